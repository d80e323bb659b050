"""The record of a table can be taken away, as far as whoever asks may see it."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

from tests.server.hosted import address, rooms
from tests.server.running import running
from underdeck.server.room import Chair, Setup


def test_who_only_watches_gets_a_record_without_the_secret_and_hidden_cards(tmp_path: Path) -> None:
    ((place, _),) = rooms(address(tmp_path), [Setup("hundred_swords", chairs=(Chair(), Chair()))])
    record = place.partition("/ws")[0] + "/record"
    with running(tmp_path) as server, urlopen(server.address + record) as answer:
        text = answer.read().decode()

    lines = text.splitlines()
    assert lines[0] == "underdeck 1"
    assert not any(line.startswith("secret ") for line in lines)
    assert any(line.startswith("match secret sha256:") for line in lines)
    dealt = [line for line in lines if line.startswith("# order")]
    assert any(line.endswith(" ?") for line in dealt)
