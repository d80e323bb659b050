"""Tokens of traps: where they are put, and what they do to who chooses the card (DD-4.8-4.10)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.dungeon_duel.fortune as fortune
import underdeck.games.dungeon_duel.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import (
    COLUMN,
    COLUMNS,
    DAMAGE,
    FLOOR,
    GONE,
    PARTY,
    SPEAR,
    SWORD,
    TILE,
    token,
)
from underdeck.games.dungeon_duel.told import FOLLOWER_LOST, NOT_THAT_FOLLOWER, STRUCK


class Strike(Step):  # compiled: final
    """The opponent's token on the chosen card strikes before anything else (DD-4.8, DD-4.9).
    Frame: `x` the card's column, `y` its place in it."""

    __slots__ = ("cards", "lose")

    cards: Cards
    lose: Step

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.lose = LoseFollower(cards)

    def parts(self) -> list[Step]:
        return [self.lose]

    def begin(self, s: State, me: i32, it: i32) -> None:
        mark = COLUMN.mark(s, s.x, s.y)
        for kind in range(DAMAGE, SPEAR + 1):
            if mark & token(1 - me, kind):
                COLUMN.set_mark(s, s.x, s.y, mark & ~token(1 - me, kind))
                s.tell(STRUCK, me, COLUMN.card(s, s.x, s.y), kind, 0)
                if kind == DAMAGE:
                    fortune.lose_hp(s, me, self.cards.trap_damage[FLOOR.get(s, 0)])
                else:
                    s.do(self.lose, me, kind)
                return

    def fits(self, s: State, me: i32, it: i32) -> bool:
        there = 0 <= me < 2 and 0 <= s.x < COLUMNS
        return there and 0 <= s.y < COLUMN.count(s, s.x)


class LoseFollower(Step):  # compiled: final
    """A follower of a type (`it`: SWORD, BOW, SPEAR) is lost, its player's choice among those
    that are not immune (DD-4.9, DD-4.9R)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        last = 0
        n = 0
        for i in range(PARTY.count(s, me)):
            if self.can_go(s, me, i, it) and PARTY.card(s, me, i) != last:
                last = PARTY.card(s, me, i)
                n += 1
        if n == 1:
            self.go(s, me, it, last)
        elif n > 1:
            s.ask(self, me, me, it)

    def can_go(self, s: State, me: i32, i: i32, it: i32) -> bool:
        """Whether a follower of the party can be hit."""
        if PARTY.mark(s, me, i) & TILE or fortune.has_skill(s, self.cards, me, self.cards.safe):
            return False
        return self.cards.has_icon(PARTY.card(s, me, i), it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        last = 0
        for i in range(PARTY.count(s, me)):
            card = PARTY.card(s, me, i)
            if card != last and self.can_go(s, me, i, it):
                s.offer(verbs.lose(card))
                last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.lose(card):
            s.bar(NOT_ASKED)
        elif self.where(s, me, it, card) < 0:
            s.bar(NOT_THAT_FOLLOWER)

    def where(self, s: State, me: i32, it: i32, card: i32) -> int:
        """Where a copy of that follower lies that can be hit, -1 if there is none."""
        for i in range(PARTY.count(s, me)):
            if PARTY.card(s, me, i) == card and self.can_go(s, me, i, it):
                return i
        return -1

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        self.go(s, me, it, action.card(a))

    def go(self, s: State, me: i32, it: i32, card: i32) -> None:
        """The follower is out of the game."""
        PARTY.remove(s, me, self.where(s, me, it, card))
        GONE.put(s, 0, card)
        s.tell(FOLLOWER_LOST, me, card, it, 0)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < 2 and SWORD <= it <= SPEAR
