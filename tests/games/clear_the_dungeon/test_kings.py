"""Special Abilities: each defeated king can be used once (CD-4.3, CD-4.4)."""

from __future__ import annotations

import pytest

from tests.games.clear_the_dungeon.dungeon import (
    END,
    RESERVE,
    SUITS,
    TWICE,
    Dungeon,
    bury,
    double,
    place,
)
from underdeck.core.kernel import NOBODY
from underdeck.games.clear_the_dungeon import monsters

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


def test_cd_4_3__doubling_takes_the_king_of_spades() -> None:
    t = with_kings("hearts", "diamonds", "clubs").laid(JACK, "4 of clubs").hand("9 of clubs")

    t.refuses(double("4 of clubs", JACK), "CD-4.3", facts="The king of spades is not")
    t.refuses(place("9 of clubs", JACK, TWICE), "CD-4.3", facts="The king of spades is not")


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


# Spades --------------------------------------------------------------------------------------


def test_cd_4_3_3__the_king_of_spades_doubles_a_card_on_a_monster() -> None:
    """3 counts 6: a 5 is enough for the jack."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("5 of clubs", "4 of clubs")
    t.refuses(place("5 of clubs", JACK), "CD-2.3", facts="3 + 5 = 8")

    with t.changes(inventory=-1, clear_pile=+1):
        t.play(double("3 of clubs", JACK))
    t.refuses(place("4 of clubs", JACK), "CD-2.3", facts="6 + 4 = 10")
    t.play(place("5 of clubs", JACK))
    t.settled()


def test_cd_4_3_3__it_doubles_a_card_as_it_is_placed() -> None:
    t = with_kings("spades").hand("3 of clubs", "5 of clubs")

    with t.changes(hand=-1, laid=+1, inventory=-1, clear_pile=+1):
        t.play(place("3 of clubs", JACK, TWICE))
    t.play(place("5 of clubs", JACK))
    t.settled()


def test_cd_4_3_3__the_look_notes_the_doubled_card() -> None:
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("5 of clubs")
    t.play(double("3 of clubs", JACK))
    cells = next(zone.cells for zone in t.look.zones if zone.name == "monsters")
    (notes,) = (card.notes for cell in cells for card in cell.cards[1:])

    assert notes == ("doubled",)


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


def test_cd_4_4__the_king_of_spades_is_spent_when_used() -> None:
    """Not only when the monster falls whose attack card it doubled."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("5 of clubs")
    t.play(double("3 of clubs", JACK))

    assert t.cards("inventory") == []
    assert "king of spades" in t.cards("clear pile")
    assert t.number("defeated") == 11
    t.settled()


def test_cd_4_4r__the_doubling_lasts() -> None:
    """Over later turns, and through the second attack card."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand().deck("5 of clubs")
    t.play(double("3 of clubs", JACK), END)

    t.play(place("5 of clubs", JACK))
    t.settled()


def test_cd_4_4r__either_attack_card_can_be_doubled() -> None:
    for card in ("5 of clubs", "6 of clubs"):
        t = with_kings("spades").laid(JACK, "5 of clubs", "6 of clubs").hand()

        t.play(double(card, JACK))

        assert f"The {card} counts twice." in t.said()
        t.settled()


def test_cd_4_4r__the_trigger_is_never_doubled() -> None:
    """Without the king it is placed as usual."""
    t = with_kings("spades").laid(JACK, "5 of clubs", "6 of clubs").hand("2 of hearts")

    t.refuses(
        place("2 of hearts", JACK, TWICE),
        "CD-4.4R",
        facts="The 2 of hearts would be the trigger",
        remedy="without the king of spades",
    )
    t.play(place("2 of hearts", JACK))
    t.settled()


def test_cd_4_4r__a_wrong_trigger_is_refused_for_its_suit_first() -> None:
    t = with_kings("spades").laid(JACK, "5 of clubs", "6 of clubs").hand("2 of clubs")

    t.refuses(place("2 of clubs", JACK, TWICE), "CD-2.4", also=("CD-4.4R",))


def test_cd_4_4r__a_joker_counts_20_doubled() -> None:
    """Beside an ace it is enough for a king, where 10 is not."""
    t = Dungeon("special-abilities").inventory("spades").monsters("king of hearts")
    t.laid("king of hearts", "ace of clubs").hand("joker")
    t.refuses(place("joker", "king of hearts"), "CD-2.3", facts="1 + 10 = 11")

    t.play(place("joker", "king of hearts", TWICE))

    assert worth(t, "king of hearts", 1) == 20
    t.settled()


def test_cd_4_4r__a_boomer_ace_counts_22_doubled() -> None:
    t = Dungeon("special-abilities", "boomer-ace").inventory("spades").monsters(JACK)
    t.hand("ace of clubs")

    t.play(place("ace of clubs", JACK, TWICE))

    assert worth(t, JACK, 0, ace=11) == 22
    t.settled()


def worth(t: Dungeon, monster: str, i: int, ace: int = 1) -> int:
    """What a card on a monster counts."""
    return monsters.worth(t.state, t.spot(monster), i, ace)


def test_cd_4_4r__a_second_card_that_falls_short_may_be_placed_doubled() -> None:
    """In the same play only: 3 + 4 falls short of 11, 3 + 8 does not, 3 + 6 still does."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("4 of clubs", "3 of spades")

    t.refuses(place("4 of clubs", JACK), "CD-2.3", facts="3 + 4 = 7")
    t.refuses(place("3 of spades", JACK, TWICE), "CD-2.3", facts="3 + 6 = 9")
    t.play(place("4 of clubs", JACK, TWICE))
    assert t.cards("inventory") == []
    t.settled()


def test_cd_4_4r__a_card_of_the_reserve_can_be_doubled_as_it_is_placed() -> None:
    t = Dungeon("special-abilities", "power-reserve").inventory("spades").monsters(JACK)
    t.laid(JACK, "3 of clubs").hand().reserve("4 of clubs")

    with t.changes(reserve=-1, laid=+1, inventory=-1, clear_pile=+1):
        t.play(place("4 of clubs", JACK, RESERVE, TWICE))
    t.settled()


def test_cd_4_4r__a_card_is_doubled_once() -> None:
    """Said of a position in which the king lies ready again."""
    t = with_kings("spades").laid(JACK, "3 of clubs", twice=("3 of clubs",)).hand("9 of clubs")

    t.refuses(
        double("3 of clubs", JACK),
        "CD-4.4R",
        facts="The 3 of clubs is doubled already.",
        remedy="3 of clubs",
    )


def test_cd_4_4r__of_two_jokers_on_a_monster_the_one_not_doubled_is_meant() -> None:
    """They are equal but for the mark: doubling is offered once, and then never more."""
    t = with_kings("spades").laid(JACK, "joker", twice=("joker",)).hand("joker")
    t.play(place("joker", JACK))

    assert t.options.count(double("joker", JACK)) == 1
    t.play(double("joker", JACK))
    marks = [t.zone("laid").mark(t.state, t.spot(JACK), i) for i in range(2)]
    assert marks[0] == marks[1] != 0
    t.settled()


def test_cd_4_4r__two_jokers_not_doubled_are_one_choice() -> None:
    t = with_kings("spades").laid(JACK, "joker", "joker").hand()

    assert t.options == [END, double("joker", JACK)]
    t.play(double("joker", JACK))
    assert t.options == [END]
    t.settled()


def test_cd_4_4r__jokers_in_hand_and_reserve_doubled_or_not_are_four_choices() -> None:
    t = Dungeon("special-abilities", "power-reserve").inventory("spades").monsters(JACK)
    t.hand("joker").reserve("joker")

    assert t.options == [
        END,
        place("joker", JACK),
        place("joker", JACK, TWICE),
        place("joker", JACK, RESERVE),
        place("joker", JACK, RESERVE, TWICE),
    ]


def test_cd_4_4r__only_attack_cards_that_lie_on_a_monster_can_be_doubled() -> None:
    """Neither a hand card, nor one on the bar, nor one whose monster has fallen."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("9 of clubs").bar("8 of clubs")

    for card in ("9 of clubs", "8 of clubs", "7 of clubs"):
        t.refuses(double(card, JACK), "CD-4.4R", remedy="Attack cards: 3 of clubs.")
    t.refuses(double("3 of clubs", "king of hearts"), "CD-4.4R")


def test_cd_4_4r__winning_with_unused_kings_gives_nothing_extra() -> None:
    t = with_kings(*SUITS).laid(JACK, "5 of clubs", "6 of clubs").hand("2 of hearts")
    t.deck("9 of clubs").play(place("2 of hearts", JACK))

    assert t.outcome.scores == (1,)
    t.settled()
