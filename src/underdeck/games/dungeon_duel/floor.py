"""A floor: how it is laid, what lies where, and what is turned up next (DD-1.5, DD-3.7)."""

from __future__ import annotations

from underdeck.core.kernel import State, Step
from underdeck.core.places import UP
from underdeck.core.steps import Order
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import COLUMN, COLUMNS, FLOOR, FLOORS, PILE, tokens
from underdeck.games.dungeon_duel.told import FLOOR_LAID, TURNED_UP


def left(s: State) -> int:
    """How many cards are left on the floor."""
    n = 0
    for column in range(COLUMNS):
        n += COLUMN.count(s, column)
    return n


def face_up(s: State, column: i32, i: i32) -> bool:  # compiled: inline
    """Whether card `i` of a column lies face up."""
    return COLUMN.mark(s, column, i) & UP != 0


def second(s: State, column: i32) -> int:
    """Where the second face-up card of a column lies, -1 if there is none (DD-6.5R)."""
    for i in range(1, COLUMN.count(s, column)):
        if face_up(s, column, i):
            return i
    return -1


def has_token(s: State, me: i32, column: i32, i: i32) -> bool:
    """Whether card `i` of a column carries a token of a player."""
    return COLUMN.mark(s, column, i) & tokens(me) != 0


def without_token(s: State, me: i32) -> int:
    """How many cards carry no token of a player (DD-4.10)."""
    n = 0
    for column in range(COLUMNS):
        for i in range(COLUMN.count(s, column)):
            if not has_token(s, me, column, i):
                n += 1
    return n


def turn_up(s: State, me: i32, column: i32, i: i32) -> None:
    """A card lies face up from now on, if it is there and does not yet."""
    if i < COLUMN.count(s, column) and not face_up(s, column, i):
        COLUMN.set_mark(s, column, i, COLUMN.mark(s, column, i) | UP)
        s.tell(TURNED_UP, me, COLUMN.card(s, column, i), column + 1, 0)


class NewFloor(Step):  # compiled: final
    """The next floor's pile is shuffled, and lies in columns, some of the rows face up (DD-1.5,
    DD-1.5R, DD-3.8). Frame: `at` 1 once it is shuffled."""

    __slots__ = ("cards", "shuffles")

    cards: Cards
    shuffles: list[Step]

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.shuffles = [Order(PILE, floor) for floor in range(FLOORS)]

    def parts(self) -> list[Step]:
        return self.shuffles

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 0:
            s.push(self, 1, me, it, 0, 0)
            shuffle: Step = self.shuffles[FLOOR.get(s, 0)]
            s.do(shuffle, me, 0)
        else:
            self.lay(s, me)

    def lay(self, s: State, me: i32) -> None:
        """The cards of the pile lie in columns."""
        floor = FLOOR.get(s, 0)
        row = 0
        while PILE.count(s, floor) > 0:
            up = UP if self.cards.rows_up[row] else 0
            for column in range(self.cards.columns):
                if PILE.count(s, floor) > 0:
                    COLUMN.put_marked(s, column, PILE.pop(s, floor), up)
            row += 1
        FLOOR.set(s, 0, floor + 1)
        s.tell(FLOOR_LAID, me, 0, floor + 1, 0)
