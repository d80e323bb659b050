"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`database` is SQLAlchemy's address; `base_path` is "" or begins with a slash.

    `origins`: further addresses that pages may come from, where a proxy stands in front.
    `trust_proxy`: what its headers say of the client's address and of https is believed.
    `log`: report what happens on standard error, not only what should not.
    `tables_an_hour`, `sockets`: what one address may make, and have open; 0 is any number.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    origins: tuple[str, ...] = ()
    trust_proxy: bool = False
    log: bool = False
    tables_an_hour: int = 120
    sockets: int = 200
