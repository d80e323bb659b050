"""Notices between the processes of one PostgreSQL: which room's log has grown, nothing more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "underdeck"
AGAIN = 1.0  # seconds until a lost connection is tried again
EVERY = ""  # instead of a room: any may have changed

Heard = Callable[[str], Awaitable[None]]
SEND = text("SELECT pg_notify(:channel, :words)")


class Notices:
    """Sends within the transaction that adds to a log, so that nobody hears before its commit."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.own = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    @property
    def possible(self) -> bool:
        """Whether the database carries notices; SQLite serves one process."""
        return self.url.get_backend_name() == "postgresql"

    async def send(self, connection: AsyncConnection, room: str) -> None:
        """Tell the other processes of a room, when the transaction is committed."""
        if self.possible:
            words = f"{self.own} {room}"
            await connection.execute(SEND, {"channel": CHANNEL, "words": words})

    def listen(self, heard: Heard) -> None:
        """Call `heard` with each room that another process has added to."""
        if self.possible:
            self.task = asyncio.create_task(self.run(heard), name="notices")

    async def stop(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self, heard: Heard) -> None:
        """Listen for ever; after a lost connection, any room may have changed."""
        import psycopg

        while True:
            try:
                await self.hear(heard)
            except (psycopg.OperationalError, SQLAlchemyError, OSError):
                await asyncio.sleep(AGAIN)

    async def hear(self, heard: Heard) -> None:
        """Listen until the connection is lost. Raises psycopg.OperationalError."""
        import psycopg

        plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection: psycopg.AsyncConnection[Any]
        connection = await psycopg.AsyncConnection.connect(plain, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await heard(EVERY)
            async for notice in connection.notifies():
                sender, _, room = notice.payload.partition(" ")
                if sender != self.own:
                    await heard(room)
