"""The faces in a terminal: the Textual client, and plain lines for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from underdeck.core.game import Game
from underdeck.core.kernel import State

if TYPE_CHECKING:
    from underdeck.table import Table

Chooser = Callable[[Game, State], int]
"""A bot, or a giver of hints: handed the game and a view, it says an action."""

HUMAN = None
"""The player of a seat who is at the keyboard."""

Player = Chooser | None


class Rulebook(Protocol):
    """The numbered rules of a game, as pages to open."""

    def text(self, rule: str) -> str:
        """What the rule with that id says; "" if there is none."""

    def search(self, word: str) -> Sequence[tuple[str, str]]:
        """The ids and texts of the rules that speak of a word; all of them for ""."""


def play(
    start: Callable[[], Table],
    *,
    saved: Callable[[], Table] | None = None,
    seats: Sequence[Player] = (),
    hint: Chooser | None = None,
    rules: Rulebook | None = None,
    plain: bool = False,
) -> int:
    """Play matches until the player quits; the exit code.

    `start` begins a new match, also when the player asks for another; `saved` opens one that was
    not finished, and the player is asked whether to go on with it. `seats` says who plays each
    seat; those not named are human.
    """
    raise NotImplementedError


def watch(
    start: Callable[[], Table],
    *,
    seats: Sequence[Chooser],
    speed: float = 1.0,
    rules: Rulebook | None = None,
    plain: bool = False,
) -> int:
    """Show bots playing, `speed` actions a second; the exit code."""
    raise NotImplementedError
