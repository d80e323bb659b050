"""How good an action looks, by fixed priorities: for bots and for hints."""
# plain: a player's rules of thumb

from __future__ import annotations

from collections.abc import Iterator

import underdeck.core.action as action
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.games.clear_the_dungeon import kinds as cards
from underdeck.games.clear_the_dungeon import monsters, verbs
from underdeck.games.clear_the_dungeon.places import DECK, HAND, LAID, MONSTERS, RESERVE, SPOTS

# Ending the turn counts 0: what counts less is worse than a card on the damage bar.
# The numbers are those that cleared the most dungeons when they were tried, made round.
TRIGGER = 180
TRIGGER_POINT = -10  # for each point that the card would be worth as an attack card
JOKER_TRIGGER = 70
RETURNING_ACE = 300
COMPLETING = 130
SURPLUS_POINT = -10  # for each point beyond the monster's power level
WANTED_ELSEWHERE = -25  # the card is the trigger that another monster waits for
TRIGGER_HELD = 50  # the hand has the trigger already
BEGINNING = 280
MISSING_POINT = -30  # for each point that the second attack card must bring
LOWER_SPOT = 3  # for each spot further down: such a monster lies on others
FROM_RESERVE = -60
DOUBLING = -30
DRAWING = 400
BURYING = 20
LOOKING = 10


def prefer(game: Game, view: State, a: int) -> int:
    """How much a player who follows rules of thumb likes an action; the highest is done.

    Low cards are triggers, high ones begin attacks that little is missing from, and attacks are
    completed with no more than they need. A monster that lies on others is the first to fall. A
    card that could only begin a hopeless attack goes to the damage bar.
    The reserve keeps low cards, triggers for later, and helps the hand: with no hand it waits.
    The king of clubs draws at once; the king of hearts saves a card from the damage bar; the
    king of spades completes an attack; the king of diamonds raises a trigger that is waited for.
    """
    verb, card = action.verb(a), action.card(a)
    if verb == verbs.PLACE:
        return _placing(game, view, a)
    if verb == verbs.RESERVE:
        return -cards.value(card, 1)
    if verb == verbs.BURY:
        return BURYING + cards.value(card, 1)
    if verb == verbs.DRAW:
        return DRAWING
    if verb == verbs.LOOK:
        return LOOKING
    if verb == verbs.RAISE:
        return 1 if _is_waited_for(view, DECK.card(view, 0, 0)) else -1
    return -1 if verb == verbs.DOUBLE else 0


def _placing(game: Game, view: State, a: int) -> int:
    """The rules of thumb for a card on a monster."""
    card, spot, way = action.card(a), action.x(a), action.y(a)
    boomer = "boomer-ace" in game.variant
    ace = 11 if boomer else 1
    laid = LAID.count(view, spot)
    liking = LOWER_SPOT * spot
    if way & verbs.FROM_RESERVE:
        if HAND.count(view, 0) == 0 and DECK.count(view, 0) > 0:
            return -1
        liking += FROM_RESERVE
    if laid == 2:
        return liking + _trigger(card, boomer=boomer)
    value = cards.value(card, ace)
    if way & verbs.DOUBLING:
        value *= 2
        liking += DOUBLING
    missing = cards.power(MONSTERS.card(view, spot, 0)) - value
    if laid == 1:
        surplus = monsters.worth(view, spot, 0, ace) - missing
        return liking + _completing(view, card, spot) + SURPLUS_POINT * surplus
    if way & verbs.DOUBLING:
        return -1
    return liking + BEGINNING + MISSING_POINT * max(0, missing)


def _trigger(card: int, *, boomer: bool) -> int:
    if card == cards.JOKER:
        return JOKER_TRIGGER
    if boomer and cards.rank(card) == cards.ACE:
        return RETURNING_ACE
    return TRIGGER + TRIGGER_POINT * cards.rank(card)


def _completing(view: State, card: int, spot: int) -> int:
    monster = MONSTERS.card(view, spot, 0)
    liking = COMPLETING
    if _is_waited_for(view, card):
        liking += WANTED_ELSEWHERE
    others = (other for other in _held(view) if other not in (card, cards.JOKER))
    if any(cards.fires(other, monster) for other in others):
        liking += TRIGGER_HELD
    return liking


def _is_waited_for(view: State, card: int) -> bool:
    """Whether the card is the trigger of a monster that has both its attack cards."""
    return any(
        LAID.count(view, spot) == 2 and cards.fires(card, MONSTERS.card(view, spot, 0))
        for spot in range(SPOTS)
    )


def _held(view: State) -> Iterator[int]:
    for zone in (HAND, RESERVE):
        for i in range(zone.count(view, 0)):
            yield zone.card(view, 0, i)
