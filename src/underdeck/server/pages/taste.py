"""What is switched on any page and kept in cookies: the language, and light or dark."""

from __future__ import annotations

from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

LIGHT = "light"
NAME = "name"
LONGEST_NAME = 24
LIGHTS = ("light", "dark")
YEAR = 365 * 24 * 3600  # seconds


def light(request: HTTPConnection) -> str:
    """Whether pages are light or dark; "" if the browser decides."""
    named = request.cookies.get(LIGHT, "")
    return named if named in LIGHTS else ""


def named(said: str) -> str:
    """A name as others may see it: what can be shown of it, and not too long.

    >>> named("  Ann\\n of the Keep "), named("x" * 99) == "x" * 24
    ('Ann of the Keep', True)
    """
    return "".join(sign for sign in said if sign.isprintable()).strip()[:LONGEST_NAME].strip()


def name(request: HTTPConnection) -> str:
    """The name that somebody gave before; "" if none."""
    return named(unquote(request.cookies.get(NAME, ""))[: 4 * LONGEST_NAME])


def keep_name(response: Response, said: str, path: str, *, secure: bool) -> None:
    """Have the browser remember the name that somebody goes by."""
    keep(response, NAME, quote(said), path, secure=secure)


def keep(response: Response, name: str, value: str, path: str, *, secure: bool) -> None:
    """Have the browser name a choice from now on."""
    response.set_cookie(
        name, value, max_age=YEAR, path=path, secure=secure, httponly=True, samesite="lax"
    )


def inside(path: str, base: str) -> str:
    """A path of this server; the lobby, if what is given leads out of it.

    >>> inside("/x/rules?q=boss", "/x"), inside("//evil.example/", ""), inside("/elsewhere", "/x")
    ('/x/rules?q=boss', '/', '/x/')
    """
    lobby = f"{base}/"
    odd = "\\" in path or any(not sign.isprintable() or sign.isspace() for sign in path)
    leads_out = odd or path.startswith("//") or "/.." in path
    return path if path.startswith(lobby) and not leads_out else lobby
