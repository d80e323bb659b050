"""Compiles underdeck's rules below build/: `python -m compiling [--traps] [--force] [--report]`."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from compiling.build import ROOMS, Build, build, cores, has_cython, is_current
from compiling.compiler import Failed, missing
from compiling.members import find_types
from compiling.modules import Package, Unsupported
from compiling.report import report

ROOT = Path(__file__).resolve().parent.parent
CANNOT = 3  # nothing is wrong, but this machine cannot compile


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument("--traps", action="store_true", help="the tests' copy, which checks bounds")
    parser.add_argument("--force", action="store_true", help="compile every module again")
    parser.add_argument("--report", action="store_true", help="only tell what stays Python's")
    options = parser.parse_args()

    name = "traps" if options.traps else "compiled"
    work = ROOT / "build"
    plan = Build(
        "underdeck",
        ROOT / "src" / "underdeck",
        sources=work / "c" / name,
        output=work / name,
        checked=options.traps,
    )
    if options.report:
        package = Package(plan.package, plan.source, ROOMS)
        find_types(package)
        print("\n".join(report(package)))
        return 0
    reason = missing() or ("" if has_cython() else "Cython is not installed")
    if reason:
        print(f"Not compiled: {reason}. The rules run as plain Python, slower.", file=sys.stderr)
        return CANNOT
    with alone(work):
        if options.force:
            shutil.rmtree(plan.sources, ignore_errors=True)
        return 0 if is_current(plan) else bring_up_to_date(plan)


def bring_up_to_date(plan: Build) -> int:
    began = time.monotonic()
    try:
        done = build(plan, cores())
    except (Failed, Unsupported) as error:
        print(f"Not compiled: {error}", file=sys.stderr)
        return 1
    if done:
        seconds = time.monotonic() - began
        print(f"Compiled {len(done)} modules in {seconds:.0f} s.", file=sys.stderr)
    return 0


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other process compiles in this folder, where the system can tell."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
