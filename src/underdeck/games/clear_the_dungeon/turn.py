"""The match as steps: the deal, then draw, attack and discard until it is won or lost."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.clear_the_dungeon.monsters as monsters
import underdeck.games.clear_the_dungeon.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import Again, All, Order
from underdeck.core.widths import i32
from underdeck.games.clear_the_dungeon.attack import Attack
from underdeck.games.clear_the_dungeon.places import (
    BAR,
    DECK,
    HAND,
    MONSTER_DECK,
    MONSTERS,
    RESERVE,
    RESULT,
    SPOTS,
    TURN,
)
from underdeck.games.clear_the_dungeon.told import (
    BAR_FULL,
    DECK_EMPTY,
    DISCARDED,
    DREW,
    LOST_BY_BAR,
    LOST_BY_DECK,
    NOT_IN_HAND,
    RESERVE_FIRST,
    SET_ASIDE,
    TURN_BEGAN,
)

BAR_HOLDS = 7  # cards on the damage bar that lose the match (CD-2.7)


class Gather(Step):  # compiled: final
    """The face cards are the monster deck, the others the power deck (CD-1.2)."""

    __slots__ = ("monsters", "powers")

    monsters: list[int]
    powers: list[int]

    def __init__(self, monsters: list[int], powers: list[int]) -> None:
        super().__init__()
        self.monsters = monsters
        self.powers = powers

    def begin(self, s: State, me: i32, it: i32) -> None:
        for card in self.monsters:
            MONSTER_DECK.put(s, 0, card)
        for card in self.powers:
            DECK.put(s, 0, card)


class Lay(Step):  # compiled: final
    """Deal the monsters face down in the layout; every uncovered one is face up (CD-1.3)."""

    __slots__ = ("covers",)

    covers: list[int]

    def __init__(self, covers: list[int]) -> None:
        super().__init__()
        self.covers = covers

    def begin(self, s: State, me: i32, it: i32) -> None:
        for spot in range(SPOTS):
            MONSTERS.put(s, spot, MONSTER_DECK.pop(s, 0))
        monsters.turn_up_uncovered(s, self.covers)


class Draw(Step):  # compiled: final
    """Draw cards from the power deck (CD-2.1); with none to draw the match is lost (CD-3.2R)."""

    __slots__ = ("cards",)

    cards: i32

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        TURN.add(s, 0, 1)
        s.tell(TURN_BEGAN, me, 0, TURN.get(s, 0), 0)
        if DECK.count(s, 0) == 0:
            lose(s, me, DECK_EMPTY, LOST_BY_DECK)
            return
        for _ in range(self.cards):
            if DECK.count(s, 0) > 0:
                s.tell(DREW, me, DECK.move(s, 0, DECK.count(s, 0) - 1, HAND, me), 0, 0)


class SetAside(Step):  # compiled: final
    """Put cards of the first hand aside, face up, as the power reserve (CD-4.2)."""

    __slots__ = ("cards",)

    cards: i32

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        if RESERVE.count(s, 0) < self.cards:
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                s.consider(self, me, it, verbs.reserve(card))
            last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.reserve(card):
            s.bar(RESERVE_FIRST)
        elif not HAND.holding(s, me, card):
            s.bar(NOT_IN_HAND)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        HAND.take(s, me, action.card(a))
        RESERVE.put(s, 0, action.card(a))
        s.tell(SET_ASIDE, me, action.card(a), 0, 0)
        s.do(self, me, it)


class Discard(Step):  # compiled: final
    """What is left of the hand goes to the damage bar together; seven there lose (CD-2.7)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        while HAND.count(s, me) > 0:
            card = HAND.remove(s, me, 0)
            BAR.put(s, 0, card)
            s.tell(DISCARDED, me, card, 0, 0)
        if BAR.count(s, 0) >= BAR_HOLDS:
            lose(s, me, BAR_FULL, LOST_BY_BAR)


def lose(s: State, me: i32, result: i32, event: i32) -> None:
    """The match is lost, and over at once."""
    RESULT.set(s, 0, result)
    s.tell(event, me, 0, result, 0)
    s.end()


def named(name: str, step: Step) -> Step:
    """A step with a name of its own, by which positions call it."""
    step.name = name
    return step


def turn(attack: Attack) -> Step:
    """Draw, attack, discard (CD-2)."""
    return named("Turn", All(Draw(3), attack, Discard()))


def first_turn(attack: Attack) -> Step:
    """The first turn of Power Reserve: five cards, two of them put aside (CD-4.2)."""
    return named("First turn", All(Draw(5), SetAside(2), attack, Discard()))


def match(gather: Gather, lay: Lay, first: list[Step], turns: Step) -> Step:
    """The deal (CD-1), perhaps a first turn of its own, then turns until somebody ends it."""
    forever = named("Turns", Again(turns))
    deal = [gather, Order(MONSTER_DECK, 0), lay, Order(DECK, 0)]
    return named("Match", All(*deal, *first, forever))
