"""How many ways the next actions can go, and how long a row is: numbers that pin the rules."""

from __future__ import annotations

import itertools

import pytest

from tests.games.clear_the_dungeon.dungeon import Dungeon
from underdeck import games
from underdeck.core import playout, rng

DEALS = {
    (): (13, 111, 625, 3189),
    ("boomer-ace",): (13, 111, 625, 3189),
    ("power-reserve",): (5, 20, 420, 6820),
    ("extreme", "special-abilities"): (16, 165, 1065, 5812),
    ("no-jokers", "steps"): (13, 111, 627, 3194),
    ("hourglass", "boomer-ace", "power-reserve", "special-abilities"): (5, 20, 320, 3900),
}
OPTIONS = [option.name for option in games.find("clear_the_dungeon").OPTIONS]


@pytest.mark.parametrize("variant", DEALS, ids=" ".join)
def test_the_ways_from_one_deal_are_so_many(variant: tuple[str, ...]) -> None:
    """CHANCE's answers are those of stream (1, 0), alike plain and compiled."""
    s = games.make("clear_the_dungeon", variant).new()
    ways = tuple(playout.perft(s.copy(), depth, rng.stream(1, 0)) for depth in (1, 2, 3, 4))

    assert ways == DEALS[variant]


def test_the_ways_from_a_position_with_all_kings_are_so_many() -> None:
    """First: 1 end, 3 triggers, 6 second cards, 8 first cards, 2 buried, 3 doubled, look, draw."""
    t = Dungeon("boomer-ace", "power-reserve", "special-abilities")
    t.inventory("hearts", "diamonds", "clubs", "spades")
    t.monsters("jack of hearts", "queen of spades", "jack of clubs")
    t.laid("jack of hearts", "joker", "5 of spades").laid("queen of spades", "3 of clubs")
    t.hand("ace of hearts", "9 of clubs").reserve("joker", "2 of hearts")
    t.deck("7 of clubs", "8 of clubs", "2 of spades")

    ways = [playout.perft(t.state.copy(), depth, 1) for depth in (1, 2, 3)]

    assert ways == [25, 404, 4685]


def test_a_row_is_no_longer_than_a_kilobyte() -> None:
    """Whatever is chosen before the match; frames at their deepest included."""
    for n in (0, 1, 2):
        for variant in itertools.combinations(OPTIONS, n):
            try:
                game = games.make("clear_the_dungeon", variant)
            except ValueError:
                continue  # two layouts
            assert 2 * game.book.length <= 1024
