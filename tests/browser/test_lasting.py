"""What was done stays, and who sits stays seated."""

from __future__ import annotations

from tests.browser.conftest import Enter
from tests.browser.driver import begin, first, move, shown
from tests.browser.visitor import Visitor
from tests.server.running import Running


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


def test_a_page_goes_on_by_itself_after_its_server_was_killed(
    enter: Enter, own_house: Running
) -> None:
    visitor = enter(own_house.address)
    visitor.forgiven.append("WebSocket connection")  # while there is no server
    begin(visitor, "clear_the_dungeon")
    for _ in range(2):
        first(visitor)
    before = visitor.table

    own_house.kill()
    visitor.page.locator("#offline").wait_for()
    visitor.received.clear()
    own_house.start()
    shown(visitor)

    visitor.page.locator("#offline").wait_for(state="hidden")
    after = visitor.table
    for same in ("at", "zones", "moves", "prompt"):
        assert after[same] == before[same]
    first(visitor)


def test_a_card_that_was_played_into_a_dead_line_is_played_once(
    enter: Enter, own_house: Running
) -> None:
    visitor = enter(own_house.address)
    visitor.forgiven.append("WebSocket connection")
    begin(visitor, "clear_the_dungeon")
    before = visitor.table

    own_house.kill()
    move(visitor, before["moves"][-1])
    own_house.start()
    shown(visitor, after=before["at"])

    assert visitor.table["at"] == before["at"] + 1
    first(visitor)


def test_who_comes_by_the_table_s_address_alone_watches(visitor: Visitor, enter: Enter) -> None:
    address = begin(visitor, "clear_the_dungeon")
    watcher = enter()

    watcher.go(address)
    watcher.page.locator("#board .piece").first.wait_for(state="attached")

    assert [seat["you"] for seat in visitor.table["seats"]] == [True]
    assert [seat["you"] for seat in watcher.table["seats"]] == [False]
    assert watcher.table["moves"] == []
