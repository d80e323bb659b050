"""A card on trial: a small dungeon in which one text is played, in the words of a story."""

from __future__ import annotations

from typing import Self

from tests.games.table import Table
from underdeck.core.cardset import CardSet
from underdeck.core.kernel import CHANCE
from underdeck.core.places import UP
from underdeck.games import hundred_swords
from underdeck.games.hundred_swords.places import OWNED, PLACES
from underdeck.games.hundred_swords.table import card_reader, shipped

EXPLORE = "Explore"
OWN_PLACES = ("deck", "hand", "played", "discard")

DUNGEON = {
    "item": [
        {"name": "Gem", "cost": 1, "gold": 1, "copies": 9},
        {"name": "Chest", "locked": True, "gold": 3, "trophy": True, "copies": 2},
        {"name": "Blade", "cost": 2, "strength": 2, "sword": True, "gold": 2, "copies": 4},
    ],
    "monster": [
        {"name": "Rat", "strength": 2, "gold": 1, "copies": 9},
        {"name": "Ogre", "strength": 6, "gold": 4, "copies": 2},
        {"name": "The Dragon", "strength": 8, "gold": 6, "text": "Boss."},
    ],
    "obstacle": [{"name": "Pit", "gold": 2, "text": "Cleared for 2 energy.", "copies": 2}],
    "rental": [{"name": "Hired Key", "place": 1, "cost": 1, "text": "Key."}],
}
FAR = {
    "monster": [
        {"name": "Bat", "strength": 1, "gold": 1, "copies": 20},
        {"name": "The Worm", "strength": 9, "text": "Boss."},
    ]
}


def card_set(name: str, role: str, cards: dict[str, list[dict[str, object]]]) -> CardSet:
    head = {"game": "hundred_swords", "name": name, "title": name, "role": role}
    return card_reader().read({"set": head, **cards})


class Trial(Table):
    """The card "Thing" has the text on trial. Seat 1 explores, from outside the dungeon.

    What is not said lies in the dungeon deck, whose top card is named last in `below`.
    """

    def __init__(self, text: str, kind: str = "item", seats: int = 2, **printed: object) -> None:
        numbers = {
            "item": {"cost": 1},
            "monster": {"strength": 3},
            "rental": {"cost": 1, "place": 2},
        }
        thing = {"name": "Thing", "text": text, **numbers.get(kind, {}), **printed}
        cards = {**DUNGEON, kind: [*DUNGEON.get(kind, []), thing]}
        sets = [shipped()["starters"], card_set("near", "dungeon", cards)]
        if seats > 2:
            sets += [card_set("far", "dungeon", FAR), shipped()["multi-user"]]
        super().__init__(hundred_swords.game((), seats, sets))

    # Setting up ----------------------------------------------------------------------------

    def hand(self, *names: str, owner: int = 0) -> Self:
        return self.put("hand", *names, owner=owner)

    def deck(self, *names: str, owner: int = 0) -> Self:
        """The deck, the last one on top."""
        return self.put("deck", *names, owner=owner)

    def discard(self, *names: str, owner: int = 0) -> Self:
        return self.put("discard", *names, owner=owner)

    def trophies(self, *names: str, owner: int = 0) -> Self:
        return self.put("trophies", *names, owner=owner)

    def rooms(self, *names: str, dungeon: int = 1) -> Self:
        """The rooms from the left: a name face down, one with a + face up, "" an empty room."""
        for i, name in enumerate(names):
            if name:
                mark = UP if name.endswith("+") else 0
                where = (dungeon - 1) * 5 + i
                self.put("rooms", name.removesuffix("+"), owner=where, mark=mark)
        return self

    def at(self, room: int) -> Self:
        """The player stands in that room."""
        self.counter("position").set(self.row, 0, room)
        return self

    def has(self, **points: int) -> Self:
        """The player holds points."""
        for name, n in points.items():
            self.counter(name).set(self.row, 0, n)
        return self

    def below(self, *names: str) -> Self:
        """The dungeon deck, the last one on top of what is left."""
        self.top = names
        return self

    top: tuple[str, ...] = ()

    def rest(self) -> None:
        """What lies nowhere yet goes to its place, and seat 1 explores."""
        left = list(self.game.cards)
        for zone in PLACES.zones:
            for me in range(0 if zone.tally else zone.owned(self.game.seats)):
                for i in range(zone.count(self.row, me)):
                    left.remove(zone.card(self.row, me, i))
        for name in self.top:
            left.remove(self.card(name))
        for card in left:
            if self.game.kinds.groups[card] == "rental":
                self.zone("rentals").put(self.row, 0, card)
                continue
            deck = self.zone("dungeon deck")
            deck.put(self.row, 1 if deck.count(self.row, 0) > 60 else 0, card)
        for name in self.top:
            self.zone("dungeon deck").put(self.row, 0, self.card(name))
        for seat in range(self.game.seats):
            for place in OWN_PLACES:
                for i in range(self.zone(place).count(self.row, seat)):
                    card = self.zone(place).card(self.row, seat, i)
                    if self.game.kinds.groups[card] != "rental":
                        OWNED.put(self.row, seat, card)
        super().rest()

    def without_deck(self) -> Self:
        """The dungeon deck is empty: what lay there is out of the game."""
        self.rest()
        deck = self.zone("dungeon deck")
        while deck.count(self.row, 0) > 0:
            self.zone("out of the game").put(self.row, 0, deck.pop(self.row, 0))
        self.begin()
        return self

    # Asking --------------------------------------------------------------------------------

    def lies(self, room: int, dungeon: int = 1) -> str:
        """The card of a room, with a + if it lies face up; "" if there is none."""
        where = (dungeon - 1) * 5 + room - 1
        zone, s = self.zone("rooms"), self.state
        if zone.count(s, where) == 0:
            return ""
        up = zone.mark(s, where, 0) & UP
        return self.game.kinds.name(zone.card(s, where, 0)) + ("+" if up else "")

    def knows(self, room: int, seat: int = 1, dungeon: int = 1) -> bool:
        """Whether a seat (from 1) sees the card of a room."""
        view = self.game.redact(self.state, seat - 1)
        return self.zone("rooms").card(view, (dungeon - 1) * 5 + room - 1, 0) > 0

    @property
    def gone(self) -> list[str]:
        """The cards that are out of the game."""
        return self.cards("out of the game")

    @property
    def asks(self) -> str:
        """The step that asks."""
        return self.state.asking().name

    # Playing -------------------------------------------------------------------------------

    def shuffled(self) -> Self:
        """CHANCE leaves the cards in the order in which they lie."""
        while self.asked == CHANCE and self.game.orders(self.state):
            self.order()
        return self

    def uses(self, points: str = "movement") -> Self:
        """The Thing is played for its points."""
        return self.play(f"play Thing {points}")

    def check_cards(self) -> None:
        """Every card lies somewhere exactly once; what a player owns is tallied."""
        lying: list[int] = []
        for zone in PLACES.zones:
            for me in range(0 if zone.tally else zone.owned(self.game.seats)):
                lying += [zone.card(self.row, me, i) for i in range(zone.count(self.row, me))]
        assert sorted(lying) == sorted(self.game.cards)
        for seat in range(self.game.seats):
            held = [
                self.zone(place).card(self.row, seat, i)
                for place in OWN_PLACES
                for i in range(self.zone(place).count(self.row, seat))
            ]
            held = [card for card in held if self.game.kinds.groups[card] != "rental"]
            owned = [OWNED.card(self.row, seat, i) for i in range(OWNED.count(self.row, seat))]
            assert sorted(held) == sorted(owned)

    def settled(self, *resting: str) -> None:
        super().settled(*(resting or (EXPLORE,)))
