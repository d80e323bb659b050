"""100 Swords: deck building in a row of five rooms."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.cardset import CardSet
from underdeck.core.game import Game
from underdeck.games.hundred_swords import ending, position, say, sight, variant, why
from underdeck.games.hundred_swords import look as looks
from underdeck.games.hundred_swords.appraisal import appraise
from underdeck.games.hundred_swords.filling import Filling
from underdeck.games.hundred_swords.hints import Hints
from underdeck.games.hundred_swords.look import GREEDY, WARRIOR, Scene
from underdeck.games.hundred_swords.places import PLACES
from underdeck.games.hundred_swords.table import own_reader, shipped

TITLE = "100 Swords"
VERSION = "HS 1"
ABOUT = (
    "Deck building in a row of five rooms: remember what lies where, "
    "and be rich when the Boss falls."
)
MINUTES = (20, 60)
SEATS = (1, 4)
OPTIONS = variant.OPTIONS
card_reader = own_reader
options = variant.options


def card_sets() -> list[CardSet]:
    """The card sets that come with the game."""
    return list(shipped().values())


def game(chosen: Sequence[str] = (), seats: int = 2, sets: Sequence[CardSet] | None = None) -> Game:
    """The game with a choice of sets and modes; `sets`: those there are. Raises UnknownVariant."""
    there = card_sets() if sets is None else sets
    names, stock = variant.stock(chosen, seats, there)
    table = stock.table
    verbs = say.table(table.kinds)
    rival = "" if seats > 1 else WARRIOR if stock.rival else GREEDY
    book = variant.book(names, stock, seats, verbs.idle())
    hints = Hints(appraise(table), book.begin())
    return Game(
        name="hundred_swords",
        title=TITLE,
        version=VERSION,
        variant=names,
        seats=seats,
        places=PLACES,
        kinds=table.kinds,
        verbs=verbs,
        book=book,
        refusals=why.refusals(table),
        happenings=say.HAPPENINGS,
        settle=position.settle,
        rest=position.rest,
        fill=lambda s, given, left: Filling(s, given, left, stock).fill(),
        outcome_of=lambda game, s: ending.outcome(s, table.cards, rival),
        look_of=lambda game, view: looks.look(Scene(game, view, table, rival)),
        prefer=lambda game, view, a: hints.prefer(view, a),
        complete_of=lambda game, view, seed: sight.complete(game, view, seed, table.cards),
        sets=tuple(one for one in there if any(c.name in table.kinds.numbers for c in one.cards)),
    )
