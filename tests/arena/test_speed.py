"""The measures of speed: each counts something, in whichever form the rules run."""

from __future__ import annotations

import json

import pytest

import underdeck
from underdeck import games
from underdeck.arena import speed
from underdeck.cli import bench, main


@pytest.mark.parametrize("name", games.names())
def test_every_measure_counts_something(name: str) -> None:
    found = speed.measure(name, runs=1, seconds=0.001)

    assert set(found) == {*speed.MEASURES, "row_bytes"}
    assert [what for what, value in found.items() if value <= 0] == []


@pytest.mark.parametrize("name", games.names())
def test_a_row_stays_small(name: str) -> None:
    """At most 2 KB for up to two seats, so that copies stay cheap; 8 KB for more."""
    least, most = games.find(name).SEATS
    for seats in range(least, most + 1):
        length = games.make(name, seats=seats).book.length

        assert speed.SLOT * length <= (2048 if seats <= 2 else 8192)


def test_a_process_of_its_own_says_which_form_it_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["speed", "clear_the_dungeon"])
    monkeypatch.setattr(speed, "measure", lambda name: {"steps_per_s": 1.0})

    speed.main()

    assert json.loads(capsys.readouterr().out) == {
        "compiled": underdeck.compiled(),
        "steps_per_s": 1.0,
    }


def test_matches_are_played_for_tools_that_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []
    monkeypatch.setattr("sys.argv", ["speed", "clear_the_dungeon", "3"])
    monkeypatch.setattr(speed, "matches", lambda game, n: played.append(n))

    speed.main()

    assert (played, capsys.readouterr().out) == ([3], "")


PLAIN = {"matches_per_s": 1000.0, "steps_per_s": 50_000.0, "row_bytes": 718.0}
FAST = {"matches_per_s": 40_000.0, "steps_per_s": 2_000_000.0, "row_bytes": 718.0}


def benched(monkeypatch: pytest.MonkeyPatch, *, compiled: bool) -> None:
    """Measuring processes that answer at once."""

    def child(name: str, environment: dict[str, str]) -> dict[str, float]:
        plain = environment.get("UNDERDECK_PLAIN") == "1"
        if not plain and not compiled:
            return {}
        return {"compiled": not plain, **(PLAIN if plain else FAST)}

    monkeypatch.setattr(bench, "child", child)


def test_bench_prints_both_forms_and_their_ratio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    benched(monkeypatch, compiled=True)

    assert main(["bench", "clear_the_dungeon"]) == 0

    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["clear_the_dungeon", "plain", "compiled", "ratio"]
    assert ["steps/s", "50,000", "2,000,000", "40.0"] in lines


def test_bench_tells_programs_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    benched(monkeypatch, compiled=True)

    assert main(["bench", "clear_the_dungeon", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)["clear_the_dungeon"]
    assert found == {
        "plain": PLAIN,
        "compiled": FAST,
        "ratios": {"matches_per_s": 40.0, "steps_per_s": 40.0},
    }


def test_bench_says_when_there_is_no_compiled_form(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    benched(monkeypatch, compiled=False)

    assert main(["bench"]) == 0

    assert "no current compiled form: ./dev compile makes one" in capsys.readouterr().out
