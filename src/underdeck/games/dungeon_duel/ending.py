"""How a match ended: suddenly, or by the final scoring (DD-2)."""
# plain: words are for people, not for a search

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.saying import Outcome
from underdeck.games.dungeon_duel import fortune
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import HP, SOUL

SEATS = (0, 1)


def outcome(s: State, cards: Cards) -> Outcome:
    """Who won, and by which rule; the sudden ends in the order of DD-2.5R."""
    for me in SEATS:
        if HP.get(s, 1 - me) == 0:
            return won(s, me, "DD-2.3", f"Seat {2 - me} has no HP left.")
    for me in SEATS:
        if fortune.owned(s, cards, me) == fortune.ALL_ELEMENTS:
            return won(s, me, "DD-2.2", f"Seat {me + 1} owns all six elements.")
    for me in SEATS:
        if SOUL.get(s, me) - SOUL.get(s, 1 - me) >= fortune.AHEAD:
            what = f"The soul level of seat {me + 1} is {fortune.AHEAD} or more ahead."
            return won(s, me, "DD-2.1", what)
    return scored(s)


def won(s: State, me: int, rule: str, words: str) -> Outcome:
    """A seat has won; its score is its soul level."""
    return Outcome(f"seat {me + 1}", rule, words, souls(s), (me,))


def souls(s: State) -> tuple[int, int]:
    """The soul levels of both."""
    return SOUL.get(s, 0), SOUL.get(s, 1)


def scored(s: State) -> Outcome:
    """The higher soul level wins, then the higher HP; else it is a tie (DD-2.4)."""
    ranks = [(SOUL.get(s, me), HP.get(s, me)) for me in SEATS]
    words = f"The last card is taken; soul {ranks[0][0]} to {ranks[1][0]}"
    if ranks[0][0] == ranks[1][0]:
        words += f", HP {ranks[0][1]} to {ranks[1][1]}"
    if ranks[0] == ranks[1]:
        return Outcome("tie", "DD-2.4", f"{words}.", souls(s), SEATS)
    return won(s, ranks.index(max(ranks)), "DD-2.4", f"{words}.")
