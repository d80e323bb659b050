"""The screen on which a match is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType

from underdeck.core.game import Unreadable
from underdeck.core.kernel import NOBODY
from underdeck.core.look import At, Look, Move
from underdeck.core.rulebook import Rulebook
from underdeck.core.saying import Reason
from underdeck.terminal import commands
from underdeck.terminal.choice import Barred, Choice, Chosen, letters
from underdeck.terminal.drawn import Key, Keys, Says
from underdeck.terminal.pages import Curtain
from underdeck.terminal.screen import TableScreen
from underdeck.terminal.sitting import Refused, Sitting, reason_words, sentence
from underdeck.terminal.words import spot_words

BOT_PAUSE = 0.5  # seconds before a bot acts
AGAIN = "Once more to do it, Esc not to."

HELP = """\
1 2 3 ...       choose the card, and then the place, with that number
Tab, Shift+Tab  go through what can be chosen
Arrows          point at any place, and be told what lies there
Enter           choose it: a card, then where it goes; a pile opens
Esc             let go of the card
The letters in gold do the moves that need no card.
A move with a warning is done when it is chosen once more.

u  take back the latest move      h  a hint
?  the rule that applies          m  all moves
l  everything that has happened   :  type an action
n  a new game                     t  dark or light
p  practice: taking back what was shown
q  quit; the game is on disk and can be resumed

The mouse does it all: click a card, then where it goes."""


class PlayScreen(TableScreen):
    """A match, played by whoever is at the keyboard, and by bots."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "enter", show=False)]
    KEYS: ClassVar[Sequence[Key]] = (
        Key("u", "undo"),
        Key("h", "hint"),
        Key("?", "rule"),
        Key("m", "moves"),
        Key("l", "log"),
        Key("k", "keys"),
        Key("q", "quit"),
        Key("n", "new"),
    )
    HELP = HELP

    def __init__(self, sitting: Sitting, rules: Rulebook | None, again: Callable[[], None]) -> None:
        super().__init__(rules)
        self.sitting = sitting
        self.again = again
        self.message: tuple[str, bool] = ("", False)
        self.buttons: dict[str, Move] = {}
        self.commands |= commands.commands(self)

    def on_mount(self) -> None:
        self.go_on()

    # What is shown -------------------------------------------------------------------------

    def look(self) -> Look:
        return self.sitting.look()

    def said(self) -> Sequence[str]:
        return self.sitting.said()

    def aside(self) -> str:
        marks = []
        if self.sitting.practice:
            marks.append("practice")
        if len(self.sitting.humans) > 1:
            marks.append(f"seat {self.sitting.viewer + 1}")
        return " · ".join(marks)

    def show(self) -> None:
        super().show()
        assert self.choice is not None
        moves = self.choice.buttons()
        keys = letters(moves, "".join(self.commands))
        self.buttons = {key: move for key, move in zip(keys, moves, strict=True) if key}
        shown = [Key(key, move.label, strong=True) for key, move in self.buttons.items()]
        self.query_one("#moves", Keys).show(shown)

    def tell(self) -> None:
        """Say what was just said, or what the move would be, or what is asked."""
        choice = self.choice
        if choice is None:
            return
        says = self.query_one(Says)
        here = spot_words(choice.look, choice.here) if choice.here else ""
        words, warning = self.message
        if choice.waiting is not None:
            asked = f"{sentence(choice.waiting.label)} {AGAIN}"
            says.show(choice.waiting.warning, asked, warning=True)
        elif words:
            says.show(words, here, warning=warning)
        elif choice.picked is not None and choice.here is not None:
            self.tell_aim(choice, here)
        else:
            says.show(choice.look.prompt or choice.look.ending, here)

    def tell_aim(self, choice: Choice, here: str) -> None:
        """Say what the moves to the place pointed at would do."""
        assert choice.here is not None
        moves = choice.meant(choice.here)
        says = self.query_one(Says)
        if moves:
            warnings = " ".join(dict.fromkeys(move.warning for move in moves if move.warning))
            label = " or ".join(move.label for move in moves)
            says.show(sentence(label), warnings or here, warning=bool(warnings))
        elif not choice.aims():
            says.show("It can go nowhere now. Choose a place to be told why not.", here)
        elif choice.here == choice.picked:
            says.show("Choose where it goes, or Esc to let go of it.", here)
        else:
            says.show("It cannot go there; Enter says why.", here)

    def inform(self, words: str, *, warning: bool = False) -> None:
        """Say something, until the player does something else."""
        self.message = words, warning
        self.point()

    def quiet(self) -> None:
        """What was said has been heard."""
        self.message = "", False
        self.rule = self.reason = ""

    # The course of a match -----------------------------------------------------------------

    def go_on(self) -> None:
        """Show the table; then a bot acts, the keyboard is passed, or the match has ended."""
        if self.sitting.next_human != NOBODY:
            self.app.push_screen(Curtain(self.sitting.next_human), self.take_seat)
            return
        self.show()
        assert self.choice is not None
        news = self.sitting.news(self.choice.look)
        if news:
            self.inform(" ".join(news), warning=True)
        if self.sitting.table.over:
            commands.show_result(self)
        elif self.sitting.bot_asked:
            self.set_timer(BOT_PAUSE if self.is_moving else 0.01, self.act_bot)

    def take_seat(self, _: None) -> None:
        """The next player is there."""
        self.sitting.seat_at_keyboard()
        self.choice = None
        self.go_on()

    def act_bot(self) -> None:
        """The bot that is asked acts."""
        if self.sitting.bot_asked:
            self.sitting.act_bot()
            self.go_on()

    def act(self, action: str) -> None:
        """Do an action, or say why not."""
        try:
            self.sitting.act(action)
        except Unreadable as error:
            self.inform(sentence(str(error)), warning=True)
        except Refused as error:
            self.refuse(error.reason)
        except OSError as error:
            self.inform(
                f"The move was not done: it cannot be written down ({error}).", warning=True
            )
        else:
            self.quiet()
            self.let_go()
            self.go_on()

    def let_go(self) -> None:
        """Nothing is picked or pointed at: the next move begins afresh."""
        if self.choice is not None:
            self.choice.drop()
            self.choice.here = None

    def refuse(self, reason: Reason) -> None:
        """Say why something is not legal, and keep its rule for the rule page."""
        words = reason_words(reason)
        self.inform(
            words + (" Press ? for the rule." if reason.rule else ""), warning=not reason.legal
        )
        self.rule, self.reason = reason.rule, words

    # Choosing ------------------------------------------------------------------------------

    def command(self, key: str) -> bool:
        if self.choice is None:
            return False
        if key in self.buttons:
            self.meant(self.buttons[key])
            return True
        at = self.choice.sign(key)
        if at is not None:
            self.press(at)
            return True
        return super().command(key)

    def go(self, at: At) -> None:
        self.quiet()
        super().go(at)

    def action_next(self, by: int) -> None:
        self.quiet()
        super().action_next(by)

    def action_escape(self) -> None:
        self.quiet()
        super().action_escape()

    def press(self, at: At) -> None:
        choice = self.choice
        if choice is None:
            return
        self.quiet()
        picked = choice.picked
        answer = choice.press(at)
        if isinstance(answer, Chosen):
            self.choose(answer.moves)
        elif isinstance(answer, Barred):
            self.point()
            self.bar(answer)
        elif answer is None or picked or choice.picked:
            self.point()
        else:
            super().press(at)

    def choose(self, moves: Sequence[Move]) -> None:
        """One of the moves is to be done; which one is asked if there are more."""
        if len(moves) == 1:
            self.meant(moves[0])
        else:
            commands.choose(self, "Which?", moves)

    def meant(self, move: Move) -> None:
        """A move is to be done; one with a warning only when it is chosen once more."""
        assert self.choice is not None
        self.quiet()
        if move.warning and self.choice.waiting != move:
            self.choice.waiting = move
            self.rule = move.rule
            self.point()
            return
        self.act(move.action)

    def bar(self, answer: Barred) -> None:
        """Say why a card cannot go to a place."""
        assert self.choice is not None
        look = self.choice.look
        reason = self.sitting.why_not(look, answer.start, answer.at)
        if reason is not None:
            self.refuse(reason)
            return
        can = "It can go to what is lit." if self.choice.aims() else "It can go nowhere now."
        self.refuse(Reason(False, self.choice.rule(answer.start), "It cannot go there.", can))
