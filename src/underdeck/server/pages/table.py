"""The page of a table: making one, sitting down at one, playing at it."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from underdeck.server.house import House
from underdeck.server.room import Chair, NoRoom, Setup

TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent.parent / "templates"),
    autoescape=select_autoescape(),
)


async def create(request: Request) -> Response:
    """Make a table and sit down at it."""
    house: House = request.app.state.house
    form = await request.form()
    setup = Setup(
        str(form.get("game", "")),
        chairs=(Chair(), *(Chair("bot", "greedy"),) * int(str(form.get("bots", "0")))),
    )
    room = await house.hall.create(setup)
    person = house.people.of(request) or house.people.new()
    await room.sit(0, person, "You")
    response = RedirectResponse(f"{house.settings.base_path}/t/{room.id}", 303)
    house.people.remember(response, person, house.settings.base_path, secure=False)
    return response


async def lobby(request: Request) -> Response:
    """Where one begins."""
    return HTMLResponse(TEMPLATES.get_template("lobby.html").render())


async def table(request: Request) -> Response:
    """A table."""
    house: House = request.app.state.house
    try:
        room = await house.hall.open(request.path_params["room"])
    except NoRoom:
        return HTMLResponse("There is no such table.", 404)
    return HTMLResponse(
        TEMPLATES.get_template("table.html").render(room=room, base=house.settings.base_path)
    )


ROUTES = [
    Route("/", lobby),
    Route("/new", create, methods=["POST"]),
    Route("/t/{room}", table),
]
