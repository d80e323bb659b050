"""Acquire and defeat: what the card in the room costs, and where it goes (HS-6)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import END, Expedition, known, made, pick, play, up

MORE = """
[[item]]
name = "Hot Potato"
cost = 1
text = "When acquired, discard your hand."

[[item]]
name = "Peddler"
cost = 0
movement = 1
text = "You may trade a card from your hand for the item in your room."

[[monster]]
name = "Ghost"
strength = 1
text = "When defeated, if you have 1 or more trophies, gain 2 strength."

[[obstacle]]
name = "Altar"
text = "Cleared for 2 energy. When cleared, if you have 1 or more trophies, gain 2 strength."

[[item]]
name = "Twig"
cost = 0
copies = 30
"""

GATE = made("obstacle", "Gate", "Boss. Cleared when a monster is revealed.")
VAULT = made("obstacle", "Vault", "Boss.", locked=True)
PICK = made("item", "Pick", "Open the lock in your room.")


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


# Acquire -------------------------------------------------------------------------------------


def test_hs_6_1__an_item_is_acquired_for_its_energy_and_comes_to_the_hand() -> None:
    """The Sabre costs 2: with exactly 2 energy it is had; the energy is gone."""
    t = story().rooms(up("Sabre")).stand(1).count(energy=2)

    with t.changes(rooms=-1, hand=+1, energy=-2):
        t.play("acquire")
    assert t.cards("hand") == ["Sabre"]
    t.settled()


def test_hs_6_1__one_energy_less_is_too_little() -> None:
    """Nor does strength help."""
    t = story().rooms(up("Sabre")).stand(1).count(energy=1, strength=9)

    t.refuses(
        "acquire",
        "HS-6.1",
        facts="Sabre takes 2 energy; there is 1.",
        remedy="Play cards for 1 more energy.",
    )
    assert t.options == [END]


def test_hs_6_1__the_item_can_be_used_in_the_same_turn() -> None:
    """It is played for its strength as if it had been drawn."""
    t = story().rooms(up("Sabre")).stand(1).count(energy=2)

    t.play("acquire")
    with t.changes(hand=-1, played=+1, strength=+3):
        t.play(play("Sabre", "strength"))
    t.settled()


def test_hs_6_1__with_a_trophy_icon_it_goes_to_the_trophies() -> None:
    """It is never in the hand."""
    t = story().rooms(up("Purse")).stand(1).count(energy=2)

    with t.changes(rooms=-1, trophies=+1, energy=-2):
        t.play("acquire")
    assert t.cards("trophies") == ["Purse"]
    t.settled()


def test_hs_6_1__only_in_its_room() -> None:
    """An item next door cannot be acquired, and an item is neither defeated nor cleared."""
    t = story().rooms(up("Sabre"), None).stand(2).count(energy=9, strength=9)

    t.refuses("acquire", "HS-5.5", facts="Room 2 is empty.")

    t = story().rooms(up("Sabre")).stand(1).count(energy=9, strength=9)
    t.refuses("defeat", "HS-6.3", facts="Sabre is an item.")
    t.refuses("clear", "HS-6.4", facts="Sabre is an item.")


def test_hs_6_1r__a_known_item_is_acquired_face_down_and_shown_but_not_revealed() -> None:
    """The Chime gives energy when revealed: acquired face down it gives none."""
    t = story().rooms(known("Chime")).stand(1).count(energy=1)

    with t.changes(rooms=-1, hand=+1, energy=-1):
        t.play("acquire")
    assert "Seat 1 acquires Chime." in t.said(1)
    assert not [said for said in t.said(1) if "revealed" in said]
    t.settled()


def test_hs_6_1r__a_face_down_item_that_only_the_other_knows_cannot_be_acquired() -> None:
    """The refusal does not tell what lies there."""
    t = story().rooms(known("Pebble", 1)).stand(1).count(energy=9)

    t.refuses("acquire", "HS-5.5", facts="The card in room 1 lies face down.")


def test_hs_6_1r__looking_at_an_item_and_putting_it_back_is_not_revealing() -> None:
    """Put back, the Chime gives nothing; revealed, it gives 1 energy."""
    t = story().rooms("Chime").count(movement=1)
    with t.changes(movement=-1, position=+1):
        t.play("move 1", "replace")
    assert not t.face_up(1)
    t.settled()

    t = story().rooms("Chime").count(movement=1)
    with t.changes(movement=-1, position=+1, energy=+1):
        t.play("move 1", "reveal")
    assert t.face_up(1)
    t.settled()


# Defeat --------------------------------------------------------------------------------------


def test_hs_6_3__a_monster_is_defeated_with_its_strength_and_is_a_trophy() -> None:
    """A Rat takes 2: with exactly 2 it falls."""
    t = story().rooms(up("Rat")).stand(1).count(strength=2)

    with t.changes(rooms=-1, trophies=+1, strength=-2):
        t.play("defeat")
    assert t.cards("trophies") == ["Rat"]
    t.settled()


def test_hs_6_3__one_strength_less_is_too_little() -> None:
    """Nor does energy help."""
    t = story().rooms(up("Rat")).stand(1).count(strength=1, energy=9)

    t.refuses("defeat", "HS-6.3", facts="Rat takes 2 strength; there is 1.")
    assert t.options == [END]


def test_hs_6_3__a_monster_can_be_defeated_in_the_turn_in_which_it_was_revealed() -> None:
    """It is surprised, and still there to be fought."""
    t = story().rooms("Rat").hand("Sabre").count(movement=1)

    t.play("move 1", play("Sabre", "strength"), "defeat")
    assert t.cards("trophies") == ["Rat"]
    t.settled()


def test_hs_6_3__a_monster_that_was_hidden_again_cannot_be_attacked() -> None:
    """Though its room is where the player stands, and the player knows it."""
    t = story().rooms(up("Rat")).stand(1).hand("Veil").count(strength=2)

    t.play(play("Veil", "movement"), "room 1")
    t.refuses("defeat", "HS-5.5", facts="The card in room 1 lies face down.")
    t.settled()


def test_hs_6_3r__a_defeated_monster_is_a_trophy_before_it_does_what_it_does() -> None:
    """The Ghost counts itself among the trophies; the strength comes after the spending."""
    t = story().rooms(up("Ghost")).stand(1).count(strength=1)

    with t.changes(rooms=-1, trophies=+1, strength=+1):
        t.play("defeat")
    assert t.number("strength") == 2
    t.settled()


def test_hs_6_3r__an_acquired_item_is_in_the_hand_before_it_does_what_it_does() -> None:
    """The Hot Potato is discarded with the hand into which it came."""
    t = story().rooms(up("Hot Potato")).stand(1).hand("Sabre").count(energy=1)

    with t.changes(rooms=-1, hand=-1, discard=+2, energy=-1):
        t.play("acquire")
    assert t.cards("discard") == ["Sabre", "Hot Potato"]
    t.settled()


def test_hs_6_3r__a_cleared_obstacle_is_a_trophy_before_it_does_what_it_does() -> None:
    t = story().rooms(up("Altar")).stand(1).count(energy=2)

    with t.changes(rooms=-1, trophies=+1, energy=-2, strength=+2):
        t.play("clear")
    t.settled()


# Starters, and how many cards there may be ----------------------------------------------------


def test_hs_6_5__a_starter_that_lies_in_the_dungeon_costs_1_energy() -> None:
    t = story().rooms(up("Boots")).stand(1).count(energy=1)
    with t.changes(rooms=-1, hand=+1, energy=-1):
        t.play("acquire")
    assert t.cards("hand") == ["Boots"]
    t.settled()

    t = story().rooms(up("Boots")).stand(1)
    t.refuses("acquire", "HS-6.1", facts="Boots takes 1 energy; there is 0.")


def test_hs_6_5__a_starter_comes_there_by_a_trade_and_whoever_buys_it_owns_it() -> None:
    """From then on it counts among the buyer's cards and no longer among the seller's."""
    t = story().rooms(up("Sabre")).stand(1).hand("Peddler", "Boots", "Skates")

    t.play(play("Peddler", "movement"), "do", pick("Boots"))
    assert t.room(1) == "Boots"
    assert t.face_up(1)
    assert "Boots" not in t.cards("owned")
    t.play(play("Skates", "energy"), "acquire")
    assert "Boots" in t.cards("owned")
    t.settled()


def test_hs_6_6r__nobody_owns_more_than_36_cards_beside_the_trophies() -> None:
    """With 35 one more is acquired, with 36 not; a trophy still is."""
    for n, legal in ((35, True), (36, False)):
        twigs = ["Twig"] * 26
        t = story().rooms(up("Pebble")).stand(1).discard(*twigs, *["Pebble"] * (n - 26))
        t.count(energy=1)
        if legal:
            t.play("acquire")
        else:
            t.refuses("acquire", "HS-6.6R", facts="Nobody owns more than 36 cards")

    t = story().rooms(up("Purse")).stand(1).discard(*["Twig"] * 26, *["Pebble"] * 10)
    t.count(energy=2).play("acquire")
    assert t.cards("trophies") == ["Purse"]


def test_hs_6_6r__nobody_has_more_than_44_trophies() -> None:
    """With 43 one more monster is defeated, with 44 not."""
    for n, legal in ((43, True), (44, False)):
        trophies = ["Twig"] * 30 + ["Pebble"] * (n - 30)
        t = story().rooms(up("Rat")).stand(1).trophies(*trophies).count(strength=2)
        if legal:
            t.play("defeat")
            assert t.number("trophies") == 44
        else:
            t.refuses("defeat", "HS-6.6R", facts="has more than 44 trophies")


def test_hs_6_6r__an_obstacle_that_waits_for_a_monster_is_not_one_trophy_too_many() -> None:
    for n, cleared in ((43, True), (44, False)):
        t = Expedition(more=MORE, boss=GATE).rooms(up("Gate"), "Rat").stand(1).hand("Lamp")
        t.trophies(*["Twig"] * 30, *["Pebble"] * (n - 30))
        t.play(play("Lamp", "movement"), "room 2")

        assert t.number("trophies") == 44
        assert (t.room(1) is None) == cleared
        assert t.number("boss fell") == cleared
        t.settled()


def test_hs_6_6r__a_boss_that_an_effect_vaporizes_does_not_end_the_game() -> None:
    """Its lock is opened by an effect; the player has room for it, or has not."""
    for n, won in ((43, True), (44, False)):
        t = Expedition(more=MORE + PICK, boss=VAULT).rooms(up("Vault")).stand(1).hand("Pick")
        t.trophies(*["Twig"] * 30, *["Pebble"] * (n - 30))
        t.play(play("Pick", "movement"))

        assert ("Vault" in t.cards("trophies")) == won
        assert ("Vault" in t.cards("out of the game")) == (not won)
        assert t.number("boss fell") == won
        t.settled()


# Cases ---------------------------------------------------------------------------------------


def test_hs_case_6__an_acquired_item_is_played_for_energy_in_the_same_turn() -> None:
    """Its price is spent first; then it is worth 1 energy, as every card is."""
    t = story().rooms(up("Sabre")).stand(1).count(energy=2)

    t.play("acquire")
    assert t.number("energy") == 0
    with t.changes(hand=-1, played=+1, energy=+1):
        t.play(play("Sabre", "energy"))
    t.settled()


def test_hs_case_6__an_item_with_a_trophy_icon_is_not() -> None:
    t = story().rooms(up("Purse")).stand(1).count(energy=2)

    t.play("acquire")
    t.refuses(play("Purse", "energy"), "HS-4.1")
