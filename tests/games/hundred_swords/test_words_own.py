"""Words about the player's own piles: yes, no, and the boundary of each."""

from __future__ import annotations

from tests.games.hundred_swords.trial import Trial


def test_hs_7_2__retire_asks_for_the_pile_first_and_then_for_the_card() -> None:
    t = Trial("Retire a card from your deck or discard.").hand("Thing")
    t.deck("Boots", "Crappy Sword").discard("Blade")

    t.uses()
    assert t.options == ["pile deck", "pile discard"]
    t.play("pile discard")
    assert t.options == ["card Blade"]
    t.play("card Blade")

    assert t.gone == ["Blade"]
    assert t.cards("deck") == ["Boots", "Crappy Sword"]
    t.settled()


def test_hs_7_2__looking_through_the_deck_ends_with_shuffling_it() -> None:
    t = Trial("Retire a card from your deck or discard.").hand("Thing")
    t.deck("Boots", "Crappy Sword", "Blade")

    t.uses().play("pile deck")
    assert t.options == ['card "Crappy Sword"', "card Boots", "card Blade"]
    t.play("card Boots").order("Crappy Sword")

    assert t.cards("deck") == ["Blade", "Crappy Sword"]
    t.settled()


def test_hs_7_1r__an_empty_deck_may_be_chosen_while_the_discard_holds_cards() -> None:
    t = Trial("Retire a card from your deck.").hand("Thing").discard("Boots", "Blade")

    t.uses().shuffled().play("card Boots")

    assert (t.cards("deck"), t.cards("discard")) == (["Blade"], [])
    t.settled()


def test_hs_4_2r__retire_does_what_it_can() -> None:
    t = Trial("Retire 2 cards from your discard.").hand("Thing").discard("Boots")

    t.uses().play("card Boots")

    assert t.gone == ["Boots"]
    t.settled()


def test_hs_4_2r__with_no_card_in_either_pile_nothing_is_asked() -> None:
    t = Trial("Retire a card from your deck or discard.").hand("Thing", "Boots")

    t.uses()

    assert t.gone == []
    t.settled()


def test_hs_4_5__a_price_of_two_cards_wants_both() -> None:
    t = Trial("You may retire 2 cards from your discard to gain 9 strength.").hand("Thing")
    t.discard("Boots")

    t.uses()

    assert t.number("strength") == 0
    t.settled()


def test_hs_4_5__both_parts_of_a_price_must_be_possible_together() -> None:
    """One card in hand can be discarded or pay the energy, and not both."""
    text = "You may pay 1 energy and discard a card from your hand to gain 9 strength."
    t = Trial(text).hand("Thing", "Boots")

    t.uses()

    assert t.number("strength") == 0
    t.settled()


def test_hs_4_5__both_parts_of_a_price_are_paid() -> None:
    text = "You may pay 1 energy and discard a card from your hand to gain 9 strength."
    t = Trial(text).hand("Thing", "Boots", "Blade")

    t.uses().play("do", "pay Boots", "card Blade")

    assert t.number("strength") == 9
    assert t.cards("discard") == ["Blade"]
    t.settled()


def test_hs_7_1__draw_takes_the_top_cards() -> None:
    t = Trial("Draw 2 cards.").hand("Thing").deck("Gem", "Boots", "Blade")

    t.uses()

    assert (t.cards("hand"), t.cards("deck")) == (["Boots", "Blade"], ["Gem"])
    t.settled()


def test_hs_7_1__draw_shuffles_the_discard_when_the_deck_runs_out() -> None:
    t = Trial("Draw 2 cards.").hand("Thing").deck("Gem").discard("Boots", "Blade")

    t.uses().order("Blade")

    assert (t.cards("hand"), t.cards("deck")) == (["Gem", "Blade"], ["Boots"])
    t.settled()


def test_hs_7_1__cards_in_play_are_not_shuffled_in() -> None:
    t = Trial("Draw 9 cards.").hand("Thing").discard("Boots").put("played", "Blade")

    t.uses().shuffled()

    assert (t.cards("hand"), t.cards("played")) == (["Boots"], ["Blade", "Thing"])
    t.settled()


def test_hs_7_2__find_shows_the_deck_and_takes_a_card_to_the_hand() -> None:
    t = Trial("Find a card in your deck.").hand("Thing").deck("Boots", "Blade", "Gem")

    t.uses().play("card Blade").shuffled()

    assert (t.cards("hand"), sorted(t.cards("deck"))) == (["Blade"], ["Boots", "Gem"])
    assert "Seat 1 finds Blade in the deck." in t.said(1)
    t.settled()


def test_hs_7_2__find_has_nothing_to_look_through() -> None:
    t = Trial("Find a card in your deck.").hand("Thing")

    t.uses()

    assert t.cards("hand") == []
    t.settled()


def test_hs_7_1r__find_shuffles_the_discard_into_an_empty_deck_first() -> None:
    t = Trial("Find a card in your deck.").hand("Thing").discard("Blade", "Gem")

    t.uses().shuffled().play("card Gem")

    assert (t.cards("hand"), t.cards("deck")) == (["Gem"], ["Blade"])
    t.settled()


def test_hs_7_2__recover_returns_a_card_of_the_discard_to_the_hand() -> None:
    t = Trial("You may return a card from your discard to your hand.").hand("Thing")
    t.discard("Blade", "Gem")

    t.uses().play("do", "card Blade")

    assert (t.cards("hand"), t.cards("discard")) == (["Blade"], ["Gem"])
    t.settled()


def test_hs_7_2__recover_is_not_offered_without_a_discard() -> None:
    t = Trial("You may return a card from your discard to your hand.").hand("Thing").deck("Gem")

    t.uses()

    assert t.cards("hand") == []
    t.settled()


def test_hs_4_2r__recover_takes_the_last_card_and_stops() -> None:
    t = Trial("Return 2 cards from your discard to your hand.").hand("Thing").discard("Gem")

    t.uses().play("card Gem")

    assert t.cards("hand") == ["Gem"]
    t.settled()


def test_hs_0_1r__bank_makes_a_trophy_of_a_card_and_keeps_its_gold() -> None:
    t = Trial("You may put a card from your discard into your trophies.").hand("Thing")
    t.discard("Blade", "Boots")

    t.uses().play("do", "card Blade")

    assert t.cards("trophies") == ["Blade"]
    assert t.cards("discard") == ["Boots"]
    t.settled()


def test_hs_0_1r__bank_is_not_offered_without_a_discard() -> None:
    t = Trial("You may put a card from your discard into your trophies.").hand("Thing", "Gem")

    t.uses()

    assert t.cards("trophies") == []
    t.settled()


def test_hs_6_6r__bank_makes_no_more_trophies_than_a_player_may_have() -> None:
    t = Trial("Put a card from your discard into your trophies.", copies=30).hand("Thing")
    t.trophies(*["Thing"] * 29, *["Gem"] * 9, *["Rat"] * 6).discard("Blade")

    t.uses().play("card Blade")

    assert (t.number("trophies"), t.gone) == (44, ["Blade"])
    t.settled()


def test_hs_7_5r__put_on_deck_is_on_top_and_known_to_all() -> None:
    t = Trial("Put a card from your discard on top of your deck.").hand("Thing")
    t.deck("Gem").discard("Boots", "Blade")

    t.uses().play("card Blade")

    assert t.cards("deck") == ["Gem", "Blade"]
    view = t.game.redact(t.state, 1)
    assert t.zone("deck").card(view, 0, 1) == t.card("Blade")
    assert t.zone("deck").card(view, 0, 0) < 0
    t.settled()


def test_hs_7_5r__put_on_deck_needs_a_discard() -> None:
    t = Trial("Put a card from your discard on top of your deck.").hand("Thing").deck("Gem")

    t.uses()

    assert t.cards("deck") == ["Gem"]
    t.settled()


def test_hs_7_1__shuffle_in_makes_one_deck_of_discard_and_deck() -> None:
    t = Trial("Shuffle your discard into your deck.").hand("Thing").deck("Gem").discard("Blade")

    t.uses().order("Blade")

    assert (t.cards("deck"), t.cards("discard")) == (["Gem", "Blade"], [])
    t.settled()


def test_hs_7_1__shuffle_in_does_nothing_without_a_discard() -> None:
    t = Trial("Shuffle your discard into your deck.").hand("Thing").deck("Gem", "Blade")

    t.uses()

    assert t.cards("deck") == ["Gem", "Blade"]
    t.settled()
