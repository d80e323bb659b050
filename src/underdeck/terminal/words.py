"""The table in words, in reading order: for plain lines, screen readers and the line of help."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from underdeck.core.kernel import ALL
from underdeck.core.look import At, CardLook, Cell, CounterLook, Look, ZoneLook, zone_of
from underdeck.table import Moment
from underdeck.terminal.choice import is_spread, titled

FACE_DOWN = "a card face down"


def card_words(card: CardLook) -> str:
    """A card by its name, with what is noted of it.

    >>> card_words(CardLook(None, "power"))
    'a card face down'
    """
    if card.face is None:
        return FACE_DOWN
    return card.face.name + (f" ({', '.join(card.notes)})" if card.notes else "")


def cell_words(cell: Cell) -> str:
    """A cell: its lowest card, what should be known about it, and what lies on it."""
    if not cell.cards:
        return "empty"
    said = card_words(cell.cards[0])
    if cell.cards[1:]:
        said += ", with " + listed(card_words(card) for card in cell.cards[1:]) + " on it"
    if cell.note:
        said += f", {cell.note}"
    return said


def listed(words: Iterator[str] | list[str]) -> str:
    """Words joined by commas, the last two by "and".

    >>> listed(["one", "two", "three"])
    'one, two and three'
    """
    every = list(words)
    if len(every) < 2:
        return "".join(every)
    return ", ".join(every[:-1]) + " and " + every[-1]


def counted(words: list[str]) -> list[str]:
    """Neighbours that are alike, said once with how many there are.

    >>> counted(["a card face down", "a card face down", "joker"])
    ['2 cards face down', 'joker']
    """
    said = []
    for word, alike in groupby(words):
        n = len(list(alike))
        many = f"{n} cards{word.removeprefix('a card')}" if word == FACE_DOWN else f"{n} {word}"
        said.append(word if n == 1 else many)
    return said


def look_lines(look: Look) -> list[str]:
    """The whole table, a line for each place or row of it."""
    lines = [line for zone in titled(look) for line in zone_lines(zone)]
    if look.counters:
        lines.append(" ".join(counter_words(counter) for counter in look.counters))
    return lines


def counter_words(counter: CounterLook) -> str:
    """A number."""
    most = f" of {counter.most}" if counter.most is not None else ""
    return f"{counter.title}: {counter.value}{most}."


def zone_lines(zone: ZoneLook) -> list[str]:
    """A place in words."""
    if is_spread(zone):
        return [
            f"{zone.title}, row {n}: {'; '.join(counted([cell_words(cell) for cell in row]))}."
            for n, row in enumerate(rows(zone), start=1)
        ]
    if zone.shape == "stack":
        n = sum(len(cell.cards) for cell in zone.cells)
        return [f"{zone.title}: {n} card{'' if n == 1 else 's'}."]
    if zone.shape == "pile":
        cards = [card for cell in zone.cells for card in cell.cards]
        top = f", {card_words(cards[-1])} on top" if cards else ""
        return [f"{zone.title}: {len(cards)} card{'' if len(cards) == 1 else 's'}{top}."]
    count = f" {len(zone.cells)} of {zone.most}:" if zone.shape == "bar" else ""
    said = listed(counted([cell_words(cell) for cell in zone.cells]))
    return [f"{zone.title}:{count} {said or 'none'}."]


def rows(zone: ZoneLook) -> list[list[Cell]]:
    """The cells in reading order, row by row."""
    cells = sorted(zone.cells, key=lambda cell: (cell.y, cell.x))
    return [list(row) for _, row in groupby(cells, key=lambda cell: cell.y)]


def spot_words(look: Look, at: At) -> str:
    """What lies at a place, in a sentence."""
    zone = zone_of(look, at)
    if zone is None:
        return ""
    if zone.shape in ("layout", "grid", "fan", "row") and 0 <= at.cell < len(zone.cells):
        cell = zone.cells[at.cell]
        covered = " It is covered." if cell.covered else ""
        said = cell_words(cell)
        return f"{zone.title}: {said}.{covered}{printed(cell)}"
    return " ".join(zone_lines(zone))


def printed(cell: Cell) -> str:
    """What is printed on the top card of a cell: its figures and its text."""
    face = cell.cards[-1].face if cell.cards else None
    if face is None or not (face.numbers or face.text):
        return ""
    figures = ", ".join(f"{what} {figure}" for what, figure in face.numbers)
    return f" {figures.capitalize()}. {face.text}".rstrip() if figures else f" {face.text}"


def outcome_words(outcome: str) -> str:
    """How a match ended, in a few words.

    >>> outcome_words("won"), outcome_words("seat 2"), outcome_words("tie")
    ('Won', 'Seat 2 wins', 'A tie')
    """
    if outcome == "tie":
        return "A tie"
    return outcome.capitalize() + (" wins" if outcome.startswith("seat ") else "")


def moment_words(moment: Moment, viewer: int) -> str:
    """What a line of a record says to a viewer; cards that it does not see are left out."""
    seen = viewer == ALL or not moment.heard
    words = moment.words if seen else moment.heard[viewer if viewer >= 0 else -1]
    return words.partition(" ?")[0]
