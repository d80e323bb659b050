"""Card files, read from the disk or from anywhere; a fault is a line of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from underdeck.core.cardreader import BadCards, CardReader
from underdeck.core.cardset import CardSet
from underdeck.core.fault import BadFile
from underdeck.core.misplaced import Misplaced
from underdeck.core.toml import said
from underdeck.sets.document import Sort, contents, parse, without_mark

CARDS = Sort("card file", 'name = "Blunt Sword"')

Readers = Callable[[str], CardReader]  # the reader for a game. Raises ValueError if it has none


def open_cards(path: Path, reader: Readers) -> CardSet:
    """The card set of a file. Raises BadFile, which has a line for each fault."""
    return read_cards(contents(path, CARDS), reader, str(path))


def read_cards(data: bytes, reader: Readers, file: str = "cards") -> CardSet:
    """The card set that the text of a card file describes. Raises BadFile."""
    data = without_mark(data)
    document = parse(data, file, CARDS)
    try:
        return reader_of(document, reader).read(document, data.decode("utf-8"))
    except BadCards as error:
        from underdeck.sets.locate import faults

        raise BadFile(file, faults(data, error.faults)) from None


def reader_of(document: dict[str, Any], reader: Readers) -> CardReader:
    """The reader for the game that a document names. Raises BadCards."""
    head = document.get("set")
    name = head.get("game") if isinstance(head, dict) else None
    if not isinstance(name, str):
        what = "the game is not named" if name is None else f"the game is {said(name)}"
        path = ("set",) if name is None else ("set", "game")
        right = 'write [set], and below it game = "hundred_swords"'
        raise BadCards([Misplaced(path, what, right)])
    try:
        return reader(name)
    except ValueError as error:
        what, _, right = str(error).partition(": ")
        raise BadCards([Misplaced(("set", "game"), what, right)]) from None
