"""A small package for tests of compiling, made from texts."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import underdeck
from compiling.build import ROOMS
from compiling.declare import Declaration
from compiling.members import find_types
from compiling.modules import Package
from compiling.rewrite import Copy

CORE = Path(underdeck.__file__).parent / "core"
HEAD = "from __future__ import annotations\n"


def foundation(folder: Path, package: str) -> None:
    """The project's own widths and memory, in a package of another name."""
    for name in ("widths.py", "memory.py"):
        text = (CORE / name).read_text(encoding="utf-8")
        (folder / "core").mkdir(parents=True, exist_ok=True)
        (folder / "core" / name).write_text(text.replace("underdeck.", f"{package}."))


class Small:
    """A package of a few modules, named `small.core.one` and so on."""

    def __init__(self, folder: Path, texts: dict[str, str]) -> None:
        foundation(folder, "small")
        for name, text in texts.items():
            path = folder.joinpath(*name.split(".")).with_suffix(".py")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(HEAD + dedent(text))
        self.package = Package("small", folder, ROOMS)
        find_types(self.package)

    def pxd(self, name: str, *, checked: bool = False) -> str:
        """The declarations of a module."""
        module = self.package.modules[f"small.{name}"]
        return Declaration(self.package, module, checked=checked).text()

    def copy(self, name: str, *, checked: bool = False) -> str:
        """What Cython reads of a module, below its first line."""
        module = self.package.modules[f"small.{name}"]
        declaration = Declaration(self.package, module, checked=checked)
        declaration.text()
        text = Copy(self.package, module, declaration.taken, checked=checked).text()
        return text.removeprefix(HEAD)
