"""`underdeck perft`: how many ways the next actions can go, which pins the rules down."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import AsJson, Bad, Cards, Seats, Seed, Variants, folder, print_json
from underdeck.cli.given import game as made
from underdeck.cli.opened import opened

if TYPE_CHECKING:
    from underdeck.core.game import Game
    from underdeck.core.kernel import State


def perft(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game, as `underdeck games` names it.")
    ] = "",
    depth: Annotated[
        int, typer.Option("--depth", metavar="D", min=1, help="How many actions deep.")
    ] = 3,
    variant: Variants = [],  # noqa: B006  # Typer makes a new list for each call
    seats: Seats = None,
    position: Annotated[
        Path | None,
        typer.Option("--position", metavar="FILE", help="From this position or record."),
    ] = None,
    seed: Seed = 1,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """Count the ways that the next actions can go.

    Says it for each depth up to D. A shuffle counts as one way, answered by the seed, and as
    no action; a roll of a die branches.

    \b
    Example: underdeck perft clear_the_dungeon --depth 5
    """
    from underdeck.core import playout, rng

    played, start = begun(game, variant, seats, position, seed, cards)
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


def begun(
    name: str,
    variant: list[str],
    seats: int | None,
    position: Path | None,
    seed: int,
    cards: Sequence[Path],
) -> tuple[Game, State]:
    """Where to count from: a game's start, or a position of it. Raises Bad."""
    from underdeck.core.kernel import ALL

    if position is None:
        if not name:
            raise Bad("name a GAME, or a position with --position FILE; see underdeck perft --help")
        played = made(name, variant, seats, cards)
        return played, played.new()
    if variant or seats is not None:
        raise Bad("a position says its own variant and seats: leave --variant and --seats out")
    played, s = opened(position, seed, cards)
    if s.viewer() != ALL:
        raise Bad(f"{position} is a view: only the ways of a whole position can be counted")
    if name and folder(name) != played.name:
        raise Bad(f"{position} is a position of {played.name}, not of {folder(name)}")
    return played, s.copy()
