"""Words about the player's own piles: retire, find, put on top, draw, shuffle (HS-7)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.piles import IN_DECK, IN_DISCARD
from underdeck.games.hundred_swords.places import DECK, DISCARD, HAND, OWNED
from underdeck.games.hundred_swords.told import FOUND, NOT_CHOSEN_PILE, NOT_HERE, RETURNED
from underdeck.games.hundred_swords.verbs import PILE


class FromPile(Word):
    """Choose cards of the deck or the discard: first which pile, then the card (HS-7.2).

    Frame: `at` how many are done, `x` the pile that was chosen, 0 before.
    """

    __slots__ = ("cards", "mix", "piles")

    pays = True

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
        if s.x == 0 and self.piles == IN_DISCARD:
            s.x = IN_DISCARD
        if s.x == 0 and self.piles == IN_DECK:
            s.x = IN_DECK
        if s.x == IN_DECK and DECK.count(s, me) == 0:
            if DISCARD.count(s, me) > 0:
                s.push(self, s.at, me, it, s.x, 0)
                s.do(self.mix, me, 0)
        elif self.can_choose(s, me, IN_DECK) or self.can_choose(s, me, IN_DISCARD):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        if s.x == 0:
            s.consider(self, me, it, verbs.pile(IN_DECK))
            s.consider(self, me, it, verbs.pile(IN_DISCARD))
            return
        zone = OWNED if s.x == IN_DECK else DISCARD
        last = 0
        for i in range(zone.count(s, me)):
            card = zone.card(s, me, i)
            if card != last:
                s.consider(self, me, it, verbs.card(card))
            last = card

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
    korean = "{piles}에서 {cards:을} 은퇴시킨다"

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.retire(s, me, card)


class PutOnDeck(FromPile):
    """Put cards of the discard on top of the deck; everybody has seen them. What is left of the
    discard is the deck first, if that is empty (HS-7.1)."""

    __slots__ = ("under",)

    reads = "put {cards} from your discard on top of your deck"
    korean = "버린 더미에서 {cards:을} 덱 위에 놓는다"

    under: Step

    def __init__(self, cards: i32) -> None:
        super().__init__(cards, IN_DISCARD)
        self.under = piles.ShuffleUnder()

    def parts(self) -> list[Step]:
        return [self.mix, self.under]

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if piles.must_shuffle(s, me) and DISCARD.count(s, me) > 1:
            s.push(self, s.at + 1, me, it, 0, 0)
            s.do(self.under, me, action.card(a))
        else:
            super().chosen(s, me, it, a)

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.put_on_deck(s, me, card)


class Recover(FromPile):
    """Take cards of the discard back into the hand."""

    __slots__ = ()

    reads = "return {cards} from your discard to your hand"
    korean = "버린 더미에서 {cards:을} 손으로 되돌린다"
    pays = False

    def __init__(self, cards: i32) -> None:
        super().__init__(cards, IN_DISCARD)

    def act(self, s: State, me: i32, card: i32) -> None:
        HAND.put(s, me, card)
        s.tell(RETURNED, me, card, 0, 0)


class Bank(FromPile):
    """Put cards of the discard into the trophies: their gold stays, the deck is rid of them."""

    __slots__ = ()

    reads = "put {cards} from your discard into your trophies"
    korean = "버린 더미에서 {cards:을} 전리품에 놓는다"

    def __init__(self, cards: i32) -> None:
        super().__init__(cards, IN_DISCARD)

    def act(self, s: State, me: i32, card: i32) -> None:
        piles.bank(s, me, card)


class Find(FromPile):
    """Look through the deck for cards, which are shown and go to the hand (HS-7.2)."""

    __slots__ = ()

    reads = "find {cards} in your deck"
    korean = "덱에서 {cards:을} 찾아 손에 넣는다"
    pays = False

    def __init__(self, cards: i32) -> None:
        super().__init__(cards, IN_DECK)

    def act(self, s: State, me: i32, card: i32) -> None:
        HAND.put(s, me, card)
        s.tell(FOUND, me, card, 0, 0)


class Draw(Word):
    """Draw cards, as many as there are (HS-7.1R)."""

    __slots__ = ("cards", "draw")

    reads = "draw {cards}"
    korean = "{cards:을} 뽑는다"

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


class ShuffleIn(Word):
    """Shuffle the discard into the deck."""

    __slots__ = ("mix",)

    reads = "shuffle your discard into your deck"
    korean = "버린 더미를 덱에 섞어 넣는다"
    pays = True

    mix: Step

    def __init__(self) -> None:
        super().__init__()
        self.mix = piles_shuffle()

    def parts(self) -> list[Step]:
        return [self.mix]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return DISCARD.count(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if DISCARD.count(s, me) > 0:
            piles.reshuffle(s, me)
            s.do(self.mix, me, 0)
