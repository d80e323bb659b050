"""The mulligan: all agree that the dungeon is unfair, and it is dealt anew (HS-8)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.deeds import NO
from underdeck.core.kernel import State, Step
from underdeck.core.steps import ACCEPT, NOT_ASKED, Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    DUNGEON,
    DUNGEON_DECK,
    MIXED,
    ROOM,
    ROOMS,
    SEEN,
)
from underdeck.games.hundred_swords.stirring import stirred, weight
from underdeck.games.hundred_swords.told import DECLINED, MULLIGANED, PROPOSED

SHOWN = 4  # the room whose card is revealed afterwards


class Mulligan(Step):  # compiled: final
    """The player may propose to deal the dungeon anew; every other player is asked (HS-8.1R).

    Frame: `at` how many have been asked, the one who proposes first.
    """

    __slots__ = ("deal",)

    deal: Step

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.deal = DealAnew(cards)

    def parts(self) -> list[Step]:
        return [self.deal]

    def begin(self, s: State, me: i32, it: i32) -> None:
        if possible(s):
            s.ask(self, (me + s.at) % s.book.seats, me, it)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < s.book.seats and 0 <= s.at < s.book.seats

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(NO)
        s.offer(verbs.mulligan() if s.at == 0 else ACCEPT)

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != NO and a != (verbs.mulligan() if s.at == 0 else ACCEPT):
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a == NO:
            if s.at > 0:
                s.tell(DECLINED, s.who, 0, 0, 0)
            return
        if s.at == 0:
            s.tell(PROPOSED, me, 0, 0, 0)
        if s.at + 1 < s.book.seats:
            s.push(self, s.at + 1, me, it, 0, 0)
        else:
            s.do(self.deal, me, 0)


def possible(s: State) -> bool:
    """Whether there are ten cards to be dealt anew (HS-8.1R)."""
    which = DUNGEON.get(s, 0)
    return DUNGEON_DECK.count(s, which) >= ROOMS and dungeon.filled(s, which) == ROOMS


class DealAnew(Step):
    """The dungeon and five cards from the top of its deck are shuffled; five make the dungeon,
    face down, the others go on the deck; the fourth room is revealed (HS-8.1).

    Frame: `at` 1: they are shuffled; `it`: their mark.
    """

    __slots__ = ("cards", "order")

    cards: Cards
    order: Step

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.order = Order(MIXED, 0)

    def parts(self) -> list[Step]:
        return [self.order, *self.cards.texts()]

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < s.book.seats and s.at == 1 and 0 <= it < SEEN

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 0:
            s.tell(MULLIGANED, me, 0, 0, 0)
            s.push(self, 1, me, self.pick_up(s), 0, 0)
            s.do(self.order, me, 0)
            return
        which = DUNGEON.get(s, 0)
        for room in range(1, ROOMS + 1):
            ROOM.put_marked(s, dungeon.at(s, room), MIXED.pop(s, 0), it)
        while MIXED.count(s, 0) > 0:
            DUNGEON_DECK.put_marked(s, which, MIXED.pop(s, 0), it)
        taking.reveal(s, self.cards, me, dungeon.at(s, SHOWN), 0)

    def pick_up(self, s: State) -> int:
        """Take the ten cards; the mark that each of them has when it is laid again."""
        which = DUNGEON.get(s, 0)
        first = 0
        second = 0
        for _ in range(ROOMS):
            mark = DUNGEON_DECK.mark(s, which, DUNGEON_DECK.count(s, which) - 1)
            first += weight(s, mark, 0)
            second += weight(s, mark, 1)
            MIXED.put(s, 0, DUNGEON_DECK.pop(s, which))
        for room in range(1, ROOMS + 1):
            mark = ROOM.mark(s, dungeon.at(s, room), 0)
            first += weight(s, mark, 0)
            second += weight(s, mark, 1)
            MIXED.put(s, 0, ROOM.remove(s, dungeon.at(s, room), 0))
        return stirred(s, 2 * ROOMS, first, second)
