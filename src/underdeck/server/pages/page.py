"""What every page has: the house's frame around it, and who is looking."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse

from underdeck.server import languages
from underdeck.server.faces import draw
from underdeck.server.house import House
from underdeck.server.pages import taste
from underdeck.server.templates import templates


def house(request: Request) -> House:
    """The server's parts."""
    found: House = request.app.state.house
    return found


def page(request: Request, template: str, *, status: int = 200, **what: Any) -> HTMLResponse:
    """A page made from a template. `base` goes before every address in it."""
    base = house(request).settings.base_path
    language = languages.chosen(request)
    made = (
        templates(language)
        .get_template(template)
        .render(
            base=base,
            here=request.url.path,
            back=back(request),
            language=language,
            languages=languages.LANGUAGES,
            light=taste.light(request),
            draw=lambda face: draw(face, base),
            **what,
        )
    )
    headers = {"content-language": language, "vary": "cookie, accept-language"}
    return HTMLResponse(made, status, headers)


def back(request: Request) -> str:
    """Where to go on after something was switched: here, with what was asked."""
    asked = request.url.query
    return quote(request.url.path, safe="/~@:+,;=&") + (f"?{asked}" if asked else "")


def wrong(request: Request, what: str, right: str, status: int) -> HTMLResponse:
    """A page that says what is wrong, and what can be done; both are put into its language."""
    say = languages.words(languages.chosen(request)).gettext
    return page(request, "wrong.html", status=status, what=say(what), right=say(right))
