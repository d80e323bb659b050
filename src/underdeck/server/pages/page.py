"""What every page has: the house's frame around it, and who is looking."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse

from underdeck.server.faces import draw
from underdeck.server.house import House
from underdeck.server.templates import TEMPLATES


def house(request: Request) -> House:
    """The server's parts."""
    found: House = request.app.state.house
    return found


def page(request: Request, template: str, *, status: int = 200, **what: Any) -> HTMLResponse:
    """A page made from a template. `base` goes before every address in it."""
    base = house(request).settings.base_path
    made = TEMPLATES.get_template(template).render(
        base=base, here=request.url.path, draw=lambda face: draw(face, base), **what
    )
    return HTMLResponse(made, status)


def wrong(request: Request, what: str, right: str, status: int) -> HTMLResponse:
    """A page that says what is wrong, and what can be done."""
    return page(request, "wrong.html", status=status, what=what, right=right)
