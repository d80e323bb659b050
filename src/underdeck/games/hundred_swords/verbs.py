"""What a player can say, as integers to pack."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.widths import i32

END = 8
PLAY = 9
RENT = 10
MOVE = 11
ACQUIRE = 12
DEFEAT = 13
CLEAR = 14
USE = 15
REVEAL = 16
PUT_BACK = 17
ENTER = 18
ROOM = 19
CARD = 20
PILE = 21
PAY = 22
OPEN = 23
MULLIGAN = 24
KEEP = 25

FOR_MOVEMENT = 0
FOR_STRENGTH = 1
FOR_ENERGY = 2


def end() -> int:  # compiled: inline
    """End the turn."""
    return action.pack(END, 0, 0, 0)


def play(card: i32, what: i32) -> int:  # compiled: inline
    """Play a card of the hand for its movement, its strength, or for energy."""
    return action.pack(PLAY, card, what, 0)


def rent(card: i32) -> int:  # compiled: inline
    """Rent a rental item."""
    return action.pack(RENT, card, 0, 0)


def move(rooms: i32) -> int:  # compiled: inline
    """Move so many rooms to the right."""
    return action.pack(MOVE, 0, rooms, 0)


def acquire() -> int:  # compiled: inline
    """Acquire the item in the room."""
    return action.pack(ACQUIRE, 0, 0, 0)


def defeat() -> int:  # compiled: inline
    """Defeat the monster in the room."""
    return action.pack(DEFEAT, 0, 0, 0)


def clear() -> int:  # compiled: inline
    """Clear the obstacle in the room."""
    return action.pack(CLEAR, 0, 0, 0)


def use(room: i32) -> int:  # compiled: inline
    """Use what a face-up card in a room (1 to 5) lets its visitors do."""
    return action.pack(USE, 0, room, 0)


def reveal() -> int:  # compiled: inline
    """Reveal the item that was found."""
    return action.pack(REVEAL, 0, 0, 0)


def put_back() -> int:  # compiled: inline
    """Put the item that was found back face down."""
    return action.pack(PUT_BACK, 0, 0, 0)


def enter(dungeon: i32) -> int:  # compiled: inline
    """Choose the dungeon (1 or 2) of this turn."""
    return action.pack(ENTER, 0, dungeon, 0)


def room(number: i32) -> int:  # compiled: inline
    """Choose a room, 1 to 5."""
    return action.pack(ROOM, 0, number, 0)


def card(kind: i32) -> int:  # compiled: inline
    """Choose a card."""
    return action.pack(CARD, kind, 0, 0)


def pile(which: i32) -> int:  # compiled: inline
    """Choose a pile: 1 the deck, 2 the discard."""
    return action.pack(PILE, 0, which, 0)


def pay(kind: i32) -> int:  # compiled: inline
    """Play a card of the hand for the energy that an effect asks for."""
    return action.pack(PAY, kind, 0, 0)


def keep(kind: i32) -> int:  # compiled: inline
    """Choose a card of the hand that only its owner sees."""
    return action.pack(KEEP, kind, 0, 0)


def mulligan() -> int:  # compiled: inline
    """Propose to deal the dungeon anew."""
    return action.pack(MULLIGAN, 0, 0, 0)


def open_lock() -> int:  # compiled: inline
    """Open the lock in the room with the key just played."""
    return action.pack(OPEN, 0, 0, 0)
