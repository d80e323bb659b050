"""`underdeck legal`: what may be done in a position."""

from __future__ import annotations

import sys

from underdeck.cli.given import AsJson, Cards, print_json
from underdeck.cli.opened import File, OpenSeed, Seat, opened, viewed


def legal(
    file: File,
    seat: Seat = None,
    seed: OpenSeed = 1,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """List the legal actions.

    A line for each, in words that `apply` and `why` take; on a terminal and with --json also the
    rule that allows it. A seat that is not asked has none.

    \b
    Example: underdeck legal position.toml
             underdeck legal position.toml --seat 1 --json
    """
    game, state = opened(file, seed, cards)
    view = viewed(game, state, seat)
    mine = seat is None or view.seat() == seat - 1
    found = [(game.words(view, a), game.rule(view, a)) for a in view.options()] if mine else []
    if as_json:
        print_json([{"action": words, "rule": rule} for words, rule in found])
        return
    wide = max((len(words) for words, _ in found), default=0)
    for words, rule in found:
        print(f"{words:{wide}}  {rule}" if sys.stdout.isatty() else words)
