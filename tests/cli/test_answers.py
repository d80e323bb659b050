"""What commands print, for people and for other programs."""

from __future__ import annotations

import io
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from underdeck import games
from underdeck.arena.simulation import Simulation
from underdeck.cli import main
from underdeck.cli.given import game as made
from underdeck.core import rulebook
from underdeck.table import Table

GAME = "clear_the_dungeon"

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command in an empty folder that must go well; what it prints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))

    def run(*arguments: str) -> str:
        code = main(arguments)
        said = capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    return run


@pytest.fixture
def ask(run: Run) -> Callable[..., Any]:
    """Runs a command with --json; its answer."""
    return lambda *arguments: json.loads(run(*arguments, "--json"))


# Games and rules -----------------------------------------------------------------------------


def test_games_tells_programs_what_can_be_played(ask: Callable[..., Any]) -> None:
    found = ask("games")

    assert [game["name"] for game in found] == games.names()
    (clear,) = (game for game in found if game["name"] == GAME)
    assert list(clear) == ["name", "title", "seats", "variants"]
    assert (clear["title"], clear["seats"]) == ("Clear the Dungeon", [1, 1])
    assert "boomer-ace" in clear["variants"]


def test_games_tells_people_what_each_variant_does(run: Run) -> None:
    assert "boomer-ace          An ace counts 11" in run("games")


def test_a_rule_is_found_by_its_id_with_what_stands_below_it(ask: Callable[..., Any]) -> None:
    found = ask("rules", "cd-2.3")

    assert [(rule["id"], rule["ruling"]) for rule in found] == [
        ("CD-2.3", False),
        ("CD-2.3R", True),
    ]
    assert list(found[0]) == ["id", "text", "ruling", "tests"]
    assert all(
        "::test_cd_2_3__" in name and name.startswith(f"tests/games/{GAME}/")
        for name in found[0]["tests"]
    )
    assert found[0]["tests"]


def test_rules_are_found_by_a_word(run: Run) -> None:
    assert "CD-2.6  A joker counts 10" in run("rules", "joker")


def test_without_a_word_all_rules_are_told(ask: Callable[..., Any]) -> None:
    ids = [rule.id for rule in rulebook.of(games.find(GAME).__name__).rules]

    assert [rule["id"] for rule in ask("rules")][: len(ids)] == ids


# Simulations ---------------------------------------------------------------------------------


def test_a_simulation_is_the_same_for_any_number_of_workers(ask: Callable[..., Any]) -> None:
    line = ["simulate", GAME, "--bots", "random", "-n", "30", "--seed", "4"]

    one, two = ask(*line, "--workers", "1"), ask(*line, "--workers", "2")

    for timed in ("seconds", "matches_per_s", "steps_per_s"):
        assert one.pop(timed) > 0
        two.pop(timed)
    assert one == two
    assert (one["game"], one["variant"], one["matches"]) == (GAME, [], 30)


def test_a_simulation_is_told_to_people_with_intervals_and_scores(run: Run) -> None:
    said = run("simulate", GAME, "--bots", "greedy", "-n", "8", "--variant", "boomer-ace")

    assert said.startswith("Clear the Dungeon (boomer-ace), greedy: 8 matches in ")
    assert "\nscores\n" in said
    assert "a loss counting 0" in said


def test_a_game_is_found_with_hyphens_too(ask: Callable[..., Any]) -> None:
    assert ask("simulate", "Clear-the-Dungeon", "-n", "1")["game"] == GAME


def test_a_stopped_simulation_says_what_was_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Simulation.take

    def stop_after_ten(self: Simulation, part: Any, hear: Any) -> None:
        whole(self, part, hear)
        if self.tally.matches >= 10:
            raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "take", stop_after_ten)

    assert main(["simulate", GAME, "-n", "640", "--workers", "1", "--json"]) == 130

    said = capsys.readouterr()
    assert json.loads(said.out)["matches"] == 10
    assert said.err == "stopped after 10 of 640\n"


# Positions -----------------------------------------------------------------------------------


@pytest.fixture
def position(run: Run) -> str:
    """A position file: a new match of seed 1."""
    Path("position.toml").write_text(run("show", "--new", GAME))
    return "position.toml"


def test_what_show_writes_it_reads_back(run: Run, position: str) -> None:
    assert run("show", position) == Path(position).read_text()


def test_show_as_a_seat_hides_what_the_seat_cannot_know(run: Run, position: str) -> None:
    view = tomllib.loads(run("show", position, "--seat", "1"))

    assert set(view["deck"]) == {"?"}
    assert view["hand"] == tomllib.loads(Path(position).read_text())["hand"]


def test_show_gives_programs_the_table_as_clients_draw_it(
    ask: Callable[..., Any], position: str
) -> None:
    table = ask("show", position, "--seat", "1")

    assert tomllib.loads(table["position"])["viewer"] == 1
    assert {"zones", "counters", "moves", "prompt"} <= set(table)


def test_each_legal_action_names_its_rule(ask: Callable[..., Any], position: str) -> None:
    found = ask("legal", position)

    assert found[0] == {"action": "end", "rule": "CD-2.7"}
    assert {one["rule"] for one in found[1:]} == {"CD-2.2"}


def test_what_legal_prints_can_be_applied(run: Run, position: str) -> None:
    for action in run("legal", position).splitlines():
        run("apply", position, action)


def test_apply_tells_programs_where_actions_lead(ask: Callable[..., Any], position: str) -> None:
    answer = ask("apply", position, "end")

    assert list(answer) == ["position", "events", "over"]
    assert tomllib.loads(answer["position"])["turn"] == 2
    assert answer["events"][-4] == "Turn 2."
    assert answer["over"] is False


def test_actions_are_applied_one_after_the_other(run: Run, position: str) -> None:
    Path("after.toml").write_text(run("apply", position, "end"))

    assert run("apply", position, "end", "end") == run("apply", "after.toml", "end")


def test_an_action_whose_quotes_the_shell_ate_is_understood(run: Run, position: str) -> None:
    hand = tomllib.loads(Path(position).read_text())["hand"]
    action = next(a for a in run("legal", position).splitlines() if hand[0] in a)
    bare = [word for word in action.split('"') if word.strip()]

    assert run("apply", position, *map(str.strip, bare)) == run("apply", position, action)
    assert run("why", position, *map(str.strip, bare)) == "Legal, by CD-2.2.\n"


def test_a_refused_action_names_rule_facts_and_remedy(
    capsys: pytest.CaptureFixture[str], position: str
) -> None:
    assert main(["apply", position, 'place "joker" "king of hearts"']) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert "(CD-2." in said.err


def test_why_says_what_would_be_legal(ask: Callable[..., Any], position: str) -> None:
    reason = ask("why", position, 'reserve "ace of clubs"')

    assert list(reason) == ["legal", "rule", "facts", "remedy", "also"]
    assert reason["legal"] is False
    assert reason["remedy"]


def test_words_that_are_no_action_are_refused_with_the_nearest(
    capsys: pytest.CaptureFixture[str], position: str
) -> None:
    assert main(["why", position, "plaice"]) == 2
    assert capsys.readouterr().err == "underdeck: no verb 'plaice': did you mean 'place'?\n"


def test_perft_counts_from_a_position_as_from_the_match_it_shows(
    ask: Callable[..., Any], position: str
) -> None:
    counted = ask("perft", "--position", position, "--depth", "3")

    assert counted["leaves"] == ask("perft", GAME, "--depth", "3")["leaves"]
    assert counted["leaves"][0] == len(ask("legal", position))


# Records -------------------------------------------------------------------------------------


@pytest.fixture
def record(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The record of a match in which two turns were ended."""
    play(run, monkeypatch, "end\nend\nquit\n", "--seed", "1")
    (path,) = (tmp_path / "data").iterdir()
    return str(path)


def play(run: Run, monkeypatch: pytest.MonkeyPatch, lines: str, *more: str) -> str:
    """What is said when a match is played by these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return run("play", GAME, "--plain", *more)


def test_a_match_is_played_through_a_pipe_and_its_record_shown(run: Run, record: str) -> None:
    said = run("replay", record, "--plain")

    assert "seat 1: end." in said
    assert tomllib.loads(run("show", record))["turn"] == 3
    assert run("legal", record).startswith("end\n")


def test_an_unfinished_match_is_offered_and_gone_on_with(
    run: Run, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = play(run, monkeypatch, "yes\nend\nquit\n")

    assert said.startswith("A game is not finished.")
    assert "The damage bar holds seven cards. (CD-2.7)" in said


@pytest.mark.parametrize("option", [("--bots", "greedy"), ("--seed", "5")], ids=str)
def test_no_match_of_other_players_or_another_dealing_is_offered(
    run: Run, record: str, monkeypatch: pytest.MonkeyPatch, option: tuple[str, str]
) -> None:
    assert "not finished" not in play(run, monkeypatch, "quit\n", *option)


def test_a_match_that_is_played_elsewhere_is_not_offered(
    run: Run, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = Table.resume(Path(record), games.make)
    said = play(run, monkeypatch, "quit\n")
    elsewhere.close()

    assert "not finished" not in said


def test_bots_are_watched_to_the_end(run: Run) -> None:
    said = run("watch", GAME, "--plain", "--seed", "1")

    assert said.startswith("Clear the Dungeon.")
    assert said.splitlines()[-1].startswith(("All twelve", "The damage bar", "There is no card"))


# Players -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "named", "seats"), [(None, 0, 1), (None, 2, 2), (3, 2, 3), (None, 9, 1)]
)
def test_as_many_sit_down_as_are_named(asked: int | None, named: int, seats: int) -> None:
    assert made("hundred_swords", [], asked, players=named).seats == seats
