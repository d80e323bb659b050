"""The commands for people who write cards: check, list, show, words, new; and --cards."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from underdeck import games
from underdeck.cli import main
from underdeck.cli.cards import cards as group
from underdeck.games.hundred_swords.vocabulary import vocabulary

GAME = "hundred_swords"
KITCHEN = """\
[set]
game = "hundred_swords"
name = "kitchen"
title = "The Kitchen"

[[item]]
name = "Ladle"
cost = 1
strength = 1
text = "You may discard a card from your hand to draw a card."

[[monster]]
name = "Angry Cook"
strength = 2
gold = 2
"""

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command that must go well, in a folder with a card file; what it prints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))
    Path("kitchen.toml").write_text(KITCHEN, encoding="utf-8")

    def run(*arguments: str) -> str:
        code = main(arguments)
        said = capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    return run


@pytest.fixture
def refuse(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Runs a command that must be refused, on a card file of that text; what is said."""
    monkeypatch.chdir(tmp_path)

    def refuse(text: str, *arguments: str) -> str:
        Path("kitchen.toml").write_text(text, encoding="utf-8")
        code = main(arguments)
        said = capsys.readouterr()
        assert (code, said.out) == (2, "")
        return said.err

    return refuse


# Help ------------------------------------------------------------------------------------------


def test_each_of_the_commands_has_help_with_an_example(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = [command.name or command.callback.__name__ for command in group.registered_commands]
    assert names == ["check", "list", "show", "words", "new"]

    for name in names:
        assert main(["cards", name, "--help"]) == 0
        assert f"Example: underdeck cards {name}" in capsys.readouterr().out


def test_without_a_command_help_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0

    assert capsys.readouterr().out.startswith("Usage: underdeck cards")


# Check -----------------------------------------------------------------------------------------


def test_a_file_in_order_is_told_so(run: Run) -> None:
    said = run("cards", "check", "kitchen.toml")

    assert said.startswith("kitchen.toml: The Kitchen, all in order: 1 item, 1 monster (kitchen@1:")


def test_a_file_in_order_is_told_to_programs(run: Run) -> None:
    (found,) = json.loads(run("cards", "check", "kitchen.toml", "--json"))

    assert list(found) == ["file", "game", "name", "title", "role", "version", "digest"]


def test_every_fault_of_every_file_is_a_line_with_its_place(refuse: Run, tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(KITCHEN.replace("cost = 1", "cots = 1"), encoding="utf-8")
    wrong = KITCHEN.replace("draw a card", "drow a card").replace("strength = 2", "strength = 0")

    said = refuse(wrong, "cards", "check", "kitchen.toml", "b.toml").splitlines()

    places = [line.split(": ")[0] for line in said]
    assert places == ["kitchen.toml:10:50", "kitchen.toml:14:12", "b.toml:6:3", "b.toml:8:1"]
    assert said[0].endswith("the nearest wording is: draw a card")


def test_a_dungeon_that_is_too_small_is_told_so(refuse: Run) -> None:
    small = KITCHEN.replace('title = "The Kitchen"', 'role = "dungeon"')

    said = refuse(small, "cards", "check", "kitchen.toml")

    assert said.startswith("kitchen.toml: the sets have no Boss")


def test_a_file_that_is_not_there_is_told_so(refuse: Run) -> None:
    said = refuse("", "cards", "check", "kitchn.toml")

    assert said.startswith("kitchn.toml: cannot be read: No such file or directory")


# List and show ---------------------------------------------------------------------------------


def test_sets_and_cards_are_listed(run: Run) -> None:
    said = run("cards", "list")

    assert "The Red Dragon's Dungeon (dungeon: red-dragon@1:" in said
    assert "  Cursed Sword            item      cost 3, strength 2, gold 3, sword\n" in said
    assert "  Boots x2 " in said


def test_own_cards_are_listed_too(run: Run) -> None:
    found = json.loads(run("cards", "list", GAME, "--cards", "kitchen.toml", "--json"))

    assert [card["name"] for card in found[-1]["cards"]] == ["Ladle", "Angry Cook"]


def test_a_card_is_shown_with_what_it_does_step_by_step(run: Run) -> None:
    said = run("cards", "show", "cursed", "sword")

    assert said.startswith(
        "Cursed Sword (저주받은 검)\nitem of The Red Dragon's Dungeon, number 6/19"
    )
    assert "\nYou may pay 1 energy and retire a card from your deck or discard to gain 3 " in said
    assert "\nWhen played for movement or strength:\n" in said
    assert "\n  1a. pay 1 energy: " in said
    assert "\n  1b. retire a card from your deck or discard: " in said
    assert "\n  2. gain 3 strength: " in said


@pytest.mark.parametrize("card", ["Small Blizzard", "Trophy Belt", "Scrying Screen", "Spare Key"])
def test_every_form_of_sentence_is_shown(run: Run, card: str) -> None:
    assert run("cards", "show", card).startswith(f"{card} (")


def test_a_card_of_ones_own_is_shown(run: Run) -> None:
    found = json.loads(run("cards", "show", "Ladle", "--cards", "kitchen.toml", "--json"))

    assert (found["set"], found["printed"]) == ("kitchen", {"cost": 1, "strength": 1})
    assert found["steps"][0] == "When played for movement or strength:"


def test_a_card_that_is_not_there_is_told_with_the_nearest(refuse: Run) -> None:
    said = refuse("", "cards", "show", "Cursd Sword")

    assert said == "underdeck: no card is called 'Cursd Sword': did you mean 'Cursed Sword'?\n"


# Words and new ---------------------------------------------------------------------------------


def test_every_word_is_listed_with_a_sentence_in_both_languages(run: Run) -> None:
    found = json.loads(run("cards", "words", GAME, "--json"))

    assert [one["wording"] for one in found["words"]] == [w.reads for w in vocabulary().words]
    for one in (each for part in found.values() for each in part):
        assert one["does"].endswith(".")
        assert one["example"].endswith(".")
        assert any("가" <= letter <= "힣" for letter in one["korean"])
        assert "{" not in one["example"] + one["korean"]
    assert all(one["card"] for one in found["words"])


def test_every_example_of_the_manual_can_be_read(run: Run) -> None:
    found = json.loads(run("cards", "words", GAME, "--json"))
    read = games.card_reader(GAME).reader.read
    kinds = ("item", "monster", "obstacle", "rental")

    for one in (each for part in found.values() for each in part):
        assert any(reads(read, one["example"], kind) for kind in kinds), one["example"]


def reads(read: Callable[[str, str], object], text: str, kind: str) -> bool:
    try:
        read(text, kind)
    except ValueError:
        return False
    return True


def test_the_manual_says_what_stands_in_each_slot(run: Run) -> None:
    said = run("cards", "words", GAME)

    assert "\ndraw {cards}\n    {cards}: a card | 2 to 9 cards\n    Draw cards, " in said
    assert (
        "\n[[monster]]\n    strength   a number from 1 to 12; it must be there, or locked" in said
    )


def test_a_new_file_is_in_order_and_can_be_played(run: Run) -> None:
    Path("new.toml").write_text(run("cards", "new", GAME), encoding="utf-8")

    assert run("cards", "check", "new.toml").startswith("new.toml: My Set, all in order: ")
    assert "Chance" not in run("simulate", GAME, "--seats", "2", "--cards", "new.toml", "-n", "1")


def test_a_game_without_cards_is_told_so(refuse: Run) -> None:
    for command in ("words", "new", "list"):
        said = refuse("", "cards", command, "clear_the_dungeon")
        assert said == (
            "underdeck: Clear the Dungeon has no card files; "
            "games with some: dungeon_duel, hundred_swords\n"
        )


# Playing with them -----------------------------------------------------------------------------


def test_a_position_is_written_with_the_cards_and_read_without_the_file(run: Run) -> None:
    text = run("show", "--new", GAME, "--seats", "2", "--cards", "kitchen.toml")

    assert 'variant = ["kitchen"]\n' in text
    assert "Angry Cook" in text


def test_matches_of_bots_are_played_with_the_cards(run: Run) -> None:
    said = json.loads(
        run(*f"simulate {GAME} --seats 2 --cards kitchen.toml -n 4 --workers 1 --json".split())
    )

    assert said["variant"] == ["kitchen"]


@pytest.mark.parametrize(
    "command",
    [
        f"simulate {GAME} --seats 2 -n 1",
        f"perft {GAME} --seats 2",
        f"show --new {GAME} --seats 2",
        f"watch {GAME} --seats 2 --plain",
        f"play {GAME} --seats 2 --plain",
    ],
)
def test_every_command_tells_the_faults_of_a_card_file(refuse: Run, command: str) -> None:
    said = refuse(KITCHEN + "gold = 99\n", *command.split(), "--cards", "kitchen.toml")

    assert said == "kitchen.toml:16:1: this is said already; leave one of the two out\n"


def test_two_files_of_one_name_are_refused(refuse: Run, tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(KITCHEN, encoding="utf-8")
    both = ["--cards", "kitchen.toml", "--cards", "b.toml"]

    said = refuse(KITCHEN, "simulate", GAME, "--seats", "2", *both)

    assert said == "underdeck: two card sets are called 'kitchen': give one another name\n"


def test_cards_of_another_game_are_refused(refuse: Run) -> None:
    said = refuse(KITCHEN, "simulate", "clear_the_dungeon", "--cards", "kitchen.toml")

    assert said.startswith("underdeck: Clear the Dungeon has no card ")
