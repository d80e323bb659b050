"""Matches told in plain lines, with nobody playing: what bots did, and what a record says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import TextIO

from underdeck.core.kernel import CHANCE, NOBODY
from underdeck.table import Replay, Table
from underdeck.terminal import Chooser
from underdeck.terminal.plain import Plain, ending
from underdeck.terminal.sitting import Sitting
from underdeck.terminal.words import moment_words


def watch(start: Callable[[], Table], seats: Sequence[Chooser], out: TextIO) -> int:
    """Tell a match that bots play, from its beginning to its end; the exit code."""
    sitting = Sitting(start(), seats)
    told = Plain(StringIO(), out, None)
    told.say(", ".join([sitting.look().title, *sitting.look().variant]) + ".")
    told.say(*sitting.unheard())
    while sitting.bot_asked:
        sitting.act_bot()
        told.say(*sitting.unheard())
    told.say(ending(sitting.look()))
    sitting.table.close()
    return 0


def replay(record: Replay, out: TextIO) -> int:
    """Tell a record, line by line; the exit code."""
    told = Plain(StringIO(), out, None)
    told.say(*record.notes)
    viewer = 0 if record.game.seats == 1 else NOBODY
    for moment in record.moments:
        who = {NOBODY: "", CHANCE: "chance: "}.get(moment.seat, f"seat {moment.seat + 1}: ")
        words = moment_words(moment, viewer)
        events = [event.sentence(record.game.kinds, viewer) for event in moment.events]
        if moment.words:
            told.say(" ".join([f"Line {moment.line}, {who}{words}.", *events]))
    record.end()
    look = record.look(viewer)
    told.say(ending(look) if look.outcome else look.prompt)
    return 0
