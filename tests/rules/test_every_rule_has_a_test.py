"""Every rule of every game is held by a test called after it, and no code names another rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from underdeck import games
from underdeck.core import rulebook
from underdeck.core.game import Game
from underdeck.core.rulebook import Rule

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"\b([A-Z]{2}-(?:case-)?[0-9]+(?:\.[0-9]+)*(?:R[0-9]*)?)")
GAMES = games.names()


def rules(name: str) -> tuple[Rule, ...]:
    return rulebook.of(games.find(name).__name__).rules


def held(name: str) -> dict[str, list[str]]:
    """The tests of a game that are called after a rule."""
    return rulebook.scan(ROOT / "tests" / "games" / name, ROOT)


def made(name: str) -> Iterator[Game]:
    """The game plain and with every option, alone."""
    package = games.find(name)
    yield games.make(name)
    for option in package.OPTIONS:
        yield games.make(name, (option.name,))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_and_every_case_has_a_test(name: str) -> None:
    tests = held(name)
    without = [rule.id for rule in rules(name) if rulebook.test_name(rule.id) not in tests]

    assert without == []


@pytest.mark.parametrize("name", GAMES)
def test_every_test_called_after_a_rule_has_that_rule(name: str) -> None:
    known = {rulebook.test_name(rule.id) for rule in rules(name)}

    assert held(name).keys() <= known


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_numbered_once_and_say_something(name: str) -> None:
    ids = [rule.id for rule in rules(name)]

    assert len(set(ids)) == len(ids) > 0
    assert all(rule.text and rule.section for rule in rules(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_games_files_name_only_rules_that_there_are(name: str) -> None:
    """Docstrings, comments, verbs, refusals and outcomes alike."""
    known = {rule.id for rule in rules(name)}
    chapters = {rule_id.rpartition(".")[0] for rule_id in known}
    folder = ROOT / "src" / "underdeck" / "games" / name
    named = {
        (path.name, rule_id)
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".py", ".toml"}
        for rule_id in NAMED.findall(path.read_text(encoding="utf-8"))
    }

    assert named
    assert {(file, one) for file, one in named if one not in known | chapters} == set()


@pytest.mark.parametrize("name", GAMES)
def test_everything_said_has_a_rule_that_there_is(name: str) -> None:
    """What happens, what is refused, what can be chosen before a match."""
    known = {rule.id for rule in rules(name)}
    for game in made(name):
        assert {happening.rule for happening in game.happenings} <= known
        assert {refusal.rule for refusal in game.refusals} <= known
    assert {option.rule for option in games.find(name).OPTIONS} <= known


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_what_is_said_are_given_once(name: str) -> None:
    for game in made(name):
        for said in (game.happenings, game.refusals):
            numbers = [one.number for one in said]
            assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("name", GAMES)
def test_the_version_names_the_prefix_of_the_rules(name: str) -> None:
    (prefix,) = {rule.id.partition("-")[0] for rule in rules(name)}

    assert games.find(name).VERSION.startswith(f"{prefix} ")
