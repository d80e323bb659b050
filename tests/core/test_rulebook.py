"""The reader of rule pages: ids, rulings, cases that must hold, and the tests called after them."""

from pathlib import Path

import pytest

from underdeck.core import rulebook
from underdeck.core.rulebook import UnknownRule

PAGE = """# A toy: the rules, numbered
Words before the rules are not rules.

## The turn
- TY-1.1 Draw a card.
- TY-1.1R From the top.
- TY-1.1.1 Or two:
  - one for you, one for me.
- TY-1.10R2 Never three.

## Cases that must hold
1. A hand of seven: no card is drawn.
"""


def book() -> rulebook.Rulebook:
    return rulebook.read(PAGE, {"ty_1_1r": ["tests/test_toy.py::test_ty_1_1r__top"]})


def test_each_rule_has_its_id_and_the_heading_it_stands_under() -> None:
    rules = [(rule.id, rule.section) for rule in book().rules]

    assert rules == [
        ("TY-1.1", "The turn"),
        ("TY-1.1R", "The turn"),
        ("TY-1.1.1", "The turn"),
        ("TY-1.10R2", "The turn"),
        ("TY-case-1", "Cases that must hold"),
    ]


def test_an_r_at_the_end_of_the_id_makes_it_a_ruling() -> None:
    rulings = [rule.id for rule in book().rules if rule.ruling]

    assert rulings == ["TY-1.1R", "TY-1.10R2"]


def test_lines_below_a_rule_belong_to_it() -> None:
    assert book().text("TY-1.1.1") == "Or two: one for you, one for me."


def test_a_rule_names_the_tests_called_after_it() -> None:
    assert book().find("ty-1.1r").tests == ("tests/test_toy.py::test_ty_1_1r__top",)
    assert book().find("TY-1.1").tests == ()


def test_an_id_finds_the_rule_and_what_stands_below_it() -> None:
    assert [rule.id for rule in book().search("ty-1.1")] == ["TY-1.1", "TY-1.1R", "TY-1.1.1"]


def test_a_word_finds_the_rules_that_say_it() -> None:
    assert [rule.id for rule in book().search("DRAW")] == ["TY-1.1", "TY-case-1"]
    assert book().search("dragon") == []


def test_an_unknown_id_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"no rule 'ty-1\.2'.*'TY-1\.1'"):
        book().text("ty-1.2")


def test_a_scan_finds_tests_by_the_rule_in_their_name(tmp_path: Path) -> None:
    tests = tmp_path / "tests" / "games" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_turn.py").write_text(
        "def test_ty_1_1__a_card_is_drawn(): ...\n"
        "def test_ty_1_1r__from_the_top(): ...\n"
        "def test_ty_case_1__seven(): ...\n"
        "def test_of_something_else(): ...\n"
    )

    assert rulebook.scan(tests, tmp_path) == {
        "ty_1_1": ["tests/games/toy/test_turn.py::test_ty_1_1__a_card_is_drawn"],
        "ty_1_1r": ["tests/games/toy/test_turn.py::test_ty_1_1r__from_the_top"],
        "ty_case_1": ["tests/games/toy/test_turn.py::test_ty_case_1__seven"],
    }


def test_the_build_writes_the_tests_of_each_game_into_its_folder(tmp_path: Path) -> None:
    game = tmp_path / "src" / "underdeck" / "games" / "toy"
    tests = tmp_path / "tests" / "games" / "toy"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    (game / "rules.md").write_text(PAGE)
    (tests / "test_turn.py").write_text("def test_ty_1_1__a_card_is_drawn(): ...\n")

    (listed,) = rulebook.write_tests(tmp_path / "src" / "underdeck", tmp_path)
    listed.rename(game / "kept.json")
    before = rulebook.tests_of(game, "toy")
    (game / "kept.json").rename(listed)

    assert before == {}
    assert rulebook.tests_of(game, "toy") == {
        "ty_1_1": ["tests/games/toy/test_turn.py::test_ty_1_1__a_card_is_drawn"]
    }
