"""Matches told in plain lines, with nobody playing: what bots did, and what a record says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import TextIO

from underdeck.core.kernel import CHANCE, NOBODY
from underdeck.core.rulebook import Rulebook
from underdeck.core.verbs import is_number
from underdeck.table import Replay, Table
from underdeck.terminal import Chooser, Player
from underdeck.terminal.plain import Plain, Quit, ending, play
from underdeck.terminal.sitting import Sitting
from underdeck.terminal.words import look_lines, moment_words

HELP = (
    "next [N]   N lines on",
    "back [N]   N lines back",
    "line N     to that line of the record",
    "table      say the table as it is there",
    "all        say all that follows",
    "branch     play on from there, in a new game",
    "quit       stop",
)


def watch(start: Callable[[], Table], seats: Sequence[Chooser], out: TextIO) -> int:
    """Tell a match that bots play, from its beginning to its end; the exit code."""
    sitting = Sitting(start(), seats)
    told = Plain(StringIO(), out, None)
    told.say(", ".join([sitting.look().title, *sitting.look().variant]) + ".")
    told.say(*sitting.unheard())
    while sitting.bot_asked:
        sitting.act_bot()
        told.say(*sitting.unheard())
    told.say(ending(sitting.look()))
    sitting.table.close()
    return 0


class Teller:
    """A record gone through in plain lines."""

    def __init__(self, record: Replay, told: Plain) -> None:
        self.record = record
        self.told = told
        self.viewer = 0 if record.game.seats == 1 else NOBODY

    def all(self) -> None:
        """Every line from here on, and how it ended."""
        while self.record.step():
            self.line()
        look = self.record.look(self.viewer)
        self.told.say(ending(look) if look.outcome else look.prompt)

    def line(self) -> None:
        """The line that is shown, with what happened."""
        moment = self.record.now
        who = {NOBODY: "", CHANCE: "chance: "}.get(moment.seat, f"seat {moment.seat + 1}: ")
        words = moment_words(moment, self.viewer) or "the beginning"
        self.told.say(
            " ".join([f"Line {moment.line}, {who}{words}.", *self.record.events(self.viewer)])
        )

    def go(self, words: str) -> None:
        """Do what a line says. Raises Quit."""
        name, _, rest = words.lower().partition(" ")
        number = int(rest) if is_number(rest.strip()) else 1
        if name in ("next", "back"):
            self.record.step(number if name == "next" else -number)
            self.line()
        elif name == "line" and rest:
            self.record.jump(number)
            self.line()
        elif name == "table":
            self.told.say(*look_lines(self.record.look(self.viewer)))
        elif name == "all":
            self.all()
        elif name == "quit":
            raise Quit
        else:
            self.told.say(*([] if name == "help" else [f"{words!r} is none of these:"]), *HELP)


def replay(
    record: Replay,
    branch: Callable[[int], Table] | None,
    seats: Sequence[Player],
    hint: Chooser | None,
    rules: Rulebook | None,
    lines: TextIO,
    out: TextIO,
) -> int:
    """Go through a record as the lines say, at a terminal; else tell all of it. The exit code."""
    told = Plain(lines, out, rules)
    teller = Teller(record, told)
    told.say(*record.notes)
    if not lines.isatty():
        teller.all()
        return 0
    told.say("Say next, back, line N, table, all, branch, help or quit.")
    try:
        while (words := told.read()).lower() != "branch":
            teller.go(words)
    except Quit:
        return 0
    if branch is None or not record.now.followed:
        told.say("No game can branch off here.")
        return 0
    return play(lambda: branch(record.now.line), None, seats, hint, rules, lines, out)
