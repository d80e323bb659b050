"""Vocabularies: the words of a game, the kinds of slot in them, and when text comes to pass."""
# plain: built once a game

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from underdeck.core.words import Condition, Word

SLOT = re.compile(r"\{(\w+)\}")


class Slot(Protocol):
    """A kind of slot: how its values are read and written, in each language."""

    @property
    def pattern(self) -> str:
        """A regular expression of all its English wordings."""

    @property
    def says(self) -> str:
        """What could stand there, for an error."""

    @property
    def example(self) -> str:
        """One of its wordings."""

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

    @property
    def example(self) -> str:
        return str(self.least)

    def value(self, wording: str) -> int:
        if not self.least <= int(wording) <= self.most:
            raise ValueError(f"{wording} is out of range")
        return int(wording)

    def wording(self, value: int, language: str) -> str:
        return str(value)


@dataclass(frozen=True)
class Counted:
    """A number of things: "a card", "2 cards"; `many` has {n} where the number stands."""

    one: str
    many: str
    korean: str
    most: int = 9

    @property
    def pattern(self) -> str:
        return rf"{self.one}\b|{self.many.format(n='[0-9]+')}\b"

    @property
    def says(self) -> str:
        return f"{self.one} | {self.many.format(n=f'2 to {self.most}')}"

    @property
    def example(self) -> str:
        return self.one

    def value(self, wording: str) -> int:
        if wording == self.one:
            return 1
        found = re.search("[0-9]+", wording)
        n = int(found[0]) if found else 0
        if not 2 <= n <= self.most:
            raise ValueError(f"{wording!r} is out of range")
        return n

    def wording(self, value: int, language: str) -> str:
        if language == "ko":
            return self.korean.format(n=value)
        return self.one if value == 1 else self.many.format(n=value)


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

    @property
    def example(self) -> str:
        return next(iter(self.wordings))

    def value(self, wording: str) -> int:
        if wording not in self.wordings:
            raise ValueError(f"{wording!r} cannot stand here")
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
    """The words of a game, what may stand in their slots, triggers, traits and conditions."""

    words: Sequence[type[Word]]
    slots: Mapping[str, Slot]
    triggers: Sequence[Trigger]
    traits: Sequence[Trait] = ()
    conditions: Sequence[type[Condition]] = ()
    played: frozenset[str] = frozenset()  # the kinds of card whose sentences need no trigger
    at_once: str = "when played"  # when those come to pass
