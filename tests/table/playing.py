"""Playing a table at random, for tests that need a match and not a particular one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.toys import tavern
from underdeck import games
from underdeck.core.game import Game
from underdeck.table import Table

CLEAR = "clear_the_dungeon"
SECRET = bytes(range(32))


def clear(*variant: str) -> Game:
    """Clear the Dungeon with a variant."""
    return games.make(CLEAR, variant)


def find(name: str, variant: Sequence[str], seats: int | None) -> Game:
    """The games, and the tavern."""
    return tavern.game() if name == "tavern" else games.make(name, variant, seats)


def play(table: Table, actions: int = 1000, seed: int = 1) -> Table:
    """Play so many actions at random, or to the end; ending a turn is done seldom."""
    random = Random(seed)
    for _ in range(actions):
        if table.over:
            break
        moves = table.look(table.asked).moves
        active = [move for move in moves if move.action not in ("end", "pass")]
        table.act(random.choice(active or moves).action)
    return table
