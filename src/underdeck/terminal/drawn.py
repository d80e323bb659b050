"""Parts of the screen that are drawn on a canvas, where tests can look at them too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from textual.events import Click, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from underdeck.terminal.canvas import Canvas, Rect, fitted, wrapped
from underdeck.terminal.paint import DARK, LIGHT, Paint, style
from underdeck.terminal.signs import short


class Drawn(Widget):
    """A part of the screen that draws itself anew when it or its size changes."""

    ALLOW_SELECT: ClassVar[bool] = False

    canvas: Canvas | None = None

    @property
    def paint(self) -> Paint:
        """The colours in use."""
        return DARK if self.app.current_theme.dark else LIGHT

    def draw(self, width: int, height: int) -> Canvas:
        """What it shows at that size."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Show what has changed."""
        self.canvas = None
        self.refresh()

    def on_resize(self, event: Resize) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """A row of it, as Textual asks for it."""
        if self.canvas is None:
            self.canvas = self.draw(self.size.width, self.size.height)
        if y >= self.canvas.height:
            return Strip.blank(self.size.width)
        return Strip(self.canvas.line(y), self.canvas.width)


class Header(Drawn):
    """The line at the top: what is played, and what is odd about it."""

    title = ""
    aside = ""

    def show(self, title: str, aside: str) -> None:
        """Say what is played, and what is odd about it."""
        self.title, self.aside = title, aside
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas:
        paint = self.paint
        canvas = Canvas(width, height, style(paint.ink, paint.gone))
        room = width - cell_len(self.aside) - 4
        canvas.put(1, 0, fitted(self.title, room), style(paint.ink, paint.gone, bold=True))
        aside = style(paint.warn, paint.gone, bold=True)
        canvas.right(Rect(0, 0, width - 1, 1), 0, self.aside, aside)
        return canvas


class Says(Drawn):
    """What is said to the player: a sentence, and below it what there is to know besides."""

    head = ""
    body = ""
    warning = False

    def show(self, head: str, body: str = "", *, warning: bool = False) -> None:
        """Say something; `warning` in another colour."""
        self.head, self.body, self.warning = short(head), short(body), warning
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas:
        paint = self.paint
        canvas = Canvas(width, height, paint.text)
        first = style(paint.warn if self.warning else paint.ink, paint.felt, bold=True)
        lines = [(line, first) for line in wrapped(self.head, width - 2)]
        lines += [(line, paint.quiet) for line in wrapped(self.body, width - 2)]
        for y, (line, how) in enumerate(lines[:height]):
            more = y == height - 1 and len(lines) > height
            canvas.put(1, y, fitted(line + " …", width - 2) if more else line, how)
        return canvas


class Key(NamedTuple):
    """A key, and what it does; `strong` ones are moves of the game."""

    key: str
    says: str
    strong: bool = False
    shown: str = ""


class Keys(Drawn):
    """A line of keys that can also be clicked; the last ones give way where there is no room."""

    class Pressed(Message):
        """A key of the line was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    keys: Sequence[Key] = ()
    places: Sequence[tuple[Rect, str]] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Offer these keys."""
        self.keys = keys
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas:
        paint = self.paint
        canvas = Canvas(width, height, paint.text)
        places = []
        x = 1
        for key in self.keys:
            name = f" {key.shown or key.key} "
            room = width - x - cell_len(name) - 1
            if cell_len(key.says) > room and not (key.strong and room > 12):
                break
            says = fitted(key.says, room)
            start = x
            colours = (paint.lit_ink, paint.lit) if key.strong else (paint.ink, paint.gone)
            x = canvas.put(x, 0, name, style(*colours, bold=True))
            x = canvas.put(x, 0, f" {says}", paint.strong if key.strong else paint.quiet)
            places.append((Rect(start, 0, x - start, 1), key.key))
            x += 2
        self.places = places
        return canvas

    def on_click(self, event: Click) -> None:
        for rect, key in self.places:
            if rect.has(event.x, event.y):
                self.post_message(self.Pressed(key))
