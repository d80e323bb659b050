"""`underdeck audit`: whether a match was dealt fairly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from underdeck.cli.given import checking

UNFAIR = 1

Record = Annotated[Path, typer.Argument(metavar="FILE", help="The whole record of a match.")]


def audit(file: Record) -> None:
    """Deal a match again, and say whether every shuffle and roll is what its secret gives.

    The exit code is 1 if one is not. Compare the hash with the one shown when the match began.

    \b
    Example: underdeck audit match.record
    """
    from underdeck import games
    from underdeck.core.bounded import contents
    from underdeck.table import audit as dealt_again

    with checking():
        found = dealt_again(contents(file), games.make, str(file))
    print(f"chance came from: {found.source}")
    if found.wrong:
        print(f"{file}:{found.wrong}: this is not what it gives")
        raise typer.Exit(UNFAIR)
    print(f"all {found.dealt} shuffles and rolls are what it gives")
