"""A number of the row with a limit."""

from __future__ import annotations

from toy.core.state import HEADER, State
from toy.core.widths import i32, u64

MIX: u64 = 0x9E3779B97F4A7C15
MASK: u64 = 0xFFFFFFFFFFFFFFFF


class Full(Exception):
    """The pile cannot hold that many."""


class Pile:  # compiled: final
    """So many counters."""

    at: i32
    room: i32

    def __init__(self, at: i32, room: i32) -> None:
        self.at = HEADER + at
        self.room = room

    def slot(self, owner: i32) -> int:  # compiled: inline
        at = self.at + owner
        if owner < 0 or owner > 1:
            raise Full(f"no owner {owner}")
        return at

    def size(self, s: State, owner: i32) -> int:  # compiled: inline
        return s.get(self.slot(owner))

    def add(self, s: State, owner: i32, n: i32) -> None:
        if n > self.room:
            raise Full(f"{n} are more than {self.room}")
        s.add(self.slot(owner), n)


def shake(seed: u64) -> u64:  # compiled: inline
    """Another number."""
    z: u64 = ((seed ^ (seed >> 30)) * MIX) & MASK
    return z ^ (z >> 27)


def pile(at: i32, room: i32) -> Pile:
    """A pile at a place of the row."""
    return Pile(at, room)
