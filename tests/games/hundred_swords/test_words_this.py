"""Words about the card itself: yes, no, and the boundary of each."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.trial import Trial


def test_hs_7_2r__retire_this_card_takes_it_out_of_the_game() -> None:
    t = Trial("You may retire this card to gain 3 strength.").hand("Thing")

    t.uses().play("do")

    assert (t.gone, t.cards("played"), t.number("strength")) == (["Thing"], [], 3)
    t.settled()


def test_hs_7_2__a_rental_does_not_retire_itself() -> None:
    t = Trial("You may retire this card to gain 3 strength.", "rental").hand("Thing")

    t.uses()

    assert (t.gone, t.number("strength")) == ([], 0)
    t.settled()


def test_hs_7_2r__it_is_retired_once_though_two_of_its_kind_are_in_play() -> None:
    t = Trial("Retire this card.", copies=2).hand("Thing").put("played", "Thing")

    t.uses()

    assert (t.gone, t.cards("played")) == (["Thing"], ["Thing"])
    t.settled()


def test_hs_4_2__retire_this_card_happens_not_for_energy() -> None:
    t = Trial("Retire this card.").hand("Thing")

    t.uses("energy")

    assert t.cards("played") == ["Thing"]
    t.settled()


AGAIN = "You may discard a card from your hand to return this card to your hand."


def test_hs_4_2__return_this_card_brings_it_back_and_leaves_the_points() -> None:
    t = Trial(AGAIN, strength=2).hand("Thing", "Gem")

    t.uses("strength").play("do", "card Gem")

    assert (t.cards("hand"), t.number("strength")) == (["Thing"], 2)
    t.settled()


def test_hs_4_5__without_a_card_to_discard_it_stays_in_play() -> None:
    t = Trial(AGAIN, strength=2).hand("Thing")

    t.uses("strength")

    assert t.cards("played") == ["Thing"]
    t.settled()


def test_hs_4_5r__it_returns_nine_times_a_turn_at_most() -> None:
    t = Trial("Return this card to your hand.", strength=1).hand("Thing")

    for _ in range(9):
        t.uses("strength")
        assert t.cards("hand") == ["Thing"]
    t.uses("strength")

    assert (t.cards("hand"), t.number("strength")) == ([], 10)
    t.settled()


def test_hs_3_2r__a_rental_returns_to_the_hand_too() -> None:
    t = Trial(AGAIN, "rental", strength=2).hand("Thing", "Gem")

    t.uses("strength").play("do", "card Gem")

    assert t.cards("hand") == ["Thing"]
    t.settled()


def test_hs_0_1r__put_this_card_into_the_trophies() -> None:
    t = Trial("You may put this card into your trophies.").hand("Thing")

    t.uses().play("do")

    assert (t.cards("trophies"), t.cards("played")) == (["Thing"], [])
    t.settled()


@pytest.mark.parametrize(
    "text",
    [
        "Put this card into your trophies.",
        "Put this card on top of your deck.",
        "Put this card into the next player's discard.",
    ],
)
def test_hs_3_2r__a_rental_goes_nowhere_but_back_to_its_place(text: str) -> None:
    t = Trial(text, "rental").hand("Thing")

    t.uses().play("end").shuffled()

    assert t.cards("rentals") == ["Hired Key", "Thing"]


def test_hs_7_5r__put_this_card_on_top_of_the_deck_for_all_to_know() -> None:
    t = Trial("You may put this card on top of your deck.").hand("Thing").deck("Gem")

    t.uses().play("do")

    assert t.cards("deck") == ["Gem", "Thing"]
    view = t.game.redact(t.state, 1)
    assert t.zone("deck").card(view, 0, 1) == t.card("Thing")
    t.settled()


def test_hs_7_8__give_this_card_to_the_next_player() -> None:
    t = Trial("Put this card into the next player's discard.", gold=-2).hand("Thing")

    t.uses()

    assert t.cards("discard", 1) == ["Thing"]
    assert t.cards("owned") == []
    assert t.cards("owned", 1) == ["Thing"]
    t.settled()


def test_hs_7_8__alone_there_is_no_next_player() -> None:
    t = Trial("Put this card into the next player's discard.", seats=1).hand("Thing")

    t.uses()

    assert t.cards("played") == ["Thing"]


def test_hs_7_4__hide_this_card_when_revealed() -> None:
    t = Trial("When revealed, hide this card.", "monster").hand("Boots").rooms("Thing")

    t.play("play Boots movement", "move 1")

    assert t.lies(1) == "Thing"
    assert t.knows(1, 1)
    assert t.knows(1, 2)
    t.settled()


def test_hs_4_5__hide_this_card_only_if_the_price_is_paid() -> None:
    text = "When revealed, you may discard a card from your hand to hide this card."
    t = Trial(text, "monster").hand("Boots").rooms("Thing")

    t.play("play Boots movement", "move 1")

    assert t.lies(1) == "Thing+"
    t.settled()


def test_hs_5_3r__hiding_ends_the_surprise() -> None:
    text = "When revealed, you may discard a card from your hand to hide this card."
    t = Trial(text, "monster").hand("Boots", "Gem").rooms("Thing")

    t.play("play Boots movement", "move 1", "do", "card Gem")

    assert (t.lies(1), t.number("surprise")) == ("Thing", 0)
    t.settled()


def test_hs_9_6r__swap_this_card_with_the_room_to_its_right() -> None:
    t = Trial("When revealed, swap this card with the room to its right.", "monster")
    t.hand("Boots").rooms("Thing", "Gem")

    t.play("play Boots movement", "move 1")

    assert (t.lies(1), t.lies(2)) == ("Gem", "Thing+")
    assert t.number("position") == 1
    t.settled()


def test_hs_9_6r__an_empty_room_to_its_right_is_swapped_too() -> None:
    t = Trial("When revealed, swap this card with the room to its right.", "monster")
    t.hand("Boots").rooms("Thing", "", "Gem")

    t.play("play Boots movement", "move 1")

    assert (t.lies(1), t.lies(2)) == ("", "Thing+")
    t.settled()


def test_hs_9_6r__in_the_last_room_there_is_none_to_its_right() -> None:
    t = Trial("When revealed, swap this card with the room to its right.", "monster")
    t.hand("Boots").rooms("Gem", "Gem", "Gem", "Gem", "Thing").at(3)

    t.play("play Boots movement", "move 2")

    assert t.lies(5) == "Thing+"
    t.settled()


SINK = "When revealed, put this card at the bottom of the dungeon deck."


def test_hs_7_5r__sink_this_card_to_the_bottom_of_the_dungeon_deck_where_all_know_it() -> None:
    t = Trial(SINK, "monster").hand("Boots").rooms("Thing")

    t.play("play Boots movement", "move 1")

    assert t.lies(1) == ""
    assert t.cards("dungeon deck")[0] == "Thing"
    view = t.game.redact(t.state, 1)
    assert t.zone("dungeon deck").card(view, 0, 0) == t.card("Thing")
    assert t.number("cards that left") == 0
    t.settled()


def test_hs_4_5__sink_this_card_only_for_its_price() -> None:
    text = "When revealed, you may pay 1 energy to put this card at the bottom of the dungeon deck."
    t = Trial(text, "monster").hand("Boots", "Gem").rooms("Thing")

    t.play("play Boots movement", "move 1", "decline")

    assert t.lies(1) == "Thing+"
    t.settled()


def test_hs_5_3__what_sank_surprises_nobody() -> None:
    t = Trial(SINK, "monster").hand("Boots").rooms("Thing")

    t.play("play Boots movement", "move 1")

    assert t.number("surprise") == 0
    t.settled()


FADE = "While revealed, you may discard a card from your hand to vaporize this card."


def test_hs_7_2r__vaporize_this_card() -> None:
    t = Trial(FADE, "monster").hand("Gem").rooms("Rat+", "Thing+").at(1)

    t.play("use 2", "do", "card Gem")

    assert (t.lies(2), t.gone) == ("", ["Thing"])
    t.settled()


def test_hs_9_6r__it_is_used_from_inside_the_dungeon_only() -> None:
    t = Trial(FADE, "monster").hand("Gem").rooms("Rat+", "Thing+")

    t.refuses("use 2", "HS-5.1")


def test_hs_7_5__a_card_that_cannot_be_vaporized_stays() -> None:
    t = Trial(f"Cannot be vaporized. {FADE}", "monster").hand("Gem").rooms("Thing+").at(1)

    t.play("use 1", "do", "card Gem")

    assert t.lies(1) == "Thing+"
    t.settled()
