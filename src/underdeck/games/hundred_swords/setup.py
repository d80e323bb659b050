"""The set-up: dungeon decks with a Boss among their last cards, decks, rentals, hands (HS-1)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
from underdeck.core.kernel import State, Step
from underdeck.core.steps import Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.piles import DrawCards
from underdeck.games.hundred_swords.places import (
    BOX,
    DECK,
    DISCARD,
    DUNGEON_DECK,
    LATE,
    MIXED,
    RENTALS,
    RIVAL_DECK,
    RIVAL_OWNED,
)
from underdeck.games.hundred_swords.turn import HAND_SIZE

LATE_CARDS = 9  # drawn unseen, to be shuffled with the Boss (HS-1.4)
BELOW = 5  # cards below those, in a larger dungeon (HS-10.1)
BOXED = 10  # cards taken out of each dungeon for a faster game (HS-11.2)


class Gather(Step):  # compiled: final
    """Every card of the match lies somewhere: rentals in their area, bosses aside, all else of a
    dungeon in its deck, starters before their players (HS-1.1 to HS-1.3)."""

    __slots__ = ("bosses", "decks", "many", "rentals", "rival", "starters")

    decks: list[list[int]]
    many: list[int]
    bosses: list[int]
    rentals: list[int]
    starters: list[int]
    rival: list[int]

    def __init__(
        self,
        decks: list[list[int]],
        many: list[int],
        bosses: list[int],
        rentals: list[int],
        starters: list[int],
        rival: list[int],
    ) -> None:
        """`decks`: the cards of each dungeon; `many`: those to be divided between two."""
        super().__init__()
        self.decks = decks
        self.many = many
        self.bosses = bosses
        self.rentals = rentals
        self.starters = starters
        self.rival = rival

    def begin(self, s: State, me: i32, it: i32) -> None:
        for which in range(dungeon.dungeons(s)):
            for card in self.decks[which]:
                DUNGEON_DECK.put(s, which, card)
        for card in self.many:
            DECK.put(s, 0, card)
        for card in self.bosses:
            MIXED.put(s, 0, card)
        for card in self.rentals:
            RENTALS.put(s, 0, card)
        for seat in range(s.book.seats):
            for card in self.starters:
                DISCARD.put(s, seat, card)
                piles.own(s, seat, card)
        for card in self.rival:
            RIVAL_DECK.put(s, 0, card)
            RIVAL_OWNED.put(s, 0, card)


class PlaceBosses(Step):  # compiled: final
    """One of the bosses lies at the bottom of each dungeon deck, for nine others to join it."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        for which in range(dungeon.dungeons(s)):
            if MIXED.count(s, 0) > 0:
                DUNGEON_DECK.put_under(s, which, MIXED.pop(s, 0), 0)


class DrawLate(Step):  # compiled: final
    """The boss that lies at the bottom, and nine cards drawn unseen (HS-1.4)."""

    __slots__ = ("which",)

    which: i32

    def __init__(self, which: i32) -> None:
        super().__init__()
        self.which = which

    def begin(self, s: State, me: i32, it: i32) -> None:
        while MIXED.count(s, 0) <= LATE_CARDS and DUNGEON_DECK.count(s, self.which) > 0:
            MIXED.put(s, 0, DUNGEON_DECK.remove(s, self.which, 0))


class SinkLate(Step):  # compiled: final
    """The shuffled ten go to the bottom; in a larger dungeon, five more below them (HS-10.1)."""

    __slots__ = ("below", "which")

    which: i32
    below: i32

    def __init__(self, which: i32, below: i32) -> None:
        super().__init__()
        self.which = which
        self.below = below

    def begin(self, s: State, me: i32, it: i32) -> None:
        late = MIXED.count(s, 0)
        while MIXED.count(s, 0) > 0:
            DUNGEON_DECK.put_under(s, self.which, MIXED.pop(s, 0), LATE << self.which)
        more = min(self.below, DUNGEON_DECK.count(s, self.which) - late)
        for _ in range(more):
            DUNGEON_DECK.put_under(s, self.which, DUNGEON_DECK.pop(s, self.which), 0)


class BoxTen(Step):  # compiled: final
    """Ten random cards of each dungeon are out of the game, for a faster one (HS-11.2)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        for which in range(dungeon.dungeons(s)):
            for _ in range(min(BOXED, DUNGEON_DECK.count(s, which))):
                BOX.put(s, 0, DUNGEON_DECK.pop(s, which))


class ShareMany(Step):  # compiled: final
    """They are divided evenly between the dungeon decks; an odd one to the first (HS-11.2R)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        which = 0
        while DECK.count(s, 0) > 0:
            DUNGEON_DECK.put(s, which, DECK.pop(s, 0))
            which = 1 - which


class DrawHands(Step):  # compiled: final
    """Each player shuffles and draws five cards (HS-1.5). Frame: `at` half-steps done."""

    __slots__ = ("draw", "order")

    draw: DrawCards
    order: Step

    def __init__(self, draw: DrawCards) -> None:
        super().__init__()
        self.draw = draw
        self.order = Order(DECK, -1)

    def parts(self) -> list[Step]:
        return [self.draw, self.order]

    def begin(self, s: State, me: i32, it: i32) -> None:
        at = s.at
        seat = at // 2
        if seat == s.book.seats:
            return
        s.push(self, at + 1, me, it, 0, 0)
        if at % 2 == 0:
            while DISCARD.count(s, seat) > 0:
                DECK.put(s, seat, DISCARD.remove(s, seat, 0))
            s.do(self.order, seat, 0)
        else:
            s.do(self.draw, seat, HAND_SIZE)


class FirstPlayer(Step):  # compiled: final
    """The first player is drawn at random (HS-1.5): `it` counts from 1."""

    __slots__ = ("turns",)

    turns: Step

    def __init__(self, turns: Step) -> None:
        super().__init__()
        self.turns = turns

    def parts(self) -> list[Step]:
        return [self.turns]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.do(self.turns, it - 1, 0)
