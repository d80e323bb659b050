"""The store: rooms and their logs in SQLite, or in PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from underdeck.server.store.notices import Notices
from underdeck.server.store.rows import EVENT, KEY, MEMBER, METADATA, ROOM, Event, RoomRow
from underdeck.server.store.writer import Writer

KEY_BYTES = 32
MAKING = 0x756E6465  # the lock of whoever makes the tables


class Conflict(Exception):
    """Somebody else has added the event meanwhile: read on, and look again."""


class Store:
    """Rooms, each a log of events; what `append` returns from is on the disk."""

    def __init__(self, engine: AsyncEngine, notices: Notices) -> None:
        """Use `open`."""
        self.notices = notices
        self.engine = engine
        self.writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store of a database, whose tables are made if they are not there.

        `url` is SQLAlchemy's. Raises SQLAlchemyError or OSError if it cannot be reached.
        """
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", be_durable)
            event.listen(engine.sync_engine, "begin", begin)
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # two processes may begin at once
                await connection.execute(select(func.pg_advisory_xact_lock(MAKING)))
            await connection.run_sync(METADATA.create_all)
        store = cls(engine, Notices(url))
        store.writer.start()
        return store

    async def close(self) -> None:
        """Finish what is to be written, and let the database go."""
        await self.notices.stop()
        await self.writer.stop()
        await self.engine.dispose()

    async def key(self) -> bytes:
        """The key that seats are signed with: the same for every process of a database."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(KEY.c.secret))).scalar()
        if found is not None:
            return bytes(found)
        try:
            async with self.engine.begin() as connection:
                made = secrets.token_bytes(KEY_BYTES)
                await connection.execute(insert(KEY).values(id=1, secret=made))
                return made
        except IntegrityError:  # another process was faster
            return await self.key()

    # Writing -------------------------------------------------------------------------------

    async def create(self, row: RoomRow, events: Sequence[Event]) -> None:
        """A new room with the beginning of its log."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(ROOM).values(**asdict(row)))
            await connection.execute(insert(EVENT), rows_of(row.id, events))

        await self.writer.do(write)

    async def append(self, room: str, events: Sequence[Event], *, over: bool = False) -> None:
        """Add events to the log of a room. Raises Conflict; then nothing is added."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(EVENT), rows_of(room, events))
            now = {"touched": events[-1].at, "over": over}
            await connection.execute(update(ROOM).where(ROOM.c.id == room).values(**now))
            await self.notices.send(connection, room)

        try:
            await self.writer.do(write)
        except IntegrityError:
            raise Conflict(room) from None

    async def join(self, room: str, person: str) -> None:
        """A person belongs to a room; joining twice is joining once."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(MEMBER).values(room=room, person=person))

        try:
            await self.writer.do(write)
        except IntegrityError:
            return

    # Reading -------------------------------------------------------------------------------

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id."""
        found = await self.rows(select(ROOM).where(ROOM.c.id == room))
        return found[0] if found else None

    async def events(self, room: str, after: int = 0) -> list[Event]:
        """The log of a room, or what came after its event number `after`."""
        columns = (EVENT.c.seq, EVENT.c.kind, EVENT.c.text, EVENT.c.at, EVENT.c.command)
        query = select(*columns).where(EVENT.c.room == room, EVENT.c.seq > after)
        async with self.engine.connect() as connection:
            return [Event(*row) for row in await connection.execute(query.order_by(EVENT.c.seq))]

    async def of_person(self, person: str, most: int = 100) -> list[RoomRow]:
        """The rooms in which a person has a seat, the latest touched first."""
        mine = select(MEMBER.c.room).where(MEMBER.c.person == person)
        return await self.rows(latest(select(ROOM).where(ROOM.c.id.in_(mine)), most))

    async def public(self, *, over: bool, most: int = 100) -> list[RoomRow]:
        """The public rooms whose match runs, or is over, the latest touched first."""
        query = select(ROOM).where(ROOM.c.public, ROOM.c.over == over)
        return await self.rows(latest(query, most))

    async def idle(self, before: float, most: int = 100) -> list[RoomRow]:
        """Rooms that are not over, and were last touched before a time in seconds since 1970."""
        query = select(ROOM).where(~ROOM.c.over, ROOM.c.touched < before)
        return await self.rows(latest(query, most))

    async def rows(self, query: Select[Any]) -> list[RoomRow]:
        """The rooms that a query finds."""
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [RoomRow(**row) for row in found.mappings()]


def latest(query: Select[Any], most: int) -> Select[Any]:
    """At most so many, the latest touched first."""
    return query.order_by(ROOM.c.touched.desc()).limit(most)


def rows_of(room: str, events: Sequence[Event]) -> list[dict[str, object]]:
    """Events as rows of the table."""
    return [{"room": room, **asdict(one)} for one in events]


def be_durable(connection: object, record: object) -> None:
    """SQLite: what is committed is on the disk; readers do not wait for the writer."""
    connection.isolation_level = None  # type: ignore[attr-defined]  # `begin` begins
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for setting in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin(connection: Connection) -> None:
    """SQLite: begin at once; else each savepoint would be a transaction, with a sync of its own."""
    connection.exec_driver_sql("BEGIN")
