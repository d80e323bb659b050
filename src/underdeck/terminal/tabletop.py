"""The whole table, drawn: what is spread out in the middle, what is held, what lies beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from underdeck.core.look import At, Look, ZoneLook
from underdeck.terminal.aside import draw_aside
from underdeck.terminal.canvas import Rect
from underdeck.terminal.choice import is_spread, titled
from underdeck.terminal.fans import draw_fans
from underdeck.terminal.paint import Paint
from underdeck.terminal.sheet import Mark, Sheet
from underdeck.terminal.spread import draw_spread

ASIDE = 28  # columns beside the middle
ASIDE_WIDE = 36
WIDE = 100
HELD = 5  # rows along the lower edge
HELD_TALL = 10
TALL = 28
MARGIN = 1


def draw_table(
    look: Look,
    width: int,
    height: int,
    paint: Paint,
    marks: Mapping[At, Mark] | None = None,
    said: Sequence[str] = (),
) -> Sheet:
    """A look on a sheet of that size, with the latest sentences of the log."""
    sheet = Sheet(width, height, paint, marks)
    zones = titled(look)
    held = [zone for zone in zones if is_held(zone, look)]
    middle = [zone for zone in zones if is_spread(zone) and zone not in held]
    beside = [zone for zone in zones if zone not in held and zone not in middle]
    below = (HELD_TALL if height >= TALL else HELD) if held else 0
    aside = ASIDE_WIDE if width >= WIDE else ASIDE
    centre = Rect(0, 0, width - aside - 2 * MARGIN, height - below)
    for zone, place in zip(middle, shares(centre, middle), strict=True):
        sheet.place(At(zone.name), place)
        draw_spread(sheet, place, zone)
    if held:
        draw_fans(sheet, Rect(MARGIN, height - below, width - 2 * MARGIN, below), held)
    right = Rect(width - aside - MARGIN, 0, aside, height - below)
    draw_aside(sheet, right, beside, look.counters, said)
    return sheet


def is_held(zone: ZoneLook, look: Look) -> bool:
    """Whether a zone lies along the lower edge: the viewer's own cards, and what all may use."""
    mine = zone.owner in (0, look.viewer) or look.viewer == 0
    return mine and zone.shape in ("fan", "row")


def shares(rect: Rect, zones: Sequence[ZoneLook]) -> list[Rect]:
    """The middle, divided from top to bottom by how many rows each zone has."""
    rows = [1 + max((cell.y for cell in zone.cells), default=0) for zone in zones]
    places, y = [], rect.y
    for n, own in enumerate(rows):
        last = n == len(rows) - 1
        h = rect.y + rect.h - y if last else rect.h * own // sum(rows)
        places.append(Rect(rect.x, y, rect.w, h))
        y += h
    return places
