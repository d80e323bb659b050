"""Inner loops of searches and simulations: chance, playing at random, counting positions."""

from __future__ import annotations

import underdeck.core.rng as rng
from underdeck.core.kernel import CHANCE, State, Step
from underdeck.core.widths import i32, u64


def chance(s: State, seed: u64) -> u64:
    """Answer CHANCE's question at random; the generator's state afterwards."""
    step: Step = s.asking()
    if step.orders():
        me = s.frame(0, 2)
        it = s.frame(0, 3)
        s.pop()
        seed = step.shuffle(s, me, it, seed)
        s.run()
        return seed
    n = s.legal()
    seed = rng.settle(seed, n)
    s.play(s.option(rng.below(seed, n)))
    return seed


def choose(s: State, seed: u64, shy: bool) -> u64:
    """Play one option at random; if `shy`, one that passes or ends only when all do."""
    n = s.legal()
    active = 0
    if shy:
        for i in range(n):
            if not idle(s, i):
                active += 1
    if active == 0:
        seed = rng.settle(seed, n)
        s.play(s.option(rng.below(seed, n)))
        return seed
    seed = rng.settle(seed, active)
    k = rng.below(seed, active)
    i = 0
    while k > 0 or idle(s, i):
        if not idle(s, i):
            k -= 1
        i += 1
    s.play(s.option(i))
    return seed


def idle(s: State, i: i32) -> bool:
    """Whether option `i` passes or ends something."""
    return s.book.idle >> (s.option(i) >> 25) & 1 != 0


def playout(s: State, luck: u64, will: u64, shy: u64) -> int:
    """Play at random to the end; how many actions were applied, CHANCE's not counted.

    `luck` is CHANCE's generator and `will` the players', so that the same luck meets whatever
    they do. `shy` has a bit for each seat that passes or ends only when nothing else is legal.
    """
    steps = 0
    while not s.over():
        if s.seat() == CHANCE:
            luck = chance(s, luck)
        else:
            will = choose(s, will, shy >> s.seat() & 1 != 0)
            steps += 1
    return steps


def perft(s: State, depth: i32, seed: u64) -> u64:
    """How many ways the next `depth` actions can go.

    An order of cards counts as one way, answered with `seed`, and as no action; a roll branches.
    """
    while s.seat() == CHANCE and s.asking().orders():
        seed = chance(s, seed)
    if depth == 0 or s.over():
        return 1
    n = s.legal()
    if depth == 1:
        return n
    count: u64 = 0
    for i in range(n):
        after = s.copy()
        after.play(s.option(i))
        count += perft(after, depth - 1, seed)
    return count


def copies(s: State, n: i32) -> int:
    """Copy a state `n` times, for benchmarks; the slots copied."""
    slots = 0
    for _ in range(n):
        after = s.copy()
        slots += after.used()
    return slots
