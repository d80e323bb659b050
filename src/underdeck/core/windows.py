"""Steps in which several seats speak: windows to interfere in, and offers to each other."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.kernel import State, Step
from underdeck.core.steps import ACCEPT, NOT_ASKED, PASS
from underdeck.core.widths import i32


class Window(Step):
    """Anyone may interfere now, in turn; whatever is played opens it afresh; all pass: it closes.

    Every seat is asked, also one that holds nothing to play: skipping it would tell. Frame: `at`
    counts the passes in a row. A game subclasses it and says what may be played.
    """

    __slots__ = ()

    def first(self, s: State, me: i32, it: i32) -> int:
        """The seat that is asked first."""
        return me

    def may_speak(self, s: State, me: i32, it: i32, seat: i32) -> bool:
        """Whether `seat` takes part, by what everybody knows."""
        return True

    def plays(self, s: State, me: i32, it: i32, seat: i32) -> None:
        """Consider what `seat` may play, beside passing."""
        raise NotImplementedError

    def bars(self, s: State, me: i32, it: i32, seat: i32, a: i32) -> None:
        """Bar what `seat` may not play."""
        raise NotImplementedError

    def play(self, s: State, me: i32, it: i32, seat: i32, a: i32) -> None:
        """`seat` plays; the window's own frame already waits to open afresh."""
        raise NotImplementedError

    def begin(self, s: State, me: i32, it: i32) -> None:
        n = s.book.seats
        passes = s.at
        while passes < n:
            seat = (self.first(s, me, it) + passes) % n
            if self.may_speak(s, me, it, seat):
                s.at = passes
                s.ask(self, seat, me, it)
                return
            passes += 1

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < s.book.seats and 0 <= s.at <= s.book.seats

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(PASS)
        self.plays(s, me, it, s.seat())

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != PASS:
            self.bars(s, me, it, s.seat(), a)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        seat = s.who
        if a == PASS:
            s.push(self, s.at + 1, me, it, s.x, s.y)
            return
        s.push(self, 0, me, it, s.x, s.y)
        self.play(s, me, it, seat, a)


class Offer(Step):
    """One seat proposes terms, another accepts, refuses or counters.

    Frame: `me` proposes to `it`; `at` 0: terms are being proposed, 1: they are being answered;
    `x`: the terms, a number that the game gives a meaning; `y`: counters so far.
    A game subclasses it and says which terms there are and what becomes of them.
    """

    __slots__ = ("rounds",)

    rounds: i32

    def __init__(self, rounds: i32) -> None:
        """`rounds`: how many times the terms may be countered, so that every match ends."""
        super().__init__()
        self.rounds = rounds

    def terms(self, s: State, me: i32, it: i32) -> None:
        """Consider the terms that `me` may propose to `it`."""
        raise NotImplementedError

    def bars(self, s: State, me: i32, it: i32, a: i32) -> None:
        """Bar what `me` may not propose to `it`."""
        raise NotImplementedError

    def proposed(self, s: State, a: i32) -> int:
        """The terms that an action proposes."""
        return action.x(a)

    def agreed(self, s: State, me: i32, it: i32, terms: i32) -> None:
        """`it` has accepted what `me` proposed."""
        raise NotImplementedError

    def refused(self, s: State, me: i32, it: i32, terms: i32) -> None:
        """`it` has refused what `me` proposed; or `me` proposed nothing (terms 0)."""

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, me if s.at == 0 else it, me, it)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        n = s.book.seats
        return 0 <= me < n and 0 <= it < n and 0 <= s.at <= 1 and 0 <= s.y <= self.rounds

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(PASS)
        if s.at == 0:
            self.terms(s, me, it)
            return
        s.offer(ACCEPT)
        if s.y < self.rounds:
            self.terms(s, it, me)

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a == PASS or (a == ACCEPT and s.at == 1):
            return
        if s.at == 0:
            self.bars(s, me, it, a)
        elif a == ACCEPT or s.y >= self.rounds:
            s.bar(NOT_ASKED)
        else:
            self.bars(s, it, me, a)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a == PASS:
            self.refused(s, me, it, s.x if s.at == 1 else 0)
        elif a == ACCEPT:
            self.agreed(s, me, it, s.x)
        elif s.at == 0:
            s.push(self, 1, me, it, self.proposed(s, a), 0)
        else:
            s.push(self, 1, it, me, self.proposed(s, a), s.y + 1)
