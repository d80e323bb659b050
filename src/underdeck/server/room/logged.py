"""A room's log: how it is read and added to, and who is told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from underdeck import games
from underdeck.server.room.chronicle import CLOSE, LINE, WAKE, Chronicle
from underdeck.server.room.held import Held
from underdeck.server.room.refusal import Stale
from underdeck.server.room.seating import Said
from underdeck.server.room.setup import Setup
from underdeck.server.store import Conflict, Event, RoomRow, Store
from underdeck.table import Table

MOST_TRIES = 20  # to add to a log that others add to

Told = tuple[str, str]  # kind and text of an event that is to be


class Logged(Chronicle):
    """What follows from a log that is on the disk.

    Whoever changes something does it by `change`; nobody is shown a change before it is on the
    disk.
    """

    def __init__(self, row: RoomRow, store: Store) -> None:
        self.id = row.id
        self.store = store
        self.lock = asyncio.Lock()
        self.listening: list[tuple[int, Callable[[], None]]] = []  # seats, and whom to call
        self.gone: dict[int, float] = {}  # when the last of a seat went, by time.monotonic
        self.used = self.loaded = time.monotonic()
        super().__init__(Setup.read(row.setup))

    def forget(self) -> None:
        """Be as before the first event of the log."""
        super().forget()
        self.held = Held()
        self.table: Table
        self.looks: dict[int, dict[str, Any]] = {}

    def follow(self, events: Sequence[Event]) -> None:
        """Take in what the log says further."""
        self.looks.clear()
        super().follow(events)

    @property
    def over(self) -> bool:
        """Whether nothing more is played here: the match is over, or the table was closed."""
        return self.table.over or self.closed

    # The log -------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the whole log, and set the table as it says."""
        self.forget()
        self.follow(await self.store.events(self.id))
        data = "".join(line + "\n" for line in self.lines).encode()
        self.table = Table.continued(data, games.make)
        self.table.journal = self.held  # type: ignore[assignment]

    async def wake(self) -> None:
        """Be opened by a server: while none ran, nobody's bank has become less."""

        async def how() -> None:
            if self.setup.clock.bank and self.clocks.since and not self.over:
                await self.add([(WAKE, Said(0).text())])

        await self.change(how)

    async def catch_up(self) -> bool:
        """Take in what other processes have added; whether there was anything."""
        async with self.lock:
            if not await self.store.events(self.id, self.seq):
                return False
            await self.load()
        self.tell()
        return True

    async def change(self, how: Callable[[], Awaitable[None]]) -> None:
        """Change the room, then tell everybody. Raises what `how` raises.

        If another process has added to the log meanwhile, `how` looks at the room anew: it must
        check first whether what it does still fits. Raises Stale if that never ends.
        """
        async with self.lock:
            for _ in range(MOST_TRIES):
                with contextlib.suppress(Conflict):
                    await how()
                    break
            else:
                raise Stale
        self.tell()

    async def add(self, told: Sequence[Told], command: str | None = None) -> None:
        """Add events to the log, all or none, and take them in once they are on the disk.

        Raises Conflict if others were faster; then the room is as they left it.
        """
        at = time.time()
        first = self.seq + 1
        events = [
            Event(first + i, kind, text, at, command if i == 0 else None)
            for i, (kind, text) in enumerate(told)
        ]
        closing = any(event.kind == CLOSE for event in events)
        try:
            await self.store.append(self.id, events, over=self.over or closing)
        except BaseException:
            await self.load()
            raise
        self.follow(events)

    def played(self) -> list[Told]:
        """The lines that the table has written, as events."""
        return [(LINE, line) for line in self.held.take()]

    # Who is here ---------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell everybody who listens that something has happened."""
        for _, call in list(self.listening):
            call()

    def enter(self, seat: int, call: Callable[[], None]) -> None:
        """Somebody listens, at a seat or as a spectator (NOBODY)."""
        self.listening.append((seat, call))
        self.gone.pop(seat, None)
        self.used = time.monotonic()
        self.tell()

    def leave(self, seat: int, call: Callable[[], None]) -> None:
        """Somebody listens no more."""
        self.listening.remove((seat, call))
        self.used = time.monotonic()
        if not self.here(seat):
            self.gone[seat] = self.used
        self.tell()

    def here(self, seat: int) -> bool:
        """Whether somebody at that seat is connected to this process."""
        return any(who == seat for who, _ in self.listening)

    def away(self, seat: int) -> float:
        """For how many seconds nobody at that seat has been connected to this process."""
        if self.here(seat):
            return 0.0
        return time.monotonic() - self.gone.get(seat, self.loaded)
