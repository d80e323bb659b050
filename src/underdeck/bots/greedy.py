"""A bot that follows the game's rules of thumb, and looks no further."""

from __future__ import annotations

from underdeck.bots.bot import Bot
from underdeck.core.game import Game
from underdeck.core.kernel import State


class Greedy(Bot):
    name = "greedy"
    says = "the option that the game's fixed priorities like best"

    def choose(
        self, game: Game, view: State | None, options: list[int], seed: int
    ) -> tuple[int, int]:
        """The first of the options liked best."""
        if view is None:
            raise ValueError("greedy needs a view")
        if len(options) == 1:
            return options[0], seed
        return max(options, key=lambda a: game.prefer(game, view, a)), seed
