"""Switching the language, or light and dark, on any page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from underdeck.server.languages import COOKIE, LANGUAGES, mark
from underdeck.server.pages.page import house, wrong
from underdeck.server.pages.taste import LIGHT, LIGHTS, inside, keep


async def switch(request: Request) -> Response:
    """Keep a language, or light or dark, and go back to the page."""
    parts = house(request)
    if not parts.own(request):
        return wrong(
            request, mark("This form came from another site."), mark("Try it on a page here."), 403
        )
    form = await request.form(max_files=0, max_fields=5)
    base = parts.settings.base_path
    response = RedirectResponse(inside(str(form.get("back", "")), base), 303)
    for name, known in ((COOKIE, tuple(LANGUAGES)), (LIGHT, LIGHTS)):
        wanted = str(form.get(name, ""))
        if wanted in known:
            keep(response, name, wanted, base or "/", secure=request.url.scheme == "https")
    return response


ROUTES = [Route("/switch", switch, methods=["POST"])]
