"""The kernel: a state is one row of small integers, a game a stack of steps kept in that row.

Row: a header (who is asked, how many frames wait, who looks), the places that the game declares,
and the waiting frames. Equal rows are equal states; a copy is one block of memory.
"""

from __future__ import annotations

from typing import Protocol

import underdeck.core.memory as memory
from underdeck.core.memory import Options, Row
from underdeck.core.refusal import Illegal, Overrun
from underdeck.core.widths import i32, u64

CHANCE = -1  # the seat that rolls and shuffles
NOBODY = -2  # the seat asked when the match is over; the viewer of what is public
ALL = -3  # the viewer of the whole state
RUNNING = -4  # nobody is asked yet: steps are being done

SEAT = 0  # header: who is asked
DEPTH = 1  # header: how many frames wait
VIEWER = 2  # header: whose view the row is
HEADER = 3

FRAME = 6  # a frame is step, at, me, it, x, y
STEPS_WITHOUT_QUESTION = 10_000
LARGEST = 32_767


class Listener(Protocol):
    """Hears what happens; only a table attaches one, and a copy has none."""

    def hear(self, s: State, kind: int, me: int, card: int, x: int, y: int) -> None:
        """Something happened: `kind` is a number of the game's table of events."""


class State:  # compiled: final, freelist
    """All that can change in a match.

    `at`, `x` and `y` are the other numbers of the frame whose step is at work, and `who` is the
    seat that answered; they mean something only inside a step.
    """

    __slots__ = (
        "at",
        "bars",
        "book",
        "first",
        "floor",
        "listener",
        "n",
        "offered",
        "reasons",
        "row",
        "space",
        "who",
        "x",
        "y",
    )  # fmt: skip

    row: Row
    book: Book
    listener: object
    offered: Options
    space: i32
    n: i32
    at: i32
    x: i32
    y: i32
    who: i32
    bars: i32
    first: i32
    reasons: object
    floor: i32

    def __init__(self, book: Book) -> None:
        self.row = memory.fresh(book.length)
        self.begin_empty(book)
        self.row[SEAT] = RUNNING
        self.row[VIEWER] = ALL

    def begin_empty(self, book: Book) -> None:
        """All that is not in the row, as a copy has it."""
        self.book = book
        self.listener = None
        self.offered = memory.no_options()
        self.space = 0
        self.n = 0
        self.at = 0
        self.x = 0
        self.y = 0
        self.who = NOBODY
        self.bars = 0
        self.first = 0
        self.reasons = None
        self.floor = 0

    def __dealloc__(self) -> None:
        memory.release(self.row)
        memory.release_options(self.offered)

    def copy(self) -> State:
        """A state that is equal and parts ways with this one."""
        new: State = State.__new__(State)
        new.row = memory.duplicate(self.row, self.used(), self.book.length)
        new.begin_empty(self.book)
        return new

    def used(self) -> int:  # compiled: inline
        """How many integers of the row mean something."""
        return self.book.frames + self.row[DEPTH] * FRAME

    def same(self, other: State) -> bool:
        """Whether two states of one book are equal in every slot."""
        n = self.used()
        return n == other.used() and memory.same(self.row, other.row, n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.book is other.book and self.same(other)

    def __hash__(self) -> int:
        return hash(tuple(self.values()))

    def values(self) -> list[int]:
        """The row's integers, for laws and for arrays that learn."""
        return [self.row[i] for i in range(self.used())]

    # What the row says ---------------------------------------------------------------------

    def seat(self) -> int:  # compiled: inline
        """Who is asked: a seat from 0, CHANCE, or NOBODY when the match is over."""
        return self.row[SEAT]

    def viewer(self) -> int:
        """Whose view this is: a seat, NOBODY for what is public, or ALL."""
        return self.row[VIEWER]

    def depth(self) -> int:  # compiled: inline
        """How many frames wait, the asking one included."""
        return self.row[DEPTH]

    def over(self) -> bool:  # compiled: inline
        """Whether the match has ended."""
        return self.row[SEAT] == NOBODY

    def get(self, i: i32) -> int:
        """The number in slot `i`; places know which slots are theirs."""
        return self.row[i]

    def set(self, i: i32, value: i32) -> None:  # compiled: inline
        """Write slot `i`. Raises Overrun if the value does not fit 16 bits."""
        if value > LARGEST or value < -LARGEST:
            raise Overrun(f"{value} does not fit in a slot of the row (16 bits)")
        self.row[i] = value

    # Frames --------------------------------------------------------------------------------

    def do(self, step: Step, me: i32, it: i32) -> None:
        """`step` happens next, for seat `me`, about `it`."""
        self.push(step, 0, me, it, 0, 0)

    def push(self, step: Step, at: i32, me: i32, it: i32, x: i32, y: i32) -> None:
        """`step` happens next, with all the numbers of its frame. Raises Overrun if too deep."""
        depth = self.row[DEPTH]
        if depth >= self.book.depth:
            raise Overrun(f"more than {self.book.depth} steps wait for each other at {step.name!r}")
        i = self.book.frames + depth * FRAME
        self.set(i, step.id)
        self.set(i + 1, at)
        self.set(i + 2, me)
        self.set(i + 3, it)
        self.set(i + 4, x)
        self.set(i + 5, y)
        self.row[DEPTH] = depth + 1

    def frame(self, down: i32, field: i32) -> int:  # compiled: inline
        """A number of a waiting frame: `down` 0 is the innermost, `field` 0 step to 5 y."""
        depth = self.row[DEPTH]
        if down < 0 or down >= depth or field < 0 or field >= FRAME:
            raise Overrun(f"no frame {down} with a number {field}: {depth} wait")
        return self.row[self.book.frames + (depth - 1 - down) * FRAME + field]

    def hand(self, down: i32, field: i32, value: i32) -> None:
        """Hand a number to a waiting frame, as one word of a sentence does to the next."""
        self.frame(down, field)
        depth = self.row[DEPTH]
        self.set(self.book.frames + (depth - 1 - down) * FRAME + field, value)

    def back_to(self, step: Step) -> None:
        """Whatever waits above the innermost frame of `step` is not done any more.

        So ends a turn in the middle of something; `hand` then says where the step goes on.
        Raises Overrun if the step does not wait.
        """
        depth = self.row[DEPTH]
        while depth > 0 and self.row[self.book.frames + (depth - 1) * FRAME] != step.id:
            depth -= 1
        if depth == 0:
            raise Overrun(f"{step.name!r} does not wait: nothing can go back to it")
        self.row[DEPTH] = depth

    def end(self) -> None:
        """The match is over: nothing waits any more."""
        self.row[DEPTH] = 0

    def ask(self, step: Step, seat: i32, me: i32, it: i32) -> None:
        """Stop, and let `seat` choose among the options of `step`, in this same frame."""
        self.push(step, self.at, me, it, self.x, self.y)
        self.row[SEAT] = seat

    def asking(self) -> Step:
        """The step that waits for an answer. Raises Illegal when the match is over."""
        depth = self.row[DEPTH]
        if depth == 0:
            raise Illegal("the match is over: nobody is asked")
        i = self.book.frames + (depth - 1) * FRAME
        self.at = self.row[i + 1]
        self.x = self.row[i + 4]
        self.y = self.row[i + 5]
        self.who = self.row[SEAT]
        step: Step = self.book.steps[self.row[i]]
        return step

    # Options -------------------------------------------------------------------------------

    def legal(self) -> int:
        """Find the options of the seat that is asked; how many there are (0 when over).

        A view has those of its own seat and of CHANCE: those of another it does not know.
        """
        self.n = 0
        viewer = self.row[VIEWER]
        seat = self.row[SEAT]
        if self.row[DEPTH] > 0 and (viewer in (ALL, seat) or seat == CHANCE):
            step = self.asking()
            step.candidates(self, self.frame(0, 2), self.frame(0, 3))
        return self.n

    def option(self, i: i32) -> int:  # compiled: inline
        """The `i`-th of the options found last."""
        if i < 0 or i >= self.n:
            raise Illegal(f"there are {self.n} options, and no number {i}")
        return self.offered[i]

    def options(self) -> list[int]:
        """The options of the seat that is asked, in an order that the row alone decides."""
        n = self.legal()
        return [self.offered[i] for i in range(n)]

    def offer(self, action: i32) -> None:  # compiled: inline
        """`action` is an option."""
        if self.n >= self.space:
            self.space = 2 * self.space + 32
            self.offered = memory.more_options(self.offered, self.space)
        self.offered[self.n] = action
        self.n += 1

    def consider(self, step: Step, me: i32, it: i32, action: i32) -> None:  # compiled: inline
        """`action` is an option unless `step` bars it."""
        self.bars = 0
        step.barred(self, me, it, action)
        if self.bars == 0:
            self.offer(action)

    def bar(self, refusal: i32) -> None:  # compiled: inline
        """The action under consideration is refused; the first reason is the one told."""
        if self.bars == 0:
            self.first = refusal
        self.bars += 1
        if self.reasons is not None:
            self.tell_reason(refusal)

    def tell_reason(self, refusal: i32) -> None:
        """Note down a reason for `refusals`."""
        if isinstance(self.reasons, list) and refusal not in self.reasons:
            self.reasons.append(refusal)

    def refusals(self, action: i32) -> list[int]:
        """Every refusal of the asking step that bars `action`, the first one first."""
        step = self.asking()
        found: list[int] = []
        self.reasons = found
        self.bars = 0
        step.barred(self, self.frame(0, 2), self.frame(0, 3), action)
        self.reasons = None
        return found

    # Playing -------------------------------------------------------------------------------

    def apply(self, action: i32) -> None:
        """Answer the question and play on to the next. Raises Illegal unless it is an option."""
        n = self.legal()
        for i in range(n):
            if self.offered[i] == action:
                self.play(action)
                return
        raise Illegal(f"{action:#x} is not among the {n} options")

    def play(self, action: i32) -> None:
        """Answer the question with an option, unchecked, and play on to the next."""
        step = self.asking()
        me = self.frame(0, 2)
        it = self.frame(0, 3)
        self.pop()
        step.chosen(self, me, it, action)
        self.run()

    def pop(self) -> None:
        """The asking frame is taken off the stack: its answer is being heard."""
        self.row[DEPTH] -= 1
        self.row[SEAT] = RUNNING

    def run(self) -> None:
        """Do steps until somebody must choose, or nothing is left to do."""
        done = 0
        while self.row[SEAT] == RUNNING:
            depth = self.row[DEPTH]
            if depth <= self.floor:
                if depth == 0:
                    self.row[SEAT] = NOBODY
                return
            i = self.book.frames + (depth - 1) * FRAME
            self.row[DEPTH] = depth - 1
            self.at = self.row[i + 1]
            self.x = self.row[i + 4]
            self.y = self.row[i + 5]
            step: Step = self.book.steps[self.row[i]]
            done += 1
            if done > STEPS_WITHOUT_QUESTION:
                raise Overrun(f"{done - 1:,} steps without a question, the last {step.name!r}")
            step.begin(self, self.row[i + 2], self.row[i + 3])

    def run_down(self, floor: i32) -> None:
        """Do steps until somebody must choose, or no more than `floor` frames wait."""
        self.floor = floor
        self.run()

    def set_running(self) -> None:
        """Nobody is asked: a search tries what a step would do."""
        self.row[SEAT] = RUNNING

    # Telling -------------------------------------------------------------------------------

    def tell(self, kind: i32, me: i32, card: i32, x: i32, y: i32) -> None:
        """Say what happens to whoever listens; a copy in a search has nobody."""
        if self.listener is not None:
            self.say(kind, me, card, x, y)

    def say(self, kind: i32, me: i32, card: i32, x: i32, y: i32) -> None:
        """Pass an event on to the listener."""
        listener: Listener = self.listener  # type: ignore[assignment]  # object in the .pxd
        listener.hear(self, kind, me, card, x, y)


class Step:
    """One thing the rules do, or ask.

    `begin` does it, or asks; `candidates` considers what might be chosen; `barred` says what
    forbids an action; `chosen` hears the answer. A step is immutable and belongs to one book.
    """

    __slots__ = ("id", "name")

    id: i32
    name: str

    def __init__(self) -> None:
        self.id = -1
        self.name = type(self).__name__

    def parts(self) -> list[Step]:
        """The steps that this one may start; a book enrols them too."""
        return []

    def begin(self, s: State, me: i32, it: i32) -> None:
        """Do it, or ask. The step's frame has been taken off the stack."""
        raise NotImplementedError

    def candidates(self, s: State, me: i32, it: i32) -> None:
        """Consider every action that could be an option, in an order that the row decides."""

    def barred(self, s: State, me: i32, it: i32, action: i32) -> None:
        """Call `s.bar` for each rule that forbids `action`, whatever number it is."""

    def chosen(self, s: State, me: i32, it: i32, action: i32) -> None:
        """Hear the answer. The step's frame has been taken off the stack."""

    def fits(self, s: State, me: i32, it: i32) -> bool:
        """Whether a frame may hold these numbers (and `s.at`, `s.x`, `s.y`), in a position read."""
        return 0 <= me < s.book.seats and it >= 0 and s.at >= 0 and s.x >= 0 and s.y >= 0

    def kinds_in(self) -> list[str]:
        """Which of the frame's numbers ("it", "x", "y") are kinds of card: text has their names."""
        return []

    def orders(self) -> bool:
        """Whether the answer is an order of cards, given with `arrange`."""
        return False

    def arrange(self, s: State, me: i32, it: i32, cards: list[int]) -> None:
        """Hear an order of cards, the last one on top. Raises Illegal unless it is one."""
        raise Illegal(f"{self.name!r} does not ask for an order of cards")

    def shuffle(self, s: State, me: i32, it: i32, seed: u64) -> u64:
        """Put the cards in a random order; the generator's state afterwards."""
        return seed


class Book:  # compiled: final
    """The steps of one game and variant, numbered, and how long its row is.

    `lore` is what the steps may ask beside the row: what is printed on the game's cards.
    """

    __slots__ = ("depth", "frames", "idle", "length", "lore", "names", "root", "seats", "steps")

    steps: list[Step]
    root: Step
    seats: i32
    frames: i32
    depth: i32
    length: i32
    names: dict[str, Step]
    idle: u64
    lore: object

    def __init__(self, root: Step, seats: i32, frames: i32, depth: i32, idle: u64) -> None:
        """`frames`: the slots before the frames. `idle`: a bit for each verb that gives way."""
        self.steps = []
        self.names = {}
        self.root = root
        self.seats = seats
        self.frames = frames
        self.depth = depth
        self.length = frames + depth * FRAME
        self.idle = idle
        self.lore = None
        self.enrol(root)

    def enrol(self, step: Step) -> None:
        """Number `step` and its parts, and give each a name of its own."""
        if step.id >= 0:
            if step.id >= len(self.steps) or self.steps[step.id] is not step:
                raise ValueError(f"the step {step.name!r} belongs to another book")
            return
        step.id = len(self.steps)
        self.steps.append(step)
        name, n = step.name, 1
        while step.name in self.names:
            n += 1
            step.name = f"{name} {n}"
        self.names[step.name] = step
        for part in step.parts():
            self.enrol(part)

    def begin(self) -> State:
        """A match that has just started: every place empty, the first step waiting to `run`."""
        s = State(self)
        s.do(self.root, 0, 0)
        return s
