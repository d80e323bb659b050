"""How a player uses the pages: the one place in the tests that knows what they are made of."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

TITLES = {
    "clear_the_dungeon": "Clear the Dungeon",
    "hundred_swords": "100 Swords",
    "dungeon_duel": "Dungeon Duel",
}
LONGEST = 3000  # actions


def begin(visitor: Visitor, game: str) -> str:
    """From the lobby to a table with one click; the table's address."""
    visitor.go()
    form = visitor.page.locator(f"form:has(input[name=game][value={game}])").first
    form.get_by_role("button").click()
    visitor.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    shown(visitor)
    return visitor.page.url


def meet(host: Visitor, friend: Visitor, title: str) -> None:
    """Two people sit down at one table: one makes it, the other comes by its link."""
    host.go()
    offer = host.page.get_by_role("region", name=title)
    offer.get_by_role("button", name="friend").click()
    host.page.locator("#board .piece").first.wait_for(state="attached")
    links = json.loads(str(host.page.locator("#table").get_attribute("data-page")))["links"]
    friend.go(links["2"])
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.locator("#board .piece").first.wait_for(state="attached")
    host.page.locator("#seats .here:nth-child(2)").wait_for(state="attached")


def shown(visitor: Visitor, after: int = -1, *, mine: bool = True) -> None:
    """Wait until the page shows a version later than one, with a question or the end.

    Unless `mine`, the question may be another's.
    """
    for _ in range(LONGEST):
        table = visitor.table
        if table.get("at", -1) > after and (table["moves"] or table["outcome"] or not mine):
            visitor.page.locator("#board .piece").first.wait_for(state="attached")
            visitor.page.locator("#board .flying").first.wait_for(state="detached")
            return
        visitor.page.wait_for_timeout(5)
    raise AssertionError(f"nothing is shown after version {after}")


def play(visitor: Visitor, random: Random, way: str = "mouse") -> int:
    """Play at random to the end, by one way; how many actions it took.

    The ways are "mouse" (clicks), "drag", "keyboard" and "touch".
    """
    for n in range(LONGEST):
        table = visitor.table
        if table["outcome"]:
            return n
        move(visitor, random.choice(table["moves"]), way)
        shown(visitor, after=table["at"])
    raise AssertionError("the match does not end")


def first(visitor: Visitor) -> None:
    """Do the first of the moves, and wait until it is shown."""
    table = visitor.table
    move(visitor, table["moves"][0])
    shown(visitor, after=table["at"])


def move(visitor: Visitor, one: dict[str, Any], way: str = "mouse") -> None:
    """Do a move as somebody with a mouse, a keyboard or a phone does."""
    page, start = visitor.page, one["start"] or one["aim"]
    open_pile = page.locator("#popup[open] ol.pile")
    button = page.locator(f"#moves [data-action={json.dumps(one['action'])}]")
    if open_pile.count():
        if not start or start["card"] < 0 or start["cell"] < 0:
            page.keyboard.press("Escape")
            press(button, way)
        else:
            press(open_pile.locator(":scope > li").nth(start["card"]).locator(".piece"), way)
    elif button.count():
        press(button, way)
    elif way == "drag" and one["aim"]:
        drag(visitor, place(visitor, start), place(visitor, one["aim"]))
    else:
        press(place(visitor, start), way)
        if page.locator("#board.choosing").count():
            press(place(visitor, one["aim"]), way)
    settle(visitor, one, way)


def settle(visitor: Visitor, one: dict[str, Any], way: str) -> None:
    """Choose a move where several are meant, and say once more that it is wanted."""
    choice = visitor.page.locator(f"#popup[open] .choice[data-action={json.dumps(one['action'])}]")
    for _ in range(2):
        if choice.count():
            press(choice, way)


def drag(visitor: Visitor, start: Locator, aim: Locator) -> None:
    """Drag a card to a place, which may be there only while something is dragged."""
    mouse = visitor.page.mouse
    box = start.bounding_box()
    assert box is not None
    mouse.move(box["x"] + 12, box["y"] + 14)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] - 10, steps=3)
    box = aim.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    mouse.up()


def place(visitor: Visitor, at: dict[str, Any]) -> Locator:
    """Where a move starts or aims: the card there, the empty cell, or the whole zone."""
    zone = visitor.page.locator(f"#board [data-zone={json.dumps(at['zone'])}]")
    if at["cell"] < 0:
        return zone.locator(".slot")
    cell = zone.locator(f"[data-cell='{at['cell']}']")
    card = ":scope > .piece:not(.buried)"
    if at["card"] > 0 and cell.locator(card).count() > at["card"]:
        return cell.locator(card).nth(at["card"])
    return cell.locator(card).last if cell.locator(card).count() else cell


def press(where: Locator, way: str) -> None:
    """Press something as somebody with a mouse, a keyboard or a phone does."""
    if way == "touch":
        where.tap()
    elif way == "keyboard":
        where.focus()
        where.press("Enter")
    else:
        where.click()
