"""Opens the file that a command is given: a position, or a record at its end."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import Bad, checking, fits, own_sets

if TYPE_CHECKING:
    from underdeck.core.game import Game
    from underdeck.core.kernel import State

PIPE = Path("-")

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A position or a record; - for what is piped in.")
]
Seat = Annotated[
    int | None,
    typer.Option("--seat", metavar="K", min=1, help="As seat K sees it; else the whole state."),
]
OpenSeed = Annotated[
    int,
    typer.Option("--seed", metavar="S", callback=fits, help="Deals the cards that are left open."),
]


def opened(path: Path, seed: int, cards: Sequence[Path] = ()) -> tuple[Game, State]:
    """The game and state in a file, or piped in. Raises Bad: every fault in one line.

    `cards`: files of card sets that a position is played with, beside those that it carries.
    A record that the rules follow only in part is opened where they part from it, which is said.
    """
    from underdeck import games
    from underdeck.core.bounded import contents, drained
    from underdeck.sets import read_position
    from underdeck.table import Replay, is_record

    own = own_sets(cards)

    def find(
        name: str, variant: Sequence[str], seats: int | None, texts: Sequence[str] = ()
    ) -> Game:
        return games.make(name, variant, seats, [*texts, *own])

    with checking():
        file = "standard input" if path == PIPE else str(path)
        data = drained(sys.stdin.buffer, file) if path == PIPE else contents(path)
        if not is_record(data):
            return read_position(data, find, seed, file)
        replay = Replay.read(data, games.make, file)
        for note in replay.notes:
            print(note, file=sys.stderr)
        replay.end()
        return replay.game, replay.state.copy()


def one_action(words: list[str]) -> str:
    """The action that arguments say; several if a shell took the quotes off."""
    from underdeck.core.verbs import quoted

    return words[0] if len(words) == 1 else " ".join(quoted(word) for word in words)


def viewed(game: Game, state: State, seat: int | None) -> State:
    """The state as a seat (from 1) sees it, or the whole of it. Raises Bad."""
    if seat is None:
        return state
    if seat > game.seats:
        raise Bad(f"there is no seat {seat}: the seats are 1 to {game.seats}")
    from underdeck.core.kernel import ALL, NOBODY

    viewer = state.viewer()
    if viewer == NOBODY:
        raise Bad("the position is what everybody sees: no --seat fits it")
    if viewer not in (ALL, seat - 1):
        raise Bad(f"the position is a view of seat {viewer + 1}: only --seat {viewer + 1} fits it")
    return game.redact(state, seat - 1)
