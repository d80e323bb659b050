"""The card sets that come with a game, and the reader of those that people add."""
# plain: read once a game, from files

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from importlib import resources

from underdeck.core.cardreader import CardReader
from underdeck.core.cardset import CardSet


def shipped_sets(package: str, reader: CardReader) -> dict[str, CardSet]:
    """The card sets in the folder `cards` of a game's package, by name, in the files' order."""
    found = {}
    folder = resources.files(package) / "cards"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            read = reader.read(tomllib.loads(file.read_text(encoding="utf-8")))
            found[read.name] = read
    return found


def beside(reader: CardReader, shipped: Mapping[str, CardSet]) -> CardReader:
    """A reader of the card files that people write: no name is one that comes with the game."""
    taken = {card.name: one.title for one in shipped.values() for card in one.cards}
    return replace(reader, taken=taken, reserved=tuple(shipped))
