"""Haggling in the tavern: coins of the active seat for a hidden card of its neighbour (TV-5, 6)."""

from __future__ import annotations

import underdeck.core.action as action
from tests.toys.taproom import (
    ACTIVE,
    ASIDE,
    COINS,
    GAVE,
    GOT,
    HAND,
    NOT_HELD,
    OFFERED,
    PUT_ASIDE,
    SAME_TERMS,
    TOO_DEAR,
    give,
    propose,
)
from underdeck.core.kernel import State, Step
from underdeck.core.places import known
from underdeck.core.steps import ACCEPT, NOT_ASKED, PASS
from underdeck.core.windows import Offer


class Haggle(Offer):
    """Coins of the active seat for a card of its neighbour (TV-5)."""

    def __init__(self, rounds: int, sale: Step) -> None:
        super().__init__(rounds)
        self.sale = sale

    def parts(self) -> list[Step]:
        return [self.sale]

    def terms(self, s: State, me: int, it: int) -> None:
        for coins in range(1, 5):
            s.consider(self, me, it, propose(coins))

    def bars(self, s: State, me: int, it: int, a: int) -> None:
        coins = action.x(a)
        if a != propose(coins) or not 1 <= coins <= 4:
            s.bar(NOT_ASKED)
            return
        if coins > COINS.get(s, ACTIVE.get(s, 0)):
            s.bar(TOO_DEAR)
        if s.at == 1 and coins == s.x:
            s.bar(SAME_TERMS)

    def proposed(self, s: State, a: int) -> int:
        s.tell(OFFERED, s.who, 0, action.x(a), 0)
        return action.x(a)

    def agreed(self, s: State, me: int, it: int, terms: int) -> None:
        buyer = ACTIVE.get(s, 0)
        s.push(self.sale, 0, it if buyer == me else me, buyer, terms, 0)


class Visit(Step):
    """The active seat turns to its left neighbour, if that one holds a card (TV-5)."""

    def __init__(self, haggle: Step) -> None:
        super().__init__()
        self.haggle = haggle

    def parts(self) -> list[Step]:
        return [self.haggle]

    def begin(self, s: State, me: int, it: int) -> None:
        neighbour = (me + 1) % s.book.seats
        if HAND.count(s, neighbour) > 0:
            s.do(self.haggle, me, neighbour)


class PutAside(Step):
    """The seller puts a card aside, unseen (TV-6).

    What others knew of its hand they know no more: it may be any of these cards.
    """

    def begin(self, s: State, me: int, it: int) -> None:
        s.ask(self, me, me, it)

    def candidates(self, s: State, me: int, it: int) -> None:
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                s.consider(self, me, it, give(card))
            last = card

    def barred(self, s: State, me: int, it: int, a: int) -> None:
        if a != give(action.card(a)):
            s.bar(NOT_ASKED)
        elif not HAND.holding(s, me, action.card(a)):
            s.bar(NOT_HELD)

    def chosen(self, s: State, me: int, it: int, a: int) -> None:
        HAND.forget(s, me)
        HAND.move(s, me, HAND.find(s, me, action.card(a)), ASIDE, me)
        s.tell(PUT_ASIDE, me, action.card(a), 0, 0)


class Buy(Step):
    """The buyer pays and takes the card, which the seller then knows, or leaves it (TV-6)."""

    def begin(self, s: State, me: int, it: int) -> None:
        s.ask(self, it, me, it)

    def candidates(self, s: State, me: int, it: int) -> None:
        s.offer(PASS)
        s.offer(ACCEPT)

    def barred(self, s: State, me: int, it: int, a: int) -> None:
        if a not in (PASS, ACCEPT):
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: int, it: int, a: int) -> None:
        card = ASIDE.pop(s, me)
        if a == PASS:
            HAND.put(s, me, card)
            return
        COINS.add(s, it, -s.x)
        COINS.add(s, me, s.x)
        HAND.put_marked(s, it, card, known(me))
        s.tell(GAVE, me, card, 0, 0)
        s.tell(GOT, it, card, 0, 0)
