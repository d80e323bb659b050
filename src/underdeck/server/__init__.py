"""The table in the browser: a server that hosts matches, and the pages that draw them."""

from underdeck.server.running import (
    CannotServe,
    address,
    base_path,
    database,
    listener,
    reach,
    serve,
)
from underdeck.server.settings import Settings

__all__ = [
    "CannotServe",
    "Settings",
    "address",
    "base_path",
    "database",
    "listener",
    "reach",
    "serve",
]
