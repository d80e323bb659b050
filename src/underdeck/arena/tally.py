"""What came of matches, in whole numbers, so that sums do not depend on who counted first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from underdeck.core.saying import Outcome


@dataclass
class Tally:
    """Matches counted: how they ended, who won, what they scored, how long they were.

    `wins` counts by entrant, wherever it sat. `scores` counts every seat's score, None where the
    rules give none. Lengths are in actions of the seats.
    """

    matches: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    scores: Counter[int | None] = field(default_factory=Counter)
    steps: int = 0
    longest: int = 0

    def count(self, outcome: Outcome, entrants: tuple[int, ...], steps: int) -> None:
        """A match has ended; `entrants` says for each seat who sat there."""
        self.matches += 1
        self.outcomes[outcome.name] += 1
        for seat in outcome.winners:
            self.wins[entrants[seat]] += 1
        for score in outcome.scores:
            self.scores[score] += 1
        self.steps += steps
        if steps > self.longest:
            self.longest = steps

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.matches + other.matches,
            self.outcomes + other.outcomes,
            self.wins + other.wins,
            self.scores + other.scores,
            self.steps + other.steps,
            max(self.longest, other.longest),
        )
