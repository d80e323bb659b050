"""Vocabularies: the words of a game, the kinds of slot in them, and when text comes to pass."""
# plain: built once a game

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from underdeck.core.words import Word

SLOT = re.compile(r"\{(\w+)\}")


class Slot(Protocol):
    """A kind of slot: how its values are read and written, in each language."""

    @property
    def pattern(self) -> str:
        """A regular expression of all its English wordings."""

    @property
    def says(self) -> str:
        """What could stand there, for an error."""

    def value(self, wording: str) -> int:
        """The value of an English wording that matches the pattern. Raises ValueError."""

    def wording(self, value: int, language: str) -> str:
        """A value in words."""


@dataclass(frozen=True)
class Digits:
    """A number in digits."""

    least: int
    most: int
    pattern: str = r"[0-9]+"

    @property
    def says(self) -> str:
        return f"a number from {self.least} to {self.most}"

    def value(self, wording: str) -> int:
        if not self.least <= int(wording) <= self.most:
            raise ValueError(f"{wording} is out of range: {self.says} can stand there")
        return int(wording)

    def wording(self, value: int, language: str) -> str:
        return str(value)


@dataclass(frozen=True)
class Counted:
    """A number of things: "a card", "2 cards"."""

    one: str
    many: str
    korean: str
    most: int = 9

    @property
    def article(self) -> str:
        return "an" if self.one[0] in "aeio" else "a"

    @property
    def pattern(self) -> str:
        return rf"{self.article} {self.one}\b|[0-9]+ {self.many}\b"

    @property
    def says(self) -> str:
        return f"{self.article} {self.one!s} or 2 to {self.most} {self.many}"

    def value(self, wording: str) -> int:
        first = wording.split()[0]
        n = int(first) if first.isdigit() else 1
        if first.isdigit() and not 2 <= n <= self.most:
            raise ValueError(f"{wording!r} is out of range: {self.says} can stand there")
        return n

    def wording(self, value: int, language: str) -> str:
        if language == "ko":
            return self.korean.format(n=value)
        return f"{self.article} {self.one}" if value == 1 else f"{value} {self.many}"


@dataclass(frozen=True)
class Choice:
    """One of a few wordings, each a value, in English and Korean."""

    wordings: Mapping[str, tuple[int, str]]

    @property
    def pattern(self) -> str:
        longest_first = sorted(self.wordings, key=len, reverse=True)
        return "|".join(rf"{re.escape(wording)}\b" for wording in longest_first)

    @property
    def says(self) -> str:
        return " | ".join(self.wordings)

    def value(self, wording: str) -> int:
        return self.wordings[wording][0]

    def wording(self, value: int, language: str) -> str:
        for english, (number, korean) in self.wordings.items():
            if number == value:
                return korean if language == "ko" else english
        raise ValueError(f"no wording for {value}")


@dataclass(frozen=True)
class Trigger:
    """When a sentence comes to pass: "when revealed". `kinds` of card may have it."""

    name: str
    reads: str
    korean: str
    kinds: frozenset[str]


@dataclass(frozen=True)
class Trait:
    """Something that a card is, for the rules to ask: "key", "cannot be moved past"."""

    name: str
    reads: str
    korean: str
    kinds: frozenset[str]


@dataclass(frozen=True)
class Vocabulary:
    """The words of a game, what may stand in their slots, and the triggers."""

    words: Sequence[type[Word]]
    slots: Mapping[str, Slot]
    triggers: Sequence[Trigger]
    traits: Sequence[Trait] = ()

    def slots_of(self, word: type[Word]) -> list[str]:
        """The slots of a word, in the order of its English sentence."""
        return SLOT.findall(word.reads)
