"""Cells spread out in the middle of the table: layouts whose rows overlap, grids, and rows."""

from __future__ import annotations

from typing import NamedTuple

from underdeck.core.look import At, Cell, ZoneLook
from underdeck.terminal.canvas import Rect
from underdeck.terminal.cells import draw_cell
from underdeck.terminal.sheet import Sheet

WIDEST = 17
GAP = 1
GAPLESS = 6  # columns of a card from which on there is a gap beside it


class Measure(NamedTuple):
    """How large the cards of a layout are, and how far they lie apart, in columns and rows."""

    w: int
    h: int
    across: int
    down: int


def draw_spread(sheet: Sheet, rect: Rect, zone: ZoneLook) -> None:
    """The cells of a zone in a rectangle, as large as they can be; lower rows lie on upper ones."""
    cells = placed(zone)
    if not cells:
        return
    columns = [x for x, _, _ in cells]
    low, high = min(columns), max(columns)
    rows = 1 + max(y for _, y, _ in cells)
    size = measure(rect, (high - low) // 2 + 1, rows, halves=any((x - low) % 2 for x in columns))
    width = (high - low) * size.across // 2 + size.w
    height = (rows - 1) * size.down + size.h
    left = rect.x + (rect.w - width) // 2
    top = rect.y + (rect.h - height) // 2
    order = sorted(range(len(cells)), key=lambda n: (bool(cells[n][2].cards), cells[n][1]))
    for n in order:
        x, y, cell = cells[n]
        corner = left + (x - low) * size.across // 2, top + y * size.down
        draw_cell(sheet, Rect(*corner, size.w, size.h), At(zone.name, n), cell)


def placed(zone: ZoneLook) -> list[tuple[int, int, Cell]]:
    """The cells with their places: in half card widths, and in rows from the first that is used."""
    if zone.shape == "layout":
        top = min((cell.y for cell in zone.cells), default=0)
        return [(cell.x, cell.y - top, cell) for cell in zone.cells]
    if zone.shape == "grid":
        return [(2 * cell.x, cell.y, cell) for cell in zone.cells]
    return [(2 * n, 0, cell) for n, cell in enumerate(zone.cells)]


def measure(rect: Rect, columns: int, rows: int, *, halves: bool) -> Measure:
    """The largest cards that fit; a card never reaches the second row below its own.

    >>> measure(Rect(0, 0, 52, 14), 3, 6, halves=True)
    Measure(w=15, h=4, across=16, down=2)
    """
    across = min(WIDEST + GAP, max(1, (rect.w + GAP) // columns))
    if halves and across > 4:
        across -= across % 2
    w = across - GAP if across > GAPLESS else across
    tallest = max(4, w * 2 // 3 + 1)
    for h in range(min(tallest, rect.h), 1, -1):
        down = h if rows == 1 else min(h - 1, (rect.h - h) // (rows - 1))
        if down >= (h + 1) // 2:
            return Measure(w, h, across, down)
    return Measure(w, 1, across, 1)
