"""Actions: integers of at most 31 bits, made of a verb, a card and two small fields."""

from __future__ import annotations

from underdeck.core.widths import i32


def pack(verb: i32, card: i32, x: i32, y: i32) -> int:  # compiled: inline
    """An action: verb below 64, card below 512, x and y below 256."""
    return verb << 25 | card << 16 | x << 8 | y


def verb(action: i32) -> int:  # compiled: inline
    """The number of the verb."""
    return action >> 25


def card(action: i32) -> int:  # compiled: inline
    """The kind of card it is about, 0 for none."""
    return action >> 16 & 511


def x(action: i32) -> int:  # compiled: inline
    """The first field."""
    return action >> 8 & 255


def y(action: i32) -> int:  # compiled: inline
    """The second field."""
    return action & 255
