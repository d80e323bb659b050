"""What a bot is: it chooses among the options of its seat, knowing no more than the seat does."""

from __future__ import annotations

import underdeck.core.rng as rng
from underdeck.core.game import Game
from underdeck.core.kernel import State


class Bot:
    """A player. Adding one is adding a file here with a subclass, which its own `name` finds.

    `says` is one line about how it plays. A bot that looks only at the options is `blind`.
    """

    name: str
    says: str
    blind = False

    def choose(
        self, game: Game, view: State | None, options: list[int], seed: int
    ) -> tuple[int, int]:
        """One of the options, and the generator's state afterwards.

        `view` is the match as the seat sees it, None for a blind bot. `seed` is the generator of
        the players' choices (`core.rng`), which says nothing about the cards.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """A blind bot that plays at random; `core.playout.choose` does the same.

    A `shy` one passes or ends something only when nothing else is legal.
    """

    blind = True
    shy = False

    def choose(
        self, game: Game, view: State | None, options: list[int], seed: int
    ) -> tuple[int, int]:
        idle = game.book.idle
        active = [a for a in options if not idle >> (a >> 25) & 1] if self.shy else []
        among = active or options
        seed = rng.settle(seed, len(among))
        return among[rng.below(seed, len(among))], seed
