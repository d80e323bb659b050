"""Moving to the right: what is left behind, and the room that is checked (HS-5)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.taking as taking
from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import PASSES, POSITION, ROOM
from underdeck.games.hundred_swords.told import MOVED


def move(s: State, cards: Cards, check: Step, me: i32, rooms: i32) -> None:
    """Move to the right, past what can be passed; then check the room (HS-5.1, HS-5.2)."""
    taking.spend(s)
    s.do(check, me, 0)
    position = POSITION.get(s, 0)
    for gone in range(rooms - 1, -1, -1):  # from the right: what is left behind first acts first
        if position + gone > 0:
            leave(s, cards, me, dungeon.at(s, position + gone))
    POSITION.set(s, 0, position + rooms)
    s.tell(MOVED, me, 0, position + rooms, 0)


def leave(s: State, cards: Cards, me: i32, where: i32) -> None:
    """Leave or pass a room: no monster there is surprised any more; an obstacle that waits for
    it is cleared (HS-5.3, HS-6.4R)."""
    if not dungeon.face_up(s, where):
        return
    card = ROOM.card(s, where, 0)
    if cards.is_monster(card):
        if dungeon.is_surprised(s, where):
            dungeon.end_surprise(s, where)
        else:
            PASSES.add(s, 0, -1)
    elif cards.is_passed(card) and taking.may_gain(s, cards, me, card):
        taking.take(s, cards, me, where)
