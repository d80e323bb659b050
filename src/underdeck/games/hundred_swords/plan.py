"""What to go for in a turn: which room, what to pay there, and with which cards of the hand."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State
from underdeck.core.places import UP
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.means import NOWAY, Means
from underdeck.games.hundred_swords.places import (
    ENERGY,
    MOVEMENT,
    PASSES,
    POSITION,
    RENTALS,
    ROOM,
    ROOMS,
    USED_NOW,
)
from underdeck.games.hundred_swords.verbs import FOR_ENERGY, FOR_MOVEMENT
from underdeck.games.hundred_swords.worth import NONE, Worth

CARD = 5  # what it costs to use up a card of the hand


class Plan:  # compiled: final
    """The best thing to go for now, by rules of thumb: its score and the action that begins it."""

    __slots__ = ("action", "cards", "means", "score", "worth")

    worth: Worth
    cards: Cards
    means: Means
    score: i32
    action: i32

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.cards = worth.cards
        self.means = Means(worth)
        self.score = 0
        self.action = 0

    def make(self, s: State, me: i32) -> None:
        """Look at every room that can be reached; at outside also with what can be rented."""
        self.means.read(s, me)
        self.score = 0
        self.action = verbs.end()
        position = POSITION.get(s, 0)
        for room in range(max(1, position), ROOMS + 1):
            self.consider(s, me, room, 0)
            if position == 0:
                for i in range(RENTALS.count(s, 0)):
                    card = RENTALS.card(s, 0, i)
                    if self.worth.opens[card] > 0 or self.worth.strength[card] > 1:
                        self.consider(s, me, room, card)

    # One room ------------------------------------------------------------------------------

    def consider(self, s: State, me: i32, room: i32, rented: i32) -> None:
        """Go for a room in the cheapest way; `rented`: with that key, which is rented first."""
        where = dungeon.at(s, room)
        if ROOM.count(s, where) == 0:
            return
        blocked = self.in_way(s, room) - PASSES.get(s, 0)
        passers = 0
        for i in range(self.means.n):
            if blocked > 0 and self.worth.passes[self.means.hand[i]]:
                passers |= 1 << i
                blocked -= 1
        if blocked > self.for_rent(s):
            return
        far = room - POSITION.get(s, 0)
        for mask in range(1 << self.means.n):
            if mask & passers == passers:
                self.weigh(s, me, where, far, mask, rented, passers, max(0, blocked))

    def in_way(self, s: State, room: i32) -> int:
        """How many revealed monsters must be moved past to come to a room."""
        n = 0
        for between in range(max(1, POSITION.get(s, 0)), room):
            if dungeon.blocks(s, self.cards, dungeon.at(s, between)):
                if not self.cards.is_monster(ROOM.card(s, dungeon.at(s, between), 0)):
                    return NOWAY
                n += 1
        return n

    def for_rent(self, s: State) -> int:
        """How many rentals that help past a monster can be had."""
        n = 0
        if POSITION.get(s, 0) == 0:
            for i in range(RENTALS.count(s, 0)):
                if self.worth.passes[RENTALS.card(s, 0, i)]:
                    n += 1
        return n

    def rented_movement(self, s: State, rents: i32) -> int:
        """The movement of so many rentals that help past a monster, the last ones first."""
        n = 0
        i = RENTALS.count(s, 0) - 1
        while i >= 0 and rents > 0:
            if self.worth.passes[RENTALS.card(s, 0, i)]:
                n += self.cards.movement[RENTALS.card(s, 0, i)]
                rents -= 1
            i -= 1
        return n

    def weigh(
        self,
        s: State,
        me: i32,
        where: i32,
        far: i32,
        mask: i32,
        key: i32,
        passers: i32,
        rents: i32,
    ) -> None:
        """Go there by playing the cards of `mask` for movement, and use the others there; renting
        the key, or so many rentals, before."""
        rentals = rents + (1 if key > 0 else 0)
        cost = 2 * CARD * rentals
        movement = MOVEMENT.get(s, 0) if far > 0 else 0
        left = self.means.n - rentals
        if rents > 0:
            movement += self.rented_movement(s, rents)
        if rentals > 0 and ENERGY.get(s, 0) > 0:
            left += 1
        for i in range(self.means.n):
            if mask >> i & 1:
                movement += self.cards.movement[self.means.hand[i]]
                cost += self.loss(self.means.hand[i], FOR_MOVEMENT)
                left -= 1
        if movement < far or left < 0 or (far == 0 and mask != 0):
            return
        gain = self.there(s, me, where, mask, left, key, far > 0)
        if gain - cost > self.score:
            self.score = gain - cost
            self.action = self.first(s, me, where, far, mask, key, passers, rents)

    def loss(self, card: i32, use: i32) -> int:
        """What it costs to use up a card for that, rather than for what it is best at."""
        if self.worth.draws[card] > 0 and use != FOR_ENERGY:
            return -CARD
        other = self.worth.strength[card] if use == FOR_MOVEMENT else self.cards.movement[card]
        return CARD + 4 * other

    def there(
        self, s: State, me: i32, where: i32, mask: i32, left: i32, rented: i32, moved: bool
    ) -> int:
        """What can be had in a room with the cards outside `mask`; NONE for nothing."""
        card = ROOM.card(s, where, 0)
        if card <= 0:
            if not moved:
                return NONE
            return 30 * min(left, 4) + 15 * min(6, self.means.strength(s, me, mask)) + 10
        cards = self.cards
        up = ROOM.mark(s, where, 0) & UP != 0
        if up and self.worth.awaits[card] > 0 and ROOM.mark(s, where, 0) & USED_NOW:
            return NONE
        if not up and not cards.is_item(card):
            return self.unveiled(s, me, card, mask, left) if moved else NONE
        value = self.worth.taking(s, me, card)
        spent = self.means.price(s, me, card, mask, left, rented, moved)
        return NONE if spent >= NOWAY else value - CARD * spent

    def unveiled(self, s: State, me: i32, card: i32, mask: i32, left: i32) -> int:
        """What a known monster or obstacle is worth, which going there reveals."""
        spent = self.means.price(s, me, card, mask, left, 0, True)
        return NONE if spent >= NOWAY else self.worth.taking(s, me, card) - CARD * spent

    # The first action ----------------------------------------------------------------------

    def first(
        self,
        s: State,
        me: i32,
        where: i32,
        far: i32,
        mask: i32,
        key: i32,
        passers: i32,
        rents: i32,
    ) -> int:
        """The action that begins it."""
        if key > 0 or rents > 0:
            return self.rent(s, me, mask, key)
        for i in range(self.means.n):
            if passers >> i & 1:
                return verbs.play(self.means.hand[i], FOR_MOVEMENT)
        if far == 0:
            return self.means.pay(s, me, ROOM.card(s, where, 0))
        if MOVEMENT.get(s, 0) >= far:
            return verbs.move(far)
        best = -1
        for i in range(self.means.n):
            if mask >> i & 1 and (best < 0 or self.worth.draws[self.means.hand[i]] > 0):
                best = i
        return verbs.play(self.means.hand[best], FOR_MOVEMENT)

    def rent(self, s: State, me: i32, mask: i32, key: i32) -> int:
        """Rent a key, or what helps past a monster; first play a card for the energy."""
        rented = key
        for i in range(RENTALS.count(s, 0)):
            if key == 0 and self.worth.passes[RENTALS.card(s, 0, i)]:
                rented = RENTALS.card(s, 0, i)
        if ENERGY.get(s, 0) >= self.cards.cost[rented]:
            return verbs.rent(rented)
        return self.means.weakest(s, me, mask)
