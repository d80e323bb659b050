"""Card sets: files of cards whose text is their program, read with every fault at its place."""
# plain: read once a game, from files

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from underdeck.core.reader import Reader, Unread
from underdeck.core.sentences import Claim, Sentence
from underdeck.core.verbs import nearest


NOTES = ("name", "korean", "text", "number", "invented")


@dataclass(frozen=True)
class Printed:
    """Something printed on a kind of card beside its text: a number in a range, or a mark."""

    name: str
    least: int = 0
    most: int = 1
    required: bool = False
    flag: bool = False


@dataclass(frozen=True)
class CardText:
    """A card as its file has it: its numbers and marks by name, and its text, read."""

    name: str
    korean: str
    kind: str
    printed: Mapping[str, int]
    text: str
    sentences: tuple[Sentence | Claim, ...]
    number: str
    invented: tuple[str, ...]

    def claims(self, trait: str) -> list[Mapping[str, int]]:
        """The slots of each sentence that says the card is that."""
        return [
            dict(said.slots)
            for said in self.sentences
            if isinstance(said, Claim) and said.trait.name == trait
        ]

    def deeds(self, trigger: str | None) -> list[Sentence]:
        """The sentences that come to pass at a trigger; None: when the card is played."""
        return [
            said
            for said in self.sentences
            if isinstance(said, Sentence)
            and (said.trigger.name if said.trigger else None) == trigger
        ]


@dataclass(frozen=True)
class CardSet:
    """A set of cards: its name, what it is for, its version, and the cards."""

    name: str
    title: str
    role: str
    cards: tuple[CardText, ...]


@dataclass(frozen=True)
class CardFault:
    """A fault: the path in the document, the character in that text, what, and what is right."""

    path: tuple[str | int, ...]
    at: int
    what: str
    right: str


class BadCards(ValueError):
    """A card file with faults; all of them."""

    def __init__(self, faults: Sequence[CardFault]) -> None:
        super().__init__("; ".join(f"{fault.what}: {fault.right}" for fault in faults))
        self.faults = tuple(faults)


@dataclass
class CardReader:
    """Reads card files of one game: which kinds of card it has, and what is printed on each."""

    reader: Reader
    kinds: Mapping[str, Sequence[Printed]]
    roles: Sequence[str]
    faults: list[CardFault] = field(default_factory=list)

    def read(self, document: Mapping[str, Any], taken: Iterable[str] = ()) -> CardSet:
        """The set in a TOML document. Raises BadCards with every fault of it."""
        self.faults = []
        names = set(taken)
        head = self.head(document)
        cards: list[CardText] = []
        for kind, tables in document.items():
            if kind == "set":
                continue
            if kind not in self.kinds or not isinstance(tables, list):
                known = ["set", *(f"[[{kind}]]" for kind in self.kinds)]
                self.fault((kind,), f"no kind of card {kind!r}", nearest(kind, known))
                continue
            for i, table in enumerate(tables):
                card = self.card(kind, (kind, i), table, names)
                if card is not None:
                    cards.append(card)
        if self.faults:
            raise BadCards(self.faults)
        return CardSet(head["name"], head["title"], head["role"], tuple(cards))

    def fault(self, path: tuple[str | int, ...], what: str, right: str, at: int = 0) -> None:
        self.faults.append(CardFault(path, at, what, right))

    def head(self, document: Mapping[str, Any]) -> dict[str, str]:
        head = document.get("set", {})
        if not isinstance(head, dict):
            self.fault(("set",), "[set] is not a table", "write [set] with name, title and role")
            head = {}
        found = {"name": "own", "title": "A set of one's own", "korean": "", "role": self.roles[0]}
        for key, value in head.items():
            if key not in (*found, "version"):
                self.fault(("set", key), f"no key {key!r}", nearest(key, [*found, "version"]))
            elif not isinstance(value, str):
                self.fault(("set", key), f"{key} is not text", "put it in quotes")
            else:
                found[key] = value
        if found["role"] not in self.roles:
            self.fault(
                ("set", "role"), f"no role {found['role']!r}", nearest(found["role"], self.roles)
            )
        return found

    def card(
        self, kind: str, path: tuple[str | int, ...], table: Any, names: set[str]
    ) -> CardText | None:
        if not isinstance(table, dict):
            self.fault(path, f"[[{kind}]] is not a table", f"write [[{kind}]] and lines below it")
            return None
        before = len(self.faults)
        name = self.name(path, table, names)
        printed = self.printed(kind, path, table)
        text = table.get("text", "")
        sentences: tuple[Sentence | Claim, ...] = ()
        if not isinstance(text, str):
            self.fault((*path, "text"), "the text is not text", "put it in quotes")
        elif text:
            try:
                sentences = self.reader.read(text, kind)
            except Unread as error:
                for fault in error.faults:
                    self.fault((*path, "text"), fault.what, fault.right, fault.at)
        number = table.get("number", "")
        invented = table.get("invented", [])
        self.check_notes(path, number, invented)
        if len(self.faults) > before:
            return None
        return CardText(name, table.get("korean", ""), kind, printed, text, sentences, number, tuple(invented))

    def name(self, path: tuple[str | int, ...], table: Mapping[str, Any], names: set[str]) -> str:
        name = table.get("name")
        if not isinstance(name, str) or not name.strip():
            self.fault(path, "the card has no name", 'write name = "..."')
            return ""
        if name in names:
            self.fault((*path, "name"), f"there is a card {name!r} already", "give it another name")
        names.add(name)
        return name

    def check_notes(self, path: tuple[str | int, ...], number: Any, invented: Any) -> None:
        if not isinstance(number, str):
            self.fault((*path, "number"), "the number is not text", 'write it like "6/19"')
        if not isinstance(invented, list) or not all(isinstance(one, str) for one in invented):
            self.fault((*path, "invented"), "invented is no list of names", 'like ["cost", "gold"]')

    def printed(
        self, kind: str, path: tuple[str | int, ...], table: Mapping[str, Any]
    ) -> dict[str, int]:
        fields = {one.name: one for one in self.kinds[kind]}
        found: dict[str, int] = {}
        for key, value in table.items():
            if key in NOTES:
                continue
            if key not in fields:
                known = [*NOTES, *fields]
                self.fault(
                    (*path, key), f"a card of kind {kind} has no {key!r}", nearest(key, known)
                )
                continue
            one = fields[key]
            if one.flag:
                if not isinstance(value, bool):
                    self.fault((*path, key), f"{key} is {value!r}", "it is true or false")
                    continue
            elif (
                not isinstance(value, int)
                or isinstance(value, bool)
                or not (one.least <= value <= one.most)
            ):
                self.fault(
                    (*path, key), f"{key} is {value!r}", f"it goes from {one.least} to {one.most}"
                )
                continue
            found[key] = int(value)
        for one in fields.values():
            if one.required and one.name not in table:
                self.fault(
                    path,
                    f"the {kind} lacks {one.name!r}",
                    f"write {one.name} = {one.least} or more",
                )
        return found
