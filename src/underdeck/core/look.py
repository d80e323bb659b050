"""Looks: a view as zones, cards and moves, which any client can draw without knowing the game."""
# plain: looks are for people, not for a search

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Face:
    """The front of a card: what is printed on it.

    `style` is "standard" for a card with rank and suit, else the game's kind of card ("monster",
    "item" ...). `numbers` are printed figures with their names, in the order of their corners.
    """

    name: str
    style: str
    rank: str = ""
    suit: str = ""
    numbers: tuple[tuple[str, str], ...] = ()
    text: str = ""


@dataclass(frozen=True)
class CardLook:
    """A card as it lies there: its face, or None for a back; notes such as "doubled"."""

    face: Face | None
    back: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cell:
    """A spot of a zone, with the cards on it, the lowest first.

    `x` and `y` place the cell: in half card widths from the middle, and in rows from the top
    (shape "layout"), or in columns and rows (shape "grid"). Other shapes need neither.
    `note` is what one should know about it ("needs 11, then hearts"), `brief` the same for where
    there is little room ("11 + hearts"); `covered` whether other cells lie on it.
    """

    cards: tuple[CardLook, ...]
    x: int = 0
    y: int = 0
    note: str = ""
    covered: bool = False
    brief: str = ""


@dataclass(frozen=True)
class ZoneLook:
    """A place on the table.

    Shapes: "layout" (cells in overlapping rows), "grid", "row" (cells side by side), "fan" (the
    cards of a hand, a cell each), "stack" (one cell, only the top shows), "bar" (cells that fill
    up to `most`), "pile" (one cell, open to look through). `owner` is a seat from 1, 0 for all.
    `name` is the place's declared name; where each seat has one, the seat follows: "hand 2".
    """

    name: str
    title: str
    shape: str
    cells: tuple[Cell, ...]
    owner: int = 0
    most: int = 0
    rule: str = ""


@dataclass(frozen=True)
class CounterLook:
    """A number on the table, perhaps with the most it can be."""

    name: str
    title: str
    value: int
    most: int | None = None


@dataclass(frozen=True)
class At:
    """A spot: the zone's name, the cell, and the card in it (-1: the cell or zone as a whole)."""

    zone: str
    cell: int = -1
    card: int = -1


@dataclass(frozen=True)
class Move:
    """Something that the seat may do: the words of the action, where it starts and aims.

    `label` is what a button says; `warning` what one should know before doing it.
    """

    action: str
    label: str
    rule: str
    start: At | None = None
    aim: At | None = None
    warning: str = ""


@dataclass(frozen=True)
class Look:
    """All that a client draws.

    `viewer` and `asked` are seats from 1 (0: nobody, or chance, is asked). `prompt` is the
    question; `notes` are true of the whole position and said once. `outcome` is "" while the
    match runs.
    """

    game: str
    title: str
    variant: tuple[str, ...]
    viewer: int
    asked: int
    prompt: str
    zones: tuple[ZoneLook, ...]
    counters: tuple[CounterLook, ...]
    moves: tuple[Move, ...]
    notes: tuple[str, ...] = ()
    outcome: str = ""
    ending: str = ""
    score: int | None = None

    def plain(self) -> dict[str, Any]:
        """The look as dicts, lists and strings, for a wire."""
        return asdict(self)


def zone_of(look: Look, at: At) -> ZoneLook | None:
    """The zone of a spot."""
    return next((zone for zone in look.zones if zone.name == at.zone), None)


def card_at(look: Look, at: At) -> CardLook | None:
    """The card meant by a spot: the one named, else the top one of the cell."""
    zone = zone_of(look, at)
    if zone is None or not 0 <= at.cell < len(zone.cells):
        return None
    cards = zone.cells[at.cell].cards
    if not cards:
        return None
    return cards[at.card] if 0 <= at.card < len(cards) else cards[-1]
