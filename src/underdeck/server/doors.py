"""What one address may do: new tables an hour, and sockets at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from underdeck.server.wire.limits import Bucket

HOUR = 3600.0
KEPT = 10_000  # addresses whose tables are counted; when there are more, it begins anew


def address(request: HTTPConnection) -> str:
    """Who a request comes from, as limits count; "" for this computer itself.

    One house has a whole network of IPv6 addresses: it counts as one.
    """
    try:
        found = ip_address(request.client.host if request.client else "")
    except ValueError:
        return "unknown"
    if found.is_loopback:
        return ""
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return str(found)


class Doors:
    """Counts by address; 0 is any number."""

    def __init__(self, tables_an_hour: int, sockets: int) -> None:
        self.tables_an_hour = tables_an_hour
        self.sockets = sockets
        self.made: dict[str, Bucket] = {}
        self.inside: Counter[str] = Counter()

    def may_make(self, who: str, clock: Callable[[], float] | None = None) -> bool:
        """Whether one more table may be made; it is counted."""
        if not who or not self.tables_an_hour:
            return True
        if who not in self.made:
            if len(self.made) >= KEPT:
                self.made.clear()
            clocked = {"clock": clock} if clock else {}
            self.made[who] = Bucket(self.tables_an_hour / HOUR, self.tables_an_hour, **clocked)
        return self.made[who].take()

    def enter(self, who: str) -> bool:
        """Whether one more socket may be opened; it is counted until `leave`."""
        if who and self.sockets and self.inside[who] >= self.sockets:
            return False
        self.inside[who] += 1
        return True

    def leave(self, who: str) -> None:
        """A socket is closed."""
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
