"""A table: what is played, who is refused, what can be taken back, and who hears what."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.playing import SECRET, clear, find, play
from tests.toys import tavern
from underdeck.core import position
from underdeck.core.kernel import ALL, CHANCE, NOBODY
from underdeck.table import BadRecord, CannotUndo, Refused, Table, Unreadable


def dealt(*variant: str) -> Table:
    """A match of Clear the Dungeon that is always dealt alike."""
    return Table.start(clear(*variant), secret=SECRET)


def posed(*variant: str, **places: object) -> Table:
    """A match that begins with a position."""
    named = {key.replace("_", " "): value for key, value in places.items()}
    document = {"game": "clear_the_dungeon", "variant": list(variant), **named}
    game, s = position.read(find, document, seed=1)
    return Table.start(game, secret=SECRET, begin=s)


def hand(table: Table) -> list[str]:
    """The names of the cards in hand."""
    zone = next(zone for zone in table.look(0).zones if zone.name == "hand")
    return [cell.cards[0].face.name for cell in zone.cells if cell.cards[0].face]


# Playing -------------------------------------------------------------------------------------


def test_an_action_is_done_by_its_words_or_its_number() -> None:
    one, other = dealt(), dealt()
    words = one.look(0).moves[1].action
    one.act(words, 0)
    other.act(other.read(words))
    assert one.state.values() == other.state.values()
    assert one.log[-1].words == words


def test_what_happens_is_told_with_the_faces_seen() -> None:
    table = dealt()
    events = table.act("end")
    told = [event.sentence(table.game.kinds, 0) for event in events]
    assert f"Drew the {hand(table)[0]}." in told
    overheard = [event.sentence(table.game.kinds, NOBODY) for event in events]
    assert "Drew a card." in overheard


def test_an_action_that_is_not_legal_is_refused_by_its_rule_and_nothing_changes() -> None:
    table = posed(hand=["4 of clubs", "6 of clubs"], monsters=["jack of hearts"] + [""] * 11)
    table.act('place "4 of clubs" "jack of hearts"')
    before = table.record()
    with pytest.raises(Refused) as caught:
        table.act('place "6 of clubs" "jack of hearts"')
    assert caught.value.reason.rule == "CD-2.3"
    assert "CD-2.3" in str(caught.value)
    assert table.record() == before


def test_why_says_by_which_rule_an_action_is_legal_or_not() -> None:
    table = dealt()
    assert table.why("end").legal
    assert table.why("draw").rule == "CD-4.3"


def test_words_that_are_no_action_are_unreadable() -> None:
    table = dealt()
    with pytest.raises(Unreadable, match="no verb 'plce': did you mean 'place'"):
        table.act("plce")


def test_a_card_that_lies_face_down_cannot_be_found_by_its_name() -> None:
    """The refusal is the same whether the monster lies covered here, or nowhere."""
    table = dealt()
    covered = {
        table.game.kinds.name(zone.card(table.state, spot, 0))
        for zone in table.game.places.zones
        if zone.name == "monsters"
        for spot in range(8)
    }
    card = hand(table)[0]
    told = {str(table.why(f'place "{card}" "{monster}"')) for monster in covered}
    assert len(told) == 1


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = Table.start(tavern.game(), secret=SECRET)
    other = (table.asked + 1) % 3
    with pytest.raises(
        Refused, match=f"not for seat {other + 1} to act: seat {table.asked + 1} is"
    ):
        table.act("pass", other)


def test_nothing_is_played_when_the_match_is_over() -> None:
    table = play(dealt())
    with pytest.raises(Refused, match="The match is over"):
        table.act("end", 0)
    assert table.lines[-1].startswith("end ")
    assert table.asked == NOBODY


def test_the_end_names_the_outcome_its_rule_and_the_score() -> None:
    lost = play(dealt())
    assert lost.lines[-1] == "end lost CD-2.7"
    won = posed(hand=["5 of clubs", "6 of clubs", "2 of hearts"], monsters=LAST, deck=["joker"])
    for card in ("5 of clubs", "6 of clubs", "2 of hearts"):
        won.act(f'place "{card}" "jack of hearts"')
    assert won.lines[-1] == "end won CD-3.1 score 1"


LAST = ["jack of hearts"] + [""] * 11


def test_the_scores_of_several_seats_are_all_named() -> None:
    table = play(Table.start(tavern.game(), secret=SECRET))
    assert table.lines[-1].split(" score ")[1].split() == [str(n) for n in table.outcome.scores]


# Who sees what -------------------------------------------------------------------------------


def test_a_seat_sees_its_own_cards_and_the_public_sees_none() -> None:
    table = Table.start(tavern.game(), secret=SECRET)
    hands = next(zone for zone in table.game.places.zones if zone.name == "hand")
    assert all(hands.card(table.view(1), 1, i) > 0 for i in range(3))
    assert all(hands.card(table.view(0), 1, i) < 0 for i in range(3))
    assert all(hands.card(table.view(NOBODY), 1, i) < 0 for i in range(3))
    assert table.view(ALL).values() == table.state.values()


def test_only_the_seat_that_is_asked_has_moves() -> None:
    table = Table.start(tavern.game(), secret=SECRET)
    others = [seat for seat in (0, 1, 2, NOBODY) if seat != table.asked]
    assert table.look(table.asked).moves
    assert table.look(ALL).moves
    assert not any(table.look(seat).moves for seat in others)


def test_the_order_of_a_deck_is_told_to_nobody() -> None:
    entry = dealt().log[0]
    assert entry.seat == CHANCE
    assert entry.told(0) == entry.told(NOBODY) == 'order "monster deck"' + " ?" * 12
    assert "?" not in entry.told(ALL)


def test_a_secret_choice_is_told_to_its_seat_alone() -> None:
    table = play(Table.start(tavern.game(), secret=SECRET), 400, seed=2)
    given = [entry for entry in table.log if entry.words.startswith("give")]
    assert given
    for entry in given:
        others = {entry.told(seat) for seat in range(3) if seat != entry.seat}
        assert entry.told(entry.seat) == entry.words
        assert others == {"give ?"}


def test_a_record_for_a_seat_has_no_secret_and_no_card_it_has_not_seen() -> None:
    table = play(Table.start(tavern.game(), secret=SECRET), 400, seed=2)
    seen = table.record(0)
    assert SECRET.hex() not in seen
    assert "give ?" in seen
    assert "# order deck" + " ?" * 15 in seen
    assert len(seen.splitlines()) == len(table.lines) - 1


def test_a_record_for_a_seat_does_not_tell_the_seed() -> None:
    table = Table.start(clear(), seed=12345)
    assert "match ?" in table.record(0)
    assert "12345" not in table.record(0)


# Taking back ---------------------------------------------------------------------------------


def test_an_action_that_showed_nothing_is_taken_back() -> None:
    table = dealt()
    before = table.state.values()
    table.act(table.look(0).moves[1].action)
    assert table.undo_depth() == 1
    table.undo()
    assert table.state.values() == before
    assert table.lines[-1] == "undo 1"
    assert not table.practised


def test_a_card_that_was_drawn_is_a_barrier() -> None:
    table = dealt()
    table.act("end")
    assert table.undo_depth() == 0
    with pytest.raises(CannotUndo, match="was seen, and that cannot be taken back"):
        table.undo()


def test_a_monster_that_was_turned_up_is_a_barrier_and_one_that_lay_open_is_none() -> None:
    cards = ["joker", "joker", "2 of hearts"]
    down = ["?"] * 8 + ["jack of hearts"] + ["?"] * 3
    table = posed(hand=cards, monsters=down)
    lone = posed(hand=cards, monsters=["jack of hearts", "?"] + [""] * 10)
    for match in (table, lone):
        for card in cards:
            match.act(f'place "{card}" "jack of hearts"')
    assert table.undo_depth() == 0
    assert lone.undo_depth() == 3


def test_a_card_that_the_player_knew_already_is_no_barrier() -> None:
    """What the king of hearts has put under the deck, the king of clubs draws unseen of no one."""
    kings = ["king of hearts", "king of clubs"]
    table = posed(
        "special-abilities",
        inventory=kings,
        hand=["2 of clubs"],
        deck=[],
        monsters=["jack of hearts"] + [""] * 11,
    )
    table.act('bury "2 of clubs"')
    table.act("draw")
    assert table.undo_depth() == 2


def test_a_card_that_was_looked_at_is_a_barrier() -> None:
    table = posed("special-abilities", inventory=["king of diamonds"], hand=["2 of clubs"])
    table.act("look")
    assert table.undo_depth() == 0
    table.act("raise")
    assert table.undo_depth() == 1


def test_a_roll_is_a_barrier_and_is_not_rolled_again() -> None:
    table = Table.start(tavern.game(), secret=SECRET)
    while not any(entry.words.startswith("roll") for entry in table.log[2:]):
        play(table, 1)
    before, words = table.state.values(), table.course.played[-1].entries[0].words
    with pytest.raises(CannotUndo):
        table.undo()
    table.undo(practice=True)
    table.act(words)
    assert table.state.values() == before


def test_practice_crosses_a_barrier_and_the_result_says_so() -> None:
    table = dealt()
    table.act("end")
    table.undo(practice=True)
    assert table.practised
    assert table.lines[-1] == "undo 1 practice"
    play(table)
    assert table.lines[-1] == "end lost CD-2.7 practice"
    assert table.look(0).ending.endswith("In practice: something shown has been taken back.")


def test_practice_that_crosses_nothing_is_an_ordinary_undo() -> None:
    table = dealt()
    table.act(table.look(0).moves[1].action)
    table.undo(practice=True)
    assert table.lines[-1] == "undo 1"
    assert not table.practised


def test_before_the_first_action_there_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing is played yet"):
        dealt().undo(practice=True)


def test_the_end_of_a_match_can_be_taken_back_if_it_showed_nothing() -> None:
    table = play(dealt())
    table.undo()
    assert not table.over
    table.act("end")
    assert table.lines[-3:] == ["undo 1", "1 end", "end lost CD-2.7"]


# Beginnings ----------------------------------------------------------------------------------


def test_a_match_that_began_with_a_position_is_resumed_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.record"
    game, s = position.read(find, {"game": "clear_the_dungeon", "hand": ["joker"]}, seed=4)
    table = Table.start(game, secret=SECRET, begin=s, path=path)
    table.act("end")
    table.close()
    assert Table.resume(path, find).state.values() == table.state.values()


def test_a_match_does_not_begin_with_a_view() -> None:
    game = clear()
    with pytest.raises(ValueError, match="a whole position, not with a view"):
        Table.start(game, begin=game.redact(dealt().state, 0))


def test_a_branch_goes_its_own_way_from_a_line_and_is_practice() -> None:
    table = play(dealt(), 12)
    line = table.log[6].line
    branch = table.branch(line)
    assert [entry.words for entry in branch.log] == [entry.words for entry in table.log[:7]]
    assert branch.practised
    assert f"branch {line}" in branch.lines
    branch.act("end")
    assert len(table.lines) > line


def test_a_branch_begins_at_a_line_that_is_there() -> None:
    table = dealt()
    with pytest.raises(BadRecord, match="no such line to branch off at; choose one from 6 to 8"):
        table.branch(99)
