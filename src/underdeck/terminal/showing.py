"""Screens on which nobody plays: bots are watched, and records are gone through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from underdeck.core.kernel import ALL, CHANCE, NOBODY
from underdeck.core.look import Look
from underdeck.core.rulebook import Rulebook
from underdeck.core.verbs import is_number
from underdeck.table import Replay
from underdeck.terminal.drawn import Key, Keys, Says
from underdeck.terminal.pages import AskPage
from underdeck.terminal.screen import TableScreen
from underdeck.terminal.sitting import Sitting
from underdeck.terminal.words import moment_words

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)  # actions a second
FAR = 10  # moments at once

WATCHING = """\
Space        pause, and go on
+ -          faster, slower
Right arrow  one action
n            the next game
v            whose cards are shown
?  rule      l  log      t  dark or light      q  quit"""

REPLAYING = """\
Left, Right        one line back, or on
Page up, Page down ten lines
Home, End          the beginning, the end
j                  jump to a line
b                  branch off: play on from here, in a new game
v                  whose cards are shown
?  rule      l  log      t  dark or light      q  quit"""


def viewer_words(viewer: int) -> str:
    """Whose cards are shown."""
    return {NOBODY: "as the public sees it", ALL: "all cards"}.get(viewer, f"seat {viewer + 1}")


class ShowScreen(TableScreen):
    """A table that is only looked at, by a seat's eyes, the public's, or seeing all."""

    def __init__(self, rules: Rulebook | None, seats: int) -> None:
        super().__init__(rules)
        self.eyes: list[int] = [*range(seats), *([NOBODY] if seats > 1 else []), ALL]
        self.commands |= {"v": self.turn_eyes, "q": lambda: self.app.exit(0)}

    @property
    def viewer(self) -> int:
        """Whose cards are shown."""
        return self.eyes[0]

    def turn_eyes(self) -> None:
        """Look with the next one's eyes."""
        self.eyes = [*self.eyes[1:], self.eyes[0]]
        self.show()

    def on_mount(self) -> None:
        self.show()

    def said_now(self, head: str, body: str) -> None:
        """Say what is shown."""
        self.query_one("#moves", Keys).show([])
        self.query_one(Says).show(head, body)


class WatchScreen(ShowScreen):
    """Bots play, at a speed."""

    HELP = WATCHING
    KEYS: ClassVar[Sequence[Key]] = (
        Key(" ", "pause", shown="space"),
        Key("+", "faster"),
        Key("-", "slower"),
        Key("right", "step", shown="→"),
        Key("n", "next"),
        Key("k", "keys"),
        Key("q", "quit"),
    )

    def __init__(
        self, sitting: Sitting, rules: Rulebook | None, again: Callable[[], None], speed: float
    ) -> None:
        super().__init__(rules, sitting.table.game.seats)
        self.sitting = sitting
        self.speed = speed
        self.paused = False
        self.timer: Timer | None = None
        self.commands |= {
            " ": self.pause,
            "+": lambda: self.change_speed(1),
            "=": lambda: self.change_speed(1),
            "-": lambda: self.change_speed(-1),
            "right": self.step,
            "n": again,
        }

    def on_mount(self) -> None:
        super().on_mount()
        self.set_speed(self.speed)

    def look(self) -> Look:
        return replace(self.sitting.table.look(self.viewer), moves=())

    def said(self) -> Sequence[str]:
        self.sitting.viewer = self.viewer
        return self.sitting.said()

    def aside(self) -> str:
        return "paused" if self.paused else f"{self.speed:g} actions a second"

    def tell(self) -> None:
        look = self.choice.look if self.choice is not None else None
        played = self.sitting.last_action()
        score = f" Score: {look.score}." if look and look.score is not None else ""
        self.said_now((look.ending if look else "") + score or played, viewer_words(self.viewer))

    def action_arrow(self, key: str) -> None:
        if key == "right":
            self.step()
        else:
            super().action_arrow(key)

    def set_speed(self, speed: float) -> None:
        """Play so many actions a second from now on."""
        self.speed = speed
        if self.timer is not None:
            self.timer.stop()
        self.timer = self.set_interval(1 / speed, self.tick)

    def change_speed(self, by: int) -> None:
        """The next faster or slower speed."""
        near = min(range(len(SPEEDS)), key=lambda n: abs(SPEEDS[n] - self.speed))
        self.set_speed(SPEEDS[max(0, min(near + by, len(SPEEDS) - 1))])
        self.show()

    def pause(self) -> None:
        """Stop, or go on."""
        self.paused = not self.paused
        self.show()

    def tick(self) -> None:
        """The next action, unless it is paused or a page is open."""
        if not self.paused and self.app.screen is self:
            self.act()

    def step(self) -> None:
        """One action, and then a pause."""
        self.paused = True
        self.act()
        self.show()

    def act(self) -> None:
        """The bot that is asked acts."""
        if self.sitting.bot_asked:
            self.sitting.act_bot()
            self.show()


class ReplayScreen(ShowScreen):
    """A record, line by line."""

    HELP = REPLAYING
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", f"move({-FAR})", show=False),
        Binding("pagedown", f"move({FAR})", show=False),
        Binding("home", "move(-1000000)", show=False),
        Binding("end", "move(1000000)", show=False),
    ]
    KEYS: ClassVar[Sequence[Key]] = (
        Key("left", "back", shown="←"),
        Key("right", "on", shown="→"),
        Key("j", "jump"),
        Key("b", "branch off"),
        Key("v", "view"),
        Key("k", "keys"),
        Key("q", "quit"),
    )

    def __init__(
        self, replay: Replay, rules: Rulebook | None, branch: Callable[[int], None] | None
    ) -> None:
        super().__init__(rules, replay.game.seats)
        self.replay = replay
        self.branching = branch
        self.commands |= {
            "left": lambda: self.action_move(-1),
            "right": lambda: self.action_move(1),
            "j": self.jump,
            "b": self.branch,
        }

    def look(self) -> Look:
        return replace(self.replay.look(self.viewer), moves=())

    def said(self) -> Sequence[str]:
        kinds = self.replay.game.kinds
        shown = self.replay.moments[: self.replay.at + 1]
        return [event.sentence(kinds, self.viewer) for one in shown for event in one.events]

    def aside(self) -> str:
        return f"line {self.replay.now.line} of {self.replay.moments[-1].line}"

    def tell(self) -> None:
        now = self.replay.now
        who = {NOBODY: "", CHANCE: "Chance: "}.get(now.seat, f"Seat {now.seat + 1}: ")
        words = moment_words(now, self.viewer)
        head = who + words if words else "The beginning."
        if not now.followed:
            head += " (today's rules do not follow the record here)"
        notes = " ".join(self.replay.notes) if self.replay.at == 0 or not now.followed else ""
        self.said_now(head, notes or viewer_words(self.viewer))

    def action_arrow(self, key: str) -> None:
        if key in ("left", "right"):
            self.action_move(-1 if key == "left" else 1)
        else:
            super().action_arrow(key)

    def action_move(self, by: int) -> None:
        self.replay.step(by)
        self.show()

    def jump(self) -> None:
        """Ask for a line, and show it."""

        def typed(words: str | None) -> None:
            if words is not None and is_number(words):
                self.replay.jump(int(words))
                self.show()

        last = self.replay.moments[-1].line
        self.app.push_screen(AskPage("Jump to a line", f"1 to {last}"), typed)

    def branch(self) -> None:
        """Play on from here, in a new game."""
        if self.branching is None or not self.replay.now.followed:
            self.query_one(Says).show("No game can branch off here.", warning=True)
        else:
            self.branching(self.replay.now.line)
