"""Clear the Dungeon: a patience with a standard deck."""

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.look import Look
from underdeck.core.saying import Outcome
from underdeck.games.clear_the_dungeon import hints, kinds, position, say, variant, why
from underdeck.games.clear_the_dungeon import look as looks
from underdeck.games.clear_the_dungeon.places import DECK, PLACES, RESERVE, RESULT
from underdeck.games.clear_the_dungeon.told import DUNGEON_CLEARED

TITLE = "Clear the Dungeon"
VERSION = "CD 1"
ABOUT = (
    "A patience of twelve monsters: three cards bring each down, "
    "and seven discards are one too many."
)
MINUTES = (5, 15)
SEATS = (1, 1)
OPTIONS = variant.OPTIONS


def game(chosen: Sequence[str] = (), seats: int = 1) -> Game:
    """The game with a choice of variations and a layout. Raises UnknownVariant."""
    names, where = variant.read(chosen)
    cards = kinds.deck(0 if "no-jokers" in names else 2)
    verbs = say.table(cards)
    ace = 11 if "boomer-ace" in names else 1
    stand = position.Rules(
        kinds=cards,
        covers=list(where.covers),
        ace=ace,
        reserve="power-reserve" in names,
        abilities="special-abilities" in names,
    )

    def look(game: Game, view: State) -> Look:
        return looks.look(looks.Table(game, view, where, ace))

    return Game(
        name="clear_the_dungeon",
        title=TITLE,
        version=VERSION,
        variant=names,
        seats=seats,
        places=PLACES,
        kinds=cards,
        verbs=verbs,
        book=variant.book(names, where, cards, verbs.idle()),
        refusals=why.refusals(cards, ace),
        happenings=say.HAPPENINGS,
        settle=lambda s: position.settle(s, stand),
        rest=position.rest,
        outcome_of=outcome,
        look_of=look,
        prefer=hints.prefer,
        fill=lambda s, given, left: position.fill(s, given, left, stand),
    )


def outcome(game: Game, s: State) -> Outcome:
    """Won or lost, by which rule; the score is what is left of deck and reserve (CD-3.1)."""
    result = RESULT.get(s, 0)
    won = result == DUNGEON_CLEARED
    score = DECK.count(s, 0) + RESERVE.count(s, 0) if won else None
    words = say.ENDINGS[result].capitalize() + "."
    name = "won" if won else "lost"
    return Outcome(name, say.RULES[result], words, (score,), (0,) if won else ())
