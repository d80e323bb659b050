"""Whole matches that stay as they are: the same records, plain and compiled, today and next year.

`python -m tests.table.test_golden` writes them anew, after a change of the rules that is meant,
and prints how they end.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.playing import clear, find, play
from tests.toys import tavern
from underdeck.core import position
from underdeck.core.game import Game
from underdeck.table import Table

GOLDEN = Path(__file__).parent / "golden"
ABILITIES = ("extreme", "boomer-ace", "power-reserve", "special-abilities", "strict-deck")
MATCHES: dict[str, tuple[Game, int]] = {
    "clear-beginner": (clear(), 1),
    "clear-hourglass": (clear("hourglass", "no-jokers"), 2),
    "clear-extreme": (clear(*ABILITIES), 3),
    "tavern": (tavern.game(), 4),
}
ENDS = {
    "clear-beginner": "cf0bfbe93bb4afdd",
    "clear-hourglass": "5e500dc8a58eb668",
    "clear-extreme": "58829b06bb357248",
    "tavern": "e735d8875759db43",
}


def written(name: str) -> str:
    """The record of that match, as it was written once."""
    return (GOLDEN / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_alike(name: str) -> None:
    game, seed = MATCHES[name]
    table = Table.start(game, seed=seed)
    for line in written(name).splitlines():
        seat, _, words = line.partition(" ")
        if seat.isdecimal():
            table.act(words, int(seat) - 1)
    assert table.record() == written(name)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_is_followed_to_its_end(name: str) -> None:
    table = Table.continued(written(name).encode(), find)
    assert table.over
    assert table.notes == []
    assert table.record() == written(name)
    assert position.fingerprint(table.game, table.state) == ENDS[name]


if __name__ == "__main__":
    for name, (game, seed) in MATCHES.items():
        path = GOLDEN / f"{name}.record"
        table = play(Table.start(game, seed=seed), seed=seed)
        path.write_text(table.record(), encoding="utf-8")
        print(f'"{name}": "{position.fingerprint(game, table.state)}",')  # noqa: T201
