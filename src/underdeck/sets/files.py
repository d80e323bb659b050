"""Position files, read from the disk or from anywhere; a fault is a line of its own."""

from __future__ import annotations

from pathlib import Path

from underdeck.core import position
from underdeck.core.fault import BadFile, Fault
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.misplaced import BadPosition
from underdeck.core.position import Find
from underdeck.sets.document import Sort, contents, parse, without_mark

POSITION = Sort("position file", 'hand = ["7 of spades"]')


def open_position(path: Path, find: Find, seed: int = 0) -> tuple[Game, State]:
    """The game and state of a position file. Raises BadFile, which has a line for each fault."""
    return read_position(contents(path, POSITION), find, seed, str(path))


def read_position(
    data: bytes, find: Find, seed: int = 0, file: str = "position"
) -> tuple[Game, State]:
    """The game and state that the text of a position file describes. Raises BadFile."""
    data = without_mark(data)
    try:
        return placed(data, find, seed, file)
    except RecursionError:
        fault = Fault(1, 1, "names are nested too deeply", "a position's have no dots")
        raise BadFile(file, [fault]) from None


def placed(data: bytes, find: Find, seed: int, file: str) -> tuple[Game, State]:
    """The game and state that the text describes. Raises BadFile, or RecursionError."""
    document = parse(data, file, POSITION)
    try:
        return position.read(find, document, seed)
    except BadPosition as error:
        from underdeck.sets.locate import faults

        raise BadFile(file, faults(data, error.faults)) from None
