"""Where the cards lie that a position does not name: starters, rentals, the rest of the dungeon."""
# plain: once a position that is read

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from underdeck.core import rng
from underdeck.core.kernel import State
from underdeck.core.places import Zone
from underdeck.games.hundred_swords import dungeon, piles
from underdeck.games.hundred_swords.places import (
    BOX,
    CROWD,
    DECK,
    DISCARD,
    DUNGEON_DECK,
    GONE,
    HAND,
    LATE,
    PLAYED,
    RENTALS,
    RIVAL_DECK,
    RIVAL_DISCARD,
    RIVAL_PLAYED,
    TROPHIES,
)
from underdeck.games.hundred_swords.setup import LATE_CARDS
from underdeck.games.hundred_swords.stock import Stock
from underdeck.games.hundred_swords.turn import HAND_SIZE


@dataclass
class Filling:
    """Puts the cards `left`, which are in random order, where they would lie.

    What a player began with is in the deck, or in the discard if the deck is given; five of it
    are in hand, if no hand is. What is left of the dungeon is in its deck, the Boss among the
    last; or out of the game if the deck is given. Each card that is put is taken out of `left`.
    """

    s: State
    given: frozenset[str]
    left: list[int]
    stock: Stock

    def fill(self) -> None:
        """Put all that can be put."""
        if not self.left:
            return
        self.rentals()
        self.starters()
        self.dungeons()
        for which in range(dungeon.dungeons(self.s)):
            if "rooms" not in self.given:
                dungeon.fill(self.s, 0, which)
        self.hands()

    def take(self, fits: list[int]) -> list[int]:
        """Take those cards out of what is left, each as often as it is among them."""
        wanted = Counter(fits)
        taken = []
        for card in list(self.left):
            if wanted[card] > 0:
                wanted[card] -= 1
                self.left.remove(card)
                taken.append(card)
        return taken

    # Whose is what -------------------------------------------------------------------------

    def rentals(self) -> None:
        """Rentals lie in their area, unless it is given."""
        if "rentals" not in self.given:
            for card in self.take(self.stock.rentals):
                RENTALS.put(self.s, 0, card)

    def starters(self) -> None:
        """Each player has the starters that nobody has yet."""
        places = (DECK, HAND, PLAYED, DISCARD, TROPHIES)
        for seat in range(self.s.book.seats):
            into = self.free((DECK, DISCARD, GONE))
            lacking = Counter(self.stock.starters) - self.lying(places, seat)
            self.put(into, seat, self.take(list(lacking.elements())))
        if self.stock.rival:
            into = self.free((RIVAL_DECK, RIVAL_DISCARD, GONE))
            hers = self.lying((RIVAL_DECK, RIVAL_PLAYED, RIVAL_DISCARD), 0)
            lacking = Counter(self.stock.rival) - hers
            self.put(into, 0, self.take(list(lacking.elements())))

    def lying(self, places: tuple[Zone, ...], me: int) -> Counter[int]:
        """The cards in places of a player."""
        return Counter(
            zone.card(self.s, me, i) for zone in places for i in range(zone.count(self.s, me))
        )

    def free(self, zones: tuple[Zone, ...]) -> Zone | None:
        """The first of these places that is not given."""
        return next((zone for zone in zones if zone.name not in self.given), None)

    def put(self, into: Zone | None, me: int, cards: list[int]) -> None:
        """Put cards into a place; those that find none are left."""
        for card in cards:
            if into is GONE:
                piles.put_out(self.s, card)
            elif into is not None and into.count(self.s, me) < into.room:
                into.put(self.s, me, card)
            else:
                self.left.append(card)

    def hands(self) -> None:
        """Players whose hand is not given hold five cards."""
        first = 0 if "hand" not in self.given else 1
        for seat in range(first, self.s.book.seats):
            if HAND.count(self.s, seat) == 0 and "deck" not in self.given:
                for _ in range(min(HAND_SIZE, DECK.count(self.s, seat))):
                    HAND.put(self.s, seat, DECK.pop(self.s, seat))

    # The dungeon ---------------------------------------------------------------------------

    def dungeons(self) -> None:
        """What is left of each dungeon is in its deck, unless that is given."""
        into = self.free((DUNGEON_DECK, BOX, GONE) if self.crowd else (DUNGEON_DECK, GONE))
        bosses = self.take(self.stock.bosses)
        many = self.take(self.stock.many)
        for which, cards in enumerate(self.stock.decks):
            own = self.take(cards) + many[which :: len(self.stock.decks)]
            boss = bosses[which : which + 1]
            if into is DUNGEON_DECK:
                self.lay(which, own, boss)
            else:
                self.put(into, 0, own + boss)

    @property
    def crowd(self) -> bool:
        return self.s.book.seats >= CROWD

    def chance(self, cards: list[int], n: int) -> int:
        """A number below n, as random as the order of the cards is."""
        seed = 0
        for card in cards:
            seed = rng.mix(seed ^ card)
        seed = rng.settle(seed, n)
        return rng.below(seed, n)

    def lay(self, which: int, cards: list[int], boss: list[int]) -> None:
        """Lay a dungeon's deck: its boss among nine others, perhaps some below, and the rest."""
        below = cards[: self.stock.below]
        late = cards[self.stock.below : self.stock.below + LATE_CARDS]
        rest = cards[self.stock.below + LATE_CARDS :]
        if boss:
            late.insert(self.chance(cards, len(late) + 1), boss[0])
        for card in below:
            DUNGEON_DECK.put(self.s, which, card)
        for card in late:
            DUNGEON_DECK.put_marked(self.s, which, card, LATE << which if boss else 0)
        for card in rest:
            DUNGEON_DECK.put(self.s, which, card)
