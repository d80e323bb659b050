"""Shuffling cards of the dungeon: what everybody knows then of where a Boss may lie (HS-1.4)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
from underdeck.core.kernel import State, Step
from underdeck.core.places import Zone
from underdeck.core.steps import Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.places import (
    DUNGEON_DECK,
    HOLES,
    LATE,
    MIXED,
    ROOM,
    ROOMS,
    STIR,
    STIRRED,
    SURE,
)


def weight(s: State, mark: i32, which: i32) -> int:
    """How likely a card with that mark is the Boss that was hidden in a dungeon, out of SURE.

    A late card may be it, and as likely any other; one that was shuffled together with cards
    that cannot be it is so in proportion.
    """
    if mark & LATE << which == 0:
        return 0
    return STIR.get(s, which) if mark & STIRRED else SURE


def stirred(s: State, n: i32, first: i32, second: i32) -> int:
    """The mark of each of `n` cards that are shuffled together, having been picked up.

    `first`, `second`: how likely one of them is the Boss hidden in either dungeon, added up.
    """
    mark = 0
    if first > 0:
        mark |= LATE
    if second > 0:
        mark |= LATE << 1
    if 0 < first < SURE * n or 0 < second < SURE * n:
        mark |= STIRRED
        if first > 0:
            blend(s, 0, n, first)
        if second > 0:
            blend(s, 1, n, second)
    return mark


def blend(s: State, which: i32, n: i32, likely: i32) -> None:
    """Cards that were stirred before and now count alike."""
    before = 0
    for me in range(ROOMS * dungeon.dungeons(s)):
        before += still_stirred(s, ROOM, me, which)
    for me in range(dungeon.dungeons(s)):
        before += still_stirred(s, DUNGEON_DECK, me, which)
    share = (before * STIR.get(s, which) + likely) // (before + n)
    STIR.set(s, which, max(1, share))


def still_stirred(s: State, zone: Zone, me: i32, which: i32) -> int:
    """How many cards of a place were stirred, and may be the Boss of a dungeon."""
    n = 0
    for i in range(zone.count(s, me)):
        mark = zone.mark(s, me, i)
        if mark & STIRRED and mark & LATE << which:
            n += 1
    return n


def pick_up_hidden(s: State) -> int:
    """Take the face-down cards of the dungeon out of their rooms, which stay marked as theirs;
    the mark that each of them has when it is laid again."""
    n = 0
    first = 0
    second = 0
    for room in range(1, ROOMS + 1):
        where = dungeon.at(s, room)
        if dungeon.face_down(s, where):
            mark = ROOM.mark(s, where, 0)
            first += weight(s, mark, 0)
            second += weight(s, mark, 1)
            MIXED.put(s, 0, ROOM.remove(s, where, 0))
            HOLES.add(s, 0, 1 << room)
            dungeon.end_surprise(s, where)
            n += 1
    return stirred(s, n, first, second)


class LayMixed(Step):
    """The shuffled cards go face down into the rooms that they came from; `it` is their mark."""

    __slots__ = ("order",)

    order: Step

    def __init__(self) -> None:
        super().__init__()
        self.order = Order(MIXED, 0)

    def parts(self) -> list[Step]:
        return [self.order]

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 0:
            s.push(self, 1, me, it, 0, 0)
            s.do(self.order, me, 0)
            return
        for room in range(1, ROOMS + 1):
            if HOLES.get(s, 0) >> room & 1:
                ROOM.put_marked(s, dungeon.at(s, room), MIXED.pop(s, 0), it)
        HOLES.set(s, 0, 0)
