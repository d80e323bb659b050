"""Take one to three counters in turn; whoever takes the last one wins."""

from __future__ import annotations

from typing import final

import toy.core.pile as piles
from toy.core.pile import pile, shake
from toy.core.state import NOBODY, SEAT, State, Step
from toy.core.widths import i32, u64

HEAP = pile(0, 100)
WON = pile(1, 9)
START = 21
MOST: i32 = 3
NAMES = ("left", "right")


class Turn(Step):
    """A seat takes some."""

    most: i32

    def __init__(self, most: i32) -> None:
        super().__init__()
        self.most = most

    def begin(self, s: State, me: i32) -> None:
        s.n = 0
        left = HEAP.size(s, 0)
        for n in range(1, self.most + 1):
            if n > left:
                return
            s.offer(n)

    def worth(self, s: State, me: i32) -> int:
        return super().worth(s, me) + self.bonus(me)

    def bonus(self, me: i32) -> int:
        return -7 // 2 if me else -7 % 5


@final
class Shy(Turn):
    """A seat that takes one at a time."""

    def begin(self, s: State, me: i32) -> None:
        super().begin(s, me)
        s.n = min(s.n, 1)


BOLD = Turn(MOST)
SHY = Shy(MOST)
STEPS: list[Step] = [BOLD, SHY]


def take(s: State, n: i32) -> None:
    """The seat that moves takes `n`."""
    HEAP.add(s, 0, -n)
    if HEAP.size(s, 0) == 0:
        WON.add(s, s.get(SEAT), STEPS[s.get(SEAT)].worth(s, s.get(SEAT)))
        s.set(SEAT, NOBODY)
        return
    s.set(SEAT, 1 - s.get(SEAT))


def play(seed: u64) -> State:
    """A match at random."""
    s = State()
    HEAP.add(s, 0, START)
    while s.get(SEAT) != NOBODY:
        me = s.get(SEAT)
        STEPS[me].begin(s, me)
        seed = shake(seed + 1)
        options = s.options()
        take(s, options[(seed >> 33) % len(options)])
    return s


def summary(seed: u64) -> list[object]:
    """A match in Python's words."""
    s = play(seed)
    twin = s.copy()
    equal = s.same(twin)
    twin.set(1, 5)
    points = [f"{NAMES[i]} {s.score(i).points}" for i in range(2)]
    return [equal, s.same(twin), points, piles.shake(seed), sum(x for x in range(START))]
