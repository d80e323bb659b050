"""What can be so or not when a sentence begins with "if"."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.core.words import Condition
from underdeck.games.hundred_swords.places import (
    DECK,
    DISCARD,
    HAND,
    POSITION,
    ROOM,
    ROOMS,
    TROPHIES,
)


class Outside(Condition):
    """The player has not entered the dungeon yet."""

    __slots__ = ()

    reads = "you are outside the dungeon"
    korean = "던전 밖에 있으면"

    def holds(self, s: State, me: i32, it: i32) -> bool:
        return POSITION.get(s, 0) == 0


class LastRoom(Condition):
    """The player is in room 5."""

    __slots__ = ()

    reads = "you are in the last room"
    korean = "마지막 방에 있으면"

    def holds(self, s: State, me: i32, it: i32) -> bool:
        return POSITION.get(s, 0) == ROOMS


class RoomEmpty(Condition):
    """The player is in a room in which no card lies."""

    __slots__ = ()

    reads = "your room is empty"
    korean = "자기 방이 비어 있으면"

    def holds(self, s: State, me: i32, it: i32) -> bool:
        here = dungeon.here(s)
        return here >= 0 and ROOM.count(s, here) == 0


class DeckEmpty(Condition):
    """No card lies in the player's deck."""

    __slots__ = ()

    reads = "your deck is empty"
    korean = "덱이 비어 있으면"

    def holds(self, s: State, me: i32, it: i32) -> bool:
        return DECK.count(s, me) == 0


class DiscardEmpty(Condition):
    """No card lies in the player's discard."""

    __slots__ = ()

    reads = "your discard is empty"
    korean = "버린 더미가 비어 있으면"

    def holds(self, s: State, me: i32, it: i32) -> bool:
        return DISCARD.count(s, me) == 0


class HandEmpty(Condition):
    """The player holds no card."""

    __slots__ = ()

    reads = "your hand is empty"
    korean = "손에 카드가 없으면"

    def holds(self, s: State, me: i32, it: i32) -> bool:
        return HAND.count(s, me) == 0


class Trophies(Condition):
    """The player has so many trophies."""

    __slots__ = ("n",)

    reads = "you have {n} or more trophies"
    korean = "전리품이 {n}장 이상이면"

    n: i32

    def __init__(self, n: i32) -> None:
        self.n = n

    def holds(self, s: State, me: i32, it: i32) -> bool:
        return TROPHIES.count(s, me) >= self.n
