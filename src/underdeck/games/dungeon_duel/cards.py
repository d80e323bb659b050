"""What is printed on the cards, by their numbers, for the rules to ask; made from the card sets."""

from __future__ import annotations

from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32

MONSTER = 1
ELEMENTAL = 2
DEVIL = 3
FOLLOWER = 4
WEAPON = 5
TREATMENT = 6
TRAP = 7
CLASS = 8
POWER = 9


class Cards:  # compiled: final
    """The table of a game's cards. Lists go by the number of the kind of card; 0 is no card.

    `sword`, `bow` and `spear` are a monster's weaknesses, or the icons of who fights.
    """

    __slots__ = (
        "any_icon",
        "beaten",
        "bow",
        "cheaper_followers",
        "cheaper_sacrifices",
        "columns",
        "easier_lessons",
        "element",
        "flat",
        "hp",
        "hp_second",
        "hp_third",
        "kind",
        "learned",
        "need",
        "places_tokens",
        "recruited",
        "rest",
        "rows_up",
        "safe",
        "second_choice",
        "single_powers",
        "soul",
        "spear",
        "sword",
        "trap_damage",
        "used",
        "weakens",
        "weapon_bonus",
    )

    kind: list[int]
    hp: list[int]  # of a monster; what a treatment gives; a Devil's on the first floor
    hp_second: list[int]
    hp_third: list[int]
    sword: list[int]
    bow: list[int]
    spear: list[int]
    soul: list[int]  # reward
    need: list[int]  # the soul level that a class requires
    element: list[int]  # 1 to 6, 0 none
    flat: list[int]  # damage once a battle
    any_icon: list[bool]  # a weapon that is sword, bow or spear as its owner chooses (DD-6.1)
    weakens: list[int]  # HP that monsters have less (DD-6.2)
    weapon_bonus: list[int]  # damage that the weapon of a battle deals more (DD-6.6)
    rest: list[int]  # HP that a Rest gives more
    cheaper_followers: list[int]
    cheaper_sacrifices: list[int]
    easier_lessons: list[int]  # soul that classes require less
    safe: list[bool]  # no follower of its owner can be hit by a death trap
    second_choice: list[bool]  # the second face-up card may be chosen (DD-6.5)
    places_tokens: list[bool]  # a trap that needs a card to put a token on
    used: list[Step | None]
    recruited: list[Step | None]
    learned: list[Step | None]
    beaten: list[Step | None]  # whenever its owner beats a monster
    trap_damage: list[int]  # of damage tokens, by floor
    columns: i32
    rows_up: list[bool]  # which rows lie face up, from the bottom
    single_powers: bool  # only the first pair of an element learns its power (DD-4.2R)

    def __init__(self) -> None:
        self.kind = [0]
        self.hp = [0]
        self.hp_second = [0]
        self.hp_third = [0]
        self.sword = [0]
        self.bow = [0]
        self.spear = [0]
        self.soul = [0]
        self.need = [0]
        self.element = [0]
        self.flat = [0]
        self.any_icon = [False]
        self.weakens = [0]
        self.weapon_bonus = [0]
        self.rest = [0]
        self.cheaper_followers = [0]
        self.cheaper_sacrifices = [0]
        self.easier_lessons = [0]
        self.safe = [False]
        self.second_choice = [False]
        self.places_tokens = [False]
        self.used = [None]
        self.recruited = [None]
        self.learned = [None]
        self.beaten = [None]
        self.trap_damage = [0, 0, 0, 0]
        self.columns = 0
        self.rows_up = []
        self.single_powers = False

    def kind_of(self, card: i32) -> int:
        """MONSTER, ELEMENTAL, ...; 0 for a back."""
        return self.kind[card] if card > 0 else 0

    def fights(self, card: i32) -> bool:
        """Whether it is a monster of any sort."""
        return 0 < self.kind_of(card) <= DEVIL

    def hp_on(self, card: i32, floor: i32) -> int:
        """A monster's HP on a floor (1 to 3); only a Devil's differ (DD-4.3)."""
        if self.kind[card] != DEVIL or floor == 1:
            return self.hp[card]
        return self.hp_second[card] if floor == 2 else self.hp_third[card]

    def icons(self, card: i32, monster: i32) -> int:
        """The damage that a card's icons deal to a monster (DD-5.2, DD-5.2R)."""
        return (
            self.sword[card] * self.sword[monster]
            + self.bow[card] * self.bow[monster]
            + self.spear[card] * self.spear[monster]
        )

    def weakness(self, monster: i32, icon: i32) -> int:
        """The damage that one icon deals to a monster: 1 sword, 2 bow, 3 spear (DD-5.1)."""
        if icon == 1:
            return self.sword[monster]
        return self.bow[monster] if icon == 2 else self.spear[monster]

    def has_icon(self, card: i32, icon: i32) -> bool:
        """Whether a follower is of a type: 1 sword, 2 bow, 3 spear (DD-4.9)."""
        if icon == 1:
            return self.sword[card] > 0
        return self.bow[card] > 0 if icon == 2 else self.spear[card] > 0

    def texts(self) -> list[Step]:
        """Every step that the text of a card is."""
        columns = (self.used, self.recruited, self.learned, self.beaten)
        return [step for column in columns for step in column if step is not None]


def cards_of(s: State) -> Cards:
    """What is printed on the cards of a match."""
    cards: Cards = s.book.lore  # type: ignore[assignment]  # object in the .pxd
    return cards
