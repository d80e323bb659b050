"""`underdeck watch`: bots play, at a speed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import Bad, Cards, GameName, Seats, Variants, checking, fits, folder
from underdeck.cli.given import game as made
from underdeck.cli.seated import Plain, book, chooser

if TYPE_CHECKING:
    from underdeck.table import Table


def watch(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A[,B,...]",
            help="Who plays, one for each seat: greedy, random, uniform ...",
        ),
    ] = "greedy",
    speed: Annotated[
        float, typer.Option("--speed", metavar="X", min=0.05, max=1000, help="Actions a second.")
    ] = 1.0,
    variant: Variants = [],  # noqa: B006  # Typer makes a new list for each call
    seats: Seats = None,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="S", callback=fits, help="Deal from a seed, not a secret."),
    ] = None,
    plain: Plain = False,
) -> None:
    """Watch bots play.

    \b
    Example: underdeck watch clear_the_dungeon --bots greedy --speed 2
    """
    from underdeck import terminal
    from underdeck.table import Table

    names = bots.split(",")
    chosen = made(folder(game), variant, seats, cards, len(names))
    if len(names) > chosen.seats:
        raise Bad(f"{len(names)} bots are named for {chosen.seats} seats")
    luck = seed if seed is not None else secrets.randbits(63)
    choosers = [chooser(names[i % len(names)], luck + i) for i in range(chosen.seats)]

    def start() -> Table:
        with checking():
            return Table.start(chosen, seed=seed)

    raise typer.Exit(
        terminal.watch(start, seats=choosers, speed=speed, rules=book(chosen.name), plain=plain)
    )
