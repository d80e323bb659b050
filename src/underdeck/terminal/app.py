"""The Textual client: plays, shows and replays matches on the whole screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from underdeck.core.kernel import NOBODY
from underdeck.core.rulebook import Rulebook
from underdeck.table import Replay, Table
from underdeck.terminal import Chooser, Player
from underdeck.terminal.pages import Item, ListPage
from underdeck.terminal.paint import DARK, LIGHT, Paint
from underdeck.terminal.playing import PlayScreen
from underdeck.terminal.showing import ReplayScreen, WatchScreen
from underdeck.terminal.sitting import Sitting
from underdeck.terminal.words import counter_words

TALL = 30


def theme(name: str, paint: Paint, *, dark: bool) -> Theme:
    """The table's colours for the parts that Textual draws."""
    return Theme(
        name,
        primary=paint.here,
        accent=paint.lit if dark else paint.warn,
        warning=paint.warn,
        error=paint.warn,
        success=paint.good,
        foreground=paint.ink,
        background=paint.felt,
        surface=paint.gone,
        panel=paint.gone,
        dark=dark,
    )


class Underdeck(App[int]):
    """The program on the screen; it begins with `first`."""

    CSS_PATH = "underdeck.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Callable[[Underdeck], None]) -> None:
        super().__init__()
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]
        self.first = first
        self.register_theme(theme("underdeck-dark", DARK, dark=True))
        self.register_theme(theme("underdeck-light", LIGHT, dark=False))
        self.theme = "underdeck-dark"
        if os.environ.get("NO_COLOR"):
            self.animation_level = "none"

    def on_mount(self) -> None:
        self.first(self)

    def show_screen(self, screen: Screen[None]) -> None:
        """Show a screen instead of the one that is shown."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)


class Host:
    """Begins matches, one after the other, and lets their files go."""

    def __init__(
        self,
        start: Callable[[], Table] | None,
        saved: Callable[[], Table] | None,
        seats: Sequence[Player],
        hint: Chooser | None,
        rules: Rulebook | None,
    ) -> None:
        self.start = start
        self.saved = saved
        self.seats = seats
        self.hint = hint
        self.rules = rules
        self.table: Table | None = None

    def begin(self, app: Underdeck) -> None:
        """Offer to go on with the match that was not finished, else begin one."""
        if self.saved is None:
            self.new(app)
            return
        table = self.saved()
        look = table.look(NOBODY)
        text = ", ".join([look.title, *look.variant]) + ". "
        text += " ".join(counter_words(counter) for counter in look.counters)

        def chosen(n: int | None) -> None:
            if n == 1:
                table.close()
                self.new(app)
            else:
                self.open(app, table)

        items = [Item("Go on with it"), Item("Begin a new game")]
        app.push_screen(ListPage("A game is not finished", items, text), chosen)

    def new(self, app: Underdeck) -> None:
        """Begin a new match."""
        self.close()
        assert self.start is not None
        self.open(app, self.start())

    def open(self, app: Underdeck, table: Table) -> None:
        """Show a match."""
        self.table = table
        sitting = Sitting(table, self.seats, self.hint)
        app.show_screen(PlayScreen(sitting, self.rules, lambda: self.new(app)))

    def close(self) -> None:
        """Let the match's file go."""
        if self.table is not None:
            self.table.close()
            self.table = None


def watch(
    start: Callable[[], Table], seats: Sequence[Chooser], speed: float, rules: Rulebook | None
) -> int:
    """Show bots playing on the whole screen; the exit code."""
    host = Host(start, None, seats, None, rules)

    def begin(app: Underdeck) -> None:
        host.close()
        host.table = start()
        sitting = Sitting(host.table, seats)
        app.show_screen(WatchScreen(sitting, rules, lambda: begin(app), speed))

    return run(host, begin)


def replay(
    record: Replay,
    branch: Callable[[int], Table] | None,
    seats: Sequence[Player],
    hint: Chooser | None,
    rules: Rulebook | None,
) -> int:
    """Go through a record on the whole screen; the exit code."""
    host = Host(None, None, seats, hint, rules)

    def begin(app: Underdeck) -> None:
        def off(line: int) -> None:
            assert branch is not None
            host.start = partial(branch, line)
            host.new(app)

        app.show_screen(ReplayScreen(record, rules, off if branch else None))

    return run(host, begin)


def play(
    start: Callable[[], Table],
    saved: Callable[[], Table] | None,
    seats: Sequence[Player],
    hint: Chooser | None,
    rules: Rulebook | None,
) -> int:
    """Play matches on the whole screen until the player quits; the exit code."""
    host = Host(start, saved, seats, hint, rules)
    return run(host, host.begin)


def run(host: Host, first: Callable[[Underdeck], None]) -> int:
    """Run the program on the screen; the exit code."""
    try:
        code = Underdeck(first).run()
    finally:
        host.close()
    return code or 0
