"""`underdeck apply`: do actions in a position, and write the position that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from underdeck.cli.given import AsJson, Bad, Cards, checking, print_json
from underdeck.cli.opened import File, OpenSeed, one_action, opened

if TYPE_CHECKING:
    from underdeck.core.saying import Event
    from underdeck.table import Table


def apply(
    file: File,
    actions: Annotated[
        list[str], typer.Argument(metavar="ACTION...", help="Actions, each one argument.")
    ],
    seed: OpenSeed = 1,
    cards: Cards = [],  # noqa: B006  # Typer makes a new list for each call
    as_json: AsJson = False,
) -> None:
    """Do actions, and write the position they lead to.

    One after the other; the file is not changed. Dice and shuffles are answered by the seed. An
    action that is not legal is refused, with the rule and with what would be legal.

    \b
    Example: underdeck apply position.toml 'place "7 of spades" "jack of hearts"' end
    """
    from underdeck.core import position
    from underdeck.core.kernel import ALL
    from underdeck.table import Table

    game, state = opened(file, seed, cards)
    with checking():
        table = Table.start(game, seed=seed, begin=state)
    told = [
        event.sentence(game.kinds, ALL)
        for action in joined(table, actions)
        for event in done(table, action)
    ]
    text = position.text(game, table.state)
    if as_json:
        print_json({"position": text, "events": told, "over": table.over})
    else:
        print(text, end="")


def joined(table: Table, actions: list[str]) -> list[str]:
    """The actions; if a shell took the quotes off, all arguments together are one."""
    from underdeck.table import Unreadable

    whole = one_action(actions)
    try:
        table.read(actions[0])
    except Unreadable:
        try:
            table.read(whole)
        except Unreadable:
            return actions
        return [whole]
    return actions


def done(table: Table, action: str) -> list[Event]:
    """What an action led to. Raises Bad with the rule that refuses it."""
    from underdeck.table import Refused

    with checking():
        try:
            return table.act(action)
        except Refused as error:
            reason = error.reason
            also = f" Also against {', '.join(reason.also)}." if reason.also else ""
            raise Bad(f"{action}: {error} {reason.remedy}{also}") from error
