"""The turn: rent, explore, discard, consolidate, refill, draw, pass on (HS-3)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import (
    CELLAR,
    END,
    STARTERS,
    WYRM,
    Expedition,
    made,
    pick,
    play,
    read,
    rent,
    up,
)
from underdeck.core.kernel import NOBODY
from underdeck.games import hundred_swords

FAN = made("item", "Fan", "You may discard a card from your hand to gain 2 strength.")
SHELF = made("item", "Shelf", "You may put a card from your hand on top of your deck.")
STUMP = made("item", "Stump", "You may retire a card from your hand.")


# Start and rent ------------------------------------------------------------------------------


def test_hs_3_1__a_turn_starts_outside_and_without_points() -> None:
    """Whatever the player before had left."""
    t = Expedition().rooms(up("Coin")).stand(1).count(movement=2, strength=3, energy=1).end()

    assert t.asked == 1
    assert (t.number("position"), t.points()) == (0, (0, 0, 0))
    assert t.said()[-1] == "Turn 2: seat 2."
    t.settled()


def test_hs_3_2__a_rental_is_paid_by_energy_of_at_least_its_cost() -> None:
    """The Club costs 2: 1 is too little; 2 and 3 do."""
    Expedition().count(energy=1).refuses(
        rent("Club"), "HS-3.2", facts="Club takes 2 energy; there is 1.", remedy="1 more energy"
    )
    for energy in (2, 3):
        t = Expedition().count(energy=energy)
        with t.changes(rentals=-1, hand=+1, energy=-energy):
            t.play(rent("Club"))
        t.settled()


def test_hs_3_2__any_number_of_rentals_can_be_rented() -> None:
    t = Expedition().hand("Coin", "Boots", "Pebble")
    t.play(play("Coin", "energy"), rent("Club"), play("Boots", "energy"), rent("Rope"))
    t.play(play("Pebble", "energy"), rent("Passkey"))

    assert t.cards("rentals") == []
    assert {"Club", "Rope", "Passkey"} <= set(t.cards("hand"))
    t.settled()


def test_hs_3_2__renting_ends_with_entering_the_dungeon() -> None:
    t = Expedition().rooms("Rat").hand("Boots", "Pebble")
    t.play(play("Boots", "movement"), "move 1", play("Pebble", "energy"))

    t.refuses(rent("Rope"), "HS-3.2R", facts="Renting ended with the first move")
    t.settled()


def test_hs_3_2__a_rental_goes_back_and_never_to_the_discard() -> None:
    """Played or not."""
    t = Expedition().hand("Rope", "Club").play(play("Rope", "movement"), END)

    assert sorted(t.cards("rentals")) == ["Club", "Passkey", "Rope"]
    assert t.cards("discard") == []
    t.settled()


def test_hs_case_1__what_is_left_of_three_energy_rents_nothing() -> None:
    """With 3 energy one rental of cost 1 is rented: 0 is left, and a second must wait."""
    t = Expedition().hand("Coin", "Pebble").play(play("Coin", "energy"), play("Pebble", "energy"))
    assert t.points() == (0, 0, 3)

    with t.changes(rentals=-1, hand=+1, energy=-3):
        t.play(rent("Rope"))
    t.refuses(rent("Passkey"), "HS-3.2", facts="Passkey takes 1 energy; there is 0.")
    t.settled()


def test_hs_3_2r__outside_cards_can_be_played_for_anything() -> None:
    t = Expedition().hand("Hairpin", "Boots", "Crappy Sword").play(play("Boots", "movement"))
    t.play(play("Hairpin", "strength"), play("Crappy Sword", "energy"))

    assert t.points() == (2, 2, 1)
    assert t.offers(rent("Rope"))
    t.settled()


def test_hs_3_2r__a_rental_can_be_played_for_energy_to_rent_another() -> None:
    t = Expedition().hand("Rope").play(play("Rope", "energy"), rent("Passkey"))

    assert t.cards("hand") == ["Passkey"]
    t.play(END)
    assert sorted(t.cards("rentals")) == ["Club", "Passkey", "Rope"]
    t.settled()


def test_hs_3_2r__a_rental_that_would_go_elsewhere_goes_back() -> None:
    """Discarded, or put on the deck: it lies with the rentals again, and can be rented again."""
    t = Expedition(more=FAN).hand("Rope", "Fan")
    t.play(play("Fan", "strength"), "do", pick("Rope"))
    assert (t.number("discard"), "Rope" in t.cards("rentals")) == (0, True)
    t.settled()

    t = Expedition(more=SHELF).hand("Rope", "Shelf", "Pebble")
    before = t.cards("deck")
    t.play(play("Shelf", "strength"), "do", 'keep "Rope"')
    assert (t.cards("deck"), "Rope" in t.cards("rentals")) == (before, True)
    t.play(play("Pebble", "energy"), rent("Rope"))
    t.settled()


def test_hs_3_2r__a_rental_that_would_move_itself_goes_back() -> None:
    """Its own text would make it a trophy."""
    text = 'text = "Put this card into your trophies."'
    club = CELLAR.replace("strength = 4", f"strength = 4\n{text}")
    game = hundred_swords.game((), 2, [read(STARTERS), read(club + WYRM)])
    t = Expedition(game=game).hand("Club")

    with t.changes(hand=-1, rentals=+1, strength=+4):
        t.play(play("Club", "strength"))
    t.settled()


def test_hs_3_2r__a_rental_cannot_be_retired() -> None:
    """What costs a retired card is then not offered."""
    t = Expedition(more=STUMP).hand("Rope", "Stump").play(play("Stump", "strength"))

    assert "Rope" in t.cards("hand")
    t.settled()


# In any order --------------------------------------------------------------------------------


def test_hs_3_3__moving_defeating_acquiring_and_clearing_come_in_any_order() -> None:
    """As often as wished: move, acquire, move, defeat, move, clear, move."""
    t = Expedition().rooms("Coin", "Rat", "Web", "Lamp")
    t.hand("Boots", "Boots", "Hairpin", "Sabre", "Skates", "Satchel", "Pebble")
    t.play(play("Boots", "movement"), "move 1", "reveal")
    t.play(play("Pebble", "energy"), "acquire")
    t.play(play("Satchel", "movement"), "move 1")
    t.play(play("Hairpin", "strength"), "defeat")
    t.play(play("Boots", "movement"), "move 1")
    t.play(play("Sabre", "strength"), "clear")
    t.play(play("Skates", "movement"), "move 2")

    assert t.cards("trophies") == ["Rat", "Web"]
    assert t.number("position") == 5
    t.settled()


def test_hs_3_3__nothing_at_all_need_be_done() -> None:
    t = Expedition().rooms("Coin", "Rat", "Web", "Lamp", "Ogre")

    with t.changes(hand=+5, deck=-5):
        t.play(END)
    t.settled()


# The end of the turn -------------------------------------------------------------------------


def test_hs_3_4__what_was_played_and_what_is_left_is_discarded() -> None:
    t = Expedition().hand("Boots", "Sabre", "Rope").play(play("Boots", "movement"), END)

    assert t.cards("discard") == ["Boots", "Sabre"]
    assert (t.number("played"), "Rope" in t.cards("rentals")) == (0, True)
    t.settled()


def test_hs_3_4__the_other_players_cards_stay() -> None:
    t = Expedition().hand("Coin", of=1).hand("Sabre").play(END)

    assert t.cards("hand", 1) == ["Coin"]
    t.settled()


def test_hs_3_5__the_cards_slide_to_the_left_in_their_order() -> None:
    t = Expedition().rooms(None, "Rat", None, "Web", "Coin").play(END)

    assert [t.room(n) for n in (1, 2, 3)] == ["Rat", "Web", "Coin"]
    t.settled()


def test_hs_3_5__faces_slide_with_their_cards() -> None:
    """What is face up stays so; what is face down is not shown."""
    t = Expedition().rooms(None, up("Rat"), None, "Web", up("Coin")).play(END)

    assert [t.face_up(n) for n in (1, 2, 3)] == [True, False, True]
    t.settled()


def test_hs_3_6__the_dungeon_is_refilled_face_down_to_five_cards() -> None:
    """From the top of the deck, into the rooms that are empty after sliding."""
    t = Expedition().rooms(up("Rat"), None, up("Web"), None, up("Coin"))
    t.dungeon_deck("Pebble", "Lamp", "Ogre").play(END)

    assert [t.room(n) for n in range(1, 6)] == ["Rat", "Web", "Coin", "Ogre", "Lamp"]
    assert [t.face_up(n) for n in (4, 5)] == [False, False]
    assert not any(t.sees(n, seat) for n in (4, 5) for seat in (0, 1, NOBODY))
    t.settled()


def test_hs_3_6__a_full_dungeon_is_not_refilled() -> None:
    t = Expedition().rooms("Rat", "Web", "Coin", "Lamp", "Ogre")

    with t.changes(hand=+5, deck=-5):
        t.play(END)
    t.settled()


def test_hs_3_7__a_turn_starts_with_five_cards_or_the_match_is_over() -> None:
    """One card for two empty rooms: over. Two: five cards lie there."""
    t = Expedition().rooms("Rat", "Web", "Coin").dungeon_deck("Lamp").play(END)
    assert t.state.over()
    t.settled()

    t = Expedition().rooms("Rat", "Web", "Coin").dungeon_deck("Lamp", "Ogre").play(END)
    assert all(t.room(n) for n in range(1, 6))
    t.settled()


def test_hs_3_7__the_end_comes_before_the_next_hand() -> None:
    """A Boss fell this turn: nobody draws any more."""
    t = Expedition().rooms(up("Wyrm")).stand(1).count(strength=6).play("defeat")

    with t.changes(rooms=+5, dungeon_deck=-5, position=-1):
        t.play(END)
    assert t.state.over()
    t.settled()


def test_hs_3_8__five_cards_are_drawn() -> None:
    """From the top of the deck, and only their owner sees them."""
    t = Expedition().deck("Boots", "Sabre", "Coin", "Lamp", "Pebble", "Veil").play(END)

    assert sorted(t.cards("hand")) == ["Coin", "Lamp", "Pebble", "Sabre", "Veil"]
    assert "Drew Veil." in t.said(0)
    assert "Drew Veil." not in t.said(1)
    t.settled()


def test_hs_3_8__a_deck_of_four_takes_the_shuffled_discard() -> None:
    """What was discarded this turn is among it."""
    t = Expedition().deck("Boots", "Sabre", "Coin", "Lamp").hand("Veil", "Pebble").play(END)

    t.shuffle("Pebble")
    assert sorted(t.cards("hand")) == ["Boots", "Coin", "Lamp", "Pebble", "Sabre"]
    assert (t.cards("deck"), t.cards("discard")) == (["Veil"], [])
    t.settled()


def test_hs_case_4__only_the_discard_is_shuffled_in_mid_turn() -> None:
    """The deck is empty: the new deck is the discard, without what lies in play."""
    t = Expedition().deck().discard("Boots", "Sabre").hand("Satchel", "Coin", "Lamp")
    t.play(play("Coin", "energy"), play("Satchel", "movement")).shuffle("Sabre")

    assert sorted(t.cards("hand")) == ["Lamp", "Sabre"]
    assert t.cards("deck") == ["Boots"]
    assert t.cards("played") == ["Coin", "Satchel"]
    assert t.cards("discard") == []
    t.settled()


def test_hs_3_9__it_is_the_next_players_turn_and_then_the_firsts_again() -> None:
    t = Expedition()

    assert t.asked == 0
    t.end()
    assert t.asked == 1
    t.end()
    assert t.asked == 0
    t.settled()


def test_hs_3_9__with_three_players_it_goes_round() -> None:
    """From the one who was drawn to begin."""
    t = Expedition(seats=3, game=hundred_swords.game(seats=3)).deal().chance().roll(3)
    asked = [t.asked]
    for _ in range(3):
        t.play("enter 1").end()
        asked.append(t.asked)

    assert asked == [2, 0, 1, 2]
    t.settled("Enter")


def test_hs_3_9__also_where_a_mulligan_is_offered_at_the_start() -> None:
    """The turn that is ended is over: the other one is asked, about the mulligan first."""
    t = Expedition("mulligan").end()

    assert t.asked == 1
    assert "mulligan" in t.options
    t.settled("Mulligan")
