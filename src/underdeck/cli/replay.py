"""`underdeck replay`: go through a record, and branch off into a new match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import checking
from underdeck.cli.seated import Plain, book, chooser

if TYPE_CHECKING:
    from underdeck.table import Table

Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]


def replay(file: Record, plain: Plain = False) -> None:
    """Go through the record of a match.

    Step, jump, or branch off into a new match. In plain lines it is told from its beginning.

    \b
    Example: underdeck replay match.record
    """
    from underdeck import games, terminal
    from underdeck.table import Replay, branch, new_path

    with checking():
        record = Replay.open(file, games.make)

    def branched(line: int) -> Table:
        with checking():
            return branch(record.texts, record.game, line, new_path(record.game.name))

    raise typer.Exit(
        terminal.replay(
            record,
            branch=branched,
            hint=chooser("greedy", 0),
            rules=book(record.game.name),
            plain=plain,
        )
    )
