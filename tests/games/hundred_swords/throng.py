"""Positions of the Multi-User Dungeon, with two small dungeons of their own (HS-11)."""

from __future__ import annotations

from functools import cache
from typing import Self

from tests.games.hundred_swords.expedition import STARTERS, Expedition, Laid, read
from underdeck.core.game import Game
from underdeck.games import hundred_swords

FIRST = """
[set]
name = "attic"
title = "An Attic"
role = "dungeon"

[[item]]
name = "Candle"
cost = 1
gold = 1
copies = 16

[[item]]
name = "Dagger"
cost = 1
strength = 5
movement = 5
gold = 2

[[monster]]
name = "Moth"
strength = 2
gold = 1
copies = 4

[[monster]]
name = "Moth King"
strength = 5
gold = 5
text = "Boss."

[[rental]]
name = "Ladder"
place = 1
cost = 1

[[rental]]
name = "Bucket"
place = 2
cost = 1

[[rental]]
name = "Broom"
place = 3
cost = 1
"""

SECOND = """
[set]
name = "cave"
title = "A Cave"
role = "dungeon"

[[item]]
name = "Torch"
cost = 1
gold = 1
copies = 16

[[monster]]
name = "Bat"
strength = 2
gold = 1
copies = 4

[[monster]]
name = "Bat Queen"
strength = 5
gold = 4
text = "Boss."

[[rental]]
name = "Oar"
place = 1
cost = 1

[[rental]]
name = "Raft"
place = 2
cost = 1

[[rental]]
name = "Net"
place = 3
cost = 1
"""

MANY = """
[set]
name = "fair"
title = "A Fair"
role = "many"

[[starter]]
name = "Mini Torch"
movement = 1

[[item]]
name = "Ticket"
cost = 1
gold = 1
copies = 5

[[rental]]
name = "Drum"
place = 3
cost = 1
"""


JUGGLER = """
[[monster]]
name = "Juggler"
strength = 4
gold = 3
text = "Mini-boss."
"""


@cache
def game(variant: tuple[str, ...], seats: int, more: str = "", mini: str = JUGGLER) -> Game:
    """The game with the two dungeons; `more`: the text of further cards in the first."""
    sets = [read(text) for text in (STARTERS, FIRST + more, SECOND, MANY + mini)]
    return hundred_swords.game(variant, seats, sets)


class Throng(Expedition):
    """A position in which seat 0 explores the first dungeon.

    Cards of a dungeon that are not named are in its deck, its boss at the bottom: the Boss in the
    first, the Mini-boss in the second. Rooms 1 to 5 are the first dungeon's, 6 to 10 the other's.
    """

    def __init__(self, made: Game) -> None:
        super().__init__(game=made)
        self.named: set[int] = set()

    def deck_of(self, which: int, *names: str) -> Self:
        """The deck of dungeon 1 or 2, from the bottom to the top; all else is out of the game."""
        self.named.add(which - 1)
        return self.put("dungeon deck", *names, owner=which - 1)

    def rooms_of(self, which: int, *laid: str | Laid | None) -> Self:
        """What lies in the rooms of dungeon 1 or 2."""
        return self.rooms(*[None] * 5 * (which - 1), *laid)

    def lay(self, card: int, seat: int) -> None:
        which = int(self.game.kinds.name(card) in ("Torch", "Bat", "Juggler"))
        if self.game.kinds.groups[card] == "dungeon" and which not in self.named:
            self.zone("dungeon deck").put(self.row, which, card)
            return
        self.dungeon_named = True
        super().lay(card, seat)


def bare(*variant: str, seats: int = 3, more: str = "", mini: str = JUGGLER) -> Throng:
    """Three or more in front of two dungeons in which no card lies yet."""
    return Throng(game(variant, seats, more, mini))


def throng(*variant: str, seats: int = 3, more: str = "") -> Throng:
    """Three or more in front of two dungeons full of candles and torches, face down."""
    t = bare(*variant, seats=seats, more=more)
    t.rooms(*["Candle"] * 5, *["Torch"] * 5)
    return t


def dealt(*variant: str, seats: int = 3) -> Throng:
    """A match from the deal, the first question open."""
    return Throng(game(variant, seats)).deal()
