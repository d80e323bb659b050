"""A drawing of the table: the sheet it is on, and where on it each place of the look lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style

from underdeck.core.look import At, CardLook
from underdeck.terminal.canvas import DOUBLE, HEAVY, ROUND, Canvas, Frame, Rect
from underdeck.terminal.paint import Paint, style


@dataclass(frozen=True)
class Mark:
    """How a place is shown beyond what lies there.

    `here`: it is pointed at; `picked`: a move starts there; `lit`: the move may go there; `sign`:
    the key that chooses it; `fresh`: something has just changed; `ghost`: the card that would lie
    there.
    """

    here: bool = False
    picked: bool = False
    lit: bool = False
    fresh: bool = False
    sign: str = ""
    ghost: CardLook | None = None


PLAIN = Mark()
FRAMED = Rect(0, 0, 5, 3)  # the smallest card with a frame


class Spot(NamedTuple):
    """A place of the look, and where it is drawn."""

    at: At
    rect: Rect


class Sheet:
    """What is drawn on: the canvas with its colours, the marks to show, and the spots so far."""

    def __init__(
        self, width: int, height: int, paint: Paint, marks: Mapping[At, Mark] | None = None
    ) -> None:
        self.canvas = Canvas(width, height, paint.text)
        self.paint = paint
        self.marks = marks or {}
        self.spots: list[Spot] = []

    @staticmethod
    def framed(rect: Rect) -> bool:
        """Whether there is room for a frame around a card of that size."""
        return rect.w >= FRAMED.w and rect.h >= FRAMED.h

    @property
    def whole(self) -> Rect:
        """All of it."""
        return Rect(0, 0, self.canvas.width, self.canvas.height)

    def place(self, at: At, rect: Rect) -> Mark:
        """Say where a place lies; how it is to be shown."""
        self.spots.append(Spot(at, rect))
        return self.marks.get(at, PLAIN)

    def under(self, x: int, y: int) -> At | None:
        """Which place lies there: the one drawn last."""
        for spot in reversed(self.spots):
            if spot.rect.has(x, y):
                return spot.at
        return None

    def rect_of(self, at: At) -> Rect | None:
        """Where a place is drawn."""
        return next((spot.rect for spot in self.spots if spot.at == at), None)

    def ground(self, mark: Mark, *, framed: bool) -> str:
        """The colour of a card's front; without a frame it alone shows how the card is marked."""
        if mark.here and not framed:
            return self.paint.here
        if mark.lit or mark.picked:
            return self.paint.lit_card if framed else self.paint.lit
        return self.paint.card

    def frame(self, rect: Rect, mark: Mark, ground: str, edge: str) -> None:
        """The frame of a card or a place, as it is marked, with the key that chooses it."""
        signs, how = self.frame_of(mark, ground, edge)
        self.canvas.frame(rect, signs, how)
        self.sign(rect.x + 1, rect.y, mark)

    def sign(self, x: int, y: int, mark: Mark) -> None:
        """The key that chooses a place."""
        if mark.sign:
            self.canvas.put(x, y, mark.sign, style(self.paint.lit_ink, self.paint.lit, bold=True))

    def frame_of(self, mark: Mark, ground: str, edge: str) -> tuple[Frame, Style]:
        paint = self.paint
        if mark.here:
            return DOUBLE, style(paint.here_ink, paint.here)
        if mark.picked or mark.lit:
            return HEAVY, style(paint.lit_ink, paint.lit)
        if mark.fresh:
            return HEAVY, style(paint.lit, ground)
        return ROUND, style(edge, ground)
