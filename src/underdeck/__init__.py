"""Underdeck: dungeon card games, played by their rulebooks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

__version__ = "0.1.0"

PLAIN = os.environ.get("UNDERDECK_PLAIN") == "1"


class PlainFinder:
    """Finds the package's .py files where compiled ones lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The plain module of that name, if it is one of this package."""
        if path is None or not name.startswith(__name__ + "."):
            return None
        specs = (
            FileFinder(where, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for where in path
        )
        return next((spec for spec in specs if spec is not None), None)


if PLAIN:
    sys.meta_path.insert(0, PlainFinder)


def compiled() -> bool:
    """Whether the rules run compiled; UNDERDECK_PLAIN=1 makes them run plain all the same."""
    core = Path(__file__).parent / "core"
    return not PLAIN and any(core.glob("*" + EXTENSION_SUFFIXES[0]))
