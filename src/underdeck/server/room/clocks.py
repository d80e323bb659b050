"""How long each seat has thought, as the log of a room tells it."""

from __future__ import annotations

from underdeck.server.room.setup import Clock


class Clocks:
    """The clocks of a room.

    A move is free for the clock's `extra` seconds; what it takes longer is taken from the seat's
    bank. `since` is when the present question was asked, in seconds since 1970; 0 before all sit.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * seats
        self.since = 0.0

    @property
    def running(self) -> bool:
        """Whether the table has a clock."""
        return self.clock.bank > 0 or self.clock.extra > 0

    def start(self, at: float) -> None:
        """What is asked now is asked from this moment on."""
        self.since = at

    def charge(self, seat: int, at: float) -> None:
        """A seat (from 0) has thought until now."""
        if self.running and self.since:
            spent = max(0.0, at - self.since - self.clock.extra)
            self.left[seat] = max(0.0, self.left[seat] - spent)

    def allowed(self, seat: int) -> float:
        """When the time of a seat that is asked is out, in seconds since 1970."""
        return self.since + self.clock.extra + self.left[seat]
