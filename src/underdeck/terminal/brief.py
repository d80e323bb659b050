"""What lies beside the cards in words, where there is no room for pictures of it all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from underdeck.core.look import At, CounterLook, Look, ZoneLook
from underdeck.terminal.canvas import Rect, fitted
from underdeck.terminal.paint import style
from underdeck.terminal.sheet import Sheet

BETWEEN = 2  # columns between two things in a line


class Chunk(NamedTuple):
    """A few words that stay together; of a place, if `zone` is its name."""

    text: str
    zone: str = ""
    whole: bool = False  # the place is one cell, a stack or a pile


def draw_brief(sheet: Sheet, rect: Rect, look: Look, zones: Sequence[ZoneLook]) -> int:
    """The places beside the cards, owner by owner, each by its name and count; the row after."""
    names = {zone.name for zone in zones}
    y = rect.y
    beside = [zone for zone in look.zones if zone.name in names]
    order = sorted(beside, key=lambda zone: (zone.owner not in (0, look.viewer), zone.owner))
    for owner, own in groupby(order, key=lambda zone: zone.owner):
        if owner:
            sheet.canvas.put(rect.x, y, fitted(named(owner, look), rect.w), sheet.paint.strong)
            y += 1
        y = flow(sheet, rect._replace(y=y), list(chunks(own, look)))
    return y


def named(owner: int, look: Look) -> str:
    """Whose places they are."""
    return "You" if owner == look.viewer else f"Seat {owner}"


def chunks(zones: Iterator[ZoneLook], look: Look) -> Iterator[Chunk]:
    """Each place in a few words; what is empty and not one's own is left out."""
    for zone in zones:
        n = sum(len(cell.cards) for cell in zone.cells)
        if n or zone.owner in (0, look.viewer):
            yield Chunk(f"{zone.title} {n}", zone.name, zone.shape in ("stack", "pile"))


def draw_numbers(sheet: Sheet, rect: Rect, counters: Sequence[CounterLook]) -> int:
    """The counters, as many in a line as there is room for; the row after."""
    said = [
        Chunk(f"{one.title} {one.value}" + (f"/{one.most}" if one.most is not None else ""))
        for one in counters
    ]
    return flow(sheet, rect, said)


def flow(sheet: Sheet, rect: Rect, said: Sequence[Chunk]) -> int:
    """Words after each other, in as many lines as they take; the row after the last."""
    x, y = rect.x, rect.y
    for chunk in said:
        text = fitted(chunk.text, rect.w)
        if x > rect.x and x + cell_len(text) > rect.x + rect.w:
            x, y = rect.x, y + 1
        draw_chunk(sheet, x, y, text, chunk)
        x += cell_len(text) + BETWEEN
    return y + 1 if said else y


def draw_chunk(sheet: Sheet, x: int, y: int, text: str, chunk: Chunk) -> None:
    """A few words, marked as the place that they are about is."""
    if y >= sheet.canvas.height:
        return
    how: Style = sheet.paint.quiet
    if chunk.zone:
        rect = Rect(x, y, cell_len(text), 1)
        mark = sheet.place(At(chunk.zone), rect)
        if chunk.whole:
            cell = sheet.place(At(chunk.zone, 0), rect)
            mark = cell if cell.here or cell.lit or cell.picked or cell.sign else mark
        how = sheet.paint.text
        if mark.here:
            how = style(sheet.paint.here_ink, sheet.paint.here, bold=True)
        elif mark.lit or mark.picked or mark.sign:
            how = style(sheet.paint.lit_ink, sheet.paint.lit, bold=True)
        if mark.sign:
            text = mark.sign + text[1:]
    sheet.canvas.put(x, y, text, how)
