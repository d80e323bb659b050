"""Monsters, elements, followers, weapons, treatments and traps (DD-4)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_duel.trial import Duel
from underdeck.games import dungeon_duel

BOOK = {
    *("Tombstone Turtle", "Evilgod", "Hammer's Axe", "Wraith Wand", "Bard"),
    *("Noble", "Rune Master", "Adventurer", "Red Rune"),
}


def test_dd_4_0r__what_the_book_does_not_give_is_marked_as_ours() -> None:
    (cards,) = (one.cards for one in dungeon_duel.card_sets())
    from_the_book = {card.name for card in cards if "all" not in card.invented}

    assert from_the_book == BOOK


def test_dd_4_1__a_beaten_monster_gives_its_soul() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages")

    duel.takes(1, "fight")

    assert duel.both("soul") == (1, 0)
    assert duel.both("hp") == (7, 10)
    duel.settled()


def test_dd_4_1r__what_is_kept_lies_before_its_player_all_else_leaves_the_game_face_up() -> None:
    duel = Duel().column(1, "Cellar Rat", "Ember Imp", "Plain Sword", "Bandages", "Loose Flagstone")

    for action in ("fight", "fight", "arm", "treat", "trap"):
        duel.takes(1, action)

    assert (duel.cards("weapons", 0), duel.cards("elements", 1)) == (["Plain Sword"], ["Ember Imp"])
    assert duel.cards("treatments", 1) == ["Bandages"]
    assert {"Cellar Rat", "Loose Flagstone"} <= set(duel.cards("out of the game"))
    assert duel.both("soul") == (1, 0)
    duel.settled()


def test_dd_4_2__the_second_of_an_element_brings_its_magic_at_once() -> None:
    duel = Duel().floor(2).column(1, "Forge Hound", "Leech Jar").put("elements", "Ember Imp")

    duel.takes(1, "fight")

    assert duel.number("magic", 0) == 1
    assert "Seat 1 learns Red Rune." in duel.said()
    assert duel.both("hp") == (3, 10)
    duel.settled()


def test_dd_4_2__one_of_an_element_brings_none() -> None:
    duel = Duel().column(1, "Ember Imp", "Bandages")

    duel.takes(1, "fight")

    assert duel.number("magic", 0) == 0
    assert duel.cards("elements") == ["Ember Imp"]
    duel.settled()


@pytest.mark.parametrize(("options", "learned"), [((), 1), (("single-powers",), 0)])
def test_dd_4_2r__both_may_learn_a_power_unless_by_option_only_the_first_pair_does(
    options: tuple[str, ...], learned: int
) -> None:
    duel = Duel(*options).floor(2).column(1, "Forge Hound", "Leech Jar")
    duel.put("elements", "Ember Imp").magic("Red Rune", owner=1)

    duel.takes(1, "fight")

    assert duel.both("magic") == (learned, 1)
    duel.settled()


def test_dd_4_2r__a_third_copy_gives_nothing_more() -> None:
    duel = Duel().floor(3).column(1, "Lava Prince", "Moon Bow").has(hp=30)
    duel.put("elements", "Ember Imp", "Forge Hound").magic("Red Rune")

    duel.takes(1, "fight")

    assert duel.number("magic", 0) == 1
    assert "Seat 1 learns Red Rune." not in duel.said()
    duel.settled()


@pytest.mark.parametrize(("floor", "hp"), [(1, 6), (2, 12), (3, 18)])
def test_dd_4_3__a_devil_is_stronger_by_floor(floor: int, hp: int) -> None:
    duel = Duel().floor(floor).column(1, "Evilgod", "Bandages").has(hp=30)

    duel.takes(1, "fight")

    assert duel.both("hp") == (30 - hp, 10)
    assert duel.both("soul") == (2, 0)
    duel.settled()


def test_dd_4_4__the_first_follower_costs_one_hp_the_second_two() -> None:
    duel = Duel().column(1, "Swordsman", "Archer").column(2, "Bandages", "Herb Broth")

    duel.takes(1, "recruit").takes(2, "remove").takes(1, "recruit")

    assert duel.both("hp") == (10 - 1 - 2, 10)
    assert sorted(duel.cards("party")) == ["Archer", "Swordsman"]
    duel.settled()


def test_dd_4_4r__a_follower_that_was_lost_lowers_the_price() -> None:
    duel = Duel().column(1, "Swordsman").column(2, "Bandages", "Herb Broth").party("Archer")
    duel.trapped(2, "bow")

    duel.takes(2, "remove").takes(2, "remove")
    duel.play("choose 1")
    assert duel.label("recruit") == "Recruit for 1 HP"
    duel.play("recruit")

    assert duel.both("hp") == (9, 10)
    duel.settled()


@pytest.mark.parametrize(
    ("having", "cost"),
    [
        ({"classes": ("Captain+",)}, 0),
        ({"magic": ("Brown Rune",)}, 1),
        ({"classes": ("Noble+",)}, 1),
    ],
)
def test_dd_4_4__skills_make_followers_cheaper(
    having: dict[str, tuple[str, ...]], cost: int
) -> None:
    duel = Duel().column(1, "Swordsman", "Bandages").party("Archer")
    for what, names in having.items():
        getattr(duel, what)(*names)

    duel.takes(1, "recruit")

    assert duel.both("hp") == (10 - cost, 10)
    duel.settled()


def test_dd_4_5__one_weapon_is_used_in_each_battle() -> None:
    duel = (
        Duel().column(1, "Gutter Goblin", "Bandages").put("weapons", "Plain Sword", "Hunting Bow")
    )

    fights = sorted(one for one in duel.acts() if "fight" in one)
    assert fights == ['fight "Hunting Bow"', 'fight "Plain Sword"']
    duel.refuses('fight "Moon Bow"', "DD-4.5", facts="no weapon of yours")
    duel.play('fight "Hunting Bow"')

    assert duel.both("hp") == (10 - (5 - 4), 10)
    duel.settled()


def test_dd_4_6__a_treatment_heals_at_once_and_makes_each_later_rest_better() -> None:
    duel = Duel().column(1, "Bandages", "Herb Broth", "Archer").column(2, "Rust Crab", "Cave Toad")

    duel.takes(1, "treat")
    assert duel.both("hp") == (12, 10)
    duel.takes(2, "remove").takes(1, "treat")
    assert duel.both("hp") == (15, 10)
    duel.takes(2, "remove").takes(1, "rest")

    assert duel.both("hp") == (15 + 3 + 2, 10)
    duel.settled()


def test_dd_4_7__a_direct_trap_costs_the_opponent_hp_at_once() -> None:
    duel = Duel().column(1, "Loose Flagstone", "Bandages")

    duel.takes(1, "trap")

    assert duel.both("hp") == (10, 8)
    duel.settled()


def test_dd_4_8__two_damage_tokens_are_put_and_strike_the_opponent_who_chooses_such_a_card() -> (
    None
):
    duel = Duel().column(1, "Snare Wire", "Bandages").column(2, "Archer")

    duel.takes(1, "trap").play("put damage 2 1", "put damage 1 1")
    assert (duel.marks(1), duel.marks(2)) == (["damage 1"], ["damage 1"])
    duel.play("choose 1")

    assert duel.both("hp") == (10, 7)
    assert duel.options[0] == "treat"
    duel.play("treat")
    assert duel.both("hp") == (10, 9)
    duel.settled()


def test_dd_4_8r__the_choice_is_binding_and_is_judged_after_the_trap() -> None:
    duel = Duel().column(1, "Rust Crab", "Bandages").has(hp=8).trapped(1, "damage")

    duel.play("choose 1")

    assert duel.number("hp") == 5
    assert duel.options == ["rest", "sacrifice", "remove"]


def test_dd_4_8r__own_tokens_never_strike_their_owner() -> None:
    duel = Duel().column(1, "Bandages", "Archer").trapped(1, "damage", owner=0)

    duel.takes(1, "treat")

    assert duel.both("hp") == (12, 10)
    duel.settled()


def test_dd_4_8r__tokens_of_several_traps_add_up_on_the_floor() -> None:
    duel = Duel().floor(3).column(1, "Spike Pit", *("Moon Bow", "Marble Bull", "Dragon Lance"))
    duel.column(2, "Vault Dragon", "Tide Ogre")
    for row in range(2, 5):
        duel.trapped(1, "damage", owner=0, row=row)

    duel.takes(1, "trap").play("put damage 2 1", "put damage 2 2")

    assert [duel.marks(1, row) for row in (1, 2, 3)] == [["damage 1"]] * 3
    assert [duel.marks(2, row) for row in (1, 2)] == [["damage 1"]] * 2
    duel.settled()


def test_dd_4_9__a_death_trap_puts_three_tokens_which_take_a_follower_of_their_type() -> None:
    duel = Duel().floor(2).column(1, "Gallows Rope", "Leech Jar").column(2, "Blind Wyrm")
    duel.party("Swordsman", "Archer", owner=1)

    duel.takes(1, "trap").play("put sword 1 1", "put bow 2 1", "put spear 5 1")
    assert (duel.marks(1), duel.marks(2), duel.marks(5)) == (["sword 1"], ["bow 1"], ["spear 1"])
    duel.play("choose 1")

    assert duel.cards("party", 1) == ["Archer"]
    assert "Swordsman" in duel.cards("out of the game")
    assert duel.options[0] == "treat"


def test_dd_4_9__without_a_follower_of_that_type_nothing_happens() -> None:
    duel = Duel().column(1, "Bandages", "Herb Broth").party("Archer").trapped(1, "spear")

    duel.takes(1, "treat")

    assert duel.cards("party") == ["Archer"]
    assert duel.marks(1) == []
    duel.settled()


def test_dd_4_9__the_types_are_placed_one_after_the_other() -> None:
    duel = Duel().floor(2).column(1, "Gallows Rope", "Leech Jar").column(2, "Blind Wyrm")

    duel.takes(1, "trap")

    duel.refuses("put bow 1 1", "DD-4.9", facts="bow token is not to be put now")


def test_dd_4_9r__the_victim_chooses_which_follower_of_the_type_is_lost() -> None:
    duel = Duel().column(1, "Bandages", "Herb Broth").trapped(1, "spear")
    duel.party("Spearman", "Duellist", "Archer", "Halberdier+")

    duel.play("choose 1")

    assert set(duel.options) == {"lose Spearman", "lose Duellist"}
    duel.refuses("lose Archer", "DD-4.9R")
    duel.refuses("lose Halberdier", "DD-4.9R")
    duel.play("lose Duellist", "treat")
    assert set(duel.cards("party")) == {"Archer", "Halberdier", "Spearman"}
    duel.settled()


def test_dd_4_9r__where_not_all_tokens_fit_their_owner_chooses_which_are_put() -> None:
    duel = Duel(bare=True).floor(2).column(1, "Gallows Rope", "Leech Jar").column(2, "Blind Wyrm")

    duel.play("choose 1", "trap")

    assert duel.options == [
        f"put {kind} {column} 1" for kind in ("sword", "bow", "spear") for column in (1, 2)
    ]
    duel.play("put spear 2 1", "put bow 1 1")
    assert (duel.marks(1), duel.marks(2)) == (["bow 1"], ["spear 1"])
    duel.settled()


def test_dd_4_9r__who_is_safe_from_death_traps_loses_nobody() -> None:
    duel = Duel().column(1, "Bandages", "Herb Broth").trapped(1, "spear").party("Spearman")
    duel.magic("Brown Rune")

    duel.takes(1, "treat")

    assert duel.cards("party") == ["Spearman"]
    duel.settled()


def test_dd_4_10__one_token_of_each_player_a_card_also_face_down_before_the_next_is_turned_up() -> (
    None
):
    duel = (
        Duel().column(1, "Snare Wire", "Bandages-").column(2, "Archer").trapped(2, "bow", owner=0)
    )
    duel.trapped(5, "damage", owner=1)

    duel.takes(1, "trap")
    assert duel.lies(1) == ["Bandages-"]
    duel.refuses(
        "put damage 2 1", "DD-4.10", facts="a token of yours", remedy="Cards without one: 3"
    )
    duel.play("put damage 1 1", "put damage 5 1")

    assert duel.lies(1) == ["Bandages"]
    assert duel.marks(1) == ["damage 1"]
    assert duel.marks(5) == ["damage 1", "damage 2"]
    duel.settled()


def test_dd_4_10__tokens_are_public_and_go_with_their_card() -> None:
    duel = Duel().column(1, "Bandages", "Archer").trapped(1, "bow", owner=0)
    notes = next(zone for zone in duel.look.zones if zone.name == "floor").cells[0].note

    assert "bow token of seat 1" in notes
    duel.takes(1, "remove")

    assert duel.marks(1) == []
    duel.settled()


def test_dd_4_10r__without_another_card_to_put_a_token_on_a_trap_cannot_be_used() -> None:
    duel = Duel(bare=True).column(1, "Snare Wire").play("choose 1")

    duel.refuses("trap", "DD-4.10R", facts="No other card")


def test_dd_4_10r__tokens_that_find_no_card_are_not_put() -> None:
    duel = Duel(bare=True).column(1, "Snare Wire", "Bandages")

    duel.takes(1, "trap").play("put damage 1 1")

    assert duel.marks(1) == ["damage 1"]
    assert duel.asked == 1
    duel.settled()


def test_dd_4_10r__a_trap_that_kills_ends_the_match_before_the_action() -> None:
    duel = Duel().column(1, "Bandages", "Archer").has(hp=3).trapped(1, "damage")

    assert "you would lose" in duel.warning("choose 1")
    duel.play("choose 1")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 2", "DD-2.3")
    duel.settled()
