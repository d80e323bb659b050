"""The table in the browser: a server that hosts matches, and the pages that draw them."""

from __future__ import annotations

from underdeck.server.settings import Settings


def serve(settings: Settings) -> None:
    """Serve until interrupted. Raises OSError if the port cannot be had."""
    import uvicorn

    from underdeck.server.app import make

    uvicorn.run(
        make(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
    )


__all__ = ["Settings", "serve"]
