"""What the screens look like, at both sizes, and that no part holds more than it has room for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.pilot import Pilot
from textual.widget import Widget

from tests.games.clear_the_dungeon.dungeon import MONSTERS, Dungeon, dealt
from tests.terminal.stage import ALL_ON, LARGE, SMALL, greedy, on_screen, playing, table, told
from tests.terminal.test_drawing import crowded
from underdeck.core.look import At
from underdeck.table import Table
from underdeck.terminal.app import Underdeck
from underdeck.terminal.board import Board
from underdeck.terminal.drawn import Drawn

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
IDS = re.compile(r"terminal-\d+-")
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


@pytest.fixture
def picture(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(SVGImageSnapshotExtension)


def svg(app: Underdeck) -> str:
    """The screen as a picture, without the number that it is given, and without foreign fonts."""
    return FONTS.sub("", IDS.sub("terminal-", app.export_screenshot()))


def begun() -> Table:
    """The first question of a match, the deal laid out by hand."""
    deal = dealt(monsters=MONSTERS[::-1], powers=("7 of hearts", "ace of clubs", "10 of spades"))
    return told(deal)


def in_the_middle() -> Table:
    """A match some turns on, with cards lying on monsters, and a king to be used."""
    dungeon = Dungeon("hourglass", "special-abilities", "power-reserve")
    dungeon.hand("9 of hearts", "4 of clubs", "10 of clubs").reserve("joker", "ace of spades")
    dungeon.monsters("king of spades", "jack of hearts", "queen of diamonds", "jack of clubs")
    dungeon.laid("king of spades", "6 of spades").laid(
        "jack of hearts", "5 of clubs", "8 of spades"
    )
    dungeon.inventory("diamonds").bar("2 of hearts", "3 of spades", "2 of diamonds")
    match = told(dungeon)
    match.act('place "9 of hearts" "king of spades"')
    return match


def shoot(picture: SnapshotAssertion, match: Table, size: tuple[int, int], *keys: str) -> None:
    """Press keys, and compare what is on the screen then."""
    seen = []

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press(*keys)
        await pilot.pause()
        seen.append(svg(app))

    on_screen(match, story, size=size)
    assert seen[0] == picture


@SIZES
def test_the_deal(picture: SnapshotAssertion, size: tuple[int, int]) -> None:
    shoot(picture, begun(), size)


@SIZES
def test_a_card_is_picked(picture: SnapshotAssertion, size: tuple[int, int]) -> None:
    shoot(picture, in_the_middle(), size, "1")


@SIZES
def test_a_move_that_loses_is_asked_for_again(
    picture: SnapshotAssertion, size: tuple[int, int]
) -> None:
    shoot(picture, told(crowded()), size, "e")


@SIZES
def test_the_rule_that_applies(picture: SnapshotAssertion, size: tuple[int, int]) -> None:
    shoot(picture, in_the_middle(), size, "1", "?")


@SIZES
def test_the_end(picture: SnapshotAssertion, size: tuple[int, int]) -> None:
    dungeon = Dungeon().hand("7 of hearts").monsters("jack of hearts").deck("2 of clubs")
    match = told(dungeon.laid("jack of hearts", "5 of clubs", "6 of clubs"))
    shoot(picture, match, size, "enter", "enter")


# Room ----------------------------------------------------------------------------------------


def crammed(app: Underdeck) -> Iterator[str]:
    """The parts of the screen that hold more than they have room for, or lie beside their place."""
    for widget in app.screen.walk_children(Widget):
        if not widget.display:
            continue
        if isinstance(widget, Drawn) and widget.canvas is not None and widget.canvas.clipped:
            yield f"{widget} cuts off {widget.canvas.clipped}"
        wide, high = widget.virtual_size
        if wide > widget.size.width or (
            high > widget.size.height and not widget.allow_vertical_scroll
        ):
            yield f"{widget} holds {widget.virtual_size} in {widget.size}"
        parent = widget.parent
        scrolled = isinstance(parent, Widget) and parent.allow_vertical_scroll
        if not scrolled and not app.screen.region.contains_region(widget.region):
            yield f"{widget} at {widget.region} is not on the screen"
        if isinstance(parent, Widget) and not scrolled and widget.region.area > 0:
            if not parent.region.contains_region(widget.region):
                yield f"{widget} at {widget.region} is not inside {parent.region}"


ACTIONS = 5  # between two looks at the screen
PAGES = ("", "?", "k", "l", "m", ":", "n")


@SIZES
@pytest.mark.parametrize("variant", [(), ("extreme", *ALL_ON), ("rows-12",)], ids=str)
def test_nothing_is_crammed_in_a_whole_match(
    variant: tuple[str, ...], size: tuple[int, int]
) -> None:
    match = table(*variant)

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        for n in range(200):
            page = PAGES[n % len(PAGES)]
            await pilot.press("1", *page)
            assert list(crammed(app)) == []
            if match.over:
                break
            await pilot.press(*["escape"] * len(page), "escape")
            for _ in range(ACTIONS):
                if not match.over:
                    view = match.view(0)
                    match.act(greedy(match.game, view))
            playing(app).go_on()
        assert match.over

    on_screen(match, story, size=size)


@SIZES
def test_nothing_is_crammed_on_the_most_crowded_table(size: tuple[int, int]) -> None:
    dungeon = crowded()
    match = told(dungeon)

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        for cell in range(3):
            playing(app).press(At("hand", cell))
            await pilot.press("enter")
            assert list(crammed(app)) == []
            await pilot.press("escape", "escape")
        await pilot.press("e", "e")
        assert match.over
        assert list(crammed(app)) == []

    on_screen(match, story, size=size)


@pytest.mark.parametrize("size", [(60, 20), (30, 10), (80, 23)], ids=str)
def test_where_there_is_no_room_it_says_so(size: tuple[int, int]) -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        board = playing(app).query_one(Board)
        assert board.canvas is not None
        assert board.canvas.text().startswith("The table needs")
        assert board.canvas.clipped == []
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Hand" in board.canvas.text()

    on_screen(table(), story, size=size)
