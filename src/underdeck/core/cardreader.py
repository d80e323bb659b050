"""The reader of card files: a document becomes a card set, or every fault is told by its path."""
# plain: read once a game, from files

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from underdeck.core.cardset import CardSet, CardText, digest
from underdeck.core.kinds import UNKNOWN
from underdeck.core.misplaced import Misplaced, Path
from underdeck.core.reader import Reader, Unread
from underdeck.core.sentences import Claim, Sentence, write
from underdeck.core.toml import said
from underdeck.core.verbs import nearest

NOTES = ("name", "korean", "text", "number", "invented")
HEAD = ("game", "name", "title", "korean", "role", "version")
SET_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40
ALL_INVENTED = "all"

Sentences = tuple[Sentence | Claim, ...]
Unfit = tuple[str, str, str]  # the key that is wrong, "" for the card; what it is; what is right


@dataclass(frozen=True)
class Printed:
    """Something printed on a kind of card beside its text: a number in a range, or a mark.

    `unless`: the mark that stands instead of a number that is required.
    """

    name: str
    least: int = 0
    most: int = 1
    required: bool = False
    flag: bool = False
    unless: str = ""

    @property
    def says(self) -> str:
        """What can stand there."""
        return "true or false" if self.flag else f"a number from {self.least} to {self.most}"

    def takes(self, value: object) -> bool:
        """Whether that can stand there."""
        if isinstance(value, bool):
            return self.flag
        return not self.flag and isinstance(value, int) and self.least <= value <= self.most


class BadCards(ValueError):
    """A document that is no card set; `faults` say where and what, the message says them all."""

    def __init__(self, faults: Sequence[Misplaced]) -> None:
        super().__init__("\n".join(fault.said() for fault in faults))
        self.faults = tuple(faults)


def fits_anything(card: CardText) -> Iterable[Unfit]:
    """A game without rules of its own for cards."""
    return ()


@dataclass
class CardReader:
    """Reads card files of one game: which kinds of card it has, and what is printed on each.

    `unfit` tells what else is wrong with a card. `taken` are names of cards that others have, with
    whose they are; `reserved` names that no set may have.
    """

    game: str
    reader: Reader
    kinds: Mapping[str, Sequence[Printed]]
    roles: Sequence[str]
    unfit: Callable[[CardText], Iterable[Unfit]] = fits_anything
    taken: Mapping[str, str] = field(default_factory=dict)
    reserved: Sequence[str] = ()
    faults: list[Misplaced] = field(default_factory=list)

    def read(self, document: Mapping[str, Any], source: str = "") -> CardSet:
        """The set in a document. Raises BadCards with every fault of it."""
        self.faults = []
        head = self.head(document)
        names: dict[str, str] = dict(self.taken)
        cards: list[CardText] = []
        for kind, tables in document.items():
            if kind != "set":
                cards += self.of_kind(kind, tables, names)
        if not self.faults and not cards:
            self.fault((), "the set has no cards", f"write [[{next(iter(self.kinds))}]] and a card")
        if self.faults:
            raise BadCards(self.faults)
        return CardSet(**head, digest=digest(document), cards=tuple(cards), source=source)

    def fault(self, path: Path, what: str, right: str, *, key: bool = False, at: int = -1) -> None:
        self.faults.append(Misplaced(path, what, right, key, at))

    # The set -------------------------------------------------------------------------------

    def head(self, document: Mapping[str, Any]) -> dict[str, str]:
        """What [set] says."""
        found = {"game": self.game, "name": "own", "title": "", "korean": "", "version": "1"}
        found["role"] = self.roles[0]
        head = document.get("set", {})
        if not isinstance(head, dict):
            self.fault(
                ("set",), "[set] is not a table", "write [set], and lines like name below it"
            )
            head = {}
        for key, value in head.items():
            if key not in HEAD:
                what = f"a set has no {said(key)}"
                self.fault(("set", key), what, nearest(key, HEAD), key=True)
            elif not is_line(value):
                self.fault(
                    ("set", key), f"{key} is {said(value)}", "it is text in quotes, one line"
                )
            else:
                found[key] = value
        self.check_head(found)
        return {**found, "title": found["title"] or found["name"]}

    def check_head(self, found: Mapping[str, str]) -> None:
        if found["game"] != self.game:
            what = f"the game is {said(found['game'])}"
            self.fault(("set", "game"), what, f"these are cards of {self.game!r}")
        if found["role"] not in self.roles:
            right = nearest(found["role"], self.roles)
            self.fault(("set", "role"), f"no role {said(found['role'])}", right)
        name = found["name"]
        if not SET_NAME.fullmatch(name) or len(name) > LONGEST_NAME:
            right = f"it is a word of small letters, digits and hyphens, at most {LONGEST_NAME}"
            self.fault(("set", "name"), f"no set can be called {said(name)}", right)
        elif name in self.reserved:
            what = f"there is something called {said(name)} already"
            self.fault(("set", "name"), what, "give the set another name")

    # The cards -----------------------------------------------------------------------------

    def of_kind(self, kind: str, tables: Any, names: dict[str, str]) -> list[CardText]:
        """The cards of a kind; what is wrong with one is a fault, and it is left out."""
        if kind not in self.kinds:
            known = ["set", *self.kinds]
            at: Path = (kind, 0) if isinstance(tables, list) and tables else (kind,)
            self.fault(at, f"no kind of card {said(kind)}", nearest(kind, known), key=True)
            return []
        if not isinstance(tables, list):
            self.fault(
                (kind,), f"{kind!r} is no list of cards", f"write [[{kind}]], in two brackets"
            )
            return []
        found = [self.card(kind, (kind, i), table, names) for i, table in enumerate(tables)]
        return [card for card in found if card is not None]

    def card(self, kind: str, path: Path, table: Any, names: dict[str, str]) -> CardText | None:
        if not isinstance(table, dict):
            self.fault(path, "this is no card", f"write [[{kind}]], and lines like name below it")
            return None
        name = self.name(path, table, names)
        printed = self.printed(kind, path, table)
        sentences = self.text(kind, path, table.get("text", ""))
        notes = self.notes(kind, path, table)
        if sentences is None:
            return None
        text = write(sentences, self.reader.vocabulary)
        card = CardText(name, kind, printed, text, sentences, *notes)
        for key, what, right in self.unfit(card):
            self.fault((*path, key) if key else path, what, right)
        return card

    def name(self, path: Path, table: Mapping[str, Any], names: dict[str, str]) -> str:
        name: Any = table.get("name")
        if name is None:
            self.fault(path, "the card has no name", 'write name = "..."')
            return ""
        if not is_line(name) or not name or name != name.strip() or name == UNKNOWN:
            self.fault(
                (*path, "name"), f"no card can be called {said(name)}", "give it a name in words"
            )
            return ""
        if len(name) > LONGEST_NAME:
            what = f"the name has {len(name)} letters"
            self.fault((*path, "name"), what, f"{LONGEST_NAME} go on a card")
        if name in names:
            where = f" in {names[name]}" if names[name] else ""
            what = f"there is a card {said(name)} already{where}"
            self.fault((*path, "name"), what, "give it another name, or write copies = 2")
        names.setdefault(name, "")
        return str(name)

    def text(self, kind: str, path: Path, text: Any) -> Sentences | None:
        """The sentences of a card; None if they cannot be read."""
        if not isinstance(text, str):
            self.fault((*path, "text"), f"the text is {said(text)}", "it is sentences in quotes")
            return None
        try:
            return self.reader.read(text, kind)
        except Unread as error:
            for fault in error.faults:
                self.fault((*path, "text"), fault.what, fault.right, at=fault.at)
        return None

    def notes(
        self, kind: str, path: Path, table: Mapping[str, Any]
    ) -> tuple[str, str, tuple[str, ...]]:
        """A card's Korean name, its number, and what is invented of it."""
        for key in ("korean", "number"):
            if not is_line(table.get(key, "")):
                what = f"{key} is {said(table[key])}"
                self.fault((*path, key), what, "it is text in quotes, one line")
        invented = table.get("invented", [])
        known = [ALL_INVENTED, "text", *(one.name for one in self.kinds[kind])]
        if not isinstance(invented, list):
            what = f"invented is {said(invented)}"
            self.fault((*path, "invented"), what, 'it is a list, like ["cost", "gold"]')
            invented = []
        for i, one in enumerate(invented):
            if one not in known:
                right = nearest(str(one), known)
                self.fault((*path, "invented", i), f"nothing is called {said(one)}", right)
        return table.get("korean", ""), table.get("number", ""), tuple(invented)

    def printed(self, kind: str, path: Path, table: Mapping[str, Any]) -> dict[str, int]:
        """The numbers and marks of a card."""
        fields = {one.name: one for one in self.kinds[kind]}
        found: dict[str, int] = {}
        for key, value in table.items():
            if key in NOTES:
                continue
            if key not in fields:
                what = f"a card of kind {kind} has no {said(key)}"
                self.fault((*path, key), what, nearest(key, [*NOTES, *fields]), key=True)
            elif not fields[key].takes(value):
                right = f"it is {fields[key].says}"
                self.fault((*path, key), f"{key} is {said(value)}", right)
                found[key] = fields[key].least
            else:
                found[key] = int(value)
        self.check_required(kind, path, table)
        return found

    def check_required(self, kind: str, path: Path, table: Mapping[str, Any]) -> None:
        """What must be there is there, and not twice."""
        for one in self.kinds[kind]:
            instead = bool(one.unless) and table.get(one.unless) is True
            if one.required and one.name not in table and not instead:
                right = f"write {one.name} = and {one.says}"
                right += f", or {one.unless} = true" if one.unless else ""
                self.fault(path, f"the {kind} has no {one.name}", right)
            if one.name in table and instead:
                what = f"{one.unless} stands instead of {one.name}"
                self.fault((*path, one.name), what, "leave out one of the two", key=True)


def is_line(value: object) -> bool:
    """Whether a value is text that fits in one line."""
    return isinstance(value, str) and value.isprintable()
