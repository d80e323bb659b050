"""The client in docs/socket.md plays, and the page names every key and every command."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from tests.server.hosted import Player, address, rooms
from tests.server.running import running
from underdeck.server.room import Chair, Clock, Setup
from underdeck.server.wire.commands import Command

PAGE = Path(__file__).parents[2] / "docs" / "socket.md"


def client() -> dict[str, Any]:
    """What the page's program defines."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 30
    made: dict[str, Any] = {"__name__": "client"}
    exec(compile(code, str(PAGE), "exec"), made)
    return made


def test_the_client_of_the_page_plays_a_match_to_its_end(tmp_path: Path) -> None:
    (places,) = rooms(address(tmp_path), [Setup("clear_the_dungeon")])
    with running(tmp_path) as server:
        link = server.address + places[0].replace("/ws?seat=", "/sit/")
        ending = asyncio.run(client()["play"](link, "Rob"))

    assert "(CD-" in ending


def test_the_page_names_everything_that_is_said(tmp_path: Path) -> None:
    setup = Setup("clear_the_dungeon", chairs=(Chair(),), clock=Clock(9, 9))
    (places,) = rooms(address(tmp_path), [setup])
    with running(tmp_path) as server:
        player = Player(places[0], 1)
        player.come(server.address)
        (table,) = player.heard
        player.go()

    prose = re.sub(r"```.*?```", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`([^`]+)`", prose))
    zone = table["zones"][0]
    said = {*table, *zone, *zone["cells"][0], *table["moves"][0], *table["seats"][0]}
    said |= {*table["undo"], *table["fair"], *table["clock"], *table["hands"], *table["log"]}
    assert said <= named
    assert {one.__name__.lower() for one in Command.__subclasses__()} <= named
