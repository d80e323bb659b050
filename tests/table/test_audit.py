"""Whether a match was dealt as its secret says can be found out afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.playing import SECRET, clear, find, play
from underdeck.cli import main
from underdeck.table import BadRecord, Table, audit


def played() -> Table:
    return play(Table.start(clear(), secret=SECRET))


def test_a_match_that_was_dealt_from_its_secret_is_fair() -> None:
    table = played()

    found = audit(table.record().encode(), find)

    assert (found.source, found.wrong) == (table.header.match, 0)
    assert found.dealt == sum(line.startswith("# ") for line in table.lines)


def test_the_line_that_was_not_dealt_so_is_named() -> None:
    lines = Table.start(clear(), secret=SECRET).lines
    n = max(i for i, line in enumerate(lines) if line.startswith("# order"))
    words = lines[n].split('"')
    words[-2], words[-4] = words[-4], words[-2]
    lines[n] = '"'.join(words)

    found = audit("".join(f"{line}\n" for line in lines).encode(), find)

    assert found.wrong == n + 1


def test_another_secret_than_the_one_promised_is_refused() -> None:
    text = played().record().replace(SECRET.hex(), bytes(32).hex())
    with pytest.raises(BadRecord, match="not the one"):
        audit(text.encode(), find)


def test_a_record_without_its_secret_cannot_be_audited() -> None:
    with pytest.raises(BadRecord, match="does not tell the secret"):
        audit(played().record(0).encode(), find)


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.record"
    file.write_text(played().record(), encoding="utf-8")

    assert main(["audit", str(file)]) == 0

    assert "are what it gives" in capsys.readouterr().out


def test_a_record_cut_short_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.record"
    file.write_text(played().record()[:-3], encoding="utf-8")

    assert main(["audit", str(file)]) == 2

    assert "not finished" in capsys.readouterr().err
