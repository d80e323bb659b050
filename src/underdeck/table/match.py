"""A table: one match with its record, who sees what of it, and what can be taken back."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

from underdeck.core.game import Game, Unreadable
from underdeck.core.kernel import CHANCE, State
from underdeck.core.look import Look
from underdeck.core.saying import Event, Outcome, Reason
from underdeck.core.verbs import Verbs
from underdeck.table import record as records
from underdeck.table.chance import SECRET_BYTES, Secret, Seed, Source
from underdeck.table.course import NOTHING_PLAYED, CannotUndo, Course, Entry
from underdeck.table.follow import check_rules, ending, follow
from underdeck.table.journal import Journal
from underdeck.table.record import BadRecord, Find, Header

PRACTICE = "In practice: something that was shown has been taken back."


class Table:
    """One match: whatever happens in it is written down before anybody is told.

    `header` and `lines` are its record; `notes` say what was odd when a record was resumed.
    """

    def __init__(
        self,
        course: Course,
        source: Source,
        header: Header,
        lines: list[str],
        journal: Journal | None,
    ) -> None:
        """Use `start` or `resume`."""
        self.course = course
        self.source = source
        self.header = header
        self.lines = lines
        self.journal = journal
        self.notes: list[str] = []

    @classmethod
    def start(
        cls,
        game: Game,
        *,
        seed: int | None = None,
        match: int = 0,
        secret: bytes | None = None,
        path: Path | None = None,
    ) -> Table:
        """A new match, dealt from a secret (a fresh one if none is given), or from a seed.

        `seed` and `match` give the stream of simulations. With `path` the record is written there.
        Raises FileExistsError, or ValueError for a secret or seed that is none.
        """
        source: Source = (
            Secret(secret or secrets.token_bytes(SECRET_BYTES))
            if seed is None
            else Seed(seed, match)
        )
        header = records.header_of(game, source)
        table = cls(Course(game), source, header, header.lines(), None)
        table.answer_chance(table.lines)
        if path is not None:
            table.journal = Journal.create(path, table.lines)
        return table

    @classmethod
    def resume(cls, path: Path, find: Find) -> Table:
        """Go on with a match where its record ends, and go on writing to it.

        A last line that was not finished is left out. Raises OSError, BadRecord, Divergence.
        """
        file = str(path)
        read = records.read(path.read_bytes(), file)
        source = records.source_of(read.header, file)
        if source is None:
            what = "this record does not tell where its chance comes from"
            right = "only a private save, with its line 'secret', can be resumed"
            raise BadRecord(1, what, right, file)
        course = Course(records.game_of(read.header, find, file))
        for line in read.lines:
            follow(course, line, source, file)
        text = path.read_bytes()[: read.size].decode("utf-8")
        table = cls(course, source, read.header, text.split("\n")[:-1], None)
        table.journal = Journal.reopen(path, read.size)
        if read.torn is not None:
            table.notes.append(f"The last line was not finished and is left out: {read.torn!r}")
        if note := check_rules(course.game, read.header.rules):
            table.notes.append(note)
        table.catch_up(ended=bool(read.lines) and read.lines[-1].kind == records.END)
        return table

    def catch_up(self, *, ended: bool) -> None:
        """Write what the record lacks: answers of CHANCE, and that the match has ended."""
        lines: list[str] = []
        self.answer_chance(lines, before=len(self.lines), ended=ended)
        self.write(lines)

    # What there is to know -----------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.course.game

    @property
    def state(self) -> State:
        """The whole state, hidden cards included."""
        return self.course.state

    @property
    def verbs(self) -> Verbs:
        """The game's verbs."""
        return self.game.verbs

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over()

    @property
    def asked(self) -> int:
        """The seat that is asked, from 0; NOBODY when the match is over."""
        return self.state.seat()

    @property
    def practised(self) -> bool:
        """Whether something that was shown has been taken back; the result must say so."""
        return self.course.practised

    @property
    def outcome(self) -> Outcome:
        """How the match ended. Raises Illegal while it runs."""
        return self.game.outcome(self.state)

    @property
    def log(self) -> list[Entry]:
        """Everything that was played and not taken back, CHANCE's answers included."""
        return self.course.entries()

    def view(self, seat: int) -> State:
        """The match as a seat sees it (from 0), or NOBODY: what is public; or ALL."""
        return self.game.redact(self.state, seat)

    def look(self, seat: int) -> Look:
        """What a client draws for a seat (from 0), for NOBODY (spectators), or for ALL."""
        look = self.game.look(self.view(seat))
        if self.practised and look.ending:
            return replace(look, ending=f"{look.ending} {PRACTICE}")
        return look

    def record(self) -> str:
        """The record so far, its secret included."""
        return "".join(line + "\n" for line in self.lines)

    # Playing -------------------------------------------------------------------------------

    def read(self, action: int | str, seat: int | None = None) -> int:
        """An action in words as its number, as the seat sees the table. Raises Unreadable."""
        if isinstance(action, int):
            return action
        return self.game.read_action(self.view(self.asked if seat is None else seat), action)

    def why(self, action: int | str, seat: int | None = None) -> Reason:
        """Why a seat may not do an action, or by which rule it may. Raises Unreadable."""
        me = self.asked if seat is None else seat
        return self.game.why(self.view(me), self.read(action, me))

    def act(self, action: int | str, seat: int | None = None) -> list[Event]:
        """Do an action for a seat (the one asked, if not said), and what CHANCE adds.

        It is on the disk before the events are returned. Raises Refused, Unreadable, or OSError
        if it cannot be written; then nothing has changed.
        """
        me = self.asked if seat is None else seat
        entry = self.course.act(self.read(action, me), me, len(self.lines) + 1)
        lines = [records.action_line(me, entry.words)]
        self.answer_chance(lines, before=len(self.lines))
        try:
            self.write(lines)
        except OSError:
            self.course.drop(1)
            raise
        return [event for entry in self.course.played[-1].entries for event in entry.events]

    def answer_chance(self, lines: list[str], *, before: int = 0, ended: bool = False) -> None:
        """CHANCE answers until a seat is asked; its lines, and how it ended, join `lines`."""
        while self.course.state.seat() == CHANCE:
            answer = self.source.answer(self.game, self.state, self.course.questions)
            entry = self.course.answer(answer, before + len(lines) + 1)
            lines.append(records.action_line(CHANCE, entry.words))
        if self.over and not ended:
            lines.append(f"end {ending(self.course)}")

    def write(self, lines: list[str]) -> None:
        """Add lines to the record. Raises OSError; then nothing has been added."""
        if self.journal is not None and lines:
            self.journal.append(lines)
        self.lines.extend(lines)

    # Taking back ---------------------------------------------------------------------------

    def undo_depth(self) -> int:
        """How many actions can be taken back before one that showed something new to a seat."""
        return self.course.undo_depth()

    def undo(self, practice: bool = False) -> None:
        """Take back the latest action; in practice also one that showed something.

        Raises CannotUndo, or OSError if it cannot be written; then nothing has changed.
        """
        barrier = self.course.undo_depth() == 0
        if not self.course.played:
            raise CannotUndo(NOTHING_PLAYED)
        if barrier and not practice:
            self.course.undo(1, practice=False)
        self.write([records.undo_line(1, practice=barrier)])
        self.course.undo(1, practice=practice)

    def close(self) -> None:
        """Let the record's file go; the match can be resumed from it."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None


__all__ = ["Table", "Unreadable"]
