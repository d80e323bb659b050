"""Laws of text: a state or a view, written as a position, reads back equal in every slot."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.cases import CASES, Case
from tests.laws.walks import viewers, walk
from underdeck.core import position
from underdeck.core.game import Game
from underdeck.core.kernel import ALL

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = given(seed=st.integers(0, 2**32 - 1))


@every_case
@seeds
def test_reading_the_text_of_a_state_or_view_gives_it_back(case: Case, seed: int) -> None:
    def find(name: str, variant: Sequence[str], seats: int | None) -> Game:
        assert (name, tuple(variant)) == (case.name, case.game.variant)
        return case.game

    way = walk(case, seed)
    for s in [*way.some(3), way.end]:
        for seat in (ALL, *viewers(case.game)):
            view = case.game.redact(s, seat)
            document = tomllib.loads(position.text(case.game, view))
            _, back = position.read(find, document, seed=5)

            assert back == view
