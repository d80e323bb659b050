"""In two worlds that a seat cannot tell apart it is sent the same, message by message."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.hosted import address
from tests.server.test_rooms import FOR_TWO, hall
from underdeck.core.kernel import NOBODY
from underdeck.server.room import Hall, Room
from underdeck.server.wire.shown import Shown
from underdeck.table import Table

WATCHING = 1  # the seat that sees no difference; the other one plays


def dealt(seed: int) -> tuple[Table, Table]:
    """Two matches whose positions differ only in what the watching seat cannot know."""
    game = FOR_TWO.make()
    first = Table.start(game, seed=seed)
    view = game.redact(first.state, WATCHING)
    worlds = (game.complete(view, n) for n in range(100))
    other = next(one for one in worlds if one != first.state)
    return Table.start(game, begin=first.state.copy()), Table.start(game, begin=other)


async def seated(one: Hall, table: Table) -> Room:
    """A room for a match that has begun."""
    room = await one.create(FOR_TWO, table)
    for seat in range(2):
        await room.sit(seat, f"person {seat}", "Ann")
    return room


def told(shown: Shown) -> bytes | None:
    """The next message, but for the clock on the wall and the hash of the deal."""
    message = shown.news()
    if message is None:
        return None
    assert set(message.pop("fair")) == {"match", "secret"}
    message.pop("now")
    return msgspec.json.encode(message)


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_is_sent_the_same_where_it_sees_no_difference(seed: int, tmp_path: Path) -> None:
    one, other = dealt(seed)

    async def story() -> None:
        async with hall(address(tmp_path)) as opened:
            rooms = [await seated(opened, table) for table in (one, other)]
            for seat in (WATCHING, NOBODY):
                heard = [Shown(room, seat) for room in rooms]
                first = [told(shown) for shown in heard]
                assert first[0] == first[1]
                assert first[0] is not None
                assert [told(shown) for shown in heard] == [None, None]
            heard = [Shown(room, WATCHING) for room in rooms]
            for shown in heard:
                told(shown)
            for room in rooms:
                await room.say(1 - WATCHING, "Your turn soon")
            said = [told(shown) for shown in heard]
            assert said[0] == said[1]
            assert said[0] is not None

    asyncio.run(story())
