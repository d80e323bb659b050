"""The turn: one card is chosen, one of five actions is done with it (DD-3)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_duel.trial import Duel

NO_DEVIL = ("rest", "learn Priest", "sacrifice")


def test_dd_3_1__the_lowest_card_of_each_column_is_available_and_the_players_alternate() -> None:
    duel = Duel().column(1, "Bandages", "Cellar Rat").column(3, "Archer")

    assert duel.options == ["choose 1", "choose 3", "choose 5"]
    duel.takes(3, "remove")
    assert duel.asked == 1
    duel.takes(1, "rest")
    assert duel.asked == 0
    duel.settled()


def test_dd_3_1__a_column_without_cards_is_refused() -> None:
    duel = Duel().column(1, "Bandages")

    duel.refuses("choose 2", "DD-3.1", facts="no such card in column 2", remedy="1, 5")
    duel.settled()


def test_dd_3_1__exactly_one_action_is_done_with_the_card() -> None:
    duel = Duel().column(1, "Bandages").classes("Priest")

    assert duel.acts() == ["treat", "rest", "learn Priest", "sacrifice", "remove"]
    duel.play("treat")
    assert duel.asked == 1
    duel.settled()


@pytest.mark.parametrize(
    ("card", "use", "others"),
    [
        ("Swordsman", "recruit", ("arm", "treat", "trap", "fight")),
        ("Plain Sword", "arm", ("recruit", "treat", "trap", "fight")),
        ("Bandages", "treat", ("recruit", "arm", "trap", "fight")),
        ("Loose Flagstone", "trap", ("recruit", "arm", "treat", "fight")),
        ("Cellar Rat", "fight", ("recruit", "arm", "treat", "trap")),
    ],
)
def test_dd_3_2__a_card_is_used_for_what_it_is(
    card: str, use: str, others: tuple[str, ...]
) -> None:
    duel = Duel().column(1, card)

    assert duel.acts()[0] == use
    for other in others:
        duel.refuses(other, "DD-3.2", facts=f"{card} is a")


def test_dd_3_3__a_rest_gives_three_hp_and_the_card_is_gone() -> None:
    duel = Duel().column(1, "Cellar Rat")

    duel.takes(1, "rest")

    assert duel.both("hp") == (13, 10)
    assert duel.number("column", 0) == 0
    duel.settled()


@pytest.mark.parametrize("action", NO_DEVIL)
def test_dd_3_3__no_rest_with_a_devil(action: str) -> None:
    duel = Duel().column(1, "Evilgod").classes("Priest").play("choose 1")

    rule = {"rest": "DD-3.3", "learn Priest": "DD-3.4", "sacrifice": "DD-3.5"}[action]
    duel.refuses(action, rule, facts="Devil", remedy="move")


@pytest.mark.parametrize(
    ("having", "hp"),
    [
        ({}, 13),
        ({"classes": ("Priest+",)}, 15),
        ({"classes": ("Priest",)}, 13),
        ({"magic": ("Blue Rune",)}, 15),
    ],
)
def test_dd_3_3__classes_and_powers_make_it_more(
    having: dict[str, tuple[str, ...]], hp: int
) -> None:
    duel = Duel().column(1, "Cellar Rat")
    for what, names in having.items():
        getattr(duel, what)(*names)

    duel.takes(1, "rest")

    assert duel.number("hp") == hp
    duel.settled()


def test_dd_3_3r__a_rest_never_gives_less_than_nothing() -> None:
    duel = Duel().column(1, "Cellar Rat").classes("Priest+")
    lore = duel.game.book.lore
    rest = lore.rest[duel.card("Priest")]  # type: ignore[attr-defined]
    lore.rest[duel.card("Priest")] = -9  # type: ignore[attr-defined]
    try:
        duel.takes(1, "rest")
    finally:
        lore.rest[duel.card("Priest")] = rest  # type: ignore[attr-defined]

    assert duel.number("hp") == 10
    duel.settled()


def test_dd_3_4__a_card_under_a_class_makes_its_skill_learned() -> None:
    duel = Duel().column(1, "Cellar Rat").classes("Warrior").has(soul=1)

    with duel.changes(column=-1, lessons=1, turn=1):
        duel.takes(1, "learn Warrior")

    assert duel.cards("lessons") == ["Cellar Rat"]
    assert duel.number("soul") == 1
    duel.settled()


def test_dd_3_4__soul_must_be_as_high_as_the_class_requires() -> None:
    duel = Duel().column(1, "Cellar Rat").classes("Knight").has(soul=1).play("choose 1")

    duel.refuses("learn Knight", "DD-3.4", facts="2", remedy="soul")


def test_dd_3_4__only_an_own_class_can_be_learned() -> None:
    duel = Duel().column(1, "Cellar Rat").classes("Priest", owner=1).play("choose 1")

    duel.refuses("learn Priest", "DD-3.4")


def test_dd_3_4r__a_class_is_learned_once_and_the_card_s_own_effect_is_void() -> None:
    duel = Duel().column(1, "Bandages", "Herb Broth").classes("Priest")

    duel.takes(1, "learn Priest")
    assert duel.both("hp") == (10, 10)
    duel.takes(5, "remove")
    duel.play("choose 1")
    duel.refuses("learn Priest", "DD-3.4R", facts="learned")
    assert duel.number("treatments", 0) == 0


def test_dd_3_5__a_sacrifice_costs_two_hp_and_gives_an_extra_turn() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages")

    duel.takes(1, "sacrifice")

    assert duel.both("hp") == (8, 10)
    assert duel.asked == 0
    assert duel.number("column", 0) == 1
    duel.takes(1, "rest")
    assert duel.asked == 1
    duel.settled()


def test_dd_3_5__never_the_last_card_of_a_floor() -> None:
    duel = Duel(bare=True).column(1, "Cellar Rat").play("choose 1")

    duel.refuses("sacrifice", "DD-3.5", facts="last")


def test_dd_3_5r__each_further_one_in_a_row_costs_more_until_another_action() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages", "Archer", "Bone Clerk").has(hp=20)

    duel.takes(1, "sacrifice").takes(1, "sacrifice")
    assert duel.number("hp") == 20 - 2 - 4
    duel.takes(1, "remove").takes(5, "remove")
    duel.takes(1, "sacrifice")
    assert duel.number("hp") == 14 - 2
    duel.settled()


def test_dd_3_5r__an_action_that_itself_gives_an_extra_turn_ends_the_row() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages", "Archer").classes("Noble").has(soul=1, hp=20)

    duel.takes(1, "sacrifice").takes(1, "learn Noble")
    assert duel.asked == 0
    duel.takes(1, "sacrifice")

    assert duel.number("hp") == 20 - 2 - 2
    duel.settled()


def test_dd_3_6__to_remove_a_card_is_always_possible() -> None:
    duel = Duel().column(1, "Evilgod").column(2, "Cellar Rat").has(hp=1)

    assert "remove" in duel.acts(2)
    duel.play("remove").takes(1, "remove")

    assert {"Evilgod", "Cellar Rat"} <= set(duel.cards("out of the game"))
    duel.settled()


def test_dd_3_7__the_next_card_becomes_available_and_is_turned_up() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages-", "Archer-")

    duel.takes(1, "remove")

    assert duel.lies(1) == ["Bandages", "Archer-"]
    assert "In column 1 lies Bandages." in duel.said()
    duel.settled()


def test_dd_3_8__an_empty_floor_is_followed_by_the_next_which_the_opponent_begins() -> None:
    duel = Duel(bare=True).column(1, "Cellar Rat")

    duel.takes(1, "remove").shuffled()

    assert duel.number("floor") == 2
    assert duel.number("column", -1) == 25
    assert duel.asked == 1
    duel.settled()


def test_dd_3_9r__paying_down_to_nothing_is_legal_is_warned_of_and_loses() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages").has(hp=3).play("choose 1")

    assert "you would lose" in duel.warning("fight")
    duel.play("fight")

    assert duel.outcome.name == "seat 2"
    duel.settled()


def test_dd_3_9r__what_cannot_be_paid_is_refused() -> None:
    duel = Duel().column(1, "Rust Crab").has(hp=5).play("choose 1")

    duel.refuses("fight", "DD-5.3", facts="0 against 6", remedy="removing it", also=("DD-3.9R",))


def test_dd_3_9r__an_extra_turn_with_the_last_card_of_a_floor_is_void() -> None:
    duel = Duel(bare=True).column(1, "Cellar Rat").classes("Noble").has(soul=1)

    duel.takes(1, "learn Noble").shuffled()

    assert duel.asked == 1
    assert duel.number("extra turns") == 0
    duel.settled()


def test_dd_3_10r__use_is_offered_only_if_it_can_do_something() -> None:
    assert "fight" not in Duel().column(1, "Rust Crab").has(hp=5).acts()

    duel = Duel().column(1, "Swordsman").has(hp=2).party("Archer", "Spearman")
    assert "recruit" not in duel.acts()
    duel.refuses("recruit", "DD-4.4", facts="costs 3 HP, you have 2", also=("DD-3.9R",))


def test_dd_3_11r__an_extra_turn_is_a_whole_turn_of_the_same_player() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages", "Archer").trapped(1, "damage", row=2)

    duel.takes(1, "sacrifice")
    assert duel.options == ["choose 1", "choose 5"]
    duel.play("choose 1")

    assert duel.number("hp") == 10 - 2 - 3
    assert duel.options == ["treat", "rest", "sacrifice", "remove"]


def test_dd_3_1__the_table_shows_which_card_was_chosen_and_its_actions_as_buttons() -> None:
    duel = Duel().column(1, "Cellar Rat").column(2, "Bandages").play("choose 1")
    look = duel.look

    floor = next(zone for zone in look.zones if zone.name == "floor")
    assert [cell.cards[0].notes for cell in floor.cells][:2] == [("chosen",), ()]
    assert all(move.start is None and move.aim is None for move in look.moves)
