"""A finished match, step by step, as any seat saw it; and a new match that begins at a step."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from underdeck import games
from underdeck.core.kernel import ALL, NOBODY
from underdeck.core.look import Face, Look
from underdeck.server import faces, languages
from underdeck.server.languages import mark
from underdeck.server.pages.page import house, page, wrong
from underdeck.server.pages.tables import found, going, make, name_of
from underdeck.server.room import Chair, Room, Setup
from underdeck.server.room.seating import STAND_IN
from underdeck.server.wire.shown import Shown
from underdeck.table import Replay

EVERYTHING = "all"  # the view of whoever may look at every card
KEPT = 8  # replays that are kept read


@lru_cache(maxsize=KEPT)
def reading(lines: tuple[str, ...]) -> Replay:
    """A record, read; the same lines are read once."""
    return Replay.read("".join(line + "\n" for line in lines).encode(), games.make)


async def finished(request: Request) -> tuple[Room, Replay] | Response:
    """The room of a request and its record; or a page that says why there is none."""
    room = await found(request)
    if isinstance(room, Response):
        return room
    async with room.lock:
        if not room.over:
            return wrong(
                request,
                mark("This match is not over."),
                mark("Its replay can be seen when it is."),
                409,
            )
        return room, reading(tuple(room.table.lines))


def seat_of(request: Request, seats: int) -> tuple[str, int]:
    """Whose view is asked for: as it is written, and as a seat from 0, NOBODY or ALL."""
    said = request.query_params.get("seat", EVERYTHING)
    if said == "0":
        return said, NOBODY
    if said.isascii() and said.isdigit() and 1 <= int(said) <= seats:
        return said, int(said) - 1
    return EVERYTHING, ALL


def line_of(said: str, replay: Replay) -> int:
    """The number of the moment of a line that is asked for; the first if none is."""
    line = int(said) if said.isascii() and said.isdigit() and len(said) < 9 else 0
    fit = [n for n, moment in enumerate(replay.moments) if moment.line <= line]
    return fit[-1] if fit else 0


async def replay(request: Request) -> Response:
    """A moment of a match, as a page."""
    both = await finished(request)
    if isinstance(both, Response):
        return both
    room, read = both
    said, seat = seat_of(request, read.game.seats)
    n = line_of(request.query_params.get("line", ""), read)
    shown = moment(request, room, read, n, said, seat)
    names = [one.name or str(i) for i, one in enumerate(room.seating.seats, start=1)]
    return page(
        request,
        "replay.html",
        title=read.game.title,
        game=room.setup.game,
        where=f"{house(request).settings.base_path}/t/{room.id}",
        moment=shown,
        look=look_of(read, n, seat),
        told=told(read, seat),
        names=names,
        fair=room.table.header,
        words=languages.client(languages.chosen(request)),
    )


async def moment_alone(request: Request) -> Response:
    """A moment of a match, for the scripts of the page."""
    both = await finished(request)
    if isinstance(both, Response):
        return both
    room, read = both
    said, seat = seat_of(request, read.game.seats)
    n = line_of(request.query_params.get("line", ""), read)
    data = msgspec.json.encode(moment(request, room, read, n, said, seat))
    return Response(data, media_type="application/json")


def look_of(read: Replay, n: int, seat: int) -> Look:
    """What a seat saw at the n-th moment."""
    read.at = n
    return read.look(seat)


def moment(
    request: Request, room: Room, read: Replay, n: int, said: str, seat: int
) -> dict[str, Any]:
    """The n-th moment, its cards drawn, with where one can go from it."""
    base = house(request).settings.base_path

    def draw(face: Face) -> tuple[str, str]:
        return faces.key(face), str(faces.draw(face, base))

    look: dict[str, Any] = msgspec.to_builtins(look_of(read, n, seat))
    drawn: dict[str, str] = {}
    shown = Shown(room, seat, draw)
    moments = read.moments
    return {
        **look,
        "at": moments[n].line,
        "zones": [shown.drawing(zone, drawn) for zone in look["zones"]],
        "faces": drawn,
        "moves": [],
        "seats": [shown.seated(i, one) for i, one in enumerate(room.seating.seats)],
        "as": said,
        "n": n,
        "count": len(moments) - 1,
        "says": sentences(read, n, seat),
        "steps": {
            "first": moments[0].line,
            "back": moments[max(0, n - 1)].line,
            "on": moments[min(n + 1, len(moments) - 1)].line,
            "last": moments[-1].line,
        },
    }


def sentences(read: Replay, n: int, seat: int) -> list[tuple[str, str]]:
    """What happened at the n-th moment, as a seat heard it, with the rules."""
    kinds = read.game.kinds
    return [(one.sentence(kinds, seat), one.what.rule) for one in read.moments[n].events]


def told(read: Replay, seat: int) -> list[tuple[int, list[tuple[str, str]]]]:
    """All that happened: for each line that tells something, its sentences."""
    numbered = ((one.line, sentences(read, n, seat)) for n, one in enumerate(read.moments))
    return [(line, said) for line, said in numbered if said]


async def branch(request: Request) -> Response:
    """A new table that goes on from a moment, for one person against bots."""
    both = await finished(request)
    if isinstance(both, Response):
        return both
    room, read = both
    parts = house(request)
    if not parts.own(request):
        return wrong(
            request, mark("This form came from another site."), mark("Try it on a page here."), 403
        )
    form = await request.form(max_files=0, max_fields=5)
    n = line_of(str(form.get("line", "")), read)
    said = str(form.get("seat", ""))
    seat = int(said) - 1 if said in {str(i + 1) for i in range(read.game.seats)} else 0
    chairs = tuple(Chair() if i == seat else Chair("bot", STAND_IN) for i in range(read.game.seats))
    old = room.setup
    setup = Setup(old.game, old.variant, chairs, old.cards)
    new = await make(request, setup, room.table.branch(read.moments[n].line))
    person = parts.people.of(request) or parts.people.new()
    await new.sit(seat, person, name_of(request, form))
    return going(request, new, person, form)


ROUTES = [
    Route("/t/{room}/replay", replay),
    Route("/t/{room}/moment", moment_alone),
    Route("/t/{room}/branch", branch, methods=["POST"]),
]
