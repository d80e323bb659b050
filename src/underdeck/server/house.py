"""What every request may use: the settings, the store, the rooms, who people are."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from underdeck.server.doors import Doors
from underdeck.server.people import People
from underdeck.server.room import Hall
from underdeck.server.settings import Settings
from underdeck.server.store import Store


@dataclass(frozen=True)
class House:
    """The server's parts."""

    settings: Settings
    store: Store
    hall: Hall
    people: People
    doors: Doors

    def own(self, request: HTTPConnection) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        origin = request.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        return urlsplit(origin).netloc == request.headers.get("host")
