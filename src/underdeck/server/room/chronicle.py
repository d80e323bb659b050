"""What a room's log says: who sits where, the lines of the match, the talk, what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.kernel import NOBODY
from underdeck.server.room.clocks import Clocks
from underdeck.server.room.seating import BACK, LEAVE, SIT, Said, Seating
from underdeck.server.room.setup import Setup
from underdeck.server.store import Event

LINE = "line"  # a line of the match's record
SAY = "say"
ASK = "ask"  # to take something back; the others answer
ANSWER = "answer"
WAKE = "wake"  # a server has opened the room anew: nobody thought while none ran
OPEN = "open"  # whether those who watch may see a seat's hand
CLOSE = "close"  # the table has ended without a result


class Chronicle:
    """The fold over a room's log; every process that has read as far has the same.

    `seq` is the number of the log's last event, `commands` those that were done, by their ids.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
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
        self.clocks = Clocks(self.setup.clock, len(self.setup.chairs))
        self.open: set[int] = set()  # the seats whose hands those who watch may see
        self.closed = False

    @property
    def version(self) -> int:
        """What a command must answer: the number of lines of the match's record."""
        return len(self.lines)

    def follow(self, events: Sequence[Event]) -> None:
        """Take in what the log says further."""
        for event in events:
            self.seq = event.seq
            if event.command:
                self.commands[event.command] = event.seq
            if event.kind == LINE:
                self.lines.append(event.text)
                self.asking, self.agreed = NOBODY, set()
                self.time(event)
            else:
                self.heed(event.kind, Said.read(event.text), event.at)

    def time(self, event: Event) -> None:
        """A line of the match was written: whoever acted has thought until then."""
        actor = event.text.partition(" ")[0]
        if actor.isdecimal() and not self.seating.seats[int(actor) - 1].bot:
            self.clocks.charge(int(actor) - 1, event.at)
        if self.seating.full:
            self.clocks.start(event.at)

    def heed(self, kind: str, said: Said, at: float) -> None:
        """Something happened beside the match."""
        if kind in (SIT, LEAVE, BACK):
            if kind == LEAVE and said.asked:
                self.clocks.charge(said.seat, at)
            self.seating.follow(kind, said)
            if self.seating.full and (kind == SIT or said.asked):
                self.clocks.start(at)
        elif kind == WAKE:
            self.clocks.start(at)
        elif kind == OPEN:
            (self.open.add if said.yes else self.open.discard)(said.seat)
        elif kind == CLOSE:
            self.closed = True
        elif kind == SAY:
            self.talk.append((said.seat, said.words))
        elif kind == ASK:
            self.asking, self.agreed = said.seat, {said.seat}
        elif kind == ANSWER:
            self.agreed.add(said.seat)
            if not said.yes:
                self.asking = NOBODY
