"""Plain lines: the whole game through a pipe, for screen readers, scripts and dumb terminals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TextIO

from underdeck.core.kernel import NOBODY
from underdeck.core.look import Look
from underdeck.core.rulebook import Rulebook
from underdeck.core.verbs import is_number
from underdeck.table import Table
from underdeck.terminal import Chooser, Player
from underdeck.terminal.sitting import (
    CannotUndo,
    Refused,
    Sitting,
    Unreadable,
    reason_words,
    sentence,
)
from underdeck.terminal.words import look_lines

HELP = """\
A number does the move with that number; its words do it too.
table          say the whole table again
moves          say the moves again
undo           take the latest action back
practice       let undo take back what has been shown; the result will say so
hint           say a good move
why ACTION     why an action is not legal, or by which rule it is
rules [WORD]   the rules with that id or word
log            everything that has happened
new            a new game
help           these lines
quit           stop; the game can be resumed"""


class Quit(Exception):
    """The player stops, or there are no more lines to read."""


class Plain:
    """A player at a pipe or a plain terminal: reads a line, says what came of it."""

    def __init__(self, lines: TextIO, out: TextIO, rules: Rulebook | None) -> None:
        self.lines = lines
        self.out = out
        self.rules = rules
        self.last: list[str] = []
        self.commands: dict[str, Callable[[Sitting, Look, str], None]] = {
            "table": self.table,
            "moves": self.moves,
            "undo": self.undo,
            "practice": self.practice,
            "hint": self.hint,
            "why": self.why,
            "rules": self.find_rules,
            "log": self.log,
            "help": self.help,
        }

    def say(self, *lines: str) -> None:
        """Say lines, at once."""
        for line in lines:
            self.out.write(line + "\n")
        self.out.flush()

    def read(self) -> str:
        """The next line that is not empty. Raises Quit when there is none."""
        while True:
            if self.lines.isatty():
                self.out.write("> ")
                self.out.flush()
            line = self.lines.readline()
            if not line:
                raise Quit
            if line.strip():
                return line.strip()

    def agrees(self, question: str) -> bool:
        """The answer to a question of yes or no. Raises Quit."""
        self.say(f"{question} Say yes or no.")
        while True:
            answer = self.read().lower()
            if answer in ("yes", "y"):
                return True
            if answer in ("no", "n"):
                return False
            if answer == "quit":
                raise Quit
            self.say("Say yes or no.")

    # A match -------------------------------------------------------------------------------

    def play(self, sitting: Sitting) -> None:
        """Play one match; returns when the player wants another. Raises Quit."""
        self.last = []
        look = sitting.look()
        self.say(", ".join([look.title, *look.variant]) + ".", "Say help for the commands.")
        while True:
            self.bots(sitting)
            self.pass_on(sitting)
            look = sitting.look()
            self.position(sitting, look)
            while True:
                words = self.read()
                if words.lower() == "new":
                    return
                if self.answer(sitting, look, words):
                    break

    def answer(self, sitting: Sitting, look: Look, words: str) -> bool:
        """Do what a line says; whether the table has changed. Raises Quit."""
        name, _, rest = words.partition(" ")
        if words.lower() == "quit":
            raise Quit
        action = chosen(look, words)
        if action is None and name.lower() in self.commands:
            before = sitting.table.lines[:]
            self.commands[name.lower()](sitting, look, rest.strip())
            return sitting.table.lines != before
        if words.isdecimal() and action is None:
            n = len(look.moves)
            self.say(f"There are {n} moves, and no number {words}." if n else ended(look))
            return False
        return self.act(sitting, look, action or words)

    def act(self, sitting: Sitting, look: Look, action: str) -> bool:
        """Do an action; whether it was done."""
        if look.outcome:
            self.say(ended(look))
            return False
        try:
            sitting.act(action)
        except Unreadable as error:
            self.say(f"{sentence(str(error))} Say help for the commands.")
        except Refused as error:
            self.say(reason_words(error.reason))
        except OSError as error:
            self.say(f"The move was not done: it cannot be written down ({error}).")
        else:
            return True
        return False

    def bots(self, sitting: Sitting) -> None:
        """Let the bots play until a human is asked."""
        while sitting.bot_asked:
            sitting.act_bot()

    def pass_on(self, sitting: Sitting) -> None:
        """Between two people at one keyboard, wait until the next one is there."""
        if sitting.next_human != NOBODY:
            self.say(f"Seat {sitting.next_human + 1} is asked. Say anything when you are there.")
            self.read()
            self.last = []
        sitting.seat_at_keyboard()

    # What is said --------------------------------------------------------------------------

    def position(self, sitting: Sitting, look: Look) -> None:
        """What has changed on the table, and the moves; or how it ended."""
        lines = look_lines(look)
        self.say(*sitting.unheard())
        self.say(*[line for line in lines if line not in self.last], *sitting.news(look))
        self.last = lines
        if look.outcome:
            self.say(ending(look), "Say new for another game, undo, log or quit.")
        else:
            self.moves(sitting, look, "")

    def moves(self, sitting: Sitting, look: Look, rest: str) -> None:
        """The question, and the moves with their numbers."""
        several = len(sitting.humans) > 1
        self.say((f"Seat {sitting.viewer + 1}: " if several else "") + look.prompt)
        for n, move in enumerate(look.moves, start=1):
            warning = f" Warning: {move.warning}" if move.warning else ""
            self.say(f"{n}. {sentence(move.label)}{warning}")

    def table(self, sitting: Sitting, look: Look, rest: str) -> None:
        """The whole table."""
        self.say(*look_lines(look), *look.notes)

    def log(self, sitting: Sitting, look: Look, rest: str) -> None:
        """Everything that has happened."""
        self.say(*(sitting.said() or ["Nothing has happened yet."]))

    def help(self, sitting: Sitting, look: Look, rest: str) -> None:
        """The commands."""
        self.say(*HELP.splitlines())

    # Commands ------------------------------------------------------------------------------

    def undo(self, sitting: Sitting, look: Look, rest: str) -> None:
        """Take the latest action back."""
        try:
            said = sitting.undo()
        except CannotUndo as error:
            said = str(error)
        except OSError as error:
            said = f"It was not taken back: that cannot be written down ({error})."
        self.say(said)

    def practice(self, sitting: Sitting, look: Look, rest: str) -> None:
        """Practice mode, on or off."""
        self.say(sitting.practise())

    def hint(self, sitting: Sitting, look: Look, rest: str) -> None:
        """A good move, with its number."""
        move = sitting.hint(look)
        if move is None:
            self.say("There is no hint.")
        else:
            warning = f" Warning: {move.warning}" if move.warning else ""
            self.say(f"{look.moves.index(move) + 1}. {sentence(move.label)}{warning}")

    def why(self, sitting: Sitting, look: Look, rest: str) -> None:
        """Why an action is not legal, or by which rule it is."""
        if not rest:
            self.say("Say why and then an action, as in: why " + example(look))
            return
        try:
            self.say(reason_words(sitting.why(chosen(look, rest) or rest)))
        except Unreadable as error:
            self.say(sentence(str(error)))

    def find_rules(self, sitting: Sitting, look: Look, rest: str) -> None:
        """The rules with an id or a word; all of them without."""
        found = self.rules.search(rest) if self.rules else []
        self.say(*[f"{rule.id} {rule.text}" for rule in found] or [f"No rule speaks of {rest!r}."])


def chosen(look: Look, words: str) -> str | None:
    """The action that a number or an action's own words choose; None if they choose none."""
    if is_number(words) and 1 <= int(words) <= len(look.moves):
        return look.moves[int(words) - 1].action
    return next((move.action for move in look.moves if move.action == words.lower()), None)


def ended(look: Look) -> str:
    """What to say when the match is over and an action is asked for."""
    return f"The game is over. {look.ending}"


def ending(look: Look) -> str:
    """How the match ended, with its score if it has one."""
    return look.ending + ("" if look.score is None else f" Score: {look.score}.")


def example(look: Look) -> str:
    """An action, as it is worded."""
    return look.moves[-1].action if look.moves else "an action"


def play(
    start: Callable[[], Table],
    saved: Callable[[], Table] | None,
    seats: Sequence[Player],
    hint: Chooser | None,
    rules: Rulebook | None,
    lines: TextIO,
    out: TextIO,
) -> int:
    """Play matches until the player quits or the lines end; the exit code."""
    plain = Plain(lines, out, rules)
    table: Table | None = None
    try:
        if saved is not None and plain.agrees("A game is not finished. Go on with it?"):
            table = saved()
        while True:
            table = table or start()
            plain.play(Sitting(table, seats, hint))
            table.close()
            table = None
    except Quit:
        if table is not None and table.journal is not None and not table.over:
            plain.say("The game is saved.")
        if table is not None:
            table.close()
    return 0
