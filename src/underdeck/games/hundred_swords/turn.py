"""The turn of the rulebook, step by step, and the end of the match (HS-3)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
from underdeck.core.kernel import State, Step
from underdeck.core.places import Zone
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.piles import DrawCards
from underdeck.games.hundred_swords.places import (
    BOSS_FELL,
    DUNGEON_DECK,
    HAND,
    LEFT,
    PASSES,
    PLAYED,
    POSITION,
    QUIET,
    RETURNS,
    REVEALS,
    ROOM,
    ROOMS,
    SURPRISE,
    TURN,
    USED_NOW,
)
from underdeck.games.hundred_swords.told import ENDED, TURN_BEGAN

HAND_SIZE = 5
QUIET_TURNS = 50


class StartOfTurn(Step):  # compiled: final
    """A turn starts outside the dungeon, without points (HS-3.1, HS-5.1)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        TURN.add(s, 0, 1)
        LEFT.set(s, 0, 0)
        s.tell(TURN_BEGAN, me, 0, TURN.get(s, 0), 0)


class DiscardAll(Step):  # compiled: final
    """What was played and what is left in hand goes to the discard, rentals back (HS-3.4)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        taking.spend(s)
        POSITION.set(s, 0, 0)
        PASSES.set(s, 0, 0)
        RETURNS.set(s, 0, 0)
        REVEALS.set(s, 0, 0)
        while PLAYED.count(s, me) > 0:
            piles.put_away(s, self.cards, me, PLAYED, 0)
        while HAND.count(s, me) > 0:
            piles.put_away(s, self.cards, me, HAND, 0)
        SURPRISE.set(s, 0, 0)
        for where in range(ROOMS * dungeon.dungeons(s)):
            unused(s, ROOM, where)
        for which in range(dungeon.dungeons(s)):
            unused(s, DUNGEON_DECK, which)


def unused(s: State, zone: Zone, me: i32) -> None:
    """What was used this turn can be used again, also if it is in the deck by now (HS-9.6R)."""
    for i in range(zone.count(s, me)):
        mark = zone.mark(s, me, i)
        if mark & USED_NOW:
            zone.set_mark(s, me, i, mark & ~USED_NOW)


class Consolidate(Step):  # compiled: final
    """The dungeon's cards slide to the left into empty rooms (HS-3.5)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        for which in range(dungeon.dungeons(s)):
            dungeon.slide(s, which)


class Refill(Step):  # compiled: final
    """Each dungeon is refilled from its deck, face down, to five cards (HS-3.6)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        for which in range(dungeon.dungeons(s)):
            dungeon.fill(s, me, which)


class EndIfOver(Step):  # compiled: final
    """Fewer than five cards and none to come, or a Boss fell: the match is over (HS-3.7)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        if LEFT.get(s, 0) > 0:
            QUIET.set(s, 0, 0)
        else:
            QUIET.add(s, 0, 1)
        bare = dungeon.bare(s, dungeon.last_dungeon(s))
        if bare or BOSS_FELL.get(s, 0) == 1 or QUIET.get(s, 0) >= QUIET_TURNS:
            s.tell(ENDED, me, 0, 0, 0)
            s.end()


class DrawFive(Step):  # compiled: final
    """Draw five cards (HS-3.8)."""

    __slots__ = ("draw",)

    draw: DrawCards

    def __init__(self, draw: DrawCards) -> None:
        super().__init__()
        self.draw = draw

    def parts(self) -> list[Step]:
        return [self.draw]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.do(self.draw, me, HAND_SIZE)


class Turns(Step):  # compiled: final
    """The players take their turns, one after the other, until the match is over (HS-3.9)."""

    __slots__ = ("turn",)

    turn: Step

    def __init__(self, turn: Step) -> None:
        super().__init__()
        self.turn = turn

    def parts(self) -> list[Step]:
        return [self.turn]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.do(self, (me + 1) % s.book.seats, 0)
        s.do(self.turn, me, 0)
