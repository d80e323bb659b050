"""The screen on which matches are shown: the table, what is said, and the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key as KeyPress
from textual.screen import Screen

from underdeck.core.look import At, Look, zone_of
from underdeck.core.rulebook import Rulebook
from underdeck.terminal.board import Board
from underdeck.terminal.choice import Choice, is_spread
from underdeck.terminal.drawn import Header, Key, Keys, Says
from underdeck.terminal.pages import PilePage, RulesPage, TextPage
from underdeck.terminal.words import spot_words

FLASH = 0.6  # seconds for which what has changed is marked
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class TableScreen(Screen[None]):
    """A table that can be pointed at, and asked about. What acts on it is added by who uses it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next(1)", show=False, priority=True),
        Binding("shift+tab", "next(-1)", show=False, priority=True),
        *[Binding(key, f"arrow('{key}')", show=False) for key in ARROWS],
        Binding("enter", "enter", show=False),
        Binding("escape", "escape", show=False),
    ]
    KEYS: ClassVar[Sequence[Key]] = ()
    HELP = ""

    def __init__(self, rules: Rulebook | None) -> None:
        super().__init__()
        self.rules = rules
        self.choice: Choice | None = None
        self.rule = ""
        self.reason = ""
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.show_rule,
            "l": self.show_log,
            "k": self.show_keys,
            "t": self.turn_light,
        }

    def compose(self) -> ComposeResult:
        yield Header()
        yield Board()
        yield Says()
        yield Keys(id="moves")
        yield Keys(id="keys")

    # What is shown -------------------------------------------------------------------------

    def look(self) -> Look:
        """The table as it is to be shown."""
        raise NotImplementedError

    def said(self) -> Sequence[str]:
        """Everything that has happened, in sentences."""
        raise NotImplementedError

    def aside(self) -> str:
        """What the line at the top says on its right."""
        return ""

    def show(self) -> None:
        """Show the table anew, after something has happened."""
        before = self.choice
        look = self.look()
        here = before.here if before is not None else None
        self.choice = Choice(look, here if here and is_there(look, here) else None)
        if before is not None and self.is_moving:
            self.choice.fresh = changed(before.look, look)
            self.set_timer(FLASH, self.fade)
        named = [name.replace("-", " ") for name in look.variant]
        self.query_one(Header).show(" · ".join([look.title, *named]), self.aside())
        self.query_one("#keys", Keys).show(self.KEYS)
        self.point()

    @property
    def is_moving(self) -> bool:
        """Whether what changes may be marked for a moment."""
        return self.app.animation_level != "none"

    def fade(self) -> None:
        """What has changed is no longer new."""
        if self.choice is not None and self.choice.fresh:
            self.choice.fresh = frozenset()
            self.query_one(Board).redraw()

    def point(self) -> None:
        """Show what is pointed at."""
        if self.choice is not None:
            self.query_one(Board).show(self.choice, self.said())
            self.tell()

    def tell(self) -> None:
        """Say what is pointed at."""
        choice = self.choice
        if choice is not None:
            here = spot_words(choice.look, choice.here) if choice.here else ""
            self.query_one(Says).show(choice.look.prompt or choice.look.ending, here)

    # Keys and mouse ------------------------------------------------------------------------

    def on_key(self, event: KeyPress) -> None:
        key = "?" if event.key == "question_mark" else event.character or event.key
        if self.command(key):
            event.stop()

    def on_keys_pressed(self, event: Keys.Pressed) -> None:
        self.command(event.key)

    def command(self, key: str) -> bool:
        """Do what a key says; whether it says anything."""
        done = self.commands.get(key)
        if done is not None:
            done()
        return done is not None

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """The mouse points; what was said stays."""
        if self.choice is not None:
            self.choice.here = event.at
            self.point()

    def on_board_pressed(self, event: Board.Pressed) -> None:
        self.press(event.at)

    def action_arrow(self, key: str) -> None:
        at = self.query_one(Board).towards(*ARROWS[key])
        if at is not None:
            self.go(at)

    def go(self, at: At) -> None:
        """Point at a place."""
        if self.choice is not None:
            self.choice.here = at
            self.choice.waiting = None
            self.point()

    def action_next(self, by: int) -> None:
        if self.choice is not None:
            self.choice.step(by)
            self.point()

    def action_enter(self) -> None:
        if self.choice is not None and self.choice.here is not None:
            self.press(self.choice.here)

    def action_escape(self) -> None:
        if self.choice is not None:
            self.choice.drop()
            self.point()

    def press(self, at: At) -> None:
        """A place is pressed: a pile opens; more only where somebody plays."""
        zone = zone_of(self.choice.look, at) if self.choice is not None else None
        self.go(at)
        if zone is not None and zone.shape == "pile":
            self.app.push_screen(PilePage(zone))

    # Pages ---------------------------------------------------------------------------------

    def show_rule(self) -> None:
        """Open the rule that applies: of the latest refusal, or of what is pointed at."""
        if self.rules is None:
            self.query_one(Says).show("This game has no rulebook here.")
            return
        self.app.push_screen(RulesPage(self.rules, self.rule_here(), self.reason))

    def rule_here(self) -> str:
        """The rule that was told of, else that of what is picked or pointed at."""
        choice = self.choice
        if self.rule or choice is None or choice.here is None:
            return self.rule
        meant = choice.meant(choice.here) if choice.picked else []
        return meant[0].rule if meant else choice.rule(choice.here)

    def show_log(self) -> None:
        """Everything that has happened, the latest first."""
        said = list(reversed(self.said()))
        self.app.push_screen(TextPage("Log, the latest first", "\n".join(said) or "Nothing yet."))

    def show_keys(self) -> None:
        """What the keys do."""
        self.app.push_screen(TextPage("Keys", self.HELP))

    def turn_light(self) -> None:
        """Dark, or light."""
        dark = self.app.current_theme.dark
        self.app.theme = "underdeck-light" if dark else "underdeck-dark"
        for part in (Header, Board, Says):
            self.query_one(part).redraw()
        for keys in self.query(Keys):
            keys.redraw()


def is_there(look: Look, at: At) -> bool:
    """Whether a place can still be pointed at."""
    zone = zone_of(look, at)
    return (
        zone is not None
        and (at.cell < len(zone.cells))
        and (at.cell < 0 or bool(zone.cells[at.cell].cards))
    )


def changed(before: Look, after: Look) -> frozenset[At]:
    """The cells in the middle of the table where something else lies now."""
    was = {(zone.name, n): cell.cards for zone in before.zones for n, cell in enumerate(zone.cells)}
    return frozenset(
        At(zone.name, n)
        for zone in after.zones
        if is_spread(zone)
        for n, cell in enumerate(zone.cells)
        if cell.cards and cell.cards != was.get((zone.name, n))
    )
