"""A record looked at: every line, from anywhere, also where the rules no longer follow."""

from __future__ import annotations

from pathlib import Path

from tests.table.playing import SECRET, clear, find, play
from underdeck.core.kernel import ALL, NOBODY
from underdeck.table import Replay, Table, branch


def played(actions: int = 1000) -> Table:
    return play(Table.start(clear(), secret=SECRET), actions)


def replay(table: Table) -> Replay:
    return Replay.read(table.record().encode(), find)


def test_a_replay_begins_at_the_deal_and_ends_as_the_match_did() -> None:
    table = played()
    again = replay(table)
    assert again.look(ALL).prompt == "The cards are shuffled."
    again.end()
    assert again.state.values() == table.state.values()
    assert again.now.words == table.lines[-1]
    assert again.notes == []


def test_each_line_is_a_moment_with_its_events() -> None:
    table = played(9)
    again = replay(table)
    told = []
    while again.step():
        told += again.events(0)
    assert [moment.line for moment in again.moments] == [*range(6, len(table.lines) + 1)]
    heard = [e.sentence(table.game.kinds, 0) for entry in table.log for e in entry.events]
    assert told == heard


def test_one_can_go_back_and_forth_and_no_further_than_there_is() -> None:
    again = replay(played(5))
    assert again.step(3)
    assert again.step(-2)
    assert again.at == 1
    assert not again.step(-2)
    assert again.at == 0
    assert not again.step(99)
    assert again.at == len(again.moments) - 1


def test_one_can_jump_to_a_line() -> None:
    again = replay(played(5))
    again.jump(8)
    assert again.now.line == 8
    again.jump(0)
    assert again.at == 0
    again.jump(999)
    assert again.at == len(again.moments) - 1


def test_what_was_taken_back_is_shown_and_then_taken_back() -> None:
    table = Table.start(clear(), secret=SECRET)
    table.act(table.look(0).moves[1].action)
    table.undo()
    again = replay(table)
    again.end()
    assert again.now.words == "undo 1"
    assert again.now.seat == NOBODY
    assert again.state.values() == table.state.values()
    again.step(-1)
    assert again.state.values() != table.state.values()


def test_a_record_that_the_rules_no_longer_accept_is_shown_to_its_last_line() -> None:
    table = played(6)
    lines = table.record().splitlines()
    lines[9] = '1 place "10 of clubs" "king of jesters"'
    again = Replay.read("".join(line + "\n" for line in lines).encode(), find)
    assert again.divergence is not None
    assert again.divergence.line == 10
    assert again.notes == [str(again.divergence)]
    again.end()
    assert again.now.words == table.log[-1].words
    assert not again.now.followed
    assert again.look(0).game == "clear_the_dungeon"
    assert [moment.followed for moment in again.moments[:4]] == [True] * 4


def test_a_torn_last_line_is_left_out_and_noted(tmp_path: Path) -> None:
    path = tmp_path / "torn.record"
    path.write_text(played(4).record() + "1 pla", encoding="utf-8")
    again = Replay.open(path, find)
    assert again.notes == ["The last line was not finished and is left out: '1 pla'"]
    assert path.read_text(encoding="utf-8").endswith("1 pla")


def test_a_new_match_branches_off_from_any_moment(tmp_path: Path) -> None:
    again = replay(played())
    for moment in again.moments[2:]:
        table = branch(again.texts, again.game, moment.line)
        assert table.state.values() == moment.state.values()
        assert table.practised
    path = tmp_path / "branch.record"
    table = branch(again.texts, again.game, again.moments[3].line, path)
    table.act("end")
    table.close()
    assert Table.resume(path, find).state.values() == table.state.values()
