"""The set-up: the dungeon deck with the Boss among its last ten, decks, rentals, hands (HS-1)."""

from __future__ import annotations

import underdeck.games.hundred_swords.piles as piles
from underdeck.core.kernel import State, Step
from underdeck.core.steps import Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.piles import DrawCards
from underdeck.games.hundred_swords.places import (
    BOX,
    DECK,
    DUNGEON_DECK,
    LAST_TEN,
    LATE,
    RENTALS,
)
from underdeck.games.hundred_swords.turn import HAND_SIZE

LATE_CARDS = 9  # drawn unseen, to be shuffled with the Boss (HS-1.4)


class Gather(Step):  # compiled: final
    """Starters to the players, rentals to their area, all else to the dungeon deck (HS-1.1-1.3)."""

    __slots__ = ("boss", "dungeon", "rentals", "starters", "unused")

    starters: list[int]
    dungeon: list[int]
    rentals: list[int]
    unused: list[int]
    boss: i32

    def __init__(
        self,
        starters: list[int],
        dungeon: list[int],
        rentals: list[int],
        unused: list[int],
        boss: i32,
    ) -> None:
        super().__init__()
        self.starters = starters
        self.dungeon = dungeon
        self.rentals = rentals
        self.unused = unused
        self.boss = boss

    def begin(self, s: State, me: i32, it: i32) -> None:
        for seat in range(s.book.seats):
            for card in self.starters:
                DECK.put(s, seat, card)
                piles.own(s, seat, card)
        for card in self.dungeon:
            DUNGEON_DECK.put(s, 0, card)
        for card in self.rentals:
            RENTALS.put(s, 0, card)
        for card in self.unused:
            BOX.put(s, 0, card)


class DrawLate(Step):  # compiled: final
    """Nine cards are drawn unseen, and the Boss is added to them (HS-1.4)."""

    __slots__ = ("boss",)

    boss: i32

    def __init__(self, boss: i32) -> None:
        super().__init__()
        self.boss = boss

    def begin(self, s: State, me: i32, it: i32) -> None:
        for _ in range(LATE_CARDS):
            LAST_TEN.put(s, 0, DUNGEON_DECK.remove(s, 0, 0))
        LAST_TEN.put(s, 0, self.boss)


class SinkLate(Step):  # compiled: final
    """The shuffled ten go to the bottom; with a builder set, five more below them (HS-10.1)."""

    __slots__ = ("below",)

    below: i32

    def __init__(self, below: i32) -> None:
        super().__init__()
        self.below = below

    def begin(self, s: State, me: i32, it: i32) -> None:
        while LAST_TEN.count(s, 0) > 0:
            DUNGEON_DECK.put_under(s, 0, LAST_TEN.pop(s, 0), LATE)
        for _ in range(self.below):
            top = DUNGEON_DECK.count(s, 0) - 1
            DUNGEON_DECK.put_under(s, 0, DUNGEON_DECK.remove(s, 0, top), 0)


class DrawHands(Step):  # compiled: final
    """Each player shuffles and draws five cards (HS-1.5)."""

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
        seat = s.book.seats - 1
        while seat >= 0:
            s.do(self.draw, seat, HAND_SIZE)
            s.do(self.order, seat, 0)
            seat -= 1


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
