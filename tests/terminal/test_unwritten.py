"""A record that cannot be written to: the match stays as it was, and the lines say so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.terminal.stage import CLEAR, said
from underdeck import games
from underdeck.table import Table


def unwritable(path: Path) -> Table:
    """A match whose record is open for reading alone from now on."""
    match = Table.start(games.make(CLEAR), seed=3, path=path)
    match.act(match.look(0).moves[1].action)
    assert match.journal is not None
    os.close(match.journal.file)
    match.journal.file = os.open(path, os.O_RDONLY)
    return match


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("2", "The move was not done: it cannot be written"),
        ("undo", "It was not taken back: that cannot be"),
    ],
)
def test_what_cannot_be_written_down_is_not_done(tmp_path: Path, command: str, says: str) -> None:
    match = unwritable(tmp_path / "a.record")
    before = match.state.values()

    lines = said(match, command)

    assert any(line.startswith(says) for line in lines)
    assert match.state.values() == before


def test_a_number_that_is_far_too_long_is_no_move() -> None:
    lines = said(Table.start(games.make(CLEAR), seed=3), "9" * 5000)

    assert f"There are 13 moves, and no number {'9' * 5000}." in lines
