"""The shipped sets, with a few cards beside them that stories need and that never change."""

from __future__ import annotations

from functools import cache

from tests.games.hundred_swords.expedition import Expedition, read
from underdeck.core.game import Game
from underdeck.games import hundred_swords
from underdeck.games.hundred_swords.cards import Cards, cards_of
from underdeck.games.hundred_swords.table import shipped

PROPS = """
[set]
name = "props"
title = "Props"
role = "builder"

[[item]]
name = "Prop"
cost = 1
gold = 1
copies = 6

[[item]]
name = "Prop Trophy"
cost = 5
trophy = true

[[item]]
name = "Prop Coffer"
locked = true

[[item]]
name = "Prop Bell"
cost = 9
text = "When revealed, gain 1 movement. When acquired, gain 1 strength."

[[item]]
name = "Prop Lamp"
cost = 0
text = "Reveal a room."

[[item]]
name = "Prop Spyglass"
cost = 0
text = "Peek at a room."

[[item]]
name = "Prop Curtain"
cost = 0
text = "Hide a card in the dungeon."

[[monster]]
name = "Prop Mouse"
strength = 1
copies = 3

[[monster]]
name = "Prop Giant"
strength = 12
text = "When revealed, gain 1 movement. When defeated, gain 1 strength."

[[obstacle]]
name = "Prop Door"
locked = true
text = "When revealed, gain 1 movement. When cleared, gain 1 strength."
"""


@cache
def game(sets: tuple[str, ...], seats: int) -> Game:
    """A match with those shipped sets, and the props."""
    return hundred_swords.game((*sets, "props"), seats, [*shipped().values(), read(PROPS)])


def story(*sets: str, seats: int = 2) -> Expedition:
    """Nobody holds a card but those that are named."""
    t = Expedition(game=game(sets, seats))
    for seat in range(seats):
        t.deck(of=seat)
    return t


def printed(t: Expedition) -> Cards:
    """What is printed on the cards: shipped figures are weighed anew now and then."""
    return cards_of(t.row)


def price(t: Expedition, name: str) -> int:
    """The energy or strength that a card of the dungeon takes."""
    return printed(t).price(t.card(name))


def strength(t: Expedition, name: str) -> int:
    """The strength of an item."""
    return printed(t).strength[t.card(name)]


def only(t: Expedition, marks: list[bool]) -> str:
    """The name of the one card that has such a mark."""
    (found,) = [card for card, marked in enumerate(marks) if marked]
    return t.game.kinds.name(found)


def boss(t: Expedition) -> str:
    """The Boss of the match."""
    return only(t, printed(t).boss)
