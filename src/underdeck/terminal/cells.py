"""A cell, drawn: a card, the cards that lie on it, and what one should know about it."""

from __future__ import annotations

from rich.cells import cell_len

from underdeck.core.look import At, CardLook, Cell
from underdeck.terminal.canvas import ELLIPSIS, TOGETHER, Rect, fitted, wrapped
from underdeck.terminal.faces import Room, chip, draw_card, draw_chip, draw_ghost, name_lines
from underdeck.terminal.paint import style
from underdeck.terminal.sheet import Mark, Sheet
from underdeck.terminal.signs import STANDARD, short

MINI = Rect(0, 0, 5, 3)  # a card that lies on another, where there is room
ROOMY = 7  # rows inside a frame from which on the cards on it are drawn as cards

Row = list[tuple[int, CardLook]]  # the cards of a row of chips, each with its column


def draw_cell(sheet: Sheet, rect: Rect, at: At, cell: Cell) -> None:
    """A cell of a layout or a grid; the lowest card is drawn whole, the others on it."""
    mark = sheet.place(at, rect)
    if not cell.cards:
        draw_empty(sheet, rect, mark, cell.brief)
        return
    upon = list(cell.cards[1:])
    if mark.ghost is not None:
        upon.append(mark.ghost)
    lowest = cell.cards[0]
    framed = sheet.framed(rect)
    inside = rect.inside() if framed else rect
    low = rows_upon(inside, upon)
    head = head_of(lowest, inside.w)
    lines = note_lines(inside, cell, head, low)
    brief = "" if lines or lowest.face is None else cell.brief
    draw_card(sheet, rect, lowest, mark, Room(brief, len(lines), low))
    if framed and brief and lowest.face is not None and lowest.face.style != STANDARD:
        draw_foot(sheet, rect, brief, mark)
    ground = sheet.ground(mark, framed=framed)
    ink = style(sheet.paint.printed(ground), ground)
    for n, line in enumerate(lines):
        sheet.canvas.put(inside.x, inside.y + head + n, line, ink)
    draw_upon(sheet, inside, at, upon, mark)


def draw_foot(sheet: Sheet, rect: Rect, brief: str, mark: Mark) -> None:
    """What should be known about a card, on the lower edge of its frame."""
    ground = sheet.ground(mark, framed=True)
    ink = style(sheet.paint.printed(ground), ground, bold=True)
    said = fitted(short(brief), rect.w - 2)
    sheet.canvas.put(
        rect.x + 1 + (rect.w - 2 - cell_len(said)) // 2, rect.y + rect.h - 1, said, ink
    )


def draw_empty(sheet: Sheet, rect: Rect, mark: Mark, brief: str) -> None:
    """A cell where no card lies."""
    paint = sheet.paint
    if (mark.here or mark.lit) and sheet.framed(rect):
        sheet.frame(rect, mark, paint.felt, paint.gone)
    sign = fitted(brief, rect.w) if brief else "·"
    ink = paint.strong if brief else style(paint.gone, paint.felt)
    sheet.canvas.centre(rect, rect.y + min(1, rect.h - 1), sign, ink)


def head_of(card: CardLook, wide: int) -> int:
    """How many rows a card's name or corner takes."""
    printed = card.face is not None and card.face.style != STANDARD
    return len(name_lines(card, wide)) if printed else 1


def note_lines(inside: Rect, cell: Cell, head: int, low: int) -> list[str]:
    """The note of a cell in full, if there is room for it; else none, and it is said briefly."""
    room = inside.h - head - low
    if not cell.note or inside.h < 4:
        return []
    note = short(cell.note)
    for text in (note, note.replace(TOGETHER, " ")):
        lines = wrapped(text, inside.w)
        if len(lines) <= room and not any(ELLIPSIS in line for line in lines):
            return lines
    return []


# What lies on a card -------------------------------------------------------------------------


def rows_upon(inside: Rect, upon: list[CardLook]) -> int:
    """How many rows the cards that lie on another take."""
    if not upon:
        return 0
    return MINI.h if roomy(inside, upon) else len(chip_rows(inside, upon))


def roomy(inside: Rect, upon: list[CardLook]) -> bool:
    """Whether the cards that lie on another can be drawn as cards."""
    return inside.h >= ROOMY and sum(map(mini_width, upon)) <= inside.w


def mini_width(card: CardLook) -> int:
    """Columns of a small card."""
    return max(MINI.w, cell_len(chip(card)) + 2)


def chip_rows(inside: Rect, upon: list[CardLook]) -> list[Row]:
    """The cards that lie on another in rows of chips: side by side if they fit, at last above
    each other, and as many of the topmost as there is room for."""
    most = max(1, inside.h - 1)
    for gap in (1, 0):
        rows = rows_with(inside.w, upon, gap)
        if len(rows) <= most:
            return rows
    return rows_with(inside.w, upon, 0)[-most:]


def rows_with(width: int, upon: list[CardLook], gap: int) -> list[Row]:
    """Rows of chips with so many columns between them."""
    rows: list[Row] = []
    x = width
    for card in upon:
        wide = cell_len(chip(card))
        if not rows or x + gap + wide > width:
            rows.append([(0, card)])
            x = wide
        else:
            rows[-1].append((x + gap, card))
            x += gap + wide
    return rows


def draw_upon(sheet: Sheet, inside: Rect, at: At, upon: list[CardLook], mark: Mark) -> None:
    """The cards that lie on another, at its foot."""
    if not upon:
        return
    if roomy(inside, upon):
        draw_minis(sheet, inside, at, upon, mark)
        return
    rows = chip_rows(inside, upon)
    n = 1 + len(upon) - sum(map(len, rows))
    for up, row in enumerate(reversed(rows)):
        first = n + sum(map(len, rows[: len(rows) - 1 - up]))
        for nth, (x, card) in enumerate(row):
            spot = Rect(inside.x + x, inside.y + inside.h - 1 - up, cell_len(chip(card)), 1)
            if card is mark.ghost:
                draw_ghost(sheet, spot.x, spot.y, card)
                continue
            own = sheet.place(At(at.zone, at.cell, first + nth), spot)
            draw_chip(sheet, spot.x, spot.y, card, own, upon=True)


def draw_minis(sheet: Sheet, inside: Rect, at: At, upon: list[CardLook], mark: Mark) -> None:
    """The cards that lie on another as small cards side by side, at its foot."""
    x, y = inside.x, inside.y + inside.h - MINI.h
    for n, card in enumerate(upon, start=1):
        rect = Rect(x, y, mini_width(card), MINI.h)
        ghost = card is mark.ghost
        own = Mark(lit=True) if ghost else sheet.place(At(at.zone, at.cell, n), rect)
        draw_card(sheet, rect, card, own, upon=True)
        x += rect.w
