"""The whole game through a pipe: what is said, and what is understood."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from tests.games.clear_the_dungeon.dungeon import Dungeon
from tests.terminal.stage import CLEAR, greedy, said, table, told
from tests.toys import tavern
from underdeck import games
from underdeck.table import Replay, Table, branch
from underdeck.terminal import telling

LAST = Dungeon().hand("7 of hearts", "2 of clubs").monsters("jack of hearts")


def nearly_won() -> Table:
    """One heart wins."""
    dungeon = Dungeon().hand("7 of hearts").monsters("jack of hearts")
    return told(dungeon.laid("jack of hearts", "5 of clubs", "6 of clubs").deck("ace of clubs"))


def nearly_lost() -> Table:
    """Ending the turn loses."""
    dungeon = Dungeon().hand("2 of clubs").monsters("jack of hearts")
    return told(dungeon.bar(*[f"{n} of spades" for n in range(2, 8)]))


def test_the_position_is_said_in_reading_order() -> None:
    dungeon = Dungeon().hand("7 of spades").monsters("jack of hearts", "king of clubs")
    lines = said(told(dungeon.laid("jack of hearts", "5 of clubs")))

    row = "jack of hearts, with 5 of clubs on it, needs 6, then hearts; king of clubs, needs 13"
    assert any(row in line for line in lines)
    assert "Hand: 7 of spades." in lines
    assert "Damage bar: 0 of 7: none." in lines


def test_moves_are_numbered_and_carry_their_warning() -> None:
    lines = said(nearly_lost())

    assert any(
        line.startswith("1. End the turn") and "Warning: The damage bar" in line for line in lines
    )
    assert any(line.startswith("2. 2 of clubs on the jack of hearts.") for line in lines)


def test_a_game_is_won_by_numbers() -> None:
    lines = said(nearly_won(), "2")

    assert "The jack of hearts is defeated." in lines
    assert "All twelve monsters are defeated. (CD-3.1) Score: 1." in lines


def test_a_game_is_lost_by_words() -> None:
    lines = said(nearly_lost(), "end")

    assert "The damage bar holds seven cards. (CD-2.7)" in lines


def test_every_move_of_a_whole_game_can_be_made_by_its_number() -> None:
    match, shadow = table(), table()
    numbers = []
    while not shadow.over:
        moves = [move.action for move in shadow.look(0).moves]
        words = shadow.game.words(shadow.view(0), greedy(shadow.game, shadow.view(0)))
        numbers.append(str(moves.index(words) + 1))
        shadow.act(words)

    said(match, *numbers)

    assert match.over
    assert match.lines == shadow.lines


def test_nonsense_gets_one_line_that_says_what_could_stand_there() -> None:
    match = nearly_won()
    greeting = len(said(match))
    lines = said(match, "xyzzy", 'place "7 of hearts"', "99", 'place "7 of hearts')[greeting:]

    assert len(lines) == 4
    assert "No verb 'xyzzy'" in lines[0]
    assert "'place' lacks" in lines[1]
    assert lines[2] == "There are 2 moves, and no number 99."
    assert "quotation mark" in lines[3]


def test_an_action_that_is_not_legal_says_why_with_the_rule() -> None:
    dungeon = (
        Dungeon()
        .hand("4 of spades")
        .monsters("jack of hearts")
        .laid("jack of hearts", "6 of clubs")
    )
    lines = said(told(dungeon), 'place "4 of spades" "jack of hearts"')

    assert "6 + 4 = 10: the jack of hearts needs 11." in lines[-1]
    assert lines[-1].endswith("(CD-2.3)")


def test_why_answers_for_legal_and_for_illegal_actions() -> None:
    lines = said(nearly_won(), "why 2", 'why place "2 of clubs" "jack of hearts"', "why")

    assert "That is legal (CD-2.4)." in lines
    assert any("is not in the hand" in line and "CD-2.1" in line for line in lines)
    assert lines[-1].startswith("Say why and then an action")


def test_undo_takes_back_and_stops_at_what_was_shown() -> None:
    match = table()
    lines = said(match, "2", "undo", "end", "undo", "practice", "undo")

    assert any(re.match(r"Taken back: .* on the .*\.", line) for line in lines)
    assert any(
        line.endswith("In practice mode it can, and the result will say so.") for line in lines
    )
    assert any(line.startswith("Taken back: End the turn") for line in lines)
    assert match.practised


def test_a_practised_result_says_so() -> None:
    match = table()
    match.act("end")
    match.undo(practice=True)
    while not match.over:
        match.act("end")

    assert any("practice" in line.lower() for line in said(match))


def test_hint_rules_log_table_and_help_are_said() -> None:
    lines = said(nearly_won(), "hint", "rules CD-2.4", "rules xyzzy", "2", "log", "table", "help")

    assert "2. 7 of hearts on the jack of hearts." in lines
    assert any(line.startswith("CD-2.4 The trigger matches") for line in lines)
    assert "No rule speaks of 'xyzzy'." in lines
    assert lines.count("The jack of hearts is defeated.") == 2
    assert lines.count("Clear pile: 53 cards, jack of hearts on top.") == 2
    assert any(line.startswith("undo ") for line in lines)


def test_the_end_of_the_lines_saves_and_the_match_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    match = Table.start(games.make(CLEAR), seed=3, path=path)
    lines = said(match, "2")

    assert lines[-1] == "The game is saved."
    resumed = Table.resume(path, games.make)
    assert resumed.state.values() == match.state.values()
    resumed.close()


def test_notes_of_the_look_are_said_once() -> None:
    dungeon = Dungeon().hand("2 of clubs", "3 of clubs").monsters("jack of hearts").deck()
    lines = said(told(dungeon), "2")

    assert lines.count("The dungeon can no longer be cleared.") == 1


def test_people_at_one_keyboard_are_asked_in_turn() -> None:
    match = Table.start(tavern.game(), seed=1)
    lines = said(match, *["1"] * 6)

    assert "Seat 2: Meddle" in lines
    asked = lines.index("Seat 3 is asked. Say anything when you are there.")
    assert "hand: curse, charm and bread." in lines[asked:]
    assert "hand of seat 2: 3 cards face down." in lines[asked:]


def test_bots_play_their_seats() -> None:
    match = Table.start(tavern.game(), seed=1)

    def first(game: object, view: object) -> int:
        return match.game.options(view)[0]  # type: ignore[arg-type]

    lines = said(match, *["1"] * 60, seats=[None, first, first])

    assert not any("is asked. Say anything" in line for line in lines)
    assert match.over


def test_a_match_of_bots_is_told_to_its_end() -> None:
    match = table()
    lines = capture(lambda out: telling.watch(lambda: match, [greedy], out))

    assert match.over
    assert "Turn 2." in lines
    assert match.look(0).ending in lines[-1]


def record() -> Replay:
    """A record of a match in which nothing was done."""
    match = table()
    while not match.over:
        match.act("end")
    return Replay.read(match.record().encode(), games.make)


def test_a_record_is_told_line_by_line() -> None:
    lines = capture(lambda out: telling.replay(record(), None, [], None, None, StringIO(), out))

    assert any(line.startswith("Line 8, seat 1: end. The ") for line in lines)
    assert not any("?" in line for line in lines)
    assert "The damage bar holds seven cards" in lines[-1]


class Keyboard(StringIO):
    """Lines that somebody types."""

    def isatty(self) -> bool:
        return True


def test_a_record_is_gone_through_and_left_for_a_new_game() -> None:
    replay = record()

    def off(line: int) -> Table:
        return branch(replay.texts, replay.game, line)

    typed = Keyboard("next 3\nback\nline 9\ntable\nxyzzy\nbranch\nend\n")
    lines = capture(lambda out: telling.replay(replay, off, [], None, None, typed, out))

    assert [line[:9] for line in lines if line.startswith("> Line")] == [
        "> Line 8,",
        "> Line 7,",
        "> Line 9,",
    ]
    assert any(line.endswith("'xyzzy' is none of these:") for line in lines)
    assert any("Damage bar: 6 of 7" in line for line in lines)
    assert any("The damage bar holds seven cards" in line for line in lines)


def capture(tell: Callable[[StringIO], int]) -> list[str]:
    out = StringIO()
    assert tell(out) == 0
    return out.getvalue().splitlines()
