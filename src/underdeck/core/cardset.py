"""Card sets: what a card file has, its numbers by name and its texts as sentences."""
# plain: read once a game, from files

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from underdeck.core.sentences import Claim, Sentence

DIGITS = 12  # of a hash, that tell one content from another


@dataclass(frozen=True)
class CardText:
    """A card as its file has it: its numbers and marks by name, and its text, read."""

    name: str
    kind: str
    printed: Mapping[str, int]
    text: str
    sentences: tuple[Sentence | Claim, ...]
    korean: str
    number: str
    invented: tuple[str, ...]

    def claims(self, trait: str) -> list[Mapping[str, int]]:
        """The slots of each sentence that says the card is that."""
        return [
            dict(said.slots)
            for said in self.sentences
            if isinstance(said, Claim) and said.trait.name == trait
        ]

    def deeds(self, trigger: str | None) -> list[Sentence]:
        """The sentences that come to pass at a trigger; None: when the card is played."""
        return [
            said
            for said in self.sentences
            if isinstance(said, Sentence)
            and (said.trigger.name if said.trigger else None) == trigger
        ]


@dataclass(frozen=True)
class CardSet:
    """A set of cards: its name, what it is for, its version, and the cards.

    `digest` tells one content from another. `source` is the text of its file, "" for a set that
    comes with the game.
    """

    game: str
    name: str
    title: str
    korean: str
    role: str
    version: str
    digest: str
    cards: tuple[CardText, ...]
    source: str = ""

    @property
    def known_as(self) -> str:
        """The set with its version and content, in one word."""
        return f"{self.name}@{self.version}:{self.digest}"


def digest(document: Mapping[str, Any]) -> str:
    """A hash of what a document says, whatever its lines and comments look like."""
    said = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(said.encode("utf-8", errors="backslashreplace")).hexdigest()[:DIGITS]
