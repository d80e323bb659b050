"""Power Reserve: two cards of the first five are kept, face up, for any time (CD-4.2)."""

from __future__ import annotations

from tests.games.clear_the_dungeon.dungeon import END, RESERVE, Dungeon, dealt, keep, place
from underdeck.core.kernel import NOBODY

FIVE = ("7 of hearts", "ace of clubs", "joker", "joker", "9 of spades")
KING = "king of hearts"


def test_cd_4_2__the_first_draw_is_five_and_two_are_put_aside() -> None:
    t = dealt("power-reserve", powers=FIVE)

    assert sorted(t.cards("hand")) == sorted(FIVE)
    with t.changes(hand=-2, reserve=+2):
        t.play(keep("joker"), keep("9 of spades"))
    assert t.cards("reserve") == ["9 of spades", "joker"]
    t.settled()


def test_cd_4_2__only_a_card_of_the_hand_can_be_put_aside() -> None:
    t = dealt("power-reserve", powers=FIVE)

    t.refuses(keep("8 of spades"), "CD-2.1", facts="not in the hand", remedy="9 of spades")


def test_cd_4_2__later_draws_are_three() -> None:
    t = dealt("power-reserve", powers=FIVE).play(keep("joker"), keep("joker"))

    with t.changes(damage_bar=+3, deck=-3, turn=+1):
        t.play(END)
    t.settled()


def test_cd_4_2__two_jokers_in_the_first_hand_are_one_choice() -> None:
    t = dealt("power-reserve", powers=FIVE)

    assert t.options.count(keep("joker")) == 1
    assert len(t.options) == 4


def test_cd_4_2__the_reserve_lies_face_up() -> None:
    """Whoever looks on sees it."""
    t = dealt("power-reserve", powers=FIVE).play(keep("joker"), keep("9 of spades"))
    zones = t.game.look(t.game.redact(t.state, NOBODY)).zones
    (reserve,) = (zone for zone in zones if zone.name == "reserve")

    assert [cell.cards[0].face.name for cell in reserve.cells] == ["9 of spades", "joker"]


def test_cd_4_2__a_reserve_card_attacks_and_triggers() -> None:
    """A king falls to two cards of the reserve and one of the hand."""
    t = Dungeon("power-reserve").monsters(KING, "jack of clubs").hand("9 of spades")
    t.reserve("4 of clubs", "2 of hearts")

    with t.changes(hand=-1, reserve=-2, monsters=-1, defeated=+1, clear_pile=+4):
        t.play(
            place("4 of clubs", KING, RESERVE),
            place("9 of spades", KING),
            place("2 of hearts", KING, RESERVE),
        )
    t.settled()


def test_cd_4_2__a_card_that_is_not_in_the_reserve_cannot_come_from_it() -> None:
    t = Dungeon("power-reserve").monsters(KING).hand("9 of spades").reserve("4 of clubs")

    t.refuses(
        place("9 of spades", KING, RESERVE),
        "CD-4.2",
        facts="The 9 of spades is not in the reserve.",
        remedy="In the reserve: 4 of clubs.",
    )


def test_cd_4_2__without_the_variation_nothing_comes_from_a_reserve() -> None:
    t = Dungeon().monsters(KING).hand("9 of spades")

    t.refuses(place("9 of spades", KING, RESERVE), "CD-4.2", remedy="In the reserve: no card.")


def test_cd_4_2__a_joker_in_hand_and_one_in_reserve_are_two_choices() -> None:
    """They differ in whence they come."""
    t = Dungeon("power-reserve").monsters(KING).hand("joker").reserve("joker")

    assert t.options == [END, place("joker", KING), place("joker", KING, RESERVE)]
    with t.changes(reserve=-1, laid=+1):
        t.play(place("joker", KING, RESERVE))
    t.settled()


def test_cd_4_2__the_reserve_is_never_refilled() -> None:
    t = Dungeon("power-reserve").monsters(KING).hand("9 of spades").reserve("joker")

    t.refuses(keep("9 of spades"), "CD-4.2", facts="never refilled")
    with t.changes(damage_bar=+1, hand=+2, deck=-3, turn=+1):
        t.play(END)
    t.settled()


def test_cd_4_2__each_reserve_card_left_after_a_win_is_one_point() -> None:
    t = Dungeon("power-reserve").monsters(KING).laid(KING, "9 of spades", "4 of spades")
    t.hand("2 of hearts").reserve("joker").deck("2 of clubs", "3 of clubs")

    t.play(place("2 of hearts", KING))

    assert t.outcome.scores == (3,)
    t.settled()


def test_cd_4_2r__the_two_are_chosen_before_any_other_play() -> None:
    t = dealt("power-reserve", powers=FIVE)

    assert all(words.startswith("reserve") for words in t.options)
    t.refuses(END, "CD-4.2R", facts="before any other play", remedy="Reserve one of the hand")
    t.play(keep("joker"))
    t.refuses(place("9 of spades", t.face_up[0]), "CD-4.2R")
    t.settled("SetAside")


def test_cd_4_2r__reserve_cards_are_never_discarded() -> None:
    """They are not hand, and never on the bar."""
    t = Dungeon("power-reserve").monsters(KING).hand("9 of spades").reserve("joker", "2 of hearts")

    with t.changes(damage_bar=+1, hand=+2, deck=-3, turn=+1):
        t.play(END)
    assert t.cards("reserve") == ["2 of hearts", "joker"]
    t.settled()


def test_cd_4_2r__with_hand_and_deck_empty_the_reserve_can_still_win() -> None:
    """The last attack phase goes on until the turn is ended."""
    t = Dungeon("power-reserve").monsters(KING).laid(KING, "9 of spades").hand().deck()
    t.reserve("4 of clubs", "2 of hearts")

    t.play(place("4 of clubs", KING, RESERVE), place("2 of hearts", KING, RESERVE))

    assert (t.outcome.name, t.outcome.scores) == ("won", (0,))
    t.settled()


def test_cd_4_2r__ending_the_turn_with_an_empty_deck_loses_whatever_is_in_reserve() -> None:
    t = Dungeon("power-reserve").monsters(KING).hand().deck().reserve("joker", "2 of hearts")

    t.play(END)

    assert t.outcome.rule == "CD-3.2R"
    t.settled()


def test_cd_4_2r__an_ace_of_the_reserve_returns_to_the_hand() -> None:
    """Not to the reserve: at the end of the turn it is discarded."""
    t = Dungeon("power-reserve", "boomer-ace").monsters(KING, "jack of clubs")
    t.laid(KING, "9 of spades", "4 of spades").hand("3 of clubs").reserve("ace of hearts")

    t.play(place("ace of hearts", KING, RESERVE))
    assert (t.cards("hand"), t.cards("reserve")) == (["ace of hearts", "3 of clubs"], [])
    with t.changes(damage_bar=+2, hand=+1, deck=-3, turn=+1):
        t.play(END)
    t.settled()
