"""Where one begins: the games, and what is going on."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from underdeck import games
from underdeck.server.emblems import emblem
from underdeck.server.languages import mark
from underdeck.server.pages.page import house, page


@dataclass(frozen=True)
class Offer:
    """A game as the lobby shows it."""

    name: str
    title: str
    about: str
    players: str
    minutes: str
    alone: bool
    motif: str


def span(numbers: tuple[int, int]) -> str:
    """The least and the most of a number in figures alone.

    >>> span((5, 15)), span((1, 1))
    ('5-15', '1')
    """
    least, most = numbers
    return str(least) if least == most else f"{least}-{most}"


def offers() -> list[Offer]:
    """Every game there is."""
    found = []
    for name in games.names():
        package = games.find(name)
        least, most = package.SEATS
        found.append(
            Offer(
                name,
                package.TITLE,
                package.ABOUT,
                span((least, most)),
                span(package.MINUTES),
                most == 1,
                emblem(package.TITLE, "monster").motif,
            )
        )
    return found


async def lobby(request: Request) -> HTMLResponse:
    """The lobby."""
    mine = await house(request).store.of_person(house(request).people.of(request), most=3)
    return page(request, "lobby.html", offers=offers(), mine=mine, titles=titles())


def titles() -> dict[str, str]:
    """The title of each game, by name."""
    return {name: games.find(name).TITLE for name in games.names()}


async def mine(request: Request) -> HTMLResponse:
    """The tables at which one has a seat."""
    rooms = await house(request).store.of_person(house(request).people.of(request))
    return page(request, "rooms.html", title=mark("My games"), rooms=rooms, titles=titles())


async def watch(request: Request) -> HTMLResponse:
    """The public tables."""
    rooms = await house(request).store.public(over=False)
    return page(request, "rooms.html", title=mark("Watch"), rooms=rooms, titles=titles())


async def replays(request: Request) -> HTMLResponse:
    """Matches that are over, public ones and one's own."""
    store, people = house(request).store, house(request).people
    own = [room for room in await store.of_person(people.of(request)) if room.over]
    known = {room.id for room in own}
    public = [room for room in await store.public(over=True) if room.id not in known]
    return page(
        request, "rooms.html", title=mark("Replays"), rooms=[*own, *public], titles=titles()
    )


async def thanks(request: Request) -> HTMLResponse:
    """Whose games these are, and what this is made of."""
    return page(request, "credits.html", titles=titles())


ROUTES = [
    Route("/", lobby),
    Route("/mine", mine),
    Route("/watch", watch),
    Route("/replays", replays),
    Route("/credits", thanks),
]
