"""`underdeck serve`: the table in the browser, for one player or for many."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from underdeck.cli.given import Bad, checking

FILE = "underdeck.db"
PORT = 8000


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="H", help="The address to listen at.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option("--port", metavar="P", min=0, max=65535, help="The port; 0 is any free one."),
    ] = PORT,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="Where the matches lie, in an SQLite file."),
    ] = None,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="Another database than that file.")
    ] = "",
    base_path: Annotated[
        str, typer.Option("--base-path", metavar="/X", help="The path that every page begins with.")
    ] = "",
    trust_proxy: Annotated[
        bool,
        typer.Option("--trust-proxy", help="Believe a proxy's X-Forwarded-For and -Proto."),
    ] = False,
    tables_an_hour: Annotated[
        int,
        typer.Option("--tables", metavar="N", min=0, help="New tables an hour an address; 0: any."),
    ] = 120,
    sockets: Annotated[
        int, typer.Option("--sockets", metavar="N", min=0, help="Connections an address; 0: any.")
    ] = 200,
    log: Annotated[
        bool, typer.Option("--log", help="Report what happens, as JSON, on standard error.")
    ] = False,
    any_port: Annotated[
        bool, typer.Option("--any-port", help="If the port is taken, take the next free one.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")
    ] = False,
) -> None:
    """Play in the browser: serve the table to this computer, or to others.

    Only this computer reaches it, unless --host says otherwise: 0.0.0.0 is every address.

    \b
    Example: underdeck serve --browser
             underdeck serve --host 0.0.0.0 --port 80
             underdeck serve --database postgresql://me:secret@localhost/underdeck
    """
    from underdeck import server

    if data is not None and database:
        raise Bad("--data is for the SQLite file, --database names another: give one of them")
    try:
        settings = server.Settings(
            server.database(database or f"sqlite:///{file(data)}"),
            host=host,
            port=port,
            base_path=server.base_path(base_path),
            trust_proxy=trust_proxy,
            log=log,
            tables_an_hour=tables_an_hour,
            sockets=sockets,
        )
        listener = server.listener(host, port, next_free=any_port)
        with listener:
            server.reach(settings.database)
            where = server.address(settings, listener)
            with contextlib.suppress(KeyboardInterrupt):
                server.serve(settings, listener, lambda: welcome(where, browser))
    except server.CannotServe as error:
        raise Bad(str(error)) from None


def file(data: Path | None) -> Path:
    """The SQLite file in a folder, which is made if it is not there. Raises Bad."""
    from underdeck.table.saves import folder

    where = (data or folder()).absolute()
    with checking():
        where.mkdir(parents=True, exist_ok=True)
    path = where / FILE
    if not os.access(path if path.exists() else where, os.W_OK):
        raise Bad(f"{where}: nothing can be written there; --data names another folder")
    return path


def welcome(where: str, browser: bool) -> None:
    """Say where the table is, and open it if that is wanted and can be."""
    print(f"Underdeck is at {where} (Ctrl-C ends it)", flush=True)
    if browser and has_screen():
        import webbrowser

        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(where)


def has_screen() -> bool:
    """Whether a browser would open where the player is; one in the terminal would be in the way."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
