"""A duel put together card by card: what lies in the columns, and what each player has."""

from __future__ import annotations

from typing import Self, cast

from tests.games.dungeon_duel.figures import FIGURES, FLAT, HP, REST, WEAKENS
from tests.games.table import Table
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE
from underdeck.core.places import UP
from underdeck.core.sight import owners
from underdeck.games import dungeon_duel
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import (
    FLOORS,
    LEARNED,
    TILE,
    TOKENS,
    token,
)

FLOOR_NAMES = ("first", "second", "third")
LEFT = ("Lantern Bat", "Mould Slime")  # what lies in column 5, so that a floor has cards left
CHOOSE, ACT = "Choose", "Act"


def pinned(game: Game) -> Game:
    """A game whose cards have the figures of the stories, so that the set can be balanced anew."""
    lore, number = cast(Cards, game.book.lore), game.kinds.numbers
    for name, figures in FIGURES.items():
        for column, n in zip(
            (lore.hp, lore.sword, lore.bow, lore.spear, lore.soul), figures, strict=True
        ):
            column[number[name]] = n
    named = ((lore.hp, HP), (lore.weakens, WEAKENS), (lore.flat, FLAT), (lore.rest, REST))
    for column, figures_of in named:
        for name, n in figures_of.items():
            column[number[name]] = n
    return game


class Duel(Table):
    """Seat 1 chooses a card. Both have 10 HP and no soul; the first floor lies.

    What is not said is out of the game, or in the pile of a floor that is still to come.
    """

    def __init__(self, *options: str, bare: bool = False) -> None:
        super().__init__(pinned(dungeon_duel.game(options)))
        self.has(hp=10).has(hp=10, owner=1)
        self.counter("floor").set(self.row, 0, 1)
        if not bare:
            self.column(5, *LEFT)

    @classmethod
    def begun_anew(cls, *options: str) -> Self:
        """A match from its first step; CHANCE is asked."""
        duel = cls.__new__(cls)
        Table.__init__(duel, dungeon_duel.game(options))
        return duel.deal()

    # Setting up ----------------------------------------------------------------------------

    def column(self, number: int, *names: str) -> Self:
        """The cards of a column, the lowest first: face up, or face down with a -."""
        for name in names:
            mark = 0 if name.endswith("-") else UP
            self.put("column", name.removesuffix("-"), owner=number - 1, mark=mark)
        return self

    def floor(self, number: int) -> Self:
        """Which floor lies."""
        self.counter("floor").set(self.row, 0, number)
        return self

    def has(self, owner: int = 0, **numbers: int) -> Self:
        """What a player has: hp, soul."""
        for name, n in numbers.items():
            self.counter(name).set(self.row, owner, n)
        return self

    def classes(self, *names: str, owner: int = 0) -> Self:
        """A player's classes; with a + their skill is learned."""
        for name in names:
            mark = LEARNED if name.endswith("+") else 0
            self.put("classes", name.removesuffix("+"), owner=owner, mark=mark)
        return self

    def party(self, *names: str, owner: int = 0) -> Self:
        """A player's followers; with a + they have the Bard's tile."""
        for name in names:
            mark = TILE if name.endswith("+") else 0
            self.put("party", name.removesuffix("+"), owner=owner, mark=mark)
        return self

    def magic(self, *powers: str, owner: int = 0) -> Self:
        """The magic powers that a player has learned."""
        cards = self.game.book.lore
        for name in powers:
            bit = 1 << cards.element[self.card(name)] - 1  # type: ignore[attr-defined]
            magic = self.counter("magic")
            magic.set(self.row, owner, magic.get(self.row, owner) | bit)
        return self

    def trapped(self, column: int, *kinds: str, owner: int = 1, row: int = 1) -> Self:
        """Tokens of a player lie on a card of a column."""
        zone = self.zone("column")
        for kind in kinds:
            mark = zone.mark(self.row, column - 1, row - 1) | token(owner, TOKENS.index(kind))
            zone.set_mark(self.row, column - 1, row - 1, mark)
        return self

    def rest(self) -> None:
        """What lies nowhere yet goes to its place, and seat 1 chooses."""
        left = list(self.game.cards)
        for zone in self.game.places.zones:
            for me in range(owners(self.row, zone)):
                for i in range(zone.count(self.row, me)):
                    left.remove(zone.card(self.row, me, i))
        devils = [card for card in left if self.group(card) == "devil"]
        now = self.counter("floor").get(self.row, 0)
        for card in left:
            group = self.group(card)
            if group in ("power", "class"):
                self.zone("magic powers" if group == "power" else "class deck").put(
                    self.row, 0, card
                )
            elif group in FLOOR_NAMES and FLOOR_NAMES.index(group) >= now:
                self.zone("pile").put(self.row, FLOOR_NAMES.index(group), card)
            elif group != "devil":
                self.zone("out of the game").put(self.row, 0, card)
        for floor in range(now, FLOORS):
            for _ in range(min(floor + 1, len(devils))):
                self.zone("pile").put(self.row, floor, devils.pop())
        for card in devils:
            self.zone("out of the game").put(self.row, 0, card)
        super().rest()

    def group(self, card: int) -> str:
        """The group that a card's back tells."""
        return self.game.kinds.groups[card]

    # Asking --------------------------------------------------------------------------------

    def acts(self, column: int = 1) -> list[str]:
        """What can be done with the card of a column, once it is chosen."""
        self.play(f"choose {column}")
        return self.options

    def marks(self, column: int, row: int = 1) -> list[str]:
        """The tokens on a card of a column."""
        mark = self.zone("column").mark(self.state, column - 1, row - 1)
        return [
            f"{kind} {owner + 1}"
            for owner in range(2)
            for n, kind in enumerate(TOKENS)
            if mark & token(owner, n)
        ]

    def lies(self, column: int) -> list[str]:
        """A column, the lowest first; with a - what lies face down."""
        zone, s = self.zone("column"), self.state
        return [
            self.game.kinds.name(zone.card(s, column - 1, i))
            + ("" if zone.mark(s, column - 1, i) & UP else "-")
            for i in range(zone.count(s, column - 1))
        ]

    def both(self, name: str) -> tuple[int, int]:
        """A number of both players."""
        return self.number(name, 0), self.number(name, 1)

    def label(self, action: str) -> str:
        """What the button of an action says."""
        return next(move.label for move in self.look.moves if move.action == action)

    def warning(self, action: str) -> str:
        """What one is warned of before an action."""
        return next(move.warning for move in self.look.moves if move.action == action)

    # Playing -------------------------------------------------------------------------------

    def takes(self, column: int, *actions: str) -> Self:
        """Choose the card of a column, then do something with it."""
        return self.play(f"choose {column}", *actions)

    def shuffled(self) -> Self:
        """CHANCE leaves the cards in the order in which they lie."""
        while self.asked == CHANCE and self.game.orders(self.state):
            self.order()
        return self

    def settled(self, *resting: str) -> None:
        super().settled(*(resting or (CHOOSE,)))
