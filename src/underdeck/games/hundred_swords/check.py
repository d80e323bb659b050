"""Checking a room, and opening its lock with a key (HS-5.2, HS-6.2)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.deeds import NO
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import POSITION, ROOM
from underdeck.games.hundred_swords.told import OPENED, PUT_BACK


class Check(Step):  # compiled: final
    """Look at the card of the room that was entered: an item is revealed or put back face down,
    as the player likes; all else is revealed (HS-5.2)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def parts(self) -> list[Step]:
        return self.cards.texts()

    def begin(self, s: State, me: i32, it: i32) -> None:
        here = dungeon.here(s)
        if here < 0 or not dungeon.face_down(s, here):
            return
        card = ROOM.card(s, here, 0)
        if card < 0 or self.cards.is_item(card):  # in a view it may be unseen, and waits as an item
            dungeon.see(s, me, here)
            s.ask(self, me, me, it)
        else:
            taking.reveal(s, self.cards, me, here, 1)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(verbs.put_back())
        s.offer(verbs.reveal())

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != verbs.put_back() and a != verbs.reveal():
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        here = dungeon.here(s)
        if a == verbs.reveal():
            taking.reveal(s, self.cards, me, here, 0)
        else:
            s.tell(PUT_BACK, me, ROOM.card(s, here, 0), POSITION.get(s, 0), 0)
            dungeon.remember(s, self.cards, me, here)


class OpenLock(Step):  # compiled: final
    """A key was played: the locked card in the room may be opened (HS-6.2, HS-6.2R)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def parts(self) -> list[Step]:
        return self.cards.texts()

    def kinds_in(self) -> list[str]:
        return ["it"]

    def begin(self, s: State, me: i32, it: i32) -> None:
        if can_open(s, self.cards, me):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(NO)
        s.offer(verbs.open_lock())

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != NO and a != verbs.open_lock():
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a == verbs.open_lock():
            here = dungeon.here(s)
            s.tell(OPENED, me, ROOM.card(s, here, 0), POSITION.get(s, 0), 0)
            taking.take(s, self.cards, me, here)


def can_open(s: State, cards: Cards, me: i32) -> bool:
    """Whether a locked card lies in the player's room that a key opens: one that lies face up,
    or an item that the player knows (HS-6.2R)."""
    here = dungeon.here(s)
    if here < 0 or not dungeon.seen(s, me, here):
        return False
    card = ROOM.card(s, here, 0)
    if not dungeon.face_up(s, here) and not cards.is_item(card):
        return False
    return cards.is_locked(card) and taking.may_gain(s, cards, me, card)
