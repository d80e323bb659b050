"""Positions of 100 Swords, set up in the words of a story, with a small dungeon of their own."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple, Self

from tests.games.table import Table
from underdeck.core.cardset import CardSet
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE
from underdeck.core.places import UP
from underdeck.core.places import known as mark_of
from underdeck.core.verbs import quoted
from underdeck.games import hundred_swords
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.piles import put_out
from underdeck.games.hundred_swords.table import card_reader, shipped

END = "end"
EXPLORE = "Explore"

# What is kept so that others can work out what a player may know: no story tells of it.
KEPT = (
    "owned",
    "reveals",
    "rival owned",
    "mixed",
    "found",
    "stir",
    "holes",
    "quiet turns",
    "cards that left",
    "surprise",
    "turn",
)

STARTERS = """
[set]
name = "starters"
title = "Starters"
role = "starters"

[[starter]]
name = "Crappy Sword"
strength = 1
sword = true
copies = 6

[[starter]]
name = "Awkward Sword"
movement = 1
strength = 1
sword = true

[[starter]]
name = "Boots"
movement = 2
copies = 2
"""

CELLAR = """
[set]
name = "cellar"
title = "A Cellar"
role = "dungeon"

[[item]]
name = "Pebble"
cost = 1
gold = 1
copies = 16

[[item]]
name = "Sabre"
cost = 2
strength = 3
gold = 2
sword = true

[[item]]
name = "Skates"
cost = 1
movement = 4
gold = 1

[[item]]
name = "Purse"
cost = 2
gold = 4
trophy = true

[[item]]
name = "Hairpin"
cost = 1
movement = 2
strength = 2
gold = 1
text = "Key."

[[item]]
name = "Crown"
locked = true
trophy = true
gold = 6

[[item]]
name = "Chalice"
locked = true
strength = 1
gold = 3

[[item]]
name = "Coin"
cost = 1
gold = 1
text = "When played for energy, gain 1 energy."

[[item]]
name = "Hex Blade"
cost = 1
strength = 2
gold = 2
sword = true
text = "You may pay 1 energy and retire a card from your deck or discard to gain 3 strength."

[[item]]
name = "Satchel"
cost = 1
movement = 1
gold = 1
text = "Draw a card."

[[item]]
name = "Lamp"
cost = 1
movement = 1
gold = 1
text = "Reveal a room."

[[item]]
name = "Spyglass"
cost = 1
movement = 1
gold = 1
text = "Peek at a room."

[[item]]
name = "Veil"
cost = 1
movement = 1
gold = 1
text = "Hide a monster in the dungeon."

[[item]]
name = "Chime"
cost = 1
gold = 1
text = "When revealed, gain 1 energy."

[[monster]]
name = "Rat"
strength = 2
gold = 1
copies = 3

[[monster]]
name = "Ogre"
strength = 5
gold = 3

[[monster]]
name = "Golem"
locked = true
gold = 4

[[obstacle]]
name = "Web"
gold = 1
text = "Cleared for 2 strength."

[[obstacle]]
name = "Toll"
gold = 2
text = "Cleared for 2 energy. Cannot be moved past."

[[obstacle]]
name = "Mirror"
gold = 2
text = "Cleared when a monster is revealed."

[[obstacle]]
name = "Plank"
gold = 1
text = "Cleared when moved past."

[[obstacle]]
name = "Hatch"
locked = true
gold = 2

[[rental]]
name = "Rope"
place = 1
cost = 1
gold = 1
movement = 2

[[rental]]
name = "Club"
place = 2
cost = 2
strength = 4

[[rental]]
name = "Passkey"
place = 3
cost = 1
movement = 1
text = "Key."
"""


WYRM = """
[[monster]]
name = "Wyrm"
strength = 6
gold = 5
text = "Boss."
"""


class Laid(NamedTuple):
    """A card of a room and what is seen of it."""

    card: str
    mark: int


def up(card: str) -> Laid:
    """A card that lies face up."""
    return Laid(card, UP)


def known(card: str, *seats: int) -> Laid:
    """A card that lies face down, and that seat 0, or those seats, have seen."""
    mark = 0
    for seat in seats or (0,):
        mark |= mark_of(seat)
    return Laid(card, mark)


def play(card: str, what: str) -> str:
    """The words for playing a card for movement, strength or energy."""
    return f"play {quoted(card)} {what}"


def rent(card: str) -> str:
    """The words for renting a rental."""
    return f"rent {quoted(card)}"


def pay(card: str) -> str:
    """The words for paying energy that an effect asks for with a card of the hand."""
    return f"pay {quoted(card)}"


def pick(card: str) -> str:
    """The words for choosing a card."""
    return f"card {quoted(card)}"


def made(kind: str, name: str, text: str = "", **printed: int | bool) -> str:
    """One more card, as a file has it: `made("item", "Fan", "Key.", cost=1)`."""
    if kind == "item" and not printed.get("locked"):
        printed.setdefault("cost", 0)
    lines = [f"{key} = {json.dumps(value)}" for key, value in printed.items()]
    return "\n".join(["", f"[[{kind}]]", f'name = "{name}"', f'text = "{text}"', *lines, ""])


@cache
def read(text: str) -> CardSet:
    """The card set in a text."""
    return card_reader().read(tomllib.loads(text))


@cache
def cellar(variant: tuple[str, ...], seats: int, more: str, boss: str = WYRM) -> Game:
    """The game with the small dungeon; `more`: the text of further cards in it."""
    sets = [read(STARTERS), read(CELLAR + boss + more), shipped()["warrior"]]
    return hundred_swords.game(variant, seats, sets)


class Expedition(Table):
    """A position in which seat 0 explores, at first outside and without points.

    Starters that are not named are in the decks, evenly, where no deck is named; cards of the
    dungeon that are not named are in its deck, the Boss at the bottom, in one fixed order. If the
    decks are named, the rest is out of the game. Rentals that are not named can be rented.
    """

    def __init__(
        self,
        *variant: str,
        seats: int = 2,
        more: str = "",
        boss: str = WYRM,
        game: Game | None = None,
    ) -> None:
        super().__init__(game or cellar(variant, seats, more, boss))
        self.decks: set[int] = set()
        self.dungeon_named = False

    # Setting up ----------------------------------------------------------------------------

    def hand(self, *names: str, of: int = 0) -> Self:
        return self.put("hand", *names, owner=of)

    def deck(self, *names: str, of: int = 0) -> Self:
        """A player's deck, from the bottom to the top."""
        self.decks.add(of)
        return self.put("deck", *names, owner=of)

    def discard(self, *names: str, of: int = 0) -> Self:
        return self.put("discard", *names, owner=of)

    def played(self, *names: str, of: int = 0) -> Self:
        return self.put("played", *names, owner=of)

    def trophies(self, *names: str, of: int = 0) -> Self:
        return self.put("trophies", *names, owner=of)

    def dungeon_deck(self, *names: str) -> Self:
        """The deck of the dungeon, from the bottom to the top; all else is out of the game."""
        self.dungeon_named = True
        return self.put("dungeon deck", *names)

    def rooms(self, *laid: str | Laid | None) -> Self:
        """What lies in the rooms from the first on: a name (face down), `up`, `known` or None."""
        for where, one in enumerate(laid):
            if one is not None:
                card, mark = (one, 0) if isinstance(one, str) else one
                self.put("rooms", card, owner=where, mark=mark)
        return self

    def stand(self, room: int) -> Self:
        """The player is in that room."""
        return self.count(position=room)

    def count(self, **numbers: int) -> Self:
        """Counters by name: `movement=2`, `quiet_turns=49`."""
        assert not self.begun, "the story has begun"
        for name, n in numbers.items():
            self.counter(name.replace("_", " ")).set(self.row, 0, n)
        return self

    def rest(self) -> None:
        """All other cards go where they do not matter, and the steps wait."""
        left = sorted(self.game.cards, key=lambda card: not self.boss[card])
        for zone in self.game.places.zones:
            for me in range(0 if zone.tally else zone.owned(self.game.seats)):
                for i in range(zone.count(self.row, me)):
                    card = zone.card(self.row, me, i)
                    assert card in left, f"too many copies of {self.game.kinds.name(card)}"
                    left.remove(card)
        free = [seat for seat in range(self.game.seats) if seat not in self.decks]
        for n, card in enumerate(left):
            self.lay(card, free[n % len(free)] if free else -1)
        self.count_owned()
        self.count(turn=1)
        self.game.rest(self.row, frozenset())
        self.game.settle(self.row)

    def lay(self, card: int, seat: int) -> None:
        """A card that no story names goes where it does not matter."""
        group = self.game.kinds.groups[card]
        if group == "rental":
            self.zone("rentals").put(self.row, 0, card)
        elif group == "starter" and seat >= 0:
            self.zone("deck").put(self.row, seat, card)
        elif group == "dungeon" and not self.dungeon_named:
            self.zone("dungeon deck").put(self.row, 0, card)
        else:
            put_out(self.row, card)

    @property
    def boss(self) -> list[bool]:
        """Which cards are a Boss."""
        return cards_of(self.row).boss

    def count_owned(self) -> None:
        """Everybody knows which cards are whose."""
        for seat in range(self.game.seats):
            for card in self.own(seat):
                self.zone("owned").put(self.row, seat, card)

    def own(self, seat: int) -> list[int]:
        """A player's cards but for trophies and rentals, sorted."""
        zones = [self.zone(name) for name in ("deck", "hand", "played", "discard")]
        found = [
            zone.card(self.row, seat, i)
            for zone in zones
            for i in range(zone.count(self.row, seat))
        ]
        return sorted(card for card in found if self.game.kinds.groups[card] != "rental")

    # Playing -------------------------------------------------------------------------------

    def shuffle(self, *names: str) -> Self:
        """CHANCE shuffles, so that these lie on top, the first named uppermost."""
        return self.order(*names)

    def chance(self) -> Self:
        """CHANCE shuffles as often as it is asked, whichever way."""
        while self.asked == CHANCE and self.game.orders(self.state):
            self.order()
        return self

    def end(self) -> Self:
        """The turn is ended, and what is shuffled after it is shuffled somehow."""
        return self.play(END).chance()

    # Asking --------------------------------------------------------------------------------

    def points(self) -> tuple[int, int, int]:
        """Movement, strength and energy that are held."""
        return self.number("movement"), self.number("strength"), self.number("energy")

    def room(self, n: int) -> str | None:
        """What lies in a room, 1 to 5; None if it is empty."""
        return next(iter(self.cards("rooms", n - 1)), None)

    def face_up(self, n: int) -> bool:
        """Whether the card in a room lies face up."""
        return self.mark(n) & UP != 0

    def sees(self, n: int, seat: int = 0) -> bool:
        """Whether a seat sees the card in a room, as its view has it."""
        view = self.game.redact(self.state, seat)
        zone = self.zone("rooms")
        return zone.count(view, n - 1) > 0 and zone.card(view, n - 1, 0) > 0

    def mark(self, n: int) -> int:
        self.state  # noqa: B018  # the story begins
        zone = self.zone("rooms")
        return zone.mark(self.row, n - 1, 0) if zone.count(self.row, n - 1) else 0

    # Claims --------------------------------------------------------------------------------

    @contextmanager
    def changes(self, **by: int) -> Iterator[None]:
        """As any table has it, but for what is only kept to know what players may know."""
        with super().changes(**by):
            yield

    def numbers(self) -> dict[str, int]:
        return {name: n for name, n in super().numbers().items() if name not in KEPT}

    def settled(self, *resting: str) -> None:
        """A player explores, or the match is over."""
        super().settled(*(resting or (EXPLORE,)))

    def check_cards(self) -> None:
        """Every card lies somewhere once, and everybody knows whose are whose.

        During the deal some are still to be laid.
        """
        if self.counter("turn").get(self.row, 0) == 0:
            return
        lying = [
            zone.card(self.row, me, i)
            for zone in self.game.places.zones
            if not zone.tally
            for me in range(zone.owned(self.game.seats))
            for i in range(zone.count(self.row, me))
        ]
        assert sorted(lying) == sorted(self.game.cards)
        for seat in range(self.game.seats):
            owned = self.zone("owned")
            tally = [owned.card(self.row, seat, i) for i in range(owned.count(self.row, seat))]
            assert tally == self.own(seat)


def dealt(*variant: str, seats: int = 2, more: str = "", game: Game | None = None) -> Expedition:
    """A match from the deal, the first question open: CHANCE orders the dungeon deck."""
    return Expedition(*variant, seats=seats, more=more, game=game).deal()
