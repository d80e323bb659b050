"""The sum of a fight, and the cards that the book names (DD-5, DD-6)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_duel.trial import Duel


def lost(duel: Duel, action: str = "fight") -> int:
    """The HP that seat 1 pays for a fight with the card of column 1."""
    before = duel.number("hp", 0)
    duel.takes(1, action)
    duel.settled()
    return before - duel.number("hp", 0)


def against(monster: str, floor: int = 1) -> Duel:
    """A monster lies in column 1, and seat 1 has HP enough."""
    return Duel().floor(floor).column(1, monster, "Bandages").has(hp=40).has(soul=9, owner=1)


def test_dd_5_1__each_icon_deals_the_monster_s_weakness_to_it() -> None:
    assert lost(against("Sleepy Ogre").party("Swordsman")) == 7 - 2
    assert lost(against("Sleepy Ogre").party("Archer")) == 7 - 2
    assert lost(against("Sleepy Ogre").party("Spearman")) == 7 - 1
    assert lost(against("Rust Crab").party("Swordsman")) == 6


def test_dd_5_2__classes_one_weapon_all_followers_and_powers_add_up() -> None:
    duel = against("Night Colossus", 3).classes("Warrior+").party("Archer", "Swordsman")
    duel.put("weapons", "Plain Sword", "Long Spear").magic("Black Rune")

    assert lost(duel, 'fight "Plain Sword"') == 16 - (1 + 3) - 2 * 1 - (2 + 1) - 3


def test_dd_5_2__a_class_that_is_not_learned_does_not_fight() -> None:
    assert lost(against("Sleepy Ogre").classes("Warrior")) == 7
    assert lost(against("Sleepy Ogre").classes("Warrior+")) == 7 - 2 - 1


def test_dd_5_2r__several_icons_on_one_card_add_each() -> None:
    assert lost(against("Moss Troll", 2).party("Duellist")) == 6 - 2 - 1


def test_dd_5_2r__flat_damage_counts_once_also_where_the_weakness_is_nothing() -> None:
    assert lost(against("Blind Wyrm", 2).party("Spearman+")) == 9 - 2
    assert lost(against("Blind Wyrm", 2).classes("Rune Master+")) == 9 - 2
    assert lost(against("Blind Wyrm", 2).magic("Black Rune")) == 9 - 3


def test_dd_5_2r__more_attack_than_hp_gives_nothing() -> None:
    duel = against("Cellar Rat").party("Swordsman", "Duellist", "Paladin")

    assert lost(duel) == 0
    assert duel.both("soul") == (1, 9)


def test_dd_5_2r__a_monster_s_hp_never_goes_below_nothing() -> None:
    assert lost(against("Cellar Rat").classes("Witch+")) == 0


def test_dd_5_3__what_the_attack_lacks_is_paid_in_hp() -> None:
    duel = against("Bone Clerk").party("Swordsman").play("choose 1")

    assert duel.label("fight") == "Fight: 2 against 5, pay 3 HP, gain 1 soul"
    duel.play("fight")
    assert duel.number("hp", 0) == 37
    duel.settled()


def test_dd_5_3__a_monster_cannot_be_half_fought() -> None:
    duel = Duel().column(1, "Sleepy Ogre").has(hp=6).play("choose 1")

    duel.refuses(
        "fight",
        "DD-5.3",
        facts="The attack is 0 against 7",
        remedy="something else",
        also=("DD-3.9R",),
    )


def test_dd_5_4r__each_choice_of_weapon_shows_its_cost_and_without_one_is_no_choice() -> None:
    duel = against("Gutter Goblin").put("weapons", "Plain Sword", "Hunting Bow").play("choose 1")

    assert duel.label('fight "Plain Sword"').endswith("2 against 5, pay 3 HP, gain 1 soul")
    assert duel.label('fight "Hunting Bow"').endswith("4 against 5, pay 1 HP, gain 1 soul")
    duel.refuses("fight", "DD-5.4R", remedy="Plain Sword")


# Cards the book names ------------------------------------------------------------------------


def test_dd_6_1r__the_axe_and_the_wand_are_weapons() -> None:
    duel = Duel().column(1, "Hammer's Axe").column(2, "Wraith Wand", "Bandages")

    duel.takes(1, "arm").takes(2, "arm")

    assert (duel.cards("weapons", 0), duel.cards("weapons", 1)) == (
        ["Hammer's Axe"],
        ["Wraith Wand"],
    )
    duel.settled()


def test_dd_6_1__the_axe_is_sword_bow_or_spear_as_its_owner_chooses() -> None:
    for icon, deals in (("sword", 2), ("bow", 2), ("spear", 1)):
        duel = against("Sleepy Ogre").put("weapons", "Hammer's Axe")
        assert lost(duel, f'fight "Hammer\'s Axe" {icon}') == 7 - deals


def test_dd_6_1__which_of_the_three_must_be_said_and_only_of_the_axe() -> None:
    duel = against("Sleepy Ogre").put("weapons", "Hammer's Axe", "Plain Sword").play("choose 1")

    duel.refuses('fight "Hammer\'s Axe"', "DD-6.1", facts="as you choose", remedy="which")
    duel.refuses('fight "Plain Sword" bow', "DD-6.1", facts="printed on it")


def test_dd_6_2__against_the_wand_a_monster_has_two_hp_less() -> None:
    assert lost(against("Sleepy Ogre").put("weapons", "Wraith Wand"), 'fight "Wraith Wand"') == 5


def test_dd_6_3__the_bard_s_tile_makes_a_follower_stronger_and_safe() -> None:
    duel = Duel().column(1, "Bard", "Spearman").party("Archer").column(2, "Bandages", "Herb Broth")
    duel.trapped(2, "bow", owner=1, row=2)

    duel.takes(1, "recruit").play("tile Archer").takes(2, "remove")
    duel.play("choose 2")

    assert set(duel.cards("party")) == {"Archer"}  # the Bard is an archer too, and was hit
    duel.play("treat")
    duel.settled()


def test_dd_6_3__a_follower_with_the_tile_deals_two_more() -> None:
    assert lost(against("Rust Crab").party("Swordsman+")) == 6 - 2


def test_dd_6_3r__the_tile_may_go_on_the_bard_itself_and_stays_when_the_bard_leaves() -> None:
    duel = Duel().column(1, "Bard", "Spearman").party("Swordsman")

    duel.takes(1, "recruit")

    assert set(duel.options) == {"tile Bard", "tile Swordsman"}
    duel.refuses("tile Spearman", "DD-6.3R")
    duel.play("tile Bard")
    duel.settled()


def test_dd_6_4__noble_and_rune_master_give_an_extra_turn_but_not_with_a_floor_s_last_card() -> (
    None
):
    for name in ("Noble", "Rune Master"):
        duel = Duel().column(1, "Cellar Rat", "Bandages").classes(name).has(soul=2)
        assert duel.takes(1, f'learn "{name}"').asked == 0
        last = Duel(bare=True).column(1, "Cellar Rat").classes(name).has(soul=2)
        assert last.takes(1, f'learn "{name}"').shuffled().asked == 1


def test_dd_6_4r__they_are_classes_the_red_rune_a_power_and_the_extra_turn_comes_once() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages", "Archer").classes("Noble").has(soul=2)

    groups = {name: duel.group(duel.card(name)) for name in ("Noble", "Adventurer", "Red Rune")}
    assert groups == {"Noble": "class", "Adventurer": "class", "Red Rune": "power"}
    duel.takes(1, "learn Noble").takes(1, "remove")
    assert duel.asked == 1
    duel.settled()


def test_dd_6_5__the_adventurer_may_choose_the_second_face_up_card_of_a_column() -> None:
    duel = Duel().column(1, "Cellar Rat", "Archer-", "Bandages", "Herb Broth-")
    duel.classes("Adventurer+")

    assert duel.options == ["choose 1", "choose 1 second", "choose 5", "choose 5 second"]
    duel.play("choose 1 second", "treat")

    assert duel.lies(1) == ["Cellar Rat", "Archer-", "Herb Broth"]
    assert duel.cards("treatments") == ["Bandages"]
    duel.settled()


def test_dd_6_5__without_the_skill_only_the_lowest_can_be_chosen() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages").classes("Adventurer")

    duel.refuses("choose 1 second", "DD-6.5", facts="Only a skill", remedy="lowest")
    duel.settled()


def test_dd_6_5r__tokens_on_the_taken_card_strike_those_on_passed_cards_do_not() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages", "Archer").classes("Adventurer+")
    duel.trapped(1, "damage").trapped(1, "damage", row=2)

    duel.play("choose 1 second")

    assert duel.both("hp") == (7, 10)
    duel.play("treat")
    assert duel.lies(1) == ["Cellar Rat", "Archer"]
    assert duel.marks(1) == ["damage 2"]
    duel.settled()


@pytest.mark.parametrize(
    ("weapon", "said", "deals"),
    [("Plain Sword", "", 4 + 2), ("Hammer's Axe", " bow", 2 + 2), ("Wraith Wand", "", 2 + 2)],
)
def test_dd_6_6__with_the_red_rune_the_weapon_deals_two_more(
    weapon: str, said: str, deals: int
) -> None:
    duel = against("Sleepy Ogre").put("weapons", weapon).magic("Red Rune")

    assert lost(duel, f'fight "{weapon}"{said}') == 7 - deals


def test_dd_6_6__without_a_weapon_the_red_rune_deals_nothing() -> None:
    assert lost(against("Sleepy Ogre").magic("Red Rune")) == 7


def test_dd_6_7__the_turtle_and_evilgod_have_the_book_s_figures() -> None:
    duel = Duel()
    lore = duel.game.book.lore
    turtle, evilgod = duel.card("Tombstone Turtle"), duel.card("Evilgod")

    figures = ("hp", "sword", "spear", "bow", "soul")
    assert [getattr(lore, name)[turtle] for name in figures] == [10, 2, 1, 0, 1]
    assert [getattr(lore, name)[evilgod] for name in ("hp", "hp_second", "hp_third")] == [6, 12, 18]


# Cases that must hold ------------------------------------------------------------------------


def test_dd_case_1__the_printed_example_against_the_turtle() -> None:
    duel = against("Tombstone Turtle", 2).party("Swordsman", "Spearman").classes("Warrior+")
    duel.put("weapons", "Hammer's Axe")

    assert lost(duel, 'fight "Hammer\'s Axe" sword') == 10 - 3 - 3 - 2
    assert duel.both("soul") == (1, 9)


def test_dd_case_2__three_sacrifices_running() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages", "Archer").has(hp=8)

    duel.takes(1, "sacrifice").takes(1, "sacrifice")
    assert duel.number("hp", 0) == 2
    duel.play("choose 1")
    duel.refuses("sacrifice", "DD-3.5", facts="costs 6 HP, you have 2", also=("DD-3.9R",))


def test_dd_case_3__a_devil_offers_use_and_remove_alone() -> None:
    duel = Duel().column(1, "Evilgod").classes("Priest")

    assert duel.acts() == ["fight", "remove"]


def test_dd_case_4__three_souls_to_none_and_a_monster_worth_one() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages").has(soul=3)

    duel.takes(1, "fight")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 1", "DD-2.1")
    assert duel.number("column", -1) == 3
    duel.settled()


def test_dd_case_5__a_pair_of_fire_brings_its_magic_and_counts_for_the_six() -> None:
    duel = Duel().floor(2).column(1, "Forge Hound", "Shade Monk").column(2, "Leech Jar")
    duel.put("elements", "Ember Imp", "Puddle Nymph", "Clod Golem", "Draught Sprite", "Candle Wisp")
    duel.has(hp=30)

    duel.takes(1, "fight")
    assert duel.number("magic", 0) == 1
    duel.takes(2, "remove").takes(1, "fight")

    assert duel.outcome.rule == "DD-2.2"
    duel.settled()


def test_dd_case_6__a_token_on_the_last_card_of_a_floor_still_strikes() -> None:
    duel = Duel(bare=True).column(1, "Bandages").trapped(1, "damage")

    duel.takes(1, "treat").shuffled()

    assert duel.number("hp", 0) == 10 - 3 + 2
    assert duel.number("floor") == 2
    duel.settled()
