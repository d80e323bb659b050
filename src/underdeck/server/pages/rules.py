"""The rules of a game, by their numbers, to read and to search."""

from __future__ import annotations

from itertools import groupby

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from underdeck import games
from underdeck.core import rulebook
from underdeck.server.languages import mark
from underdeck.server.pages.lobby import titles
from underdeck.server.pages.page import page, wrong


async def index(request: Request) -> HTMLResponse:
    """The rulebooks there are."""
    return page(request, "rulebooks.html", titles=titles())


async def rules(request: Request) -> HTMLResponse:
    """A rulebook, or those of its rules that have all the words looked for."""
    name = request.path_params["game"]
    if name not in games.names():
        return wrong(
            request, mark("There is no such game."), mark("Choose one of the rulebooks."), 404
        )
    book = rulebook.of(games.find(name).__name__)
    asked = request.query_params.get("q", "")[:100]
    words = asked.lower().split()
    found = [
        rule
        for rule in book.rules
        if all(word in f"{rule.id} {rule.text}".lower() for word in words)
    ]
    sections = [(title, list(part)) for title, part in groupby(found, key=lambda r: r.section)]
    return page(
        request,
        "rules.html",
        game=name,
        title=games.find(name).TITLE,
        sections=sections,
        asked=asked,
        count=len(found),
    )


ROUTES = [Route("/rules", index), Route("/rules/{game}", rules)]
