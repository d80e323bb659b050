"""`underdeck perft`: how many ways the next actions can go, which pins the rules down."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from underdeck.cli.given import AsJson, GameName, Seats, Seed, Variants, print_json
from underdeck.cli.given import game as made


def perft(
    game: GameName,
    depth: Annotated[
        int, typer.Option("--depth", metavar="D", min=1, help="How many actions deep.")
    ] = 3,
    variant: Variants = [],  # noqa: B006  # Typer makes a new list for each call
    seats: Seats = None,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Count the ways that the next actions can go.

    Says it for each depth up to D. A shuffle counts as one way, answered by the seed, and as
    no action; a roll of a die branches.

    Example: underdeck perft clear_the_dungeon --depth 5
    """
    from underdeck.core import playout, rng

    played = made(game, variant, seats)
    start = played.new()
    leaves: list[int] = []
    spent = 0.0
    for deep in range(1, depth + 1):
        began = time.perf_counter()
        leaves.append(playout.perft(start.copy(), deep, rng.stream(seed, 0)))
        spent = time.perf_counter() - began
        if not as_json:
            speed = f"{leaves[-1] / spent:>14,.0f} leaves/s" if spent > 0 else ""
            print(f"{deep:>3}  {leaves[-1]:>16,}  {spent:>8.3f} s {speed}", flush=True)
    if as_json:
        print_json(
            {
                "game": played.name,
                "variant": list(played.variant),
                "seed": seed,
                "depth": depth,
                "leaves": leaves,
                "seconds": spent,
                "leaves_per_s": leaves[-1] / spent if spent > 0 else 0.0,
            }
        )
