"""Compiles the package into a folder of its own, only what has changed, on all cores."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from multiprocessing import get_context
from pathlib import Path

from compiling.compiler import Job, compile_module, identity
from compiling.declare import Declaration, memory_declaration, memory_of
from compiling.members import find_types
from compiling.modules import Module, Package
from compiling.rewrite import Copy

ROOMS = ("core", "games")  # the floors that are compiled


@dataclass(frozen=True)
class Build:
    """Where a compiled copy of a package comes from and goes to."""

    package: str
    source: Path  # the folder of the package
    sources: Path  # what Cython reads, and the C it writes
    output: Path  # the compiled copy of the package goes below it
    checked: bool = False

    @property
    def target(self) -> Path:
        return self.output / self.package

    @property
    def record(self) -> Path:
        return self.sources / ("built.json")


def is_current(build: Build) -> bool:
    """Whether the compiled copy is already that of the files as they are; reads no Cython."""
    try:
        return bool(json.loads(build.record.read_text())["all"] == fingerprint(build))
    except (OSError, ValueError, KeyError):
        return False


def fingerprint(build: Build) -> str:
    """A hash of every file of the package and of these tools."""
    digest = hashlib.sha256(identity_of_tools().encode())
    for path in files(build.source):
        digest.update(str(path.relative_to(build.source)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def identity_of_tools() -> str:
    here = sorted(path for path in Path(__file__).parent.iterdir() if path.is_file())
    return identity() + "".join(path.read_text(encoding="utf-8") for path in here)


def files(folder: Path) -> list[Path]:
    """The files of the package, but for what Python leaves behind."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return [path for path in found if "__pycache__" not in path.parts]


def build(plan: Build, workers: int) -> list[str]:
    """Bring the compiled copy up to date; the names of the modules that were compiled."""
    whole = fingerprint(plan)
    known = json.loads(plan.record.read_text())["modules"] if plan.record.is_file() else {}
    plan.record.unlink(missing_ok=True)
    package = Package(plan.package, plan.source, ROOMS)
    find_types(package)
    texts = write_sources(plan, package)
    keys = {module.name: key(package, module, texts) for module in package.compiled()}
    copy_package(plan, set(keys))
    stale = [name for name in keys if known.get(name) != keys[name] or not extension(plan, name)]
    if stale:
        print(f"Compiling {len(stale)} modules ...", file=sys.stderr, flush=True)
    try:
        compile_all(plan, stale, workers)
    except Exception:
        done = {name: keys[name] for name in keys if name not in stale}
        plan.record.write_text(json.dumps({"all": "", "modules": done}))
        raise
    plan.record.write_text(json.dumps({"all": whole, "modules": keys}))
    return stale


def modules(plan: Build) -> list[str]:
    """The modules that the compiled copy has, once it was built."""
    return list(json.loads(plan.record.read_text())["modules"])


def write_sources(plan: Build, package: Package) -> dict[str, str]:
    """Write each module's copy and .pxd; all of their texts, by module."""
    texts = {}
    shutil.rmtree(plan.sources / plan.package, ignore_errors=True)
    for module in package.compiled():
        declaration = Declaration(package, module, checked=plan.checked)
        pxd = declaration.text()
        copy = Copy(package, module, declaration.taken, checked=plan.checked).text()
        texts[module.name] = copy + "\0" + pxd
        write(plan, module.name, ".pxd", pxd)
        write(plan, module.name, ".py", copy)
    memory = memory_of(package)
    if memory in package.modules:
        texts[memory] = memory_declaration(package, checked=plan.checked)
        write(plan, memory, ".pxd", texts[memory])
    return texts


def write(plan: Build, name: str, suffix: str, text: str) -> None:
    path = plan.sources.joinpath(*name.split(".")).with_suffix(suffix)
    path.parent.mkdir(parents=True, exist_ok=True)
    folder = path.parent
    while folder != plan.sources:
        (folder / "__init__.py").touch()
        folder = folder.parent
    path.write_text(text, encoding="utf-8")


def key(package: Package, module: Module, texts: dict[str, str]) -> str:
    """A hash of all that a compiled module is made from: itself, and what it imports."""
    digest = hashlib.sha256(identity().encode())
    for name in sorted({module.name} | package.reachable(module.name)):
        whole, _, pxd = texts.get(name, "").rpartition("\0")
        digest.update((whole if name == module.name else "").encode() + pxd.encode() + b"\0")
    return digest.hexdigest()


def copy_package(plan: Build, compiled: set[str]) -> None:
    """Bring the copy's other files up to date, and remove what the package no longer has."""
    wanted = {path.relative_to(plan.source): path for path in files(plan.source)}
    for path in files(plan.target) if plan.target.is_dir() else []:
        relative = path.relative_to(plan.target)
        name = ".".join((plan.package, *relative.parent.parts, path.name.partition(".")[0]))
        if relative not in wanted and not (is_extension(path) and name in compiled):
            path.unlink()
    for relative, path in wanted.items():
        copy = plan.target / relative
        if not copy.is_file() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def is_extension(path: Path) -> bool:
    return path.name.endswith(tuple(EXTENSION_SUFFIXES))


def extension(plan: Build, name: str) -> Path | None:
    """The file of a compiled module, if it is there."""
    base = plan.output.joinpath(*name.split("."))
    path = base.with_name(base.name + EXTENSION_SUFFIXES[0])
    return path if path.is_file() else None


def compile_all(plan: Build, names: list[str], workers: int) -> None:
    """Compile the modules, the largest first, so that none is waited for at the end."""
    sources = {name: plan.sources.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    names = sorted(names, key=lambda name: -sources[name].stat().st_size)
    jobs = [Job(name, plan.sources, plan.output, plan.checked) for name in names]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for _ in pool.map(compile_module, jobs):
            pass


def has_cython() -> bool:
    return importlib.util.find_spec("Cython") is not None


def cores() -> int:
    """How many processes may work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
