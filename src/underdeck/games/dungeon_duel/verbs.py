"""What a player can say, as integers to pack."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.widths import i32

PICK = 8
CHOOSE = 9
FIGHT = 10
RECRUIT = 11
ARM = 12
TREAT = 13
TRAP = 14
REST = 15
LEARN = 16
SACRIFICE = 17
REMOVE = 18
PUT = 19
LOSE = 20
TILE = 21


def pick(card: i32) -> int:  # compiled: inline
    """Take a hero class in the draft."""
    return action.pack(PICK, card, 0, 0)


def choose(column: i32, further: i32) -> int:  # compiled: inline
    """Choose the card of a column (from 1); `further` 1: its second face-up one (DD-6.5)."""
    return action.pack(CHOOSE, 0, column, further)


def fight(weapon: i32, icon: i32) -> int:  # compiled: inline
    """Fight the monster with a weapon (0: none), used as an icon (0: as it is printed)."""
    return action.pack(FIGHT, weapon, icon, 0)


def do(verb: i32) -> int:  # compiled: inline
    """One of the actions that need no more words."""
    return action.pack(verb, 0, 0, 0)


def learn(card: i32) -> int:  # compiled: inline
    """Learn the skill of an own class."""
    return action.pack(LEARN, card, 0, 0)


def put(token: i32, column: i32, row: i32) -> int:  # compiled: inline
    """Put a token on a card: its column from 1, and its row among those left, from 1."""
    return action.pack(PUT, token, column, row)


def lose(card: i32) -> int:  # compiled: inline
    """Lose that follower to a death trap."""
    return action.pack(LOSE, card, 0, 0)


def tile(card: i32) -> int:  # compiled: inline
    """Put the Bard's tile on that follower."""
    return action.pack(TILE, card, 0, 0)
