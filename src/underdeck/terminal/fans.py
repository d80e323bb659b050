"""The cards that a player holds or may use, side by side along the lower edge of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from underdeck.core.look import At, ZoneLook
from underdeck.terminal.canvas import Rect, fitted
from underdeck.terminal.cells import draw_cell
from underdeck.terminal.paint import style
from underdeck.terminal.sheet import Sheet

BETWEEN = 3  # columns between two fans
NONE = "none"


class Fan(NamedTuple):
    """How wide a card is, and how many columns further the next one begins."""

    w: int
    step: int


FANS = (
    *(Fan(13, 14), Fan(11, 12), Fan(9, 10), Fan(7, 8), Fan(6, 7)),
    *(Fan(5, 6), Fan(5, 5), Fan(5, 4), Fan(5, 3), Fan(5, 2)),
)


def draw_fans(sheet: Sheet, rect: Rect, zones: Sequence[ZoneLook]) -> None:
    """Fans side by side: a line of titles, the cards below it."""
    fan = fitting(rect, zones)
    x = rect.x + max(0, (rect.w - total(zones, fan)) // 2)
    for zone in zones:
        draw_fan(sheet, Rect(x, rect.y, width(zone, fan), rect.h), zone, fan)
        x += width(zone, fan) + BETWEEN


def fitting(rect: Rect, zones: Sequence[ZoneLook]) -> Fan:
    """The widest cards with which the fans fit side by side, no wider than they are tall."""
    tall = rect.h - 1
    for fan in FANS:
        if fan.w <= 2 * tall - 1 and total(zones, fan) <= rect.w:
            return fan
    return FANS[-1]


def total(zones: Sequence[ZoneLook], fan: Fan) -> int:
    """Columns of all the fans."""
    return sum(width(zone, fan) for zone in zones) + BETWEEN * (len(zones) - 1)


def width(zone: ZoneLook, fan: Fan) -> int:
    """Columns of a fan, or of its title with room for a key."""
    cards = (len(zone.cells) - 1) * fan.step + fan.w if zone.cells else 0
    return max(cards, cell_len(zone.title) + 1, len(NONE))


def draw_fan(sheet: Sheet, rect: Rect, zone: ZoneLook, fan: Fan) -> None:
    """A fan: its title, then a card for each cell."""
    paint = sheet.paint
    mark = sheet.place(At(zone.name), rect)
    title = style(paint.lit, paint.felt, bold=True) if mark.lit or mark.here else paint.strong
    sheet.canvas.put(rect.x, rect.y, fitted(zone.title, rect.w), title)
    sheet.sign(rect.x + min(rect.w - 1, cell_len(zone.title)), rect.y, mark)
    if not zone.cells:
        room = Rect(rect.x, rect.y + 1, rect.w, rect.h - 1)
        if mark.lit or mark.here:
            sheet.frame(room, mark, paint.felt, paint.gone)
        else:
            sheet.canvas.put(rect.x, rect.y + 1 + room.h // 2, NONE, paint.quiet)
    for n, cell in enumerate(zone.cells):
        card = Rect(rect.x + n * fan.step, rect.y + 1, fan.w, rect.h - 1)
        draw_cell(sheet, card, At(zone.name, n), cell)
