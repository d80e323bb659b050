"""A player's own piles: drawing, looking through them, retiring (HS-7.1, HS-7.2)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import (
    Expedition,
    pick,
    play,
    rent,
)
from underdeck.core.kernel import CHANCE
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.piles import gold

MORE = """
[[item]]
name = "Shears"
cost = 0
text = "Retire a card from your deck or discard."

[[item]]
name = "Furnace"
cost = 0
text = "Retire 2 cards from your deck or discard."

[[item]]
name = "Bonfire"
cost = 0
text = "Retire 2 cards from your hand."

[[item]]
name = "Sack"
cost = 0
text = "Draw 3 cards."

[[item]]
name = "Index"
cost = 0
text = "Find a card in your deck."

[[item]]
name = "Kettle"
cost = 0
text = "Each opponent discards the top card of their deck."
"""


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


# Drawing -------------------------------------------------------------------------------------


def test_hs_7_1__who_draws_from_an_empty_deck_shuffles_the_discard_into_a_new_one() -> None:
    """One card is drawn from the old deck, the next ones after the shuffling."""
    t = story().deck("Boots").discard("Sabre", "Skates", "Coin").hand("Sack")

    t.play(play("Sack", "strength"))
    assert (t.asked, t.cards("hand"), t.cards("discard")) == (CHANCE, ["Boots"], [])
    t.shuffle("Coin", "Sabre", "Skates")
    assert t.cards("hand") == ["Boots", "Sabre", "Coin"]
    assert t.cards("deck") == ["Skates"]
    t.settled()


def test_hs_7_1__cards_played_this_turn_are_not_shuffled_in() -> None:
    """Neither the card that draws, nor what was played before it."""
    t = story().played("Sabre").discard("Coin", "Boots").hand("Sack")

    t.play(play("Sack", "strength")).chance()
    assert sorted(t.cards("hand")) == ["Boots", "Coin"]
    assert sorted(t.cards("played")) == ["Sabre", "Sack"]
    t.settled()


def test_hs_7_1__a_deck_that_suffices_is_not_touched() -> None:
    """Even if the last card is drawn: it is shuffled only when it must be."""
    t = story().deck("Boots", "Coin", "Sabre").discard("Skates").hand("Sack")

    with t.changes(deck=-3, hand=+2, played=+1):
        t.play(play("Sack", "strength"))
    t.settled()


def test_hs_7_1__an_opponent_whose_deck_is_empty_shuffles_as_well() -> None:
    """To discard its top card it must be there first."""
    t = story().hand("Kettle").discard("Boots", "Coin", of=1)

    t.play(play("Kettle", "strength")).shuffle("Coin", "Boots")
    assert (t.cards("deck", 1), t.cards("discard", 1)) == (["Boots"], ["Coin"])
    t.settled()


def test_hs_7_1r__as_many_are_drawn_as_there_are() -> None:
    """Two instead of three; with none at all, none."""
    t = story().deck("Boots").discard("Coin").hand("Sack")
    with t.changes(deck=-1, discard=-1, hand=+1, played=+1):
        t.play(play("Sack", "strength"))
    t.settled()

    t = story().hand("Sack")
    with t.changes(hand=-1, played=+1):
        t.play(play("Sack", "strength"))
    t.settled()


def test_hs_7_1r__as_many_are_retired_as_there_are() -> None:
    """The Furnace wants two and finds one."""
    t = story().discard("Coin").hand("Furnace")

    with t.changes(hand=-1, played=+1, discard=-1, out_of_the_game=+1):
        t.play(play("Furnace", "strength"), "pile discard", pick("Coin"))
    t.settled()


def test_hs_7_1r__an_empty_deck_can_be_chosen_if_the_discard_holds_cards() -> None:
    """The discard is shuffled into it first, and again after the search."""
    t = story().discard("Coin", "Boots", "Sabre").hand("Shears")

    t.play(play("Shears", "strength"), "pile deck")
    assert t.asked == CHANCE
    t.chance()
    assert (t.number("deck"), t.number("discard")) == (3, 0)
    t.play(pick("Boots")).shuffle("Coin", "Sabre")
    assert t.cards("deck") == ["Sabre", "Coin"]
    t.settled()


def test_hs_7_1r__with_nothing_in_either_pile_none_can_be_chosen() -> None:
    """Nothing is asked then; an empty discard beside a deck is refused."""
    t = story().hand("Shears")
    t.play(play("Shears", "strength"))
    t.settled()

    t = story().deck("Coin").hand("Shears")
    t.play(play("Shears", "strength"))
    t.refuses("pile discard", "HS-7.1R", facts="The discard has no card to choose")


# Looking through a pile ----------------------------------------------------------------------


def test_hs_7_2__first_the_pile_is_chosen_and_then_the_card() -> None:
    """A card cannot be named before, and another pile not after."""
    t = story().deck("Coin", "Sabre").discard("Boots", "Skates").hand("Shears")

    t.play(play("Shears", "strength"))
    assert t.options == ["pile deck", "pile discard"]
    t.play("pile discard")
    assert t.options == [pick("Boots"), pick("Skates")]
    t.refuses(pick("Coin"), "HS-7.2", facts="Coin is not among the cards to choose from.")
    t.refuses("pile deck", "HS-4.2")


def test_hs_7_2__looking_through_the_deck_ends_with_shuffling_it() -> None:
    """A card is found, and nobody knows the order of the rest."""
    t = story().deck("Coin", "Sabre", "Boots").hand("Index")

    t.play(play("Index", "strength"), pick("Coin"))
    assert t.asked == CHANCE
    t.shuffle("Sabre", "Boots")
    assert (t.cards("hand"), t.cards("deck")) == (["Coin"], ["Boots", "Sabre"])
    t.settled()


def test_hs_7_2__what_lies_in_the_deck_is_offered_to_whoever_may_look_through_it() -> None:
    """From its owner's view, in which the deck is hidden, the same cards as there are."""
    t = story().deck("Coin", "Sabre", "Boots").discard("Skates").hand("Index")

    t.play(play("Index", "strength"))
    assert t.options == [pick("Boots"), pick("Sabre"), pick("Coin")]
    assert t.game.options(t.view) == t.game.options(t.state)


def test_hs_7_2r__looking_through_the_discard_needs_no_shuffle() -> None:
    """And a single card that is left in the deck has no order."""
    t = story().deck("Coin", "Sabre").discard("Boots", "Skates").hand("Shears")
    t.play(play("Shears", "strength"), "pile discard", pick("Boots"))
    t.settled()

    t = story().deck("Coin", "Sabre").hand("Shears")
    t.play(play("Shears", "strength"), "pile deck", pick("Coin"))
    t.settled()


def test_hs_7_2__rentals_cannot_be_retired() -> None:
    """The Bonfire burns two cards of the hand: the rental is not one of them."""
    t = story().hand("Bonfire", "Coin", "Club")

    t.play(play("Bonfire", "strength"))
    assert t.options == [pick("Coin")]
    t.play(pick("Coin"))
    assert t.cards("hand") == ["Club"]
    t.settled()


def test_hs_7_2__a_rental_that_was_used_is_in_no_pile_to_be_retired_from() -> None:
    """It lies in play, and goes back where it came from."""
    t = story().hand("Shears").discard("Coin").count(energy=1)

    t.play(rent("Rope"), play("Rope", "energy"), play("Shears", "strength"), "pile discard")
    assert t.options == [pick("Coin")]
    t.play(pick("Coin")).end()
    assert "Rope" in t.cards("rentals")


def test_hs_7_2r__a_retired_card_is_out_of_the_game_shown_and_scores_for_nobody() -> None:
    t = story().discard("Sabre").hand("Shears")
    printed = cards_of(t.state)
    before = gold(t.state, printed, 0)

    with t.changes(hand=-1, played=+1, discard=-1, out_of_the_game=+1):
        t.play(play("Shears", "strength"), "pile discard", pick("Sabre"))
    assert gold(t.state, printed, 0) == before - printed.gold[t.card("Sabre")]
    assert "Seat 1 retires Sabre." in t.said(1)
    t.settled()


def test_hs_7_2r__discards_trophies_and_what_is_out_of_the_game_are_open_to_all() -> None:
    """Seat 1 sees seat 0's; hand and deck it does not."""
    t = story().deck("Boots").hand("Skates").discard("Coin").trophies("Rat")
    view = t.game.redact(t.state, 1)

    for name in ("discard", "trophies", "out of the game"):
        zone = t.zone(name)
        assert zone.card(view, 0, 0) == zone.card(t.state, 0, 0) > 0
    for name in ("hand", "deck"):
        assert t.zone(name).card(view, 0, 0) < 0
