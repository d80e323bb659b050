"""How much may be sent in one request: more is refused before it is kept anywhere."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST = 256 * 1024  # bytes: a card file, and what stands around it
TOO_LARGE = 413


class Bodies:
    """Refuses a request's body that is too long, whether it says so or not."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def receiving() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST:
                raise HTTPException(TOO_LARGE)
            return message

        await self.app(scope, receiving if scope["type"] == "http" else receive, send)
