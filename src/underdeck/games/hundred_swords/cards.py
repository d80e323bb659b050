"""What is printed on the cards, by their numbers, for the rules to ask; made from the card sets."""

from __future__ import annotations

from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.verbs import FOR_ENERGY, FOR_MOVEMENT, FOR_STRENGTH

ITEM = 1
MONSTER = 2
OBSTACLE = 3
ANY = 9


class Cards:  # compiled: final
    """The table of a game's cards. Lists go by the number of the kind of card; 0 is no card."""

    __slots__ = (
        "acquired",
        "blocks",
        "boss",
        "cleared",
        "clears",
        "cost",
        "defeated",
        "energized",
        "gold",
        "key",
        "kind",
        "locked",
        "mini",
        "movement",
        "open_by",
        "open_memory",
        "passed",
        "played",
        "rental",
        "revealed",
        "starter",
        "strength",
        "sword",
        "trophy",
        "unvaporized",
        "whiles",
        "witnessed",
    )

    kind: list[int]
    cost: list[int]  # energy for an item, strength for a monster
    movement: list[int]
    strength: list[int]
    gold: list[int]
    locked: list[bool]
    key: list[bool]
    sword: list[bool]
    trophy: list[bool]
    starter: list[bool]
    rental: list[bool]
    boss: list[bool]
    mini: list[bool]
    blocks: list[bool]  # an obstacle that cannot be moved past
    unvaporized: list[bool]
    clears: list[int]  # an obstacle's price, 0 for none
    open_by: list[int]  # what the price is paid in: STRENGTH_POINTS, ENERGY_POINTS
    passed: list[bool]  # cleared when moved past (HS-6.4R)
    witnessed: list[int]  # cleared when a card of this kind is revealed; 9 any
    played: list[Step | None]
    energized: list[Step | None]
    revealed: list[Step | None]
    defeated: list[Step | None]
    acquired: list[Step | None]
    cleared: list[Step | None]
    whiles: list[Step | None]  # what may be used while it is face up in the dungeon (HS-9.6)
    open_memory: bool  # who has seen a face-down card is marked on it, for all to see (HS-14.1)

    def __init__(self) -> None:
        self.kind = [0]
        self.cost = [0]
        self.movement = [0]
        self.strength = [0]
        self.gold = [0]
        self.locked = [False]
        self.key = [False]
        self.sword = [False]
        self.trophy = [False]
        self.starter = [False]
        self.rental = [False]
        self.boss = [False]
        self.mini = [False]
        self.blocks = [False]
        self.unvaporized = [False]
        self.clears = [0]
        self.open_by = [0]
        self.passed = [False]
        self.witnessed = [0]
        self.played = [None]
        self.energized = [None]
        self.revealed = [None]
        self.defeated = [None]
        self.acquired = [None]
        self.cleared = [None]
        self.whiles = [None]
        self.open_memory = False

    def is_item(self, card: i32) -> bool:
        """Whether it is an item."""
        return card > 0 and self.kind[card] == ITEM

    def is_monster(self, card: i32) -> bool:
        """Whether it is a monster."""
        return card > 0 and self.kind[card] == MONSTER

    def is_obstacle(self, card: i32) -> bool:
        """Whether it is an obstacle."""
        return card > 0 and self.kind[card] == OBSTACLE

    def price(self, card: i32) -> int:
        """What it costs to acquire, defeat or clear a card; a starter that lies in the dungeon
        costs 1 (HS-6.5)."""
        if self.kind[card] == OBSTACLE:
            return self.clears[card]
        return 1 if self.starter[card] else self.cost[card]

    def paid_in(self, card: i32) -> int:
        """The points that it is paid in: energy for an item, strength for a monster."""
        if self.kind[card] == OBSTACLE:
            return self.open_by[card]
        return FOR_STRENGTH if self.kind[card] == MONSTER else FOR_ENERGY

    def has_use(self, card: i32, what: i32) -> bool:
        """Whether playing it for that gives points or an effect (HS-4.1R)."""
        if what == FOR_ENERGY or self.key[card] or self.played[card] is not None:
            return True
        return (self.movement[card] if what == FOR_MOVEMENT else self.strength[card]) > 0

    def effects(self) -> list[list[Step | None]]:
        """What cards do at each of the times that their text can name."""
        return [
            self.played,
            self.energized,
            self.revealed,
            self.defeated,
            self.acquired,
            self.cleared,
            self.whiles,
        ]

    def texts(self) -> list[Step]:
        """Every step that the text of a card is."""
        return [step for column in self.effects() for step in column if step is not None]

    def stops(self, card: i32) -> bool:
        """Whether it is an obstacle that cannot be moved past."""
        return card > 0 and self.blocks[card]

    def waits_for(self, card: i32, shown: i32) -> bool:
        """Whether an obstacle is cleared when a card like `shown` is revealed."""
        wanted = self.witnessed[card]
        return wanted == ANY or (wanted > 0 and wanted == self.kind[shown])

    def usable(self, card: i32) -> bool:
        """Whether who is in the dungeon may use it while it lies there face up."""
        return card > 0 and self.whiles[card] is not None

    def is_locked(self, card: i32) -> bool:
        """Whether it takes a key."""
        return card > 0 and self.locked[card]

    def is_passed(self, card: i32) -> bool:
        """Whether it is an obstacle that is cleared by moving past it."""
        return card > 0 and self.passed[card]

    def kind_of(self, card: i32) -> int:
        """ITEM, MONSTER or OBSTACLE; 0 for a back."""
        return self.kind[card] if card > 0 else 0

    def is_boss(self, card: i32) -> bool:
        """Whether it is a Boss or a Mini-boss (HS-9.5R)."""
        return card > 0 and (self.boss[card] or self.mini[card])

    def is_lasting(self, card: i32) -> bool:
        """Whether it cannot be vaporized."""
        return card > 0 and self.unvaporized[card]

    def kinds(self) -> int:
        """How many kinds of card there are."""
        return len(self.kind) - 1

    def is_rental(self, card: i32) -> bool:
        """Whether it is a rental item."""
        return card > 0 and self.rental[card]


def cards_of(s: State) -> Cards:
    """What is printed on the cards of a match."""
    cards: Cards = s.book.lore  # type: ignore[assignment]  # object in the .pxd
    return cards
