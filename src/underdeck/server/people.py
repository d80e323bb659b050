"""Who somebody is: a cookie that names a person, and links that give a seat; both are signed."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "underdeck"
YEARS = 10 * 365 * 24 * 3600  # seconds


class People:
    """Signs and reads what says who somebody is. There are no accounts."""

    def __init__(self, key: bytes) -> None:
        self.persons = URLSafeSerializer(key, salt="person")
        self.seats = URLSafeSerializer(key, salt="seat")

    def of(self, request: HTTPConnection) -> str:
        """The person whose cookie comes with a request; "" if none does."""
        try:
            person = self.persons.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return ""
        return person if isinstance(person, str) else ""

    def new(self) -> str:
        """A person that nobody was before."""
        return secrets.token_urlsafe(12)

    def remember(self, response: Response, person: str, path: str, *, secure: bool) -> None:
        """Have the browser name the person from now on."""
        response.set_cookie(
            COOKIE,
            self.persons.dumps(person),
            max_age=YEARS,
            path=path or "/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )

    def link(self, room: str, seat: int) -> str:
        """What gives a seat (from 0) of a room to whoever has it."""
        return str(self.seats.dumps([room, seat]))

    def seat(self, token: str, room: str) -> int | None:
        """The seat that a link gives, or None if it gives none of this room."""
        try:
            of, seat = self.seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return seat if of == room and isinstance(seat, int) else None
