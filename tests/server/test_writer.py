"""Writes that share a commit: one that may not be is left out alone, and the others are kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import event as events

from tests.server.hosted import address
from underdeck.server.store import Conflict, Event, RoomRow, Store

ROOM = RoomRow("a", "{}", "g", False, False, 0, 0)


async def story(url: str) -> tuple[list[object], list[str], int]:
    """Twenty writes at once, two of them of the same event; how they went, and what was kept."""
    store = await Store.open(url)
    commits: list[object] = []
    await store.create(ROOM, [Event(1, "line", "0", 0)])
    events.listen(store.engine.sync_engine, "commit", commits.append)
    seqs = [*range(2, 21), 7]
    told = await asyncio.gather(
        *(store.append("a", [Event(n, "line", str(i), 0)]) for i, n in enumerate(seqs)),
        return_exceptions=True,
    )
    kept = [one.text for one in await store.events("a")]
    await store.close()
    return list(told), kept, len(commits)


def test_of_two_with_the_same_number_one_is_kept_and_the_other_told(tmp_path: Path) -> None:
    told, kept, commits = asyncio.run(story(address(tmp_path)))

    assert [type(one) for one in told if one is not None] == [Conflict]
    assert len(kept) == 20
    assert commits < 10, "writes that wait share a commit"
