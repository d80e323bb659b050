"""The hall: every room that this process has open."""

from __future__ import annotations

import asyncio
import secrets
import time

from underdeck.server.room.bots import BotPlayer
from underdeck.server.room.chronicle import LINE
from underdeck.server.room.room import Room
from underdeck.server.room.setup import Setup
from underdeck.server.store import Event, RoomRow, Store
from underdeck.table import Table

ID_BYTES = 15  # a room's id cannot be guessed


class NoRoom(KeyError):
    """There is no room with this id."""


class Hall:
    """Opens rooms, and keeps those that are open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.players: dict[str, asyncio.Task[None]] = {}
        store.notices.listen(self.heard)

    async def create(self, setup: Setup, table: Table | None = None) -> Room:
        """A new room, its match dealt from a fresh secret, or begun already. Raises BadSetup."""
        table = table or Table.start(setup.make())
        now = time.time()
        name = secrets.token_urlsafe(ID_BYTES)
        row = RoomRow(name, setup.text(), setup.game, setup.public, table.over, now, now)
        lines = enumerate(table.lines, start=1)
        await self.store.create(row, [Event(n, LINE, text, now) for n, text in lines])
        return await self.open(name)

    async def open(self, name: str) -> Room:
        """A room by its id. Raises NoRoom."""
        lock = self.opening.setdefault(name, asyncio.Lock())
        async with lock:
            if name not in self.rooms:
                row = await self.store.room(name)
                if row is None:
                    del self.opening[name]
                    raise NoRoom(name)
                room = Room(row, self.store)
                await room.load()
                self.rooms[name] = room
                self.players[name] = asyncio.create_task(BotPlayer(room).run(), name=f"bots {name}")
            return self.rooms[name]

    async def heard(self, name: str) -> None:
        """Another process has added to a room's log, or may have to any."""
        for room in [self.rooms.get(name)] if name else list(self.rooms.values()):
            if room is not None:
                await room.catch_up()

    async def close(self) -> None:
        """Let every room go."""
        for task in self.players.values():
            task.cancel()
        await asyncio.gather(*self.players.values(), return_exceptions=True)
