"""Cards, drawn: fronts, backs, and chips for where there is little room."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from underdeck.core.look import CardLook, Face
from underdeck.terminal.art import picture
from underdeck.terminal.canvas import TOGETHER, Rect, fitted, wrapped
from underdeck.terminal.paint import pattern, style
from underdeck.terminal.sheet import PLAIN, Mark, Sheet
from underdeck.terminal.signs import STANDARD, index, noted, red, short

CHIP = 3  # columns of the chip of a standard card
UNSEEN = "░░░"


class Room(NamedTuple):
    """What of a card is taken: `says` in its corner, rows under its corner, rows at its foot."""

    says: str = ""
    high: int = 0
    low: int = 0


BARE = Room()


def draw_card(
    sheet: Sheet,
    rect: Rect,
    card: CardLook,
    mark: Mark = PLAIN,
    room: Room = BARE,
    *,
    upon: bool = False,
) -> None:
    """A card in its frame, if there is room for one; perhaps upon another card."""
    if card.face is None:
        draw_back(sheet, rect, card.back, mark)
        return
    framed = sheet.framed(rect)
    ground = sheet.ground(mark, framed=framed)
    if upon and ground == sheet.paint.card:
        ground = sheet.paint.upon
    sheet.canvas.fill(rect, (" ",), style(sheet.paint.printed(ground), ground))
    inside = rect
    if framed:
        inside = rect.inside()
        sheet.frame(rect, mark, ground, sheet.paint.edge)
    else:
        sheet.sign(rect.x + rect.w - 1, rect.y, mark)
    if card.face.style == STANDARD:
        draw_standard(sheet, inside, card, ground, room)
    else:
        draw_printed(sheet, inside, card, ground, room)


def draw_back(sheet: Sheet, rect: Rect, back: str, mark: Mark = PLAIN) -> None:
    """A card that lies face down."""
    paint = sheet.paint
    ground = paint.back(back)
    printed = style(paint.on_back, ground)
    sheet.canvas.fill(rect, pattern(back), printed)
    if sheet.framed(rect):
        sheet.frame(rect, mark, ground, paint.on_back)
    elif mark.here:
        sheet.canvas.fill(rect, pattern(back), style(paint.here_ink, paint.here))


def draw_standard(sheet: Sheet, inside: Rect, card: CardLook, ground: str, room: Room) -> None:
    """A card with rank and suit: its corners, what it says, and a picture in the middle."""
    face = card.face
    assert face is not None
    paint, canvas = sheet.paint, sheet.canvas
    ink = style(paint.printed(ground, red=red(face)), ground, bold=True)
    corner = fitted(index(face) + noted(card), inside.w)
    canvas.put(inside.x, inside.y, corner, ink)
    brief = short(room.says)
    if brief and cell_len(brief) < inside.w - cell_len(corner):
        canvas.right(inside, inside.y, brief, style(paint.printed(ground), ground))
    foot = room.low
    if not room.low and inside.h > 1 + room.high:
        canvas.right(inside, inside.y + inside.h - 1, corner, ink)
        foot = 1
    above = 1 + room.high
    draw_picture(
        sheet, Rect(inside.x, inside.y + above, inside.w, inside.h - above - foot), face, ground
    )


def draw_picture(sheet: Sheet, middle: Rect, face: Face, ground: str) -> None:
    """What is printed in the middle of a card, if there is room for it."""
    rows = picture(face, middle.w - 2, middle.h) if middle.h >= 3 else ()
    ink = style(sheet.paint.printed(ground, red=red(face)), ground)
    for n, row in enumerate(rows):
        sheet.canvas.centre(middle, middle.y + (middle.h - len(rows)) // 2 + n, row, ink)


def name_lines(card: CardLook, wide: int) -> list[str]:
    """The name of a card, with signs for what is noted of it."""
    return wrapped(noted(card) + card.face.name, wide) if card.face is not None else []


def draw_printed(sheet: Sheet, inside: Rect, card: CardLook, ground: str, room: Room) -> None:
    """A card with a name: its name, its figures, and its text as far as there is room; between
    them the rows that are kept free."""
    face = card.face
    assert face is not None
    paint, canvas = sheet.paint, sheet.canvas
    name = style(paint.printed(ground), ground, bold=True)
    lines = [(line, name) for line in name_lines(card, inside.w)]
    plain = style(paint.printed(ground), ground)
    lines += [("", plain)] * room.high
    lines += [(line, plain) for line in figures(face, inside.w)]
    lines += [(line, plain) for line in wrapped(face.text, inside.w)]
    for n, (line, how) in enumerate(lines[: max(1, inside.h - room.low)]):
        canvas.put(inside.x, inside.y + n, line, how)


def figures(face: Face, wide: int) -> list[str]:
    """The figures of a card, each with as much of its name as there is room for.

    >>> figures(Face("Boots", "item", numbers=(("movement", "2"), ("gold", "1"))), 7)
    ['movem 2', 'gold 1']
    """
    said = []
    for what, figure in face.numbers:
        room = max(1, wide - cell_len(figure) - 1)
        said.append(f"{what[:room]} {figure}")
    return wrapped(" ".join(line.replace(" ", TOGETHER) for line in said), wide)


# Chips ---------------------------------------------------------------------------------------


def chip(card: CardLook) -> str:
    """A card in three columns or a few more: what a chip says."""
    if card.face is None:
        return UNSEEN
    return index(card.face).rjust(CHIP) + noted(card)


def draw_chip(
    sheet: Sheet, x: int, y: int, card: CardLook, mark: Mark = PLAIN, *, upon: bool = False
) -> int:
    """A card as a chip, perhaps upon another card; the column after it."""
    paint = sheet.paint
    if card.face is None:
        how = style(paint.on_back, paint.back(card.back))
    else:
        ground = paint.upon if upon else paint.card
        ground = paint.here if mark.here else paint.lit if mark.lit else ground
        how = style(paint.printed(ground, red=red(card.face)), ground, bold=True)
    return sheet.canvas.put(x, y, chip(card), how)


def draw_ghost(sheet: Sheet, x: int, y: int, card: CardLook) -> int:
    """A card that would lie here if the move were done; the column after it."""
    paint = sheet.paint
    return sheet.canvas.put(x, y, chip(card), style(paint.lit_ink, paint.lit))
