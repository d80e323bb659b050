"""Streams that are closed, full, or no text: an exit code and at most one line, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = (
    "games",
    "play clear_the_dungeon --new",
    "watch clear_the_dungeon --plain",
    "legal -",
    "show absent.toml",
)
UNDERDECK = '"$PYTHON" -m underdeck'
needs_sh = pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the streams")


def run(shell: str, folder: Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a line of a shell, in which UNDERDECK is the program, wherever Python lies."""
    unset = ("PYTHONIOENCODING", "PYTHONUTF8", "LC_ALL")
    kept = {key: value for key, value in os.environ.items() if key not in unset}
    env = {**kept, "PYTHON": sys.executable, "UNDERDECK_DATA": str(folder)}
    env |= {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        ["sh", "-c", shell], cwd=folder, env=env, input=given, capture_output=True
    )


@needs_sh
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_stream_leads_nowhere(command: str, closed: str, tmp_path: Path) -> None:
    done = run(f"{UNDERDECK} {command} {closed}", tmp_path)

    assert done.returncode in (0, 2)
    assert done.stderr.count(b"\n") == (1 if done.returncode and "2>" not in closed else 0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", COMMANDS[:3])
def test_an_output_that_cannot_be_written_is_one_line(command: str, tmp_path: Path) -> None:
    done = run(f"{UNDERDECK} {command} >/dev/full", tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith(b"underdeck: the output could not be written: ")
    assert done.stderr.count(b"\n") == 1


@needs_sh
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_what_is_typed_and_is_no_text_is_answered(encoding: str, tmp_path: Path) -> None:
    line = f"PYTHONIOENCODING={encoding} {UNDERDECK} play clear_the_dungeon --plain --new"

    done = run(line, tmp_path, b"\xff\xfe\nquit\n")

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"No verb '" in done.stdout
    assert b"xff" in done.stdout


@needs_sh
@pytest.mark.parametrize("name", ["'a\nb'", "'\033[31m'", "x" * 5000])
def test_a_strange_name_is_said_in_one_short_line(name: str, tmp_path: Path) -> None:
    done = run(f"{UNDERDECK} show {name}", tmp_path)

    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert done.stderr.decode().rstrip("\n").isprintable()
    assert len(done.stderr) < 700
