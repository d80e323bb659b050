"""One room: what is seen at its table, and what is done there."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from underdeck.core.kernel import NOBODY
from underdeck.core.look import At
from underdeck.core.saying import Reason
from underdeck.server.room.chronicle import ANSWER, ASK, CLOSE, OPEN, SAY
from underdeck.server.room.logged import Logged, Told
from underdeck.server.room.refusal import Denied, Stale, denied
from underdeck.server.room.seating import BACK, LEAVE, LONGEST_NAME, SIT, Said, clean
from underdeck.server.store import RoomRow, Store
from underdeck.table import Attempts, CannotUndo, Refused, Unreadable

LONGEST_TALK = 500  # characters
MISSED = 60  # seconds that somebody must be away before a bot may be asked to play for them


class Room(Logged):
    """A match that is hosted. Its log is all there is: everything here follows from it."""

    def __init__(self, row: RoomRow, store: Store) -> None:
        """Use `Hall`."""
        self.attempts = Attempts()
        super().__init__(row, store)

    # Seeing --------------------------------------------------------------------------------

    def look(self, seat: int) -> dict[str, Any]:
        """What a seat sees, or a spectator (NOBODY)."""
        if seat not in self.looks:
            self.looks[seat] = msgspec.to_builtins(self.table.look(seat))
            if seat == NOBODY and self.hands_open:
                self.open_hands()
        return self.looks[seat]

    @property
    def hands_open(self) -> bool:
        """Whether everybody at the table lets those who watch see the hands."""
        people = self.seating.people()
        return bool(people) and self.seating.full and set(people) <= self.open

    def open_hands(self) -> None:
        """Show those who watch what each seat sees of its own."""
        look = self.looks[NOBODY]
        zones = enumerate(look["zones"])
        shown = [
            self.look(one["owner"] - 1)["zones"][i] if one["owner"] else one for i, one in zones
        ]
        self.looks[NOBODY] = {**look, "zones": shown}

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
            self.going_on()
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

    def going_on(self) -> None:
        """Raise Denied if the table was closed."""
        if self.closed:
            raise denied("This table was closed, since nobody came for long.", "Begin a new one.")

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
        if self.over:
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

    # The seats -----------------------------------------------------------------------------

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

    async def hand_over(self, seat: int, *, to_bot: bool, gone: bool = False) -> None:
        """A bot plays on for a person, or gives the seat back."""

        async def how() -> None:
            if bool(self.seating.seats[seat].bot) != to_bot and self.seating.seats[seat].person:
                said = Said(seat, asked=self.table.asked == seat, gone=gone)
                await self.add([(LEAVE if to_bot else BACK, said.text())])

        await self.change(how)

    async def stand_in(self, seat: int, other: int) -> None:
        """A bot plays for another seat whose person has gone. Raises Denied."""
        seats = self.seating.seats
        if not 0 <= other < len(seats) or other == seat or not seats[other].person:
            raise denied("Nobody else sits there.")
        if seats[other].bot:
            raise denied("A bot plays there already.")
        if self.away(other) < MISSED:
            raise denied("They have not been away for long.", f"Wait for {MISSED} seconds.")
        await self.hand_over(other, to_bot=True, gone=True)

    async def come_back(self, seat: int) -> None:
        """Somebody is here again: a bot that played because they had gone gives the seat back."""
        if seat != NOBODY and self.seating.seats[seat].gone:
            await self.hand_over(seat, to_bot=False)

    def late(self) -> float | None:
        """For how many seconds the time of whoever is asked has been out (negative: what is left).

        None if no clock runs for them.
        """
        asked = self.table.asked
        if not self.clocks.running or self.over or asked < 0 or not self.seating.full:
            return None
        if self.seating.seats[asked].bot:
            return None
        return time.time() - self.clocks.allowed(asked)

    async def time_out(self) -> None:
        """A bot plays on for whoever has no time left."""
        late, asked = self.late(), self.table.asked
        if late is not None and late >= 0:
            await self.hand_over(asked, to_bot=True, gone=not self.here(asked))

    async def close(self) -> None:
        """End the table without a result, if the match is not over."""

        async def how() -> None:
            if not self.over:
                await self.add([(CLOSE, Said(0).text())])

        await self.change(how)

    # Talking -------------------------------------------------------------------------------

    async def say(self, seat: int, words: str, command: str | None = None) -> None:
        """Say something to the table. Raises Denied."""
        said = clean(words, LONGEST_TALK + 1)
        if not said or len(said) > LONGEST_TALK:
            raise denied(f"What is said has 1 to {LONGEST_TALK} characters.")

        async def how() -> None:
            if not (command and command in self.commands):
                await self.add([(SAY, Said(seat, words=said).text())], command)

        await self.change(how)

    async def show_hand(self, seat: int, yes: bool) -> None:
        """Let those who watch see a seat's hand, once all agree to that; or no longer."""

        async def how() -> None:
            if yes != (seat in self.open):
                await self.add([(OPEN, Said(seat, yes=yes).text())])

        await self.change(how)
