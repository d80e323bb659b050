"""A sheet of characters with styles, on which the table is drawn before any screen shows it."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

ELLIPSIS = "…"
TOGETHER = "\N{NO-BREAK SPACE}"  # keeps a sign in one line with the word before it


class Rect(NamedTuple):
    """A rectangle of character places."""

    x: int
    y: int
    w: int
    h: int

    def inside(self, by: int = 1) -> Rect:
        """What is left within a frame."""
        return Rect(self.x + by, self.y + by, max(0, self.w - 2 * by), max(0, self.h - 2 * by))

    def has(self, x: int, y: int) -> bool:
        """Whether a place lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The middle, in character places; rows are about twice as high as columns are wide."""
        return self.x + self.w / 2, 2 * (self.y + self.h / 2)


class Frame(NamedTuple):
    """The characters of a frame: corners from the top left, then the two kinds of side."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


ROUND = Frame("╭", "╮", "╰", "╯", "─", "│")
HEAVY = Frame("┏", "┓", "┗", "┛", "━", "┃")
DOUBLE = Frame("╔", "╗", "╚", "╝", "═", "║")


def fitted(text: str, width: int) -> str:
    """A text cut to a width, with a sign that it goes on.

    >>> fitted("queen of spades", 8), fitted("jack", 8)
    ('queen o…', 'jack')
    """
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS if width > 0 else ""


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of a width; a word that is longer is cut.

    >>> wrapped("needs 11, then hearts", 10)
    ['needs 11,', 'then', 'hearts']
    """
    lines: list[str] = []
    for word in text.split(" "):
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(fitted(word, width))
    return lines


class Canvas:
    """The sheet. What is put beside it is not drawn, and `clipped` says what it was."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self.clipped: list[str] = []
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[ground] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write from a place to the right; the column after the text."""
        for sign in text.replace(TOGETHER, " "):
            wide = cell_len(sign)
            if not (0 <= y < self.height and x >= 0 and x + wide <= self.width):
                self.clipped.append(text)
                return x
            self._set(x, y, sign, wide, style)
            x += wide
        return x

    def _set(self, x: int, y: int, sign: str, wide: int, style: Style) -> None:
        row = self.signs[y]
        if row[x] == "" and x > 0:  # the right half of a wide sign is written over
            row[x - 1] = " "
        if x + wide < self.width and row[x + wide] == "":
            row[x + wide] = " "
        row[x] = sign
        self.styles[y][x] = style
        if wide == 2:
            row[x + 1] = ""
            self.styles[y][x + 1] = style

    def right(self, rect: Rect, y: int, text: str, style: Style) -> None:
        """Write at the right edge of a rectangle."""
        self.put(rect.x + rect.w - cell_len(text), y, text, style)

    def centre(self, rect: Rect, y: int, text: str, style: Style) -> None:
        """Write in the middle of a rectangle."""
        self.put(rect.x + (rect.w - cell_len(text)) // 2, y, text, style)

    def fill(self, rect: Rect, pattern: tuple[str, ...], style: Style) -> None:
        """Fill a rectangle with rows that repeat."""
        for row in range(rect.h):
            line = pattern[row % len(pattern)]
            self.put(rect.x, rect.y + row, (line * rect.w)[: rect.w], style)

    def frame(self, rect: Rect, signs: Frame, style: Style) -> None:
        """Draw a frame around a rectangle, its middle left as it is."""
        if rect.w < 2 or rect.h < 2:
            return
        across = signs.across * (rect.w - 2)
        self.put(rect.x, rect.y, signs.top_left + across + signs.top_right, style)
        for y in range(rect.y + 1, rect.y + rect.h - 1):
            self.put(rect.x, y, signs.down, style)
            self.put(rect.x + rect.w - 1, y, signs.down, style)
        bottom = signs.bottom_left + across + signs.bottom_right
        self.put(rect.x, rect.y + rect.h - 1, bottom, style)

    def line(self, y: int) -> list[Segment]:
        """A row, as rich takes it."""
        segments: list[Segment] = []
        text, style = "", self.styles[y][0] if self.width else Style()
        for sign, its in zip(self.signs[y], self.styles[y], strict=True):
            if its is not style:
                segments.append(Segment(text, style))
                text, style = "", its
            text += sign
        segments.append(Segment(text, style))
        return segments

    def text(self) -> str:
        """What is drawn, without styles."""
        return "\n".join("".join(row).rstrip() for row in self.signs)
