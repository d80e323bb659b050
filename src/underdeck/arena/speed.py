"""How fast a game runs, measured in this process: `python -m underdeck.arena.speed GAME`.

With a number after one or more games it plays so many matches of each and says nothing, for tools
that count.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import underdeck
from underdeck import games
from underdeck.core import playout, rng
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE, State

RUNS = 5  # the best of so many counts: others may be using the machine
SECONDS = 0.2  # how long a run is, about
SHY = 2**64 - 1  # every seat plays like the bot `random`
SLOT = 2  # bytes
DEEPEST = 12
MEASURES = ("matches_per_s", "steps_per_s", "copies_per_s", "leaves_per_s")


def measure(name: str, runs: int = RUNS, seconds: float = SECONDS) -> dict[str, float]:
    """The best of `runs` short runs of each kind.

    Matches are those of `random`, set-up and shuffles included. Steps are its actions applied
    with `play`, forced ones too, CHANCE's not, from positions already dealt. Copies are of such a
    position; leaves are those of perft from there. `row_bytes` is the longest that a row can be.
    """
    game = games.make(name)
    positions = [dealt(game, n) for n in range(32)]
    first = positions[0]
    deep = depth(first, seconds)
    return {
        "matches_per_s": best(lambda n: matches(game, n), runs, seconds),
        "steps_per_s": best(lambda n: steps(positions, n), runs, seconds),
        "copies_per_s": best(lambda n: copies(first, n), runs, seconds),
        "leaves_per_s": best(lambda n: leaves(first, deep, n), runs, seconds),
        "row_bytes": SLOT * game.book.length,
    }


def best(work: Callable[[int], int], runs: int, seconds: float) -> float:
    """How many a second of what `work(n)` does and counts, doing it n times."""
    n, spent = 1, 0.0
    while spent < seconds / 4:
        spent = timed(work, n)[1]
        n *= 2
    n = max(1, round(n / 2 * seconds / spent))
    rates = [done / spent for done, spent in (timed(work, n) for _ in range(runs))]
    return max(rates)


def timed(work: Callable[[int], int], n: int) -> tuple[int, float]:
    began = time.perf_counter()
    done = work(n)
    return done, max(time.perf_counter() - began, 1e-9)


def dealt(game: Game, n: int) -> State:
    """Match `n` at the first question that a seat is asked."""
    s, luck = game.new(), rng.stream(1, n)
    while s.seat() == CHANCE:
        luck = playout.chance(s, luck)
    return s


def matches(game: Game, n: int) -> int:
    """Play whole matches at random; how many."""
    for i in range(n):
        luck = rng.stream(1, i)
        playout.playout(game.new(), luck, rng.stream(luck, 1), SHY)
    return n


def steps(positions: list[State], n: int) -> int:
    """Play on from positions at random; how many actions were applied."""
    done = 0
    for i in range(n):
        luck = rng.stream(2, i)
        done += playout.playout(positions[i % len(positions)].copy(), luck, luck, SHY)
    return done


def copies(s: State, n: int) -> int:
    """Copy a position; how often."""
    many = 100 * n
    playout.copies(s, many)
    return many


def leaves(s: State, deep: int, n: int) -> int:
    """Count positions; how many."""
    return sum(playout.perft(s, deep, 1) for _ in range(n))


def depth(s: State, seconds: float) -> int:
    """How deep perft gets in a part of a run."""
    for deep in range(1, DEEPEST):
        began = time.perf_counter()
        leaves(s, deep, 1)
        if time.perf_counter() - began > seconds / 20:
            return deep
    return DEEPEST


def main() -> None:
    """Print the measures of the game that is named, and whether they are the compiled form's."""
    name, *more = sys.argv[1:]
    if more:
        for each in (name, *more[:-1]):
            matches(games.make(each), int(more[-1]))
        return
    print(json.dumps({"compiled": underdeck.compiled(), **measure(name)}))  # noqa: T201  # the process that asked reads it


if __name__ == "__main__":
    main()
