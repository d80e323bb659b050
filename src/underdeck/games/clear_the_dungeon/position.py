"""What makes a position one of this game: monsters face up where nothing lies on them."""
# plain: once a position that is read

from __future__ import annotations

from underdeck.core.game import Unfit
from underdeck.core.kernel import State
from underdeck.core.places import UP
from underdeck.games.clear_the_dungeon import monsters
from underdeck.games.clear_the_dungeon.places import (
    BAR,
    DEFEATED,
    LAID,
    MONSTERS,
    SPOTS,
    TURN,
)
from underdeck.games.clear_the_dungeon.turn import BAR_HOLDS


def settle(s: State, covers: list[int]) -> None:
    """Turn up what is uncovered and down what is covered, count the fallen. Raises Unfit.

    Every spot of the layout that is empty is a monster defeated (CD-2.5).
    """
    for spot in range(SPOTS):
        if MONSTERS.count(s, spot) > 0:
            MONSTERS.set_mark(s, spot, 0, MONSTERS.mark(s, spot, 0) & ~UP)
    monsters.turn_up_uncovered(s, covers)
    for spot in range(SPOTS):
        if LAID.count(s, spot) > 0 and not monsters.face_up(s, spot):
            raise Unfit("laid", spot, "no monster lies face up there to take attack cards (CD-2.2)")
        if LAID.count(s, spot) > 2:
            raise Unfit("laid", spot, "a third card would have defeated the monster (CD-2.5)")
    if BAR.count(s, 0) >= BAR_HOLDS and not s.over():
        raise Unfit("damage bar", 0, f"with {BAR_HOLDS} cards the match is lost already (CD-2.7)")
    DEFEATED.set(s, 0, sum(MONSTERS.count(s, spot) == 0 for spot in range(SPOTS)))


def rest(s: State, given: frozenset[str]) -> None:
    """Where a position stands that does not say: attack if a hand is given, else draw."""
    names = s.book.names
    s.do(names["Turns"], 0, 0)
    if "hand" in given:
        s.push(names["Turn"], 2, 0, 0, 0, 0)
        s.do(names["Attack"], 0, 0)
        TURN.set(s, 0, max(1, TURN.get(s, 0)))
