"""What cards are worth to a player with rules of thumb, in hundredths of a gold."""

from __future__ import annotations

import underdeck.games.hundred_swords.piles as piles
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import DECK, DISCARD, HAND, OWNED, PLAYED

POWER = 55  # what a point on a card is worth
BALLAST = 60  # what one more card in the deck costs
ENDING = 1500  # what it is worth to end the match as the winner; and what it costs as a loser
NONE = -10_000


class Worth:  # compiled: final
    """What each kind of card does for its player; lists go by the number of the kind."""

    __slots__ = (
        "awaits",
        "bonus",
        "boost",
        "boost_cost",
        "cards",
        "draws",
        "energy",
        "offer",
        "offer_cost",
        "opens",
        "passes",
        "per_sword",
        "strength",
        "wins",
    )

    cards: Cards
    strength: list[int]  # printed, and what its text gives at once
    per_sword: list[int]  # more of it for each sword in play
    boost: list[int]  # more of it that may be paid for, with so many cards
    boost_cost: list[int]
    offer: list[int]  # strength that whoever is in the dungeon may buy of it, with so many cards
    offer_cost: list[int]
    energy: list[int]  # if it is played for energy
    draws: list[int]
    awaits: list[int]  # an obstacle that reveals what clears it: 1 and so many cards; else 0
    opens: list[int]  # it opens locks: 1, and one more for each card that must be paid; else 0
    wins: list[int]  # it takes monsters: likewise
    passes: list[bool]  # it helps past a revealed monster
    bonus: list[int]  # what its text is worth beside that, to who gets the card

    def __init__(self, cards: Cards) -> None:
        n = cards.kinds() + 1
        self.cards = cards
        self.strength = list(cards.strength)
        self.per_sword = [0] * n
        self.boost = [0] * n
        self.boost_cost = [0] * n
        self.awaits = [0] * n
        self.offer = [0] * n
        self.offer_cost = [0] * n
        self.energy = [1] * n
        self.draws = [0] * n
        self.opens = [0] * n
        self.wins = [0] * n
        self.passes = [False] * n
        self.bonus = [0] * n

    def power(self, card: i32) -> int:
        """What an item does for the deck it is in."""
        if card <= 0:
            return 0
        points = 2 * self.strength[card] + 3 * self.per_sword[card]
        points += max(0, self.boost[card] - self.boost_cost[card])
        points += 2 * (self.energy[card] - 1) + 2 * self.draws[card]
        if self.opens[card] > 0:
            points += 1
        points = max(points + self.cards.movement[card], 2 * self.cards.movement[card])
        return points * POWER // 2 + self.bonus[card]

    def keeping(self, card: i32) -> int:
        """What a card of one's own is worth."""
        return self.power(card) + (100 * self.cards.gold[card] if card > 0 else 0)

    def taking(self, s: State, me: i32, card: i32) -> int:
        """What it is worth to acquire, defeat or clear a card."""
        cards = self.cards
        worth = 100 * cards.gold[card]
        if cards.boss[card]:
            return worth + self.ending(s, me, cards.gold[card])
        if cards.is_item(card) and not cards.trophy[card]:
            return worth + self.power(card) - BALLAST
        return worth + self.bonus[card] + 20

    def ending(self, s: State, me: i32, gold: i32) -> int:
        """What it is worth to end the match with so much more gold."""
        own = piles.gold(s, self.cards, me) + gold
        for seat in range(s.book.seats):
            if seat != me and piles.gold(s, self.cards, seat) > own:
                return -ENDING
        return ENDING

    def poor(self, s: State, me: i32, card: i32) -> bool:
        """Whether a player's deck is better without a card: weaker than most, worth no gold."""
        if self.cards.gold[card] > 0 or self.draws[card] > 0 or self.cards.movement[card] > 0:
            return False
        total = 0
        for i in range(OWNED.count(s, me)):
            total += self.strength[OWNED.card(s, me, i)]
        return self.strength[card] * OWNED.count(s, me) < total

    def size(self, s: State, me: i32) -> int:
        """How many cards a player draws from in the long run."""
        return DECK.count(s, me) + DISCARD.count(s, me) + HAND.count(s, me) + PLAYED.count(s, me)
