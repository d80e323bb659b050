"""The whole table, drawn: what is spread out in the middle, what is held, what lies beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from underdeck.core.look import At, Look, ZoneLook
from underdeck.terminal.aside import draw_aside, draw_log, fits
from underdeck.terminal.brief import draw_brief, draw_numbers
from underdeck.terminal.canvas import Rect
from underdeck.terminal.choice import is_spread, titled
from underdeck.terminal.fans import draw_fans
from underdeck.terminal.paint import Paint
from underdeck.terminal.rows import draw_rows
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
    middle = [zone for zone in zones if is_spread(zone)]
    shared = [] if middle else [zone for zone in zones if zone.shape == "row" and not zone.owner]
    held = [zone for zone in held if zone not in shared]
    beside = [zone for zone in zones if zone not in (*held, *middle, *shared)]
    below = (HELD_TALL if height >= TALL else HELD) if held else 0
    aside = ASIDE_WIDE if width >= WIDE else ASIDE
    right = Rect(width - aside - MARGIN, 0, aside, height - below)
    pictured = fits(right, beside, look.counters)
    numbers = 0 if pictured else numbered(sheet, width, height - below, look)
    centre = Rect(0, 0, width - aside - 2 * MARGIN, height - below - numbers)
    draw_middle(sheet, centre, middle, shared)
    if held:
        draw_fans(sheet, Rect(MARGIN, height - below, width - 2 * MARGIN, below), held)
    if pictured:
        draw_aside(sheet, right, beside, look.counters, said)
    else:
        y = draw_brief(sheet, right, look, beside)
        draw_log(sheet, Rect(right.x, y, right.w, max(0, right.h - numbers - y)), said)
    return sheet


def draw_middle(
    sheet: Sheet, centre: Rect, middle: Sequence[ZoneLook], shared: Sequence[ZoneLook]
) -> None:
    """What is spread out, or the rows that all may use."""
    for zone, place in zip(middle, shares(centre, middle), strict=True):
        sheet.place(At(zone.name), place)
        draw_spread(sheet, place, zone)
    if shared:
        draw_rows(sheet, centre, shared)


def numbered(sheet: Sheet, width: int, below: int, look: Look) -> int:
    """The counters in lines of their own above what is held; how many lines."""
    wide = Rect(MARGIN, 0, width - 2 * MARGIN, 1)
    trial = Sheet(width, below + 1, sheet.paint)
    lines = draw_numbers(trial, wide, look.counters)
    draw_numbers(sheet, wide._replace(y=below - lines), look.counters)
    return lines


def is_held(zone: ZoneLook, look: Look) -> bool:
    """Whether a zone lies along the lower edge: the cards of who looks, or of who is asked."""
    me = look.viewer or look.asked or 1
    return zone.owner in (0, me) and zone.shape in ("fan", "row")


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
