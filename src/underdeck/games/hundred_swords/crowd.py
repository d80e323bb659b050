"""The Multi-User Dungeon: choosing a dungeon, and closing one (HS-11.4, HS-11.5)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED, Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.places import (
    CLOSED,
    DUNGEON,
    DUNGEON_DECK,
    DUNGEONS,
    MINI_FELL,
    ROOM,
    ROOMS,
    SEEN,
)
from underdeck.games.hundred_swords.stirring import stirred, weight
from underdeck.games.hundred_swords.told import CLOSED_DUNGEON, ENTERED, NO_SUCH_DUNGEON


class Enter(Step):  # compiled: final
    """At the start of the turn the player chooses which dungeon to enter (HS-11.4, HS-11.4R)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        if dungeon.is_open(s, 0) and dungeon.is_open(s, 1):
            s.ask(self, me, me, it)
        else:
            DUNGEON.set(s, 0, dungeon.last_dungeon(s))

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.consider(self, me, it, verbs.enter(1))
        s.consider(self, me, it, verbs.enter(2))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        which = action.x(a)
        if a != verbs.enter(which):
            s.bar(NOT_ASKED)
        elif which < 1 or which > DUNGEONS:
            s.bar(NO_SUCH_DUNGEON)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        DUNGEON.set(s, 0, action.x(a) - 1)
        s.tell(ENTERED, me, 0, action.x(a), 0)


class CloseDungeon(Step):
    """A dungeon that has run out, or whose Mini-boss fell, closes: what is left of it is hidden,
    shuffled, and put on top of the other deck (HS-11.5, HS-11.5R).

    Frame: `at` 1: the cards of dungeon `it` have been shuffled; `x`: the mark of each.
    """

    __slots__ = ("bottom", "orders_")

    orders_: list[Order]
    bottom: bool

    def __init__(self, bottom: bool) -> None:
        """`bottom`: they go to the bottom of the other deck, for a faster game."""
        super().__init__()
        self.bottom = bottom
        self.orders_ = [Order(DUNGEON_DECK, 0), Order(DUNGEON_DECK, 1)]

    def parts(self) -> list[Step]:
        return list(self.orders_)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < s.book.seats and s.at == 1 and 0 <= it < DUNGEONS and 0 <= s.x < SEEN

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 1:
            self.join(s, it, s.x)
            return
        which = self.falling(s)
        if which >= 0:
            s.tell(CLOSED_DUNGEON, me, 0, which + 1, 0)
            CLOSED.set(s, 0, 1 << which)
            DUNGEON.set(s, 0, 1 - which)
            s.push(self, 1, me, which, self.gather(s, which), 0)
            s.do(self.orders_[which], me, 0)

    def falling(self, s: State) -> int:
        """The dungeon that closes, the one that was entered first; -1 if none does."""
        if CLOSED.get(s, 0) != 0:
            return -1
        entered = DUNGEON.get(s, 0)
        if self.falls(s, entered):
            return entered
        return 1 - entered if self.falls(s, 1 - entered) else -1

    def falls(self, s: State, which: i32) -> bool:
        """Whether a dungeon has run out of cards, or its Mini-boss fell."""
        return dungeon.bare(s, which) or MINI_FELL.get(s, 0) >> which & 1 != 0

    def gather(self, s: State, which: i32) -> int:
        """Put the cards of the rooms into the deck; the mark that each has when shuffled."""
        first = 0
        second = 0
        for i in range(DUNGEON_DECK.count(s, which)):
            mark = DUNGEON_DECK.mark(s, which, i)
            first += weight(s, mark, 0)
            second += weight(s, mark, 1)
        DUNGEON_DECK.forget(s, which)
        for room in range(ROOMS):
            where = which * ROOMS + room
            if ROOM.count(s, where) > 0:
                mark = ROOM.mark(s, where, 0)
                first += weight(s, mark, 0)
                second += weight(s, mark, 1)
                DUNGEON_DECK.put(s, which, ROOM.remove(s, where, 0))
        return stirred(s, DUNGEON_DECK.count(s, which), first, second)

    def join(self, s: State, which: i32, mark: i32) -> None:
        """The shuffled cards go to the other deck."""
        while DUNGEON_DECK.count(s, which) > 0:
            if self.bottom:
                card = DUNGEON_DECK.pop(s, which)
                DUNGEON_DECK.put_under(s, 1 - which, card, mark)
            else:
                card = DUNGEON_DECK.remove(s, which, 0)
                DUNGEON_DECK.put_marked(s, 1 - which, card, mark)
