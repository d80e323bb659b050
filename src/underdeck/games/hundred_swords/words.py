"""The words that card text is made of: each is a step, with the sentence it is read from."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.places import known
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import ANY, Cards
from underdeck.games.hundred_swords.piles import IN_DECK, IN_DISCARD
from underdeck.games.hundred_swords.places import (
    DECK,
    DISCARD,
    DUNGEON_DECK,
    ENERGY,
    HAND,
    LEFT,
    MOVEMENT,
    PASSES,
    PLAYED,
    POSITION,
    ROOM,
    ROOMS,
    STRENGTH,
)
from underdeck.games.hundred_swords.told import (
    GAINED,
    NOT_CHOSEN_PILE,
    NOT_HERE,
    NOT_IN_HAND,
    PLAYED_CARD,
    PUT_ON_DECK,
    RETURNED,
    SAW,
    TOOK,
)
from underdeck.games.hundred_swords.verbs import (
    FOR_ENERGY,
    FOR_MOVEMENT,
    FOR_STRENGTH,
    PAY,
    PILE,
)


def cards_of(s: State) -> Cards:
    """What is printed on the cards of this game."""
    cards: Cards = s.book.lore
    return cards


# Points ------------------------------------------------------------------------------------


class Gain(Word):
    """Gain points."""

    __slots__ = ("n", "points")

    reads = "gain {n} {points}"
    korean = "{points} {n} 얻기"

    n: i32
    points: i32

    def __init__(self, n: i32, points: i32) -> None:
        super().__init__()
        self.n = n
        self.points = points

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.points == FOR_MOVEMENT:
            MOVEMENT.add(s, 0, self.n)
        elif self.points == FOR_STRENGTH:
            STRENGTH.add(s, 0, self.n)
        else:
            ENERGY.add(s, 0, self.n)
        s.tell(GAINED, me, 0, self.n, self.points)


class PayEnergy(Word):
    """Play cards of the hand for the energy that is asked for; what is held stays (HS-4.4R)."""

    __slots__ = ("n",)

    reads = "pay {n} energy"
    korean = "에너지 {n} 내기"

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return HAND.count(s, me) >= self.n

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at < self.n and HAND.count(s, me) > 0:
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                s.consider(self, me, it, verbs.pay(card))
            last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.pay(card):
            s.bar(NOT_ASKED)
        elif not HAND.holding(s, me, card):
            s.bar(NOT_IN_HAND)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        s.push(self, s.at + 1, me, it, 0, 0)
        HAND.take(s, me, card)
        PLAYED.put(s, me, card)
        s.tell(PLAYED_CARD, me, card, FOR_ENERGY, 0)


# Own cards ---------------------------------------------------------------------------------


class FromPile(Word):
    """Choose cards of the deck or the discard: first which pile, then the card (HS-7.2).

    Frame: `at` how many are done, `x` the pile that was chosen, 0 before.
    """

    __slots__ = ("cards", "mix", "piles")

    cards: i32
    piles: i32
    mix: Step

    def __init__(self, cards: i32, piles: i32) -> None:
        super().__init__()
        self.cards = cards
        self.piles = piles
        self.mix = piles_shuffle()

    def parts(self) -> list[Step]:
        return [self.mix]

    def act(self, s: State, me: i32, card: i32) -> None:
        """What is done with the card, which has been taken out of its pile."""
        raise NotImplementedError

    def can_choose(self, s: State, me: i32, pile: i32) -> bool:
        """Whether a pile can be chosen: an empty deck if the discard holds cards (HS-7.1R)."""
        if not self.piles & pile:
            return False
        if pile == IN_DECK:
            return piles.available(s, me) > 0
        return DISCARD.count(s, me) > 0

    def possible(self, s: State, me: i32, it: i32) -> bool:
        held = DISCARD.count(s, me)
        if self.piles & IN_DECK:
            held += DECK.count(s, me)
        return held >= self.cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at >= self.cards:
            return
        if s.x == IN_DECK and DECK.count(s, me) == 0:
            s.push(self, s.at, me, it, s.x, 0)
            s.do(self.mix, me, 0)
        elif self.can_choose(s, me, IN_DECK) or self.can_choose(s, me, IN_DISCARD):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        if s.x == 0:
            s.consider(self, me, it, verbs.pile(IN_DECK))
            s.consider(self, me, it, verbs.pile(IN_DISCARD))
            return
        for kind in range(1, cards_of(s).kinds() + 1):
            s.consider(self, me, it, verbs.card(kind))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if s.x == 0:
            pile = action.x(a)
            if a != verbs.pile(pile) or pile < IN_DECK or pile > IN_DISCARD:
                s.bar(NOT_ASKED)
            elif not self.can_choose(s, me, pile):
                s.bar(NOT_CHOSEN_PILE)
            return
        card = action.card(a)
        if a != verbs.card(card):
            s.bar(NOT_ASKED)
        elif self.there(s, me, card) < 1:
            s.bar(NOT_HERE)

    def there(self, s: State, me: i32, card: i32) -> int:
        """How many copies of a card the chosen pile holds."""
        if s.x == IN_DECK:
            return piles.in_deck(s, me, card)
        return piles.copies(s, DISCARD, me, card)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if action.verb(a) == PILE:
            s.push(self, s.at, me, it, action.x(a), 0)
            return
        card = action.card(a)
        s.push(self, s.at + 1, me, it, 0, 0)
        if s.x == IN_DECK:
            piles.take_from_deck(s, me, card)
            if DECK.count(s, me) > 0:
                s.do(self.mix, me, 0)
        else:
            DISCARD.take(s, me, card)
        self.act(s, me, card)


def piles_shuffle() -> Step:
    """The step that shuffles a player's deck."""
    return piles.ShuffleDeck()


class Retire(FromPile):
    """Retire cards from deck or discard (HS-7.2)."""

    __slots__ = ()

    reads = "retire {cards} from your {piles}"
    korean = "{piles}에서 {cards} 은퇴시키기"

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.retire(s, me, card)


class PutOnDeck(FromPile):
    """Put cards of the discard on top of the deck; everybody has seen them."""

    __slots__ = ()

    reads = "put {cards} from your discard on top of your deck"
    korean = "버린 더미에서 {cards} 덱 위에 놓기"

    def __init__(self, cards: i32) -> None:
        super().__init__(cards, IN_DISCARD)

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.put_on_deck(s, me, card)


class RetireThis(Word):
    """Retire the card whose text this is, when it has been played."""

    __slots__ = ()

    reads = "retire this card"
    korean = "이 카드 은퇴시키기"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PLAYED.holding(s, me, it) and not cards_of(s).is_rental(it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        PLAYED.take(s, me, it)
        piles.retire(s, me, it)


class ReturnThis(Word):
    """Take the card whose text this is back into the hand."""

    __slots__ = ()

    reads = "return this card to your hand"
    korean = "이 카드를 손으로 되돌리기"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PLAYED.holding(s, me, it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        PLAYED.take(s, me, it)
        HAND.put(s, me, it)
        s.tell(RETURNED, me, it, 0, 0)


class Draw(Word):
    """Draw cards, as many as there are (HS-7.1R)."""

    __slots__ = ("cards", "draw")

    reads = "draw {cards}"
    korean = "{cards} 뽑기"

    cards: i32
    draw: Step

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards
        self.draw = piles.DrawCards(piles_shuffle())

    def parts(self) -> list[Step]:
        return [self.draw]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return piles.available(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.do(self.draw, me, self.cards)


class FromHand(Word):
    """Choose cards of the hand, one by one. Frame: `at` how many are done."""

    __slots__ = ("cards",)

    cards: i32

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards

    def act(self, s: State, me: i32, i: i32) -> None:
        """What is done with card `i` of the hand."""
        raise NotImplementedError

    def fits(self, s: State, me: i32, card: i32) -> bool:
        """Whether that card of the hand can be chosen."""
        return True

    def fitting(self, s: State, me: i32) -> int:
        """How many cards of the hand can be chosen."""
        n = 0
        for i in range(HAND.count(s, me)):
            if self.fits(s, me, HAND.card(s, me, i)):
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
                s.consider(self, me, it, verbs.card(card))
            last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.card(card):
            s.bar(NOT_ASKED)
        elif not HAND.holding(s, me, card) or not self.fits(s, me, card):
            s.bar(NOT_IN_HAND)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        s.push(self, s.at + 1, me, it, 0, 0)
        self.act(s, me, HAND.find(s, me, action.card(a)))


class Discard(FromHand):
    """Discard cards of the hand; a rental goes back to its place (HS-3.2R)."""

    __slots__ = ()

    reads = "discard {cards} from your hand"
    korean = "손에서 {cards} 버리기"

    def act(self, s: State, me: i32, i: i32) -> None:
        piles.put_away(s, cards_of(s), me, HAND, i)


class RetireHand(FromHand):
    """Retire cards of the hand; rentals cannot be (HS-7.2)."""

    __slots__ = ()

    reads = "retire {cards} from your hand"
    korean = "손에서 {cards} 은퇴시키기"

    def fits(self, s: State, me: i32, card: i32) -> bool:
        return not cards_of(s).is_rental(card)

    def act(self, s: State, me: i32, i: i32) -> None:
        piles.retire(s, me, HAND.remove(s, me, i))


class ShuffleIn(Word):
    """Shuffle the discard into the deck."""

    __slots__ = ("mix",)

    reads = "shuffle your discard into your deck"
    korean = "버린 더미를 덱에 섞기"

    mix: Step

    def __init__(self) -> None:
        super().__init__()
        self.mix = piles_shuffle()

    def parts(self) -> list[Step]:
        return [self.mix]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return DISCARD.count(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        piles.reshuffle(s, me)
        s.do(self.mix, me, 0)


class PutThisOnDeck(Word):
    """Put the card whose text this is, having been played, on top of the deck."""

    __slots__ = ()

    reads = "put this card on top of your deck"
    korean = "이 카드를 덱 위에 놓기"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PLAYED.holding(s, me, it) and not cards_of(s).is_rental(it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        PLAYED.take(s, me, it)
        piles.put_on_deck(s, me, it)
