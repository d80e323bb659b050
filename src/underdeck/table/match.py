"""A table: one match with its record, who sees what of it, and what can be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from underdeck.core.game import Game
from underdeck.core.kernel import ALL, CHANCE, State
from underdeck.core.look import Look
from underdeck.core.position import Find
from underdeck.core.saying import Event, Outcome, Reason
from underdeck.table import record as records
from underdeck.table.chance import SECRET_BYTES, Secret, Seed, Source
from underdeck.table.course import NOTHING_PLAYED, CannotUndo, Course, Entry
from underdeck.table.follow import ending, follow, odd
from underdeck.table.header import (
    NO_VIEW,
    BadRecord,
    Header,
    begin_of,
    game_of,
    header_of,
    source_of,
)
from underdeck.table.journal import Journal
from underdeck.table.record import Record
from underdeck.table.replay import as_seen, seen


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
        begin: State | None = None,
    ) -> Table:
        """A new match, dealt from a secret (a fresh one if none is given), or from a seed.

        `seed` and `match` give the stream of simulations. With `path` the record is written there.
        `begin`: a position to start with, instead of the game's first step.
        Raises FileExistsError, or ValueError for a secret, seed or position that is none.
        """
        if begin is not None and begin.viewer() != ALL:
            raise ValueError(NO_VIEW)
        if begin is not None and begin.book is not game.book:
            raise ValueError("the position belongs to another game, or to another variant of it")
        source: Source = Seed(seed, match) if seed is not None else Secret(fresh(secret))
        header = header_of(game, source, begin)
        table = cls(Course(game, begin), source, header, header.lines(), None)
        table.answer_chance(table.lines)
        if path is not None:
            table.journal = Journal.create(path, table.lines)
        return table

    @classmethod
    def resume(cls, path: Path, find: Find) -> Table:
        """Go on with a match where its record ends, and go on writing to it.

        A last line that was not finished is left out. Raises OSError, BadRecord, Divergence.
        """
        journal = Journal.reopen(path)
        try:
            return cls.continued(journal.contents(), find, str(path), journal)
        except BaseException:
            journal.close()
            raise

    @classmethod
    def continued(
        cls, data: bytes, find: Find, file: str = "record", journal: Journal | None = None
    ) -> Table:
        """Go on with a match where its record ends. Raises BadRecord, Divergence."""
        read = records.read(data, file)
        source = source_of(read.header, file)
        if source is None:
            what = "the record does not tell where its chance comes from"
            right = "only a private save, with its line 'secret', can be resumed"
            raise BadRecord(1, what, right, file)
        game = game_of(read.header, find, file)
        course = Course(game, begin_of(game, read.header, file))
        course.practised = read.header.branch > 0
        for line in read.lines:
            follow(course, line, source, file)
        lines = data[: read.size].decode("utf-8").split("\n")[:-1]
        table = cls(course, source, read.header, lines, journal)
        table.take_over(read)
        return table

    def take_over(self, read: Record) -> None:
        """Say what was odd in a record, cut off what was not finished, write what it lacks."""
        self.notes = odd(self.course, read)
        if self.journal is not None:
            self.journal.cut(read.size)
        self.catch_up(ended=bool(read.lines) and read.lines[-1].kind == records.END)

    def branch(self, line: int, path: Path | None = None) -> Table:
        """A new match that is this one up to a line of its record, and then goes its own way.

        It counts as practice: whoever branches off may have seen what comes. Raises
        FileExistsError, or BadRecord if the line is not one after the header.
        """
        return branch(self.lines, self.game, line, path)

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
        """What a client draws for a seat (from 0), for NOBODY (spectators), or for ALL.

        Only the seat that is asked has moves.
        """
        return seen(self.game, self.state, seat, practised=self.practised)

    def record(self, seat: int = ALL) -> str:
        """The record so far: whole, its secret included, or as a seat (or NOBODY) may see it."""
        if seat != ALL:
            return as_seen(self.game, self.header, self.lines, seat)
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
        try:
            self.answer_chance(lines, before=len(self.lines))
            self.write(lines)
        except BaseException:
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


def fresh(secret: bytes | None) -> bytes:
    """The secret, or a new one."""
    return secrets.token_bytes(SECRET_BYTES) if secret is None else secret


def branch(texts: Sequence[str], game: Game, line: int, path: Path | None = None) -> Table:
    """A new match that begins as a record does, up to and with one of its lines; for practice.

    Raises FileExistsError, BadRecord if there is no such line, Divergence if the rules do not
    accept the record up to there.
    """
    read = records.read("".join(text + "\n" for text in texts).encode())
    if not read.begins - 1 <= line <= len(texts):
        right = f"choose one from {read.begins - 1} to {len(texts)}"
        raise BadRecord(line, "the record has no such line to branch off at", right)
    header = replace(read.header, branch=line, rules=game.version)
    ends = {one.number for one in read.lines if one.kind == records.END}
    kept = (n for n in range(read.begins, line + 1) if n not in ends)
    lines = [*header.lines(), *(texts[n - 1] for n in kept)]
    data = "".join(text + "\n" for text in lines).encode()
    table = Table.continued(data, lambda name, variant, seats, cards=(): game)
    if path is not None:
        table.journal = Journal.create(path, table.lines)
    return table
