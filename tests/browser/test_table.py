"""At the table: each way to play is enough alone, and whatever is refused is explained."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Enter
from tests.browser.driver import begin, drag, first, meet, move, place, press, shown
from tests.browser.visitor import PHONE, Visitor

EIGHT = 8
FINGER = 43.5  # pixels


def laid(visitor: Visitor) -> list[dict[str, Any]]:
    """The moves that start from a card of the hand."""
    return [one for one in visitor.table["moves"] if one["start"] and one["start"]["cell"] >= 0]


def apart(visitor: Visitor, n: int) -> list[dict[str, Any]]:
    """So many moves of different cards to different places."""
    found: list[dict[str, Any]] = []
    for one in laid(visitor):
        if one["warning"] or any(
            one["start"] == other["start"] or one["aim"] == other["aim"] for other in found
        ):
            continue
        found.append(one)
    return found[:n]


def test_the_page_speaks_its_language(enter: Enter) -> None:
    visitor = enter(locale="ko-KR")
    begin(visitor, "clear_the_dungeon")

    visitor.page.keyboard.press("n")

    assert "낼 수 있음" in focused(visitor)


def focused(visitor: Visitor) -> str:
    """The name of what has the focus."""
    return str(visitor.page.evaluate("document.activeElement.getAttribute('aria-label') || ''"))


def acts(visitor: Visitor) -> list[dict[str, Any]]:
    """The actions that were sent."""
    return [one for one in map(json.loads, visitor.sent) if one["do"] == "act"]


# Ways to play --------------------------------------------------------------------------------


def test_three_fast_clicks_count_three_times(visitor: Visitor) -> None:
    three: list[dict[str, Any]] = []
    while len(three) < 3:  # such a hand is dealt soon
        begin(visitor, "clear_the_dungeon")
        three = apart(visitor, 3)
    before = visitor.table["at"]
    visitor.sent.clear()

    nodes = [place(visitor, one[end]).element_handle() for one in three for end in ("start", "aim")]
    visitor.page.evaluate("nodes => nodes.forEach(node => node.click())", nodes)
    shown(visitor, after=before + 2)

    assert [one["action"] for one in acts(visitor)] == [one["action"] for one in three]
    assert [one["at"] for one in acts(visitor)] == [before, before + 1, before + 2]


def test_a_card_is_played_by_the_arrow_keys_and_enter_alone(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")
    before, keys = visitor.table["at"], visitor.page.keyboard

    keys.press("n")
    assert "can be played" in focused(visitor)
    keys.press("Enter")
    one = focused(visitor)
    assert "can go here" in one
    keys.press("ArrowRight")
    assert "can go here" in focused(visitor)
    assert focused(visitor) != one
    keys.press("Enter")
    if visitor.page.locator("#popup[open] .warning").count():  # as the cards were dealt
        keys.press("Tab")
        keys.press("Enter")
    shown(visitor, after=before)

    assert len(acts(visitor)) == 1


def test_escape_puts_a_card_down_again(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")
    visitor.page.keyboard.press("n")
    card = focused(visitor)

    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Escape")

    assert focused(visitor) == card
    expect(visitor.page.locator("#board .picked")).to_have_count(0)
    assert acts(visitor) == []


def test_a_card_that_is_dropped_beside_everything_stays_in_the_hand(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")

    drag(visitor, place(visitor, laid(visitor)[0]["start"]), visitor.page.locator("#tab-log"))

    expect(visitor.page.locator("#board .picked, .ghost")).to_have_count(0)
    assert acts(visitor) == []


def test_undo_takes_a_card_back(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")
    hand = visitor.table["zones"][1]
    move(visitor, apart(visitor, 1)[0])
    shown(visitor, after=visitor.table["at"] - 1)
    expect(visitor.page.locator("#undo")).to_be_enabled()
    at = visitor.table["at"]

    visitor.page.keyboard.press("u")
    shown(visitor, after=at)

    assert visitor.table["zones"][1] == hand


def test_a_hint_shows_the_move_on_the_table(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")

    visitor.page.keyboard.press("h")

    expect(visitor.page.locator("#notice")).to_contain_text("Hint")
    expect(visitor.page.locator("#board .hinted, #moves .hinted").first).to_be_visible()


def test_what_warns_is_asked_once_more(visitor: Visitor) -> None:
    """Until ending the turn would lose the game."""
    begin(visitor, "clear_the_dungeon")
    while not visitor.table["moves"][0]["warning"]:
        first(visitor)
    before = visitor.table

    end = visitor.page.locator("#moves button").first
    end.click()
    expect(visitor.page.locator("#popup .warning")).to_have_text(before["moves"][0]["warning"])
    visitor.page.get_by_role("button", name="No, not that").click()

    assert visitor.table["at"] == before["at"]
    move(visitor, before["moves"][0])
    shown(visitor, after=before["at"])
    assert visitor.table["outcome"] == "lost"


def test_a_refusal_says_why_with_its_rule(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")
    one = laid(visitor)[0]
    place(visitor, one["start"]).click()
    covered = visitor.page.locator("#board .covered .piece").first

    covered.click(position={"x": 20, "y": 8})

    expect(visitor.page.locator("#notice")).to_be_visible()
    expect(visitor.page.locator("#notice p")).not_to_be_empty()


# What is drawn -------------------------------------------------------------------------------


def test_a_card_keeps_its_node_from_hand_to_table(visitor: Visitor) -> None:
    begin(visitor, "clear_the_dungeon")
    one = apart(visitor, 1)[0]
    node = place(visitor, one["start"]).element_handle()
    at = visitor.table["at"]

    move(visitor, one)
    shown(visitor, after=at)

    assert node.evaluate("node => node.closest('[data-zone]').dataset.zone") == "monsters"


def test_what_lies_face_down_has_no_front_in_the_page(visitor: Visitor) -> None:
    begin(visitor, "hundred_swords")

    fronts = visitor.page.locator("#board .piece.down > .inner > .front > *")

    expect(visitor.page.locator("#board .piece.down").first).to_be_attached()
    expect(fronts).to_have_count(0)


def boxes(cards: Locator) -> list[float]:
    """Where cards begin, from left to right, in pixels."""
    found = [card.bounding_box() for card in cards.all()]
    return [box["x"] for box in found if box is not None]


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_a_hand_of_eight_fits_the_window(width: int, enter: Enter) -> None:
    phone = PHONE if width == PHONE["viewport"]["width"] else {}  # type: ignore[index]
    visitor = enter(**{"viewport": {"width": width, "height": 844}, **phone})
    visitor.page.route_web_socket(re.compile("/ws"), with_eight)
    begin(visitor, "hundred_swords")

    cards = visitor.page.locator("#board .hands .piece")
    expect(cards).to_have_count(EIGHT)
    where = boxes(cards)

    assert visitor.overflow() <= 0
    assert min(right - left for left, right in pairwise(where)) >= FINGER


def with_eight(socket: WebSocketRoute) -> None:
    """Deal more cards to the hand on the way to the page."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        for zone in message.get("zones", []):
            if zone["name"] == "hand 1":
                zone["cells"] = (zone["cells"] * EIGHT)[:EIGHT]
        socket.send(json.dumps(message))

    server.on_message(pass_on)


# With others ---------------------------------------------------------------------------------


def test_two_people_meet_talk_and_agree_to_an_undo(enter: Enter) -> None:
    host, friend = enter(), enter()
    meet(host, friend, "100 Swords")
    asked, other = (host, friend) if host.table["moves"] else (friend, host)

    asked.page.locator("#tab-talk").click()
    asked.page.locator("#saying").fill("Hello <b>there</b>")
    asked.page.locator("#saying").press("Enter")
    expect(other.page.locator("#talk")).to_contain_text("Hello <b>there</b>")

    for deed in (" energy", "rent "):  # a card that others have not seen could not be taken back
        at = asked.table["at"]
        move(asked, next(one for one in asked.table["moves"] if deed in one["action"]))
        shown(asked, after=at)
    at = asked.table["at"]
    asked.page.locator("#undo").click()
    other.page.get_by_role("button", name="Agree").click()
    shown(asked, after=at)

    assert any("rent " in one["action"] for one in asked.table["moves"])
    expect(other.page.locator("#asking")).to_be_hidden()


# Afterwards ----------------------------------------------------------------------------------


def ended(visitor: Visitor) -> str:
    """Lose a match quickly; the table's address."""
    address = begin(visitor, "clear_the_dungeon")
    while not visitor.table["outcome"]:
        first(visitor)
    return address


def test_a_match_is_watched_again_and_goes_on_from_a_moment(visitor: Visitor) -> None:
    address = ended(visitor)
    page = visitor.page
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"{address}/replay")
    before = page.locator("#where").inner_text()

    page.keyboard.press("ArrowRight")
    expect(page.locator("#where")).not_to_have_text(before)
    expect(page.locator("#board .covered .notes").first).to_have_text("face down")
    page.locator("#as").select_option("1")
    expect(page.locator("#board .covered .notes")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    visitor.received.clear()
    page.reload()
    shown(visitor)

    assert page.url != address
    assert visitor.table["moves"]


def test_a_replay_works_without_scripts(visitor: Visitor, enter: Enter) -> None:
    address = ended(visitor)
    plain = enter(java_script_enabled=False)

    plain.go(f"{address}/replay")
    plain.page.get_by_role("link", name="A step on").click()

    assert "line=" in plain.page.url
    expect(plain.page.locator("#plain .card").first).to_be_visible()


def test_a_match_that_runs_has_no_replay_yet(visitor: Visitor) -> None:
    address = begin(visitor, "clear_the_dungeon")

    visitor.forgiven.append("/replay")
    visitor.go(f"{address}/replay")

    expect(visitor.page.get_by_role("heading")).to_have_text("This match is not over.")


def test_another_match_is_begun_with_one_press(visitor: Visitor) -> None:
    address = ended(visitor)

    press(visitor.page.get_by_role("button", name="Play again"), "mouse")
    visitor.page.wait_for_url(lambda url: url != address)

    visitor.page.locator("#board .piece").first.wait_for(state="attached")
