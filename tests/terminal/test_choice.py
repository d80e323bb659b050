"""What is picked, where it may go, which keys choose it, and what is asked of the rules."""

from __future__ import annotations

from tests.games.clear_the_dungeon.dungeon import Dungeon
from tests.terminal.stage import looks, told
from tests.toys import tavern
from underdeck.core.look import At, Look, Move
from underdeck.table import Table
from underdeck.terminal.choice import Barred, Choice, Chosen, Looked, Picked, letters
from underdeck.terminal.sitting import Sitting


def kings() -> Table:
    """A hand of two, the king of spades to use, and a card that he can double."""
    dungeon = Dungeon("special-abilities").hand("7 of spades", "9 of hearts").inventory("spades")
    return told(
        dungeon.monsters("jack of hearts", "king of clubs").laid("jack of hearts", "3 of clubs")
    )


def cell(look: Look, zone: str, name: str) -> At:
    """Where a card lies lowest in a cell."""
    cells = next(one for one in look.zones if one.name == zone).cells
    faces = [each.cards[0].face if each.cards else None for each in cells]
    return At(
        zone, next(n for n, face in enumerate(faces) if face is not None and face.name == name)
    )


def test_a_card_is_picked_and_then_goes_where_it_may() -> None:
    look = told(Dungeon().hand("7 of spades").monsters("jack of hearts", "king of clubs")).look(0)
    choice = Choice(look)

    assert choice.press(At("hand", 0)) == Picked(At("hand", 0))
    jack = cell(look, "monsters", "jack of hearts")
    assert choice.aims() == [jack, cell(look, "monsters", "king of clubs")]
    answer = choice.press(cell(look, "monsters", "king of clubs"))
    assert isinstance(answer, Chosen)
    assert [move.action for move in answer.moves] == ['place "7 of spades" "king of clubs"']


def test_where_there_are_two_ways_both_are_offered() -> None:
    look = kings().look(0)
    choice = Choice(look)
    choice.press(cell(look, "hand", "9 of hearts"))

    answer = choice.press(cell(look, "monsters", "jack of hearts"))

    assert isinstance(answer, Chosen)
    assert len(answer.moves) == 2
    assert "doubled" in answer.moves[1].label


def test_a_move_may_aim_at_a_card_that_lies_on_another() -> None:
    look = kings().look(0)
    choice = Choice(look)
    choice.press(cell(look, "inventory", "king of spades"))
    jack = cell(look, "monsters", "jack of hearts")

    assert choice.aims() == [jack]
    assert choice.marks()[At("monsters", jack.cell, 1)].lit
    answer = choice.press(At("monsters", jack.cell, 1))
    assert isinstance(answer, Chosen)
    assert answer.moves[0].action == 'double "3 of clubs" "jack of hearts"'


def test_where_it_may_not_go_it_is_barred_and_stays_picked() -> None:
    dungeon = Dungeon().hand("4 of spades", "9 of spades").monsters("jack of hearts")
    look = told(dungeon.laid("jack of hearts", "6 of clubs")).look(0)
    choice = Choice(look)
    four = cell(look, "hand", "4 of spades")

    assert choice.press(At("deck")) == Looked(At("deck"))
    assert choice.press(four) == Picked(four)
    assert choice.aims() == []
    jack = cell(look, "monsters", "jack of hearts")
    assert choice.press(jack) == Barred(four, jack)
    assert choice.picked == four


def test_pressing_a_card_again_lets_go_of_it_and_another_is_picked_instead() -> None:
    look = told(Dungeon().hand("7 of spades", "8 of spades").monsters("jack of hearts")).look(0)
    choice = Choice(look)
    choice.press(At("hand", 0))
    assert choice.press(At("hand", 1)) == Picked(At("hand", 1))

    choice.press(At("hand", 1))

    assert choice.picked is None


def test_keys_stand_for_what_can_be_chosen_now() -> None:
    look = told(Dungeon().hand("7 of spades", "8 of spades").monsters("jack of hearts")).look(0)
    choice = Choice(look)
    assert [choice.sign(key) for key in "123"] == [At("hand", 0), At("hand", 1), None]

    choice.press(At("hand", 0))

    assert choice.sign("1") == cell(look, "monsters", "jack of hearts")


def test_every_move_of_a_match_can_be_reached() -> None:
    """By a button, or by picking where it starts and pressing where it goes."""
    for variant in ((), ("boomer-ace", "power-reserve", "special-abilities", "extreme")):
        for seed in range(3):
            for look in looks(*variant, seed=seed):
                assert reached(look) == set(look.moves)


def reached(look: Look) -> set[Move]:
    found = set(Choice(look).buttons())
    for start in Choice(look).starts():
        for aim in aims_from(look, start):
            choice = Choice(look)
            choice.press(start)
            answer = choice.press(aim)
            found.update(answer.moves if isinstance(answer, Chosen) else ())
    return found


def aims_from(look: Look, start: At) -> list[At]:
    choice = Choice(look)
    choice.press(start)
    return choice.aims()


def test_buttons_have_keys_of_their_own() -> None:
    moves = Table.start(tavern.game(), seed=1).look(1).moves
    many = [Move(f"go {n}", "go", "R") for n in range(80)]

    assert letters(moves, "p") == ["a", "l"][: len(moves)]
    keys = [key for key in letters(many, "uhq") if key]
    assert len(set(keys)) == len(keys) == 49


def test_the_rules_are_asked_about_moves_that_are_not_offered() -> None:
    dungeon = (
        Dungeon().hand("7 of spades", "2 of clubs").monsters("jack of hearts", "king of clubs")
    )
    sitting = Sitting(told(dungeon.laid("jack of hearts", "6 of clubs")))
    look = sitting.look()

    reason = sitting.why_not(
        look, cell(look, "hand", "2 of clubs"), cell(look, "monsters", "jack of hearts")
    )

    assert reason is not None
    assert reason.rule == "CD-2.3"
    assert "6 + 2 = 8" in reason.facts


def test_what_cannot_be_put_into_words_is_not_asked() -> None:
    sitting = Sitting(told(Dungeon().hand("7 of spades").monsters("jack of hearts")))
    look = sitting.look()

    assert sitting.why_not(look, At("hand", 0), At("deck")) is None
