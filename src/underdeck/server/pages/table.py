"""The page of a table: what its scripts need to know, and a new table like it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from underdeck.server import languages
from underdeck.server.languages import mark
from underdeck.server.pages import taste
from underdeck.server.pages.page import house, page, wrong
from underdeck.server.pages.tables import found, going, make
from underdeck.server.room import Room


async def table(request: Request) -> Response:
    """The page of a table."""
    room = await found(request)
    if isinstance(room, Response):
        return room
    return page(
        request,
        "table.html",
        title=room.table.game.title,
        game=room.setup.game,
        facts=facts(request, room),
        words=languages.client(languages.chosen(request)),
    )


def facts(request: Request, room: Room) -> dict[str, object]:
    """What the scripts of the page need: addresses, and links for free seats."""
    parts = house(request)
    base = parts.settings.base_path
    here = f"{base}/t/{room.id}"
    seated = room.seating.of(parts.people.of(request)) is not None
    return {
        "socket": f"{here}/ws?draw=1",
        "rules": f"{base}/rules/{room.setup.game}",
        "replay": f"{here}/replay",
        "record": f"{here}/record",
        "again": f"{here}/again",
        "home": f"{base}/",
        "links": {
            str(i + 1): f"{here}/sit/{parts.people.link(room.id, i)}"
            for i, one in enumerate(room.seating.seats)
            if seated and not one.taken
        },
    }


async def again(request: Request) -> Response:
    """A new table set up as this one is; who asks for it sits where they sat."""
    room = await found(request)
    if isinstance(room, Response):
        return room
    parts = house(request)
    if not parts.own(request):
        return wrong(
            request, mark("This form came from another site."), mark("Try it on a page here."), 403
        )
    person = parts.people.of(request)
    seat = room.seating.of(person)
    if seat is None:
        return RedirectResponse(f"{parts.settings.base_path}/new?game={room.setup.game}", 303)
    new = await make(request, room.setup)
    await new.sit(seat, person, room.seating.seats[seat].name or taste.name(request))
    form = await request.form(max_files=0, max_fields=5)
    return going(request, new, person, form)


ROUTES = [
    Route("/t/{room}", table),
    Route("/t/{room}/again", again, methods=["POST"]),
]
