"""The Textual client: plays, shows and replays matches on the whole screen."""

from __future__ import annotations

import os
import sys
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
        self.failed: Exception | None = None
        self.unfinished = False  # whether the match that was closed last can be resumed

    def prepare(self) -> None:
        """Open the match that was not finished, or begin one; whatever it raises is raised."""
        if self.saved is not None:
            self.table = self.saved()
        elif self.start is not None:
            self.table = self.start()

    def begin(self, app: Underdeck) -> None:
        """Show the match that was begun, or offer to go on with one that was not finished."""
        table = self.table
        if table is None or self.saved is None:
            self.show(app)
            return
        look = table.look(NOBODY)
        text = ", ".join([look.title, *look.variant]) + ". "
        text += " ".join(counter_words(counter) for counter in look.counters)

        def chosen(n: int | None) -> None:
            if n == 1:
                self.new(app)
            else:
                self.show(app)

        items = [Item("Go on with it"), Item("Begin a new game")]
        app.push_screen(ListPage("A game is not finished", items, text), chosen)

    def new(self, app: Underdeck) -> None:
        """Begin a new match, or stop with the reason why there can be none."""
        self.close()
        try:
            self.table = self.start() if self.start is not None else None
        except Exception as error:  # said by whoever runs the program, when the screen is gone
            self.failed = error
            app.exit(1)
        else:
            self.show(app)

    def show(self, app: Underdeck) -> None:
        """Show the match."""
        if self.table is not None:
            sitting = Sitting(self.table, self.seats, self.hint)
            app.show_screen(PlayScreen(sitting, self.rules, lambda: self.new(app)))

    def close(self) -> None:
        """Let the match's file go."""
        if self.table is not None:
            self.unfinished = self.table.journal is not None and not self.table.over
            self.table.close()
            self.table = None


class Watched(Host):
    """Begins matches that are only watched."""

    speed = 1.0

    def show(self, app: Underdeck) -> None:
        if self.table is not None:
            sitting = Sitting(self.table, self.seats)
            app.show_screen(WatchScreen(sitting, self.rules, lambda: self.new(app), self.speed))


def watch(
    start: Callable[[], Table], seats: Sequence[Chooser], speed: float, rules: Rulebook | None
) -> int:
    """Show bots playing on the whole screen; the exit code."""
    host = Watched(start, None, seats, None, rules)
    host.speed = speed
    return run(host, host.begin)


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
    code = run(host, host.begin)
    if host.unfinished:
        sys.stdout.write("The game is saved.\n")
    return code


def run(host: Host, first: Callable[[Underdeck], None]) -> int:
    """Run the program on the screen; the exit code. Raises what made it stop."""
    host.prepare()
    try:
        code = Underdeck(first).run()
    finally:
        host.close()
    if host.failed is not None:
        raise host.failed
    return code or 0
