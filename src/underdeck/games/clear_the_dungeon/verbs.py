"""What a player can say: the verbs, as integers to pack and as words to read and write."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.widths import i32

END = 8
PLACE = 9
RESERVE = 10
BURY = 11
LOOK = 12
DOUBLE = 13
DRAW = 14
RAISE = 15
LEAVE = 16

FROM_RESERVE = 1  # ways to place, added up
DOUBLING = 2

NOWHERE = 255  # the spot of a monster that lies nowhere face up


def end() -> int:  # compiled: inline
    """End the turn; the rest of the hand goes to the damage bar."""
    return action.pack(END, 0, 0, 0)


def place(card: i32, spot: i32, way: i32) -> int:  # compiled: inline
    """Place a card on a monster; `way` adds FROM_RESERVE and DOUBLING."""
    return action.pack(PLACE, card, spot, way)


def reserve(card: i32) -> int:  # compiled: inline
    """Set a card of the first hand aside."""
    return action.pack(RESERVE, card, 0, 0)


def bury(card: i32) -> int:  # compiled: inline
    """King of hearts: put a card of the hand under the power deck."""
    return action.pack(BURY, card, 0, 0)


def look() -> int:  # compiled: inline
    """King of diamonds: look at the bottom card of the power deck."""
    return action.pack(LOOK, 0, 0, 0)


def double(card: i32, spot: i32) -> int:  # compiled: inline
    """King of spades: double an attack card that lies on a monster."""
    return action.pack(DOUBLE, card, spot, 0)


def draw() -> int:  # compiled: inline
    """King of clubs: draw a card."""
    return action.pack(DRAW, 0, 0, 0)


def raised() -> int:  # compiled: inline
    """After the king of diamonds: the bottom card goes on top."""
    return action.pack(RAISE, 0, 0, 0)


def leave() -> int:  # compiled: inline
    """After the king of diamonds: the bottom card stays where it is."""
    return action.pack(LEAVE, 0, 0, 0)
