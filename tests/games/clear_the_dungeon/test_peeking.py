"""A position in which the king of diamonds asks is one in which he can have been used."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from underdeck import games
from underdeck.core import position
from underdeck.core.position import BadPosition


def asked() -> dict[str, Any]:
    """A position in which the bottom card has been looked at."""
    start = {
        "game": "clear_the_dungeon",
        "variant": ["special-abilities"],
        "inventory": ["king of diamonds"],
        "hand": ["joker"],
    }
    game, s = position.read(games.make, start)
    game.apply(s, game.read_action(s, "look"))
    return tomllib.loads(position.text(game, s))


def test_cd_4_3_2__the_question_is_read_as_it_was_written() -> None:
    game, s = position.read(games.make, asked())

    assert [game.words(s, a) for a in game.options(s)] == ["raise", "leave"]


def test_cd_4_3_2__nobody_is_asked_about_a_card_that_was_not_looked_at() -> None:
    document = asked()
    document["deck"][0] = document["deck"][0]["card"]

    with pytest.raises(BadPosition, match="its bottom card has been looked at"):
        position.read(games.make, document)


def test_cd_4_3_2__a_king_that_was_not_used_asks_nothing() -> None:
    document = asked()
    document["clear pile"].remove("king of diamonds")
    document["inventory"].append("king of diamonds")

    with pytest.raises(BadPosition, match="when the king of diamonds"):
        position.read(games.make, document)


def test_cd_4_3__without_abilities_no_king_asks() -> None:
    document = asked() | {"variant": []}

    with pytest.raises(BadPosition, match="when the king of diamonds"):
        position.read(games.make, document)
