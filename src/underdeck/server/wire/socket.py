"""A client at a table: its messages are done or answered, and it is told what happens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from underdeck import bots
from underdeck.core import rng
from underdeck.core.kernel import NOBODY
from underdeck.core.look import At
from underdeck.core.saying import Reason
from underdeck.server.metrics import ANSWER_SECONDS, COMMANDS, SOCKETS
from underdeck.server.room import Denied, Room, Stale
from underdeck.server.room.refusal import denied
from underdeck.server.wire import commands
from underdeck.server.wire.commands import Malformed, Spot
from underdeck.server.wire.limits import Bucket
from underdeck.server.wire.shown import Draw, Message, Shown

HINTS = "greedy"
RATE, BURST = 30.0, 60  # messages a second, and at once; who sends more has to wait


class Client:
    """One WebSocket at one table, for the seat `seat` (from 0), or for a spectator (NOBODY)."""

    def __init__(self, socket: WebSocket, room: Room, seat: int, draw: Draw | None = None) -> None:
        self.socket = socket
        self.room = room
        self.seat = seat
        self.shown = Shown(room, seat, draw)
        self.something = asyncio.Event()

    async def serve(self) -> None:
        """Talk with the client until it goes."""
        await self.socket.accept()
        SOCKETS.inc()
        self.room.enter(self.seat, self.something.set)
        self.something.set()
        telling = asyncio.create_task(self.tell())
        try:
            await self.room.come_back(self.seat)
            await self.listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.room.leave(self.seat, self.something.set)
            SOCKETS.dec()
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await telling

    async def tell(self) -> None:
        """Tell what is new, whenever something is."""
        while True:
            await self.something.wait()
            self.something.clear()
            async with self.room.lock:  # what is not on the disk yet is shown to nobody
                news = self.shown.news()
            if news is not None:
                await self.send(news)

    async def listen(self) -> None:
        """Do what the client says, one message after the other."""
        bucket = Bucket(RATE, BURST)
        while True:
            text = await self.heard()
            while not bucket.take():  # meanwhile nothing further is read from the line
                await asyncio.sleep(1 / RATE)
            await self.send(await self.answer(text))

    async def heard(self) -> str | bytes:
        """The next message. Raises WebSocketDisconnect."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, message: Message) -> None:
        """Send a message."""
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def answer(self, text: str | bytes) -> Message:
        """Do what a message says; what came of it."""
        with ANSWER_SECONDS.time():
            try:
                command = commands.read(text)
            except Malformed as error:
                COMMANDS.labels("none", "error").inc()
                return {"is": "error", "what": str(error)}
            said = await self.obey(command)
        COMMANDS.labels(type(command).__name__.lower(), said["is"]).inc()
        return said

    async def obey(self, command: commands.Any) -> Message:
        """Do a command; what came of it."""
        try:
            more = await self.do(command)
        except Denied as error:
            return {"is": "denied", "id": command.id, **plain(error.reason)}
        except Stale:
            done = self.known(command.id) in self.room.commands
            if not done:
                self.shown.forget()
                self.something.set()
            return {"is": "done" if done else "stale", "id": command.id}
        return {"is": "done", "id": command.id, **more}

    def known(self, own: str) -> str:
        """A client's id for a message, as the log has it: each seat has ids of its own."""
        return f"{self.seat}:{own}"

    async def do(self, command: commands.Any) -> Message:
        """Do a command; what is to be said about it. Raises Denied, Stale."""
        room, seat = self.room, self.seat
        if isinstance(command, commands.Again):
            self.shown.forget()
            self.something.set()
            return {}
        if seat == NOBODY:
            raise denied("Who watches does not play.", "Take a seat by its link.")
        name = self.known(command.id)
        match command:
            case commands.Act():
                await room.act(seat, command.action, command.at, name)
                return {"at": room.version}  # what the next of several commands answers
            case commands.Undo():
                await room.undo(seat, command.at, name)
                return {"at": room.version}
            case commands.Answer():
                await room.answer(seat, command.yes, command.at, name)
            case commands.Say():
                await room.say(seat, command.words, name)
            case commands.Leave():
                await room.hand_over(seat, to_bot=True)
            case commands.Back():
                await room.hand_over(seat, to_bot=False)
            case commands.Stand():
                await room.stand_in(seat, command.seat - 1)
            case commands.Show():
                await room.show_hand(seat, command.yes)
            case commands.Why():
                return plain(await self.why(command))
            case commands.Hint():
                return await self.hint()
        return {}

    async def why(self, command: commands.Why) -> Reason:
        """Why something is not legal."""
        async with self.room.lock:
            return self.room.why(self.seat, command.action, at(command.start), at(command.aim))

    async def hint(self) -> Message:
        """What the bot of hints would do. Raises Denied."""
        async with self.room.lock:
            table = self.room.table
            if table.asked != self.seat:
                raise denied("It is not for you to act.", "Wait for your question.")
            game, view = table.game, table.view(self.seat)
        bot = bots.find(HINTS)
        action, _ = await asyncio.to_thread(
            bot.choose, game, view, game.options(view), rng.stream(0, 0)
        )
        return {"action": game.words(view, action), "rule": game.rule(view, action)}


def at(spot: Spot | None) -> At | None:
    """A spot as the look has it."""
    return At(spot.zone, spot.cell, spot.card) if spot else None


def plain(reason: Reason) -> dict[str, Any]:
    """A reason as a message has it."""
    return {
        "legal": reason.legal,
        "rule": reason.rule,
        "facts": reason.facts,
        "remedy": reason.remedy,
        "also": list(reason.also),
    }
