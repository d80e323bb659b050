"""Acquire, defeat, clear, reveal: what becomes of a card, and then what it says of that (HS-6)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import ITEM, MONSTER, Cards
from underdeck.games.hundred_swords.places import (
    BOSS_FELL,
    ENERGY,
    FOUND,
    HAND,
    LATE,
    LEFT,
    MINI_FELL,
    MOVEMENT,
    REVEALS,
    ROOM,
    STRENGTH,
    TROPHIES,
)
from underdeck.games.hundred_swords.told import ACQUIRED, CLEARED, DEFEATED


def spend(s: State) -> None:
    """Spending points on anything resets all three kinds (HS-4.3)."""
    MOVEMENT.set(s, 0, 0)
    STRENGTH.set(s, 0, 0)
    ENERGY.set(s, 0, 0)


# Leaving the dungeon -------------------------------------------------------------------------


def remove(s: State, cards: Cards, where: i32) -> int:
    """Take a card out of its room for good; which it is."""
    mark = ROOM.mark(s, where, 0)
    card = ROOM.remove(s, where, 0)
    dungeon.end_surprise(s, where)
    leaves(s, cards, card, mark)
    return card


def leaves(s: State, cards: Cards, card: i32, mark: i32) -> None:
    """A card with that mark leaves the dungeon or its deck; if it is the Boss that was hidden
    among late cards, everybody knows that it is there no more."""
    LEFT.add(s, 0, 1)
    first = mark & LATE != 0
    second = mark & LATE << 1 != 0
    if cards.is_boss(card) and first != second:
        FOUND.set(s, 0, FOUND.get(s, 0) | (1 if first else 2))


def take(s: State, cards: Cards, me: i32, where: i32) -> None:
    """The player gets the card of a room: an item into the hand, all else to the trophies.

    It is moved first; what it says about it comes next (HS-6.3R).
    """
    card = remove(s, cards, where)
    gain(s, cards, me, card, dungeon.of(where))


def may_gain(s: State, cards: Cards, me: i32, card: i32) -> bool:
    """Whether the player may have one more card of that sort (HS-6.6R)."""
    if cards.is_item(card) and not cards.trophy[card]:
        return piles.may_own(s, me)
    return piles.may_win(s, me)


def gain(s: State, cards: Cards, me: i32, card: i32, of: i32) -> None:
    """A card that has left dungeon `of` is acquired, defeated or cleared, as its kind is.

    What would be too much for the player is vaporized instead (HS-6.6R); a Boss too (HS-7.7).
    """
    if card <= 0:
        return
    if not may_gain(s, cards, me, card):
        piles.vaporize(s, me, card)
        return
    falls(s, cards, card, of)
    if cards.kind[card] == ITEM:
        if cards.trophy[card]:
            TROPHIES.put(s, me, card)
        else:
            HAND.put(s, me, card)
            piles.own(s, me, card)
        s.tell(ACQUIRED, me, card, 0, 0)
        dungeon.after(cards.acquired[card], s, me, card)
    elif cards.kind[card] == MONSTER:
        TROPHIES.put(s, me, card)
        s.tell(DEFEATED, me, card, 0, 0)
        dungeon.after(cards.defeated[card], s, me, card)
    else:
        TROPHIES.put(s, me, card)
        s.tell(CLEARED, me, card, 0, 0)
        dungeon.after(cards.cleared[card], s, me, card)


def falls(s: State, cards: Cards, card: i32, of: i32) -> None:
    """A Boss that is acquired, defeated or cleared ends the game; a Mini-boss closes the dungeon
    that it was in (HS-3.7, HS-11.5)."""
    if cards.boss[card]:
        BOSS_FELL.set(s, 0, 1)
    if cards.mini[card]:
        MINI_FELL.set(s, 0, MINI_FELL.get(s, 0) | 1 << of)


# Coming to light -----------------------------------------------------------------------------


def reveal(s: State, cards: Cards, me: i32, where: i32, surprised: i32) -> None:
    """A card is revealed: what waits in the player's room for that is cleared, and the card
    does what it does when revealed (HS-7.4), the other first (HS-6.4R2).

    `surprised`: 1 if it was revealed by moving into its room, which surprises a monster.
    """
    card = dungeon.turn_up(s, me, where)
    if card <= 0:
        return
    if surprised and cards.kind[card] == MONSTER:
        dungeon.surprise(s, where)
    if REVEALS.get(s, 0) < REVEALS.most:
        REVEALS.add(s, 0, 1)
        dungeon.after(cards.revealed[card], s, me, card)
    here = dungeon.here(s)
    if here >= 0 and here != where and dungeon.face_up(s, here):
        waiting = ROOM.card(s, here, 0)
        waits = cards.is_obstacle(waiting) and cards.waits_for(waiting, card)
        if waits and may_gain(s, cards, me, waiting):
            take(s, cards, me, here)
