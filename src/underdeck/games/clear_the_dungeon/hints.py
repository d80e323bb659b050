"""How good an action looks, by fixed priorities: for bots and for hints."""
# plain: a first player's rules of thumb

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.games.clear_the_dungeon import kinds as cards
from underdeck.games.clear_the_dungeon import monsters, verbs
from underdeck.games.clear_the_dungeon.places import HAND, LAID, MONSTERS

ONLY_IF_NEEDED = -100


def prefer(game: Game, view: State, a: int) -> int:
    """How much a player who follows rules of thumb likes an action; the highest is done.

    Defeat a monster; complete an attack with the smallest card that does; begin one with the
    highest card that is no trigger for what waits; keep jokers; end the turn last.
    """
    verb = action.verb(a)
    if verb == verbs.PLACE:
        return _placing(view, a, 11 if "boomer-ace" in game.variant else 1)
    if verb == verbs.RESERVE:
        card = action.card(a)
        return 50 if card == cards.JOKER else cards.value(card, 1)
    if verb == verbs.DRAW or verb == verbs.LOOK:
        return 5
    if verb == verbs.RAISE:
        return 1
    return 0 if verb == verbs.END or verb == verbs.LEAVE else ONLY_IF_NEEDED


def _placing(view: State, a: int, ace: int) -> int:
    card, spot, way = action.card(a), action.x(a), action.y(a)
    n = LAID.count(view, spot)
    value = cards.value(card, ace)
    if way & verbs.DOUBLING:
        return ONLY_IF_NEEDED
    thrift = 60 if way & verbs.FROM_RESERVE else 0
    if n == 2:
        return 400 - thrift - (50 if card == cards.JOKER else value)
    if _is_wanted(view, card):
        thrift += 40
    if n == 1:
        need = cards.power(MONSTERS.card(view, spot, 0)) - monsters.worth(view, spot, 0, ace)
        return 300 - thrift - 2 * (value - need)
    return 100 - thrift + value - cards.power(MONSTERS.card(view, spot, 0))


def _is_wanted(view: State, card: int) -> bool:
    """Whether the card is a trigger that an attacked monster waits for."""
    for spot in range(MONSTERS.owners):
        if (
            LAID.count(view, spot) == 2
            and monsters.face_up(view, spot)
            and cards.fires(card, MONSTERS.card(view, spot, 0))
            and HAND.count(view, 0) > 0
        ):
            return True
    return False
