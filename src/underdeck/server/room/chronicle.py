"""What a room's log says: who sits where, the lines of the match, the talk, what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.kernel import NOBODY
from underdeck.server.room.seating import BACK, LEAVE, SIT, Said, Seating
from underdeck.server.room.setup import Setup
from underdeck.server.store import Event

LINE = "line"  # a line of the match's record
SAY = "say"
ASK = "ask"  # to take something back; the others answer
ANSWER = "answer"


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
        self.moved: list[tuple[int, float]] = []  # when which line was played

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
