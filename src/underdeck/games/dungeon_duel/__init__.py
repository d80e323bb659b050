"""Dungeon Duel: two players draft a dungeon, card by card, column by column."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.cardset import CardSet
from underdeck.core.game import Game
from underdeck.games.dungeon_duel import ending, position, say, variant, why
from underdeck.games.dungeon_duel import look as looks
from underdeck.games.dungeon_duel.hints import prefer, worth
from underdeck.games.dungeon_duel.look import Scene
from underdeck.games.dungeon_duel.places import PLACES
from underdeck.games.dungeon_duel.table import own_reader, shipped

TITLE = "Dungeon Duel"
VERSION = "DD 1"
ABOUT = (
    "Two raid one dungeon, card by card: fight, recruit, rest or learn, "
    "and leave the other what hurts."
)
MINUTES = (20, 30)
SEATS = (2, 2)
OPTIONS = variant.OPTIONS
card_reader = own_reader


def card_sets() -> list[CardSet]:
    """The card sets that come with the game."""
    return list(shipped().values())


def options(sets: Sequence[CardSet]) -> tuple[object, ...]:
    """What can be chosen with those card sets."""
    return OPTIONS


def game(chosen: Sequence[str] = (), seats: int = 2, sets: Sequence[CardSet] | None = None) -> Game:
    """The game with a choice of options; `sets`: those there are. Raises UnknownVariant."""
    there = card_sets() if sets is None else list(sets)
    names, table = variant.table(chosen, there)
    verbs = say.table(table.kinds)
    return Game(
        name="dungeon_duel",
        title=TITLE,
        version=VERSION,
        variant=names,
        seats=2,
        places=PLACES,
        kinds=table.kinds,
        verbs=verbs,
        book=variant.book(table, verbs.idle()),
        refusals=why.refusals(table),
        happenings=say.HAPPENINGS,
        settle=position.settle,
        rest=position.rest,
        outcome_of=lambda game, s: ending.outcome(s, table.cards),
        look_of=lambda game, view: looks.look(Scene(game, view, table)),
        prefer=lambda game, view, a: prefer(view, a),
        worth=worth,
        sets=tuple(there),
    )
