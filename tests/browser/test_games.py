"""A whole game is played from the lobby to the result: by mouse, by keyboard, on a phone."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Enter
from tests.browser.driver import TITLES, begin, play
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.parametrize("way", ["mouse", "drag", "keyboard"])
def test_a_game_of_one_is_played_to_its_result(way: str, visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")

    assert play(visitor, Random(1), way) > 3

    assert visitor.table["outcome"]


def test_a_game_is_played_on_a_phone_without_scrolling_sideways(enter: Enter) -> None:
    visitor = enter(**PHONE)
    begin(visitor, "clear_the_dungeon")
    assert visitor.overflow() <= 0

    play(visitor, Random(2), "touch")

    assert visitor.table["outcome"]
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("game", TITLES)
def test_every_game_begins_with_one_click(game: str, visitor: Visitor) -> None:
    begin(visitor, game)

    assert visitor.table["title"] == TITLES[game]
    assert visitor.table["moves"]
