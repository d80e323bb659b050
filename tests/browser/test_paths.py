"""A server at a path of its own: pages, scripts, sockets and cookies are all below it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.browser.conftest import Enter
from tests.browser.driver import begin, play
from tests.server.running import running


def test_a_game_is_played_under_a_base_path(enter: Enter, tmp_path: Path) -> None:
    with running(tmp_path, "--base-path", "/cards") as server:
        visitor = enter(server.address)

        address = begin(visitor, "clear_the_dungeon")
        play(visitor, Random(3))

        assert address.startswith(server.address + "t/")
        assert visitor.table["outcome"]
        assert [cookie.get("path") for cookie in visitor.context.cookies()] == ["/cards"]
        visitor.context.close()
