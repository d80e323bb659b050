"""The header of a record: which game, by which rules, and where its chance comes from."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, replace

from underdeck.core import position
from underdeck.core.fault import BadFile, Fault
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.position import Find
from underdeck.core.verbs import quoted
from underdeck.table.chance import SECRET_BYTES, Secret, Seed, Source

FORMAT = "1"
MAGIC = "underdeck"
HEADER = (
    "game",
    "rules",
    "variant",
    "sets",
    "cards",
    "seats",
    "match",
    "secret",
    "branch",
    "position",
)
NEEDED = ("game", "rules", "seats", "match")
NO_VIEW = "a match begins with a whole position, not with a view"
HIDDEN = "?"  # a card, or the match's source, that whoever asked for the record may not see


class BadRecord(BadFile):
    """A record that is none: the line, and what would be right."""

    def __init__(self, line: int, what: str, right: str = "", file: str = "record") -> None:
        super().__init__(file, [Fault(line, 1, what, right)])
        self.line = line
        self.what = what
        self.right = right


@dataclass(frozen=True)
class Header:
    """What a match is before anything is played.

    `match` says where CHANCE's answers come from; `secret` is there only in a private save.
    `branch`: the line of another record at which this match parted from it, 0 for none.
    `position`: the text of the position that the match begins with, "" for the game's own start.
    `sets`: the card sets that are played with; `cards`: the texts of those that do not come with
    the game.
    """

    game: str
    rules: str
    variant: tuple[str, ...]
    seats: int
    match: str
    secret: str = ""
    branch: int = 0
    position: str = ""
    sets: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """The header as lines."""
        said = [f"{MAGIC} {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.variant:
            said.append("variant " + " ".join(quoted(name) for name in self.variant))
        if self.sets:
            said.append("sets " + " ".join(self.sets))
        if self.cards:
            said.append(f"cards {json.dumps(list(self.cards), ensure_ascii=False)}")
        said += [f"seats {self.seats}", f"match {self.match}"]
        if self.secret:
            said.append(f"secret {self.secret}")
        if self.branch:
            said.append(f"branch {self.branch}")
        if self.position:
            said.append(f"position {json.dumps(self.position, ensure_ascii=False)}")
        return said


def header_of(game: Game, source: Source, begin: State | None = None) -> Header:
    """The header of a match, with its secret."""
    secret = source.secret.hex() if isinstance(source, Secret) else ""
    says = source.says()
    text = "" if begin is None else position.text(game, begin)
    names = (game.name, game.version, game.variant, game.seats)
    sets = tuple(one.known_as for one in game.sets)
    return Header(*names, says, secret, position=text, sets=sets, cards=tuple(game.own_cards))


def hidden(header: Header) -> Header:
    """The header without what would tell the cards."""
    match = header.match if header.match.startswith("secret ") else HIDDEN
    return replace(header, match=match, secret="", position=HIDDEN if header.position else "")


# Reading -------------------------------------------------------------------------------------


def read_header(texts: list[str], file: str) -> tuple[Header, int]:
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
        _check(key, rest.strip(), number, list(said), file)
        said[key] = rest.strip()
        number += 1
    for key in NEEDED:
        if key not in said:
            raise BadRecord(number, f"the header lacks {key!r}", f"put a line {key!r} here", file)
    return _header(said), number


def _header(said: dict[str, str]) -> Header:
    return Header(
        said["game"],
        said["rules"],
        tuple(said.get("variant", "").split()),
        int(said["seats"]),
        said["match"],
        said.get("secret", ""),
        int(said.get("branch", "0")),
        json.loads(said.get("position", '""')),
        tuple(said.get("sets", "").split()),
        tuple(json.loads(said.get("cards", "[]"))),
    )


NUMBER = re.compile(r"[1-9][0-9]{0,8}")
SHAPES = {
    "game": (re.compile(r"[a-z][a-z0-9_]*"), "the name of a game, as 'underdeck games' lists it"),
    "rules": (re.compile(r"\S.*"), "the rules and their version, like 'rules CD 1'"),
    "variant": (re.compile(r"[^\"'\\]+"), "names of variants, like 'variant steps boomer-ace'"),
    "sets": (
        re.compile(r"[a-z0-9-]+@\S+:[0-9a-f]+( [a-z0-9-]+@\S+:[0-9a-f]+)*"),
        "card sets with version and hash, like 'sets kitchen@1:5d18e544ef34'",
    ),
    "cards": (re.compile(r"\[.*\]"), "the texts of card sets, as JSON writes a list of texts"),
    "seats": (NUMBER, "a number of seats, like 'seats 1'"),
    "match": (
        re.compile(r"seed [0-9]{1,20} [0-9]{1,20}|secret sha256:[0-9a-f]{64}|\?"),
        "'match seed S n' or 'match secret sha256:' and 64 hexadecimal digits",
    ),
    "secret": (re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}"), "64 hexadecimal digits"),
    "branch": (NUMBER, "the number of a line"),
    "position": (re.compile('".*"'), "the text of a position, as JSON writes a text"),
}


def _check(key: str, value: str, number: int, above: list[str], file: str) -> None:
    """Raise BadRecord unless the line may stand there; `above` are the keys above it."""
    if key in above:
        raise BadRecord(number, f"{key!r} is said twice", "leave one out", file)
    if above and HEADER.index(key) < HEADER.index(above[-1]):
        right = f"it belongs above {above[-1]!r}"
        raise BadRecord(number, f"{key!r} stands too late in the header", right, file)
    shape, right = SHAPES[key]
    if not shape.fullmatch(value) or not _is_json(key, value):
        raise BadRecord(number, f"{key!r} is followed by {value!r}", f"it wants {right}", file)


def _is_json(key: str, value: str) -> bool:
    """Whether the value is as JSON writes it, of a line that has JSON."""
    if key not in ("position", "cards"):
        return True
    try:
        read = json.loads(value)
    except (ValueError, RecursionError):
        return False
    if key == "position":
        return isinstance(read, str)
    return isinstance(read, list) and all(isinstance(one, str) for one in read)


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
        if header.cards:
            return find(header.game, header.variant, header.seats, header.cards)
        return find(header.game, header.variant, header.seats)
    except ValueError as error:
        what = str(error).replace("\n", "; ")
        raise BadRecord(_at(header, "game"), what, "", file) from None


def begin_of(game: Game, header: Header, file: str = "record") -> State | None:
    """The position that a match begins with; None for the game's own start. Raises BadRecord."""
    if not header.position:
        return None
    try:
        document = tomllib.loads(header.position)
        begin = position.read(lambda name, variant, seats, cards=(): game, document)[1]
        if begin.viewer() != ALL:
            raise ValueError(NO_VIEW)
        return begin
    except (ValueError, RecursionError) as error:
        what = f"the position is none: {str(error).splitlines()[0]}"
        raise BadRecord(_at(header, "position"), what, "", file) from None


def _at(header: Header, key: str) -> int:
    """The line of the header that says `key`, as it is written here."""
    for number, text in enumerate(header.lines(), start=1):
        if text.split()[0] == key:
            return number
    return 1
