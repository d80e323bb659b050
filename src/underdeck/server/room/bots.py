"""Plays the seats of a room that bots have, and those whose time is out."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from underdeck import bots
from underdeck.core import rng
from underdeck.core.kernel import NOBODY
from underdeck.server.metrics import BOT_ACTIONS
from underdeck.server.reports import mark_of, report_fault
from underdeck.server.room.refusal import Stale
from underdeck.server.room.room import Room

TRY_AGAIN = 10.0  # seconds after which a bot that failed is asked once more
PACE = 0.35  # seconds between two actions of bots, so that people can follow them


class BotPlayer:
    """Acts for whichever bot is asked, for as long as anybody is looking."""

    def __init__(self, room: Room, pace: float = PACE) -> None:
        self.room = room
        self.pace = pace
        self.seed = rng.stream(secrets.randbits(63), 0)
        self.something = asyncio.Event()

    async def run(self) -> None:
        """Play until the task is cancelled."""
        self.room.listening.append((NOBODY, self.something.set))
        while True:
            try:
                if self.due:
                    await asyncio.sleep(self.pace)
                    await self.play()
                else:
                    await self.wait()
            except Exception as error:
                report_fault("a bot could not play", error, table=mark_of(self.room.id))
                await asyncio.sleep(TRY_AGAIN)

    async def wait(self) -> None:
        """Wait until something happens, or the time of whoever is asked is out."""
        late = self.room.late()
        if late is not None and late >= 0:
            await self.room.time_out()
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.something.wait(), None if late is None else -late)
        self.something.clear()

    @property
    def due(self) -> bool:
        """Whether a bot is to act, and somebody sees it."""
        room = self.room
        asked = room.table.asked
        seen = len(room.listening) > 1
        if not seen or asked < 0 or room.over or not room.seating.full:
            return False
        return room.seating.seats[asked].bot != ""

    async def play(self) -> None:
        """Choose and play one action; nothing, if something else has happened meanwhile."""
        async with self.room.lock:
            if not self.due:
                return
            at, seat, table = self.room.version, self.room.table.asked, self.room.table
            game, view = table.game, table.view(seat)
        bot = bots.find(self.room.seating.seats[seat].bot)
        seen = None if bot.blind else view
        options = game.options(view)
        action, self.seed = await asyncio.to_thread(bot.choose, game, seen, options, self.seed)
        try:
            await self.room.act(seat, game.words(view, action), at)
            BOT_ACTIONS.inc()
        except Stale:
            return
