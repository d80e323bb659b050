"""Verbs: an action as words and back, so that a record, a command and a button say the same."""
# plain: words are for people, not for a search

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Protocol

import underdeck.core.action as action
from underdeck.core.kernel import ALL, State
from underdeck.core.kinds import UNKNOWN, Kinds
from underdeck.core.places import Zone
from underdeck.core.steps import ACCEPT, ORDER, PASS

CARD = 16  # the shift of the card in an action
NOWHERE = 255  # the place of a card that lies nowhere it could be named by


class Unreadable(ValueError):
    """Words that are no action; the message says what was read and what could stand there."""


def quoted(name: str) -> str:
    """A name as one word: in quotes unless it is a word already."""
    if name == UNKNOWN or name.replace("-", "").replace("_", "").isalnum():
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def words_of(text: str) -> list[str]:
    """The words of a line, names in quotes being one word. Raises Unreadable if one stays open."""
    try:
        return shlex.split(text)
    except ValueError:
        raise Unreadable(f"a quotation mark is not closed in: {text}") from None


def is_number(word: str) -> bool:
    """Whether a word is a number, and no longer than one that anybody means.

    >>> is_number("12"), is_number("-1"), is_number("9" * 5000)
    (True, False, False)
    """
    return word.isdecimal() and len(word) < 10


def nearest(word: str, known: Sequence[str]) -> str:
    """What could stand there: the nearest of the known words, or a few of them."""
    close = get_close_matches(word, known, n=1, cutoff=0.5)
    if close:
        return f"did you mean {close[0]!r}?"
    few = ", ".join(known[:8]) + (" ..." if len(known) > 8 else "")
    return f"it could be: {few}"


class Field(Protocol):
    """What a number in an action means."""

    @property
    def optional(self) -> bool:
        """Whether the words may be missing."""

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        """The words for a value."""

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        """Take the words of a value off the front. Raises Unreadable."""


@dataclass(frozen=True)
class Card:
    """A kind of card, by its name."""

    optional: bool = False

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [kinds.name(value)]

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        word = words.pop(0)
        if word not in kinds.numbers:
            raise Unreadable(f"no card is called {word!r}: {nearest(word, list(kinds.numbers))}")
        return kinds.numbers[word]


@dataclass(frozen=True)
class Under:
    """One of the owners of a place, by the name of the card that lies lowest there."""

    zone: Zone
    optional: bool = False

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        if value >= self.zone.owners or self.zone.count(s, value) == 0:
            return ["nowhere"]
        return [kinds.name(self.zone.card(s, value, 0))]

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        card = Card().read(kinds, s, words)
        for me in range(self.zone.owners):
            if self.zone.count(s, me) > 0 and self.zone.card(s, me, 0) == card:
                return me
        return NOWHERE


@dataclass(frozen=True)
class Ways:
    """Words that may follow, each a bit."""

    names: tuple[str, ...]
    optional: bool = True

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [name for bit, name in enumerate(self.names) if value >> bit & 1]

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        value = 0
        while words and words[0] in self.names:
            value |= 1 << self.names.index(words.pop(0))
        return value


@dataclass(frozen=True)
class Named:
    """One of a few words, by its place among them."""

    names: tuple[str, ...]
    optional: bool = False

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [self.names[value] if value < len(self.names) else "?"]

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        word = words.pop(0)
        if not word or word not in self.names:
            known = [name for name in self.names if name]
            raise Unreadable(f"{word!r} cannot stand here: {nearest(word, known)}")
        return self.names.index(word)


@dataclass(frozen=True)
class Number:
    """A plain number, such as what a die shows."""

    least: int = 0
    most: int = 255
    optional: bool = False

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [str(value)]

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        word = words.pop(0)
        if not is_number(word) or not self.least <= int(word) <= self.most:
            raise Unreadable(f"{word!r} is not a number from {self.least} to {self.most}")
        return int(word)


@dataclass(frozen=True)
class Seat:
    """A seat, counted from 1 for people."""

    optional: bool = False

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [str(value + 1)]

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        return Number(1, s.book.seats).read(kinds, s, words) - 1


Rule = str | Callable[[State, int], str]


@dataclass(frozen=True)
class Verb:
    """A verb: its number and name, what its fields mean, and the rule that allows it.

    `idle`: it passes or ends something, and a bot that plays at random does it last.
    `secret`: only who does it sees its card.
    """

    number: int
    name: str
    rule: Rule
    card: Field | None = None
    x: Field | None = None
    y: Field | None = None
    idle: bool = False
    secret: bool = False

    def fields(self) -> list[tuple[Field, int]]:
        """The fields in use, each with its shift in the integer."""
        places = ((self.card, CARD), (self.x, 8), (self.y, 0))
        return [(what, shift) for what, shift in places if what is not None]


@dataclass(frozen=True)
class Verbs:
    """The verbs of a game, beside the ones that every game has: pass, order, roll, accept."""

    kinds: Kinds
    verbs: tuple[Verb, ...]
    numbers: dict[int, Verb] = field(init=False)
    names: dict[str, Verb] = field(init=False)

    def __post_init__(self) -> None:
        everywhere = (
            Verb(action.verb(PASS), "pass", "", idle=True),
            Verb(action.verb(ORDER), "order", ""),
            Verb(3, "roll", "", x=Number(1, 255)),
            Verb(action.verb(ACCEPT), "accept", ""),
        )
        own = {verb.number for verb in self.verbs}
        verbs = [verb for verb in everywhere if verb.number not in own] + list(self.verbs)
        object.__setattr__(self, "numbers", {verb.number: verb for verb in verbs})
        object.__setattr__(self, "names", {verb.name: verb for verb in verbs})

    def idle(self) -> int:
        """A bit for each verb that passes or ends something."""
        return sum(1 << verb.number for verb in self.numbers.values() if verb.idle)

    def words(self, s: State, a: int) -> str:
        """An action in words, as `read` takes them."""
        return self.told(s, a, ALL)

    def told(self, s: State, a: int, seat: int) -> str:
        """An action in words, as a seat hears of it: "?" for a card that it does not see."""
        verb = self.numbers[action.verb(a)]
        hidden = verb.secret and seat not in (ALL, s.seat())
        said = [verb.name]
        for what, shift in verb.fields():
            mask = 511 if shift == CARD else 255
            if hidden and shift == CARD:
                said.append(UNKNOWN)
            else:
                said += what.words(self.kinds, s, a >> shift & mask)
        return " ".join(quoted(word) for word in said)

    def read(self, s: State, text: str) -> int:
        """The action that the words say, legal or not. Raises Unreadable if they say none."""
        words = words_of(text)
        if not words:
            raise Unreadable("an action is missing; it begins with a verb")
        name = words.pop(0)
        if name not in self.names:
            own = [verb.name for verb in self.verbs]
            raise Unreadable(f"no verb {name!r}: {nearest(name, own)}")
        verb = self.names[name]
        a = verb.number << 25
        for what, shift in verb.fields():
            if not words and not what.optional:
                raise Unreadable(f"{name!r} lacks {_lacking(what)}")
            a |= what.read(self.kinds, s, words) << shift
        if words:
            raise Unreadable(f"{words[0]!r} is too much after {name!r} and what belongs to it")
        return a

    def rule(self, s: State, a: int) -> str:
        """The id of the rule that allows an action."""
        rule = self.numbers[action.verb(a)].rule
        return rule if isinstance(rule, str) else rule(s, a)


def _lacking(what: Field) -> str:
    return {"Card": "a card", "Under": "the card it is aimed at", "Seat": "a seat"}.get(
        type(what).__name__, "a number"
    )
