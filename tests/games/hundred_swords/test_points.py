"""Points: what a card is played for, effects, spending, paying, and keys (HS-4)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import (
    END,
    Expedition,
    known,
    made,
    pay,
    pick,
    play,
    rent,
    up,
)

BELL = made("item", "Bell", "When played for energy, gain 1 strength.")
BANNER = made("item", "Banner", "You may discard your hand.", movement=1)
ALTAR = made("item", "Altar", "Retire a card from your hand.", strength=1)
SCROLL = made("item", "Scroll", "You may pay 2 energy to gain 3 strength.", movement=1)


# What a card is played for -------------------------------------------------------------------


def test_hs_4_1__a_card_is_played_for_one_of_three_things() -> None:
    """The Hairpin: 2 movement, or 2 strength, or 1 energy."""
    for what, points in (("movement", (2, 0, 0)), ("strength", (0, 2, 0)), ("energy", (0, 0, 1))):
        t = Expedition().hand("Hairpin")
        with t.changes(hand=-1, played=+1, **{what: sum(points)}):
            t.play(play("Hairpin", what))
        t.settled()


def test_hs_4_1__never_for_two() -> None:
    """Once played, it is no longer in the hand."""
    t = Expedition().hand("Hairpin").play(play("Hairpin", "movement"))

    t.refuses(play("Hairpin", "strength"), "HS-4.1", facts="Hairpin is not in the hand.")
    t.settled()


def test_hs_4_1__only_cards_of_the_hand_are_played() -> None:
    t = Expedition().hand("Boots").discard("Sabre").hand("Skates", of=1)

    t.refuses(
        play("Sabre", "strength"),
        "HS-4.1",
        facts="Sabre is not in the hand.",
        remedy="In the hand: Boots.",
    )
    t.refuses(play("Skates", "movement"), "HS-4.1")
    t.settled()


def test_hs_4_1r__a_card_without_strength_is_played_for_it_to_have_its_effect() -> None:
    """The Satchel has no strength, and draws a card."""
    t = Expedition().hand("Satchel")

    with t.changes(deck=-1, played=+1):
        t.play(play("Satchel", "strength"))
    t.settled()


def test_hs_4_1r__for_nothing_at_all_no_card_is_played() -> None:
    """Boots have neither strength nor an effect."""
    t = Expedition().hand("Boots")

    t.refuses(
        play("Boots", "strength"),
        "HS-4.1R",
        facts="Boots has no strength and no effect.",
        remedy="Play it for movement or energy.",
    )
    t.settled()


# Effects -------------------------------------------------------------------------------------


def test_hs_4_2__the_effect_happens_at_once() -> None:
    """Before any points are spent: the drawn card can be played to reach further."""
    t = Expedition().rooms("Rat", "Rat", "Rat").deck("Boots").hand("Satchel")
    t.play(play("Satchel", "movement"))

    assert t.cards("hand") == ["Boots"]
    t.play(play("Boots", "movement"), "move 3")
    assert t.number("position") == 3
    t.settled()


def test_hs_4_2__the_effect_must_be_done() -> None:
    """A room must be named for the Lamp before anything else; there is no declining."""
    t = Expedition().rooms("Rat", "Coin").hand("Lamp").play(play("Lamp", "movement"))

    assert t.options == ["room 1", "room 2"]
    t.refuses(END, "HS-4.2", remedy="Choose one of the legal actions.")
    t.refuses("decline", "HS-4.2")
    t.play("room 2").settled()


def test_hs_4_2__a_may_is_a_choice() -> None:
    t = Expedition(more=BANNER).hand("Banner", "Boots").play(play("Banner", "movement"))

    assert t.options == ["decline", "do"]
    with t.changes():
        t.play("decline")
    t.settled()


def test_hs_4_2__played_for_energy_the_effect_does_not_happen() -> None:
    t = Expedition().hand("Satchel")

    with t.changes(hand=-1, played=+1, energy=+1):
        t.play(play("Satchel", "energy"))
    t.settled()


def test_hs_4_2__unless_it_says_so() -> None:
    """Then it happens for energy only."""
    t = Expedition(more=BELL).hand("Bell").play(play("Bell", "energy"))
    assert t.points() == (0, 1, 1)
    t.settled()

    t = Expedition(more=BELL).hand("Bell")
    t.refuses(play("Bell", "strength"), "HS-4.1R")


def test_hs_4_2r__an_effect_is_done_as_far_as_it_can_be() -> None:
    """Nothing to draw, no room to reveal: the card is played all the same."""
    t = Expedition().deck().hand("Satchel").play(play("Satchel", "movement"))
    assert (t.points(), t.cards("hand")) == ((1, 0, 0), [])
    t.settled()

    t = Expedition().rooms(up("Rat")).hand("Lamp").play(play("Lamp", "movement"))
    assert t.points() == (1, 0, 0)
    t.settled()


def test_hs_4_2r__one_of_two_is_done() -> None:
    """Two cards are to be drawn, and one is there."""
    pair = made("item", "Pair", "Draw 2 cards.", movement=1)
    t = Expedition(more=pair).deck("Boots").hand("Pair").play(play("Pair", "movement"))

    assert t.cards("hand") == ["Boots"]
    t.settled()


def test_hs_4_2r__an_impossible_must_does_not_forbid_playing() -> None:
    """No card is left in the hand to retire."""
    t = Expedition(more=ALTAR).hand("Altar").play(play("Altar", "strength"))

    assert t.points() == (0, 1, 0)
    t.settled()


# Spending ------------------------------------------------------------------------------------


def points(**more: int) -> Expedition:
    """In room 1, with 4 points of each kind."""
    return Expedition().stand(1).count(**({"movement": 4, "strength": 4, "energy": 4} | more))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Coin", "acquire"),
        ("Rat", "defeat"),
        ("Web", "clear"),
        ("Toll", "clear"),
        ("Coin", "move 1"),
    ],
)
def test_hs_4_3__spending_on_anything_resets_all_three(card: str, words: str) -> None:
    t = points().rooms(up(card)).play(words)

    assert t.points() == (0, 0, 0)
    t.settled()


def test_hs_4_3__renting_resets_all_three() -> None:
    t = Expedition().count(movement=4, strength=4, energy=4).play(rent("Rope"))

    assert t.points() == (0, 0, 0)
    t.settled()


def test_hs_4_3__points_are_not_split_between_two_actions() -> None:
    """4 strength would do for two Rats at 2; after the first nothing is left."""
    t = points(movement=9).rooms(up("Rat"), up("Rat"))
    t.play("defeat")

    t.refuses("move 1", "HS-5.1", facts="Moving a room takes 1 movement; there is 0.")
    t.settled()


def test_hs_4_3__points_of_several_cards_add_up_for_one_action() -> None:
    t = Expedition().rooms(up("Ogre")).stand(1).hand("Sabre", "Hairpin", "Boots")
    t.play(play("Sabre", "strength"))
    t.refuses("defeat", "HS-6.3", facts="Ogre takes 5 strength; there is 3.")

    t.play(play("Hairpin", "strength"), "defeat")
    assert t.cards("trophies") == ["Ogre"]
    t.settled()


def test_hs_case_2__two_rooms_of_four_and_all_points_are_gone() -> None:
    """4 movement, two rooms: the other 2 are gone, and so are strength and energy."""
    t = Expedition().rooms("Lamp", up("Coin")).hand("Skates", "Sabre", "Pebble")
    t.play(play("Skates", "movement"), play("Sabre", "strength"), play("Pebble", "energy"))
    assert t.points() == (4, 3, 1)

    with t.changes(position=+2, movement=-4, strength=-3, energy=-1):
        t.play("move 2")
    t.refuses("move 1", "HS-5.1", facts="Moving a room takes 1 movement; there is 0.")
    t.refuses("acquire", "HS-6.1", facts="Coin takes 1 energy; there is 0.")
    t.settled()


def test_hs_4_3__overpaying_is_allowed_and_the_rest_is_lost() -> None:
    t = Expedition().rooms(up("Coin")).stand(1).count(energy=9)

    with t.changes(rooms=-1, hand=+1, energy=-9):
        t.play("acquire")
    t.settled()


def test_hs_4_3r__unspent_points_stay_while_other_cards_are_played() -> None:
    t = Expedition().hand("Boots", "Sabre", "Pebble").play(play("Boots", "movement"))
    t.play(play("Sabre", "strength"), play("Pebble", "energy"))

    assert t.points() == (2, 3, 1)
    t.settled()


def test_hs_4_3r__they_are_gone_when_the_turn_ends() -> None:
    t = Expedition().count(movement=2, strength=3, energy=1).end()

    assert t.points() == (0, 0, 0)
    t.settled()


# Energy for an effect ------------------------------------------------------------------------


def hex_blade(*hand: str) -> Expedition:
    """The Hex Blade is played for its 2 strength; it may cost 1 energy and a retired card."""
    t = Expedition().hand("Hex Blade", *hand).deck().discard("Crappy Sword")
    return t.count(movement=1, energy=3).play(play("Hex Blade", "strength"))


def test_hs_4_4__energy_for_an_effect_is_not_spending() -> None:
    """Movement and strength stay, and 3 strength come on top."""
    t = hex_blade("Boots")
    t.play("do", pay("Boots"), "pile discard", pick("Crappy Sword"))

    assert t.points() == (1, 5, 3)
    t.settled()


def test_hs_4_4r__it_is_paid_by_cards_of_the_hand_and_not_by_energy_held() -> None:
    """3 energy are held, and no card: the effect cannot be had."""
    t = hex_blade()

    assert t.points() == (1, 2, 3)
    t.settled()


def test_hs_4_4r__a_rental_pays_too() -> None:
    t = hex_blade("Rope").play("do")

    assert t.options == [pay("Rope")]
    with t.changes(hand=-1, played=+1, discard=-1, out_of_the_game=+1, strength=+3):
        t.play(pay("Rope"), "pile discard", pick("Crappy Sword"))
    t.end()
    assert "Rope" in t.cards("rentals")
    t.settled()


def test_hs_4_4r__two_energy_are_two_cards() -> None:
    """With one card the Scroll offers nothing."""
    t = Expedition(more=SCROLL).hand("Scroll", "Boots").count(energy=9)
    t.play(play("Scroll", "movement"))
    t.settled()

    t = Expedition(more=SCROLL).hand("Scroll", "Boots", "Sabre")
    t.play(play("Scroll", "movement"), "do", pay("Boots"), pay("Sabre"))
    assert t.points() == (1, 3, 0)
    t.settled()


def test_hs_4_5__both_are_done_or_nothing() -> None:
    """A card pays, but none can be retired: nothing is offered, and the card stays."""
    t = Expedition().hand("Hex Blade", "Boots").deck().play(play("Hex Blade", "strength"))
    assert (t.points(), t.cards("hand")) == ((0, 2, 0), ["Boots"])
    t.settled()


def test_hs_4_5__nothing_is_paid_where_it_is_declined() -> None:
    t = hex_blade("Boots")

    with t.changes():
        t.play("decline")
    assert t.points() == (1, 2, 3)
    t.settled()


def test_hs_4_5__what_is_begun_is_finished() -> None:
    """Having paid, the player cannot stop: a card must be retired."""
    t = hex_blade("Boots").play("do", pay("Boots"))

    t.refuses("decline", "HS-4.2")
    t.refuses(END, "HS-4.2")
    with t.changes(discard=-1, out_of_the_game=+1, strength=+3):
        t.play("pile discard", pick("Crappy Sword"))
    t.settled()


# Keys ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "left"), [("movement", (2, 0, 0)), ("strength", (0, 2, 0))])
def test_hs_4_6__what_opens_a_lock_still_gives_its_points(
    what: str, left: tuple[int, int, int]
) -> None:
    t = Expedition().rooms(up("Chalice"), up("Rat")).stand(1).hand("Hairpin")
    t.play(play("Hairpin", what), "open")

    assert t.cards("hand") == ["Chalice"]
    assert t.points() == left
    t.settled()


def test_hs_4_6__the_movement_of_a_key_is_spent_afterwards() -> None:
    t = Expedition().rooms(up("Chalice"), None, "Rat").stand(1).hand("Hairpin")
    t.play(play("Hairpin", "movement"), "open", "move 2")

    assert (t.number("position"), t.face_up(3)) == (3, True)
    t.settled()


def test_hs_4_6__played_for_energy_a_key_opens_nothing() -> None:
    """Its one point is all that it then gives."""
    t = Expedition().rooms(known("Chalice")).stand(1).hand("Hairpin")
    t.play(play("Hairpin", "energy"))

    assert (t.room(1), t.points()) == ("Chalice", (0, 0, 1))
    t.settled()
