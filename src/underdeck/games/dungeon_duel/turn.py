"""The turn: choose a card, suffer its traps, act on it, turn up the next (DD-3)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.dungeon_duel.floor as floors
import underdeck.games.dungeon_duel.fortune as fortune
import underdeck.games.dungeon_duel.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import COLUMN, COLUMNS, EXTRA, FLOOR, FLOORS, TURN
from underdeck.games.dungeon_duel.told import (
    CHOSE,
    EXTRA_TURN,
    NO_CARD_THERE,
    NO_SECOND_CHOICE,
    TURN_BEGAN,
)


class StartOfTurn(Step):  # compiled: final
    """A turn begins (DD-3.1)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        TURN.add(s, 0, 1)
        s.tell(TURN_BEGAN, me, 0, TURN.get(s, 0), 0)


class Choose(Step):  # compiled: final
    """The player chooses the lowest card left of a column; who may, its second face-up card
    (DD-3.1, DD-6.5). What is chosen is handed on: `x` its column, `y` its place in it."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        further = fortune.has_skill(s, self.cards, me, self.cards.second_choice)
        for column in range(COLUMNS):
            if COLUMN.count(s, column) > 0:
                s.offer(verbs.choose(column + 1, 0))
                if further and floors.second(s, column) > 0:
                    s.offer(verbs.choose(column + 1, 1))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        column = action.x(a) - 1
        further = action.y(a)
        if a != verbs.choose(column + 1, further) or not 0 <= column < COLUMNS or further > 1:
            s.bar(NOT_ASKED)
            return
        if COLUMN.count(s, column) == 0:
            s.bar(NO_CARD_THERE)
        elif further == 1:
            if not fortune.has_skill(s, self.cards, me, self.cards.second_choice):
                s.bar(NO_SECOND_CHOICE)
            elif floors.second(s, column) < 0:
                s.bar(NO_CARD_THERE)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        column = action.x(a) - 1
        i = floors.second(s, column) if action.y(a) == 1 else 0
        s.tell(CHOSE, me, COLUMN.card(s, column, i), column + 1, 0)
        s.hand(0, 4, column)
        s.hand(0, 5, i)


class NextCard(Step):  # compiled: final
    """The next card of the column is turned up if it lies face down (DD-3.7)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        floors.turn_up(s, me, s.x, s.y)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        return 0 <= me < 2 and 0 <= s.x < COLUMNS and s.y >= 0


class EndOfTurn(Step):  # compiled: final
    """The other player's turn, or an extra one; a floor that is empty brings the next, which
    the opponent begins; after the third the match is over (DD-3.8, DD-3.9R, DD-2.4).
    Frame: `at` 1 once the next floor lies."""

    __slots__ = ("floor", "turn")

    floor: Step
    turn: Step

    def __init__(self, floor: Step) -> None:
        super().__init__()
        self.floor = floor
        self.turn = self  # set by `Turns`

    def parts(self) -> list[Step]:
        return [self.floor, self.turn]

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 1:
            s.do(self.turn, me, 0)
        elif floors.left(s) == 0:
            EXTRA.set(s, 0, 0)
            if FLOOR.get(s, 0) == FLOORS:
                fortune.finish(s, me)
                return
            s.push(self, 1, 1 - me, 0, 0, 0)
            s.do(self.floor, 1 - me, 0)
        elif EXTRA.get(s, 0) > 0:
            EXTRA.add(s, 0, -1)
            s.tell(EXTRA_TURN, me, 0, 0, 0)
            s.do(self.turn, me, 0)
        else:
            s.do(self.turn, 1 - me, 0)
