"""Words about the other players: yes, no, and the boundary of each."""

from __future__ import annotations

from tests.games.hundred_swords.trial import Trial


def test_hs_7_8__each_opponent_discards_a_card_of_its_choice() -> None:
    t = Trial("Each opponent discards a card.").hand("Thing").hand("Boots", "Gem", owner=1)

    t.uses()
    assert t.asked == 1
    assert t.options == ["card Boots", "card Gem"]
    t.play("card Gem")

    assert (t.cards("hand", 1), t.cards("discard", 1)) == (["Boots"], ["Gem"])
    assert t.asked == 0
    t.settled()


def test_hs_7_8__with_four_players_they_are_asked_in_turn_order() -> None:
    t = Trial("Each opponent discards a card.", seats=4).hand("Thing")
    t.hand("Boots", owner=1).hand("Gem", owner=3)

    t.uses()
    assert t.asked == 1
    t.play("card Boots")
    assert t.asked == 3
    t.play("card Gem")

    assert t.cards("discard", 3) == ["Gem"]
    t.settled()


def test_hs_4_2r__an_opponent_without_cards_discards_none() -> None:
    t = Trial("Each opponent discards 2 cards.").hand("Thing").hand("Gem", owner=1)

    t.uses().play("card Gem")

    assert t.cards("discard", 1) == ["Gem"]
    t.settled()


def test_hs_7_8__alone_no_opponent_discards() -> None:
    t = Trial("Each opponent discards a card.", seats=1).hand("Thing", "Gem")

    t.uses()

    assert t.cards("hand") == ["Gem"]
    t.settled()


MILL = "Each opponent discards the top card of their deck."


def test_hs_7_8__each_opponent_discards_the_top_of_the_deck() -> None:
    t = Trial(MILL, seats=3).hand("Thing").deck("Gem", "Boots", owner=1).deck("Blade", owner=2)

    t.uses()

    assert (t.cards("discard", 1), t.cards("discard", 2)) == (["Boots"], ["Blade"])
    t.settled()


def test_hs_7_1__an_empty_deck_is_the_shuffled_discard_first() -> None:
    t = Trial(MILL).hand("Thing").discard("Gem", "Boots", owner=1)

    t.uses().order("Gem")

    assert (t.cards("discard", 1), t.cards("deck", 1)) == (["Gem"], ["Boots"])
    t.settled()


def test_hs_7_1r__without_deck_and_discard_nothing_is_discarded() -> None:
    t = Trial(MILL).hand("Thing").hand("Gem", owner=1)

    t.uses()

    assert t.cards("hand", 1) == ["Gem"]
    t.settled()


def test_hs_7_8__each_opponent_draws() -> None:
    t = Trial("Each opponent draws 2 cards.", seats=3).hand("Thing").deck("Gem")
    t.deck("Blade", "Boots", owner=1).deck("Pit" if False else "Gem", owner=2)

    t.uses()

    assert [t.number("hand", seat) for seat in range(3)] == [0, 2, 1]
    t.settled()


def test_hs_7_1r__an_opponent_without_cards_draws_none() -> None:
    t = Trial("Each opponent draws a card.").hand("Thing")

    t.uses()

    assert t.cards("hand", 1) == []
    t.settled()


def test_hs_7_8__each_player_draws_the_one_at_turn_too() -> None:
    t = Trial("Each player draws a card.").hand("Thing").deck("Gem").deck("Blade", owner=1)

    t.uses()

    assert (t.cards("hand"), t.cards("hand", 1)) == (["Gem"], ["Blade"])
    t.settled()


def test_hs_7_8__alone_each_player_is_one() -> None:
    t = Trial("Each player draws a card.", seats=1).hand("Thing").deck("Gem")

    t.uses()

    assert t.cards("hand") == ["Gem"]
    t.settled()


STEAL = "You may pay 1 energy to steal a card from an opponent's discard."


def test_hs_7_8__a_stolen_card_is_the_thiefs_own() -> None:
    t = Trial(STEAL).hand("Thing", "Boots").discard("Gem", "Blade", owner=1)

    t.uses().play("do", "pay Boots")
    assert t.options == ["card Gem", "card Blade"]
    t.play("card Blade")

    assert (t.cards("hand"), t.cards("discard", 1)) == (["Blade"], ["Gem"])
    assert t.cards("owned", 1) == ["Gem"]
    t.settled()


def test_hs_7_8__the_next_opponent_who_has_it_loses_it() -> None:
    t = Trial("Steal a card from an opponent's discard.", seats=4).hand("Thing")
    t.discard("Gem", owner=2).discard("Gem", owner=3)

    t.uses().play("card Gem")

    assert (t.cards("discard", 2), t.cards("discard", 3)) == ([], ["Gem"])
    t.settled()


def test_hs_7_8__the_own_discard_is_not_stolen_from() -> None:
    t = Trial("Steal a card from an opponent's discard.").hand("Thing").discard("Gem")

    t.uses()

    assert t.cards("discard") == ["Gem"]
    t.settled()
