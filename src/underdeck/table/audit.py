"""An audit: whether a match was dealt as its secret says, and the secret fixed before it began."""

from __future__ import annotations

from dataclasses import dataclass

from underdeck.core.position import Find
from underdeck.table import record as records
from underdeck.table.course import Course
from underdeck.table.follow import follow
from underdeck.table.header import BadRecord, begin_of, game_of, source_of


@dataclass(frozen=True)
class Audit:
    """What was found. `wrong` is the first line that was not dealt so, 0 if there is none.

    `source` is what the record's line `match` says; `dealt` how many orders and rolls it has.
    """

    source: str
    dealt: int
    wrong: int


def audit(data: bytes, find: Find, file: str = "record") -> Audit:
    """Deal a record again. Raises BadRecord, also where its secret has not the hash that it names.

    Raises Divergence where the rules do not accept it.
    """
    read = records.read(data, file)
    if read.torn is not None:
        last = data.count(b"\n") + 1
        raise BadRecord(last, "the last line is not finished", "take the whole record", file)
    source = source_of(read.header, file)
    if source is None:
        what = "the record does not tell the secret"
        raise BadRecord(1, what, "take the whole record, when the match is over", file)
    game = game_of(read.header, find, file)
    course = Course(game, begin_of(game, read.header, file))
    for line in read.lines:
        follow(course, line, source, file)
    dealt = sum(line.kind == records.ROLLED for line in read.lines)
    return Audit(read.header.match, dealt, course.undealt)
