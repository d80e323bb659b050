"""Words about the hand: yes, no, and the boundary of each."""

from __future__ import annotations

from tests.games.hundred_swords.trial import Trial
from underdeck.core.kernel import NOBODY


def test_hs_4_2__discard_asks_which_card_of_the_hand() -> None:
    t = Trial("Discard a card from your hand.").hand("Thing", "Boots", "Boots", "Gem")

    t.uses()
    assert t.options == ["card Boots", "card Gem"]
    t.play("card Gem")

    assert (t.cards("discard"), t.cards("hand")) == (["Gem"], ["Boots", "Boots"])
    t.settled()


def test_hs_4_2r__discard_does_nothing_with_an_empty_hand() -> None:
    t = Trial("Discard a card from your hand.").hand("Thing")

    t.uses()

    assert t.cards("discard") == []
    t.settled()


def test_hs_4_2r__discard_takes_as_many_as_there_are() -> None:
    t = Trial("Discard 2 cards from your hand.").hand("Thing", "Gem")

    t.uses().play("card Gem")

    assert t.cards("discard") == ["Gem"]
    t.settled()


def test_hs_3_2r__a_discarded_rental_goes_back_to_its_place() -> None:
    t = Trial("Discard a card from your hand.").hand("Thing", "Hired Key")

    t.uses().play('card "Hired Key"')

    assert (t.cards("discard"), t.cards("rentals")) == ([], ["Hired Key"])
    t.settled()


def test_hs_4_2__discard_your_hand_takes_all_of_it() -> None:
    t = Trial("Discard your hand.").hand("Thing", "Boots", "Hired Key", "Gem")

    t.uses()

    assert (t.cards("hand"), t.cards("discard")) == ([], ["Boots", "Gem"])
    assert t.cards("rentals") == ["Hired Key"]
    t.settled()


def test_hs_4_5__an_empty_hand_is_no_price() -> None:
    t = Trial("You may discard your hand to gain 3 energy.").hand("Thing")

    t.uses()

    assert t.number("energy") == 0
    t.settled()


def test_hs_4_5__a_hand_of_one_card_is_a_price() -> None:
    t = Trial("You may discard your hand to gain 3 energy.").hand("Thing", "Gem")

    t.uses().play("do")

    assert (t.number("energy"), t.cards("hand")) == (3, [])
    t.settled()


def test_hs_7_2r__retire_from_the_hand_is_out_of_the_game_and_shown() -> None:
    t = Trial("You may retire a card from your hand.").hand("Thing", "Boots", "Gem")

    t.uses().play("do", "card Boots")

    assert (t.gone, t.cards("hand")) == (["Boots"], ["Gem"])
    assert "Seat 1 retires Boots." in t.said(1)
    t.settled()


def test_hs_7_2__rentals_can_not_be_retired() -> None:
    t = Trial("You may retire a card from your hand.").hand("Thing", "Hired Key")

    t.uses()

    assert t.gone == []
    t.settled()


def test_hs_7_2__beside_a_rental_another_card_is_retired() -> None:
    t = Trial("Retire a card from your hand.").hand("Thing", "Hired Key", "Gem")

    t.uses()
    assert t.options == ["card Gem"]
    t.refuses('card "Hired Key"', "HS-7.2", facts="Hired Key is a rental, which cannot be retired.")
    t.refuses("card Blade", "HS-4.1", facts="Blade is not in the hand.")
    t.play("card Gem")

    t.settled()


def test_hs_7_5r__a_kept_card_lies_on_the_deck_and_only_its_owner_knows() -> None:
    t = Trial("You may put a card from your hand on top of your deck.").hand("Thing", "Gem")
    t.deck("Boots")

    t.uses().play("do", "keep Gem")

    assert t.cards("deck") == ["Boots", "Gem"]
    mine, others = t.game.redact(t.state, 0), t.game.redact(t.state, 1)
    assert t.zone("deck").card(mine, 0, 1) == t.card("Gem")
    assert t.zone("deck").card(others, 0, 1) < 0
    assert t.said(1)[-1] == "Seat 1 puts a card of the hand on top of the deck."
    assert t.said(NOBODY)[-1] == t.said(1)[-1]
    t.settled()


def test_hs_3_2r__a_rental_that_would_be_kept_goes_back_to_its_place() -> None:
    t = Trial("You may put a card from your hand on top of your deck.").hand("Thing", "Hired Key")

    t.uses().play("do", 'keep "Hired Key"')

    assert (t.cards("deck"), t.cards("rentals")) == ([], ["Hired Key"])
    t.settled()


def test_hs_4_2r__keeping_two_cards_with_one_in_hand_keeps_one() -> None:
    t = Trial("Put 2 cards from your hand on top of your deck.").hand("Thing", "Gem")

    t.uses().play("keep Gem")

    assert t.cards("deck") == ["Gem"]
    t.settled()


TRADE = "You may trade a card from your hand for the item in your room."


def test_hs_6_5__trade_leaves_a_card_in_the_room_for_the_item() -> None:
    t = Trial(TRADE).hand("Thing", "Boots").rooms("Blade+").at(1)

    t.uses().play("do", "card Boots")

    assert (t.cards("hand"), t.lies(1)) == (["Blade"], "Boots+")
    assert t.number("cards that left") == 0
    t.settled()


def test_hs_6_5__a_starter_that_was_left_costs_1_energy() -> None:
    t = Trial(TRADE).hand("Thing", "Boots", "Gem").rooms("Blade+").at(1)

    t.uses().play("do", "card Boots", "play Gem energy", "acquire")

    assert t.cards("hand") == ["Blade", "Boots"] or t.cards("hand") == ["Boots", "Blade"]
    t.settled()


def test_hs_6_1r__an_item_that_the_player_saw_face_down_can_be_traded_for() -> None:
    t = Trial(TRADE).hand("Thing", "Boots").put("rooms", "Blade", owner=0, mark=1).at(1)

    t.uses().play("do", "card Boots")

    assert t.cards("hand") == ["Blade"]
    t.settled()


def test_hs_7_5__what_the_player_has_not_seen_can_not_be_traded_for() -> None:
    t = Trial(TRADE).hand("Thing", "Boots").rooms("Blade").at(1)

    t.uses()

    assert t.lies(1) == "Blade"
    t.settled()


def test_hs_6_1__a_monster_can_not_be_traded_for() -> None:
    t = Trial(TRADE).hand("Thing", "Boots").rooms("Rat+").at(1)

    t.uses()

    t.settled()


def test_hs_3_2r2__a_rental_can_not_be_left_for_an_item() -> None:
    t = Trial(TRADE).hand("Thing", "Hired Key").rooms("Blade+").at(1)

    t.uses()

    t.settled()


def test_hs_3_2r2__beside_a_rental_another_card_is_left() -> None:
    t = Trial(TRADE).hand("Thing", "Hired Key", "Boots").rooms("Blade+").at(1)

    t.uses().play("do")
    t.refuses(
        'card "Hired Key"',
        "HS-3.2R2",
        facts="Hired Key is a rental, which cannot be left in the dungeon.",
    )
    t.play("card Boots")

    assert t.lies(1) == "Boots+"
    t.settled()


def test_hs_5_1__outside_the_dungeon_nothing_is_traded() -> None:
    t = Trial(TRADE).hand("Thing", "Boots").rooms("Blade+")

    t.uses()

    t.settled()
