"""Words about points: gain them, for something that is counted, double them, pay energy."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import (
    ENERGY,
    HAND,
    MOVEMENT,
    PLAYED,
    ROOM,
    ROOMS,
    STRENGTH,
)
from underdeck.games.hundred_swords.told import GAINED
from underdeck.games.hundred_swords.verbs import FOR_MOVEMENT, FOR_STRENGTH

MOST = 99  # points that words can heap up

SWORDS = 1  # what is counted
CARDS = 2
EMPTY = 3
HIDDEN = 4
MONSTERS = 5


def held(s: State, points: i32) -> int:
    """How many points of a kind are held."""
    if points == FOR_MOVEMENT:
        return MOVEMENT.get(s, 0)
    return STRENGTH.get(s, 0) if points == FOR_STRENGTH else ENERGY.get(s, 0)


def gain(s: State, me: i32, n: i32, points: i32) -> None:
    """Gain points, up to 99 of a kind."""
    most = max(held(s, points), min(MOST, held(s, points) + n))
    if points == FOR_MOVEMENT:
        MOVEMENT.set(s, 0, most)
    elif points == FOR_STRENGTH:
        STRENGTH.set(s, 0, most)
    else:
        ENERGY.set(s, 0, most)
    s.tell(GAINED, me, 0, n, points)


class Gain(Word):
    """Gain points."""

    __slots__ = ("n", "points")

    reads = "gain {n} {points}"
    korean = "{points} {n:을} 얻는다"

    n: i32
    points: i32

    def __init__(self, n: i32, points: i32) -> None:
        super().__init__()
        self.n = n
        self.points = points

    def begin(self, s: State, me: i32, it: i32) -> None:
        gain(s, me, self.n, self.points)


class GainFor(Word):
    """Gain points for each of the things that are counted at that moment."""

    __slots__ = ("n", "points", "things")

    reads = "gain {n} {points} for each {things}"
    korean = "{things} 하나마다 {points} {n:을} 얻는다"

    n: i32
    points: i32
    things: i32

    def __init__(self, n: i32, points: i32, things: i32) -> None:
        super().__init__()
        self.n = n
        self.points = points
        self.things = things

    def count(self, s: State, me: i32) -> int:
        """How many there are."""
        if self.things == CARDS:
            return HAND.count(s, me)
        n = 0
        if self.things == SWORDS:
            for i in range(PLAYED.count(s, me)):
                if cards_of(s).sword[PLAYED.card(s, me, i)]:
                    n += 1
            return n
        for room in range(1, ROOMS + 1):
            if self.counts(s, dungeon.at(s, room)):
                n += 1
        return n

    def counts(self, s: State, where: i32) -> bool:
        """Whether a room is one of what is counted."""
        if self.things == EMPTY:
            return ROOM.count(s, where) == 0
        if self.things == HIDDEN:
            return dungeon.face_down(s, where)
        return dungeon.face_up(s, where) and cards_of(s).is_monster(ROOM.card(s, where, 0))

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return self.count(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        n = self.count(s, me)
        if n > 0:
            gain(s, me, n * self.n, self.points)


class Double(Word):
    """Have twice as many points of a kind."""

    __slots__ = ("points",)

    reads = "double your {points}"
    korean = "{points:을} 두 배로 한다"

    points: i32

    def __init__(self, points: i32) -> None:
        super().__init__()
        self.points = points

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return held(s, self.points) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if held(s, self.points) > 0:
            gain(s, me, held(s, self.points), self.points)
