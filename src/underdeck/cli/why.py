"""`underdeck why`: why an action is not legal, or by which rule it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import AsJson, Cards, checking, print_json
from underdeck.cli.opened import File, OpenSeed, Seat, one_action, opened, viewed

if TYPE_CHECKING:
    from underdeck.core.kernel import State
    from underdeck.core.saying import Reason


def why(
    file: File,
    action: Annotated[list[str], typer.Argument(metavar="ACTION", help="An action, in words.")],
    seat: Seat = None,
    seed: OpenSeed = 1,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """Say why an action is not legal.

    Says the rule, the facts, and what would be legal; or which rule allows the action.

    \b
    Example: underdeck why position.toml 'place "4 of clubs" "jack of hearts"'
    """
    game, state = opened(file, seed, cards)
    view = viewed(game, state, seat)
    with checking():
        a = game.read_action(view, one_action(action))
    reason = not_asked(view, seat) or game.why(view, a)
    if as_json:
        said = {
            "legal": reason.legal,
            "rule": reason.rule,
            "facts": reason.facts,
            "remedy": reason.remedy,
            "also": list(reason.also),
        }
        print_json(said)
        return
    if reason.legal:
        print(f"Legal, by {reason.rule}." if reason.rule else "Legal.")
        return
    also = f" Also against {', '.join(reason.also)}." if reason.also else ""
    rule = f" ({reason.rule})" if reason.rule else ""
    print(f"{reason.facts}{rule} {reason.remedy}{also}")


def not_asked(view: State, seat: int | None) -> Reason | None:
    """Why a seat (from 1) that is not asked may do nothing; None if it is asked or all is over."""
    from underdeck.core.saying import Reason

    asked = view.seat()
    if seat is None or view.over() or asked == seat - 1:
        return None
    facts = f"Seat {asked + 1} is asked." if asked >= 0 else "Chance is asked."
    return Reason(False, "", facts, f"Wait until seat {seat} is asked.")
