"""The server as an ASGI application: pages, tables, sockets."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from underdeck.core.kernel import NOBODY
from underdeck.server.house import House
from underdeck.server.pages import table
from underdeck.server.people import People
from underdeck.server.room import Denied, Hall, NoRoom
from underdeck.server.settings import Settings
from underdeck.server.store import Store
from underdeck.server.wire.socket import Client

STATIC = Path(__file__).parent / "static"
NO_ROOM, NOT_ALLOWED = 4404, 4403  # close codes


def make(settings: Settings) -> Starlette:
    """The application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        hall = Hall(store)
        app.state.house = House(settings, store, hall, People(await store.key()))
        yield
        await hall.close()
        await store.close()

    routes = [
        *table.ROUTES,
        WebSocketRoute("/t/{room}/ws", socket),
        Mount("/static", StaticFiles(directory=STATIC), name="static"),
    ]
    if settings.base_path:
        routes = [Mount(settings.base_path, routes=routes)]
    return Starlette(routes=routes, lifespan=lifespan)


async def socket(websocket: WebSocket) -> None:
    """A client at a table: with a seat by its cookie, or by the token of a seat's link."""
    house: House = websocket.app.state.house
    if not house.own(websocket):
        await websocket.close(NOT_ALLOWED, "a page of another site")
        return
    try:
        room = await house.hall.open(websocket.path_params["room"])
    except NoRoom:
        await websocket.accept()
        await websocket.close(NO_ROOM, "there is no such table")
        return
    seat = room.seating.of(house.people.of(websocket))
    token = websocket.query_params.get("seat", "")
    if token:
        seat = house.people.seat(token, room.id)
        if seat is None:
            await websocket.accept()
            await websocket.close(NOT_ALLOWED, "the link gives no seat here")
            return
        with contextlib.suppress(Denied):
            await room.sit(seat, f"link {token}", websocket.query_params.get("name", "guest"))
        if room.seating.seats[seat].person != f"link {token}":
            await websocket.accept()
            await websocket.close(NOT_ALLOWED, "somebody else has this seat")
            return
    await Client(websocket, room, NOBODY if seat is None else seat).serve()


__all__ = ["House", "make"]
