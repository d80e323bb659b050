"""The attack phase: two attack cards, then the trigger (CD-2.2 to CD-2.6)."""

from __future__ import annotations

import pytest

from tests.games.clear_the_dungeon.dungeon import END, Dungeon, place


def test_cd_2_2__cards_are_placed_on_any_monsters_that_lie_face_up() -> None:
    """On as many as one likes in a turn."""
    t = Dungeon().monsters("jack of hearts", "queen of hearts", "king of hearts")
    t.hand("2 of clubs", "3 of clubs", "4 of clubs")

    with t.changes(hand=-3, laid=+3):
        t.play(
            place("2 of clubs", "jack of hearts"),
            place("3 of clubs", "queen of hearts"),
            place("4 of clubs", "king of hearts"),
        )
    assert t.on("queen of hearts") == ["3 of clubs"]
    t.settled()


def test_cd_2_2__a_covered_monster_cannot_be_attacked() -> None:
    """The refusal says which lie face up, and does not tell whether the covered one exists."""
    t = Dungeon().monsters(
        "jack of hearts", "queen of hearts", "king of hearts", "jack of clubs", "king of clubs"
    )
    t.hand("7 of clubs")

    for covered_or_gone in ("king of clubs", "jack of spades"):
        t.refuses(
            place("7 of clubs", covered_or_gone),
            "CD-2.2",
            facts="That monster does not lie face up in the dungeon.",
            remedy="jack of hearts, queen of hearts, king of hearts, jack of clubs",
        )


def test_cd_2_2__every_rule_that_bars_a_card_is_named() -> None:
    """Neither in the hand nor on a monster that lies there."""
    t = Dungeon().monsters("jack of hearts").hand("2 of clubs")

    t.refuses(place("9 of spades", "jack of spades"), "CD-2.1", also=("CD-2.2",))


def test_cd_2_2r__a_monster_can_be_left_and_come_back_to() -> None:
    """Attacks grow side by side, in any order."""
    t = Dungeon().monsters("jack of hearts", "jack of clubs")
    t.hand("5 of spades", "6 of spades", "2 of hearts", "9 of diamonds")

    t.play(
        place("5 of spades", "jack of hearts"),
        place("9 of diamonds", "jack of clubs"),
        place("6 of spades", "jack of hearts"),
        place("2 of hearts", "jack of hearts"),
    )
    assert t.on("jack of clubs") == ["9 of diamonds"]
    t.settled()


def test_cd_2_2r__cards_stay_on_a_monster_over_later_turns() -> None:
    t = Dungeon().monsters("jack of hearts").hand("5 of spades", "2 of clubs")
    t.play(place("5 of spades", "jack of hearts"), END)

    assert t.on("jack of hearts") == ["5 of spades"]
    assert t.number("turn") == 2
    t.settled()


def test_cd_2_2r__cards_on_a_monster_cannot_be_taken_back_or_moved() -> None:
    """Nothing is offered but hand cards on monsters, and ending the turn."""
    t = Dungeon().monsters("jack of hearts", "king of clubs").laid("jack of hearts", "5 of spades")
    t.hand("9 of clubs")

    assert t.options == [
        END,
        *(place("9 of clubs", to) for to in ("jack of hearts", "king of clubs")),
    ]
    t.refuses(place("5 of spades", "king of clubs"), "CD-2.1")


def test_cd_2_3__two_attack_cards_then_the_trigger_defeat_a_monster() -> None:
    """Exactly three cards; the suits of the first two do not matter."""
    t = Dungeon().monsters("jack of hearts", "king of clubs")
    t.hand("5 of clubs", "6 of spades", "2 of hearts")

    t.play(place("5 of clubs", "jack of hearts"), place("6 of spades", "jack of hearts"))
    assert t.number("defeated") == 10
    t.play(place("2 of hearts", "jack of hearts"))
    assert t.number("defeated") == 11
    assert t.face_up == ["king of clubs"]
    t.settled()


def test_cd_2_3__an_order_of_the_same_two_does_not_matter() -> None:
    for first, second in (("4 of clubs", "9 of clubs"), ("9 of clubs", "4 of clubs")):
        t = Dungeon().monsters("king of hearts").hand("4 of clubs", "9 of clubs")

        t.play(place(first, "king of hearts"), place(second, "king of hearts"))
        assert t.on("king of hearts") == [first, second]


def test_cd_2_3r__a_first_card_may_be_one_that_nothing_can_complete() -> None:
    """Without Boomer-Ace no card makes 13 with an ace; it is legal, and the look warns."""
    t = Dungeon().monsters("king of hearts", "jack of clubs").hand("ace of clubs")
    moves = {move.action: move.warning for move in t.look.moves}

    assert "wasted" in moves[place("ace of clubs", "king of hearts")]
    assert "wasted" not in moves[place("ace of clubs", "jack of clubs")]
    with t.changes(hand=-1, laid=+1):
        t.play(place("ace of clubs", "king of hearts"))
    t.settled()


def test_cd_2_3r__a_second_card_that_leaves_the_sum_short_is_illegal() -> None:
    t = Dungeon().monsters("queen of hearts").laid("queen of hearts", "5 of spades")
    t.hand("6 of clubs")

    t.refuses(
        place("6 of clubs", "queen of hearts"),
        "CD-2.3",
        facts="5 + 6 = 11: the queen of hearts needs 12.",
        remedy="The second attack card must count 7 or more.",
    )
    assert t.options == [END]


@pytest.mark.parametrize("rank", ["ace", "2", "9", "10"])
def test_cd_2_4__a_trigger_matches_the_suit_whatever_its_rank(rank: str) -> None:
    t = Dungeon().monsters("queen of spades", "king of clubs")
    t.laid("queen of spades", "5 of spades", "7 of hearts").hand(f"{rank} of spades")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place(f"{rank} of spades", "queen of spades"))
    t.settled()


def test_cd_2_4__a_trigger_of_another_suit_is_refused() -> None:
    t = Dungeon().monsters("queen of spades").laid("queen of spades", "5 of spades", "7 of hearts")
    t.hand("10 of clubs")

    t.refuses(
        place("10 of clubs", "queen of spades"),
        "CD-2.4",
        facts="The 10 of clubs is no trigger for the queen of spades.",
        remedy="The trigger must be one of spades, or a joker.",
    )


def test_cd_2_4__a_trigger_cannot_come_before_both_attack_cards() -> None:
    """A low card of the suit is an attack card like any other: too weak as the second one."""
    t = Dungeon().monsters("queen of spades").laid("queen of spades", "5 of hearts")
    t.hand("2 of spades")

    t.refuses(place("2 of spades", "queen of spades"), "CD-2.3")


def test_cd_2_5__monster_and_its_three_cards_go_to_the_clear_pile() -> None:
    t = Dungeon().monsters("queen of hearts", "king of clubs").deck()
    t.laid("queen of hearts", "5 of spades", "7 of hearts").hand("2 of hearts")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("2 of hearts", "queen of hearts"))
    assert t.cards("clear pile")[-4:] == [
        "5 of spades",
        "7 of hearts",
        "2 of hearts",
        "queen of hearts",
    ]
    assert "The queen of hearts is defeated." in t.said()


def test_cd_2_5__the_monster_that_is_uncovered_is_turned_up_at_once() -> None:
    """The one in the same column, and no other."""
    t = Dungeon().monsters(
        *("jack of hearts", "queen of hearts", "king of hearts", "jack of clubs"),
        *("king of clubs", "queen of clubs"),
    )
    t.laid("jack of hearts", "5 of spades", "7 of hearts").hand("2 of hearts")

    t.play(place("2 of hearts", "jack of hearts"))

    assert "king of clubs" in t.face_up
    assert "queen of clubs" not in t.face_up
    assert t.said()[-1] == "The king of clubs is turned up."
    t.settled()


def test_cd_2_5r__what_was_turned_up_can_be_attacked_in_the_same_turn() -> None:
    t = Dungeon().monsters(
        "jack of hearts", "queen of hearts", "king of hearts", "jack of clubs", "king of clubs"
    )
    t.laid("jack of hearts", "5 of spades", "7 of hearts").hand("2 of hearts", "9 of clubs")

    t.refuses(place("9 of clubs", "king of clubs"), "CD-2.2")
    t.play(place("2 of hearts", "jack of hearts"), place("9 of clubs", "king of clubs"))

    assert t.on("king of clubs") == ["9 of clubs"]
    t.settled()


# Jokers --------------------------------------------------------------------------------------


def test_cd_2_6__a_joker_counts_ten_as_an_attack_card() -> None:
    """Beside it an ace makes 11 and falls short of 12, a 2 makes 12."""
    t = Dungeon().monsters("queen of hearts").laid("queen of hearts", "joker")
    t.hand("ace of clubs", "2 of clubs")

    t.refuses(place("ace of clubs", "queen of hearts"), "CD-2.3", facts="10 + 1 = 11")
    t.play(place("2 of clubs", "queen of hearts"))
    t.settled()


@pytest.mark.parametrize("suit", ["clubs", "diamonds", "hearts", "spades"])
def test_cd_2_6__a_joker_is_a_trigger_of_any_suit(suit: str) -> None:
    t = Dungeon().monsters(f"king of {suit}", "jack of clubs")
    t.laid(f"king of {suit}", "4 of clubs", "9 of hearts").hand("joker")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("joker", f"king of {suit}"))
    t.settled()


def test_cd_2_6__two_jokers_in_hand_are_one_choice() -> None:
    """They are equal: placing one or the other is the same option, offered once."""
    t = Dungeon().monsters("king of hearts", "jack of clubs").hand("joker", "joker")

    assert t.options == [END, place("joker", "king of hearts"), place("joker", "jack of clubs")]
    t.play(place("joker", "king of hearts"), place("joker", "king of hearts"))
    assert t.on("king of hearts") == ["joker", "joker"]
    t.settled()
