"""The hall: every room that this process has open."""

from __future__ import annotations

import asyncio
import secrets
import time

from underdeck.server.metrics import TABLES_MADE, TABLES_OPEN
from underdeck.server.reports import mark_of, report, report_fault
from underdeck.server.room.bots import BotPlayer
from underdeck.server.room.chronicle import LINE
from underdeck.server.room.room import Room
from underdeck.server.room.setup import Setup
from underdeck.server.store import Event, RoomRow, Store
from underdeck.table import Table

ID_BYTES = 15  # a room's id cannot be guessed
EVERY = 60.0  # seconds between two looks at what can be let go
IDLE = 600.0  # seconds without anybody after which a room is kept on the disk alone
ABANDONED = 30 * 86_400.0  # seconds without an event after which a table is closed


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
        self.cleaning = asyncio.create_task(self.clean(), name="clean")

    async def create(self, setup: Setup, table: Table | None = None) -> Room:
        """A new room, its match dealt from a fresh secret, or begun already. Raises BadSetup."""
        table = table or Table.start(setup.make())
        now = time.time()
        name = secrets.token_urlsafe(ID_BYTES)
        row = RoomRow(name, setup.text(), setup.game, setup.public, table.over, now, now)
        lines = enumerate(table.lines, start=1)
        await self.store.create(row, [Event(n, LINE, text, now) for n, text in lines])
        TABLES_MADE.labels(setup.game).inc()
        report("a table was made", table=mark_of(name), game=setup.game, seats=len(setup.chairs))
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
                await room.wake()
                self.rooms[name] = room
                TABLES_OPEN.set(len(self.rooms))
                self.players[name] = asyncio.create_task(BotPlayer(room).run(), name=f"bots {name}")
            self.rooms[name].used = time.monotonic()
            return self.rooms[name]

    async def heard(self, name: str) -> None:
        """Another process has added to a room's log, or may have to any."""
        for room in [self.rooms.get(name)] if name else list(self.rooms.values()):
            if room is not None:
                await room.catch_up()
                for seat in room.seating.people():
                    if room.here(seat):
                        await room.come_back(seat)

    # Letting go ----------------------------------------------------------------------------

    async def clean(self) -> None:
        """Until cancelled, let go of rooms that nobody uses, and close abandoned tables."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                for room in list(self.rooms.values()):
                    if len(room.listening) <= 1 and time.monotonic() - room.used > IDLE:
                        await self.let_go(room.id)
                await self.close_abandoned(time.time() - ABANDONED)
            except Exception as error:
                report_fault("the hall could not be cleaned", error)

    async def let_go(self, name: str) -> None:
        """Keep a room no longer; whoever wants it opens it again."""
        async with self.opening[name]:
            self.rooms.pop(name)
            task = self.players.pop(name)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            TABLES_OPEN.set(len(self.rooms))
        self.opening.pop(name, None)

    async def close_abandoned(self, before: float) -> None:
        """Close the tables at which nothing has happened since `before` (seconds since 1970)."""
        for row in await self.store.idle(before):
            await (await self.open(row.id)).close()
            report("an abandoned table was closed", table=mark_of(row.id), game=row.game)

    async def close(self) -> None:
        """Let every room go."""
        tasks = [self.cleaning, *self.players.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
