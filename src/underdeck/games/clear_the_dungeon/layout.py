"""Layouts: rows of monsters, and which monster lies on which (CD-4.5)."""
# plain: read once a game, from a file

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

MONSTERS = 12
OWN = re.compile(r"rows(-[1-9][0-9]?){1,12}")  # the name of a layout of one's own


@dataclass(frozen=True)
class Layout:
    """Twelve spots, numbered from the top row to the bottom row, left to right.

    `places[i]` is where spot i lies: half card widths from the middle, and its row.
    `covers[i]` has a bit for each spot that lies on spot i.
    """

    name: str
    title: str
    rows: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    covers: tuple[int, ...]


def layout(name: str, title: str, rows: tuple[int, ...], *, all_covered: bool = False) -> Layout:
    """A layout of centred rows; a card is covered by those of the next row that touch it.

    Touching is having the centre less than one card width away (CD-4.5R). `all_covered`: a card
    that nothing of the next row touches lies under the nearest of it (option extreme-covers-all).
    Raises ValueError unless the rows have twelve monsters.
    """
    if sum(rows) != MONSTERS or min(rows) < 1:
        raise ValueError(f"the rows {list(rows)} hold {sum(rows)} monsters, not {MONSTERS}")
    places = tuple(
        (2 * column - (width - 1), row) for row, width in enumerate(rows) for column in range(width)
    )
    covers = tuple(_covers(places, spot, all_covered) for spot in range(MONSTERS))
    return Layout(name, title, rows, places, covers)


def _covers(places: tuple[tuple[int, int], ...], spot: int, all_covered: bool) -> int:
    x, row = places[spot]
    apart = {
        other: abs(places[other][0] - x) for other in range(MONSTERS) if places[other][1] == row + 1
    }
    reach = 1
    if all_covered and apart:
        reach = max(reach, min(apart.values()))
    return sum(1 << other for other, distance in apart.items() if distance <= reach)


@cache
def named() -> dict[str, tuple[str, tuple[int, ...]]]:
    """The layouts of the rulebook: title and rows by name, in the book's order."""
    text = (resources.files(__package__) / "layouts.toml").read_text(encoding="utf-8")
    return {name: (row["title"], tuple(row["rows"])) for name, row in tomllib.loads(text).items()}


def of_name(name: str, *, all_covered: bool = False) -> Layout | None:
    """The layout called so, one of the book's or rows-a-b-c of one's own; None if it is neither.

    >>> of_name("rows-6-6").rows
    (6, 6)
    """
    if name in named():
        title, rows = named()[name]
        return layout(name, title, rows, all_covered=all_covered)
    if not OWN.fullmatch(name):
        return None
    rows = tuple(int(part) for part in name[5:].split("-"))
    title = "Rows of " + ", ".join(map(str, rows))
    return layout(name, title, rows, all_covered=all_covered)
