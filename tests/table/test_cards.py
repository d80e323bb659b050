"""Records and positions of matches with card sets: they name the sets, and carry one's own."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from underdeck import games
from underdeck.core import position
from underdeck.core.game import Game
from underdeck.sets import read_cards
from underdeck.table import BadRecord, Replay, Table

KITCHEN = """\
[set]
game = "hundred_swords"
name = "kitchen"

[[item]]
name = "Ladle"
cost = 1
text = "Draw a card."
copies = 9
"""


def kitchen() -> Game:
    """100 Swords with a set of one's own."""
    cards = read_cards(KITCHEN.encode(), games.card_reader)
    return games.make("hundred_swords", [], 2, [cards])


def played(game: Game, n: int = 20) -> Table:
    """A match in which something was done."""
    table = Table.start(game, seed=4)
    for _ in range(n):
        table.act(game.options(table.state)[-1])
    return table


def header(table: Table) -> dict[str, str]:
    """The lines of the header, by what they begin with."""
    lines = [line.partition(" ") for line in table.record().splitlines()]
    return {key: rest for key, _, rest in lines[:8]}


def test_a_record_names_the_sets_with_version_and_content() -> None:
    said = header(played(games.make("hundred_swords", ["red-dragon"], 2)))

    assert [name.partition(":")[0] for name in said["sets"].split()] == [
        "starters@1",
        "red-dragon@1",
    ]
    assert "cards" not in said


def test_a_record_carries_the_text_of_a_set_of_ones_own() -> None:
    said = header(played(kitchen()))

    assert said["variant"] == "kitchen"
    assert "kitchen@1:" in said["sets"]
    assert json.loads(said["cards"]) == [KITCHEN]


def test_it_is_replayed_and_resumed_without_the_file(tmp_path: Path) -> None:
    table = played(kitchen())
    path = tmp_path / "a.record"
    path.write_text(table.record(), encoding="utf-8")

    replay = Replay.open(path, games.make)
    replay.end()

    assert replay.notes == []
    assert replay.state.values() == table.state.values()
    assert Table.resume(path, games.make).state.values() == table.state.values()


def test_a_position_carries_it_too() -> None:
    table = played(kitchen())
    document = tomllib.loads(position.text(table.game, table.state))

    assert document["cards"] == [KITCHEN]
    game, state = position.read(games.make, document)
    assert [one.known_as for one in game.sets] == [one.known_as for one in table.game.sets]
    assert state.values() == table.state.values()


def test_a_set_that_has_changed_since_is_told() -> None:
    text = played(games.make("hundred_swords", ["red-dragon"], 2)).record()
    old = text.replace("red-dragon@1:", "red-dragon@0:f")

    (note,) = Replay.read(old.encode(), games.make).notes

    assert note.startswith("The card sets have changed since: red-dragon@0:f")


@pytest.mark.parametrize(
    "line, said",
    [
        ("cards {}", "it wants the texts of card sets, as JSON writes a list of texts"),
        ("cards [3]", "it wants the texts of card sets, as JSON writes a list of texts"),
        ('cards ["[set"]', "Expected ']' at the end of a table declaration"),
        ('cards ["[set]\\nname = 3\\n"]', "set.name: name is 3; it is text in quotes, one line"),
        ("sets kitchen", "it wants card sets with version and hash"),
    ],
)
def test_a_record_with_wrong_cards_is_refused_in_one_line(line: str, said: str) -> None:
    lines = played(kitchen(), 0).record().splitlines()
    at = next(i for i, each in enumerate(lines) if each.startswith(line.split()[0] + " "))
    lines[at] = line

    with pytest.raises(BadRecord) as caught:
        Replay.read(("\n".join(lines) + "\n").encode(), games.make)

    assert said in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
