"""Acquire, defeat, clear: a card leaves its room, and then says what it says (HS-6)."""

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.widths import i32
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
from underdeck.games.hundred_swords.cards import ITEM, MONSTER, Cards
from underdeck.games.hundred_swords.places import (
    BOSS_FELL,
    ENERGY,
    HAND,
    LEFT,
    MINI_FELL,
    MOVEMENT,
    ROOM,
    ROOMS,
    STRENGTH,
    TROPHIES,
)
from underdeck.games.hundred_swords.told import ACQUIRED, CLEARED, DEFEATED


def spend(s: State) -> None:
    """Spending points on anything resets all three kinds (HS-4.3)."""
    MOVEMENT.set(s, 0, 0)
    STRENGTH.set(s, 0, 0)
    ENERGY.set(s, 0, 0)


def take(s: State, cards: Cards, me: i32, where: i32) -> None:
    """The player gets the card of a room: an item into the hand, all else to the trophies.

    It is moved first; what it says about it comes next (HS-6.3R).
    """
    card = ROOM.remove(s, where, 0)
    LEFT.add(s, 0, 1)
    gain(s, cards, me, card, where // ROOMS)


def gain(s: State, cards: Cards, me: i32, card: i32, of: i32) -> None:
    """A card that has left dungeon `of` is acquired, defeated or cleared, as its kind is."""
    if cards.boss[card]:
        BOSS_FELL.set(s, 0, 1)
    if cards.mini[card]:
        MINI_FELL.set(s, 0, MINI_FELL.get(s, 0) | 1 << of)
    kind = cards.kind[card]
    if kind == ITEM:
        if cards.trophy[card]:
            TROPHIES.put(s, me, card)
        else:
            HAND.put(s, me, card)
            piles.own(s, me, card)
        s.tell(ACQUIRED, me, card, 0, 0)
        dungeon.after(cards.acquired[card], s, me, card)
    elif kind == MONSTER:
        TROPHIES.put(s, me, card)
        s.tell(DEFEATED, me, card, 0, 0)
        dungeon.after(cards.defeated[card], s, me, card)
    else:
        TROPHIES.put(s, me, card)
        s.tell(CLEARED, me, card, 0, 0)
        dungeon.after(cards.cleared[card], s, me, card)


def reveal(s: State, cards: Cards, me: i32, where: i32, marks: i32) -> None:
    """A card is revealed: what waits in the player's room for that is cleared, and the card
    does what it does when revealed (HS-7.4)."""
    card = dungeon.turn_up(s, me, where, marks)
    dungeon.after(cards.revealed[card], s, me, card)
    here = dungeon.here(s)
    if here >= 0 and here != where and dungeon.face_up(s, here):
        waiting = ROOM.card(s, here, 0)
        if cards.is_obstacle(waiting) and cards.waits_for(waiting, card):
            take(s, cards, me, here)
