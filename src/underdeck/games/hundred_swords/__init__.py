"""100 Swords: deck building in a row of five rooms."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.cardset import CardSet
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.saying import Outcome
from underdeck.games.hundred_swords import look as looks
from underdeck.games.hundred_swords import piles, position, say, sight, variant, why
from underdeck.games.hundred_swords.appraisal import appraise
from underdeck.games.hundred_swords.hints import Hints
from underdeck.games.hundred_swords.places import BOSS_FELL, PLACES, QUIET
from underdeck.games.hundred_swords.table import Table, own_reader, shipped
from underdeck.games.hundred_swords.turn import QUIET_TURNS

TITLE = "100 Swords"
VERSION = "HS 1"
SEATS = (1, 4)
OPTIONS = variant.OPTIONS
card_reader = own_reader
options = variant.options


def card_sets() -> list[CardSet]:
    """The card sets that come with the game."""
    return list(shipped().values())


def game(
    chosen: Sequence[str] = (), seats: int = 2, sets: Sequence[CardSet] | None = None
) -> Game:
    """The game with a choice of sets and modes; `sets`: those there are. Raises UnknownVariant."""
    there = card_sets() if sets is None else sets
    names, stock = variant.stock(chosen, seats, there)
    table = stock.table
    verbs = say.table(table.kinds)
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
        outcome_of=lambda game, s: outcome(s, table),
        look_of=lambda game, view: looks.look(game, view, table),
        prefer=lambda game, view, a: hints.prefer(view, a),
        complete_of=lambda game, view, seed: sight.complete(game, view, seed, table),
        sets=tuple(one for one in there if any(c.name in table.kinds.numbers for c in one.cards)),
    )


def outcome(s: State, table: Table) -> Outcome:
    """The most gold wins; then the most swords; then it is a tie (HS-0.1)."""
    seats = range(s.book.seats)
    gold = tuple(piles.gold(s, table.cards, seat) for seat in seats)
    ranks = [(gold[seat], piles.swords(s, table.cards, seat)) for seat in seats]
    winners = tuple(seat for seat in seats if ranks[seat] == max(ranks))
    name = f"seat {winners[0] + 1}" if len(winners) == 1 else "tie"
    if BOSS_FELL.get(s, 0):
        rule, words = "HS-0.2", "The Boss fell."
    elif QUIET.get(s, 0) >= QUIET_TURNS:
        rule, words = "HS-0.2R", "Nothing left the dungeon for 50 turns."
    else:
        rule, words = "HS-0.2", "The dungeon ran out of cards."
    return Outcome(name, rule, words, gold, winners)
