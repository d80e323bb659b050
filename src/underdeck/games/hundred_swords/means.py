"""What a hand can pay for: how many of its cards something takes, and which to play first."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    ENERGY,
    HAND,
    PLAYED,
    POSITION,
    ROOM,
    ROOMS,
    STRENGTH,
    USED_NOW,
)
from underdeck.games.hundred_swords.verbs import FOR_ENERGY, FOR_MOVEMENT, FOR_STRENGTH
from underdeck.games.hundred_swords.worth import Worth

MOST = 8  # cards of the hand that are planned with
NOWAY = 99  # more cards than any hand has


class Means:  # compiled: final
    """The hand of a player, by place. A `mask` says which of its cards are used for moving."""

    __slots__ = ("cards", "hand", "n", "used", "worth")

    worth: Worth
    cards: Cards
    hand: list[int]
    used: list[bool]
    n: i32

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.cards = worth.cards
        self.hand = [0] * MOST
        self.used = [False] * MOST
        self.n = 0

    def read(self, s: State, me: i32) -> None:
        """Look at the hand."""
        self.n = min(MOST, HAND.count(s, me))
        for i in range(self.n):
            self.hand[i] = HAND.card(s, me, i)

    def price(
        self, s: State, me: i32, card: i32, mask: i32, left: i32, rented: i32, moved: bool
    ) -> int:
        """How many cards it takes to get a card, of `left` outside `mask`; NOWAY if none do."""
        cards = self.cards
        best = self.trick(card, mask, left, rented)
        if cards.locked[card] or (rented > 0 and self.worth.strength[rented] == 0):
            return best
        if cards.is_obstacle(card) and cards.clears[card] == 0:
            return self.by_revealing(s, card, left)
        if self.paid_in_energy(card):
            if rented > 0:
                return best
            needed = self.asked(card) - (0 if moved else ENERGY.get(s, 0))
            return min(best, self.in_energy(mask, left, needed))
        needed = self.asked(card) - (0 if moved else STRENGTH.get(s, 0))
        if rented > 0:
            needed -= self.worth.strength[rented]
        return min(best, self.in_strength(s, me, mask, left, needed))

    def by_revealing(self, s: State, card: i32, left: i32) -> int:
        """How many cards it takes to let an obstacle be cleared by what it reveals."""
        cost = self.worth.awaits[card] - 1
        if cost < 0 or cost > left:
            return NOWAY
        for room in range(1, ROOMS + 1):
            if dungeon.face_down(s, dungeon.at(s, room)):
                return cost
        return NOWAY

    def paid_in_energy(self, card: i32) -> bool:
        """Whether a card is had for energy, else for strength."""
        if self.cards.is_item(card):
            return True
        return self.cards.is_obstacle(card) and self.cards.open_by[card] == FOR_ENERGY

    def asked(self, card: i32) -> int:
        """The points that a card costs."""
        if self.cards.is_item(card):
            return self.cards.price(card)
        return self.cards.cost[card] if self.cards.is_monster(card) else self.cards.clears[card]

    def trick(self, card: i32, mask: i32, left: i32, rented: i32) -> int:
        """How many cards it takes by a key or the like; NOWAY if none helps."""
        if not self.cards.locked[card] and not self.cards.is_monster(card):
            return NOWAY
        if self.cards.is_boss(card) and not self.cards.locked[card]:
            return NOWAY
        if rented > 0:
            return 1 if self.helps(card, rented) == 1 else NOWAY
        best: i32 = NOWAY
        for i in range(self.n):
            needed = self.helps(card, self.hand[i])
            if mask >> i & 1 == 0 and 0 < needed <= left:
                best = min(best, needed)
        return best

    def helps(self, card: i32, tool: i32) -> int:
        """How many cards a tool takes to open or win a card, itself included; 0 if it cannot."""
        return self.worth.opens[tool] if self.cards.locked[card] else self.worth.wins[tool]

    def in_energy(self, mask: i32, left: i32, needed: i32) -> int:
        """How many cards it takes to have so much energy."""
        n = 0
        for most in (3, 2, 1):
            for i in range(self.n):
                if needed > 0 and n < left and mask >> i & 1 == 0:
                    energy = self.worth.energy[self.hand[i]]
                    if energy == most or (most == 3 and energy > 3):
                        needed -= energy
                        n += 1
        return n if needed <= 0 else NOWAY

    def in_strength(self, s: State, me: i32, mask: i32, left: i32, needed: i32) -> int:
        """How many cards it takes to have so much strength; also with what can be paid for."""
        best = self.by_hand(s, me, mask, left, needed, 0, -1)
        for i in range(self.n):
            card = self.hand[i]
            if mask >> i & 1 == 0 and self.worth.boost[card] > 0:
                more = needed - self.worth.boost[card]
                cost = self.worth.boost_cost[card]
                best = min(best, self.by_hand(s, me, mask, left, more, cost, i))
        shop = self.shop(s)
        if shop > 0:
            card = ROOM.card(s, dungeon.at(s, shop), 0)
            more = needed - self.worth.offer[card]
            cost = self.worth.offer_cost[card]
            best = min(best, self.by_hand(s, me, mask, left, more, cost, -1))
        return best

    def shop(self, s: State) -> int:
        """The room of a card that has strength on offer, not used this turn; 0 if none has."""
        for room in range(1, ROOMS + 1):
            where = dungeon.at(s, room)
            if dungeon.face_up(s, where) and ROOM.mark(s, where, 0) & USED_NOW == 0:
                if self.worth.offer[ROOM.card(s, where, 0)] > 0:
                    return room
        return 0

    def by_hand(
        self, s: State, me: i32, mask: i32, left: i32, needed: i32, cost: i32, first: i32
    ) -> int:
        """How many cards it takes to have so much strength, the strongest first; of `left` ones
        `cost` are paid with, and card `first` is played, unless -1."""
        n = 0
        for i in range(self.n):
            self.used[i] = mask >> i & 1 != 0
        if first >= 0:
            self.used[first] = True
            needed -= self.gives(s, me, self.hand[first])
            n = 1
        n += cost
        if n > left:
            return NOWAY
        while needed > 0 and n < left:
            best = -1
            most = 0
            for i in range(self.n):
                if not self.used[i] and self.gives(s, me, self.hand[i]) > most:
                    most = self.gives(s, me, self.hand[i])
                    best = i
            if best < 0:
                return NOWAY
            self.used[best] = True
            needed -= most
            n += 1
        return n if needed <= 0 else NOWAY

    def strength(self, s: State, me: i32, mask: i32) -> int:
        """How much strength the cards outside `mask` give."""
        n = 0
        for i in range(self.n):
            if mask >> i & 1 == 0:
                n += self.gives(s, me, self.hand[i])
        return n

    def gives(self, s: State, me: i32, card: i32) -> int:
        """How much strength a card gives if it is played now."""
        n = self.worth.strength[card]
        if self.worth.per_sword[card] > 0:
            swords = 1 if self.cards.sword[card] else 0
            for i in range(PLAYED.count(s, me)):
                if self.cards.sword[PLAYED.card(s, me, i)]:
                    swords += 1
            n += swords * self.worth.per_sword[card]
        return n

    # Which card to play ----------------------------------------------------------------------

    def weakest(self, s: State, me: i32, mask: i32) -> int:
        """Play for energy the card outside `mask` that is least missed."""
        best = -1
        for i in range(self.n):
            if mask >> i & 1 == 0:
                if best < 0 or self.missed(self.hand[i]) < self.missed(self.hand[best]):
                    best = i
        return verbs.play(self.hand[best], FOR_ENERGY)

    def missed(self, card: i32) -> int:
        """How much a card is missed that has been played for energy."""
        n = 2 * self.worth.strength[card] + 2 * self.cards.movement[card]
        n += 3 * self.worth.draws[card] + 3 * self.worth.per_sword[card]
        return n + (6 if self.worth.opens[card] > 0 else 0) - 3 * (self.worth.energy[card] - 1)

    def pay(self, s: State, me: i32, card: i32) -> int:
        """The action that goes on with getting the card of the player's own room."""
        cards = self.cards
        if self.trick(card, 0, self.n, 0) <= self.price(s, me, card, 0, self.n, 0, False):
            for i in range(self.n):
                if self.helps(card, self.hand[i]) == self.trick(card, 0, self.n, 0):
                    return verbs.play(self.hand[i], FOR_MOVEMENT)
        if self.worth.awaits[card] > 0:
            return verbs.use(POSITION.get(s, 0))
        energy = self.paid_in_energy(card)
        held = ENERGY.get(s, 0) if energy else STRENGTH.get(s, 0)
        if held >= self.asked(card):
            if cards.is_item(card):
                return verbs.acquire()
            return verbs.defeat() if cards.is_monster(card) else verbs.clear()
        if energy:
            return self.weakest(s, me, 0)
        return self.fight(s, me, self.asked(card) - held)

    def fight(self, s: State, me: i32, needed: i32) -> int:
        """The action that goes on with having so much more strength: cards that may be paid for
        more come first, then what the dungeon offers."""
        plain = self.by_hand(s, me, 0, self.n, needed, 0, -1)
        if plain >= NOWAY:
            for i in range(self.n):
                card = self.hand[i]
                if self.worth.boost[card] > 0:
                    more = needed - self.worth.boost[card]
                    cost = self.worth.boost_cost[card]
                    if self.by_hand(s, me, 0, self.n, more, cost, i) < NOWAY:
                        return verbs.play(card, FOR_STRENGTH)
            return verbs.use(self.shop(s))
        return verbs.play(self.strongest(s, me, needed), FOR_STRENGTH)

    def strongest(self, s: State, me: i32, needed: i32) -> int:
        """The weakest card that is enough; else the strongest, counters of swords last."""
        best = 0
        enough = 0
        for i in range(self.n):
            gives = self.gives(s, me, self.hand[i])
            if gives >= needed and (enough == 0 or gives < self.gives(s, me, enough)):
                enough = self.hand[i]
            if best == 0 or self.order(s, me, self.hand[i]) > self.order(s, me, best):
                best = self.hand[i]
        return enough if enough > 0 else best

    def order(self, s: State, me: i32, card: i32) -> int:
        """In which order cards are played for strength."""
        gives = self.gives(s, me, card)
        return gives if self.worth.per_sword[card] == 0 or gives == 0 else gives - 10
