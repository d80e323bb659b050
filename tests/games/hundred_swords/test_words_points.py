"""Words about points: yes, no, and the boundary of each."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.trial import Trial


def test_hs_4_2__gain_gives_points_at_once_and_beside_the_printed_ones() -> None:
    t = Trial("Gain 2 strength.", strength=1).hand("Thing")

    t.uses("strength")

    assert t.number("strength") == 3
    t.settled()


def test_hs_4_2__gain_happens_not_when_the_card_is_played_for_energy() -> None:
    t = Trial("Gain 2 strength.", strength=1).hand("Thing")

    t.uses("energy")

    assert (t.number("strength"), t.number("energy")) == (0, 1)
    t.settled()


@pytest.mark.parametrize("points", ["movement", "strength", "energy"])
def test_hs_4_2__gain_adds_to_each_kind_of_points_up_to_99(points: str) -> None:
    t = Trial(f"Gain 9 {points}.").hand("Thing").has(**{points: 95})

    t.uses()

    assert t.number(points) == 99
    t.settled()


def test_hs_4_2__gain_when_played_for_energy_says_so() -> None:
    t = Trial("When played for energy, gain 1 energy.", movement=1).hand("Thing")

    t.uses("energy")

    assert t.number("energy") == 2
    t.settled()


def test_hs_4_2__gain_for_each_counts_the_swords_in_play_itself_included() -> None:
    t = Trial("Gain 1 strength for each sword in play.", sword=True)
    t.hand("Thing", "Boots").put("played", "Blade", "Crappy Sword", "Boots")

    t.uses("strength")

    assert t.number("strength") == 3
    t.settled()


def test_hs_4_2__gain_for_each_of_nothing_is_nothing() -> None:
    t = Trial("Gain 1 strength for each sword in play.").hand("Thing").put("played", "Boots")

    t.uses("strength")

    assert t.number("strength") == 0
    t.settled()


@pytest.mark.parametrize(
    "things, n",
    [
        ("card in your hand", 2),
        ("empty room", 1),
        ("hidden room", 1),
        ("revealed monster", 2),
    ],
)
def test_hs_4_2__gain_for_each_counts_what_it_names(things: str, n: int) -> None:
    t = Trial(f"Gain 2 movement for each {things}.").hand("Thing", "Boots", "Boots")
    t.rooms("Rat+", "Gem", "", "Ogre+", "Gem+")

    t.uses()

    assert t.number("movement") == 2 * n
    t.settled()


def test_hs_4_2__a_card_face_down_is_no_revealed_monster() -> None:
    t = Trial("Gain 1 energy for each revealed monster.").hand("Thing").rooms("Rat", "Gem+")

    t.uses()

    assert t.number("energy") == 0
    t.settled()


def test_hs_4_2__double_makes_twice_as_many_points() -> None:
    t = Trial("Double your strength.", strength=1).hand("Thing").has(strength=3)

    t.uses("strength")

    assert t.number("strength") == 8
    t.settled()


def test_hs_4_2__double_of_nothing_is_nothing() -> None:
    t = Trial("Double your strength.").hand("Thing")

    t.uses("strength")

    assert t.number("strength") == 0
    t.settled()


def test_hs_4_2__double_heaps_up_99_at_most() -> None:
    t = Trial("Double your energy.").hand("Thing").has(energy=60)

    t.uses()

    assert t.number("energy") == 99
    t.settled()


def test_hs_4_4r__pay_energy_takes_cards_of_the_hand_and_leaves_points_alone() -> None:
    t = Trial("You may pay 2 energy to gain 5 strength.").hand("Thing", "Boots", "Gem", "Blade")
    t.has(energy=7)

    t.uses().play("do", "pay Boots", "pay Gem")

    assert (t.number("energy"), t.number("strength")) == (7, 5)
    assert t.cards("hand") == ["Blade"]
    t.settled()


def test_hs_4_4r__energy_already_held_pays_for_no_effect() -> None:
    t = Trial("You may pay 2 energy to gain 5 strength.").hand("Thing", "Boots").has(energy=7)

    t.uses()

    assert t.number("strength") == 0
    t.settled()


def test_hs_4_4r__just_enough_cards_pay() -> None:
    t = Trial("You may pay 2 energy to gain 5 strength.").hand("Thing", "Boots", "Boots")

    t.uses()

    assert t.options == ["decline", "do"]
    t.play("do", "pay Boots").refuses("pay Gem", "HS-4.1")
    t.play("pay Boots")
    assert t.number("strength") == 5
    t.settled()


def test_hs_4_4r__a_rental_can_pay() -> None:
    t = Trial("You may pay 1 energy to gain 5 strength.").hand("Thing", "Hired Key")

    t.uses().play("do", 'pay "Hired Key"')

    assert t.number("strength") == 5
    t.settled()


def test_hs_4_2__declining_costs_nothing() -> None:
    t = Trial("You may pay 1 energy to gain 5 strength.").hand("Thing", "Boots")

    t.uses().play("decline")

    assert t.cards("hand") == ["Boots"]
    assert t.number("strength") == 0
    t.settled()
