"""How good an option is, by rules of thumb."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel import verbs


def prefer(s: State, a: i32) -> int:
    """How much a seat likes an option, the more the better."""
    verb = action.verb(a)
    return 1 if verb == verbs.FIGHT else 0
