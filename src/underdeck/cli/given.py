"""What commands are given: their common arguments, and the games and numbers that these name."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from underdeck.core.cardset import CardSet
    from underdeck.core.game import Game

LARGEST_SEED = 2**64 - 1


def fits(seed: int | None) -> int | None:
    """A seed that the generators take."""
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        raise typer.BadParameter(f"a seed is a number from 0 to {LARGEST_SEED}")
    return seed


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game, as `underdeck games` names it.")
]
Variants = Annotated[
    list[str],
    typer.Option(
        "--variant", metavar="V", help="A variation or layout of the game; may be repeated."
    ),
]
Seats = Annotated[
    int | None,
    typer.Option(
        "--seats",
        metavar="K",
        min=1,
        help="How many play; else as many as are named, or the fewest.",
    ),
]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar="S", callback=fits, help="Another seed, other shuffles."),
]
Cards = Annotated[
    list[Path],
    typer.Option("--cards", metavar="FILE", help="Cards of your own; may be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]


class Bad(Exception):
    """Something given is wrong; the message says what would be right.

    `placed`: its lines begin with the file and the place in it, as editors read them.
    """

    def __init__(self, what: str, *, placed: bool = False) -> None:
        super().__init__(what)
        self.placed = placed


@contextmanager
def checking() -> Iterator[None]:
    """What is wrong with something given is said in one line."""
    from underdeck.core.fault import BadFile

    try:
        yield
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise Bad(f"{where}{error.strerror or error}") from error
    except BadFile as error:
        raise Bad(str(error), placed=True) from error
    except ValueError as error:
        raise Bad(str(error)) from error


def folder(name: str) -> str:
    """The name of a game's folder, also if it is written with hyphens, spaces or capitals."""
    return name.lower().replace("-", "_").replace(" ", "_")


def own_sets(files: Sequence[Path]) -> list[CardSet]:
    """The card sets of files. Raises Bad, with a line for each fault."""
    if not files:
        return []
    from underdeck import games
    from underdeck.sets import open_cards

    with checking():
        return [open_cards(file, games.card_reader) for file in files]


def game(
    name: str,
    variant: Sequence[str],
    seats: int | None = None,
    cards: Sequence[Path] = (),
    players: int = 0,
) -> Game:
    """The game that is asked for, with the cards of those files. Raises Bad.

    Where no number of seats is asked for there are as many as `players`, if the game can be
    played by so many; else as few as it can be.
    """
    from underdeck import games

    sets = own_sets(cards)
    with checking():
        fewest, most = games.find(folder(name)).SEATS
        if seats is None and fewest < players <= most:
            seats = players
        return games.make(folder(name), variant, seats, sets)


def print_json(value: Any) -> None:
    """Print an answer for other programs."""
    print(json.dumps(value, indent=2, ensure_ascii=False))
