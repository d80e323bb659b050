"""How a player uses the pages: the one place in the tests that knows what they are made of."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

TITLES = {"clear_the_dungeon": "Clear the Dungeon", "hundred_swords": "100 Swords"}
LONGEST = 3000  # actions


def begin(visitor: Visitor, game: str) -> str:
    """From the lobby to a table with one click; the table's address."""
    visitor.go()
    visitor.page.get_by_role("region", name=TITLES[game]).get_by_role("button").first.click()
    visitor.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    shown(visitor)
    return visitor.page.url


def moves(visitor: Visitor) -> Locator:
    """What can be pressed to act."""
    return visitor.page.locator("#table button")


def shown(visitor: Visitor, after: int = -1) -> None:
    """Wait until the page shows a version later than one, with a question or the end."""
    for _ in range(LONGEST):
        table = visitor.table
        if table.get("at", -1) > after and (table["moves"] or table["outcome"]):
            if table["moves"]:
                moves(visitor).first.wait_for()
            return
        visitor.page.wait_for_timeout(5)
    raise AssertionError(f"nothing is shown after version {after}")


def play(visitor: Visitor, random: Random, way: str = "mouse") -> int:
    """Play at random to the end, by "mouse", "keyboard" or "touch"; how many actions it took."""
    for n in range(LONGEST):
        table = visitor.table
        if table["outcome"]:
            return n
        press(moves(visitor).nth(random.randrange(len(table["moves"]))), way)
        shown(visitor, after=table["at"])
    raise AssertionError("the match does not end")


def press(button: Locator, way: str) -> None:
    """Press a button as somebody with a mouse, a keyboard or a phone does."""
    if way == "mouse":
        button.click()
    elif way == "touch":
        button.tap()
    else:
        button.focus()
        button.press("Enter")
