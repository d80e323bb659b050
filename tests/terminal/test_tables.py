"""Every game's table is drawn whole, whatever it has on it, and all that matters is on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from tests.terminal.stage import greedy, on_screen
from tests.terminal.test_drawing import BOARDS, choices, drawn
from underdeck import games
from underdeck.core.look import At, Look
from underdeck.table import Table
from underdeck.terminal.app import Underdeck
from underdeck.terminal.choice import Choice
from underdeck.terminal.pages import AskPage, Curtain

EVERY = 9  # looks of a match, of which one is drawn
MODES = (
    ("hundred_swords", (), 1),
    ("hundred_swords", ("gold-greed", "hive-empress"), 1),
    ("hundred_swords", ("blue-mammoth", "moon-market"), 2),
    ("hundred_swords", ("less-memorization",), 3),
    ("hundred_swords", (), 4),
    ("dungeon_duel", (), 2),
)
modes = pytest.mark.parametrize(("name", "variant", "seats"), MODES)


def shown(name: str, variant: tuple[str, ...], seats: int) -> Iterator[Look]:
    """Some looks of a match that greedy plays: of who is asked, and of who watches."""
    match = Table.start(games.make(name, variant, seats), seed=5)
    n = 0
    while not match.over:
        if n % EVERY == 0:
            yield match.look(match.asked)
            yield match.look(-2)
        n += 1
        match.act(greedy(match.game, match.view(match.asked)))
    yield match.look(0)


@modes
@pytest.mark.parametrize("size", BOARDS[:2])
def test_nothing_is_cut_off(
    name: str, variant: tuple[str, ...], seats: int, size: tuple[int, int]
) -> None:
    for look in shown(name, variant, seats):
        assert drawn(Choice(look), size).canvas.clipped == []


@modes
def test_every_place_that_can_be_chosen_is_somewhere(
    name: str, variant: tuple[str, ...], seats: int
) -> None:
    for look in shown(name, variant, seats):
        for choice in choices(look):
            sheet = drawn(choice, (80, 19))
            for stop in choice.stops():
                rect = sheet.rect_of(stop)
                assert rect is not None, stop
                assert rect.w > 0 < rect.h


@modes
def test_the_rooms_lie_apart_from_all_else(name: str, variant: tuple[str, ...], seats: int) -> None:
    """No place is drawn over a room."""
    for look in shown(name, variant, seats):
        sheet = drawn(Choice(look), (80, 19))
        rooms = [spot.rect for spot in sheet.spots if spot.at.zone.startswith("rooms")]
        others = [spot.rect for spot in sheet.spots if not spot.at.zone.startswith("rooms")]
        for room in rooms:
            assert not any(
                other.x < room.x + room.w
                and room.x < other.x + other.w
                and other.y < room.y + room.h
                and room.y < other.y + other.h
                for other in others
            )


def test_the_table_says_where_one_stands_and_what_there_is_to_spend() -> None:
    match = Table.start(games.make("hundred_swords", (), 2), seed=4)
    while not (match.look(match.asked).prompt and position(match) > 0):
        match.act(greedy(match.game, match.view(match.asked)))
    text = drawn(Choice(match.look(match.asked)), (80, 19)).canvas.text()

    for words in ("▲", f"Room {position(match)}/5", "Movement", "Strength", "Energy", "Rentals"):
        assert words in text, words
    for words in ("Gold of seat 1", "Gold of seat 2", "Trophies", "Seat", "You"):
        assert words in text, words


def position(match: Table) -> int:
    """The room in which the player is whose turn it is."""
    counters = match.look(match.asked).counters
    return next(one.value for one in counters if one.name == "position")


def test_a_place_that_is_only_named_can_be_pressed() -> None:
    look = Table.start(games.make("hundred_swords", (), 4), seed=4).look(0)
    sheet = drawn(Choice(look), (80, 19))
    rect = sheet.rect_of(At("trophies 1"))

    assert rect is not None
    assert sheet.under(rect.x, rect.y) == At("trophies 1", 0)


TYPED = 25  # actions


def test_a_match_of_two_people_ends_with_who_won() -> None:
    """They pass the keyboard through a curtain, and type what they do; the last turns of it."""
    game = games.make("hundred_swords", (), 2)
    match, whole = Table.start(game, seed=11), Table.start(game, seed=11)
    while not whole.over:
        whole.act(greedy_words(whole))
    for _ in range(len(whole.course.played) - TYPED):
        match.act(greedy_words(match))
    curtains = 0

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        nonlocal curtains
        while not match.over:
            if isinstance(app.screen, Curtain):
                curtains += 1
                await pilot.press("enter")
            else:
                await typed(pilot, app, greedy_words(match))
        await pilot.pause()
        assert curtains > 1
        assert match.over
        titles = [str(part.render()) for part in app.screen.query(Static)]
        assert f"{match.outcome.name.capitalize()} wins" in titles

    on_screen(match, story)


def greedy_words(match: Table) -> str:
    """What greedy would do, in words."""
    view = match.view(match.asked)
    return match.game.words(view, greedy(match.game, view))


async def typed(pilot: Pilot[int], app: Underdeck, words: str) -> None:
    """Type an action."""
    await pilot.press(":")
    assert isinstance(app.screen, AskPage)
    app.screen.query_one(Input).value = words
    await pilot.press("enter")
