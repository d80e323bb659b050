"""Gold Greed: alone against one who takes the more golden end of the dungeon (HS-13)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import RIVAL_TROPHIES, ROOM, ROOMS
from underdeck.games.hundred_swords.told import GREEDY, NOT_AN_END


class Greed(Step):  # compiled: final
    """The leftmost and the rightmost card are revealed, without any effects, and the one worth
    more gold is the rival's; if they are worth the same the player chooses (HS-13.1)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        left = end(s, 1, 1)
        if left == 0:
            return
        right = end(s, ROOMS, -1)
        first = show(s, me, dungeon.at(s, left))
        last = show(s, me, dungeon.at(s, right))
        if left == right or self.cards.gold[first] > self.cards.gold[last]:
            self.lose(s, left)
        elif self.cards.gold[first] < self.cards.gold[last]:
            self.lose(s, right)
        else:
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for room in range(1, ROOMS + 1):
            s.consider(self, me, it, verbs.room(room))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        room = action.x(a)
        if a != verbs.room(room):
            s.bar(NOT_ASKED)
        elif room == 0 or (room != end(s, 1, 1) and room != end(s, ROOMS, -1)):
            s.bar(NOT_AN_END)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        self.lose(s, action.x(a))

    def lose(self, s: State, room: i32) -> None:
        """The card of a room goes to the rival's trophies; a Boss counts as acquired (HS-13.1R)."""
        where = dungeon.at(s, room)
        card = taking.remove(s, self.cards, where)
        RIVAL_TROPHIES.put(s, 0, card)
        taking.falls(s, self.cards, card, dungeon.of(where))
        s.tell(GREEDY, 0, card, room, 0)


def end(s: State, room: i32, step: i32) -> int:
    """The first room with a card, from `room` on in that direction; 0 if there is none."""
    while 1 <= room <= ROOMS:
        if ROOM.count(s, dungeon.at(s, room)) > 0:
            return room
        room += step
    return 0


def show(s: State, me: i32, where: i32) -> int:
    """The card of a room lies face up from now on; which one it is."""
    if dungeon.face_up(s, where):
        return ROOM.card(s, where, 0)
    return dungeon.turn_up(s, me, where)
