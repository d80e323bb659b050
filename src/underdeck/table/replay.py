"""A record looked at: step by step, from any line, also where today's rules no longer follow it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from underdeck.core.bounded import contents
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, NOBODY, State
from underdeck.core.look import Look
from underdeck.core.position import Find
from underdeck.core.saying import Event
from underdeck.table import record as records
from underdeck.table.course import Course
from underdeck.table.follow import Divergence, follow, odd
from underdeck.table.header import (
    HIDDEN,
    BadRecord,
    Header,
    begin_of,
    game_of,
    hidden,
    source_of,
)
from underdeck.table.record import ACTION, END, ROLLED, Line, Record

PRACTICE = "In practice: something shown has been taken back."


@dataclass(frozen=True)
class Moment:
    """A line of a record, and the match after it.

    `line` counts from 1 in the file; that of the first moment is the header's last. `seat` is a
    seat from 0, CHANCE, or NOBODY for the start, an undo and the end. `followed`: the rules
    accept it; else `state` is the last that they do. `practised`: something shown was taken back.
    """

    line: int
    seat: int
    words: str
    state: State
    events: tuple[Event, ...] = ()
    heard: tuple[str, ...] = ()
    followed: bool = True
    practised: bool = False


class Replay:
    """A record that is looked at: `at` is the number of the moment that is shown, 0 the start."""

    def __init__(self, game: Game, read: Record, data: bytes, file: str) -> None:
        """Use `read`."""
        self.game = game
        self.header: Header = read.header
        self.texts = data[: read.size].decode("utf-8").split("\n")[:-1]
        self.file = file
        self.divergence: Divergence | None = None
        course = Course(game, begin_of(game, read.header, file))
        self.moments = self.played(course, read)
        self.at = 0
        self.notes = odd(course, read)
        self.note_divergence()

    @classmethod
    def open(cls, path: Path, find: Find) -> Replay:
        """A record on the disk. Raises OSError, or BadRecord."""
        return cls.read(contents(path), find, str(path))

    @classmethod
    def read(cls, data: bytes, find: Find, file: str = "record") -> Replay:
        """A record. Raises BadRecord if it is none, or hides cards."""
        read = records.read(data, file)
        for line in read.lines:
            if line.kind == ROLLED and HIDDEN in line.words.split():
                what = "the record hides cards, as it was written for one seat"
                raise BadRecord(line.number, what, "only a whole record can be replayed", file)
        return cls(game_of(read.header, find, file), read, data, file)

    def played(self, course: Course, read: Record) -> list[Moment]:
        """Every line of the record with the state after it."""
        course.practised = read.header.branch > 0
        source = source_of(read.header, self.file)
        moments = [Moment(read.begins - 1, NOBODY, "", course.state)]
        for line in read.lines:
            if self.divergence is None:
                try:
                    follow(course, line, source, self.file)
                except Divergence as error:
                    self.divergence = error
            part = unfollowed if self.divergence else followed
            moments.append(part(line, course))
        return moments

    def note_divergence(self) -> None:
        """Say where the rules part from the record, if they do."""
        if self.divergence is not None:
            self.notes.append(str(self.divergence))

    # Looking -------------------------------------------------------------------------------

    @property
    def now(self) -> Moment:
        """The moment that is shown."""
        return self.moments[self.at]

    @property
    def state(self) -> State:
        """The whole state at the moment that is shown."""
        return self.now.state

    def look(self, seat: int) -> Look:
        """What a seat (from 0), the public (NOBODY), or ALL sees at the moment that is shown."""
        return seen(self.game, self.state, seat, practised=self.now.practised)

    def events(self, seat: int) -> list[str]:
        """What happened at the moment that is shown, in sentences as that seat hears them."""
        return [event.sentence(self.game.kinds, seat) for event in self.now.events]

    # Moving --------------------------------------------------------------------------------

    def step(self, by: int = 1) -> bool:
        """Go on by so many moments, or back; whether there are so many."""
        to = self.at + by
        self.at = max(0, min(to, len(self.moments) - 1))
        return self.at == to

    def jump(self, line: int) -> None:
        """Show the moment of a line: the latest that is not after it."""
        fit = [i for i, moment in enumerate(self.moments) if moment.line <= line]
        self.at = fit[-1] if fit else 0

    def end(self) -> None:
        """Show the last moment."""
        self.at = len(self.moments) - 1


def seen(game: Game, s: State, seat: int, *, practised: bool) -> Look:
    """What a seat (from 0), the public (NOBODY), or ALL sees; moves only for who is asked."""
    look = game.look(game.redact(s, seat))
    moves = look.moves if seat in (ALL, s.seat()) else ()
    said = f"{look.ending} {PRACTICE}" if practised and look.ending else look.ending
    return replace(look, moves=moves, ending=said)


def followed(line: Line, course: Course) -> Moment:
    """A line that the rules accept."""
    practised = course.practised
    if line.kind in (ACTION, ROLLED):
        last = course.latest()
        told = (last.words, course.state, last.events, last.heard)
        return Moment(line.number, line.seat, *told, practised=practised)
    words = f"end {line.words}" if line.kind == END else records.undo_of(line)
    return Moment(line.number, NOBODY, words, course.state, practised=practised)


def unfollowed(line: Line, course: Course) -> Moment:
    """A line after the rules have parted from the record: only its words."""
    seat = line.seat if line.kind in (ACTION, ROLLED) else NOBODY
    return Moment(line.number, seat, line.words, course.state, followed=False)


def as_seen(game: Game, header: Header, texts: Sequence[str], seat: int) -> str:
    """A record as a seat (from 0) or NOBODY may see it: "?" for what it has not seen."""
    read = records.read("".join(text + "\n" for text in texts).encode())
    course = Course(game, begin_of(game, header))
    course.practised = header.branch > 0
    lines = hidden(header).lines()
    for line in read.lines:
        follow(course, line, None, "record")
        if line.kind in (ACTION, ROLLED):
            lines.append(records.action_line(line.seat, course.latest().told(seat)))
        else:
            lines.append(texts[line.number - 1])
    return "".join(line + "\n" for line in lines)
