"""The server as an ASGI application: pages, tables, sockets."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from underdeck.core.kernel import NOBODY
from underdeck.core.look import Face
from underdeck.server import faces, metrics
from underdeck.server.bodies import Bodies
from underdeck.server.doors import Doors, address
from underdeck.server.headers import ALWAYS, Headers
from underdeck.server.house import House
from underdeck.server.languages import mark
from underdeck.server.pages import cards, lobby, replay, rules, switch, table, tables
from underdeck.server.pages.page import wrong
from underdeck.server.people import People
from underdeck.server.reports import report_fault
from underdeck.server.room import Denied, Hall, NoRoom, Room
from underdeck.server.settings import Settings
from underdeck.server.store import Store
from underdeck.server.wire import download
from underdeck.server.wire.socket import Client

STATIC = Path(__file__).parent / "static"
NO_ROOM, NOT_ALLOWED, TOO_MANY = 4404, 4403, 4429  # close codes
LONGEST_NAME = 24
OTHERWISE = mark("This cannot be done here."), mark("Try the lobby.")
SAID = {
    404: (mark("There is no such page."), mark("Try the lobby.")),
    413: (mark("That is more than can be sent at once."), mark("Send less.")),
    429: (mark("Many tables were made from here within an hour."), mark("Wait a while.")),
    500: (mark("The server has made a mistake."), mark("Nothing was lost: go back and try again.")),
}


def make(settings: Settings) -> Starlette:
    """The application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        hall = Hall(store)
        doors = Doors(settings.tables_an_hour, settings.sockets)
        app.state.house = House(settings, store, hall, People(await store.key()), doors)
        yield
        await hall.close()
        await store.close()

    routes: list[BaseRoute] = [
        *lobby.ROUTES,
        *tables.ROUTES,
        *table.ROUTES,
        *replay.ROUTES,
        *download.ROUTES,
        *rules.ROUTES,
        *cards.ROUTES,
        *switch.ROUTES,
        Route("/healthz", healthz),
        Route("/metrics", figures),
        WebSocketRoute("/t/{room}/ws", socket),
        Mount("/static", StaticFiles(directory=STATIC), name="static"),
    ]
    if settings.base_path:
        routes = [Mount(settings.base_path, routes=routes)]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Headers), Middleware(Bodies)],
        exception_handlers={HTTPException: failed, Exception: failed},
    )


async def healthz(request: Request) -> Response:
    """Whether the server and its database answer."""
    house: House = request.app.state.house
    await house.store.key()
    return PlainTextResponse("ok\n")


async def figures(request: Request) -> Response:
    """The server's figures, for Prometheus."""
    return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)


async def failed(request: Request, error: Exception) -> Response:
    """A page for what could not be done."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 500:
        metrics.FAULTS.inc()
        report_fault("a page could not be made", error, method=request.method)
    made = wrong(request, *SAID.get(status, OTHERWISE), status)
    made.headers.update(ALWAYS)  # an error of the server's own is answered outside of Headers
    return made


# Sockets -------------------------------------------------------------------------------------


async def socket(websocket: WebSocket) -> None:
    """A client at a table, if its address has not too many already."""
    house: House = websocket.app.state.house
    who = address(websocket)
    if not house.doors.enter(who):
        metrics.TURNED_AWAY.labels("sockets").inc()
        return await refuse(websocket, TOO_MANY, "too many connections from one address")
    try:
        return await at_table(websocket, house)
    finally:
        house.doors.leave(who)


async def at_table(websocket: WebSocket, house: House) -> None:
    """A client at a table: with a seat by its cookie, or by the token of a seat's link."""
    if not house.own(websocket):
        metrics.TURNED_AWAY.labels("site").inc()
        return await refuse(websocket, NOT_ALLOWED, "a page of another site")
    try:
        room = await house.hall.open(websocket.path_params["room"])
    except NoRoom:
        return await refuse(websocket, NO_ROOM, "there is no such table")
    seat = room.seating.of(house.people.of(websocket))
    token = websocket.query_params.get("seat", "")
    if token:
        seat = await seat_by(house, room, token, websocket.query_params.get("name", ""))
        if seat is None:
            return await refuse(websocket, NOT_ALLOWED, "the link gives no free seat here")
    base = house.settings.base_path

    def draw(face: Face) -> tuple[str, str]:
        return faces.key(face), str(faces.draw(face, base))

    drawn = draw if websocket.query_params.get("draw") == "1" else None
    await Client(websocket, room, NOBODY if seat is None else seat, drawn).serve()
    return None


async def seat_by(house: House, room: Room, token: str, name: str) -> int | None:
    """The seat that a client has by the token of a link; None if it has none."""
    seat = house.people.seat(token, room.id)
    if seat is None:
        return None
    person = f"link {token}"[:64]
    with contextlib.suppress(Denied):
        shown = "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME]
        await room.sit(seat, person, shown or "Guest")
    return seat if room.seating.seats[seat].person == person else None


async def refuse(websocket: WebSocket, code: int, why: str) -> None:
    """Say why there is no connection."""
    await websocket.accept()
    await websocket.close(code, why)
