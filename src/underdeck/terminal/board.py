"""The table as a part of the screen, with a mouse on it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.events import Click, MouseMove
from textual.message import Message

from underdeck.core.look import At, zone_of
from underdeck.terminal.canvas import Canvas, Rect, wrapped
from underdeck.terminal.choice import Choice, place_of
from underdeck.terminal.drawn import Drawn
from underdeck.terminal.sheet import Sheet, Spot
from underdeck.terminal.tabletop import draw_table

SIDEWAYS = 3.0  # how much more a step aside counts than one in the direction of the arrow
LEAST = Rect(0, 0, 80, 19)  # of the table, in a terminal of 80x24
SMALLER = "Make the window larger, or play with --plain."
WHOLE = ("bar", "stack", "pile")  # shapes that are pointed at as a whole


class Board(Drawn):
    """The table. It draws a choice, and tells where it is pointed at and pressed."""

    class Pressed(Message):
        """A place was clicked."""

        def __init__(self, at: At) -> None:
            super().__init__()
            self.at = at

    class Pointed(Message):
        """The mouse is over a place."""

        def __init__(self, at: At) -> None:
            super().__init__()
            self.at = at

    choice: Choice | None = None
    said: Sequence[str] = ()
    sheet: Sheet | None = None

    def show(self, choice: Choice, said: Sequence[str]) -> None:
        """Draw a choice, and the latest of what has happened."""
        self.choice = choice
        self.said = said
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas:
        if self.choice is None:
            return Canvas(width, height, self.paint.text)
        if width < LEAST.w or height < LEAST.h:
            return self.too_small(width, height)
        choice = self.choice
        self.sheet = draw_table(
            choice.look, width, height, self.paint, choice.marks(), self.said
        )  # fmt: skip
        return self.sheet.canvas

    def too_small(self, width: int, height: int) -> Canvas:
        """What is shown where the table has no room."""
        canvas = Canvas(width, height, self.paint.text)
        rows = height + self.screen.size.height - self.size.height
        says = f"The table needs 80 columns and 24 rows; here are {width} and {rows}. {SMALLER}"
        for y, line in enumerate(wrapped(says, width)[:height]):
            canvas.put(0, y, line, self.paint.text)
        self.sheet = None
        return canvas

    # The mouse -----------------------------------------------------------------------------

    def spot(self, x: int, y: int) -> At | None:
        """The place at a column and row, if it can be pointed at."""
        at = self.sheet.under(x, y) if self.sheet is not None else None
        if at is None or self.choice is None:
            return None
        return at if at.card >= 0 else pointable(self.choice, at)

    def on_click(self, event: Click) -> None:
        at = self.spot(event.x, event.y)
        if at is not None:
            self.post_message(self.Pressed(at))

    def on_mouse_move(self, event: MouseMove) -> None:
        at = self.spot(event.x, event.y)
        if at is not None and self.choice is not None and place_of(at) != self.choice.here:
            self.post_message(self.Pointed(place_of(at)))

    # The arrow keys ------------------------------------------------------------------------

    def towards(self, dx: int, dy: int) -> At | None:
        """The nearest place in a direction from the one pointed at."""
        choice, sheet = self.choice, self.sheet
        if choice is None or sheet is None or choice.here is None:
            return None
        here = sheet.rect_of(choice.here)
        if here is None:
            return None
        x, y = here.middle
        best: tuple[float, At] | None = None
        for spot in places(choice, sheet):
            across, down = spot.rect.middle[0] - x, spot.rect.middle[1] - y
            along = across * dx + down * dy
            aside = abs(across * dy) + abs(down * dx)
            if spot.at != choice.here and along > 0 and aside <= 2 * along:
                cost = along + SIDEWAYS * aside
                if best is None or cost < best[0]:
                    best = cost, spot.at
        return best[1] if best else None


def places(choice: Choice, sheet: Sheet) -> list[Spot]:
    """The places that the arrow keys go to."""
    return [
        spot
        for spot in sheet.spots
        if spot.at.card < 0 and spot.rect.w > 0 and pointable(choice, spot.at) == spot.at
    ]


def pointable(choice: Choice, at: At) -> At | None:
    """The place that is pointed at where `at` is drawn; None if there is nothing to point at."""
    stops = choice.stops()
    zone = zone_of(choice.look, at)
    if place_of(at) in stops:
        return place_of(at)
    if At(at.zone) in stops:
        return At(at.zone)
    if zone is None:
        return None
    if zone.shape in WHOLE:
        first = At(at.zone, 0)
        return first if first in stops else At(at.zone)
    if at.cell < 0 or not zone.cells[at.cell].cards:
        return None
    return place_of(at)
