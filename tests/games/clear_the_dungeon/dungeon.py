"""Positions of Clear the Dungeon, set up in the words of a story."""

from __future__ import annotations

from typing import Self

from tests.games.table import Table
from underdeck import games
from underdeck.core.places import known
from underdeck.core.verbs import quoted
from underdeck.games.clear_the_dungeon.places import DOUBLED

END = "end"
RESERVE = "reserve"
TWICE = "doubled"

SUITS = ("clubs", "diamonds", "hearts", "spades")
MONSTERS = tuple(f"{rank} of {suit}" for rank in ("jack", "queen", "king") for suit in SUITS)


def place(card: str, monster: str, *ways: str) -> str:
    """The words for placing a card on a monster; ways: RESERVE, TWICE."""
    return " ".join(["place", quoted(card), quoted(monster), *ways])


def double(card: str, monster: str) -> str:
    """The words for doubling a card that lies on a monster."""
    return f"double {quoted(card)} {quoted(monster)}"


def bury(card: str) -> str:
    """The words for putting a hand card under the power deck."""
    return f"bury {quoted(card)}"


def keep(card: str) -> str:
    """The words for setting a card of the first hand aside."""
    return f"reserve {quoted(card)}"


class Dungeon(Table):
    """A position in the attack phase; what is not said lies where it does not matter.

    Power cards that are not named make the deck, in one fixed order; if the deck is named, they
    have been played. Monsters that are not named are defeated. Where no hand is named the turn
    begins with drawing.
    """

    def __init__(self, *variant: str) -> None:
        super().__init__(games.make("clear_the_dungeon", variant))
        self.places: dict[str, tuple[str, ...]] = {}
        self.lying: list[str] = []
        self.twice: tuple[str, ...] = ()

    # Setting up ----------------------------------------------------------------------------

    def hand(self, *names: str) -> Self:
        return self.have("hand", names)

    def deck(self, *names: str) -> Self:
        """The power deck, from the bottom to the top; the first is the one at the bottom."""
        return self.have("deck", names)

    def bar(self, *names: str) -> Self:
        return self.have("damage bar", names)

    def reserve(self, *names: str) -> Self:
        return self.have("reserve", names)

    def inventory(self, *suits: str) -> Self:
        """Defeated kings that can be used, by their suits."""
        return self.have("inventory", tuple(f"king of {suit}" for suit in suits))

    def have(self, where: str, names: tuple[str, ...]) -> Self:
        self.places[where] = names
        return self.put(where, *names)

    def monsters(self, *names: str) -> Self:
        """Monsters from the bottom row up, each row from the left; enough of them cover others."""
        rows = [places[1] for places in self.layout]
        spots = sorted(range(len(rows)), key=lambda spot: (-rows[spot], spot))
        for spot, name in zip(spots, names, strict=False):
            self.put("monsters", name, owner=spot)
        return self

    @property
    def layout(self) -> list[tuple[int, int]]:
        """Where the spots lie: half card widths from the middle, and rows from the top."""
        zones = self.game.look(self.game.new()).zones
        return [(cell.x, cell.y) for zone in zones if zone.shape == "layout" for cell in zone.cells]

    def laid(self, monster: str, *names: str, twice: tuple[str, ...] = ()) -> Self:
        """Attack cards that lie on a monster already; `twice`: those that are doubled."""
        spot = self.spot(monster)
        for name in names:
            self.put("laid", name, owner=spot, mark=DOUBLED if name in twice else 0)
        return self

    def knows_bottom(self) -> Self:
        """The player has seen the card at the bottom of the deck."""
        self.zone("deck").set_mark(self.row, 0, 0, known(0))
        return self

    def rest(self) -> None:
        """All other cards go where they do not matter, and the steps wait."""
        left = sorted(self.game.cards)
        for zone in self.game.places.zones:
            for me in range(zone.owners):
                for i in range(zone.count(self.row, me)):
                    left.remove(zone.card(self.row, me, i))
        for card in left:
            power = self.game.kinds.groups[card] == "power"
            into = "deck" if power and "deck" not in self.places else "clear pile"
            self.zone(into).put(self.row, 0, card)
        given = frozenset({"hand"} if "hand" in self.places else ())
        self.game.rest(self.row, given)
        self.game.settle(self.row)

    # Asking --------------------------------------------------------------------------------

    def spot(self, monster: str) -> int:
        """Where a monster lies."""
        zone, card = self.zone("monsters"), self.card(monster)
        return next(me for me in range(zone.owners) if zone.holding(self.row, me, card))

    def on(self, monster: str) -> list[str]:
        """The cards that lie on a monster."""
        self.state  # noqa: B018  # the story begins
        return self.cards("laid", self.spot(monster))

    @property
    def face_up(self) -> list[str]:
        """The monsters that can be attacked, as a look shows them to the player."""
        zone = next(zone for zone in self.look.zones if zone.shape == "layout")
        up = [cell.cards[0].face for cell in zone.cells if cell.cards and not cell.covered]
        return sorted(face.name for face in up if face is not None)

    def settled(self, *resting: str) -> None:
        """The attack phase goes on, or the match is over."""
        super().settled(*(resting or ("Attack",)))


def dealt(*variant: str, monsters: tuple[str, ...] = (), powers: tuple[str, ...] = ()) -> Dungeon:
    """A match from the deal: monsters in the order of the spots, powers as they are drawn."""
    return Dungeon(*variant).deal().order(*monsters).order(*powers)
