"""Position files: every fault is one line with file, line and column, counted in characters."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from underdeck import games
from underdeck.core import position
from underdeck.core.fault import BadFile
from underdeck.sets import open_position, read_position

CLEAR = 'game = "clear_the_dungeon"\n'


def faults(text: str | bytes) -> list[str]:
    """What is said of a file that is no position, line by line."""
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(BadFile) as caught:
        read_position(data, games.make, file="a.toml")
    return str(caught.value).splitlines()


def test_a_position_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(CLEAR + 'hand = ["joker"]\n', encoding="utf-8")
    game, s = open_position(path, games.make, seed=1)
    assert game.name == "clear_the_dungeon"
    assert s.asking().name == "Attack"


def test_the_text_that_is_written_is_a_file_that_is_read() -> None:
    game, s = position.read(games.make, {"game": "clear_the_dungeon"}, seed=3)
    _, back = read_position(position.text(game, s).encode(), games.make)
    assert back.values() == s.values()


def test_a_file_from_an_editor_that_marks_it_is_read() -> None:
    game, _ = read_position(b"\xef\xbb\xbf" + CLEAR.encode().replace(b"\n", b"\r\n"), games.make)
    assert game.name == "clear_the_dungeon"


PLACED = [
    ("", "a.toml:1:1: the game is not named; it is a name, like game = "),
    ("game = 7\n", "a.toml:1:8: the game is not named"),
    (CLEAR + "hnd = []\n", "a.toml:2:1: a position of Clear the Dungeon has no 'hnd'"),
    (CLEAR + 'hand = ["joker", "jokre"]\n', "a.toml:2:18: no card is called 'jokre'; did you mean"),
    (CLEAR + 'hand = [\n  "joker",\n  "jokre",\n]\n', "a.toml:4:3: no card is called 'jokre'"),
    (CLEAR + 'hand = ["\u00e9\u00e9"] # x\nturn = -1\n', "a.toml:2:9: no card is called"),
    (CLEAR + 'hand = ["한글", "jokre"]\n', "a.toml:2:15: no card is called 'jokre'"),
    (CLEAR + 'hand = [{up = true, card = "joker"}]\n', "a.toml:2:10: the cards in 'hand' carry no"),
    (CLEAR + '"damage bar" = ["king of clubs"]\n', "a.toml:2:17: the king of clubs is a monster"),
    (CLEAR + 'laid = [[], ["joker"]]\n', "a.toml:2:13: laid: no monster lies face up there"),
    (CLEAR + 'variant = ["steps", "stepz"]\n', "a.toml:2:21: no variant 'stepz'; did you mean"),
    (CLEAR + '[[waiting]]\nstep = "Turns"\n[[waiting]]\nstep = "T"\n', "a.toml:5:8: no step is"),
    (CLEAR + '[[waiting]]\nstep = "Turns"\nat = 1.5\n', "a.toml:4:6: 'at' is 1.5; it is a number"),
    (CLEAR + "hand.size = 3\n", "a.toml:2:13: 'hand' is no list"),
    (CLEAR + "[hand]\nsize = 3\n", "a.toml:2:2: 'hand' is no list"),
    (CLEAR + "turn = 2020-01-01\n", "a.toml:2:8: 'turn' is \"2020-01-01\"; it is a number"),
    (CLEAR + "turn = \n", "a.toml:2:8: invalid value; a line is: name = value"),
    (CLEAR + "turn 7\n", "a.toml:2:6: expected '=' after a key"),
    (CLEAR + CLEAR, "a.toml:2:1: this is said already"),
    (CLEAR + 'hand = ["joker"', "a.toml:2:16: unclosed array at the end of the file"),
    (CLEAR.encode() + b'hand = ["\xff"]\n', "a.toml:2:10: this is not text; a position file is"),
    ("hand = " + "[" * 5000, "a.toml:1:1: brackets are nested too deeply"),
    (CLEAR + "hand" + ".a" * 900 + " = 1\n", "a.toml:1:1: names are nested too deeply"),
    (CLEAR + f"turn = 0x{'f' * 5000}\n", "a.toml:2:8: 'turn' is 0xffff"),
    (CLEAR + f"seat = 0x{'f' * 5000}\n", "a.toml:2:8: 'seat' is 0xffff"),
    (CLEAR + "turn = " + "9" * 5000 + "\n", "a.toml:1:1: exceeds the limit"),
]


@pytest.mark.parametrize("text, said", PLACED, ids=[said for _, said in PLACED])
def test_a_fault_is_told_with_its_line_and_column(text: str | bytes, said: str) -> None:
    assert any(line.startswith(said) for line in faults(text))


def test_all_faults_of_the_cards_are_told_in_the_order_of_the_file() -> None:
    told = faults(CLEAR + 'turn = -1\nhand = ["jokre", 3]\nhnd = []\n')
    assert [line.split(": ")[0] for line in told] == [
        "a.toml:2:8",
        "a.toml:3:9",
        "a.toml:3:18",
        "a.toml:4:1",
    ]


def test_each_fault_is_one_line_whatever_stands_in_the_file() -> None:
    told = faults(CLEAR + 'hand = ["a\\nb"]\nturn = "x\\u2028y"\n"a\\nb" = 1\n')
    assert len(told) == 3


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile, match="cannot be read: "):
        open_position(tmp_path / name, games.make)


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * 1_100_000)
    with pytest.raises(BadFile, match="is larger than 1,000,000 bytes"):
        open_position(path, games.make)


SNIPPETS = [CLEAR, "hand", "=", "[", "]", '"joker"', '"?"', ",", "{", "}", "\n", "[[waiting]]", "é"]
MORE = ["step", '"Turns"', "card", "1", "-", ".", "'", '"', "#", "laid", "[]", " ", "\\", "true"]


def places(text: str) -> list[tuple[int, int]]:
    """Where the faults of a text are: line and column."""
    try:
        read_position(text.encode(), games.make, seed=1)
    except BadFile as error:
        return [(fault.line, fault.column) for fault in error.faults]
    return []


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.sampled_from(SNIPPETS + MORE), max_size=25).map("".join))
def test_any_text_is_a_position_or_has_faults_within_it(text: str) -> None:
    lines = (text + "\n").split("\n")
    for line, column in places(text):
        assert 1 <= line <= len(lines)
        assert 1 <= column <= len(lines[line - 1]) + 2
