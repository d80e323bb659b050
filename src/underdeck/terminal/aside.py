"""What lies beside the cards: bars, stacks and piles, counters, and the latest of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.style import Style

from underdeck.core.look import At, CounterLook, ZoneLook
from underdeck.terminal.canvas import Rect, fitted, wrapped
from underdeck.terminal.faces import CHIP, draw_card, draw_chip
from underdeck.terminal.paint import style
from underdeck.terminal.sheet import Sheet
from underdeck.terminal.signs import short

EMPTY_PLACE = " · "
ABREAST = 2  # stacks side by side
SMALL = Rect(0, 0, 7, 3)
LARGE = Rect(0, 0, 11, 7)
SHORTEST_BAR = 6


def draw_aside(
    sheet: Sheet,
    rect: Rect,
    zones: Sequence[ZoneLook],
    counters: Sequence[CounterLook],
    said: Sequence[str],
) -> None:
    """Everything beside the cards, from the top down; the log has what is left."""
    rows = [zone for zone in zones if zone.shape not in ("stack", "pile")]
    stacks = [zone for zone in zones if zone.shape in ("stack", "pile")]
    spare = rect.h - height_of(rect, rows, stacks, counters)
    card = LARGE if spare > 2 * LARGE.h else SMALL
    gap = 1 if spare > 3 else 0
    y = rect.y
    for zone in rows:
        y = draw_chips(sheet, rect._replace(y=y), zone) + gap
    for n in range(0, len(stacks), ABREAST):
        y = draw_stacks(sheet, rect._replace(y=y), stacks[n : n + ABREAST], card) + gap
    for counter in counters:
        y = draw_counter(sheet, rect._replace(y=y), counter)
    y += gap
    draw_log(sheet, Rect(rect.x, y, rect.w, max(0, rect.y + rect.h - y)), said)


def fits(rect: Rect, zones: Sequence[ZoneLook], counters: Sequence[CounterLook]) -> bool:
    """Whether there is room for a picture of everything."""
    rows = [zone for zone in zones if zone.shape not in ("stack", "pile")]
    stacks = [zone for zone in zones if zone.shape in ("stack", "pile")]
    return height_of(rect, rows, stacks, counters) <= rect.h


def height_of(
    rect: Rect,
    rows: Sequence[ZoneLook],
    stacks: Sequence[ZoneLook],
    counters: Sequence[CounterLook],
) -> int:
    """Rows that it all takes at least."""
    chips = sum(1 + -(-places(zone) // abreast(rect)) for zone in rows)
    piles = -(-len(stacks) // ABREAST) * (1 + SMALL.h)
    return chips + piles + len(counters)


# Chips in a row ------------------------------------------------------------------------------


def places(zone: ZoneLook) -> int:
    """How many places there are to show: those filled, and those still empty up to the most."""
    return max(1, len(zone.cells), zone.most)


def abreast(rect: Rect) -> int:
    """Chips side by side."""
    return max(1, (rect.w + 1) // (CHIP + 1))


def draw_chips(sheet: Sheet, rect: Rect, zone: ZoneLook) -> int:
    """A bar or a row as chips, its empty places too; the row after it."""
    paint, canvas = sheet.paint, sheet.canvas
    n, most = len(zone.cells), zone.most
    lines = -(-places(zone) // abreast(rect))
    mark = sheet.place(At(zone.name), rect._replace(h=1 + lines))
    lit = mark.lit or mark.here
    title = style(paint.lit_ink, paint.lit, bold=True) if lit else paint.strong
    after = canvas.put(rect.x, rect.y, fitted(zone.title, rect.w - 8), title)
    canvas.put(after + 1, rect.y, f"{n} of {most}" if most else str(n), fullness(sheet, n, most))
    sheet.sign(rect.x + rect.w - 1, rect.y, mark)
    for i in range(places(zone)):
        x = rect.x + i % abreast(rect) * (CHIP + 1)
        y = rect.y + 1 + i // abreast(rect)
        if i >= n:
            ink = paint.warn if i == most - 1 else paint.faint
            canvas.put(x, y, EMPTY_PLACE, style(ink, paint.gone))
        elif zone.cells[i].cards:
            here = sheet.place(At(zone.name, i), Rect(x, y, CHIP, 1))
            draw_chip(sheet, x, y, replace(zone.cells[i].cards[-1], notes=()), here)
    return rect.y + 1 + lines


def fullness(sheet: Sheet, n: int, most: int) -> Style:
    """The colour of a count: the fuller, the more of a warning."""
    paint = sheet.paint
    if most and 3 * n >= 2 * most:
        return style(paint.warn, paint.felt, bold=True)
    return style(paint.ink, paint.felt)


# Stacks and piles ----------------------------------------------------------------------------


def draw_stacks(sheet: Sheet, rect: Rect, zones: Sequence[ZoneLook], size: Rect) -> int:
    """Stacks and piles side by side: the card on top, and how many there are; the row after."""
    each = rect.w // ABREAST
    for n, zone in enumerate(zones):
        place = Rect(rect.x + n * each, rect.y, each - 1, 1 + size.h)
        draw_stack(sheet, place, zone, size)
    return rect.y + 1 + size.h


def draw_stack(sheet: Sheet, rect: Rect, zone: ZoneLook, size: Rect) -> None:
    """A stack or pile: its title, its top card, its count."""
    paint, canvas = sheet.paint, sheet.canvas
    whole = sheet.place(At(zone.name), rect)
    cell = sheet.place(At(zone.name, 0), rect) if zone.cells else whole
    mark = cell if cell.here or cell.lit or cell.picked or cell.sign else whole
    canvas.put(rect.x, rect.y, fitted(zone.title, rect.w), paint.strong)
    card = Rect(rect.x, rect.y + 1, min(size.w, rect.w), size.h)
    cards = zone.cells[0].cards if zone.cells else ()
    if cards:
        draw_card(sheet, card, replace(cards[-1], notes=()), mark)
    else:
        sheet.frame(card, mark, paint.felt, paint.gone)
    if rect.w - card.w > 1:
        count = str(len(cards))
        canvas.put(card.x + card.w + 1, card.y + card.h // 2, count, paint.strong)


# Numbers and words ---------------------------------------------------------------------------


def draw_counter(sheet: Sheet, rect: Rect, counter: CounterLook) -> int:
    """A number, with a line that fills up if it has a most; the row after it."""
    paint, canvas = sheet.paint, sheet.canvas
    value = f"{counter.value}" + (f" of {counter.most}" if counter.most is not None else "")
    x = canvas.put(rect.x, rect.y, fitted(counter.title, rect.w - 9) + " ", paint.quiet)
    x = canvas.put(x, rect.y, value, paint.strong)
    room = rect.x + rect.w - x - 1
    if counter.most and room >= SHORTEST_BAR:
        long = min(room, counter.most)
        done = long * min(counter.value, counter.most) // counter.most
        x = canvas.put(x + 1, rect.y, "━" * done, style(paint.good, paint.felt))
        canvas.put(x, rect.y, "━" * (long - done), style(paint.gone, paint.felt))
    return rect.y + 1


def draw_log(sheet: Sheet, rect: Rect, said: Sequence[str]) -> None:
    """The latest sentences, as many as there is room for, the last one strongest."""
    paint = sheet.paint
    lines: list[tuple[str, bool]] = []
    for n, sentence in enumerate(reversed(said)):
        if len(lines) >= rect.h:
            break
        text = wrapped(short(sentence), rect.w - 2)
        lines[:0] = [(line, n == 0) for line in text]
    for row, (line, latest) in enumerate(lines[-rect.h :] if rect.h else []):
        how = paint.text if latest else paint.quiet
        sheet.canvas.put(rect.x, rect.y + row, "▏", style(paint.gone, paint.felt))
        sheet.canvas.put(rect.x + 2, rect.y + row, line, how)
