"""Somebody with a browser: a page, what the server sent to it, and what went wrong on it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, WebSocket

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Visitor:
    """One browser with one page.

    `received` and `sent` are the messages of all sockets so far; `errors` what the browser
    complained about, but for what holds a text in `forgiven`.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.forgiven: list[str] = []
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        self.page = context.new_page()
        self.page.on("console", self.heed)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("websocket", self.overhear)

    def heed(self, message: ConsoleMessage) -> None:
        """The page wrote to its console."""
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.complaints.append(f"{message.type}: {message.text} ({where})")

    def overhear(self, socket: WebSocket) -> None:
        """Keep what goes over a socket."""
        socket.on("framereceived", lambda text: self.received.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    @property
    def errors(self) -> list[str]:
        """What went wrong and was not forgiven."""
        return [what for what in self.complaints if not any(text in what for text in self.forgiven)]

    def go(self, path: str = "") -> None:
        """Open a page of the server."""
        self.page.goto(path)

    @property
    def table(self) -> dict[str, Any]:
        """What the socket has told about the table: its last message, with all zones."""
        zones: dict[str, Any] = {}
        last: dict[str, Any] = {}
        for text in self.received:
            message = json.loads(text)
            if message["is"] == "table":
                zones.update({zone["name"]: zone for zone in message["zones"]})
                last = message
        return {**last, "zones": [zones[name] for name in last.get("order", []) if name in zones]}

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(
            self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )
