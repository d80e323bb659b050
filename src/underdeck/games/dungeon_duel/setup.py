"""The set-up: piles with their Devils, the first player, HP, the draft of classes (DD-1)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.dungeon_duel.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.places import (
    CLASS_DECK,
    CLASSES,
    DEVILS,
    DRAFT,
    FLOORS,
    GONE,
    HP,
    PILE,
    POWERS,
)
from underdeck.games.dungeon_duel.told import DISCARDED_CLASS, NOT_IN_DRAFT, PICKED

STARTING_HP, OTHER_HP = 8, 10  # DD-1.3
DRAFTED = 7  # classes laid face up (DD-1.4)
PICKS = 6


class Gather(Step):  # compiled: final
    """Every card lies where it belongs before anything is shuffled (DD-1.1, DD-1.2)."""

    __slots__ = ("classes", "devils", "floors", "powers")

    floors: list[list[int]]
    devils: list[int]
    classes: list[int]
    powers: list[int]

    def __init__(
        self, floors: list[list[int]], devils: list[int], classes: list[int], powers: list[int]
    ) -> None:
        """`floors`: the cards of each floor's pile."""
        super().__init__()
        self.floors = floors
        self.devils = devils
        self.classes = classes
        self.powers = powers

    def begin(self, s: State, me: i32, it: i32) -> None:
        for floor in range(FLOORS):
            for card in self.floors[floor]:
                PILE.put(s, floor, card)
        for card in self.devils:
            DEVILS.put(s, 0, card)
        for card in self.classes:
            CLASS_DECK.put(s, 0, card)
        for card in self.powers:
            POWERS.put(s, 0, card)


class ShareDevils(Step):  # compiled: final
    """One Devil goes into the first pile, two into the second, three into the third (DD-1.2)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        for floor in range(FLOORS):
            for _ in range(min(floor + 1, DEVILS.count(s, 0))):
                PILE.put(s, floor, DEVILS.pop(s, 0))


class FirstPlayer(Step):  # compiled: final
    """A random player starts, with 8 HP; the other has 10 (DD-1.3): `it` counts from 1."""

    __slots__ = ("then",)

    then: Step

    def __init__(self, then: Step) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> list[Step]:
        return [self.then]

    def begin(self, s: State, me: i32, it: i32) -> None:
        starting = it - 1
        HP.set(s, starting, STARTING_HP)
        HP.set(s, 1 - starting, OTHER_HP)
        s.do(self.then, starting, 0)


class LayClasses(Step):  # compiled: final
    """Seven classes lie face up; the others stay unseen, out of the match (DD-1.4, DD-1.4R)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        for _ in range(min(DRAFTED, CLASS_DECK.count(s, 0))):
            DRAFT.put(s, 0, CLASS_DECK.pop(s, 0))


class Draft(Step):  # compiled: final
    """The starting player takes 1, the other 2, the starting player 2, the other 1; the last one
    is discarded (DD-1.4). Frame: `at` picks are done; `me` starts."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == PICKS:
            while DRAFT.count(s, 0) > 0:
                card = DRAFT.pop(s, 0)
                GONE.put(s, 0, card)
                s.tell(DISCARDED_CLASS, me, card, 0, 0)
            return
        s.ask(self, self.picker(s.at, me), me, it)

    def picker(self, at: i32, me: i32) -> int:
        """Who picks next: starting player, other, other, starting, starting, other."""
        return me if (at + 1) // 2 % 2 == 0 else 1 - me

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for i in range(DRAFT.count(s, 0)):
            s.offer(verbs.pick(DRAFT.card(s, 0, i)))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.pick(card):
            s.bar(NOT_ASKED)
        elif not DRAFT.holding(s, 0, card):
            s.bar(NOT_IN_DRAFT)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        DRAFT.take(s, 0, card)
        CLASSES.put(s, s.who, card)
        s.tell(PICKED, s.who, card, 0, 0)
        s.push(self, s.at + 1, me, it, 0, 0)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < 2 and 0 <= s.at <= PICKS
