"""`underdeck play`: a match in the terminal, on the whole screen or in plain lines."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import Bad, Cards, Seats, Variants, checking, fits, folder
from underdeck.cli.given import game as made
from underdeck.cli.opened import opened
from underdeck.cli.seated import Plain, book, chooser, players

if TYPE_CHECKING:
    from underdeck.core.game import Game
    from underdeck.core.kernel import State
    from underdeck.table import Table

HINTS = "greedy"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game, as `underdeck games` names it.")
    ] = None,
    variant: Variants = [],  # noqa: B006  # Typer makes a new list for each call
    seats: Seats = None,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    who: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help="Who plays each seat; `me` is you.")
    ] = "",
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="Begin with a position.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a record.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="S", callback=fits, help="Deal from a seed, not a secret."),
    ] = None,
    new: Annotated[
        bool, typer.Option("--new", help="Do not offer a match that was not finished.")
    ] = False,
    plain: Plain = False,
) -> None:
    """Play a game.

    What you do is on the disk before you see what happens: close the terminal at any moment. A
    match that was not finished is offered again, unless you say who plays or what is dealt.

    \b
    Example: underdeck play clear_the_dungeon --variant hourglass --variant boomer-ace
             underdeck play --position puzzle.toml
    """
    from underdeck import terminal
    from underdeck.table import Table, new_path

    if resume is not None:
        raise typer.Exit(go_on(resume, who, plain))
    begin: State | None = None
    if position is not None:
        if game is not None or variant or seats is not None:
            raise Bad("a position says its own game, variant and seats")
        luck = seed if seed is not None else secrets.randbits(63)
        chosen, begin = opened(position, luck, cards)
    else:
        named = len(who.split(","))
        chosen = made(folder(game or the_game()), variant, seats, cards, named)

    def start() -> Table:
        with checking():
            return Table.start(chosen, seed=seed, path=new_path(chosen.name), begin=begin)

    unfinished = None
    if begin is None and not who and seed is None and not new:
        unfinished = latest(chosen, bool(variant or cards) or seats is not None)
    code = terminal.play(
        start,
        saved=(lambda: unfinished) if unfinished else None,
        seats=players(who, chosen.seats, seed or 0),
        hint=chooser(HINTS, 0),
        rules=book(chosen.name),
        plain=plain,
    )
    raise typer.Exit(code)


def go_on(path: Path, who: str, plain: bool) -> int:
    """Go on with the match of a record; the exit code."""
    from underdeck import terminal

    table = reopened(path)
    tables = [table]
    return terminal.play(
        lambda: tables.pop() if tables else fresh(table.game),
        seats=players(who, table.game.seats, 0),
        hint=chooser(HINTS, 0),
        rules=book(table.game.name),
        plain=plain,
    )


def fresh(game: Game) -> Table:
    """A new match of a game, in the save folder."""
    from underdeck.table import Table, new_path

    with checking():
        return Table.start(game, path=new_path(game.name))


def reopened(path: Path) -> Table:
    """The match of a record, to go on with. Raises Bad."""
    from underdeck import games
    from underdeck.table import Table

    with checking():
        return Table.resume(path, games.make)


def latest(game: Game, chosen: bool) -> Table | None:
    """The latest match of the game that was not finished; if variants were chosen, one of those.

    One that is being played in another window is passed over, and one that cannot be read.
    """
    from underdeck.table import saves

    with checking():
        begun = saves()
    for save in begun:
        same = save.variant == game.variant and save.seats == game.seats
        if save.game == game.name and not save.fault and save.actions and (same or not chosen):
            try:
                return reopened(save.path)
            except Bad:
                continue
    return None


def the_game() -> str:
    """The only game there is, or the one that the player chooses. Raises Bad."""
    from underdeck import games
    from underdeck.core.verbs import is_number

    names = games.names()
    if len(names) == 1:
        return names[0]
    if not sys.stdin.isatty():
        raise Bad(f"say which game: {', '.join(names)}")
    for i, name in enumerate(names, start=1):
        print(f"{i}  {games.find(name).TITLE}")
    answer = input("Which game? ").strip()
    if is_number(answer) and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return answer
