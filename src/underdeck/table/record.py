"""A record: the text of a match, one line an action, from which the match can be played again."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from underdeck.core.fault import BadFile, Fault
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE
from underdeck.core.verbs import nearest, quoted
from underdeck.table.chance import SECRET_BYTES, Secret, Seed, Source

FORMAT = "1"
MAGIC = "underdeck"
HEADER = ("game", "rules", "variant", "seats", "match", "secret", "branch")
NEEDED = ("game", "rules", "seats", "match")
HIDDEN = "?"  # a card, or the match's source, that whoever asked for the record may not see

ACTION = "action"
ROLLED = "chance"
UNDO = "undo"
END = "end"

Find = Callable[[str, Sequence[str], int], Game]


class BadRecord(BadFile):
    """A record that is none: the line, and what would be right."""

    def __init__(self, line: int, what: str, right: str = "", file: str = "record") -> None:
        super().__init__(file, [Fault(line, 1, what, right)])
        self.line = line
        self.what = what
        self.right = right


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
class Header:
    """What a match is before anything is played.

    `match` says where CHANCE's answers come from; `secret` is there only in a private save.
    `branch`: the line of another record at which this match parted from it, 0 for none.
    """

    game: str
    rules: str
    variant: tuple[str, ...]
    seats: int
    match: str
    secret: str = ""
    branch: int = 0

    def lines(self) -> list[str]:
        """The header as lines."""
        said = [f"{MAGIC} {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.variant:
            said.append("variant " + " ".join(quoted(name) for name in self.variant))
        said += [f"seats {self.seats}", f"match {self.match}"]
        if self.secret:
            said.append(f"secret {self.secret}")
        if self.branch:
            said.append(f"branch {self.branch}")
        return said


@dataclass(frozen=True)
class Record:
    """A record as read. `torn`: the unfinished last line that was left out, None if there is none.

    `size` is how many bytes the whole lines take.
    """

    header: Header
    lines: tuple[Line, ...]
    count: int
    size: int
    torn: str | None = None


def header_of(game: Game, source: Source, branch: int = 0) -> Header:
    """The header of a match, with its secret."""
    secret = source.secret.hex() if isinstance(source, Secret) else ""
    return Header(
        game.name, game.version, game.variant, game.seats, source.says(), secret, branch
    )  # fmt: skip


# Writing -------------------------------------------------------------------------------------


def action_line(seat: int, words: str) -> str:
    """The line of an action (seat from 0) or of an answer of CHANCE."""
    return f"# {words}" if seat == CHANCE else f"{seat + 1} {words}"


def undo_line(back: int, *, practice: bool = False) -> str:
    """The line that takes back the latest `back` actions."""
    return f"undo {back}" + (" practice" if practice else "")


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
    header, begins = _header(texts, file)
    lines = [
        line(number, texts[number - 1], file)
        for number in range(begins, len(texts) + 1)
        if texts[number - 1].strip()
    ]
    return Record(header, tuple(lines), len(texts), size, torn)


def _texts(whole: bytes, file: str) -> list[str]:
    texts: list[str] = []
    for number, raw in enumerate(whole.split(b"\n") if whole else [], start=1):
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise BadRecord(number, "this is not text", "a record is UTF-8", file) from None
        texts.append(text.rstrip("\r"))
    return texts


def _header(texts: list[str], file: str) -> tuple[Header, int]:
    """The header, and the number of the first line after it."""
    if texts[0].split() != [MAGIC, FORMAT]:
        right = f"its first line is {MAGIC + ' ' + FORMAT!r}"
        raise BadRecord(1, "this is not a record that can be read here", right, file)
    said: dict[str, str] = {}
    number = 2
    while number <= len(texts):
        key, _, rest = texts[number - 1].partition(" ")
        if key not in HEADER:
            break
        if key in said:
            raise BadRecord(number, f"{key!r} is said twice", "leave one out", file)
        said[key] = rest.strip()
        _check(key, said[key], number, file)
        number += 1
    for key in NEEDED:
        if key not in said:
            raise BadRecord(number, f"the header lacks {key!r}", f"put a line {key!r} here", file)
    header = Header(
        said["game"],
        said["rules"],
        tuple(said.get("variant", "").split()),
        int(said["seats"]),
        said["match"],
        said.get("secret", ""),
        int(said.get("branch", "0")),
    )
    return header, number


NUMBER = re.compile(r"[1-9][0-9]{0,8}")
SHAPES = {
    "game": (re.compile(r"[a-z][a-z0-9_]*"), "the name of a game, as 'underdeck games' lists it"),
    "rules": (re.compile(r"\S.*"), "the rules and their version, like 'rules CD 1'"),
    "variant": (re.compile(r"[^\"'\\]*"), "names of variants, like 'variant steps boomer-ace'"),
    "seats": (NUMBER, "a number of seats, like 'seats 1'"),
    "match": (
        re.compile(r"seed [0-9]{1,20} [0-9]{1,20}|secret sha256:[0-9a-f]{64}|\?"),
        "'match seed S n' or 'match secret sha256:' and 64 hexadecimal digits",
    ),
    "secret": (re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}"), "64 hexadecimal digits"),
    "branch": (NUMBER, "the number of a line"),
}


def _check(key: str, value: str, number: int, file: str) -> None:
    shape, right = SHAPES[key]
    if not shape.fullmatch(value):
        raise BadRecord(number, f"{key!r} is followed by {value!r}", f"it wants {right}", file)


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


# What a header means -------------------------------------------------------------------------


def source_of(header: Header, file: str = "record") -> Source | None:
    """Where CHANCE's answers come from; None if the record does not tell. Raises BadRecord."""
    if header.secret:
        secret = Secret(bytes.fromhex(header.secret))
        if secret.says() != header.match:
            what = "the secret is not the one that the line 'match' names by its hash"
            raise BadRecord(_at(header, "secret"), what, "take both from one record", file)
        return secret
    if header.match.startswith("seed "):
        seed, match = (int(word) for word in header.match.split()[1:])
        try:
            return Seed(seed, match)
        except ValueError as error:
            raise BadRecord(_at(header, "match"), str(error), "", file) from None
    return None


def game_of(header: Header, find: Find, file: str = "record") -> Game:
    """The game that a record is of. Raises BadRecord if there is none such."""
    try:
        return find(header.game, header.variant, header.seats)
    except ValueError as error:
        raise BadRecord(_at(header, "game"), str(error), "", file) from None


def _at(header: Header, key: str) -> int:
    """The line of the header that says `key`, as it is written here."""
    for number, text in enumerate(header.lines(), start=1):
        if text.split()[0] == key:
            return number
    return 1


def fingerprint(lines: Iterable[str]) -> str:
    """A short hash of a record's text, by which two records are compared."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
