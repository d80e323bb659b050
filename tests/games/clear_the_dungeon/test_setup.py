"""The cards and the deal (CD-1)."""

from __future__ import annotations

import pytest

from tests.games.clear_the_dungeon.dungeon import END, MONSTERS, Dungeon, dealt, place
from underdeck.core.kernel import CHANCE, NOBODY

DOWN = ("king of clubs", "king of hearts", "queen of clubs", "jack of clubs")
MIDDLE = ("king of spades", "king of diamonds", "queen of hearts", "jack of spades")
BOTTOM = ("jack of hearts", "queen of spades", "queen of diamonds", "jack of diamonds")


def test_cd_1_1__the_deck_has_54_cards_two_of_them_jokers() -> None:
    """Every card of four suits once, the joker twice."""
    t = Dungeon()
    names = [t.game.kinds.name(card) for card in t.game.cards]

    assert len(names) == 54
    assert names.count("joker") == 2
    assert len(set(names)) == 53


def test_cd_1_1__an_ace_is_the_lowest_card() -> None:
    """It counts 1: a 10 beside it makes 11, a 9 falls short."""
    t = Dungeon().monsters("jack of hearts").laid("jack of hearts", "ace of clubs")
    t.hand("9 of clubs", "10 of clubs")

    t.refuses(place("9 of clubs", "jack of hearts"), "CD-2.3", facts="1 + 9 = 10")
    t.play(place("10 of clubs", "jack of hearts"))
    t.settled()


def test_cd_1_2__the_face_cards_are_shuffled_as_the_monster_deck() -> None:
    """CHANCE is asked for their order first, and for nothing else's."""
    t = Dungeon().deal()

    assert t.asked == CHANCE
    assert sorted(t.cards("monster deck")) == sorted(MONSTERS)
    t.refuses(END, "CD-2.2")


def test_cd_1_2__the_other_42_are_shuffled_as_the_power_deck() -> None:
    """Aces to tens, and the jokers."""
    t = Dungeon().deal().order()

    assert t.game.orders(t.state)
    assert len(t.cards("deck")) == 42
    assert not set(t.cards("deck")) & set(MONSTERS)
    assert t.cards("deck").count("joker") == 2


def test_cd_1_2__the_power_deck_lies_face_down() -> None:
    """Neither the player nor a spectator sees a card of it."""
    t = dealt()
    for seat in (0, NOBODY):
        deck = next(
            zone for zone in t.game.look(t.game.redact(t.state, seat)).zones if zone.name == "deck"
        )
        (pile,) = deck.cells
        assert len(pile.cards) == 39
        assert all(card.face is None for card in pile.cards)


def test_cd_1_3__beginner_is_four_columns_of_three_and_the_bottom_row_is_face_up() -> None:
    """The other eight are backs to everybody."""
    t = dealt(monsters=(*DOWN, *MIDDLE, *BOTTOM))

    assert t.face_up == sorted(BOTTOM)
    (dungeon,) = (zone for zone in t.look.zones if zone.name == "monsters")
    assert [cell.y for cell in dungeon.cells] == [0] * 4 + [1] * 4 + [2] * 4
    assert [cell.covered for cell in dungeon.cells] == [True] * 8 + [False] * 4
    assert [cell.cards[0].face for cell in dungeon.cells[:8]] == [None] * 8


def test_cd_1_3__each_monster_that_lies_open_is_told() -> None:
    t = dealt(monsters=(*DOWN, *MIDDLE, *BOTTOM))

    for name in BOTTOM:
        assert f"The {name} is turned up." in t.said()
    assert not any(f"The {name} is turned up." in t.said() for name in DOWN + MIDDLE)


@pytest.mark.parametrize(
    "monster, second, too_weak",
    [
        ("jack of hearts", "6 of clubs", "5 of clubs"),
        ("queen of hearts", "7 of clubs", "6 of clubs"),
        ("king of hearts", "8 of clubs", "7 of clubs"),
    ],
)
def test_cd_1_4__jack_11_queen_12_king_13(monster: str, second: str, too_weak: str) -> None:
    """Beside a 5: exactly the power level is enough, one less is not."""
    t = Dungeon().monsters(monster).laid(monster, "5 of spades").hand(second, too_weak)

    t.refuses(place(too_weak, monster), "CD-2.3", facts=f"the {monster} needs")
    with t.changes(hand=-1, laid=+1):
        t.play(place(second, monster))
    t.settled()
