"""How good an action looks, by fixed priorities: for bots and for hints."""
# plain: a first player's rules of thumb

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.deeds import NO, YES
from underdeck.core.kernel import State
from underdeck.games.hundred_swords import dungeon, verbs
from underdeck.games.hundred_swords.places import (
    ENERGY,
    HAND,
    MOVEMENT,
    POSITION,
    ROOMS,
    STRENGTH,
)
from underdeck.games.hundred_swords.table import Table


def prefer(table: Table, view: State, a: int) -> int:
    """How much a player who follows rules of thumb likes an action; the highest is done.

    Take what can be taken; play towards the card in the room if the hand can reach its cost;
    else move on to the nearest room that is worth it; end the turn when nothing helps.
    """
    verb, x, card = action.verb(a), action.x(a), action.card(a)
    cards = table.cards
    if verb in (verbs.ACQUIRE, verbs.DEFEAT, verbs.CLEAR, verbs.OPEN):
        return 1000
    if verb == verbs.PLAY:
        return _playing(table, view, card, x)
    if verb == verbs.MOVE:
        return _moving(table, view, x)
    if verb == verbs.PAY:
        return 50 - 5 * cards.strength[card] - 3 * cards.movement[card]
    if verb == verbs.CARD:
        worth = 5 * cards.strength[card] + 4 * cards.movement[card] + 3 * cards.gold[card]
        return 50 - worth
    if verb == action.verb(YES):
        return 30
    if verb == verbs.USE:
        return 200 if _wanted(table, view) == 0 else 10
    if verb in (verbs.END, action.verb(NO), verbs.PUT_BACK):
        return 20
    return 25


def _need(table: Table, view: State) -> tuple[int, int]:
    """What the card in the room costs: which points, and how many; (-1, 0) if nothing can be had."""
    here = dungeon.here(view)
    card, cards = dungeon.card_in(view, here) if here >= 0 else 0, table.cards
    if card <= 0 or cards.locked[card]:
        return -1, 0
    if cards.is_item(card):
        return verbs.FOR_ENERGY, cards.price(card)
    if not dungeon.face_up(view, here):
        return -1, 0
    if cards.is_monster(card):
        return verbs.FOR_STRENGTH, cards.cost[card]
    return (cards.open_by[card], cards.clears[card]) if cards.clears[card] else (-1, 0)


def _held(view: State, use: int) -> int:
    return (MOVEMENT, STRENGTH, ENERGY)[use].get(view, 0)


def _worth(table: Table, card: int, use: int) -> int:
    if use == verbs.FOR_ENERGY:
        return 1
    return (table.cards.movement if use == verbs.FOR_MOVEMENT else table.cards.strength)[card]


def _wanted(table: Table, view: State) -> int:
    """The points still needed for the card in the room, 0 if the hand cannot make them."""
    use, cost = _need(table, view)
    if use < 0:
        return 0
    me = view.seat()
    lacking = cost - _held(view, use)
    hand = [_worth(table, HAND.card(view, me, i), use) for i in range(HAND.count(view, me))]
    return lacking if 0 < lacking <= sum(hand) else 0


def _playing(table: Table, view: State, card: int, use: int) -> int:
    """Play for what the room asks; for movement if nothing there can be had."""
    cards = table.cards
    lacking = _wanted(table, view)
    if lacking:
        needed, _ = _need(table, view)
        if use != needed:
            return -10
        worth = _worth(table, card, use)
        return 500 + 10 * min(worth, lacking) - _other_worth(table, card, use)
    if use == verbs.FOR_MOVEMENT and _can_go_on(table, view) and MOVEMENT.get(view, 0) == 0:
        return 100 + 10 * cards.movement[card] - 8 * cards.strength[card]
    return -10


def _other_worth(table: Table, card: int, use: int) -> int:
    cards = table.cards
    return (cards.strength[card] if use != verbs.FOR_STRENGTH else 0) + (
        cards.movement[card] if use != verbs.FOR_MOVEMENT else 0
    )


def _can_go_on(table: Table, view: State) -> bool:
    return POSITION.get(view, 0) < ROOMS and dungeon.reach(view, table.cards, 1) == 1


def _moving(table: Table, view: State, rooms: int) -> int:
    """Move to the room whose card is likeliest to be had with the hand."""
    me, position = view.seat(), POSITION.get(view, 0)
    if _wanted(table, view) or position + rooms > ROOMS:
        return -10
    where = dungeon.at(view, position + rooms)
    card, cards = dungeon.card_in(view, where), table.cards
    n = HAND.count(view, me)
    strength = sum(cards.strength[HAND.card(view, me, i)] for i in range(n))
    if card == 0:
        return 40 - rooms
    if card < 0:
        return 150 - rooms
    if cards.locked[card]:
        return 60 - rooms
    if cards.is_item(card):
        return (300 if cards.price(card) <= n else 50) + 5 * cards.gold[card] - rooms
    if cards.is_monster(card) and dungeon.face_up(view, where):
        return (300 if cards.cost[card] <= strength else 30) + 5 * cards.gold[card] - rooms
    return 80 - rooms


