"""Bots watched, and records gone through, on the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual.pilot import Pilot
from textual.widgets import Input

from tests.terminal.stage import LARGE, RULES, SMALL, Story, greedy, playing, table
from tests.terminal.test_screens import crammed
from underdeck import games
from underdeck.core.kernel import ALL
from underdeck.table import Replay, Table, branch
from underdeck.terminal.app import Host, Underdeck
from underdeck.terminal.showing import ReplayScreen, WatchScreen
from underdeck.terminal.sitting import Sitting

NEVER = 0.001  # actions a second: the story does them


def play(first: Callable[[Underdeck], None], story: Story, size: tuple[int, int] = SMALL) -> None:
    async def played() -> None:
        app = Underdeck(first)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(pilot, app)

    asyncio.run(played())


def watching(match: Table, story: Story, speed: float = NEVER) -> None:
    sitting = Sitting(match, [greedy])
    play(lambda app: app.show_screen(WatchScreen(sitting, RULES, lambda: None, speed)), story)


def replaying(record: Replay, story: Story, size: tuple[int, int] = SMALL) -> None:
    host = Host(None, None, [], greedy, RULES)

    def first(app: Underdeck) -> None:
        def off(line: int) -> None:
            host.start = lambda: branch(record.texts, record.game, line)
            host.new(app)

        app.show_screen(ReplayScreen(record, RULES, off))

    play(first, story, size)


def played() -> Replay:
    match = table()
    while not match.over:
        match.act(greedy(match.game, match.view(0)))
    return Replay.read(match.record().encode(), games.make)


def test_bots_are_watched_step_by_step() -> None:
    match = table()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        lines = len(match.lines)
        await pilot.press("right", "right")
        assert len(match.lines) >= lines + 2
        assert isinstance(app.screen, WatchScreen)
        assert app.screen.aside() == "paused"

    watching(match, story)


def test_bots_play_by_themselves_until_paused() -> None:
    match = table()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        for _ in range(500):
            await pilot.pause(0.01)
            if match.over:
                break
        assert match.over

    watching(match, story, speed=400)


def test_the_speed_is_changed_by_keys() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert isinstance(app.screen, WatchScreen)
        await pilot.press("space", "+", "+")
        assert app.screen.speed == 4
        await pilot.press("-")
        assert app.screen.speed == 2
        assert app.screen.paused

    watching(table(), story, speed=1)


def test_a_record_is_gone_through_and_left_for_a_new_game() -> None:
    record = played()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("right", "right", "right")
        assert record.at == 3
        await pilot.press("left")
        assert record.at == 2
        await pilot.press("end")
        assert record.state.over()
        await pilot.press("home", "j")
        app.screen.query_one(Input).value = "12"
        await pilot.press("enter")
        assert record.now.line == 12
        await pilot.press("b")
        await pilot.pause()
        match = playing(app).sitting.table
        assert match.state.values() == record.state.values()
        assert match.practised

    replaying(record, story)


def test_all_cards_can_be_shown() -> None:
    record = played()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("right", "right", "right")
        zones = app.screen.look().zones
        assert any(
            card.face is None for zone in zones for cell in zone.cells for card in cell.cards
        )
        await pilot.press("v")
        assert app.screen.viewer == ALL
        zones = app.screen.look().zones
        assert all(card.face for zone in zones for cell in zone.cells for card in cell.cards)

    replaying(record, story)


def test_nothing_is_crammed_in_a_replay() -> None:
    for size in (SMALL, LARGE):
        record = played()

        async def story(pilot: Pilot[int], app: Underdeck, record: Replay = record) -> None:
            await pilot.press("v")
            while not record.state.over():
                await pilot.press("right", "right", "right")
                assert list(crammed(app)) == []

        replaying(record, story, size)
