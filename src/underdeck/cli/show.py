"""`underdeck show`: a position or record, written whole, or as one seat sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from underdeck.cli.given import AsJson, Bad, Cards, Seats, Variants, folder, print_json
from underdeck.cli.given import game as made
from underdeck.cli.opened import OpenSeed, Seat, opened, viewed


def show(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A position or a record.")
    ] = None,
    new: Annotated[
        str | None, typer.Option("--new", metavar="GAME", help="A new match of a game instead.")
    ] = None,
    variant: Variants = [],  # noqa: B006  # Typer makes a new list for each call
    seats: Seats = None,
    seat: Seat = None,
    seed: OpenSeed = 1,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """Write a position whole, or as a seat sees it.

    What is written can be read again. With --json it is that text and the table as clients draw
    it: zones, cards, counters and moves.

    \b
    Example: underdeck show --new clear_the_dungeon > position.toml
             underdeck show position.toml --seat 1
    """
    from underdeck.core import position
    from underdeck.table import Table

    if (file is None) == (new is None):
        raise Bad("show takes a file, or --new with a game; see underdeck show --help")
    if new is not None:
        game = made(folder(new), variant, seats, cards)
        state = Table.start(game, seed=seed).state
    else:
        assert file is not None
        if variant or seats is not None:
            raise Bad("a file says its own variant and seats: --variant and --seats go with --new")
        game, state = opened(file, seed, cards)
    view = viewed(game, state, seat)
    if as_json:
        print_json({"position": position.text(game, view), **game.look(view).plain()})
    else:
        print(position.text(game, view), end="")
