"""Clocks: what is charged to whom, and what happens when a time is out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.hosted import address
from tests.server.test_rooms import FOR_TWO, GAME, a_move, hall, seated
from underdeck.core.kernel import NOBODY
from underdeck.server.room import Chair, Clock, Denied, Setup
from underdeck.server.room.chronicle import LINE, Chronicle
from underdeck.server.room.seating import BACK, LEAVE, SIT, Said
from underdeck.server.store import Event

SOON = 20  # seconds to wait for what must come
BLITZ = Setup(GAME, chairs=(Chair(), Chair()), clock=Clock(0, 0.05))


def told(*events: tuple[float, str, str]) -> Chronicle:
    """A room with a bank of 100 seconds and 10 for each move, of which a log tells so far."""
    chronicle = Chronicle(Setup(GAME, chairs=(Chair(), Chair()), clock=Clock(100, 10)))
    chronicle.follow([Event(n, kind, text, at) for n, (at, kind, text) in enumerate(events, 1)])
    return chronicle


SEATED = (
    (1000.0, SIT, Said(0, "ann", "Ann").text()),
    (1050.0, SIT, Said(1, "ben", "Ben").text()),
)


def test_nobody_s_time_runs_before_all_sit() -> None:
    assert told(SEATED[0]).clocks.since == 0
    assert told(*SEATED).clocks.since == 1050
    assert told(*SEATED).clocks.left == [100, 100]


def test_what_a_move_takes_beyond_its_free_seconds_is_taken_from_the_bank() -> None:
    clocks = told(*SEATED, (1059.0, LINE, "1 end"), (1089.0, LINE, "2 end")).clocks

    assert clocks.left == [100, 80]
    assert clocks.allowed(0) == 1089 + 10 + 100


def test_chance_and_taking_back_cost_nobody_anything() -> None:
    clocks = told(*SEATED, (1080.0, LINE, "# roll 3"), (1095.0, LINE, "undo 1")).clocks

    assert clocks.left == [100, 100]


def test_to_let_a_bot_play_and_come_back_wins_no_time() -> None:
    asked = Said(0, asked=True).text()
    clocks = told(*SEATED, (1090.0, LEAVE, asked), (1091.0, BACK, asked)).clocks

    assert clocks.left == [70, 100]
    assert clocks.since == 1091


def test_who_comes_back_while_another_is_asked_changes_no_clock() -> None:
    other = Said(1).text()
    clocks = told(*SEATED, (1090.0, LEAVE, other), (1091.0, BACK, other)).clocks

    assert clocks.left == [100, 100]
    assert clocks.since == 1050


def test_a_bot_plays_on_for_whoever_has_no_time_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(address(tmp_path)) as one:
            room = await seated(one, BLITZ)
            asked = room.table.asked
            news = asyncio.Event()
            room.enter(1 - asked, news.set)
            while not room.seating.seats[asked].bot:
                news.clear()
                await asyncio.wait_for(news.wait(), SOON)
            assert room.seating.seats[asked].gone

            await room.come_back(asked)

            assert not room.seating.seats[asked].bot

    asyncio.run(story())


def test_after_the_server_was_away_a_bank_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = Setup(GAME, chairs=(Chair(), Chair()), clock=Clock(100, 10))

    async def story() -> None:
        async with hall(address(tmp_path)) as one:
            room = await seated(one, setup)
            asked = room.table.asked
        later = room.clocks.since + 5000
        monkeypatch.setattr("time.time", lambda: later)
        async with hall(address(tmp_path)) as one:
            room = await one.open(room.id)
            assert room.clocks.since == later
            assert room.clocks.left == [100, 100]
            assert room.late() == -110
            assert room.table.asked == asked

    asyncio.run(story())


# Who has gone --------------------------------------------------------------------------------


def test_a_bot_plays_only_for_who_has_been_away_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(address(tmp_path)) as one:
            room = await seated(one, FOR_TWO)
            with pytest.raises(Denied, match="not been away for long"):
                await room.stand_in(0, 1)
            with pytest.raises(Denied, match="Nobody else"):
                await room.stand_in(0, 0)
            monkeypatch.setattr("underdeck.server.room.room.MISSED", 0)
            await room.stand_in(0, 1)
            assert room.seating.seats[1].bot
            with pytest.raises(Denied, match="plays there already"):
                await room.stand_in(0, 1)

            await room.come_back(1)

            assert not room.seating.seats[1].bot

    asyncio.run(story())


def test_what_somebody_let_a_bot_play_is_not_given_back_unasked(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(address(tmp_path)) as one:
            room = await seated(one, FOR_TWO)
            await room.hand_over(0, to_bot=True)

            await room.come_back(0)

            assert room.seating.seats[0].bot

    asyncio.run(story())


# Tables that all have left -------------------------------------------------------------------


def test_an_abandoned_table_is_closed_and_stays_so(database: str) -> None:
    async def story() -> None:
        async with hall(database) as one:
            room = await seated(one, FOR_TWO)
            await one.close_abandoned(before=0)
            assert not room.over

            await one.close_abandoned(before=room.clocks.since + 1e9)

            assert room.over
            seat, action = a_move(room)
            with pytest.raises(Denied, match="was closed"):
                await room.act(seat, action, room.version)
            assert await one.store.idle(before=2e12) == []
        async with hall(database) as one:
            assert (await one.open(room.id)).closed

    asyncio.run(story())


def test_a_room_that_nobody_uses_is_kept_on_the_disk_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(address(tmp_path)) as one:
            room = await seated(one, FOR_TWO)
            lines = list(room.lines)

            await one.let_go(room.id)

            assert one.rooms == one.players == one.opening == {}
            assert (await one.open(room.id)).lines == lines

    asyncio.run(story())


# Who watches ---------------------------------------------------------------------------------


def test_who_watches_sees_hands_once_everybody_agrees(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(address(tmp_path)) as one:
            room = await seated(one, FOR_TWO)
            hidden = room.look(NOBODY)
            assert "Sword" not in str([zone for zone in hidden["zones"] if zone["owner"]])

            await room.show_hand(0, True)
            assert room.look(NOBODY) == hidden
            await room.show_hand(1, True)

            shown = room.look(NOBODY)["zones"]
            for seat in (0, 1):
                own = room.look(seat)["zones"]
                assert [z for z in shown if z["owner"] == seat + 1] == [
                    z for z in own if z["owner"] == seat + 1
                ]
            await room.show_hand(1, False)
            assert room.look(NOBODY) == hidden

    asyncio.run(story())
