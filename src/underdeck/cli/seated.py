"""Who sits at a table in a terminal: people, and bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import Bad, checking

if TYPE_CHECKING:
    from underdeck.core.game import Game
    from underdeck.core.kernel import State
    from underdeck.core.rulebook import Rulebook
    from underdeck.terminal import Chooser, Player

HUMAN = "me"

Plain = Annotated[
    bool, typer.Option("--plain", help="Numbered lines, for pipes and screen readers.")
]


def chooser(name: str, seed: int) -> Chooser:
    """A bot as the terminal calls it, with a generator of its own. Raises Bad."""
    from underdeck import bots
    from underdeck.core import rng

    with checking():
        bot = bots.find(name)
    state = {"seed": rng.stream(seed, 0)}

    def choose(game: Game, view: State) -> int:
        action, state["seed"] = bot.choose(
            game, None if bot.blind else view, game.options(view), state["seed"]
        )
        return action

    return choose


def players(names: str, seats: int, seed: int) -> list[Player]:
    """Who plays each seat, by the names given: `me` is a person. Raises Bad."""
    given = names.split(",") if names else []
    if len(given) > seats:
        raise Bad(f"{len(given)} players are named for {seats} seats")
    return [None if name == HUMAN else chooser(name, seed + i) for i, name in enumerate(given)]


def book(game: str) -> Rulebook:
    """The rules of a game, to be read at the table."""
    from underdeck import games
    from underdeck.core import rulebook

    return rulebook.of(games.find(game).__name__)
