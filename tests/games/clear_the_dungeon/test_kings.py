"""Special Abilities: each defeated king can be used once (CD-4.3, CD-4.4)."""

from __future__ import annotations

import pytest

from tests.games.clear_the_dungeon.dungeon import (
    END,
    SUITS,
    Dungeon,
    bury,
    double,
    place,
)
from underdeck.core.kernel import NOBODY

JACK = "jack of hearts"
USES = {"hearts": bury("9 of clubs"), "diamonds": "look", "clubs": "draw"}


def with_kings(*suits: str) -> Dungeon:
    """Kings in the inventory, and a jack to attack."""
    return Dungeon("special-abilities").inventory(*suits).monsters(JACK)


def deck_seen(t: Dungeon, seat: int) -> list[str | None]:
    """The power deck as a seat sees it, the bottom card first."""
    zones = t.game.look(t.game.redact(t.state, seat)).zones
    (pile,) = next(zone.cells for zone in zones if zone.name == "deck")
    return [card.face.name if card.face else None for card in pile.cards]


# The inventory -------------------------------------------------------------------------------


@pytest.mark.parametrize("suit", SUITS)
def test_cd_4_3__a_defeated_king_goes_to_the_inventory(suit: str) -> None:
    king = f"king of {suit}"
    t = Dungeon("special-abilities").monsters(king, JACK).laid(king, "8 of clubs", "7 of hearts")
    t.hand(f"2 of {suit}")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+3, inventory=+1):
        t.play(place(f"2 of {suit}", king))
    assert t.cards("inventory") == [king]
    t.settled()


def test_cd_4_3__other_monsters_go_to_the_clear_pile() -> None:
    t = Dungeon("special-abilities").monsters("queen of hearts", JACK).hand("2 of hearts")
    t.laid("queen of hearts", "8 of clubs", "7 of hearts")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("2 of hearts", "queen of hearts"))
    t.settled()


def test_cd_4_3__without_the_variation_kings_go_to_the_clear_pile() -> None:
    t = Dungeon().monsters("king of hearts", JACK).laid("king of hearts", "8 of clubs", "joker")
    t.hand("2 of hearts")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("2 of hearts", "king of hearts"))
    t.settled()


@pytest.mark.parametrize("suit, words", USES.items())
def test_cd_4_3__only_a_king_in_the_inventory_can_be_used(suit: str, words: str) -> None:
    others = tuple(other for other in SUITS if other != suit)
    t = with_kings(*others).hand("9 of clubs")

    t.refuses(
        words,
        "CD-4.3",
        facts=f"The king of {suit} is not in the inventory.",
        remedy=f"a defeated king of {suit} can be used once",
    )


# Hearts --------------------------------------------------------------------------------------


def test_cd_4_3_1__the_king_of_hearts_puts_a_hand_card_under_the_deck() -> None:
    t = with_kings("hearts").hand("9 of clubs", "2 of clubs").deck("3 of clubs", "4 of clubs")

    with t.changes(hand=-1, deck=+1, inventory=-1, clear_pile=+1):
        t.play(bury("9 of clubs"))
    assert t.cards("deck") == ["9 of clubs", "3 of clubs", "4 of clubs"]
    t.settled()


def test_cd_4_3_1__the_buried_card_is_drawn_last() -> None:
    """It is known to the player all the while, and to nobody else."""
    t = with_kings("hearts").hand("9 of clubs").deck("2 of clubs", "3 of clubs", "4 of clubs")
    t.play(bury("9 of clubs"), END)

    assert t.cards("hand") == ["2 of clubs", "3 of clubs", "4 of clubs"]
    assert deck_seen(t, 0) == ["9 of clubs"]
    assert deck_seen(t, NOBODY) == [None]
    t.play(END)
    assert t.cards("hand") == ["9 of clubs"]
    t.settled()


def test_cd_4_3_1__into_an_empty_deck_it_is_the_next_card_drawn() -> None:
    t = with_kings("hearts").hand("9 of clubs").deck()

    t.play(bury("9 of clubs"), END)

    assert t.cards("hand") == ["9 of clubs"]
    t.settled()


def test_cd_4_3_1__only_the_player_is_told_which_card() -> None:
    t = with_kings("hearts").hand("9 of clubs")
    a = t.read(bury("9 of clubs"))
    words = [t.game.told(t.state, a, seat) for seat in (0, NOBODY)]
    t.play(bury("9 of clubs"))

    assert words == [bury("9 of clubs"), "bury ?"]
    assert "The 9 of clubs goes under the power deck." in t.said(0)
    assert "A card of the hand goes under the power deck." in t.said(NOBODY)


# Diamonds ------------------------------------------------------------------------------------


def test_cd_4_3_2__the_king_of_diamonds_shows_the_bottom_card() -> None:
    """The player alone sees it, and is asked whether it goes to the top."""
    t = with_kings("diamonds").hand("9 of clubs").deck("joker", "3 of clubs")

    with t.changes(inventory=-1, clear_pile=+1):
        t.play("look")
    assert t.options == ["raise", "leave"]
    assert deck_seen(t, 0) == ["joker", None]
    assert deck_seen(t, NOBODY) == [None, None]
    assert "The bottom card of the power deck is the joker." in t.said(0)
    assert "joker" not in " ".join(t.said(NOBODY))
    t.settled("Peek")


def test_cd_4_3_2__raised_it_is_on_top_and_drawn_next() -> None:
    t = with_kings("diamonds", "clubs").hand("9 of clubs").deck("joker", "3 of clubs", "4 of clubs")

    t.play("look", "raise")

    assert t.cards("deck") == ["3 of clubs", "4 of clubs", "joker"]
    assert deck_seen(t, 0) == [None, None, "joker"]
    assert deck_seen(t, NOBODY) == [None, None, None]
    t.play("draw")
    assert t.cards("hand") == ["9 of clubs", "joker"]
    t.settled()


def test_cd_4_3_2__left_where_it_is_it_stays_known() -> None:
    """Also after other cards have been drawn."""
    t = with_kings("diamonds").hand("9 of clubs")
    t.deck("joker", "2 of clubs", "3 of clubs", "4 of clubs", "5 of clubs")
    t.play("look", "leave", END)

    assert deck_seen(t, 0) == ["joker", None]
    t.settled()


def test_cd_4_3_2__with_one_card_in_the_deck_either_answer_leaves_it() -> None:
    for answer in ("raise", "leave"):
        t = with_kings("diamonds").hand("9 of clubs").deck("joker")

        t.play("look", answer)

        assert deck_seen(t, 0) == ["joker"]
        t.settled()


def test_cd_4_3_2__nothing_else_can_be_done_before_the_answer() -> None:
    t = with_kings("diamonds").hand("9 of clubs").play("look")

    t.refuses(END, "CD-4.3.2", facts="has just been looked at", remedy="Raise it to the top")
    t.play("leave")
    t.refuses("raise", "CD-4.3.2", facts="has not just been looked at")
    t.settled()


def test_cd_4_3_2__a_buried_card_can_be_raised() -> None:
    """The king of hearts puts it down, the king of diamonds brings it up."""
    t = with_kings("hearts", "diamonds").hand("9 of clubs").deck("2 of clubs", "3 of clubs")

    t.play(bury("9 of clubs"), "look", "raise")

    assert deck_seen(t, 0) == [None, None, "9 of clubs"]
    t.settled()


# Clubs ---------------------------------------------------------------------------------------


def test_cd_4_3_4__the_king_of_clubs_draws_a_card_at_once() -> None:
    """It joins the hand, and can be played this turn."""
    t = with_kings("clubs").hand("2 of clubs").deck("3 of clubs", "9 of clubs")

    with t.changes(deck=-1, hand=+1, inventory=-1, clear_pile=+1):
        t.play("draw")
    t.play(place("9 of clubs", JACK))
    t.settled()


def test_cd_4_3_4__it_can_draw_the_last_card() -> None:
    """Then the next draw loses."""
    t = with_kings("clubs").hand().deck("9 of clubs")

    with t.changes(deck=-1, hand=+1, inventory=-1, clear_pile=+1):
        t.play("draw")
    t.play(END)
    assert t.outcome.rule == "CD-3.2R"
    t.settled()


# Rulings -------------------------------------------------------------------------------------


def test_cd_4_3r__a_killed_kings_attack_cards_go_to_the_clear_pile() -> None:
    t = Dungeon("special-abilities").monsters("king of hearts", JACK).hand("2 of hearts")
    t.laid("king of hearts", "8 of clubs", "joker").play(place("2 of hearts", "king of hearts"))

    assert t.cards("clear pile")[-3:] == ["8 of clubs", "joker", "2 of hearts"]
    t.settled()


def test_cd_4_3r__a_king_can_be_used_in_the_turn_in_which_it_fell() -> None:
    t = Dungeon("special-abilities").monsters("king of clubs", JACK).hand("2 of clubs")
    t.laid("king of clubs", "8 of clubs", "joker").deck("9 of clubs")

    t.play(place("2 of clubs", "king of clubs"), "draw")

    assert t.cards("hand") == ["9 of clubs"]
    t.settled()


def test_cd_4_3r__any_number_of_kings_can_be_used_in_a_turn() -> None:
    t = with_kings(*SUITS).hand("9 of clubs", "3 of clubs").laid(JACK, "5 of clubs")

    with t.changes(inventory=-4, clear_pile=+4):
        t.play(bury("9 of clubs"), "look", "leave", double("5 of clubs", JACK), "draw")
    t.settled()


def test_cd_4_3r__hearts_needs_a_card_of_the_hand_not_of_the_reserve() -> None:
    t = Dungeon("special-abilities", "power-reserve").inventory("hearts").monsters(JACK)
    t.hand().reserve("9 of clubs")

    t.refuses(bury("9 of clubs"), "CD-4.3R", remedy="In the hand: no card.")
    assert not any(words.startswith("bury") for words in t.options)


@pytest.mark.parametrize("suit, words", [("diamonds", "look"), ("clubs", "draw")])
def test_cd_4_3r__diamonds_and_clubs_need_a_card_in_the_deck(suit: str, words: str) -> None:
    t = with_kings(suit).hand("9 of clubs").deck()

    assert words not in t.options
    t.refuses(words, "CD-4.3R", facts="The power deck holds 0 cards.")


@pytest.mark.parametrize("suit, words", [("diamonds", "look"), ("clubs", "draw")])
def test_cd_4_3r__without_king_and_deck_both_rules_are_named(suit: str, words: str) -> None:
    t = with_kings().hand("9 of clubs").deck()

    t.refuses(words, "CD-4.3", also=("CD-4.3R",))


def test_cd_4_3r__two_jokers_in_hand_are_buried_as_one_choice() -> None:
    t = with_kings("hearts").hand("joker", "joker")

    assert t.options.count("bury joker") == 1
    t.play("bury joker")
    assert t.cards("hand") == ["joker"]
    t.settled()


@pytest.mark.parametrize("suit, words", USES.items())
def test_cd_4_4__a_used_king_is_spent(suit: str, words: str) -> None:
    """It goes to the clear pile at once, and cannot be used again."""
    t = with_kings(suit).hand("9 of clubs", "8 of clubs").play(words)
    if suit == "diamonds":
        t.play("leave")

    assert t.cards("inventory") == []
    assert f"king of {suit}" in t.cards("clear pile")
    assert f"The king of {suit} is used." in t.said()
    again = bury("8 of clubs") if suit == "hearts" else words
    t.refuses(again, "CD-4.3")
    t.settled()


def test_cd_4_4r__winning_with_unused_kings_gives_nothing_extra() -> None:
    t = with_kings(*SUITS).laid(JACK, "5 of clubs", "6 of clubs").hand("2 of hearts")
    t.deck("9 of clubs").play(place("2 of hearts", JACK))

    assert t.outcome.scores == (1,)
    t.settled()
