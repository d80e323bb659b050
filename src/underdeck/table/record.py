"""A record: the text of a match, one line an action, from which the match can be played again."""

from __future__ import annotations

from dataclasses import dataclass

from underdeck.core.kernel import CHANCE
from underdeck.core.verbs import nearest
from underdeck.table.header import HEADER, MAGIC, NUMBER, BadRecord, Header, read_header

ACTION = "action"
ROLLED = "chance"
UNDO = "undo"
END = "end"


@dataclass(frozen=True)
class Line:
    """A line after the header: its number in the file from 1, and what it says.

    `seat` is a seat from 0, or CHANCE; `words` an action, an answer, or how the match ended;
    `back` how many actions an undo takes back.
    """

    number: int
    kind: str
    seat: int = CHANCE
    words: str = ""
    back: int = 0
    practice: bool = False


@dataclass(frozen=True)
class Record:
    """A record as read. `torn`: the unfinished last line that was left out, None if there is none.

    `begins` is the number of the first line after the header; `size` how many bytes the whole
    lines take.
    """

    header: Header
    lines: tuple[Line, ...]
    begins: int
    size: int
    torn: str | None = None


# Writing -------------------------------------------------------------------------------------


def action_line(seat: int, words: str) -> str:
    """The line of an action (seat from 0) or of an answer of CHANCE."""
    return f"# {words}" if seat == CHANCE else f"{seat + 1} {words}"


def undo_line(back: int, *, practice: bool = False) -> str:
    """The line that takes back the latest `back` actions."""
    return f"undo {back}" + (" practice" if practice else "")


def undo_of(line: Line) -> str:
    """The text of a line that takes something back."""
    return undo_line(line.back, practice=line.practice)


# Reading -------------------------------------------------------------------------------------


def is_record(data: bytes) -> bool:
    """Whether a file begins as a record does."""
    return data.startswith(MAGIC.encode() + b" ")


def read(data: bytes, file: str = "record") -> Record:
    """Read a record. A last line without its end is left out. Raises BadRecord."""
    whole, _, rest = data.rpartition(b"\n")
    size = len(whole) + 1 if b"\n" in data else 0
    torn = rest.decode("utf-8", errors="replace") if rest else None
    texts = _texts(whole if size else b"", file)
    if not texts:
        raise BadRecord(1, "the record was cut off before the match began", "start anew", file)
    header, begins = read_header(texts, file)
    lines = [
        line(number, texts[number - 1], file)
        for number in range(begins, len(texts) + 1)
        if texts[number - 1].strip()
    ]
    return Record(header, tuple(lines), begins, size, torn)


def _texts(whole: bytes, file: str) -> list[str]:
    texts: list[str] = []
    for number, raw in enumerate(whole.split(b"\n") if whole else [], start=1):
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise BadRecord(number, "this is not text", "a record is UTF-8", file) from None
        texts.append(text.rstrip("\r"))
    return texts


def line(number: int, text: str, file: str = "record") -> Line:
    """Read a line after the header. Raises BadRecord."""
    first, _, rest = text.partition(" ")
    rest = rest.strip()
    if first == "#" and rest:
        return Line(number, ROLLED, CHANCE, rest)
    if NUMBER.fullmatch(first) and rest:
        return Line(number, ACTION, int(first) - 1, rest)
    if first == "undo":
        return _undo(number, rest, file)
    if first == "end" and rest:
        return Line(number, END, words=rest)
    if first in HEADER:
        right = "it belongs above the first action"
        raise BadRecord(number, f"{first!r} is a line of the header", right, file)
    if first in ("#", "end") or NUMBER.fullmatch(first):
        what = {"#": "what chance answered", "end": "how the match ended"}.get(first, "an action")
        raise BadRecord(number, f"nothing follows {first!r}", f"put {what} after it", file)
    right = nearest(first, ["#", "undo", "end", "1"])
    if right.startswith("it could be"):
        right = "a line begins with a seat (from 1), '#', 'undo' or 'end'"
    raise BadRecord(number, f"{first!r} begins no line", right, file)


def _undo(number: int, rest: str, file: str) -> Line:
    words = rest.split()
    if words and NUMBER.fullmatch(words[0]) and words[1:] in ([], ["practice"]):
        return Line(number, UNDO, back=int(words[0]), practice=len(words) == 2)
    right = "it wants how many actions are taken back, like 'undo 1' or 'undo 1 practice'"
    raise BadRecord(number, f"'undo' is followed by {rest!r}", right, file)
