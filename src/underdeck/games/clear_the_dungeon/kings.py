"""Special abilities: what the defeated kings in the inventory can be used for (CD-4.3)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.clear_the_dungeon.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.places import known
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.clear_the_dungeon.kinds import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    KINGS,
    SPADES,
)
from underdeck.games.clear_the_dungeon.places import (
    CLEARED,
    DECK,
    DOUBLED,
    HAND,
    INVENTORY,
    LAID,
    SPOTS,
)
from underdeck.games.clear_the_dungeon.told import (
    BURIED,
    DECK_HAS_NONE,
    DOUBLED_ALREADY,
    DOUBLED_CARD,
    DREW,
    KING_USED,
    LEFT_BELOW,
    LOOKED,
    LOOKING,
    NO_KING,
    NONE_TO_BURY,
    NOT_AN_ATTACK_CARD,
    NOT_LOOKING,
    RAISED,
)
from underdeck.games.clear_the_dungeon.verbs import BURY, DOUBLE, DRAW, LOOK


def owned(s: State, suit: i32) -> bool:
    """Whether the king of that suit lies in the inventory."""
    return INVENTORY.holding(s, 0, KINGS + suit)


def spend(s: State, suit: i32) -> None:
    """A used king goes to the clear pile at once (CD-4.4)."""
    INVENTORY.take(s, 0, KINGS + suit)
    CLEARED.put(s, 0, KINGS + suit)
    s.tell(KING_USED, 0, KINGS + suit, suit, 0)


def candidates(s: State, step: Step, me: i32, it: i32) -> None:
    """Consider every use of the kings that are there."""
    if INVENTORY.count(s, 0) == 0:
        return
    if owned(s, HEARTS):
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                s.consider(step, me, it, verbs.bury(card))
            last = card
    if owned(s, DIAMONDS):
        s.consider(step, me, it, verbs.look())
    if owned(s, SPADES):
        doubles(s, step, me, it)
    if owned(s, CLUBS):
        s.consider(step, me, it, verbs.draw())


def doubles(s: State, step: Step, me: i32, it: i32) -> None:
    """Consider doubling each attack card that lies on a monster."""
    for spot in range(SPOTS):
        n = LAID.count(s, spot)
        if n > 0:
            s.consider(step, me, it, verbs.double(LAID.card(s, spot, 0), spot))
        if n > 1 and LAID.card(s, spot, 1) != LAID.card(s, spot, 0):
            s.consider(step, me, it, verbs.double(LAID.card(s, spot, 1), spot))


def undoubled(s: State, spot: i32, card: i32) -> int:
    """Where on a monster a copy of `card` lies that is not doubled yet, or -1."""
    for i in range(LAID.count(s, spot)):
        if LAID.card(s, spot, i) == card and not LAID.mark(s, spot, i) & DOUBLED:
            return i
    return -1


def barred(s: State, me: i32, a: i32) -> None:
    """Bar a use of a king that the rules do not allow."""
    verb = action.verb(a)
    card = action.card(a)
    if verb == BURY and a == verbs.bury(card):
        need(s, HEARTS)
        if not HAND.holding(s, me, card):
            s.bar(NONE_TO_BURY)
    elif a == verbs.look():
        need(s, DIAMONDS)
        need_deck(s)
    elif a == verbs.draw():
        need(s, CLUBS)
        need_deck(s)
    elif verb == DOUBLE and a == verbs.double(card, action.x(a)):
        need(s, SPADES)
        bar_doubling(s, action.x(a), card)
    elif a == verbs.raised() or a == verbs.leave():
        s.bar(NOT_LOOKING)
    else:
        s.bar(NOT_ASKED)


def need(s: State, suit: i32) -> None:
    """Bar the action unless the king of that suit can be used."""
    if not owned(s, suit):
        s.bar(NO_KING)


def need_deck(s: State) -> None:
    """Bar the action if the power deck is empty (CD-4.3R, CD-4.4R)."""
    if DECK.count(s, 0) == 0:
        s.bar(DECK_HAS_NONE)


def bar_doubling(s: State, spot: i32, card: i32) -> None:
    """Bar doubling a card that is no attack card on a monster, or is doubled (CD-4.4R)."""
    if spot >= SPOTS or not LAID.holding(s, spot, card):
        s.bar(NOT_AN_ATTACK_CARD)
    elif undoubled(s, spot, card) < 0:
        s.bar(DOUBLED_ALREADY)


def use(s: State, peek: Step, me: i32, a: i32) -> None:
    """Do what a king allows; `peek` is the question that the king of diamonds asks."""
    verb = action.verb(a)
    if verb == BURY:
        bury(s, me, action.card(a))
    elif verb == LOOK:
        spend(s, DIAMONDS)
        DECK.set_mark(s, 0, 0, DECK.mark(s, 0, 0) | known(me))
        s.tell(LOOKED, me, DECK.card(s, 0, 0), 0, 0)
        s.do(peek, me, 0)
    elif verb == DOUBLE:
        spend(s, SPADES)
        double(s, action.x(a), action.card(a))
    elif verb == DRAW:
        spend(s, CLUBS)
        s.tell(DREW, me, DECK.move(s, 0, DECK.count(s, 0) - 1, HAND, me), 0, 0)


def bury(s: State, me: i32, card: i32) -> None:
    """Put a card of the hand at the bottom of the power deck (CD-4.3.1); its owner knows it."""
    spend(s, HEARTS)
    HAND.take(s, me, card)
    DECK.put_under(s, 0, card, known(me))
    s.tell(BURIED, me, card, 0, 0)


def double(s: State, spot: i32, card: i32) -> None:
    """An attack card counts twice from now on (CD-4.3.3, CD-4.4R)."""
    i = undoubled(s, spot, card)
    LAID.set_mark(s, spot, i, LAID.mark(s, spot, i) | DOUBLED)
    s.tell(DOUBLED_CARD, 0, card, spot, 0)


class Peek(Step):  # compiled: final
    """Having seen the bottom card of the power deck, move it to the top if wished (CD-4.3.2)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        if DECK.count(s, 0) > 0:
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(verbs.raised())
        s.offer(verbs.leave())

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != verbs.raised() and a != verbs.leave():
            s.bar(LOOKING)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = DECK.card(s, 0, 0)
        if a == verbs.raised():
            DECK.move(s, 0, 0, DECK, 0)
            s.tell(RAISED, me, card, 0, 0)
        else:
            s.tell(LEFT_BELOW, me, card, 0, 0)
