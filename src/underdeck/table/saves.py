"""Saves: the folder where matches lie that were begun, and which of them are not finished."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from underdeck.core.bounded import contents
from underdeck.table import record as records
from underdeck.table.journal import check_file

ENDING = ".record"
FOLDER = "UNDERDECK_DATA"  # the environment's name for another folder


@dataclass(frozen=True)
class Save:
    """A record in the folder. `actions`: those that stand; `fault`: why it cannot be read."""

    path: Path
    game: str
    variant: tuple[str, ...]
    seats: int
    actions: int
    finished: bool
    when: datetime
    fault: str = ""


def folder(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this person's matches lie, by the habit of the platform, or as UNDERDECK_DATA says."""
    if env.get(FOLDER):
        return Path(env[FOLDER])
    home = Path.home()
    if platform == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData" / "Local") / "underdeck"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "underdeck"
    return Path(env.get("XDG_DATA_HOME") or home / ".local" / "share") / "underdeck"


def new_path(game: str, where: Path | None = None) -> Path:
    """A path for the record of a new match of a game, where no file is yet."""
    base = where or folder()
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [name, *(f"{name}-{n}" for n in range(2, 1000))]
    return next(base / (n + ENDING) for n in names if not (base / (n + ENDING)).exists())


def saves(where: Path | None = None, *, finished: bool = False) -> list[Save]:
    """The matches that were begun and not finished, the latest first; or all of them."""
    base = where or folder()
    found = [save(path) for path in sorted(base.glob(f"*{ENDING}"))] if base.is_dir() else []
    found.sort(key=lambda one: one.when, reverse=True)
    return [one for one in found if finished or not one.finished]


def save(path: Path) -> Save:
    """What a record on the disk is of, without playing it."""
    when = datetime.min
    try:
        found = path.stat()
        check_file(found, path)
        when = datetime.fromtimestamp(found.st_mtime)
        read = records.read(contents(path), str(path))
    except (OSError, OverflowError, ValueError) as error:
        return Save(path, "", (), 0, 0, False, when, str(error))
    actions = 0
    for line in read.lines:
        actions += (line.kind == records.ACTION) - line.back
    finished = bool(read.lines) and read.lines[-1].kind == records.END
    head = read.header
    return Save(path, head.game, head.variant, head.seats, max(0, actions), finished, when)
