"""What is told, refused and decided, as data: each names its rule and has its words."""
# plain: words are for people, not for a search

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from underdeck.core.kernel import State
from underdeck.core.kinds import Kinds

EVERYBODY = "everybody"
OWNER = "owner"
NOBODY_SEES = "nobody"

Words = Callable[[State, int], str]


@dataclass(frozen=True)
class Happening:
    """A kind of event: its sentence, its rule, and who sees the face of its card.

    The sentence may name {seat}, {card}, {x} and {y}; `x` and `y` say what those numbers are:
    "number", "card", or a tuple of words that the number picks from. `unseen` is the sentence
    for those who do not see the card.
    """

    number: int
    name: str
    rule: str
    sentence: str
    x: str | tuple[str, ...] = "number"
    y: str | tuple[str, ...] = "number"
    face: str = EVERYBODY
    unseen: str = ""


@dataclass(frozen=True)
class Event:
    """Something that happened, with the faces as seen then."""

    what: Happening
    me: int
    card: int
    x: int
    y: int

    def seen_by(self, seat: int) -> bool:
        """Whether that seat (or ALL, -3) saw the face of the card."""
        if self.what.face == EVERYBODY or seat == -3:
            return True
        return self.what.face == OWNER and seat == self.me

    def sentence(self, kinds: Kinds, seat: int) -> str:
        """The event in words, as that seat may know it."""
        seen = self.seen_by(seat)
        what = self.what
        template = what.sentence if seen or not what.unseen else what.unseen
        return template.format(
            seat=self.me + 1,
            card=kinds.name(self.card) if seen else "a card",
            x=_said(kinds, what.x, self.x),
            y=_said(kinds, what.y, self.y),
        )


def _said(kinds: Kinds, what: str | tuple[str, ...], value: int) -> str:
    if isinstance(what, tuple):
        return what[value]
    return kinds.name(value) if what == "card" else str(value)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the rule, the facts of the case, what would make it legal."""

    number: int
    rule: str
    facts: Words
    remedy: Words


@dataclass(frozen=True)
class Reason:
    """The answer to `why`: legal or not, by which rule, with the facts; `also`: further rules."""

    legal: bool
    rule: str
    facts: str
    remedy: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a match ended.

    `name` is "won" or "lost" alone or together, "seat 1" ... or "tie" against each other; `scores`
    has a number for each seat, None where the rules give none (a lost game scores nothing).
    """

    name: str
    rule: str
    words: str
    scores: tuple[int | None, ...]
    winners: tuple[int, ...]
