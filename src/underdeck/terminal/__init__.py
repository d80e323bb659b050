"""The faces in a terminal: the Textual client, and plain lines for pipes and screen readers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.rulebook import Rulebook
from underdeck.table import Replay, Table

Chooser = Callable[[Game, State], int]
"""A bot, or a giver of hints: handed the game and a view, it says an action."""

Player = Chooser | None
"""Who plays a seat: a bot, or None for a human at the keyboard."""


def is_plain() -> bool:
    """Whether only plain lines can be shown here: no terminal, or a dumb one."""
    dumb = os.environ.get("TERM", "") in ("", "dumb") and sys.platform != "win32"
    streams = (sys.stdin, sys.stdout, sys.stderr)  # the screen is drawn on the last of them
    return dumb or not all(stream.isatty() for stream in streams)


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
    if plain or is_plain():
        from underdeck.terminal import plain as lines

        return lines.play(start, saved, seats, hint, rules, sys.stdin, sys.stdout)
    from underdeck.terminal import app

    return app.play(start, saved, seats, hint, rules)


def watch(
    start: Callable[[], Table],
    *,
    seats: Sequence[Chooser],
    speed: float = 1.0,
    rules: Rulebook | None = None,
    plain: bool = False,
) -> int:
    """Show bots playing, `speed` actions a second; the exit code.

    In plain lines one match is told as fast as it is played.
    """
    if plain or is_plain():
        from underdeck.terminal import telling

        return telling.watch(start, seats, sys.stdout)
    from underdeck.terminal import app

    return app.watch(start, seats, speed, rules)


def replay(
    record: Replay,
    *,
    branch: Callable[[int], Table] | None = None,
    seats: Sequence[Player] = (),
    hint: Chooser | None = None,
    rules: Rulebook | None = None,
    plain: bool = False,
) -> int:
    """Go through a record; the exit code.

    `branch` begins a new match that goes on after a line of the record, which is then played as
    `play` does.
    """
    if plain or is_plain():
        from underdeck.terminal import telling

        return telling.replay(record, branch, seats, hint, rules, sys.stdin, sys.stdout)
    from underdeck.terminal import app

    return app.replay(record, branch, seats, hint, rules)
