"""What buttons and questions say."""
# plain: words are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.deeds import NO, WHICH, YES
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.games.hundred_swords import dungeon, verbs
from underdeck.games.hundred_swords.places import POSITION
from underdeck.games.hundred_swords.say import PILES, USES
from underdeck.games.hundred_swords.table import Table

PROMPTS = {
    "Explore": "Play cards, move, defeat, acquire or clear; or end the turn.",
    "Check": "An item lies here. Reveal it, or put it back face down?",
    "OpenLock": "Open the lock with the key?",
}


def prompt(view: State) -> str:
    """The question that is asked."""
    name = view.asking().name
    if view.seat() < 0:
        return "The cards are shuffled."
    return PROMPTS.get(name, f"{name}: choose.")


def label(game: Game, view: State, table: Table, a: int) -> str:
    """What a button for an action says."""
    verb, x, name = action.verb(a), action.x(a), game.kinds.name(action.card(a))
    if verb == verbs.PLAY:
        return f"Play {name} for {_worth(table, action.card(a), x)}"
    if verb in (verbs.ACQUIRE, verbs.DEFEAT, verbs.CLEAR, verbs.OPEN):
        card = dungeon.card_in(view, dungeon.here(view))
        return f"{game.words(view, a).capitalize()} {game.kinds.name(card)}"
    rooms = "room" if x == 1 else "rooms"
    return {
        verbs.END: "End the turn",
        verbs.RENT: f"Rent {name}",
        verbs.MOVE: f"Move {x} {rooms}, to room {POSITION.get(view, 0) + x}",
        verbs.USE: f"Use the card in room {x}",
        verbs.REVEAL: "Reveal it",
        verbs.PUT_BACK: "Put it back face down",
        verbs.ENTER: f"Enter dungeon {x}",
        verbs.ROOM: f"Room {x}",
        verbs.CARD: name,
        verbs.PILE: f"The {PILES[x] if x < len(PILES) else 'pile'}",
        verbs.PAY: f"Pay with {name}",
        verbs.KEEP: f"Keep {name}",
        action.verb(YES): "Yes",
        action.verb(NO): "No",
        WHICH: f"Choice {x + 1}",
    }.get(verb, game.words(view, a))


def _worth(table: Table, card: int, use: int) -> str:
    if use == verbs.FOR_ENERGY:
        return "1 energy"
    worth = table.cards.movement if use == verbs.FOR_MOVEMENT else table.cards.strength
    return f"{worth[card]} {USES[use]}"
