"""Rooms: what is done in them once, together, or not at all, on either database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from underdeck.server.room import Chair, Denied, Hall, Room, Setup, Stale
from underdeck.server.store import Store

GAME = "hundred_swords"
FOR_TWO = Setup(GAME, chairs=(Chair(), Chair()))
SOON = 20  # seconds within which the other process must have heard


@asynccontextmanager
async def hall(url: str) -> AsyncIterator[Hall]:
    """What one process has of a database."""
    store = await Store.open(url)
    opened = Hall(store)
    try:
        yield opened
    finally:
        await opened.close()
        await store.close()


async def seated(one: Hall, setup: Setup = FOR_TWO) -> Room:
    """A room in which everybody sits."""
    room = await one.create(setup)
    for seat in range(len(setup.chairs)):
        await room.sit(seat, f"person {seat}", "Ann")
    return room


def a_move(room: Room) -> tuple[int, str]:
    """Who is asked, and the first thing that they may do."""
    asked = room.table.asked
    return asked, room.table.look(asked).moves[0].action


async def grown(room: Room, seq: int) -> None:
    """Wait until a room knows as much."""
    news = asyncio.Event()
    room.enter(-1, news.set)
    while room.seq < seq:
        news.clear()
        await asyncio.wait_for(news.wait(), SOON)
    room.leave(-1, news.set)


def test_the_same_command_is_done_once(database: str) -> None:
    async def story() -> None:
        async with hall(database) as one:
            room = await seated(one)
            seat, action = a_move(room)
            at = room.version
            await room.act(seat, action, at, "0:a")
            lines = list(room.lines)

            with pytest.raises(Stale):
                await room.act(seat, action, at, "0:a")
            await room.say(0, "hello", "0:b")
            await room.say(0, "hello", "0:b")

            assert room.lines == lines
            assert room.talk == [(0, "hello")]

    asyncio.run(story())


def test_a_room_is_as_it_was_after_the_server_has_ended(database: str) -> None:
    async def story() -> None:
        async with hall(database) as one:
            room = await seated(one)
            await room.act(*a_move(room), room.version)
            await room.say(1, "hm")
            before = (room.lines, room.talk, room.seq, room.table.look(0))
        async with hall(database) as two:
            room = await two.open(room.id)
            assert (room.lines, room.talk, room.seq, room.table.look(0)) == before

    asyncio.run(story())


def test_two_processes_at_one_table_see_the_same(shared: str) -> None:
    async def story() -> None:
        async with hall(shared) as one, hall(shared) as two:
            here = await seated(one)
            there = await two.open(here.id)
            for n in range(30):
                actor, other = (here, there) if n % 2 else (there, here)
                await grown(actor, other.seq)
                await actor.act(*a_move(actor), actor.version, f"c{n}")
            await grown(there, here.seq)
            assert here.lines == there.lines
            assert here.table.look(0) == there.table.look(0)

    asyncio.run(story())


def test_of_two_processes_that_answer_one_question_one_is_heard(shared: str) -> None:
    async def story() -> None:
        async with hall(shared) as one, hall(shared) as two:
            here = await seated(one)
            there = await two.open(here.id)
            await grown(there, here.seq)
            seat, action = a_move(here)
            at = here.version

            told = await asyncio.gather(
                here.act(seat, action, at, "x"),
                there.act(seat, action, at, "y"),
                return_exceptions=True,
            )

            assert sorted(type(one).__name__ for one in told) == ["NoneType", "Stale"]
            await grown(here, there.seq)
            await grown(there, here.seq)
            assert here.lines == there.lines

    asyncio.run(story())


def test_talk_of_two_processes_at_once_is_all_kept_once(shared: str) -> None:
    async def story() -> None:
        async with hall(shared) as one, hall(shared) as two:
            here = await seated(one)
            there = await two.open(here.id)
            await asyncio.gather(
                *(here.say(0, f"a{n}", f"0:{n}") for n in range(8)),
                *(there.say(1, f"b{n}", f"1:{n}") for n in range(8)),
            )
            await grown(here, there.seq)
            await grown(there, here.seq)
            assert here.talk == there.talk
            expected = [*(f"a{n}" for n in range(8)), *(f"b{n}" for n in range(8))]
            assert sorted(words for _, words in here.talk) == expected

    asyncio.run(story())


async def undoable(room: Room) -> int:
    """Play until somebody could take something back; who."""
    random = Random(1)
    while not room.table.over:
        seat = room.table.asked
        action = random.choice(room.table.look(seat).moves).action
        await room.act(seat, action, room.version)
        if room.steps_back(seat):
            return seat
    raise AssertionError("nothing can be taken back")


def test_what_all_agree_to_take_back_is_taken_back_with_the_last_answer(database: str) -> None:
    async def story() -> None:
        async with hall(database) as one:
            room = await seated(one)
            seat = await undoable(room)
            await room.undo(seat, room.version)
            assert room.asking == seat
            before, seq = room.version, room.seq

            await room.answer(1 - seat, True, room.version)

            events = await one.store.events(room.id, seq)
            assert [event.kind for event in events][:2] == ["answer", "line"]
            assert len({event.at for event in events}) == 1
            assert room.version > before
            assert room.lines[-1] == "undo 1"

    asyncio.run(story())


def test_nothing_is_taken_back_where_somebody_says_no(database: str) -> None:
    async def story() -> None:
        async with hall(database) as one:
            room = await seated(one)
            seat = await undoable(room)
            await room.undo(seat, room.version)
            lines = list(room.lines)

            await room.answer(1 - seat, False, room.version)

            assert room.lines == lines
            with pytest.raises(Denied):
                await room.answer(1 - seat, True, room.version)

    asyncio.run(story())


def test_a_name_and_talk_lose_what_steers_a_terminal(database: str) -> None:
    async def story() -> None:
        async with hall(database) as one:
            room = await one.create(FOR_TWO)
            await room.sit(0, "p", "A\x1b[31mnn\u202e\n" + "x" * 100)
            await room.say(0, "a\x00b\r\nc")

            assert room.seating.seats[0].name == "A [31mnn " + "x" * 31
            assert room.talk == [(0, "a b c")]
            with pytest.raises(Denied):
                await room.say(0, "\x07\u200b")

    asyncio.run(story())
