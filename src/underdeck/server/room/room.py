"""One room: its log, and the match, the seats and the talk that follow from it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from underdeck import games
from underdeck.core.kernel import NOBODY
from underdeck.core.look import At
from underdeck.core.saying import Reason
from underdeck.server.room.chronicle import ANSWER, ASK, LINE, SAY, Chronicle
from underdeck.server.room.held import Held
from underdeck.server.room.refusal import Denied, Stale, denied
from underdeck.server.room.seating import BACK, LEAVE, LONGEST_NAME, SIT, Said, clean
from underdeck.server.room.setup import Setup
from underdeck.server.store import Conflict, Event, RoomRow, Store
from underdeck.table import Attempts, CannotUndo, Refused, Table, Unreadable

LONGEST_TALK = 500  # characters
MOST_TRIES = 20  # to add to a log that others add to

Told = tuple[str, str]  # kind and text of an event that is to be


class Room(Chronicle):
    """A match that is hosted. Its log is all there is: everything here follows from it.

    Whoever changes something does it by `change`; nobody is shown a change before it is on the
    disk.
    """

    def __init__(self, row: RoomRow, store: Store) -> None:
        """Use `Hall`."""
        self.id = row.id
        self.store = store
        self.lock = asyncio.Lock()
        self.listening: list[tuple[int, Callable[[], None]]] = []  # seats, and whom to call
        self.attempts = Attempts()
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

    # The log -------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the whole log, and set the table as it says."""
        self.forget()
        self.follow(await self.store.events(self.id))
        data = "".join(line + "\n" for line in self.lines).encode()
        self.table = Table.continued(data, games.make)
        self.table.journal = self.held  # type: ignore[assignment]

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
        try:
            await self.store.append(self.id, events, over=self.table.over)
        except BaseException:
            await self.load()
            raise
        self.follow(events)

    def played(self) -> list[Told]:
        """The lines that the table has written, as events."""
        return [(LINE, line) for line in self.held.take()]

    def tell(self) -> None:
        """Tell everybody who listens that something has happened."""
        for _, call in list(self.listening):
            call()

    # Seeing --------------------------------------------------------------------------------

    def enter(self, seat: int, call: Callable[[], None]) -> None:
        """Somebody listens, at a seat or as a spectator (NOBODY)."""
        self.listening.append((seat, call))
        self.tell()

    def leave(self, seat: int, call: Callable[[], None]) -> None:
        """Somebody listens no more."""
        self.listening.remove((seat, call))
        self.tell()

    def here(self, seat: int) -> bool:
        """Whether somebody at that seat is connected to this process."""
        return any(who == seat for who, _ in self.listening)

    def look(self, seat: int) -> dict[str, Any]:
        """What a seat sees, or a spectator (NOBODY)."""
        if seat not in self.looks:
            self.looks[seat] = msgspec.to_builtins(self.table.look(seat))
        return self.looks[seat]

    def why(self, seat: int, action: str, start: At | None, aim: At | None) -> Reason:
        """Why a seat may not do something: an action in words, or what leads between spots."""
        look = self.table.look(seat)
        if start and aim and not action:
            self.attempts.rehearse(self.table.game, start, aim)
            action = self.attempts.words(look, start, aim)
        if not action:
            return Reason(False, "", "Nothing can be done from there.", look.prompt)
        if self.table.asked != seat:
            return Reason(False, "", "It is not for you to act.", "Wait for your question.")
        try:
            return self.table.why(action, seat)
        except Unreadable as error:
            return Reason(False, "", str(error), look.prompt)

    # Playing -------------------------------------------------------------------------------

    async def act(self, seat: int, action: str, at: int, command: str | None = None) -> None:
        """Play an action. Raises Denied, Stale."""

        async def how() -> None:
            self.check(at, command)
            if not self.seating.full:
                raise denied("Not everybody sits at the table yet.", "Wait for the others.")
            try:
                self.table.act(action, seat)
            except Refused as error:
                raise Denied(error.reason) from None
            except Unreadable as error:
                raise denied(str(error)) from None
            await self.add(self.played(), command)

        await self.change(how)

    def check(self, at: int, command: str | None) -> None:
        """Raise Stale unless a command answers what is asked now, for the first time."""
        if at != self.version or (command and command in self.commands):
            raise Stale

    async def undo(self, seat: int, at: int, command: str | None = None) -> None:
        """Take back a seat's latest action, or ask the others. Raises Denied, Stale."""

        async def how() -> None:
            self.check(at, command)
            back = self.steps_back(seat)
            if back == 0:
                raise denied("There is nothing that you can take back.", self.barrier())
            if any(other != seat for other in self.seating.playing()):
                await self.add([(ASK, Said(seat).text())], command)
            else:
                await self.add(self.taken_back(back), command)

        await self.change(how)

    async def answer(self, seat: int, yes: bool, at: int, command: str | None = None) -> None:
        """Agree that something is taken back, or not. Raises Denied, Stale."""

        async def how() -> None:
            self.check(at, command)
            if self.asking in (NOBODY, seat):
                raise denied("Nobody has asked you to take something back.")
            told: list[Told] = [(ANSWER, Said(seat, yes=yes).text())]
            if yes and set(self.seating.playing()) <= self.agreed | {seat}:
                told += self.taken_back(self.steps_back(self.asking))
            await self.add(told, command)

        await self.change(how)

    def steps_back(self, seat: int) -> int:
        """How many actions must be taken back for the latest of a seat to be among them, or 0.

        When a match is over everybody may see everything: nothing can be taken back from there.
        """
        if self.table.over:
            return 0
        played = self.table.course.played
        for n in range(1, self.table.undo_depth() + 1):
            if played[-n].entries[0].seat == seat:
                return n
        return 0

    def barrier(self) -> str:
        """Why the latest action cannot be taken back, in words; "" if it can."""
        if self.table.over:
            return "The match is over, and its record is open to all."
        try:
            self.table.course.undo(1, practice=False) if self.table.undo_depth() == 0 else None
        except CannotUndo as error:
            return str(error)
        return ""

    def taken_back(self, back: int) -> list[Told]:
        """Take back so many actions; what the log is to say of it."""
        for _ in range(back):
            self.table.undo()
        return self.played()

    # Sitting and talking -------------------------------------------------------------------

    async def sit(self, seat: int, person: str, name: str) -> None:
        """A person takes a seat. Raises Denied if another has it."""

        async def how() -> None:
            now = self.seating.seats[seat]
            mine = self.seating.of(person)
            if mine is not None and mine != seat:
                raise denied("You have a seat at this table.", "One person has one seat.")
            if now.person != person and now.taken:
                raise denied("Somebody else has this seat.", "Ask for the link of a free one.")
            if now.person != person:
                await self.store.join(self.id, person)
                await self.add([(SIT, Said(seat, person, clean(name, LONGEST_NAME)).text())])

        await self.change(how)

    async def say(self, seat: int, words: str, command: str | None = None) -> None:
        """Say something to the table. Raises Denied."""
        said = clean(words, LONGEST_TALK + 1)
        if not said or len(said) > LONGEST_TALK:
            raise denied(f"What is said has 1 to {LONGEST_TALK} characters.")

        async def how() -> None:
            if not (command and command in self.commands):
                await self.add([(SAY, Said(seat, words=said).text())], command)

        await self.change(how)

    async def hand_over(self, seat: int, *, to_bot: bool) -> None:
        """A bot plays on for a person, or gives the seat back."""

        async def how() -> None:
            if bool(self.seating.seats[seat].bot) != to_bot and self.seating.seats[seat].person:
                await self.add([(LEAVE if to_bot else BACK, Said(seat).text())])

        await self.change(how)
