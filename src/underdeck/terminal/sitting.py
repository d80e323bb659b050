"""A sitting: a table, who plays which seat, and what those at the keyboard have been told."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.game import Unreadable
from underdeck.core.kernel import NOBODY
from underdeck.core.look import At, Look, Move
from underdeck.core.saying import Reason
from underdeck.table import CannotUndo, Refused, Table
from underdeck.table.attempts import Attempts
from underdeck.terminal import Chooser, Player

PRACTICE = "In practice mode it can, and the result will say so."
ON = "Practice mode is on: undo takes back what was shown, and the result will say so."
OFF = "Practice mode is off."
STAYS = "This game is practice to its end: undo takes back what was shown."


class Sitting:
    """Everything about a match that a screen or a line asks of it.

    `viewer` is the seat whose cards are shown, from 0. Where only bots play it is NOBODY, who sees
    what is public; but who plays alone may be watched.
    """

    def __init__(
        self, table: Table, seats: Sequence[Player] = (), hint: Chooser | None = None
    ) -> None:
        self.table = table
        n = table.game.seats
        self.seats: list[Player] = [*seats, *[None] * n][:n]
        self.hinting = hint
        self.practising = False
        self.attempts = Attempts()
        self.told: set[str] = set()
        self.humans = [seat for seat, player in enumerate(self.seats) if player is None]
        self.viewer = self.humans[0] if self.humans else 0 if n == 1 else NOBODY
        self.seat_at_keyboard()
        self.heard: dict[int, int] = {}
        self.begun = len(self.said()) if self.last_action() else 0

    # Seeing --------------------------------------------------------------------------------

    def seat_at_keyboard(self) -> None:
        """Whoever is asked sees the table, if a human is."""
        if self.table.asked in self.humans:
            self.viewer = self.table.asked

    @property
    def next_human(self) -> int:
        """The seat to which the keyboard must be passed; NOBODY if it is in the right hands."""
        asked = self.table.asked
        return asked if asked in self.humans and asked != self.viewer else NOBODY

    @property
    def bot_asked(self) -> bool:
        """Whether a bot is to act."""
        return not self.table.over and self.table.asked not in self.humans

    def look(self) -> Look:
        """The table as it may be shown now."""
        look = self.table.look(self.viewer)
        self.attempts.learn(look)
        return look

    def said(self) -> list[str]:
        """Everything that has happened, in sentences."""
        kinds = self.table.game.kinds
        return [
            event.sentence(kinds, self.viewer) for entry in self.table.log for event in entry.events
        ]

    def unheard(self) -> list[str]:
        """What has happened since whoever is at the keyboard last heard it, in sentences."""
        said = self.said()
        since = min(self.heard.get(self.viewer, self.begun), len(said))
        self.heard[self.viewer] = len(said)
        return said[since:]

    def news(self, look: Look) -> list[str]:
        """Notes of the look, and of a record that was resumed, that have not been said yet."""
        notes = [note for note in [*self.table.notes, *look.notes] if note not in self.told]
        self.told.update(notes)
        return notes

    # Playing -------------------------------------------------------------------------------

    def act(self, action: str) -> None:
        """Do an action for whoever is at the keyboard.

        Raises Refused, Unreadable, or OSError if it cannot be written down.
        """
        self.table.act(action, self.viewer)

    def act_bot(self) -> None:
        """Let the bot that is asked act."""
        seat = self.table.asked
        player = self.seats[seat]
        assert player is not None
        self.table.act(player(self.table.game, self.table.view(seat)), seat)

    def hint(self, look: Look) -> Move | None:
        """The move that the giver of hints would make; None if nobody gives any.

        No move with a warning is hinted at where there is one without: then the one that the game
        prefers of those.
        """
        if self.hinting is None or self.table.over:
            return None
        game, view = self.table.game, self.table.view(self.viewer)
        words = game.words(view, self.hinting(game, view))
        move = next((move for move in look.moves if move.action == words), None)
        unwarned = [move for move in look.moves if not move.warning]
        if move is None or not move.warning or not unwarned:
            return move
        liked = {one.action: self.table.read(one.action, self.viewer) for one in unwarned}
        return max(unwarned, key=lambda one: game.prefer(game, view, liked[one.action]))

    @property
    def practice(self) -> bool:
        """Whether undo takes back what was shown: by choice, or as the match is practice anyway."""
        return self.practising or self.table.practised

    def practise(self) -> str:
        """Practice mode, on or off; what was said."""
        self.practising = not self.practising
        return STAYS if self.table.practised else ON if self.practising else OFF

    def undo(self) -> str:
        """Take back the latest action of a human, with what bots did after it; what was said.

        Raises CannotUndo, or OSError if it cannot be written down.
        """
        before = len(self.table.log)
        last = self.last_action()
        try:
            self.table.undo(practice=self.practice)
        except CannotUndo as error:
            barrier = self.table.undo_depth() == 0 and before and last
            raise CannotUndo(f"{sentence(str(error))}{' ' + PRACTICE if barrier else ''}") from None
        if self.bot_asked and self.table.undo_depth():
            return self.undo()
        self.seat_at_keyboard()
        moves = self.table.look(self.viewer).moves
        label = next((move.label for move in moves if move.action == last), last)
        return f"Taken back: {sentence(label)}"

    def last_action(self) -> str:
        """The words of the latest action that stands; "" if there is none."""
        played = [entry.told(self.viewer) for entry in self.table.log if entry.seat >= 0]
        return played[-1] if played else ""

    # Why not -------------------------------------------------------------------------------

    def why(self, action: str) -> Reason:
        """Why an action is not legal, or by which rule it is. Raises Unreadable."""
        return self.table.why(action, self.viewer)

    def why_not(self, look: Look, start: At, aim: At) -> Reason | None:
        """Why no move goes from `start` to `aim`; None if that cannot be put into words."""
        self.attempts.rehearse(self.table.game, start, aim)
        words = self.attempts.words(look, start, aim)
        if not words:
            return None
        try:
            reason = self.why(words)
        except Unreadable:
            return None
        return None if reason.legal else reason


def reason_words(reason: Reason) -> str:
    """A reason in one or two sentences, with its rule."""
    if reason.legal:
        return f"That is legal ({reason.rule})."
    rules = ", ".join(rule for rule in (reason.rule, *reason.also) if rule)
    return f"{reason.facts} {reason.remedy}" + (f" ({rules})" if rules else "")


def sentence(words: str) -> str:
    """Words with a capital and a full stop.

    >>> sentence("nothing is played yet")
    'Nothing is played yet.'
    """
    end = "" if words.endswith((".", "?", "!")) else "."
    return words[:1].upper() + words[1:] + end


__all__ = ["CannotUndo", "Refused", "Sitting", "Unreadable", "reason_words", "sentence"]
