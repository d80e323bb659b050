"""Random matches to try laws on, and what can be asked of any state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from tests.laws.cases import Case
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, NOBODY, State
from underdeck.core.saying import Event
from underdeck.core.sight import owners

Answer = int | tuple[int, ...]  # an action, or an order of cards

LONGEST = 30_000


@dataclass
class Walk:
    """A random match: the state at each question, and the answer it was given."""

    case: Case
    random: Random
    states: list[State] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return self.case.game

    @property
    def end(self) -> State:
        return self.states[-1]

    def some(self, n: int) -> list[State]:
        """A few states before the end."""
        running = self.states[:-1]
        return self.random.sample(running, min(n, len(running)))

    def asked(self, n: int) -> list[State]:
        """A few states in which a seat is asked."""
        asked = [s for s in self.states if s.seat() >= 0]
        return self.random.sample(asked, min(n, len(asked)))


def walk(case: Case, seed: int) -> Walk:
    """Play at random, to the end; in most matches passing and ending is done seldom."""
    random = Random(seed)
    game = case.game
    way = Walk(case, random)
    boldness = random.choice((0.0, 0.9, 0.99))
    s = game.new()
    while not s.over():
        assert len(way.answers) < LONGEST, "the match does not end"
        way.states.append(s.copy())
        given = answer(game, s, random, boldness)
        way.answers.append(given)
        give(game, s, given)
    way.states.append(s)
    return way


def answer(game: Game, s: State, random: Random, boldness: float) -> Answer:
    """A random answer to the question that is asked."""
    if game.orders(s):
        cards = to_order(s)
        random.shuffle(cards)
        return tuple(cards)
    options = game.options(s)
    active = [a for a in options if not s.book.idle >> (a >> 25) & 1]
    return random.choice(active if active and random.random() < boldness else options)


def to_order(s: State) -> list[int]:
    """The cards that CHANCE is asked to put in order."""
    cards: list[int] = s.asking().cards(s, s.frame(0, 2))  # type: ignore[attr-defined]
    return cards


def give(game: Game, s: State, given: Answer) -> None:
    """Answer the question."""
    if isinstance(given, tuple):
        game.arrange(s, list(given))
    else:
        game.apply(s, given)


def cards(game: Game, s: State) -> list[int]:
    """Every card that lies somewhere, sorted."""
    return sorted(
        zone.card(s, me, i)
        for zone in game.places.zones
        if not zone.tally
        for me in range(owners(s, zone))
        for i in range(zone.count(s, me))
    )


def viewers(game: Game) -> Iterator[int]:
    """Each seat, and whoever sees only what is public."""
    yield from range(game.seats)
    yield NOBODY


class Ear:
    """Hears the events of one state, as Events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told = {happening.number: happening for happening in game.happenings}
        self.events: list[Event] = []

    def hear(self, s: State, kind: int, me: int, card: int, x: int, y: int) -> None:
        self.events.append(Event(self.told[kind], me, card, x, y))

    def sentences(self, seat: int) -> list[str]:
        """What a seat is told, in words."""
        return [event.sentence(self.game.kinds, seat) for event in self.events]


def heard(game: Game, s: State, a: int) -> tuple[State, Ear]:
    """The state after an action, and what was told meanwhile."""
    after = s.copy()
    ear = Ear(game)
    after.listener = ear
    game.apply(after, a)
    after.listener = None
    return after, ear


__all__ = ["ALL", "NOBODY", "Ear", "Walk", "answer", "cards", "give", "heard", "viewers", "walk"]
