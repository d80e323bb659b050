"""Rows of cards that all may use, in the middle of the table: as many lines of them as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.look import ZoneLook
from underdeck.terminal.canvas import Rect
from underdeck.terminal.fans import BETWEEN, FANS, Fan, draw_fan, width
from underdeck.terminal.sheet import Sheet

LEAST = 4  # rows of a line: its title, and a card with one row of words
MOST = 11
FEWEST = 9  # columns that a card should have, if it can

Line = list[ZoneLook]


def draw_rows(sheet: Sheet, rect: Rect, zones: Sequence[ZoneLook]) -> None:
    """Rows of cards in a rectangle: titles, and the cards as large as there is room for."""
    fan, lines = fitting(rect, zones)
    each = min(MOST, rect.h // max(1, len(lines)))
    y = rect.y + (rect.h - each * len(lines)) // 2
    for line in lines:
        x = rect.x + max(0, (rect.w - taken(line, fan)) // 2)
        for zone in line:
            draw_fan(sheet, Rect(x, y, width(zone, fan), each), zone, fan)
            x += width(zone, fan) + BETWEEN
        y += each


def fitting(rect: Rect, zones: Sequence[ZoneLook]) -> tuple[Fan, list[Line]]:
    """The widest cards with which each row fits, in no more lines than there is room for."""
    for fan in FANS:
        lines = packed(rect.w, zones, fan)
        fits = all(taken(line, fan) <= rect.w for line in lines)
        tall = min(MOST, rect.h // len(lines)) if lines else MOST
        if fits and tall >= LEAST and fan.w <= 2 * tall:
            return fan, lines
    return FANS[-1], packed(rect.w, zones, FANS[-1])


def packed(wide: int, zones: Sequence[ZoneLook], fan: Fan) -> list[Line]:
    """The rows in lines, as many side by side as fit."""
    lines: list[Line] = []
    for zone in zones:
        if lines and taken([*lines[-1], zone], fan) <= wide:
            lines[-1].append(zone)
        else:
            lines.append([zone])
    return lines


def taken(line: Line, fan: Fan) -> int:
    """Columns of a line."""
    return sum(width(zone, fan) for zone in line) + BETWEEN * (len(line) - 1)
