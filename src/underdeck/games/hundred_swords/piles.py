"""A player's own cards: drawing, shuffling the discard into an empty deck, what they are worth."""

from __future__ import annotations

from underdeck.core.kernel import State, Step
from underdeck.core.places import Zone, known
from underdeck.core.steps import Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    DECK,
    DISCARD,
    GONE,
    HAND,
    OWN,
    OWNED,
    PLAYED,
    RENTALS,
    RIVAL_OWNED,
    RIVAL_TROPHIES,
    TROPHIES,
    WON,
)
from underdeck.games.hundred_swords.told import (
    BANKED,
    DISCARDED,
    DREW,
    PUT_ON_DECK,
    RETIRED_CARD,
    SHUFFLED,
    VAPORIZED_CARD,
)

IN_DECK = 1
IN_DISCARD = 2


def reshuffle(s: State, me: i32) -> None:
    """The discard becomes the deck, to be put in order by CHANCE (HS-7.1)."""
    while DISCARD.count(s, me) > 0:
        DECK.put(s, me, DISCARD.remove(s, me, 0))
    s.tell(SHUFFLED, me, 0, 0, 0)


def must_shuffle(s: State, me: i32) -> bool:
    """Whether the deck must be made of the discard before it is used (HS-7.1)."""
    return DECK.count(s, me) == 0 and DISCARD.count(s, me) > 0


class ShuffleDeck(Step):
    """The deck of the player is shuffled; if it is empty, with the discard (HS-7.1, HS-7.2)."""

    __slots__ = ("order",)

    order: Step

    def __init__(self) -> None:
        super().__init__()
        self.order = Order(DECK, -1)

    def parts(self) -> list[Step]:
        return [self.order]

    def begin(self, s: State, me: i32, it: i32) -> None:
        if DECK.count(s, me) == 0:
            reshuffle(s, me)
        s.do(self.order, me, 0)


class ShuffleUnder(Step):
    """The discard, but for card `it`, is shuffled into the empty deck; the card goes on top.

    Frame: `at` 1: it has been shuffled.
    """

    __slots__ = ("order",)

    order: Step

    def __init__(self) -> None:
        super().__init__()
        self.order = Order(DECK, -1)

    def parts(self) -> list[Step]:
        return [self.order]

    def kinds_in(self) -> list[str]:
        return ["it"]

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < s.book.seats and s.at == 1 and DISCARD.holding(s, me, it)

    def begin(self, s: State, me: i32, it: i32) -> None:
        DISCARD.take(s, me, it)
        if s.at == 1:
            put_on_deck(s, me, it)
            return
        reshuffle(s, me)
        DISCARD.put(s, me, it)
        s.push(self, 1, me, it, 0, 0)
        s.do(self.order, me, 0)


class DrawCards(Step):
    """Draw `it` cards; an empty deck is the shuffled discard first; as many as there are."""

    __slots__ = ("mix",)

    mix: Step

    def __init__(self, shuffle: Step) -> None:
        super().__init__()
        self.mix = shuffle

    def parts(self) -> list[Step]:
        return [self.mix]

    def begin(self, s: State, me: i32, it: i32) -> None:
        n = min(it, DECK.count(s, me))
        if s.listener is not None:
            self.tell_drawn(s, me, n)
        for _ in range(n):
            HAND.put(s, me, DECK.pop(s, me))
        if n < it and DISCARD.count(s, me) > 0:
            s.do(self, me, it - n)
            s.do(self.mix, me, 0)

    def tell_drawn(self, s: State, me: i32, n: i32) -> None:
        """Tell the top cards of the deck, in the order in which a hand has them."""
        top = DECK.count(s, me) - 1
        for card in sorted([DECK.card(s, me, top - i) for i in range(n)]):
            s.tell(DREW, me, card, 0, 0)


def available(s: State, me: i32) -> int:
    """How many cards deck and discard can still give."""
    return DECK.count(s, me) + DISCARD.count(s, me)


def in_deck(s: State, me: i32, kind: i32) -> int:
    """How many copies of a kind the player's deck holds, as everybody can work out who sees the
    hand: what is owned and lies nowhere else."""
    return (
        copies(s, OWNED, me, kind)
        - copies(s, HAND, me, kind)
        - copies(s, PLAYED, me, kind)
        - copies(s, DISCARD, me, kind)
    )


def copies(s: State, zone: Zone, me: i32, kind: i32) -> int:
    """How many copies of a kind lie in a place."""
    n = 0
    for i in range(zone.count(s, me)):
        if zone.card(s, me, i) == kind:
            n += 1
    return n


def take_from_deck(s: State, me: i32, card: i32) -> None:
    """Take a card out of the deck; in a view, where it lies unseen, one of the backs."""
    i = DECK.find(s, me, card)
    DECK.remove(s, me, max(i, 0))


def put_on_deck(s: State, me: i32, card: i32) -> None:
    """Put a card on top of the deck; everybody has seen which."""
    mark = 0
    for seat in range(s.book.seats):
        mark |= known(seat)
    DECK.put_marked(s, me, card, mark)
    s.tell(PUT_ON_DECK, me, card, 0, 0)


def own(s: State, me: i32, card: i32) -> None:
    """The card is one of the player's own from now on, for all to know."""
    OWNED.put(s, me, card)


def may_own(s: State, me: i32) -> bool:
    """Whether the player may own one more card beside the trophies (HS-6.6R)."""
    return OWNED.count(s, me) < OWN


def may_win(s: State, me: i32) -> bool:
    """Whether the player may have one more trophy (HS-6.6R)."""
    return TROPHIES.count(s, me) < WON


def disown(s: State, me: i32, card: i32) -> None:
    """The card leaves the player's own cards."""
    OWNED.take(s, me, card)


def put_away(s: State, cards: Cards, me: i32, zone: Zone, i: i32) -> None:
    """A card of hand or play goes to the discard; a rental back to its place (HS-3.4)."""
    card = zone.remove(s, me, i)
    if cards.rental[card]:
        RENTALS.put(s, 0, card)
    else:
        DISCARD.put(s, me, card)
        s.tell(DISCARDED, me, card, 0, 0)


def retire(s: State, me: i32, card: i32) -> None:
    """A card that has been taken out of its pile is out of the game, shown (HS-7.2R)."""
    disown(s, me, card)
    put_out(s, card)
    s.tell(RETIRED_CARD, me, card, 0, 0)


def bank(s: State, me: i32, card: i32) -> None:
    """A card that has been taken out of its pile is a trophy from now on; what would be too many
    is vaporized instead (HS-6.6R)."""
    disown(s, me, card)
    if may_win(s, me):
        TROPHIES.put(s, me, card)
        s.tell(BANKED, me, card, 0, 0)
    else:
        vaporize(s, me, card)


def opponents(s: State) -> int:
    """How many opponents effects of cards can reach (HS-7.8)."""
    return s.book.seats - 1


def opponent(s: State, me: i32, n: i32) -> int:
    """The `n`-th opponent in turn order, from 1."""
    return (me + n) % s.book.seats


def put_out(s: State, card: i32) -> None:
    """A card lies out of the game from now on, for all to see."""
    GONE.put(s, 0 if GONE.count(s, 0) < GONE.room else 1, card)


def vaporize(s: State, me: i32, card: i32) -> None:
    """A card that has been taken out of the dungeon is out of the game (HS-7.2R)."""
    put_out(s, card)
    s.tell(VAPORIZED_CARD, me, card, 0, 0)


def gold(s: State, cards: Cards, me: i32) -> int:
    """The gold on every card that a player owns; rentals are nobody's (HS-0.1R)."""
    return total(s, cards, me, TROPHIES) + total(s, cards, me, OWNED)


def rival_gold(s: State, cards: Cards) -> int:
    """The gold of whom a player alone plays against (HS-12.6R, HS-13.1)."""
    return total(s, cards, 0, RIVAL_TROPHIES) + total(s, cards, 0, RIVAL_OWNED)


def rival_swords(s: State, cards: Cards) -> int:
    """The swords of whom a player alone plays against (HS-13.1R)."""
    return sharp(s, cards, 0, RIVAL_TROPHIES) + sharp(s, cards, 0, RIVAL_OWNED)


def total(s: State, cards: Cards, me: i32, zone: Zone) -> int:
    """The gold in one place."""
    n = 0
    for i in range(zone.count(s, me)):
        card = zone.card(s, me, i)
        n += cards.gold[card]
    return n


def swords(s: State, cards: Cards, me: i32) -> int:
    """The swords that a player owns (HS-0.1)."""
    return sharp(s, cards, me, TROPHIES) + sharp(s, cards, me, OWNED)


def sharp(s: State, cards: Cards, me: i32, zone: Zone) -> int:
    """The swords in one place."""
    n = 0
    for i in range(zone.count(s, me)):
        card = zone.card(s, me, i)
        if cards.sword[card]:
            n += 1
    return n
