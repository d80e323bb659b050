"""The save folder: where it is, and what is said of the matches in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.playing import SECRET, clear, play
from underdeck.table import Table, folder, new_path, saves


def test_the_folder_is_where_the_platform_puts_such_things() -> None:
    home = Path.home()
    assert folder({}, "linux") == home / ".local" / "share" / "underdeck"
    assert folder({"XDG_DATA_HOME": "data"}, "linux") == Path("data", "underdeck")
    assert folder({}, "darwin") == home / "Library" / "Application Support" / "underdeck"
    assert folder({"LOCALAPPDATA": "local"}, "win32") == Path("local", "underdeck")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_underdeck_data_names_another_folder(platform: str) -> None:
    assert folder({"UNDERDECK_DATA": "there"}, platform) == Path("there")


def test_a_match_that_is_not_finished_is_found_again(tmp_path: Path) -> None:
    table = play(Table.start(clear("steps"), path=new_path("clear_the_dungeon", tmp_path)), 3)
    table.undo(practice=True)
    table.close()
    (save,) = saves(tmp_path)
    assert (save.game, save.variant, save.seats, save.actions) == (
        "clear_the_dungeon",
        ("steps",),
        1,
        2,
    )
    assert not save.finished
    assert not save.fault


def test_a_finished_match_is_listed_only_if_asked_for(tmp_path: Path) -> None:
    play(Table.start(clear(), secret=SECRET, path=tmp_path / "over.record")).close()
    assert saves(tmp_path) == []
    assert [save.finished for save in saves(tmp_path, finished=True)] == [True]


def test_two_matches_begun_in_one_second_have_two_files(tmp_path: Path) -> None:
    paths = set()
    for _ in range(3):
        path = new_path("clear_the_dungeon", tmp_path)
        Table.start(clear(), path=path).close()
        paths.add(path)
    assert len(paths) == 3


def test_a_file_that_is_no_record_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "bad.record").write_text("hello\n", encoding="utf-8")
    (save,) = saves(tmp_path)
    assert "bad.record:1:1: this is not a record" in save.fault


def test_without_a_folder_there_are_no_saves(tmp_path: Path) -> None:
    assert saves(tmp_path / "nowhere") == []
