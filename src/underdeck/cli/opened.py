"""Opens the file that a command is given: a position, or a record at its end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import Bad, checking

if TYPE_CHECKING:
    from underdeck.core.game import Game
    from underdeck.core.kernel import State

File = Annotated[Path, typer.Argument(metavar="FILE", help="A position or a record.")]
Seat = Annotated[
    int | None,
    typer.Option("--seat", metavar="K", min=1, help="As seat K sees it; else the whole state."),
]
OpenSeed = Annotated[
    int, typer.Option("--seed", metavar="S", min=0, help="Deals the cards that are left open.")
]


def opened(path: Path, seed: int) -> tuple[Game, State]:
    """The game and state in a file. Raises Bad: every fault in one line."""
    from underdeck import games
    from underdeck.sets import open_position
    from underdeck.table import Replay, is_record

    with checking():
        if path.exists() and path.is_file() and is_record(path.read_bytes()):
            replay = Replay.open(path, games.make)
            if replay.divergence is not None:
                raise Bad(str(replay.divergence))
            replay.end()
            return replay.game, replay.state.copy()
        return open_position(path, games.make, seed)


def viewed(game: Game, state: State, seat: int | None) -> State:
    """The state as a seat (from 1) sees it, or the whole of it. Raises Bad."""
    if seat is None:
        return state
    if seat > game.seats:
        raise Bad(f"there is no seat {seat}: the seats are 1 to {game.seats}")
    from underdeck.core.kernel import ALL

    viewer = state.viewer()
    if viewer not in (ALL, seat - 1):
        raise Bad(f"the position is a view of seat {viewer + 1}: only --seat {viewer + 1} fits it")
    return game.redact(state, seat - 1)
