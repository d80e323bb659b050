"""A view belongs to one seat of its game, and is nobody else's."""

from __future__ import annotations

import pytest

from underdeck import games
from underdeck.core import rng
from underdeck.core.kernel import ALL, CHANCE, NOBODY, State
from underdeck.core.refusal import Illegal
from underdeck.table import Table

GAME = games.make("clear_the_dungeon")


def dealt() -> State:
    s, seed = GAME.new(), rng.stream(1, 0)
    while s.seat() == CHANCE:
        seed = GAME.sample(s, seed)
    return s


@pytest.mark.parametrize("seat", [1, 6, 7, 40, -4, 10**6])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(Illegal, match=f"there is no seat {seat}"):
        GAME.redact(dealt(), seat)


@pytest.mark.parametrize("one, other", [(NOBODY, 0), (0, NOBODY), (0, ALL), (NOBODY, ALL)])
def test_a_view_does_not_become_that_of_another(one: int, other: int) -> None:
    with pytest.raises(Illegal, match="this is the view of"):
        GAME.redact(GAME.redact(dealt(), one), other)


def test_a_match_does_not_begin_with_a_position_of_another_variant() -> None:
    other = games.make("clear_the_dungeon", ["boomer-ace"])
    with pytest.raises(ValueError, match="another variant"):
        Table.start(other, seed=1, begin=dealt())
