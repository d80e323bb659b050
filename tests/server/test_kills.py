"""A server that is killed at any moment under play loses nothing and doubles nothing."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.server.hosted import Player, address, rooms
from tests.server.running import Running, running
from underdeck import games
from underdeck.server.room import Setup
from underdeck.server.store import Event, Store
from underdeck.table import Table

KILLS = int(os.environ.get("UNDERDECK_KILLS", "5"))
LONGEST = 0.03  # seconds of play between two kills
GAME = "clear_the_dungeon"


def play_until_killed(player: Player, server: Running, random: Random, done: list[str]) -> None:
    """Play; the server is killed somewhere in between; then it is back, and nothing is missing."""
    player.come(server.address)
    end = time.monotonic() + random.random() * LONGEST
    sent = None
    while not player.over and time.monotonic() < end:
        before = player.at
        sent = player.act(f"c{len(done)}")
        answer = player.hear(until=sent["id"])
        assert answer["is"] == "done", answer
        done.append(sent["id"])
        while player.at == before:
            player.hear()
        sent = None
    if not player.over:
        sent = player.act(f"c{len(done)}")
        time.sleep(random.random() * 0.008)  # the moment of the kill
    server.kill()
    known = player.at
    server.start()
    player.come(server.address)
    assert player.at >= known, "what was shown is lost"
    if sent is not None:
        player.act("", again=sent)
        answer = player.hear(until=sent["id"])
        assert answer["is"] == "done", answer
        done.append(sent["id"])


async def log(url: str, room: str) -> list[Event]:
    store = await Store.open(url)
    try:
        return await store.events(room)
    finally:
        await store.close()


@pytest.mark.parametrize("seed", [1])
def test_nothing_is_lost_and_nothing_is_done_twice(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    url = address(tmp_path)
    places = rooms(url, [Setup(GAME) for _ in range(1 + KILLS)])
    kills = 0
    with running(tmp_path) as server:
        while kills < KILLS:
            (where,) = places[kills]
            player, done = Player(where, random.getrandbits(32)), list[str]()
            while kills < KILLS and not player.over:
                play_until_killed(player, server, random, done)
                kills += 1
            player.go()
            events = asyncio.run(log(url, where.split("/")[1]))
            counts = Counter(event.command for event in events if event.command)
            assert counts == Counter(f"0:{one}" for one in done)
            lines = [event.text for event in events if event.kind == "line"]
            Table.continued("".join(line + "\n" for line in lines).encode(), games.make)
