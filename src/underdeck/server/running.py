"""Running the server: its port, its database, and how it starts and ends."""

from __future__ import annotations

import asyncio
import errno
import re
import socket
from collections.abc import Callable

from underdeck.server.settings import Settings
from underdeck.server.tidying import tidy

LONGEST_GOODBYE = 3  # seconds that open connections have when the server ends
TRIED = 100  # ports, where the next free one is wanted
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}
BASE_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


class CannotServe(Exception):
    """The server cannot be started: why, and what would be right."""


def database(url: str) -> str:
    """A database's address with the driver that the store uses. Raises CannotServe.

    >>> database("postgres://me@host/cards")
    'postgresql+psycopg://me@host/cards'
    """
    scheme, colon, rest = url.partition("://")
    name = scheme.partition("+")[0]
    if not colon or name not in DRIVERS:
        raise CannotServe(
            "a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME,"
            f" which {scheme + colon!r} does not begin"
        )
    return f"{DRIVERS[name]}://{rest}"


def base_path(path: str) -> str:
    """A base path as links need it. Raises CannotServe.

    >>> base_path("/cards/")
    '/cards'
    """
    found = path.rstrip("/")
    if not BASE_PATH.fullmatch(found):
        raise CannotServe(
            f"a base path begins with a slash and has letters, digits and -._~, not {path!r}"
        )
    return found


def listener(host: str, port: int, *, next_free: bool = False) -> socket.socket:
    """A port to serve at; if it is taken, the next free one where that will do.

    Port 0 is any free one. Raises CannotServe.
    """
    ports = range(port, min(port + TRIED, 65536)) if next_free and port else [port]
    for i, number in enumerate(ports, start=1):
        try:
            return bound(host, number)
        except socket.gaierror:
            raise CannotServe(f"this computer has no address {host!r}") from None
        except (OSError, OverflowError, UnicodeError) as error:
            code = getattr(error, "errno", None)
            if code != errno.EADDRINUSE:
                why = getattr(error, "strerror", None) or error
                raise CannotServe(f"{host} port {number} cannot be had: {why}") from None
            if i == len(ports):
                raise CannotServe(f"port {port} of {host} is taken; --port takes another") from None
    raise AssertionError("there is always a port to try")


def bound(host: str, port: int) -> socket.socket:
    """A socket that is bound. Raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
    except BaseException:
        made.close()
        raise
    return made


def address(settings: Settings, at: socket.socket) -> str:
    """Where a browser on this computer finds the server."""
    host, port = at.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}/"


def reach(url: str) -> None:
    """Open the database once, so that what is wrong with it is known. Raises CannotServe."""
    from sqlalchemy import create_engine, make_url
    from sqlalchemy.exc import SQLAlchemyError

    # not by the driver that serves: the thread of aiosqlite outlives a failure, and complains
    plain = url.replace("+aiosqlite", "")
    try:
        engine = create_engine(make_url(plain))
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":  # which reads nothing before it is asked
                connection.exec_driver_sql("PRAGMA schema_version")
        engine.dispose()
    except ModuleNotFoundError as error:
        raise CannotServe(
            f"{error.name} is missing: pip install 'underdeck[postgresql]' brings it"
        ) from None
    except (SQLAlchemyError, OSError, ValueError) as error:
        # not the whole message: it may hold the password
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise CannotServe(f"the database cannot be opened: {(cause or ['?'])[0]}") from None


def serve(settings: Settings, at: socket.socket, ready: Callable[[], None]) -> None:
    """Serve at a bound socket until interrupted; `ready` is called when pages can be had."""
    import uvicorn

    from underdeck.server import reports
    from underdeck.server.app import make

    reports.begin(all_of_it=settings.log)
    reports.report("the server starts", host=settings.host, port=at.getsockname()[1])

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                self.tidying = asyncio.create_task(tidy(), name="tidy")
                ready()

    config = uvicorn.Config(
        make(settings),
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )
    Server(config).run(sockets=[at])
