"""Where a position of this game rests if it does not say."""
# plain: once a position that is read

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.steps import All


def settle(s: State) -> None:
    """Nothing follows from the cards alone."""


def rest(s: State, given: frozenset[str]) -> None:
    """The first player explores."""
    names = s.book.names
    s.do(names["Turns"], 1 % s.book.seats, 0)
    turn: All = names["Turn"]  # type: ignore[assignment]  # made so by the variant
    s.push(turn, turn.children.index(names["Explore"]) + 1, 0, 0, 0, 0)
    s.do(names["Explore"], 0, 0)
