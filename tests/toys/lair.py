"""A toy for one seat whose set-up tells: the dragon is among the last three cards of the deck.

- LA-1 Two bats and three rats are shuffled; the dragon is shuffled into the last two of them.
- LA-2 The player walks on, which turns the top card up, or leaves.
- LA-3 Leaving scores the cards turned up; the dragon ends the match badly.
"""

from __future__ import annotations

import underdeck.core.action as action
from tests.toys.looks import look
from underdeck.core import game as games
from underdeck.core import rng
from underdeck.core.declaration import Places
from underdeck.core.game import Game
from underdeck.core.kernel import Book, State, Step
from underdeck.core.kinds import Kinds
from underdeck.core.places import NOONE
from underdeck.core.saying import Happening, Outcome, Refusal, Words
from underdeck.core.steps import NOT_ASKED, Again, All, Order
from underdeck.core.verbs import Verb, Verbs

KINDS = Kinds()
BAT = KINDS.add("bat", "card", copies=2)
RAT = KINDS.add("rat", "card", copies=3)
DRAGON = KINDS.add("dragon", "card")
LAST = 3

PLACES = Places(seats=1)
DECK = PLACES.zone("deck", "card", room=6, sight=NOONE)
LAIR = PLACES.zone("lair", "card", room=LAST, sight=NOONE)
PATH = PLACES.zone("path", "card", room=6)
ENDED = PLACES.counter("ended", most=2)
PLACES.close()

WALK, LEAVE = action.pack(8, 0, 0, 0), action.pack(9, 0, 0, 0)
TURNED_UP = 1


class Gather(Step):
    """All cards but the dragon are in the deck (LA-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        for card in KINDS.all():
            (LAIR if card == DRAGON else DECK).put(s, 0, card)


class Mix(Step):
    """The last two cards of the deck go to the dragon (LA-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        while LAIR.count(s, 0) < LAST:
            DECK.move(s, 0, 0, LAIR, 0)


class Cover(Step):
    """The three lie under the deck (LA-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        while LAIR.count(s, 0) > 0:
            DECK.put_under(s, 0, LAIR.pop(s, 0), 0)


class Walk(Step):
    """Walk on or leave (LA-2)."""

    def begin(self, s: State, me: int, it: int) -> None:
        s.ask(self, me, me, it)

    def candidates(self, s: State, me: int, it: int) -> None:
        s.offer(WALK)
        s.offer(LEAVE)

    def barred(self, s: State, me: int, it: int, a: int) -> None:
        if a not in (WALK, LEAVE):
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: int, it: int, a: int) -> None:
        if a == LEAVE:
            ENDED.set(s, 0, 1)
            s.end()
            return
        DECK.move(s, 0, DECK.count(s, 0) - 1, PATH, 0)
        s.tell(TURNED_UP, me, PATH.top(s, 0), 0, 0)
        if PATH.top(s, 0) == DRAGON or DECK.count(s, 0) == 0:
            ENDED.set(s, 0, 2)
            s.end()


def complete(game: Game, view: State, seed: int) -> State:
    """The dragon, if not yet seen, is any of the last cards; the others as they come (LA-1)."""
    world = view.copy()
    if not PATH.holding(view, 0, DRAGON):
        backs = min(LAST, DECK.count(view, 0))
        seed = rng.settle(seed, backs)
        DECK.replace(world, 0, rng.below(seed, backs), DRAGON)
    return games.complete(game, world, seed)


def said(words: str) -> Words:
    return lambda s, a: words


VERBS = Verbs(
    KINDS,
    (Verb(2, "order", "LA-1"), Verb(8, "walk", "LA-2"), Verb(9, "leave", "LA-3", idle=True)),
)


def outcome(game: Game, s: State) -> Outcome:
    won = ENDED.get(s, 0) == 1
    score = PATH.count(s, 0) if won else None
    return Outcome("won" if won else "lost", "LA-3", "Over.", (score,), (0,) if won else ())


def game() -> Game:
    forever = Again(Walk())
    forever.name = "Walking"
    root = All(Gather(), Order(DECK, 0), Mix(), Order(LAIR, 0), Cover(), forever)
    return Game(
        name="lair",
        title="Lair",
        version="LA 1",
        variant=(),
        seats=1,
        places=PLACES,
        kinds=KINDS,
        verbs=VERBS,
        book=Book(root, 1, PLACES.length(1), 6, VERBS.idle()),
        refusals=(Refusal(NOT_ASKED, "LA-2", said("No answer."), said("Walk or leave.")),),
        happenings=(Happening(TURNED_UP, "turned up", "LA-2", "{card} is turned up."),),
        settle=lambda s: None,
        rest=lambda s, given: s.do(s.book.names["Walking"], 0, 0),
        outcome_of=outcome,
        look_of=look,
        prefer=lambda game, view, a: 0,
        complete_of=complete,
    )
