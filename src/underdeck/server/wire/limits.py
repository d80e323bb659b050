"""How many messages a client may send."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Fills at `rate` a second up to `burst`; each message takes one.

    >>> bucket = Bucket(1.0, 2, clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = float(burst)
        self.filled = clock()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
