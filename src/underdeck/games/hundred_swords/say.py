"""The words for what a player does and for what happens, each with its rule."""
# plain: words are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.deeds import NO, WHICH, YES
from underdeck.core.kinds import Kinds
from underdeck.core.saying import OWNER, Happening
from underdeck.core.steps import ACCEPT, ORDER
from underdeck.core.verbs import Card, Named, Number, Verb, Verbs
from underdeck.games.hundred_swords import told, verbs

USES = ("movement", "strength", "energy")
PILES = ("", "deck", "discard")


def counted(n: int, thing: str) -> str:
    """So many things: "1 room", "2 rooms"."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def table(kinds: Kinds) -> Verbs:
    """The verbs of the game."""
    return Verbs(
        kinds,
        (
            Verb(action.verb(ORDER), "order", "HS-1.3"),
            Verb(3, "roll", "HS-1.5", x=Number(1, 255)),
            Verb(action.verb(YES), "do", "HS-4.2"),
            Verb(action.verb(NO), "decline", "HS-4.2", idle=True),
            Verb(WHICH, "choose", "HS-4.2", x=Number(0, 9)),
            Verb(verbs.END, "end", "HS-3.4", idle=True),
            Verb(verbs.PLAY, "play", "HS-4.1", card=Card(), x=Named(USES)),
            Verb(verbs.RENT, "rent", "HS-3.2", card=Card()),
            Verb(verbs.MOVE, "move", "HS-5.1", x=Number(1, 9)),
            Verb(verbs.ACQUIRE, "acquire", "HS-6.1"),
            Verb(verbs.DEFEAT, "defeat", "HS-6.3"),
            Verb(verbs.CLEAR, "clear", "HS-6.4"),
            Verb(verbs.USE, "use", "HS-9.6R", x=Number(1, 9)),
            Verb(verbs.REVEAL, "reveal", "HS-5.2"),
            Verb(verbs.PUT_BACK, "replace", "HS-5.2", idle=True),
            Verb(verbs.ENTER, "enter", "HS-11.4", x=Number(1, 9)),
            Verb(verbs.ROOM, "room", "HS-7.3", x=Number(1, 9)),
            Verb(verbs.CARD, "card", "HS-7.2", card=Card()),
            Verb(verbs.PILE, "pile", "HS-7.2", x=Named(PILES)),
            Verb(verbs.PAY, "pay", "HS-4.4", card=Card()),
            Verb(verbs.OPEN, "open", "HS-6.2"),
            Verb(verbs.MULLIGAN, "mulligan", "HS-8.1"),
            Verb(action.verb(ACCEPT), "accept", "HS-8.1R"),
            Verb(verbs.KEEP, "keep", "HS-7.2", card=Card(), secret=True),
        ),
    )


HAPPENINGS = (
    Happening(told.TURN_BEGAN, "turn began", "HS-3.1", "Turn {x}: seat {seat}."),
    Happening(
        told.DREW, "drew", "HS-3.8", "Drew {card}.", face=OWNER, unseen="Seat {seat} drew a card."
    ),
    Happening(told.PLAYED_CARD, "played", "HS-4.1", "Seat {seat} plays {card} for {x}.", x=USES),
    Happening(told.RENTED, "rented", "HS-3.2", "Seat {seat} rents {card}."),
    Happening(told.MOVED, "moved", "HS-5.1", "Seat {seat} moves to room {x}."),
    Happening(
        told.SAW,
        "saw",
        "HS-5.2",
        "In room {x} lies {card}.",
        face=OWNER,
        unseen="Seat {seat} looks at room {x}.",
    ),
    Happening(
        told.PUT_BACK,
        "put back",
        "HS-5.2",
        "{card} goes back face down.",
        face=OWNER,
        unseen="Seat {seat} puts an item back face down.",
    ),
    Happening(told.REVEALED, "revealed", "HS-7.4", "{card} is revealed in room {x}."),
    Happening(told.ACQUIRED, "acquired", "HS-6.1", "Seat {seat} acquires {card}."),
    Happening(told.DEFEATED, "defeated", "HS-6.3", "Seat {seat} defeats {card}."),
    Happening(told.CLEARED, "cleared", "HS-6.4", "Seat {seat} clears {card}."),
    Happening(told.RETIRED_CARD, "retired", "HS-7.2R", "Seat {seat} retires {card}."),
    Happening(told.VAPORIZED_CARD, "vaporized", "HS-7.2R", "{card} is vaporized."),
    Happening(told.HIDDEN, "hidden", "HS-7.5R", "{card} is hidden in room {x}."),
    Happening(told.SWAPPED, "swapped", "HS-9.6R", "Rooms {x} and {y} are swapped."),
    Happening(told.DISCARDED, "discarded", "HS-3.4", "Seat {seat} discards {card}."),
    Happening(told.SHUFFLED, "shuffled", "HS-7.1", "Seat {seat} shuffles the discard."),
    Happening(told.GAINED, "gained", "HS-4.2", "Seat {seat} gains {x} {y}.", y=USES),
    Happening(told.RETURNED, "returned", "HS-4.2", "{card} returns to the hand of seat {seat}."),
    Happening(told.REFILLED, "refilled", "HS-3.6", "Room {x} is refilled.", face="nobody"),
    Happening(
        told.SKIPPED, "skipped", "HS-9.5R", "{card} is a boss, and stays where it is in the deck."
    ),
    Happening(told.TOOK, "took", "HS-9.5", "The top card of the dungeon deck is {card}."),
    Happening(told.ENDED, "ended", "HS-3.7", "The match is over."),
    Happening(
        told.SEEN_BY_ALL,
        "seen by all",
        "HS-14.1",
        "All have seen {card} in room {x}: it lies face up.",
    ),
    Happening(told.USED, "used", "HS-9.6R", "Seat {seat} uses {card} in room {x}."),
    Happening(told.PROPOSED, "proposed", "HS-8.1R", "Seat {seat} proposes a mulligan."),
    Happening(told.DECLINED, "declined", "HS-8.1R", "Seat {seat} declines the mulligan."),
    Happening(told.MULLIGANED, "dealt anew", "HS-8.1", "The dungeon is dealt anew."),
    Happening(told.ENTERED, "entered", "HS-11.4", "Seat {seat} chooses dungeon {x}."),
    Happening(
        told.CLOSED_DUNGEON, "closed", "HS-11.5", "Dungeon {x} closes: its cards join the other."
    ),
    Happening(told.GREEDY, "greedy", "HS-13.1", "The greedy one takes {card} from room {x}."),
    Happening(told.WARRIOR_BEGAN, "warrior began", "HS-12.1", "Turn {x}: the Warrior."),
    Happening(told.WARRIOR_DREW, "warrior drew", "HS-12.2", "The Warrior draws {card}."),
    Happening(told.WARRIOR_MOVED, "warrior moved", "HS-12.2", "The Warrior moves to room {x}."),
    Happening(told.WARRIOR_TOOK, "warrior took", "HS-12.3", "The Warrior wins {card}."),
    Happening(
        told.WARRIOR_ACQUIRED,
        "warrior acquired",
        "HS-12.3",
        "The Warrior acquires {card}, to the bottom of her deck.",
    ),
    Happening(told.WARRIOR_FAILED, "warrior failed", "HS-12.3", "{card} is too much for her."),
    Happening(told.WARRIOR_RETIRED, "warrior retired", "HS-12.5", "The Warrior retires {card}."),
    Happening(
        told.WARRIOR_DISCARDED, "warrior discarded", "HS-12.5", "The Warrior discards {card}."
    ),
    Happening(
        told.WARRIOR_SHUFFLED, "warrior shuffled", "HS-12.6", "The Warrior shuffles her discard."
    ),
    Happening(told.OPENED, "opened", "HS-6.2", "Seat {seat} opens {card}."),
    Happening(told.BANKED, "banked", "HS-7.2R", "{card} goes to the trophies of seat {seat}."),
    Happening(told.FOUND, "found", "HS-7.2", "Seat {seat} finds {card} in the deck."),
    Happening(
        told.KEPT,
        "kept",
        "HS-4.2",
        "{card} goes on top of your deck.",
        face=OWNER,
        unseen="Seat {seat} puts a card of the hand on top of the deck.",
    ),
    Happening(told.TRADED, "traded", "HS-6.5", "Seat {seat} leaves {card} in the room."),
    Happening(told.GAVE, "gave", "HS-7.8", "Seat {seat} gives {card} to seat {x}."),
    Happening(told.STOLE, "stole", "HS-7.8", "Seat {seat} takes {card} from seat {x}."),
    Happening(told.SANK, "sank", "HS-7.5R", "{card} goes to the bottom of the dungeon deck."),
    Happening(
        told.SANK_UNSEEN,
        "sank unseen",
        "HS-7.5R",
        "The top card of the dungeon deck goes to the bottom.",
        face="nobody",
    ),
    Happening(
        told.SAW_TOP,
        "saw the top",
        "HS-7.4",
        "Card {x} of the dungeon deck is {card}.",
        face=OWNER,
        unseen="Seat {seat} looks at card {x} of the dungeon deck.",
    ),
    Happening(told.PUT_ON_DECK, "put on deck", "HS-4.2", "{card} goes on the deck of seat {seat}."),
)
