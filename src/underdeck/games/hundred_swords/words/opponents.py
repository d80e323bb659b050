"""Words about the other players, in turn order (HS-7.8); where nobody sits, nothing happens."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.piles import opponent, opponents
from underdeck.games.hundred_swords.places import DECK, DISCARD, HAND
from underdeck.games.hundred_swords.told import NOT_HERE, NOT_IN_HAND, STOLE
from underdeck.games.hundred_swords.words.own import piles_shuffle


class OpponentsDiscard(Word):
    """Each opponent discards cards of its choice.

    Frame: `x` how many opponents are done, `at` how many cards the one at work has discarded.
    """

    __slots__ = ("cards",)

    reads = "each opponent discards {cards}"
    korean = "상대마다 {cards:을} 버린다"

    cards: i32

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return opponents(s) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        while s.x < opponents(s):
            victim = opponent(s, me, s.x + 1)
            if s.at < self.cards and HAND.count(s, victim) > 0:
                s.ask(self, victim, me, it)
                return
            s.x += 1
            s.at = 0

    def candidates(self, s: State, me: i32, it: i32) -> None:
        victim = opponent(s, me, s.x + 1)
        last = 0
        for i in range(HAND.count(s, victim)):
            card = HAND.card(s, victim, i)
            if card != last:
                s.consider(self, me, it, verbs.card(card))
            last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != verbs.card(action.card(a)):
            s.bar(NOT_ASKED)
        elif not HAND.holding(s, opponent(s, me, s.x + 1), action.card(a)):
            s.bar(NOT_IN_HAND)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        victim = opponent(s, me, s.x + 1)
        s.push(self, s.at + 1, me, it, s.x, 0)
        i = HAND.find(s, victim, action.card(a))
        piles.put_away(s, cards_of(s), victim, HAND, i)


class OpponentsMill(Word):
    """The top card of each opponent's deck goes to its discard. Frame: `at` how many are done."""

    __slots__ = ("mix",)

    reads = "each opponent discards the top card of their deck"
    korean = "상대마다 자기 덱의 맨 위 카드를 버린다"

    mix: Step

    def __init__(self) -> None:
        super().__init__()
        self.mix = piles_shuffle()

    def parts(self) -> list[Step]:
        return [self.mix]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return opponents(s) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        for done in range(s.at, opponents(s)):
            victim = opponent(s, me, done + 1)
            if DECK.count(s, victim) == 0 and DISCARD.count(s, victim) > 0:
                s.push(self, done, me, it, 0, 0)
                s.do(self.mix, victim, 0)
                return
            if DECK.count(s, victim) > 0:
                top = DECK.count(s, victim) - 1
                piles.put_away(s, cards_of(s), victim, DECK, top)


class OpponentsDraw(Word):
    """Each opponent draws cards. Frame: `at` how many have drawn."""

    __slots__ = ("cards", "draw")

    reads = "each opponent draws {cards}"
    korean = "상대마다 {cards:을} 뽑는다"

    cards: i32
    draw: Step

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards
        self.draw = piles.DrawCards(piles_shuffle())

    def parts(self) -> list[Step]:
        return [self.draw]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return opponents(s) > 0

    def first(self) -> int:
        """Who draws first: the player whose turn it is is 0."""
        return 1

    def begin(self, s: State, me: i32, it: i32) -> None:
        n = self.first() + s.at
        if n <= opponents(s):
            s.push(self, s.at + 1, me, it, 0, 0)
            s.do(self.draw, opponent(s, me, n), self.cards)


class AllDraw(OpponentsDraw):
    """Every player draws cards, the one whose turn it is first."""

    __slots__ = ()

    reads = "each player draws {cards}"
    korean = "플레이어마다 {cards:을} 뽑는다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return True

    def first(self) -> int:
        return 0


class Steal(Word):
    """Choose a card that lies in an opponent's discard (the next one's, if several hold it): it
    comes to the hand, and is the player's own from then on."""

    __slots__ = ()

    reads = "steal a card from an opponent's discard"
    korean = "상대의 버린 더미에서 카드 1장을 훔친다"

    def holder(self, s: State, me: i32, card: i32) -> int:
        """The first opponent whose discard holds a card, or -1; also if no more can be owned."""
        if not piles.may_own(s, me):
            return -1
        for n in range(1, opponents(s) + 1):
            if DISCARD.holding(s, opponent(s, me, n), card):
                return opponent(s, me, n)
        return -1

    def possible(self, s: State, me: i32, it: i32) -> bool:
        cards = 0
        if not piles.may_own(s, me):
            return False
        for n in range(1, opponents(s) + 1):
            cards += DISCARD.count(s, opponent(s, me, n))
        return cards > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for kind in range(1, cards_of(s).kinds() + 1):
            s.consider(self, me, it, verbs.card(kind))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.card(card):
            s.bar(NOT_ASKED)
        elif self.holder(s, me, card) < 0:
            s.bar(NOT_HERE)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        victim = self.holder(s, me, card)
        DISCARD.take(s, victim, card)
        piles.disown(s, victim, card)
        piles.own(s, me, card)
        HAND.put(s, me, card)
        s.tell(STOLE, me, card, victim + 1, 0)
