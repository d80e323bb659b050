"""What makes a position one of this game."""
# plain: once a position that is read

from __future__ import annotations

from underdeck.core.game import Unfit
from underdeck.core.kernel import State
from underdeck.core.steps import All
from underdeck.games.dungeon_duel import floor
from underdeck.games.dungeon_duel.places import COLUMNS, FLOOR, FLOORS, HP, PILE, TURN


def rest(s: State, given: frozenset[str]) -> None:
    """The first player chooses a card; the lowest of each column lies face up."""
    names = s.book.names
    turn: All = names["Turn"]  # type: ignore[assignment]  # made so by the variant
    s.push(turn, turn.children.index(names["Choose"]) + 1, 0, 0, 0, 0)
    s.do(names["Choose"], 0, 0)
    TURN.set(s, 0, max(1, TURN.get(s, 0)))
    for column in range(COLUMNS):
        floor.turn_up(s, 0, column, 0)


def settle(s: State) -> None:
    """Raise Unfit if cards or numbers cannot be so."""
    if FLOOR.get(s, 0) == 0:
        if floor.left(s) > 0:
            raise Unfit("floor", 0, "cards lie in columns: it is 1, 2 or 3")
        return
    for number in range(FLOOR.get(s, 0)):
        if PILE.count(s, number) > 0:
            raise Unfit("pile", number, "that floor has been laid: its pile is empty")
    if s.depth() > 0:
        if floor.left(s) == 0 and FLOOR.get(s, 0) == FLOORS:
            raise Unfit("column", 0, "the last card is taken: the match is over (DD-2.4)")
        for me in range(2):
            if HP.get(s, me) == 0:
                raise Unfit("hp", me, "whoever has none has lost (DD-2.3)")
