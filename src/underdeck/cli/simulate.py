"""`underdeck simulate`: many matches of bots, and what came of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from underdeck.cli.given import (
    AsJson,
    Cards,
    GameName,
    Seats,
    Seed,
    Variants,
    checking,
    folder,
    own_sets,
    print_json,
)

INTERRUPTED = 130


def simulate(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A[,B,...]",
            help="Who plays, one for each seat: greedy, random, uniform ...",
        ),
    ] = "random",
    matches: Annotated[
        int, typer.Option("-n", "--matches", metavar="N", min=1, help="How many matches.")
    ] = 1000,
    variant: Variants = [],  # noqa: B006  # Typer makes a new list for each call
    seats: Seats = None,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    seed: Seed = 1,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", metavar="W", min=1, help="Processes at most; else one on each core."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many matches, for statistics.

    Says how often each outcome was seen, with 95 % intervals. The same seed gives the same
    matches with any number of workers. Ctrl-C stops, and prints what was finished.

    \b
    Example: underdeck simulate clear_the_dungeon --bots greedy -n 20000
    """
    from underdeck import games
    from underdeck.arena import report
    from underdeck.arena.match import pairing
    from underdeck.arena.simulation import Simulation

    texts = [one.source for one in own_sets(cards)]
    with checking():
        paired = pairing(folder(game), variant, seats, bots.split(","), seed, texts)
    simulation = Simulation(paired, matches, workers=workers)
    stopped = False
    try:
        with bar(matches) as hear:
            simulation.run(hear)
    except KeyboardInterrupt:
        stopped = True
        print(f"stopped after {simulation.tally.matches:,} of {matches:,}", file=sys.stderr)
    if as_json:
        print_json(report.fields(simulation))
    else:
        unicode = (sys.stdout.encoding or "").lower().startswith("utf")
        title = games.find(paired.game).TITLE
        print(report.page(simulation, title, "█" if unicode else "#"))
    if stopped:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def bar(matches: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal; what it yields is told how many matches are done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("matches", total=matches)
        yield lambda done: progress.update(task, completed=done)
