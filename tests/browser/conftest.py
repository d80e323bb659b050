"""What tests in a real browser share: a server and a browser a worker, and pages that complain."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.running import Running, running

NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 10_000  # milliseconds to wait for something, on a machine that is busy

Enter = Callable[..., Visitor]


def chromium() -> str | None:
    """The browser's program: what UNDERDECK_CHROMIUM names, or what is found."""
    named = os.environ.get("UNDERDECK_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a file of tests; it holds an event loop, which other tests must not find."""
    program = chromium()
    if program is None:
        pytest.skip("there is no Chromium; UNDERDECK_CHROMIUM can name one")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield found
        found.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a worker share."""
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Running]:
    """A server for a test that ends it."""
    with running(tmp_path / "house") as server:
        yield server


@pytest.fixture
def enter(browser: Browser, house: Running) -> Iterator[Enter]:
    """Lets somebody in, with cookies of their own; at last nobody may have met an error."""
    visitors: list[Visitor] = []

    def come(at: str = "", **options: Any) -> Visitor:
        context = browser.new_context(base_url=at or house.address, **options)
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [visitor.errors for visitor in visitors if visitor.errors] == []


@pytest.fixture
def visitor(enter: Enter) -> Visitor:
    """Somebody at a desk."""
    return enter()
