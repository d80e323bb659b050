"""One room: its log, and the match, the seats and the talk that follow from it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from underdeck import games
from underdeck.core.kernel import NOBODY
from underdeck.core.look import At
from underdeck.core.saying import Reason
from underdeck.server.room.seating import BACK, LEAVE, SIT, Said, Seating
from underdeck.server.room.setup import Setup
from underdeck.server.store import Conflict, Event, RoomRow, Store
from underdeck.table import Attempts, CannotUndo, Refused, Table, Unreadable

LINE = "line"  # a line of the match's record
SAY = "say"
ASK = "ask"  # to take something back; the others answer
ANSWER = "answer"
LONGEST_TALK = 500  # characters


class Denied(Exception):
    """A command that cannot be done: a reason with the rule, where it is one of the game."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.facts)
        self.reason = reason


class Stale(Exception):
    """A command that answers a question which is no longer asked."""


def denied(facts: str, remedy: str = "") -> Denied:
    """A refusal that is the house's, not a rule's."""
    return Denied(Reason(False, "", facts, remedy))


class Held:
    """A journal that holds lines back until the room has stored them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def append(self, lines: Sequence[str]) -> None:
        """Hold lines."""
        self.lines.extend(lines)

    def take(self) -> list[str]:
        """The lines that were held."""
        lines, self.lines = self.lines, []
        return lines

    def close(self) -> None:
        """There is nothing to let go."""


class Room:
    """A match that is hosted. Its log is all there is: everything here follows from it.

    `seq` is the number of the log's last event. Whoever changes something holds `lock`; nobody
    is shown a change before it is on the disk.
    """

    def __init__(self, row: RoomRow, store: Store) -> None:
        """Use `Hall`."""
        self.id = row.id
        self.setup = Setup.read(row.setup)
        self.store = store
        self.lock = asyncio.Lock()
        self.listening: list[tuple[int, Callable[[], None]]] = []  # seats, and whom to call
        self.attempts = Attempts()
        self.forget()

    def forget(self) -> None:
        """Be as before the first event of the log."""
        self.seq = 0
        self.seating = Seating(self.setup)
        self.lines: list[str] = []
        self.commands: dict[str, int] = {}
        self.talk: list[tuple[int, str]] = []
        self.asking = NOBODY
        self.agreed: set[int] = set()
        self.moved: list[tuple[int, float]] = []  # when which line was played
        self.held = Held()
        self.table: Table
        self.looks: dict[int, dict[str, Any]] = {}

    # The log -------------------------------------------------------------------------------

    def follow(self, events: Sequence[Event]) -> None:
        """Take in what the log says further."""
        self.looks.clear()
        for event in events:
            self.seq = event.seq
            if event.command:
                self.commands[event.command] = event.seq
            if event.kind == LINE:
                self.lines.append(event.text)
                self.moved.append((len(self.lines), event.at))
                self.asking, self.agreed = NOBODY, set()
            else:
                self.heed(event.kind, Said.read(event.text))

    def heed(self, kind: str, said: Said) -> None:
        """Something happened beside the match."""
        if kind in (SIT, LEAVE, BACK):
            self.seating.follow(kind, said)
        elif kind == SAY:
            self.talk.append((said.seat, said.words))
        elif kind == ASK:
            self.asking, self.agreed = said.seat, {said.seat}
        elif kind == ANSWER:
            self.agreed.add(said.seat)
            if not said.yes:
                self.asking = NOBODY

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

    async def add(self, kind: str, texts: Sequence[str], command: str | None = None) -> None:
        """Add events to the log, and take them in once they are on the disk. Raises Stale."""
        at = time.time()
        first = self.seq + 1
        events = [
            Event(first + i, kind, text, at, command if i == 0 else None)
            for i, text in enumerate(texts)
        ]
        try:
            await self.store.append(self.id, events, over=self.table.over)
        except Conflict:
            await self.load()
            raise Stale from None
        except BaseException:
            await self.load()
            raise
        self.follow(events)

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

    @property
    def version(self) -> int:
        """What a command must answer: the number of lines of the match's record."""
        return len(self.lines)

    async def act(self, seat: int, action: str, at: int, command: str | None = None) -> None:
        """Play an action. Raises Denied, Stale."""
        async with self.lock:
            self.check(at, command)
            if not self.seating.full:
                raise denied("Not everybody sits at the table yet.", "Wait for the others.")
            try:
                self.table.act(action, seat)
            except Refused as error:
                raise Denied(error.reason) from None
            except Unreadable as error:
                raise denied(str(error)) from None
            await self.add(LINE, self.held.take(), command)
        self.tell()

    def check(self, at: int, command: str | None) -> None:
        """Raise Stale unless a command answers what is asked now, for the first time."""
        if at != self.version or (command and command in self.commands):
            raise Stale

    async def undo(self, seat: int, at: int, command: str | None = None) -> None:
        """Take back a seat's latest action, or ask the others. Raises Denied, Stale."""
        async with self.lock:
            self.check(at, command)
            back = self.steps_back(seat)
            if back == 0:
                raise denied("There is nothing that you can take back.", self.barrier())
            others = [i for i in self.seating.people() if i != seat]
            if others:
                await self.add(ASK, [Said(seat).text()], command)
            else:
                await self.take_back(back, command)
        self.tell()

    async def answer(self, seat: int, yes: bool, at: int, command: str | None = None) -> None:
        """Agree that something is taken back, or not. Raises Denied, Stale."""
        async with self.lock:
            self.check(at, command)
            if self.asking in (NOBODY, seat):
                raise denied("Nobody has asked you to take something back.")
            who = self.asking
            await self.add(ANSWER, [Said(seat, yes=yes).text()], command)
            if yes and set(self.seating.people()) <= self.agreed:
                await self.take_back(self.steps_back(who), None)
        self.tell()

    def steps_back(self, seat: int) -> int:
        """How many actions must be taken back for the latest of a seat to be among them, or 0."""
        played = self.table.course.played
        for n in range(1, self.table.undo_depth() + 1):
            if played[-n].entries[0].seat == seat:
                return n
        return 0

    def barrier(self) -> str:
        """Why the latest action cannot be taken back, in words; "" if it can."""
        try:
            self.table.course.undo(1, practice=False) if self.table.undo_depth() == 0 else None
        except CannotUndo as error:
            return str(error)
        return ""

    async def take_back(self, back: int, command: str | None) -> None:
        """Take back so many actions."""
        for _ in range(back):
            self.table.undo()
        await self.add(LINE, self.held.take(), command)

    # Sitting and talking -------------------------------------------------------------------

    async def sit(self, seat: int, person: str, name: str) -> None:
        """A person takes a seat. Raises Denied if another has it."""
        async with self.lock:
            now = self.seating.seats[seat]
            mine = self.seating.of(person)
            if mine is not None and mine != seat:
                raise denied("You have a seat at this table.", "One person has one seat.")
            if now.person != person and now.taken:
                raise denied("Somebody else has this seat.", "Ask for the link of a free one.")
            if now.person != person:
                await self.store.join(self.id, person)
                await self.add(SIT, [Said(seat, person, name).text()])
        self.tell()

    async def say(self, seat: int, words: str, command: str | None = None) -> None:
        """Say something to the table. Raises Denied."""
        if not words.strip() or len(words) > LONGEST_TALK:
            raise denied(f"What is said has 1 to {LONGEST_TALK} characters.")
        async with self.lock:
            if not (command and command in self.commands):
                await self.add(SAY, [Said(seat, words=words.strip()).text()], command)
        self.tell()

    async def hand_over(self, seat: int, *, to_bot: bool) -> None:
        """A bot plays on for a person, or gives the seat back."""
        async with self.lock:
            if bool(self.seating.seats[seat].bot) != to_bot and self.seating.seats[seat].person:
                await self.add(LEAVE if to_bot else BACK, [Said(seat).text()])
        self.tell()
