"""Axe finds nothing on any page, light or dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Enter
from tests.browser.driver import begin, first
from tests.browser.visitor import Visitor

PAGES = (
    "",
    "new?game=hundred_swords",
    "rules",
    "rules/hundred_swords",
    "cards?q=boss",
    "mine",
    "credits",
    "nowhere",
)


def faults(visitor: Visitor) -> list[str]:
    """What axe finds on the page, a line each."""
    found = Axe().run(visitor.page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(path: str, scheme: str, enter: Enter) -> None:
    visitor = enter(color_scheme=scheme)
    visitor.forgiven.append("/nowhere")  # a page that is not there says so with its status
    visitor.go(path)

    assert faults(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(scheme: str, enter: Enter) -> None:
    visitor = enter(color_scheme=scheme)
    begin(visitor, "clear_the_dungeon")

    assert faults(visitor) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_a_replay(scheme: str, enter: Enter) -> None:
    visitor = enter(color_scheme=scheme)
    address = begin(visitor, "clear_the_dungeon")
    while not visitor.table["outcome"]:
        first(visitor)
    assert faults(visitor) == []  # the result is shown over the table

    visitor.go(f"{address}/replay?line=12")

    assert faults(visitor) == []
