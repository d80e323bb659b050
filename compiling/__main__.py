"""Compiles underdeck's rules below build/: `python -m compiling [--traps] [--force]`."""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from pathlib import Path

from compiling.build import Build, build, cores, has_cython, is_current
from compiling.compiler import Failed, missing
from compiling.modules import Unsupported

ROOT = Path(__file__).resolve().parent.parent
CANNOT = 3  # nothing is wrong, but this machine cannot compile


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument("--traps", action="store_true", help="the tests' copy, which checks bounds")
    parser.add_argument("--force", action="store_true", help="compile every module again")
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
    reason = missing() or ("" if has_cython() else "Cython is not installed")
    if reason:
        print(f"Not compiled: {reason}. The rules run as plain Python, slower.", file=sys.stderr)
        return CANNOT
    if options.force:
        shutil.rmtree(plan.sources, ignore_errors=True)
    if is_current(plan):
        return 0
    print("Compiling the rules ...", file=sys.stderr, flush=True)
    began = time.monotonic()
    try:
        done = build(plan, cores())
    except (Failed, Unsupported) as error:
        print(f"Not compiled: {error}", file=sys.stderr)
        return 1
    seconds = time.monotonic() - began
    print(f"Compiled {len(done)} modules in {seconds:.0f} s.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
