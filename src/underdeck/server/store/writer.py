"""The one writer of a process: what waits to be written is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from underdeck.server.metrics import COMMIT_SECONDS
from underdeck.server.reports import report_fault

Write = Callable[[AsyncConnection], Awaitable[None]]
Waiting = tuple[Write, "asyncio.Future[None]"]

MOST = 256  # writes that share a commit


class Writer:
    """Writes in the order in which they came; many that wait share one commit, and so one sync."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        await self.waiting.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def do(self, write: Write) -> None:
        """Write, and return when it is on the disk. Raises what the database raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((write, done))
        await done

    async def run(self) -> None:
        """Write for ever."""
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST:
                batch.append(self.waiting.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def commit(self, batch: list[Waiting]) -> None:
        """Write a batch in one transaction, and tell everybody who waits how it went.

        What breaks the rules of a table is left out alone; if the commit fails, all of it failed.
        """
        answers: list[tuple[asyncio.Future[None], BaseException | None]]
        try:
            with COMMIT_SECONDS.time():
                try:
                    await self.together(batch)
                    answers = [(done, None) for _, done in batch]
                except IntegrityError:
                    answers = await self.each(batch)
        except Exception as failure:
            report_fault("a commit failed", failure)
            answers = [(done, failure) for _, done in batch]
        for done, error in answers:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def together(self, batch: list[Waiting]) -> None:
        """Write everything, or nothing: the quick way. Raises what the database raises."""
        async with self.engine.begin() as connection:
            for write, _ in batch:
                await write(connection)

    async def each(
        self, batch: list[Waiting]
    ) -> list[tuple[asyncio.Future[None], BaseException | None]]:
        """Write each within a savepoint; what was wrong with which."""
        async with self.engine.begin() as connection:
            return [(done, await attempt(connection, write)) for write, done in batch]


async def attempt(connection: AsyncConnection, write: Write) -> BaseException | None:
    """Write within a savepoint; what was wrong, if it is a matter of this write alone."""
    try:
        async with connection.begin_nested():
            await write(connection)
    except IntegrityError as error:
        return error
    return None
