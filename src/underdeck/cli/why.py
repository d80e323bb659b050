"""`underdeck why`: why an action is not legal, or by which rule it is."""

from __future__ import annotations

from typing import Annotated

import typer

from underdeck.cli.given import AsJson, checking, print_json
from underdeck.cli.opened import File, OpenSeed, Seat, opened, viewed


def why(
    file: File,
    action: Annotated[str, typer.Argument(metavar="ACTION", help="An action, in words.")],
    seat: Seat = None,
    seed: OpenSeed = 1,
    as_json: AsJson = False,
) -> None:
    """Say why an action is not legal in a position, with the rule; or which rule allows it.

    Example: underdeck why position.toml 'place "4 of clubs" "jack of hearts"'
    """
    game, state = opened(file, seed)
    view = viewed(game, state, seat)
    with checking():
        reason = game.why(view, game.read_action(view, action))
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
