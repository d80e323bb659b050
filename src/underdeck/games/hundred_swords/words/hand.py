"""Words about the hand: discard from it, retire from it, keep something for the next turn."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.places import UP, known
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import DECK, HAND, PLAYED, ROOM
from underdeck.games.hundred_swords.told import (
    KEPT,
    NOT_IN_HAND,
    PLAYED_CARD,
    RENTAL_LEFT,
    RENTAL_RETIRED,
    TRADED,
)
from underdeck.games.hundred_swords.verbs import FOR_ENERGY


class FromHand(Word):
    """Choose cards of the hand, one by one. Frame: `at` how many are done."""

    __slots__ = ("cards",)

    pays = True

    cards: i32

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards

    def act(self, s: State, me: i32, i: i32) -> None:
        """What is done with card `i` of the hand."""
        raise NotImplementedError

    def fitting_card(self, s: State, me: i32, card: i32) -> bool:
        """Whether that card of the hand can be chosen."""
        return True

    def unfit(self) -> int:
        """What bars a card of the hand that cannot be chosen."""
        return NOT_IN_HAND

    def answer(self, card: i32) -> int:
        """The action that chooses a card."""
        return verbs.card(card)

    def fitting(self, s: State, me: i32) -> int:
        """How many cards of the hand can be chosen."""
        n = 0
        for i in range(HAND.count(s, me)):
            if self.fitting_card(s, me, HAND.card(s, me, i)):
                n += 1
        return n

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return self.fitting(s, me) >= self.cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at < self.cards and self.fitting(s, me) > 0:
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                s.consider(self, me, it, self.answer(card))
            last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != self.answer(card):
            s.bar(NOT_ASKED)
        elif not HAND.holding(s, me, card):
            s.bar(NOT_IN_HAND)
        elif not self.fitting_card(s, me, card):
            s.bar(self.unfit())

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        s.push(self, s.at + 1, me, it, 0, 0)
        self.act(s, me, HAND.find(s, me, action.card(a)))


class PayEnergy(FromHand):
    """Play cards of the hand for the energy that is asked for; what is held stays (HS-4.4R), and
    what a card gives beyond 1 is held (HS-4.4R2)."""

    __slots__ = ("n",)

    reads = "pay {n} energy"
    korean = "에너지 {n:을} 낸다"

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__(n)
        self.n = n

    def answer(self, card: i32) -> int:
        return verbs.pay(card)

    def act(self, s: State, me: i32, i: i32) -> None:
        card = HAND.remove(s, me, i)
        PLAYED.put(s, me, card)
        s.tell(PLAYED_CARD, me, card, FOR_ENERGY, 0)
        dungeon.after(cards_of(s).energized[card], s, me, card)


class Discard(FromHand):
    """Discard cards of the hand; a rental goes back to its place (HS-3.2R)."""

    __slots__ = ()

    reads = "discard {cards} from your hand"
    korean = "손에서 {cards:을} 버린다"

    def act(self, s: State, me: i32, i: i32) -> None:
        piles.put_away(s, cards_of(s), me, HAND, i)


class RetireHand(FromHand):
    """Retire cards of the hand; rentals cannot be (HS-7.2)."""

    __slots__ = ()

    reads = "retire {cards} from your hand"
    korean = "손에서 {cards:을} 은퇴시킨다"

    def fitting_card(self, s: State, me: i32, card: i32) -> bool:
        return not cards_of(s).is_rental(card)

    def unfit(self) -> int:
        return RENTAL_RETIRED

    def act(self, s: State, me: i32, i: i32) -> None:
        piles.retire(s, me, HAND.remove(s, me, i))


class HandOnDeck(FromHand):
    """Keep cards of the hand for the next turn: only the player sees which; a rental goes back to
    its place instead (HS-3.2R). An empty deck is the discard first."""

    __slots__ = ("mix",)

    reads = "put {cards} from your hand on top of your deck"
    korean = "손에서 {cards:을} 덱 위에 놓는다"

    mix: Step

    def __init__(self, cards: i32) -> None:
        super().__init__(cards)
        self.mix = piles.ShuffleDeck()

    def parts(self) -> list[Step]:
        return [self.mix]

    def begin(self, s: State, me: i32, it: i32) -> None:
        asks = s.at < self.cards and self.fitting(s, me) > 0
        if asks and piles.must_shuffle(s, me):
            s.push(self, s.at, me, it, 0, 0)
            s.do(self.mix, me, 0)
        else:
            super().begin(s, me, it)

    def answer(self, card: i32) -> int:
        return verbs.keep(card)

    def act(self, s: State, me: i32, i: i32) -> None:
        if cards_of(s).is_rental(HAND.card(s, me, i)):
            piles.put_away(s, cards_of(s), me, HAND, i)
            return
        card = HAND.remove(s, me, i)
        DECK.put_marked(s, me, card, known(me))
        s.tell(KEPT, me, card, 0, 0)


class DiscardHand(Word):
    """Discard the whole hand; rentals go back to their place (HS-3.2R)."""

    __slots__ = ()

    reads = "discard your hand"
    korean = "손에 든 카드를 모두 버린다"
    pays = True

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return HAND.count(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        while HAND.count(s, me) > 0:
            piles.put_away(s, cards_of(s), me, HAND, 0)


class Trade(FromHand):
    """Leave a card of the hand in the room, face up, for the item there, whatever it costs; a
    Boss is not for trade, and a rental cannot be left (HS-3.2R2). No card leaves the dungeon by
    that (HS-0.2R)."""

    __slots__ = ()

    reads = "trade a card from your hand for the item in your room"
    korean = "손의 카드 1장을 자기 방의 아이템과 바꾼다"
    pays = False

    def __init__(self) -> None:
        super().__init__(1)

    def offered(self, s: State, me: i32) -> bool:
        """Whether an item lies there that the player may know of."""
        here = dungeon.here(s)
        if here < 0 or not dungeon.seen(s, me, here):
            return False
        card = ROOM.card(s, here, 0)
        return cards_of(s).is_item(card) and not cards_of(s).is_boss(card)

    def fitting_card(self, s: State, me: i32, card: i32) -> bool:
        return self.offered(s, me) and not cards_of(s).is_rental(card)

    def unfit(self) -> int:
        return RENTAL_LEFT

    def act(self, s: State, me: i32, i: i32) -> None:
        here = dungeon.here(s)
        given = HAND.remove(s, me, i)
        piles.disown(s, me, given)
        item = ROOM.remove(s, here, 0)
        ROOM.put_marked(s, here, given, UP)
        s.tell(TRADED, me, given, 0, 0)
        taking.gain(s, cards_of(s), me, item, dungeon.of(here))
