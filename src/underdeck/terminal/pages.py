"""Pages that open over the table: a text, a list to choose from, the rules, a pile of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from underdeck.core.look import ZoneLook
from underdeck.core.rulebook import Rule, Rulebook
from underdeck.terminal.canvas import Canvas, Rect
from underdeck.terminal.choice import SIGNS
from underdeck.terminal.drawn import Drawn
from underdeck.terminal.faces import draw_card
from underdeck.terminal.sheet import Sheet

CARD = Rect(0, 0, 5, 3)


class TextPage(ModalScreen[None]):
    """A text to read; any of the closing keys, or a click beside it, closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,question_mark", "close", "Close"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, text: str | Content) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Label(self.heading, classes="heading", markup=False)
            with VerticalScroll(classes="text", can_focus=False):
                yield Static(self.text, markup=False)
            yield Label("Esc closes", classes="foot")

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def on_click(self) -> None:
        self.dismiss()


class Item(NamedTuple):
    """Something to choose: what it says, and what one should know about it."""

    label: str
    note: str = ""
    warning: str = ""


class ListPage(ModalScreen[int | None]):
    """A list to choose from, by arrows, by number or by a click; None if nothing is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", "Close")]

    def __init__(
        self, title: str, items: Sequence[Item], text: str = "", *, tone: str = ""
    ) -> None:
        super().__init__(classes=tone)
        self.heading = title
        self.items = items
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Label(self.heading, classes="heading", markup=False)
            if self.text:
                yield Static(self.text, classes="before", markup=False)
            yield OptionList(*self.options(), markup=False)
            yield Label("Enter or a number chooses, Esc closes", classes="foot")

    def options(self) -> list[Option]:
        """The items, those that a digit can choose with their number."""
        found = []
        for n, item in enumerate(self.items):
            sign = SIGNS[n] + "." if n < len(SIGNS) else "  "
            parts: list[Content | tuple[str, str]] = [(f"{sign} ", "bold"), Content(item.label)]
            if item.note:
                parts.append((f"  {item.note}", "dim"))
            if item.warning:
                parts.append((f"\n  {item.warning}", "$warning"))
            found.append(Option(Content.assemble(*parts)))
        return found

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_key(self, event: Key) -> None:
        n = SIGNS.find(event.character or "?")
        if 0 <= n < len(self.items):
            event.stop()
            self.dismiss(n)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        self.dismiss(None)


class RulesPage(ModalScreen[None]):
    """The rules, those that have an id or a word; first the one that applies."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "close", "Close"),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("pageup", "scroll(-10)", show=False, priority=True),
        Binding("pagedown", "scroll(10)", show=False, priority=True),
    ]

    def __init__(self, rules: Rulebook, sought: str, before: str = "") -> None:
        super().__init__()
        self.rules = rules
        self.sought = sought
        self.before = before

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Label("Rules", classes="heading")
            if self.before:
                yield Static(self.before, classes="before", markup=False)
            yield Input(self.sought, placeholder="an id or a word", select_on_focus=True)
            with VerticalScroll(classes="text", can_focus=False):
                yield Static(self.found(self.sought), markup=False)
            yield Label("Type an id or a word · Esc closes", classes="foot")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def found(self, sought: str) -> Content:
        """The rules that are sought, as text."""
        rules = self.rules.search(sought.strip())
        if not rules:
            return Content("No rule has that id or word.")
        return Content("\n\n").join([rule_text(rule) for rule in rules])

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one(".text Static", Static).update(self.found(event.value))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_input_submitted(self) -> None:
        self.dismiss()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


def rule_text(rule: Rule) -> Content:
    """A rule with its id; a ruling says that it is one."""
    ruling = " (our ruling)" if rule.ruling else ""
    return Content.assemble((rule.id, "bold $accent"), (ruling, "$text-muted"), f"  {rule.text}")


class Cards(Drawn):
    """Cards side by side in rows."""

    def __init__(self, zone: ZoneLook) -> None:
        super().__init__()
        self.cards = [card for cell in zone.cells for card in reversed(cell.cards)]

    def rows(self, width: int) -> int:
        """How many rows of the screen they take."""
        return CARD.h * max(1, -(-len(self.cards) // max(1, width // (CARD.w + 1))))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return self.rows(width)

    def draw(self, width: int, height: int) -> Canvas:
        sheet = Sheet(width, height, self.paint)
        abreast = max(1, width // (CARD.w + 1))
        for n, card in enumerate(self.cards):
            x, y = n % abreast * (CARD.w + 1), n // abreast * CARD.h
            draw_card(sheet, Rect(x, y, CARD.w, CARD.h), card)
        if not self.cards:
            sheet.canvas.put(0, 0, "No cards.", self.paint.quiet)
        return sheet.canvas


class PilePage(TextPage):
    """A pile, looked through: the card on top comes first."""

    def __init__(self, zone: ZoneLook) -> None:
        super().__init__(f"{zone.title}, from the top", "")
        self.zone = zone

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Label(self.heading, classes="heading", markup=False)
            with VerticalScroll(classes="text", can_focus=False):
                yield Cards(self.zone)
            yield Label("Esc closes", classes="foot")


class AskPage(ModalScreen[str | None]):
    """A line to type in."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close")]

    def __init__(self, title: str, example: str) -> None:
        super().__init__()
        self.heading = title
        self.example = example

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Label(self.heading, classes="heading", markup=False)
            yield Input(placeholder=self.example)
            yield Label("Enter does it · Esc closes", classes="foot")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        self.dismiss(None)


class Curtain(ModalScreen[None]):
    """Hides the table while the keyboard goes from one player to another."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", "Go on")]

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Label(f"Pass the keyboard to seat {self.seat + 1}", classes="heading")
            yield Static("Nobody else should look now. Press Enter, or click here, to go on.")

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
