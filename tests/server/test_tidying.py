"""What lasts is set aside, and looked through again after a while."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from underdeck.server.tidying import tidy


class Knot:
    """Garbage that only the collector finds: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


async def until_gone(knot: weakref.ref[Knot]) -> None:
    """Wait until somebody has collected it."""
    task = asyncio.create_task(tidy(every=0.001, whole=0.01))
    while knot() is not None:
        await asyncio.sleep(0.001)
    assert gc.get_freeze_count() > 0
    task.cancel()


def test_garbage_that_was_set_aside_is_found_at_last() -> None:
    knot = Knot()
    seen = weakref.ref(knot)
    gc.freeze()
    del knot

    asyncio.run(asyncio.wait_for(until_gone(seen), 30))

    assert seen() is None
