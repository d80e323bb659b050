"""How a command is turned down."""

from __future__ import annotations

from underdeck.core.saying import Reason


class Denied(Exception):
    """A command that cannot be done: a reason with the rule, where it is one of the game."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.facts)
        self.reason = reason


class Stale(Exception):
    """A command that answers a question which is no longer asked."""


def denied(facts: str, remedy: str = "") -> Denied:
    """A refusal that is the house's, not a rule's."""
    return Denied(Reason(False, "", facts, remedy))
