"""The fast generator of simulations: splitmix64, the same numbers plain and compiled.

A generator is one 64-bit number, handed in and out, so that nothing hidden keeps a state.
Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014.
"""

from __future__ import annotations

from underdeck.core.widths import i32, u64

GAMMA: u64 = 0x9E3779B97F4A7C15
MIX_A: u64 = 0xBF58476D1CE4E5B9
MIX_B: u64 = 0x94D049BB133111EB
MASK: u64 = 0xFFFFFFFFFFFFFFFF
LOW: u64 = 0xFFFFFFFF


def advance(seed: u64) -> u64:  # compiled: inline
    """The generator's next state."""
    return (seed + GAMMA) & MASK


def mix(seed: u64) -> u64:  # compiled: inline
    """The 64 random bits that a state stands for."""
    z: u64 = ((seed ^ (seed >> 30)) * MIX_A) & MASK
    z = ((z ^ (z >> 27)) * MIX_B) & MASK
    return z ^ (z >> 31)


def stream(seed: u64, n: u64) -> u64:
    """The first state of the stream (seed, n): match `n` of a simulation with `seed`."""
    return mix(mix((seed + GAMMA) & MASK) ^ mix((n * GAMMA + MIX_A) & MASK))


def fits(seed: u64, n: i32) -> bool:  # compiled: inline
    """Whether this state's number is one that `below` may use: none is likelier than another."""
    low: u64 = ((mix(seed) >> 32) * n) & LOW
    return low >= n or low >= (LOW + 1 - n) % n


def settle(seed: u64, n: i32) -> u64:
    """The next state whose number `below` may use for `n` outcomes (1 to 2**31 - 1).

    Lemire: Fast random integer generation in an interval, 2019.
    """
    seed = advance(seed)
    while not fits(seed, n):
        seed = advance(seed)
    return seed


def below(seed: u64, n: i32) -> int:  # compiled: inline
    """A number from 0 to n - 1, of a state that `settle` gave for the same `n`."""
    return ((mix(seed) >> 32) * n) >> 32
