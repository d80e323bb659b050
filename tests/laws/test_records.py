"""Laws of records: a match is its set-up and its actions, and its lines replay to the position."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.cases import CASES, Case
from tests.laws.walks import answer
from underdeck.core.game import Game
from underdeck.table import Table

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = given(seed=st.integers(0, 2**32 - 1))


def replayed(case: Case, text: str) -> Table:
    """The table that a record leads to."""

    def find(name: str, variant: Sequence[str], seats: int | None) -> Game:
        assert (name, tuple(variant), seats) == (case.name, case.game.variant, case.game.seats)
        return case.game

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.txt"
        path.write_text(text, encoding="utf-8")
        table = Table.resume(path, find)
        table.close()
        return table


@every_case
@seeds
def test_a_record_replays_to_the_same_position(case: Case, seed: int) -> None:
    """At any moment of a match, and when it is over."""
    random = Random(seed)
    table = Table.start(case.game, seed=seed)
    halfway = random.randrange(1, 30)
    while not table.over:
        table.act(answer(case.game, table.state, random, 0.9))
        halfway -= 1
        if halfway == 0 or table.over:
            again = replayed(case, table.record())

            assert again.state == table.state
            assert again.record() == table.record()


@every_case
@seeds
def test_what_was_undone_leaves_no_trace_in_the_position(case: Case, seed: int) -> None:
    """Undoing and playing the same again leads to the same state: nothing is rolled anew."""
    random = Random(seed)
    table = Table.start(case.game, seed=seed)
    for _ in range(random.randrange(2, 25)):
        if not table.over:
            table.act(answer(case.game, table.state, random, 0.9))
    before, words = table.state.values(), table.log[-1].words
    last = next(entry for entry in reversed(table.log) if entry.seat >= 0)
    table.undo(practice=True)

    table.act(last.words, last.seat)

    assert table.state.values() == before
    assert table.log[-1].words == words
    assert replayed(case, table.record()).state == table.state
