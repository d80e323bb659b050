"""Turns one module's copy into C, and the C into an extension; needs Cython and a C compiler."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

DIRECTIVES = {
    "annotation_typing": False,  # the .pxd says the types
    "boundscheck": True,  # of lists; rows are C memory, which only the trapped build checks
    "wraparound": True,  # of lists too, as in Python
    "cdivision": False,  # // and % of negative numbers as in Python
    "language_level": 3,
}
FAST = ["-O3", "-g0"]
TRAPS = [
    *("-O1", "-g0", "-fno-wrapv", "-fsanitize=signed-integer-overflow,shift,bounds"),
    "-fsanitize-undefined-trap-on-error",
]


@dataclass(frozen=True)
class Job:
    """One module to compile: its copy and .pxd lie below `sources`; the result goes to `output`."""

    name: str
    sources: Path
    output: Path
    checked: bool


class Failed(Exception):
    """The C compiler or Cython refused; the message is theirs."""


def missing() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.name == "nt":
        return "" if shutil.which("cl") else "no C compiler (cl) was found"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) was found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python (Python.h) are not installed"
    return ""


def identity() -> str:
    """What else than its sources decides what a compiled module is."""
    parts = [metadata.version("cython"), sys.version, sysconfig.get_config_var("EXT_SUFFIX")]
    return repr([*parts, os.environ.get("CC"), os.environ.get("CFLAGS"), DIRECTIVES, FAST, TRAPS])


def compile_module(job: Job) -> Path:
    """Compile one module; the extension's file. Raises Failed with what the tools said."""
    os.chdir(job.sources)
    with tempfile.TemporaryFile("w+") as said:
        try:
            with output_to(said.fileno()):
                return run(job)
        except (Exception, SystemExit) as error:
            said.seek(0)
            raise Failed(f"{job.name}: {type(error).__name__}: {error}\n{said.read()}") from None


@contextlib.contextmanager
def output_to(file: int) -> Iterator[None]:
    """What this process and its children print goes to a file."""
    saved = [os.dup(1), os.dup(2)]
    try:
        for output in (1, 2):
            os.dup2(file, output)
        yield
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        for output, before in zip((1, 2), saved, strict=True):
            os.dup2(before, output)
            os.close(before)


def run(job: Job) -> Path:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    path = Path(*job.name.split(".")).with_suffix(".py")
    directives = DIRECTIVES | ({"nonecheck": True} if job.checked else {})
    flags = [] if os.name == "nt" else (TRAPS if job.checked else FAST)
    extension = Extension(job.name, [str(path)], extra_compile_args=flags)
    made = cythonize([extension], force=True, quiet=True, compiler_directives=directives)
    command = Distribution({"ext_modules": made}).get_command_obj("build_ext")
    command.build_lib = str(job.output)
    command.build_temp = str(job.sources / "objects")
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(job.name))
