"""`underdeck serve` says where it is, ends cleanly, and says in one line what is wrong."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.server.running import running
from underdeck import server
from underdeck.cli import main, serve


def test_it_serves_where_it_says_and_ends_cleanly_at_ctrl_c(tmp_path: Path) -> None:
    with running(tmp_path) as it:
        with urllib.request.urlopen(it.address) as page:
            assert page.status == 200

        assert it.end() == (0, "")
    assert (tmp_path / serve.FILE).stat().st_size > 0


def test_every_page_is_under_the_base_path(tmp_path: Path) -> None:
    with running(tmp_path, "--base-path", "/cards/") as it:
        assert it.address.endswith("/cards/")
        with urllib.request.urlopen(it.address) as page:
            assert page.status == 200


def test_a_taken_port_is_said_unless_any_will_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        assert main(["serve", "--port", port, "--data", str(tmp_path)]) == 2
        assert f"port {port} of 127.0.0.1 is taken" in capsys.readouterr().err
        with server.listener("127.0.0.1", int(port), next_free=True) as other:
            assert other.getsockname()[1] > int(port)


@pytest.mark.parametrize(
    "options, says",
    [
        (["--base-path", "cards"], "a base path begins with a slash"),
        (["--base-path", "/a//b"], "a base path begins with a slash"),
        (["--port", "99999"], "65535"),
        (["--host", "nowhere.invalid"], "no address 'nowhere.invalid'"),
        (["--database", "mysql://x"], "a database is sqlite:///FILE or postgresql://"),
        (["--database", "postgresql://u:hush@127.0.0.1:1/x"], "the database cannot be opened"),
        (["--database", "sqlite:///no/such/folder/x.db"], "the database cannot be opened"),
        (["--data", ".", "--database", "sqlite:///x.db"], "give one of them"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(options: list[str], says: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "underdeck", "serve", "--port", "0", *options],
        env={**os.environ, "UNDERDECK_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert "hush" not in done.stderr


def test_a_folder_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")

    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file" / "x")]) == 2

    assert capsys.readouterr().err.count("\n") == 1


def test_over_ssh_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SSH_CONNECTION", "1 2 3 4")
    assert not serve.has_screen()
