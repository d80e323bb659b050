"""The record of a match to take away: whole when it is over, else as whoever asks may see it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from underdeck.core.kernel import ALL, NOBODY
from underdeck.server.house import House
from underdeck.server.room import NoRoom


async def record(request: Request) -> Response:
    """The record of a room."""
    house: House = request.app.state.house
    try:
        room = await house.hall.open(request.path_params["room"])
    except NoRoom:
        return PlainTextResponse("There is no such table.\n", 404)
    seat = room.seating.of(house.people.of(request))
    async with room.lock:  # what is not on the disk yet is shown to nobody
        sees = ALL if room.over else NOBODY if seat is None else seat
        text = room.table.record(sees)
    name = f"{room.setup.game}.record"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


ROUTES = [Route("/t/{room}/record", record)]
