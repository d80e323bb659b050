"""The course of a match: a fold over actions, CHANCE's answers and what is taken back."""

from __future__ import annotations

from dataclasses import dataclass, field

from underdeck.core.game import Game, Unreadable, arrange
from underdeck.core.kernel import ALL, CHANCE, NOBODY, State
from underdeck.core.refusal import Illegal
from underdeck.core.saying import Event, Reason
from underdeck.core.steps import Order
from underdeck.core.verbs import nearest, quoted, words_of
from underdeck.table.chance import Answer
from underdeck.table.shown import newly

NOTHING_PLAYED = "nothing is played yet"


class Refused(ValueError):
    """The action is not legal; `reason` has the rule, the facts and what would be legal."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.facts} ({reason.rule})" if reason.rule else reason.facts)
        self.reason = reason


class CannotUndo(ValueError):
    """The latest action showed something, or there is none."""


@dataclass(frozen=True)
class Entry:
    """One action, or one answer of CHANCE: in words, by whom, with what happened.

    `seat` is a seat from 0, or CHANCE; `line` the record's line that says it, from 1. `words` have
    every card by its name; `heard` are the words as each seat hears them, the public's last.
    """

    words: str
    seat: int
    events: tuple[Event, ...]
    line: int
    heard: tuple[str, ...]

    def told(self, seat: int) -> str:
        """The words as a seat (from 0) hears them, or NOBODY: "?" for a card it cannot see."""
        return self.words if seat == ALL else self.heard[seat if seat >= 0 else -1]


@dataclass
class Played:
    """An action with the answers that followed it, and what they showed that was new."""

    before: State
    questions: int  # of CHANCE, answered before it
    entries: list[Entry] = field(default_factory=list)
    shown: str = ""


class Ears:
    """A listener that keeps what it hears, as events."""

    def __init__(self, game: Game) -> None:
        self.happenings = {happening.number: happening for happening in game.happenings}
        self.events: list[Event] = []

    def hear(self, s: State, kind: int, me: int, card: int, x: int, y: int) -> None:
        self.events.append(Event(self.happenings[kind], me, card, x, y))


class Course:
    """The standing line of a match: what has been played and not taken back."""

    def __init__(self, game: Game, state: State | None = None) -> None:
        """`state`: where the match begins, if not with the first step."""
        self.game = game
        self.state = game.new() if state is None else state.copy()
        self.opening: list[Entry] = []  # CHANCE's answers before the first action
        self.played: list[Played] = []
        self.questions = 0  # of CHANCE, answered on the standing line
        self.practised = False
        self.undealt = 0  # the first line of a record that its own chance would not have dealt

    def entries(self) -> list[Entry]:
        """Everything on the standing line, in order."""
        return [*self.opening, *(entry for played in self.played for entry in played.entries)]

    def latest(self) -> Entry:
        """What was done last on the standing line."""
        return (self.played[-1].entries if self.played else self.opening)[-1]

    # Playing -------------------------------------------------------------------------------

    def reading(self, words: str) -> int:
        """The action that the words say to the seat that is asked. Raises Unreadable.

        They are read from its view, so that a card it does not see cannot be found by name.
        """
        return self.game.read_action(self.game.redact(self.state, self.state.seat()), words)

    def refuse(self, action: int, seat: int) -> None:
        """Raise Refused unless `seat` may do the action now."""
        s = self.state
        if s.over():
            raise Refused(self.game.why(s, action))
        if seat != s.seat():
            whose = "chance is" if s.seat() == CHANCE else f"seat {s.seat() + 1} is"
            facts = f"It is not for seat {seat + 1} to act: {whose} asked."
            raise Refused(Reason(False, "", facts, "Wait for your question."))
        if action not in self.game.options(s):
            raise Refused(self.game.why(self.game.redact(s, seat), action))

    def act(self, action: int, seat: int, line: int) -> Entry:
        """Do an action. Raises Refused; then nothing has changed."""
        self.refuse(action, seat)
        words = self.game.words(self.game.redact(self.state, seat), action)
        told = tuple(self.game.told(self.state, action, hearer) for hearer in self.hearers())
        played = Played(self.state, self.questions)
        after, events = self.following(action)
        entry = Entry(words, seat, events, line, told)
        played.entries.append(entry)
        self.played.append(played)
        self.step_on(after, events, rolled="")
        return entry

    def hearers(self) -> list[int]:
        """Who hears what is played: every seat, then the public."""
        return [*range(self.game.seats), NOBODY]

    def following(self, answer: Answer) -> tuple[State, tuple[Event, ...]]:
        """The state after an answer, and what happened on the way."""
        after = self.state.copy()
        ears = Ears(self.game)
        after.listener = ears
        if isinstance(answer, int):
            after.play(answer)
        else:
            arrange(after, answer)
        after.listener = None
        return after, tuple(ears.events)

    def step_on(self, after: State, events: tuple[Event, ...], rolled: str) -> None:
        """The state is `after`; note what the action under way has shown."""
        if self.played and not self.played[-1].shown:
            shown = rolled or newly(self.game, self.state, after, events)
            self.played[-1].shown = shown
        self.state = after

    # Chance --------------------------------------------------------------------------------

    def answer(self, answer: Answer, line: int) -> Entry:
        """CHANCE answers. Raises Illegal unless that is an answer."""
        words = self.words(answer)
        if isinstance(answer, int) and answer not in self.game.options(self.state):
            raise Illegal(f"{words!r} answers nothing that is asked")
        after, events = self.following(answer)
        told = tuple(self.words(self.seen(answer, hearer)) for hearer in self.hearers())
        entry = Entry(words, CHANCE, events, line, told)
        (self.played[-1].entries if self.played else self.opening).append(entry)
        self.questions += 1
        self.step_on(after, events, f"{words} was rolled" if isinstance(answer, int) else "")
        return entry

    def words(self, answer: Answer) -> str:
        """CHANCE's answer in words: an order names its place, then its cards, the lowest first."""
        if isinstance(answer, int):
            return self.game.words(self.state, answer)
        step = self.state.asking()
        place = step.zone.name if isinstance(step, Order) else step.name
        names = [place, *(self.game.kinds.name(card) for card in answer)]
        return "order " + " ".join(quoted(name) for name in names)

    def seen(self, answer: Answer, seat: int) -> Answer:
        """An answer as a seat sees it: an order has backs for the cards that it does not see."""
        step = self.state.asking()
        if isinstance(answer, int) or not isinstance(step, Order):
            return answer
        me, it = self.state.frame(0, 2), self.state.frame(0, 3)
        laid = self.state.copy()
        laid.pop()
        step.arrange(laid, me, it, answer)
        return step.cards(self.game.redact(laid, seat), me)

    def answer_read(self, words: str) -> Answer:
        """The answer that words say. Raises Unreadable, or Illegal where none is asked for."""
        s, kinds = self.state, self.game.kinds
        if s.seat() != CHANCE:
            raise Illegal("chance is not asked here")
        step = s.asking()
        if not isinstance(step, Order):
            return self.game.read_action(s, words)
        said = words_of(words)
        if said[:2] != ["order", step.zone.name]:
            raise Illegal(f"chance is asked for 'order {quoted(step.zone.name)}' here")
        names = said[2:]
        for name in names:
            if name not in kinds.numbers:
                raise Unreadable(
                    f"no card is called {name!r}: {nearest(name, list(kinds.numbers))}"
                )
        return [kinds.numbers[name] for name in names]

    # Taking back ---------------------------------------------------------------------------

    def undo_depth(self) -> int:
        """How many actions can be taken back before one that showed something."""
        depth = 0
        for played in reversed(self.played):
            if played.shown:
                break
            depth += 1
        return depth

    def undo(self, back: int, *, practice: bool) -> bool:
        """Take back actions; whether one of them had shown something. Raises CannotUndo."""
        if back > len(self.played):
            n = len(self.played)
            raise CannotUndo(f"no more than {n} can be taken back" if n else NOTHING_PLAYED)
        barrier = back > self.undo_depth()
        if barrier and not practice:
            shown = next(played.shown for played in reversed(self.played) if played.shown)
            raise CannotUndo(f"{shown}, and that cannot be taken back")
        self.drop(back)
        self.practised = self.practised or barrier
        return barrier

    def drop(self, back: int) -> None:
        """Go back to before the latest `back` actions."""
        first = self.played[-back]
        self.state = first.before
        self.questions = first.questions
        del self.played[-back:]
