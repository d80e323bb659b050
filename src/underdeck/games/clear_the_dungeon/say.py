"""The words for what a player does and for what happens, each with its rule."""
# plain: words are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.kernel import State
from underdeck.core.kinds import Kinds
from underdeck.core.saying import OWNER, Happening
from underdeck.core.steps import ORDER
from underdeck.core.verbs import Card, Under, Verb, Verbs, Ways
from underdeck.games.clear_the_dungeon import told, verbs
from underdeck.games.clear_the_dungeon.places import LAID, MONSTERS, SPOTS


def rule_of_placing(s: State, a: int) -> str:
    """Which rule lets a card be placed: by whence it comes and what it is for."""
    if action.y(a) & verbs.DOUBLING:
        return "CD-4.4R"
    if action.y(a) & verbs.FROM_RESERVE:
        return "CD-4.2"
    n = LAID.count(s, action.x(a)) if action.x(a) < SPOTS else 0
    return ("CD-2.2", "CD-2.3", "CD-2.4")[min(n, 2)]


def table(kinds: Kinds) -> Verbs:
    """The verbs of the game."""
    return Verbs(
        kinds,
        (
            Verb(action.verb(ORDER), "order", "CD-1.2"),
            Verb(verbs.END, "end", "CD-2.7", idle=True),
            Verb(
                verbs.PLACE,
                "place",
                rule_of_placing,
                card=Card(),
                x=Under(MONSTERS),
                y=Ways(("reserve", "doubled")),
            ),
            Verb(verbs.RESERVE, "reserve", "CD-4.2", card=Card()),
            Verb(verbs.BURY, "bury", "CD-4.3.1", card=Card(), secret=True),
            Verb(verbs.LOOK, "look", "CD-4.3.2"),
            Verb(verbs.DOUBLE, "double", "CD-4.3.3", card=Card(), x=Under(MONSTERS)),
            Verb(verbs.DRAW, "draw", "CD-4.3.4"),
            Verb(verbs.RAISE, "raise", "CD-4.3.2"),
            Verb(verbs.LEAVE, "leave", "CD-4.3.2"),
        ),
    )


ENDINGS = (
    "",
    "all twelve monsters are defeated",
    "the damage bar holds seven cards",
    "there is no card left to draw",
    "the last monster fell with an empty power deck",
)
RULES = ("", "CD-3.1", "CD-2.7", "CD-3.2R", "CD-3.2R")

HAPPENINGS = (
    Happening(told.TURN_BEGAN, "turn began", "CD-2.1", "Turn {x}."),
    Happening(told.DREW, "drew", "CD-2.1", "Drew the {card}.", face=OWNER, unseen="Drew a card."),
    Happening(told.SET_ASIDE, "set aside", "CD-4.2", "Put the {card} in the reserve."),
    Happening(told.PLACED, "placed", "CD-2.2", "Placed the {card} on the {y}.", y="card"),
    Happening(told.DOUBLED_CARD, "doubled", "CD-4.3.3", "The {card} counts twice."),
    Happening(told.MONSTER_FELL, "defeated", "CD-2.5", "The {card} is defeated."),
    Happening(told.KING_KEPT, "kept", "CD-4.3", "The {card} goes to the inventory."),
    Happening(told.ACE_RETURNED, "returned", "CD-4.1", "The {card} returns to the hand."),
    Happening(told.TURNED_UP, "turned up", "CD-1.3", "The {card} is turned up."),
    Happening(told.DISCARDED, "discarded", "CD-2.7", "The {card} goes to the damage bar."),
    Happening(told.KING_USED, "used", "CD-4.4", "The {card} is used."),
    Happening(
        told.BURIED,
        "buried",
        "CD-4.3.1",
        "The {card} goes under the power deck.",
        face=OWNER,
        unseen="A card of the hand goes under the power deck.",
    ),
    Happening(
        told.LOOKED,
        "looked",
        "CD-4.3.2",
        "The bottom card of the power deck is the {card}.",
        face=OWNER,
        unseen="The bottom card of the power deck is looked at.",
    ),
    Happening(
        told.RAISED,
        "raised",
        "CD-4.3.2",
        "The {card} goes to the top of the power deck.",
        face=OWNER,
        unseen="The bottom card of the power deck goes to the top.",
    ),
    Happening(
        told.LEFT_BELOW,
        "left",
        "CD-4.3.2",
        "The {card} stays at the bottom.",
        face=OWNER,
        unseen="The bottom card stays where it is.",
    ),
    Happening(told.MATCH_WON, "won", "CD-3.1", "Won: {x}.", x=ENDINGS),
    Happening(told.LOST_BY_BAR, "lost", "CD-2.7", "Lost: {x}.", x=ENDINGS),
    Happening(told.LOST_BY_DECK, "lost", "CD-3.2R", "Lost: {x}.", x=ENDINGS),
)
