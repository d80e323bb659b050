"""A game: an immutable value made of places, kinds, a book of steps, and words for all of it."""
# plain: one object a game, made once

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import underdeck.core.sight as sight
from underdeck.core.cardset import CardSet
from underdeck.core.declaration import Places
from underdeck.core.kernel import ALL, CHANCE, NOBODY, RUNNING, Book, State
from underdeck.core.kinds import Kinds
from underdeck.core.look import Look
from underdeck.core.refusal import Illegal
from underdeck.core.saying import Happening, Outcome, Reason, Refusal
from underdeck.core.verbs import Unreadable, Verbs, nearest


class UnknownVariant(ValueError):
    """A variant that the game does not have, or two that exclude each other."""


class Unfit(ValueError):
    """A position that the game cannot have: the place, its owner, and what is wrong there."""

    def __init__(self, place: str, owner: int, what: str) -> None:
        super().__init__(what)
        self.place = place
        self.owner = owner


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a match: `group` members exclude each other.

    `seats`: the fewest and the most that can play so.
    """

    name: str
    title: str
    says: str
    rule: str
    group: str = ""
    seats: tuple[int, int] = (1, 6)


def chosen(options: Sequence[Option], variant: Sequence[str], seats: int = 0) -> tuple[str, ...]:
    """The variant, each option once and in the game's order. Raises UnknownVariant.

    `seats`: how many play; 0 if the game is for one number only.
    """
    known = [option.name for option in options]
    for name in variant:
        if name not in known:
            raise UnknownVariant(f"no variant {name!r}: {nearest(name, known)}")
    groups: dict[str, str] = {}
    for option in options:
        if option.name in variant and seats and not option.seats[0] <= seats <= option.seats[1]:
            what = f"{option.name!r} is not for {seats}"
            raise UnknownVariant(f"{what}: it is for {ranging(option.seats)}")
        if option.name in variant and option.group:
            if option.group in groups:
                one = groups[option.group]
                raise UnknownVariant(f"{one!r} and {option.name!r} exclude each other: choose one")
            groups[option.group] = option.name
    return tuple(name for name in known if name in variant)


def ranging(numbers: tuple[int, int]) -> str:
    """The least and the most of a number in words.

    >>> ranging((2, 2)), ranging((1, 4))
    ('2', '1 to 4')
    """
    least, most = numbers
    return str(least) if least == most else f"{least} to {most}"


def complete(game: Game, view: State, seed: int) -> State:
    """A world that the view allows, where every way to deal the hidden cards is equally likely."""
    return sight.complete(view, game.places, game.kinds, game.cards, seed)


def fill_nothing(s: State, given: frozenset[str], left: list[int]) -> None:
    """A game without a rule of its own for positions deals no card that a file does not give."""


@dataclass(frozen=True, eq=False)
class Game:
    """What every game can be asked. `seats` is how many play this one.

    The callables come from the game's own modules; what is the same for all games is here.
    A game whose set-up or public events make some worlds likelier than others deals some of the
    hidden cards by itself, in a `complete_of` of its own.

    A position that is read: `fill` puts card backs into the places that were not given, for as
    many of the cards left as would lie there; `rest` lets the steps wait where they rest, if the
    position does not say; `settle` makes what follows from the cards true, or raises Unfit.

    `worth`: how good a position is for a seat, for bots that look ahead; not every game says.

    `sets`: the card sets that it is played with, of a game that has any.
    """

    name: str
    title: str
    version: str
    variant: tuple[str, ...]
    seats: int
    places: Places
    kinds: Kinds
    verbs: Verbs
    book: Book
    refusals: tuple[Refusal, ...]
    happenings: tuple[Happening, ...]
    settle: Callable[[State], None]
    rest: Callable[[State, frozenset[str]], None]
    outcome_of: Callable[[Game, State], Outcome]
    look_of: Callable[[Game, State], Look]
    prefer: Callable[[Game, State, int], int]
    complete_of: Callable[[Game, State, int], State] = complete
    worth: Callable[[State, int], int] | None = None
    fill: Callable[[State, frozenset[str], list[int]], None] = fill_nothing
    sets: tuple[CardSet, ...] = ()

    # Playing -------------------------------------------------------------------------------

    def new(self) -> State:
        """A match at its first question, which is usually CHANCE's."""
        s = self.book.begin()
        s.run()
        return s

    def options(self, s: State) -> list[int]:
        """What the seat to move may do; empty only when the match is over."""
        return s.options()

    def apply(self, s: State, a: int) -> None:
        """Do an option. Raises Illegal if it is none."""
        s.apply(a)

    def orders(self, s: State) -> bool:
        """Whether CHANCE is asked for an order of cards, to be given with `arrange`."""
        return s.seat() == CHANCE and s.asking().orders()

    def arrange(self, s: State, cards: list[int]) -> None:
        """Answer CHANCE's question for an order. Raises Illegal unless it is one of the cards."""
        if not self.orders(s):
            raise Illegal("no order of cards is asked for")
        arrange(s, cards)

    def sample(self, s: State, seed: int) -> int:
        """Answer CHANCE's question at random; the generator's state afterwards."""
        from underdeck.core import playout

        return playout.chance(s, seed)

    def outcome(self, s: State) -> Outcome:
        """How the match ended. Raises Illegal while it runs."""
        if not s.over():
            raise Illegal("the match is not over")
        return self.outcome_of(self, s)

    # Seeing --------------------------------------------------------------------------------

    @property
    def own_cards(self) -> list[str]:
        """The texts of the card sets that do not come with the game."""
        return [one.source for one in self.sets if one.source]

    @property
    def cards(self) -> list[int]:
        """Every card of the match."""
        return self.kinds.all()

    def redact(self, s: State, seat: int) -> State:
        """`s` as a seat sees it, or NOBODY (what is public); ALL for the whole.

        Raises Illegal for a seat that is not there, and if `s` is the view of another.
        """
        if not (0 <= seat < self.seats or seat in (NOBODY, ALL)):
            raise Illegal(f"there is no seat {seat}: they go from 0 to {self.seats - 1}")
        if s.viewer() not in (ALL, seat):
            raise Illegal(f"this is the view of {s.viewer()}: it cannot be turned into {seat}'s")
        return sight.redact(s, self.places, self.kinds, seat)

    def complete(self, view: State, seed: int) -> State:
        """A world that the view allows, drawn with the probability that it has."""
        return self.complete_of(self, view, seed)

    def look(self, view: State) -> Look:
        """The view as zones, cards and moves."""
        return self.look_of(self, view)

    # Saying --------------------------------------------------------------------------------

    def words(self, s: State, a: int) -> str:
        """An action in words."""
        return self.verbs.words(s, a)

    def told(self, s: State, a: int, seat: int) -> str:
        """An action in words, as a seat (or NOBODY) hears of it: "?" for a card it cannot see."""
        return self.verbs.told(s, a, seat)

    def read_action(self, s: State, text: str) -> int:
        """The action that words say, legal or not. Raises Unreadable."""
        return self.verbs.read(s, text)

    def rule(self, s: State, a: int) -> str:
        """The id of the rule that allows an action."""
        return self.verbs.rule(s, a)

    def why(self, view: State, a: int) -> Reason:
        """Why an action is not legal; or that it is, and by which rule."""
        if view.over():
            return Reason(False, "", "The match is over.", "Start a new one.")
        bars = view.refusals(a)
        if not bars:
            return Reason(True, self.rule(view, a), "", "")
        told = {refusal.number: refusal for refusal in self.refusals}
        first = told[bars[0]]
        rules = dict.fromkeys(told[bar].rule for bar in bars[1:] if told[bar].rule != first.rule)
        return Reason(False, first.rule, first.facts(view, a), first.remedy(view, a), tuple(rules))


def arrange(s: State, cards: list[int]) -> None:
    """Answer the order that CHANCE is asked for, and play on. Raises Illegal."""
    step = s.asking()
    me, it = s.frame(0, 2), s.frame(0, 3)
    trial = s.copy()
    trial.pop()
    step.arrange(trial, me, it, cards)
    s.pop()
    step.arrange(s, me, it, cards)
    s.run()


__all__ = [
    "ALL",
    "CHANCE",
    "NOBODY",
    "RUNNING",
    "Game",
    "Option",
    "UnknownVariant",
    "Unreadable",
    "arrange",
    "chosen",
]  # fmt: skip
