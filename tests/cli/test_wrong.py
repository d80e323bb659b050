"""What is wrong is said in one line on the error output, with exit code 2 and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from underdeck import games
from underdeck.cli import main
from underdeck.core import position
from underdeck.core.kernel import NOBODY

GAME = "clear_the_dungeon"

WRONG = {
    "plya": "No such command 'plya'",
    "games --nope": "No such option: --nope",
    "simulate": "Missing argument 'GAME'",
    f"simulate {GAME} -n 0": "'-n'",
    f"simulate {GAME} -n many": "'-n'",
    f"simulate {GAME} --seed -1": "a seed is a number from 0",
    f"simulate {GAME} --seed 18446744073709551616": "a seed is a number from 0",
    f"simulate {GAME} --workers 0": "'--workers'",
    f"simulate {GAME} --seats 2": "for 1, not for 2",
    f"simulate {GAME} --bots gredy": "did you mean 'greedy'?",
    f"simulate {GAME} --bots random,random": "for 1, not for 2",
    f"simulate {GAME} --variant boomer": "did you mean 'boomer-ace'?",
    f"simulate {GAME} --variant steps --variant extreme": "exclude each other",
    "simulate clear_the_dungon": "did you mean 'clear_the_dungeon'?",
    "perft": "name a GAME",
    f"perft {GAME} --depth 0": "'--depth'",
    "perft --position absent.toml": "absent.toml: No such file or directory",
    "bench chess": "no game 'chess'",
    "rules CD-2.33": "did you mean 'CD-2.3'?",
    "rules zeppelin": "none says it",
    "show": "show takes a file, or --new with a game",
    "show --new chess": "no game 'chess'",
    f"show absent.toml --new {GAME}": "show takes a file, or --new with a game",
    "show absent.toml": "absent.toml: No such file or directory",
    "legal": "Missing argument 'FILE'",
    "show --new clear_the_dungeon --variant rows-0-12": "is written like rows-3-4-5",
    "apply absent.toml": "Missing argument 'ACTION...'",
    "why absent.toml end": "absent.toml: No such file or directory",
    "play chess --plain": "no game 'chess'",
    "play --resume absent.record --plain": "absent.record: No such file or directory",
    f"play {GAME} --position absent.toml --plain": "a position says its own game",
    f"watch {GAME} --bots gredy --plain": "did you mean 'greedy'?",
    f"watch {GAME} --bots random,random --plain": "2 bots are named for 1 seats",
    "replay absent.record": "absent.record: No such file or directory",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_one_line(
    line: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path / "data"))

    assert main(line.split()) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("underdeck: ")
    assert said.err.count("\n") == 1
    assert WRONG[line] in said.err


FAULTS = {
    "hand = [": "bad.toml:1:9: ",
    'game = "clear_the_dungeon"\nhand = ["7 of spade"]\n': "bad.toml:2:9: no card is called",
    'game = "clear_the_dungeon"\nbar = 1\n': "bad.toml:2:1: a position of Clear the Dungeon has no",
    "underdeck 1\ngame clear_the_dungeon\n": "bad.toml:3:1: the header lacks 'rules'",
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_bad_file_is_named_with_line_and_column(
    text: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text(text)

    assert main(["legal", "bad.toml"]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(FAULTS[text])
    assert said.err.count("\n") == 1


def test_when_nobody_reads_on_nothing_is_said() -> None:
    ear, mouth = os.pipe()
    os.close(ear)

    done = subprocess.run(
        [sys.executable, "-m", "underdeck", "rules"], stdout=mouth, stderr=subprocess.PIPE
    )
    os.close(mouth)

    assert (done.returncode, done.stderr) == (1, b"")


def test_a_view_is_not_counted_and_the_public_one_is_no_seats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    view, public = tmp_path / "view.toml", tmp_path / "public.toml"
    assert main(["show", "--new", GAME, "--seat", "1"]) == 0
    view.write_text(capsys.readouterr().out)
    whole = games.make(GAME)
    public.write_text(position.text(whole, whole.redact(whole.new(), NOBODY)))

    assert main(["perft", "--position", str(view)]) == 2
    assert "is a view: only the ways of a whole position" in capsys.readouterr().err
    assert main(["show", str(public), "--seat", "1"]) == 2
    assert "what everybody sees: no --seat fits it" in capsys.readouterr().err


def test_a_number_that_is_far_too_long_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "position.toml"
    assert main(["show", "--new", GAME]) == 0
    path.write_text(capsys.readouterr().out)

    assert main(["apply", str(path), f"roll {'9' * 5000}"]) == 2
    assert "is not a number from 1 to 255" in capsys.readouterr().err
