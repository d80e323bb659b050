"""Position files, read from the disk or from anywhere; a fault is a line of its own."""

from __future__ import annotations

import codecs
import re
import tomllib
from pathlib import Path
from typing import Any

from underdeck.core import position
from underdeck.core.fault import BadFile, Fault
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.misplaced import BadPosition
from underdeck.core.position import Find

LARGEST = 1_000_000  # bytes; a position has a few thousand
PLACE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


def open_position(path: Path, find: Find, seed: int = 0) -> tuple[Game, State]:
    """The game and state of a position file. Raises BadFile, which has a line for each fault."""
    return read_position(contents(path), find, seed, str(path))


def read_position(
    data: bytes, find: Find, seed: int = 0, file: str = "position"
) -> tuple[Game, State]:
    """The game and state that the text of a position file describes. Raises BadFile."""
    data = data.removeprefix(codecs.BOM_UTF8)
    document = parse(data, file)
    try:
        return position.read(find, document, seed)
    except BadPosition as error:
        from underdeck.sets.locate import faults

        raise BadFile(file, faults(data, error.faults)) from None


def contents(path: Path) -> bytes:
    """The bytes of a file. Raises BadFile if it cannot be read, or is far too large."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        what = f"cannot be read: {error.strerror or error}"
        raise BadFile(str(path), [Fault(0, 0, what, "name a file that is there")]) from None
    if len(data) > LARGEST:
        what = f"is larger than {LARGEST:,} bytes"
        raise BadFile(str(path), [Fault(0, 0, what, "a position file is a small text")])
    return data


def parse(data: bytes, file: str) -> dict[str, Any]:
    """The document of a TOML file. Raises BadFile."""
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        begin = data.rfind(b"\n", 0, error.start) + 1
        column = len(data[begin : error.start].decode("utf-8")) + 1
        fault = Fault(line, column, "this is not text", "a position file is TOML in UTF-8")
    except RecursionError:
        fault = Fault(1, 1, "brackets are nested too deeply", "a position nests three at most")
    except ValueError as error:
        fault = unreadable(str(error), data)
    raise BadFile(file, [fault])


def unreadable(message: str, data: bytes) -> Fault:
    """What the parser of TOML says, with its place."""
    place = PLACE.search(message)
    what = PLACE.sub("", message)
    what = what[:1].lower() + what[1:]
    right = 'a line is: name = value, like hand = ["7 of spades"]'
    if place is None:
        return Fault(1, 1, what, right)
    if place[1] is None:
        lines = data.decode("utf-8").split("\n")
        return Fault(len(lines), len(lines[-1]) + 1, f"{what} at the end of the file", right)
    return Fault(int(place[1]), int(place[2]), what, right)
