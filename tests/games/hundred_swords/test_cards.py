"""The kinds of card: items, monsters, obstacles, locks, and the Boss (HS-2)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import Expedition, known, made, play, up

IDOL = made("item", "Idol", "Boss.", cost=3, gold=5)
RIFT = made("obstacle", "Rift", "Boss. Cleared for 3 energy.", gold=5)
SHRINE = made("obstacle", "Shrine", "Cleared when an item is revealed.")


# Items ---------------------------------------------------------------------------------------


def test_hs_2_1__an_item_has_movement_strength_and_an_effect() -> None:
    """The Hairpin has 2 of both, and gives 1 energy like any card."""
    for what, points in (("movement", (2, 0, 0)), ("strength", (0, 2, 0)), ("energy", (0, 0, 1))):
        t = Expedition().hand("Hairpin").play(play("Hairpin", what))

        assert t.points() == points
        t.settled()


@pytest.mark.parametrize("card", ["Boots", "Skates", "Rope"])
def test_hs_2_1__starters_dungeon_items_and_rentals_are_items(card: str) -> None:
    """All are played alike."""
    t = Expedition().hand(card)

    with t.changes(hand=-1, played=+1, energy=+1):
        t.play(play(card, "energy"))
    t.settled()


def test_hs_2_1__an_item_may_give_more_than_one_energy_by_its_effect() -> None:
    t = Expedition().hand("Coin").play(play("Coin", "energy"))

    assert t.points() == (0, 0, 2)
    t.settled()


def test_hs_2_1__an_item_costs_energy_or_has_a_lock() -> None:
    """The Purse costs 2; no energy buys the Crown."""
    t = Expedition().rooms(up("Purse")).stand(1).count(energy=1)
    t.refuses("acquire", "HS-6.1", facts="Purse takes 2 energy; there is 1.")

    t = Expedition().rooms(up("Crown")).stand(1).count(energy=9)
    t.refuses("acquire", "HS-2.2", facts="Crown is locked.")
    t.settled()


def test_hs_2_1__a_trophy_icon_sends_an_item_to_the_trophies() -> None:
    t = Expedition().rooms(up("Purse")).stand(1).count(energy=2)

    with t.changes(rooms=-1, trophies=+1, energy=-2):
        t.play("acquire")
    t.settled()


# Monsters and obstacles ----------------------------------------------------------------------


def test_hs_2_2__a_monster_takes_strength() -> None:
    """As much as its cost, and no energy instead."""
    t = Expedition().rooms(up("Rat")).stand(1).count(strength=1, energy=9)
    t.refuses("defeat", "HS-6.3", facts="Rat takes 2 strength; there is 1.")

    t = Expedition().rooms(up("Rat")).stand(1).count(strength=2)
    with t.changes(rooms=-1, trophies=+1, strength=-2):
        t.play("defeat")
    t.settled()


@pytest.mark.parametrize(("card", "what"), [("Web", "strength"), ("Toll", "energy")])
def test_hs_2_2__an_obstacle_is_cleared_by_strength_or_energy_as_it_says(
    card: str, what: str
) -> None:
    other = "energy" if what == "strength" else "strength"
    t = Expedition().rooms(up(card)).stand(1).count(**{what: 1, other: 9})
    t.refuses("clear", "HS-6.4", facts=f"{card} takes 2 {what}; there is 1.")

    t = Expedition().rooms(up(card)).stand(1).count(**{what: 2})
    with t.changes(rooms=-1, trophies=+1, **{what: -2}):
        t.play("clear")
    t.settled()


def test_hs_2_2__an_obstacle_is_cleared_when_the_kind_that_it_names_is_revealed() -> None:
    """The Shrine waits for an item; a monster does not do."""
    t = Expedition(more=SHRINE).rooms(up("Shrine"), "Coin", "Rat").stand(1).hand("Lamp")
    t.play(play("Lamp", "movement"), "room 3")
    assert t.room(1) == "Shrine"

    t = Expedition(more=SHRINE).rooms(up("Shrine"), "Coin", "Rat").stand(1).hand("Lamp")
    t.play(play("Lamp", "movement"), "room 2")
    assert t.cards("trophies") == ["Shrine"]
    t.settled()


def test_hs_2_2__an_obstacle_is_cleared_by_moving_past_it() -> None:
    t = Expedition().rooms(up("Plank"), "Rat").hand("Boots")

    with t.changes(hand=-1, played=+1, rooms=-1, trophies=+1, position=+2):
        t.play(play("Boots", "movement"), "move 2")
    assert t.cards("trophies") == ["Plank"]
    t.settled()


def test_hs_2_2__points_do_not_clear_what_waits_for_something_else() -> None:
    t = Expedition().rooms(up("Mirror")).stand(1).count(strength=9, energy=9)

    t.refuses("clear", "HS-6.4", facts="Mirror is an obstacle that no points clear.")
    t.settled()


@pytest.mark.parametrize("card", ["Crown", "Golem", "Hatch"])
def test_hs_2_2__a_key_played_in_the_room_opens_a_lock(card: str) -> None:
    """Of an item, a monster or an obstacle: each becomes a trophy here."""
    t = Expedition().rooms(up(card)).stand(1).hand("Hairpin")

    with t.changes(hand=-1, played=+1, rooms=-1, trophies=+1, movement=+2):
        t.play(play("Hairpin", "movement"), "open")
    assert t.cards("trophies") == [card]
    t.settled()


@pytest.mark.parametrize(
    ("card", "verb"), [("Crown", "acquire"), ("Golem", "defeat"), ("Hatch", "clear")]
)
def test_hs_2_2__no_points_open_a_lock(card: str, verb: str) -> None:
    t = Expedition().rooms(up(card)).stand(1).count(strength=99, energy=99)

    t.refuses(verb, "HS-2.2", facts=f"{card} is locked.", remedy="Key")
    t.settled()


def test_hs_2_2__a_key_in_another_room_opens_nothing() -> None:
    """Outside, or where something else lies."""
    for room in (0, 1):
        t = Expedition().rooms("Coin", up("Crown")).stand(room).hand("Hairpin")
        t.play(play("Hairpin", "movement"))

        assert t.room(2) == "Crown"
        t.settled()


# The Boss ------------------------------------------------------------------------------------


def test_hs_2_3__a_boss_that_is_an_item_is_put_back_and_walked_past() -> None:
    t = Expedition(boss=IDOL).rooms("Idol", "Rat").hand("Boots", "Awkward Sword")
    t.play(play("Awkward Sword", "movement"), "move 1", "replace")

    assert not t.face_up(1)
    t.play(play("Boots", "movement"), "move 1")
    assert t.number("position") == 2
    t.settled()


def test_hs_2_3__a_boss_that_is_an_item_is_acquired_to_the_hand() -> None:
    t = Expedition(boss=IDOL).rooms(known("Idol")).stand(1).count(energy=3)

    with t.changes(rooms=-1, hand=+1, energy=-3, boss_fell=+1):
        t.play("acquire")
    t.settled()


def test_hs_2_3__a_boss_that_is_a_monster_blocks() -> None:
    t = Expedition().rooms(up("Wyrm"), "Rat").hand("Boots").play(play("Boots", "movement"))

    t.refuses("move 2", "HS-5.3", facts="Wyrm in room 1 cannot be moved past.")
    t.settled()


def test_hs_2_3__a_boss_that_is_an_obstacle_is_walked_past() -> None:
    t = Expedition(boss=RIFT).rooms(up("Rift"), "Rat").hand("Boots")
    t.play(play("Boots", "movement"), "move 2")

    assert t.number("position") == 2
    t.settled()


def test_hs_2_3__a_boss_that_is_a_monster_can_be_hidden() -> None:
    t = Expedition().rooms(up("Wyrm"), "Rat").hand("Veil", "Boots")
    t.play(play("Veil", "movement"), "room 1")

    assert not t.face_up(1)
    t.play(play("Boots", "movement"), "move 2")
    assert t.number("position") == 2
    t.settled()
