"""What joins words into sentences: and, or, then, may, to, if; every game's cards use them."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.kernel import CHANCE, RUNNING, State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Condition, Word

YES = 5 << 25  # the verb 5: what the card offers is done
NO = 6 << 25  # the verb 6: it is not
WHICH = 7  # the verb 7: one of several deeds, its number in x
TRIALS = 2_000  # answers that are tried to see whether a price can be paid


class Series(Word):
    """Do these, one after the other, each as far as it can be done."""

    __slots__ = ("n", "parts_")

    parts_: list[Word]
    n: i32

    def __init__(self, parts: list[Word]) -> None:
        super().__init__()
        self.parts_ = parts
        self.n = len(parts)

    def parts(self) -> list[Step]:
        return list(self.parts_)

    def begin(self, s: State, me: i32, it: i32) -> None:
        at = s.at
        if at + 1 < self.n:
            s.push(self, at + 1, me, it, s.x, s.y)
        part: Word = self.parts_[at]
        s.do(part, me, it)

    def possible(self, s: State, me: i32, it: i32) -> bool:
        """Whether any of it can be done."""
        for i in range(self.n):
            part: Word = self.parts_[i]
            if part.possible(s, me, it):
                return True
        return False

    def payable(self, s: State, me: i32, it: i32) -> bool:
        """Whether all of it can be done, each so that the next still can."""
        if self.n == 1:
            part: Word = self.parts_[0]
            return part.possible(s, me, it)
        trial = s.copy()
        trial.set_running()
        return together(trial, self.parts_, 0, me, it, [TRIALS]) != 0


class Price(Series):
    """Do all of these for a deed, whose frame waits right beneath. If what was chosen for one
    leaves another impossible, the deed is forfeit."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        at = s.at
        part: Word = self.parts_[at]
        if not part.possible(s, me, it):
            s.pop()
            return
        if at + 1 < self.n:
            s.push(self, at + 1, me, it, s.x, s.y)
        s.do(part, me, it)


def together(s: State, parts: list[Word], i: i32, me: i32, it: i32, left: list[int]) -> int:
    """Whether the parts from `i` on can all be done: every way to answer is tried, while trials
    are `left`."""
    if i == len(parts):
        return 1
    part: Word = parts[i]
    if not part.possible(s, me, it):
        return 0
    floor = s.depth()
    s.do(part, me, it)
    return answer(s, floor, parts, i, me, it, left)


def answer(
    s: State, floor: i32, parts: list[Word], i: i32, me: i32, it: i32, left: list[int]
) -> int:
    """Play part `i` on to its end, in every way, and see whether the rest can be done."""
    s.run_down(floor)
    if s.seat() == RUNNING:
        return together(s, parts, i + 1, me, it, left)
    if s.seat() == CHANCE and s.asking().orders():
        s.pop()
        return answer(s, floor, parts, i, me, it, left)
    n = s.legal()
    for k in range(n):
        if left[0] == 0:
            return 0
        left[0] -= 1
        after = s.copy()
        after.floor = floor
        after.play(s.option(k))
        if answer(after, floor, parts, i, me, it, left):
            return 1
    return 0


class Either(Word):
    """Do one of these, as the player chooses."""

    __slots__ = ("n", "parts_")

    parts_: list[Word]
    n: i32

    def __init__(self, parts: list[Word]) -> None:
        super().__init__()
        self.parts_ = parts
        self.n = len(parts)

    def parts(self) -> list[Step]:
        return list(self.parts_)

    def possible(self, s: State, me: i32, it: i32) -> bool:
        for i in range(self.n):
            part: Word = self.parts_[i]
            if part.possible(s, me, it):
                return True
        return False

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for i in range(self.n):
            s.consider(self, me, it, action.pack(WHICH, 0, i, 0))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        i = action.x(a)
        if a != action.pack(WHICH, 0, i, 0) or i >= self.n:
            s.bar(NOT_ASKED)
            return
        part: Word = self.parts_[i]
        if not part.possible(s, me, it):
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        part: Word = self.parts_[action.x(a)]
        s.do(part, me, it)


class May(Word):
    """The player may do `deed`; if there is a price, all of it is done first, or nothing."""

    __slots__ = ("deed", "price", "priced")

    price: Price
    deed: Word
    priced: bool

    def __init__(self, deed: Word, price: Price | None) -> None:
        super().__init__()
        self.deed = deed
        self.priced = price is not None
        self.price = price if price is not None else Price([])

    def parts(self) -> list[Step]:
        return [self.price, self.deed]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        if self.priced:
            return self.price.payable(s, me, it)
        return self.deed.possible(s, me, it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(NO)
        s.offer(YES)

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != YES and a != NO:
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a == NO:
            return
        s.do(self.deed, me, it)
        if self.priced:
            s.do(self.price, me, it)


class If(Word):
    """Do it only if something is so."""

    __slots__ = ("condition", "deed")

    condition: Condition
    deed: Word

    def __init__(self, condition: Condition, deed: Word) -> None:
        super().__init__()
        self.condition = condition
        self.deed = deed

    def parts(self) -> list[Step]:
        return [self.deed]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return self.condition.holds(s, me, it) and self.deed.possible(s, me, it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.condition.holds(s, me, it):
            s.do(self.deed, me, it)
