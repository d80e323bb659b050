"""Questions about the monsters, and what happens when one falls."""

from __future__ import annotations

import underdeck.games.clear_the_dungeon.kinds as kinds
from underdeck.core.kernel import State
from underdeck.core.places import UP
from underdeck.core.widths import i32
from underdeck.games.clear_the_dungeon.places import DOUBLED, LAID, MONSTERS, SPOTS
from underdeck.games.clear_the_dungeon.told import TURNED_UP


def face_up(s: State, spot: i32) -> bool:  # compiled: inline
    """Whether a monster lies there face up, so that it can be attacked (CD-2.2)."""
    return spot < SPOTS and MONSTERS.lowest_mark(s, spot) & UP != 0


def worth(s: State, spot: i32, i: i32, ace: i32) -> int:  # compiled: inline
    """What attack card `i` on a monster counts, doubled or not (CD-4.4R)."""
    value = kinds.value(LAID.card(s, spot, i), ace)
    return 2 * value if LAID.mark(s, spot, i) & DOUBLED else value


def lacking(s: State, spot: i32, card: i32, doubling: bool, ace: i32) -> int:  # compiled: inline
    """How much the sum would fall short with `card` as second attack card; 0 is enough (CD-2.3)."""
    value = kinds.value(card, ace)
    if doubling:
        value += value
    short = kinds.power(MONSTERS.card(s, spot, 0)) - worth(s, spot, 0, ace) - value
    return max(0, short)


def turn_up_uncovered(s: State, covers: list[int]) -> None:
    """Turn every monster up that nothing covers any more (CD-1.3, CD-2.5)."""
    lying = 0
    for spot in range(SPOTS):
        if MONSTERS.count(s, spot) > 0:
            lying |= 1 << spot
    for spot in range(SPOTS):
        above: i32 = covers[spot]
        if lying >> spot & 1 and not lying & above and not MONSTERS.mark(s, spot, 0) & UP:
            MONSTERS.set_mark(s, spot, 0, MONSTERS.mark(s, spot, 0) | UP)
            s.tell(TURNED_UP, 0, MONSTERS.card(s, spot, 0), spot, 0)
