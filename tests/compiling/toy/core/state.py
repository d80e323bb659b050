"""The state of a toy match, and what a step is."""

from __future__ import annotations

from typing import NamedTuple

import toy.core.memory as memory
from toy.core.memory import Options, Row
from toy.core.widths import i32

SEAT = 0
HEADER = 1
LENGTH = HEADER + 7
NOBODY = -1


class Score(NamedTuple):
    """A class that stays Python's."""

    seat: int
    points: int


class State:  # compiled: final, freelist, no_gc
    """One row, and room for options."""

    row: Row
    found: Options
    n: i32

    def __init__(self) -> None:
        self.row = memory.fresh(LENGTH)
        self.found = memory.no_options()
        self.n = 0

    def __dealloc__(self) -> None:
        memory.release(self.row)
        memory.release_options(self.found)

    def copy(self) -> State:
        new: State = State.__new__(State)
        new.row = memory.duplicate(self.row, LENGTH, LENGTH)
        new.found = memory.no_options()
        new.n = 0
        return new

    def same(self, other: State) -> bool:
        return memory.same(self.row, other.row, LENGTH)

    def get(self, i: i32) -> int:  # compiled: inline
        return self.row[i]

    def set(self, i: i32, value: i32) -> None:
        self.row[i] = value

    def add(self, i: i32, value: i32) -> None:
        self.row[i] += value

    def offer(self, action: i32) -> None:
        self.found = memory.more_options(self.found, self.n + 1)
        self.found[self.n] = action
        self.n += 1

    def options(self) -> list[int]:
        return [self.found[i] for i in range(self.n)]

    def score(self, seat: i32) -> Score:
        return Score(seat, self.get(HEADER + 1 + seat))


class Step:
    """Something that happens; games inherit from it."""

    name: str

    def __init__(self) -> None:
        self.name = type(self).__name__

    def begin(self, s: State, me: i32) -> None:
        raise NotImplementedError(self.name)

    def worth(self, s: State, me: i32) -> int:
        return 1
