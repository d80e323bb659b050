"""The file of a record: nothing that was shown is ever lost, whenever the program is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.table.playing import SECRET, clear, find, play
from underdeck.table import InUse, Table

ROOT = str(Path(__file__).parents[2])

CHILD = """
import sys
from pathlib import Path
from tests.table.playing import clear, play
from underdeck.table import Table

table = Table.start(clear(), secret=bytes(32), path=Path(sys.argv[1]))
for seed in range(1000):
    play(table, 1, seed)
    print(table.lines[-1], flush=True)
    if table.undo_depth() and seed % 3 == 0:
        table.undo()
        print(table.lines[-1], flush=True)
    if table.over:
        break
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")
@pytest.mark.parametrize("shown", [1, 4, 11])
def test_every_action_that_was_shown_is_in_the_file_after_kill_9(
    tmp_path: Path, shown: int
) -> None:
    path = tmp_path / "killed.record"
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([ROOT, *sys.path])},
        cwd=ROOT,
    )
    assert child.stdout is not None
    seen = [child.stdout.readline().rstrip("\n") for _ in range(shown)]
    os.kill(child.pid, signal.SIGKILL)
    seen += child.stdout.read().splitlines()
    child.stdout.close()
    child.wait()

    table = Table.resume(path, find)

    written = [
        line for line in table.lines if line[0] in "1ue" and not line.startswith("underdeck")
    ]
    assert written[: len(seen)] == seen
    assert len(written) <= len(seen) + 2
    play(table)
    assert table.over
    table.close()


def test_a_file_that_was_cut_anywhere_is_resumed_with_its_whole_lines(tmp_path: Path) -> None:
    table = play(Table.start(clear(), secret=SECRET), 9)
    data = table.record().encode()
    head = data.index(b"# order")
    path = tmp_path / "cut.record"
    ends = [i for i, byte in enumerate(data, start=1) if byte == ord("\n") and i > head]
    for end in ends:
        for cut in (end - 3, end - 1, end):
            path.write_bytes(data[:cut])
            again = Table.resume(path, find)
            again.close()
            whole = data[: data.rindex(b"\n", 0, cut) + 1]
            assert path.read_bytes().startswith(whole)
            assert path.read_bytes() == again.record().encode()
            assert bool(again.notes) == (whole != data[:cut])


def test_what_chance_had_not_answered_yet_is_answered_alike() -> None:
    whole = Table.start(clear(), secret=SECRET)
    data = whole.record().encode()
    cut = data[: data.index(b"# order deck")]
    assert Table.continued(cut, find).record() == whole.record()


def test_a_line_is_in_the_file_before_its_events_are_returned(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.record"
    table = Table.start(clear(), secret=SECRET, path=path)
    table.act("end")
    assert path.read_text(encoding="utf-8") == table.record()
    table.close()


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        Table.start(clear(), path=path)
    assert path.read_text(encoding="utf-8") == "mine"


def test_only_its_owner_may_read_a_save_with_its_secret(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    Table.start(clear(), path=path).close()
    if sys.platform != "win32":
        assert path.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_a_match_is_played_in_one_window_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    table = Table.start(clear(), secret=SECRET, path=path)
    with pytest.raises(InUse, match="is being played in another window"):
        Table.resume(path, find)
    table.act("end")
    table.close()
    again = Table.resume(path, find)
    assert again.lines == table.lines
    again.close()


@contextmanager
def limit(size: int) -> Iterator[None]:
    """A disk that is full when a file has so many bytes."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on files there")
def test_when_the_disk_is_full_nothing_has_happened(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    table = Table.start(clear(), secret=SECRET, path=path)
    before, state = path.read_bytes(), table.state.values()
    for do in (lambda: table.act("end"), lambda: table.undo(practice=True)):
        with limit(len(before) + 2), pytest.raises(OSError, match="File too large"):
            do()
        assert path.read_bytes() == before
        assert table.state.values() == state
        table.act("end")
        assert path.read_text(encoding="utf-8") == table.record()
        before, state = path.read_bytes(), table.state.values()
    table.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on files there")
def test_a_match_that_cannot_be_written_down_is_not_begun(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    with limit(10), pytest.raises(OSError, match="File too large"):
        Table.start(clear(), secret=SECRET, path=path)
    assert not path.exists()
