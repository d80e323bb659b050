"""Rooms made without a page, and clients that play at them by the public protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from underdeck import server
from underdeck.cli.serve import FILE
from underdeck.server.people import People
from underdeck.server.room import Hall, Setup
from underdeck.server.store import Store

SLOWEST = 20  # seconds to wait for an answer


def address(data: Path) -> str:
    """The database of a server whose data lie in a folder."""
    data.mkdir(parents=True, exist_ok=True)
    return server.database(f"sqlite:///{data / FILE}")


def rooms(url: str, setups: Sequence[Setup]) -> list[list[str]]:
    """Make rooms; for each, where the sockets of its seats are (under the server's address)."""

    async def make() -> list[list[str]]:
        store = await Store.open(url)
        hall, people = Hall(store), People(await store.key())
        made = []
        for setup in setups:
            room = await hall.create(setup)
            seats = range(len(setup.chairs))
            made.append([f"t/{room.id}/ws?seat={people.link(room.id, i)}" for i in seats])
        await hall.close()
        await store.close()
        return made

    return asyncio.run(make())


class Player:
    """Plays at random over a socket. `at` is the version it knows; `moves` what it may do."""

    def __init__(self, where: str, seed: int) -> None:
        self.where = where
        self.random = Random(seed)
        self.at = -1
        self.moves: list[str] = []
        self.over = False
        self.heard: list[dict[str, Any]] = []  # all messages about the table
        self.socket: ClientConnection | None = None
        self.held = contextlib.ExitStack()

    def come(self, house: str) -> None:
        """Connect, and be shown the table."""
        self.go()
        url = house.replace("http", "ws", 1) + self.where
        connection = connect(url, compression=None, max_size=None)
        self.socket = self.held.enter_context(connection)
        self.hear()

    def go(self) -> None:
        """Let the connection go, if there is one."""
        with contextlib.suppress(OSError, WebSocketException):
            self.held.close()

    def hear(self, until: str = "") -> dict[str, Any]:
        """Take in messages until one answers `until`, or the first about the table."""
        assert self.socket is not None
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=SLOWEST))
            if message["is"] == "table":
                self.heard.append(message)
                self.at = message["at"]
                self.moves = [move["action"] for move in message["moves"]]
                self.over = bool(message["outcome"])
                if not until:
                    return message
            elif until and message.get("id") == until:
                return message

    def act(self, command: str, again: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send an action, or one that was sent before; what was sent."""
        assert self.socket is not None
        chosen = {"do": "act", "id": command, "at": self.at}
        sent = again or {**chosen, "action": self.random.choice(self.moves)}
        self.socket.send(json.dumps(sent))
        return sent
