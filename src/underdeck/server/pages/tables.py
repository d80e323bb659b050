"""Making a table and sitting down at one."""

from __future__ import annotations

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from underdeck import bots, games
from underdeck.core.fault import BadFile
from underdeck.server import languages
from underdeck.server.doors import address
from underdeck.server.languages import mark
from underdeck.server.metrics import TURNED_AWAY
from underdeck.server.pages import taste
from underdeck.server.pages.page import house, page, wrong
from underdeck.server.room import BadSetup, Chair, Clock, Denied, NoRoom, Room, Setup
from underdeck.sets import read_cards
from underdeck.table import Table

LARGEST_FILE = 200_000  # bytes
CLOCKS = {"none": Clock(), "bank": Clock(900, 15), "days": Clock(0, 3 * 86_400)}
NAMELESS = mark("Guest")


def name_of(request: Request, form: FormData) -> str:
    """The name that somebody goes by: as just given, as given before, or that of a guest."""
    nameless = languages.words(languages.chosen(request)).gettext(NAMELESS)
    return taste.named(str(form.get("name", ""))) or taste.name(request) or nameless


# Making a table ------------------------------------------------------------------------------


async def new(request: Request) -> Response:
    """The form for a new table; or the table, once the form is sent."""
    if request.method == "GET":
        return blank(request, request.query_params.get("game", ""), {}, [])
    if not house(request).own(request):
        return wrong(
            request, mark("This form came from another site."), mark("Try it on a page here."), 403
        )
    async with request.form(max_files=1, max_fields=60) as form:
        try:
            room = await make(request, await setup_of(form))
        except (BadSetup, BadFile) as error:
            faults = str(error).split("\n")
            return blank(request, str(form.get("game", "")), dict(form), faults, form=form)
        return await seated(request, room, form)


async def make(request: Request, setup: Setup, begun: Table | None = None) -> Room:
    """A new room, if who asks has not made too many. Raises BadSetup, HTTPException."""
    parts = house(request)
    if not parts.doors.may_make(address(request)):
        TURNED_AWAY.labels("tables").inc()
        raise HTTPException(429)
    return await parts.hall.create(setup, begun)


def blank(
    request: Request,
    game: str,
    given: dict[str, object],
    faults: list[str],
    form: FormData | None = None,
) -> HTMLResponse:
    """The form, with what was given before, and what is wrong with it."""
    if game not in games.names():
        return wrong(request, mark("There is no such game."), mark("Choose one in the lobby."), 404)
    package = games.find(game)
    least, most = package.SEATS
    return page(
        request,
        "new.html",
        status=400 if faults else 200,
        game=game,
        title=package.TITLE,
        options=package.OPTIONS,
        seats=list(range(least, most + 1)),
        most=most,
        bots=bots.names(),
        own_cards=hasattr(package, "card_sets"),
        given=given,
        chosen=form.getlist("variant") if form else [],
        faults=faults,
        name=taste.name(request),
    )


async def setup_of(form: FormData) -> Setup:
    """The set-up that a form asks for. Raises BadSetup, BadFile."""
    game = str(form.get("game", ""))
    if game not in games.names():
        raise BadSetup(f"there is no game {game!r}")
    least, most = games.find(game).SEATS
    count = str(form.get("seats", least))
    if count not in {str(n) for n in range(least, most + 1)}:
        raise BadSetup(f"{games.find(game).TITLE} is for {least} to {most}, not for {count!r}")
    chairs = [Chair()]
    for n in range(2, int(count) + 1):
        who = str(form.get(f"seat {n}", "greedy"))
        chairs.append(Chair() if who == "open" else Chair("bot", who))
    return Setup(
        game,
        tuple(str(name) for name in form.getlist("variant") if name),
        tuple(chairs),
        await cards_of(form, game),
        CLOCKS.get(str(form.get("clock", "none")), Clock()),
        form.get("public") == "yes",
    )


async def cards_of(form: FormData, game: str) -> tuple[str, ...]:
    """The texts of the card files that were sent. Raises BadFile, BadSetup."""
    file = form.get("cards")
    if not isinstance(file, UploadFile) or not file.filename:
        return ()
    data = await file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise BadSetup(f"a card file has at most {LARGEST_FILE:,} bytes")
    one = read_cards(data, games.card_reader, file.filename)
    if one.game != game:
        raise BadSetup(f"the cards of {file.filename} are for {one.game}, not for {game}")
    return (one.source,)


async def seated(request: Request, room: Room, form: FormData) -> Response:
    """Sit down at a table that one has made, and go there."""
    parts = house(request)
    person = parts.people.of(request) or parts.people.new()
    await room.sit(0, person, name_of(request, form))
    return going(request, room, person, form)


def going(request: Request, room: Room, person: str, form: FormData) -> Response:
    """On to the table, known as a person from now on."""
    parts = house(request)
    response = RedirectResponse(f"{parts.settings.base_path}/t/{room.id}", 303)
    secure = request.url.scheme == "https"
    base = parts.settings.base_path
    parts.people.remember(response, person, base, secure=secure)
    if said := taste.named(str(form.get("name", ""))):
        taste.keep_name(response, said, base or "/", secure=secure)
    return response


# At a table ----------------------------------------------------------------------------------


async def found(request: Request) -> Room | Response:
    """The room of a request, or a page that says there is none."""
    try:
        return await house(request).hall.open(request.path_params["room"])
    except NoRoom:
        return wrong(
            request, mark("There is no such table."), mark("It may have been closed."), 404
        )


async def sit(request: Request) -> Response:
    """Ask who wants to sit down by a link; sit down, once the form is sent."""
    room = await found(request)
    if isinstance(room, Response):
        return room
    parts = house(request)
    seat = parts.people.seat(request.path_params["token"], room.id)
    if seat is None:
        return wrong(request, mark("This link gives no seat."), mark("Ask for a new one."), 404)
    person = parts.people.of(request) or parts.people.new()
    if request.method == "GET":
        return page(
            request,
            "sit.html",
            title=room.table.game.title,
            seat=seat + 1,
            name=taste.name(request),
        )
    if not parts.own(request):
        return wrong(
            request, mark("This form came from another site."), mark("Try it on a page here."), 403
        )
    form = await request.form(max_files=0, max_fields=5)
    try:
        await room.sit(seat, person, name_of(request, form))
    except Denied as error:
        return wrong(request, error.reason.facts, error.reason.remedy, 409)
    return going(request, room, person, form)


ROUTES = [
    Route("/new", new, methods=["GET", "POST"]),
    Route("/t/{room}/sit/{token}", sit, methods=["GET", "POST"]),
]
