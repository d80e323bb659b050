"""What was done stays, and who sits stays seated."""

from __future__ import annotations

from tests.browser.conftest import Enter
from tests.browser.driver import begin, first, shown
from tests.browser.visitor import Visitor


def test_a_reload_in_mid_turn_shows_the_same_table(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")
    for _ in range(3):
        first(visitor)
    before = visitor.table

    visitor.received.clear()
    visitor.page.reload()
    shown(visitor)

    after = visitor.table
    for same in ("at", "zones", "moves", "prompt"):
        assert after[same] == before[same]


def test_who_comes_by_the_table_s_address_alone_watches(visitor: Visitor, enter: Enter) -> None:
    address = begin(visitor, "clear_the_dungeon")
    watcher = enter()

    watcher.go(address)
    watcher.page.locator("#board .piece").first.wait_for(state="attached")

    assert [seat["you"] for seat in visitor.table["seats"]] == [True]
    assert [seat["you"] for seat in watcher.table["seats"]] == [False]
    assert watcher.table["moves"] == []
