"""Help: every command says what it does, with an example, and asks for nothing it does not need."""

from __future__ import annotations

import subprocess
import sys

import pytest

import underdeck
from underdeck import games
from underdeck.cli import app, main

COMMANDS = [command.__name__ for command in app.COMMANDS]
HEAVY = ("rich", "textual", "asyncio", "concurrent.futures", "underdeck.core", "underdeck.games")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    said = capsys.readouterr().out
    assert [name for name in COMMANDS if f"\n  {name} " not in said] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0

    assert f"Example: underdeck {command}" in capsys.readouterr().out


def test_without_a_command_help_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    assert capsys.readouterr().out.startswith("Usage: underdeck")


def test_help_loads_neither_a_face_nor_a_game() -> None:
    program = f"""
import sys
from underdeck.cli import main
main(["--help"])
print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.stderr.strip() == "[]"


def test_the_version_names_the_form_and_each_game_s_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--version"]) == 0

    said = capsys.readouterr().out
    form = "compiled" if underdeck.compiled() else "plain Python"
    assert said.startswith(f"underdeck {underdeck.__version__}, {form}\n")
    assert [f"{name}: rules {games.find(name).VERSION}" for name in games.names()] == (
        said.splitlines()[1:]
    )
