"""The words for what a player does and for what happens, each with its rule."""
# plain: words are for people, not for a search

from __future__ import annotations

from dataclasses import dataclass

from underdeck.core.deeds import NO, WHICH, YES
from underdeck.core.kernel import State
from underdeck.core.kinds import Kinds
from underdeck.core.saying import Happening
from underdeck.core.steps import ORDER
from underdeck.core.verbs import Card, Named, Number, Verb, Verbs, Ways
from underdeck.games.dungeon_duel import told, verbs
from underdeck.games.dungeon_duel.places import COLUMNS, ROWS, TOKENS
from underdeck.games.dungeon_duel.vocabulary import ELEMENTS

ICONS = ("", "sword", "bow", "spear")


@dataclass(frozen=True)
class Weapon:
    """The weapon of a fight, unsaid if there is none."""

    optional: bool = True

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [kinds.name(value)] if value else []

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        if not words or words[0] in ICONS:
            return 0
        return Card().read(kinds, s, words)


@dataclass(frozen=True)
class Icon:
    """What a weapon is used as, unsaid if that is printed on it."""

    optional: bool = True

    def words(self, kinds: Kinds, s: State, value: int) -> list[str]:
        return [ICONS[value] if value < len(ICONS) else "?"] if value else []

    def read(self, kinds: Kinds, s: State, words: list[str]) -> int:
        return Named(ICONS).read(kinds, s, words) if words else 0


def table(kinds: Kinds) -> Verbs:
    """The verbs of the game."""
    return Verbs(
        kinds,
        (
            Verb(ORDER >> 25, "order", "DD-1.2"),
            Verb(3, "roll", "DD-1.3", x=Number(1, 255)),
            Verb(YES >> 25, "yes", "DD-4.0R"),
            Verb(NO >> 25, "no", "DD-4.0R", idle=True),
            Verb(WHICH, "which", "DD-4.0R", x=Number(0, 9)),
            Verb(verbs.PICK, "pick", "DD-1.4", card=Card()),
            Verb(verbs.CHOOSE, "choose", choosing, x=Number(1, COLUMNS), y=Ways(("second",))),
            Verb(verbs.FIGHT, "fight", "DD-5.3", card=Weapon(), x=Icon()),
            Verb(verbs.RECRUIT, "recruit", "DD-4.4"),
            Verb(verbs.ARM, "arm", "DD-4.5"),
            Verb(verbs.TREAT, "treat", "DD-4.6"),
            Verb(verbs.TRAP, "trap", "DD-3.2"),
            Verb(verbs.REST, "rest", "DD-3.3"),
            Verb(verbs.LEARN, "learn", "DD-3.4", card=Card()),
            Verb(verbs.SACRIFICE, "sacrifice", "DD-3.5"),
            Verb(verbs.REMOVE, "remove", "DD-3.6", idle=True),
            Verb(
                verbs.PUT,
                "put",
                "DD-4.10",
                card=Named(TOKENS),
                x=Number(1, COLUMNS),
                y=Number(1, ROWS),
            ),
            Verb(verbs.LOSE, "lose", "DD-4.9R", card=Card()),
            Verb(verbs.TILE, "tile", "DD-6.3R", card=Card()),
        ),
    )


def choosing(s: State, a: int) -> str:
    """The rule by which a card is chosen: the lowest, or the second that lies face up."""
    return "DD-6.5" if a & 1 else "DD-3.1"


ELEMENT_NAMES = tuple(ELEMENTS)

HAPPENINGS = (
    Happening(told.TURN_BEGAN, "turn began", "DD-3.1", "Turn {x}: seat {seat}."),
    Happening(told.PICKED, "picked", "DD-1.4", "Seat {seat} takes {card}."),
    Happening(told.DISCARDED_CLASS, "discarded", "DD-1.4", "{card} is discarded."),
    Happening(told.FLOOR_LAID, "floor laid", "DD-1.5", "Floor {x} is laid."),
    Happening(told.CHOSE, "chose", "DD-3.1", "Seat {seat} chooses {card} in column {x}."),
    Happening(told.STRUCK, "struck", "DD-4.8", "A {x} trap strikes seat {seat}.", x=TOKENS),
    Happening(told.HP_LOST, "lost HP", "DD-2.3", "Seat {seat} loses {x} HP, to {y}."),
    Happening(told.HP_GAINED, "gained HP", "DD-2.6R", "Seat {seat} gains {x} HP, to {y}."),
    Happening(told.SOUL_GAINED, "gained soul", "DD-4.1", "Seat {seat} gains {x} soul, to {y}."),
    Happening(told.BEAT, "beat", "DD-5.3", "Seat {seat} beats {card} and pays {x} HP."),
    Happening(told.RECRUITED, "recruited", "DD-4.4", "Seat {seat} recruits {card} for {x} HP."),
    Happening(told.ARMED, "armed", "DD-4.5", "Seat {seat} takes {card}."),
    Happening(told.TREATED, "treated", "DD-4.6", "Seat {seat} is treated by {card}."),
    Happening(told.TRAPPED, "trapped", "DD-3.2", "Seat {seat} sets {card}."),
    Happening(told.RESTED, "rested", "DD-3.3", "Seat {seat} rests on {card}."),
    Happening(told.LEARNED_CLASS, "learned", "DD-3.4", "Seat {seat} learns {card}."),
    Happening(told.SACRIFICED, "sacrificed", "DD-3.5", "Seat {seat} sacrifices {card} for {x} HP."),
    Happening(told.REMOVED, "removed", "DD-3.6", "Seat {seat} removes {card}."),
    Happening(told.TURNED_UP, "turned up", "DD-3.7", "In column {x} lies {card}."),
    Happening(
        told.TOKEN_PUT,
        "token put",
        "DD-4.10",
        "Seat {seat} puts a {x} token on a card of column {y}.",
        x=TOKENS,
    ),
    Happening(told.FOLLOWER_LOST, "follower lost", "DD-4.9", "Seat {seat} loses {card}."),
    Happening(told.TILE_PUT, "tile put", "DD-6.3", "The tile of seat {seat} goes on {card}."),
    Happening(
        told.ELEMENT_GAINED,
        "gained element",
        "DD-4.2",
        "Seat {seat} owns the {x} of {card}.",
        x=ELEMENT_NAMES,
    ),
    Happening(told.POWER_LEARNED, "learned power", "DD-4.2", "Seat {seat} learns {card}."),
    Happening(told.EXTRA_TURN, "extra turn", "DD-3.11R", "Seat {seat} takes an extra turn."),
    Happening(told.ENDED, "ended", "DD-2.4", "The match is over."),
)
