"""Steps that every game is built of: in order, again and again, dice, shuffles."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.core.rng as rng
from underdeck.core.kernel import CHANCE, State, Step
from underdeck.core.places import Zone
from underdeck.core.refusal import Illegal
from underdeck.core.widths import i32, u64

PASS = 1 << 25  # the verb 1 without fields: an answer that does nothing
ORDER = 2 << 25  # the verb 2: the one option of a question that is answered with `arrange`
ROLL = 3 << 25  # the verb 3: what a die shows is its field x
ACCEPT = 4 << 25  # the verb 4: yes to what is proposed
NOT_ASKED = 0  # refusal 0 of every game: this is no answer to the question


class All(Step):  # compiled: final
    """Do these, one after the other. One frame: its `at` is the next child.

    Each child gets the frame's `x` and `y`; what one hands to this frame, the next one gets.
    """

    __slots__ = ("children", "n")

    children: list[Step]
    n: i32

    def __init__(self, *children: Step) -> None:
        super().__init__()
        self.children = list(children)
        self.n = len(children)

    def parts(self) -> list[Step]:
        return self.children

    def begin(self, s: State, me: i32, it: i32) -> None:
        at = s.at
        if at + 1 < self.n:
            s.push(self, at + 1, me, it, s.x, s.y)
        child: Step = self.children[at]
        s.push(child, 0, me, it, s.x, s.y)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < s.book.seats and 0 <= s.at < self.n


class Again(Step):  # compiled: final
    """Do this for ever, until something ends the match."""

    __slots__ = ("step",)

    step: Step

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.do(self, me, it)
        s.do(self.step, me, it)


class Roll(Step):  # compiled: final
    """Roll a die of `sides`, and tell `then` what it shows, as its `it`.

    What the roll is about, its own `it`, is the `x` of `then`; `y` stays.
    """

    __slots__ = ("sides", "then")

    sides: i32
    then: Step

    def __init__(self, sides: i32, then: Step) -> None:
        super().__init__()
        self.sides = sides
        self.then = then

    def parts(self) -> list[Step]:
        return [self.then]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, CHANCE, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for face in range(1, self.sides + 1):
            s.offer(ROLL | face << 8)

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        face = action.x(a)
        if a != ROLL | face << 8 or face < 1 or face > self.sides:
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        s.push(self.then, 0, me, action.x(a), it, s.y)


class Order(Step):  # compiled: final
    """CHANCE puts the cards of a place in an order: the place of owner `me`, or of `owner`.

    Afterwards the cards carry no marks: nobody knows which is which.
    """

    __slots__ = ("owner", "zone")

    zone: Zone
    owner: i32

    def __init__(self, zone: Zone, owner: i32) -> None:
        """`owner` -1: the seat that the step is done for."""
        if not zone.ordered:
            raise ValueError(f"the cards in {zone.name!r} have no order to be put in")
        super().__init__()
        self.zone = zone
        self.owner = owner
        self.name = f"Order {zone.name}"

    def whose(self, me: i32) -> int:
        """Whose place is put in order."""
        return self.owner if self.owner >= 0 else me

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.zone.count(s, self.whose(me)) > 1:
            s.ask(self, CHANCE, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(ORDER)

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != ORDER:
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        raise Illegal(f"{self.name!r} is answered with an order of cards, not with an action")

    def orders(self) -> bool:
        return True

    def cards(self, s: State, me: i32) -> list[int]:
        """The cards to be put in order, the lowest first."""
        who = self.whose(me)
        return [self.zone.card(s, who, i) for i in range(self.zone.count(s, who))]

    def arrange(self, s: State, me: i32, it: i32, cards: list[int]) -> None:
        if sorted(cards) != sorted(self.cards(s, me)):
            raise Illegal(f"the order is not one of exactly the cards in {self.zone.name!r}")
        who = self.whose(me)
        self.zone.clear(s, who)
        for card in cards:
            self.zone.put(s, who, card)

    def shuffle(self, s: State, me: i32, it: i32, seed: u64) -> u64:
        """Fisher and Yates, from the top down."""
        who = self.whose(me)
        i = self.zone.count(s, who) - 1
        while i > 0:
            seed = rng.settle(seed, i + 1)
            j = rng.below(seed, i + 1)
            card = self.zone.card(s, who, i)
            self.zone.replace(s, who, i, self.zone.card(s, who, j))
            self.zone.replace(s, who, j, card)
            i -= 1
        self.zone.forget(s, who)
        return seed
