"""The cards: 52 of a standard deck, and two jokers that are equal."""

from __future__ import annotations

from underdeck.core.kinds import Kinds
from underdeck.core.widths import i32

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS = ("clubs", "diamonds", "hearts", "spades")

CLUBS = 0
DIAMONDS = 1
HEARTS = 2
SPADES = 3

ACE = 1
JACK = 11
KING = 13
JOKER = 53

KINGS = 49  # the first king; the others follow in the order of the suits


def rank(card: i32) -> int:  # compiled: inline
    """Ace 1 to king 13 (CD-1.1); a joker has none and gives 14."""
    return (card + 3) >> 2


def suit(card: i32) -> int:  # compiled: inline
    """Clubs 0, diamonds 1, hearts 2, spades 3."""
    return (card + 3) & 3


def card(rank: i32, suit: i32) -> int:
    """The card of that rank (1 to 13) and suit (0 to 3)."""
    return rank * 4 - 3 + suit


def power(monster: i32) -> int:  # compiled: inline
    """What two attack cards must add up to: jack 11, queen 12, king 13 (CD-1.4)."""
    return rank(monster)


def value(card: i32, ace: i32) -> int:  # compiled: inline
    """What a card counts as an attack card; `ace` is what an ace counts (CD-2.6, CD-4.1)."""
    if card == JOKER:
        return 10
    return ace if rank(card) == ACE else rank(card)


def fires(trigger: i32, monster: i32) -> bool:  # compiled: inline
    """Whether the trigger matches the monster's suit; a joker does (CD-2.4, CD-2.6)."""
    return trigger == JOKER or suit(trigger) == suit(monster)


def deck(jokers: int) -> Kinds:
    """The kinds of card in play: the monsters are the face cards, the rest is power (CD-1.2)."""
    kinds = Kinds()
    for number, name in enumerate(RANKS, start=1):
        for of in SUITS:
            monster = number >= JACK
            kinds.add(f"{name} of {of}", "monster" if monster else "power", back=1 + monster)
    kinds.add("joker", "power", copies=jokers)
    return kinds
