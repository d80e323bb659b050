"""What those who run a server see of it: figures, reports, and limits that hold."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosted import address
from tests.server.site import TestClient
from underdeck.server import Settings, metrics, reports
from underdeck.server.app import make
from underdeck.server.doors import Doors
from underdeck.server.store import writer

TABLE = {"game": "clear_the_dungeon"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server at which one address may make two tables and have one socket."""
    return Settings(address(tmp_path), tables_an_hour=2, sockets=1)


def counted(name: str, **labels: str) -> float:
    """A figure."""
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_the_figures_are_there_for_prometheus(settings: Settings) -> None:
    before = counted("underdeck_tables_made_total", **TABLE)
    with TestClient(make(settings)) as client:
        assert client.get("/healthz").text == "ok\n"
        client.post("/new", data=TABLE)
        page = client.get("/metrics")

    assert page.headers["content-type"].startswith("text/plain")
    assert "# TYPE underdeck_commit_seconds histogram" in page.text
    assert "underdeck_sockets 0.0" in page.text
    assert counted("underdeck_tables_made_total", **TABLE) == before + 1


def test_one_address_makes_only_so_many_tables(settings: Settings) -> None:
    app = make(settings)
    with TestClient(app, client=("203.0.113.7", 1)) as client:
        done = [client.post("/new", data=TABLE, follow_redirects=False) for _ in range(3)]
        assert [answer.status_code for answer in done] == [303, 303, 429]
        assert "Wait a while" in done[2].text


def test_one_address_has_only_so_many_sockets(settings: Settings) -> None:
    with TestClient(make(settings), client=("203.0.113.7", 1)) as client:
        table = client.post("/new", data=TABLE, follow_redirects=False).headers["location"]
        with client.websocket_connect(f"{table}/ws") as one:
            assert one.receive_json()["is"] == "table"
            with client.websocket_connect(f"{table}/ws") as two:
                assert two.receive() == {
                    "type": "websocket.close",
                    "code": 4429,
                    "reason": "too many connections from one address",
                }
        with client.websocket_connect(f"{table}/ws") as again:
            assert again.receive_json()["is"] == "table"


def test_tables_are_granted_again_as_time_goes() -> None:
    now = [0.0]
    doors = Doors(tables_an_hour=2, sockets=0)

    def may() -> bool:
        return doors.may_make("203.0.113.7", clock=lambda: now[0])

    assert [may(), may(), may()] == [True, True, False]
    now[0] = 1800.0
    assert [may(), may()] == [True, False]
    assert doors.may_make("203.0.113.8")
    assert all(doors.may_make("") for _ in range(9))


# Reports -------------------------------------------------------------------------------------


@pytest.fixture
def reported() -> Iterator[io.StringIO]:
    """What is reported meanwhile."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(reports.Lines())
    reports.LOGGER.addHandler(handler)
    level = reports.LOGGER.level
    reports.LOGGER.setLevel(logging.INFO)
    yield stream
    reports.LOGGER.removeHandler(handler)
    reports.LOGGER.setLevel(level)


def test_reports_are_lines_of_json_without_the_table_s_address(
    settings: Settings, reported: io.StringIO
) -> None:
    with TestClient(make(settings)) as client:
        table = client.post("/new", data={**TABLE, "name": "Ann"}, follow_redirects=False)
    room = table.headers["location"].rpartition("/")[2]

    lines = [json.loads(line) for line in reported.getvalue().splitlines()]

    assert lines[0]["what"] == "a table was made"
    assert lines[0]["table"] == reports.mark_of(room)
    assert room not in reported.getvalue()
    assert "Ann" not in reported.getvalue()


def test_an_error_is_reported_by_its_kind_and_place_and_not_by_its_words(
    settings: Settings, reported: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: object, batch: object) -> None:
        raise OSError("postgresql://me:password@host")

    app = make(settings)
    with TestClient(app, raise_server_exceptions=False) as client:
        monkeypatch.setattr(writer.Writer, "together", broken)
        answer = client.post("/new", data=TABLE)

    assert answer.status_code == 500
    assert "Nothing was lost" in answer.text
    found = [json.loads(line) for line in reported.getvalue().splitlines()]
    assert [line["what"] for line in found] == ["a commit failed", "a page could not be made"]
    assert {line["error"] for line in found} == {"OSError"}
    assert "test_watching_over.py" in found[0]["where"][-1]
    assert "password" not in reported.getvalue()
