"""What lies where a record should and is none: it is said, and nothing waits or never ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.playing import clear, find, play
from underdeck.core.bounded import LARGEST
from underdeck.table import Replay, Table, saves


def pipe(path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no pipes in folders")
    os.mkfifo(path)


def huge(path: Path) -> None:
    path.touch()
    os.truncate(path, LARGEST + 1)


def link_to_nothing(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def bytes_of_nothing(path: Path) -> None:
    path.write_bytes(bytes(100))


Make = Callable[[Path], None]
ODD: list[Make] = [
    pipe,
    huge,
    link_to_nothing,
    link_to_itself,
    link_to_a_device,
    bytes_of_nothing,
    Path.mkdir,
]
every_odd = pytest.mark.parametrize("make", ODD, ids=lambda make: make.__name__)


@every_odd
def test_a_save_that_is_none_hides_no_other(make: Make, tmp_path: Path) -> None:
    make(tmp_path / "odd.record")
    play(Table.start(clear(), path=tmp_path / "good.record"), 3).close()

    odd = next(save for save in saves(tmp_path) if save.path.name == "odd.record")

    assert "odd.record" in odd.fault
    assert [save.path.name for save in saves(tmp_path) if not save.fault] == ["good.record"]


@every_odd
def test_a_match_is_not_resumed_from_what_is_no_record(make: Make, tmp_path: Path) -> None:
    make(tmp_path / "odd.record")

    with pytest.raises((OSError, ValueError), match=r"odd\.record"):
        Table.resume(tmp_path / "odd.record", find)


def test_a_record_without_end_is_not_replayed() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no such device")
    with pytest.raises(OSError, match="it is larger than"):
        Replay.open(Path("/dev/zero"), find)


def test_a_save_from_another_age_is_listed(tmp_path: Path) -> None:
    path = tmp_path / "old.record"
    play(Table.start(clear(), path=path), 3).close()
    os.utime(path, (-(2**33), -(2**33)))

    assert [save.path for save in saves(tmp_path)] == [path]
