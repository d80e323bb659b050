"""How a match ends (DD-2)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_duel.trial import Duel

SIX = ("Ember Imp", "Puddle Nymph", "Clod Golem", "Draught Sprite", "Candle Wisp")


def test_dd_2_1__four_souls_ahead_wins_at_once() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages").has(soul=3)

    duel.takes(1, "fight")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 1", "DD-2.1")
    duel.settled()


def test_dd_2_1__three_ahead_is_not_enough() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages").has(soul=3).has(soul=1, owner=1)

    duel.takes(1, "fight")

    assert not duel.state.over()
    duel.settled()


def test_dd_2_2__all_six_elements_win_at_once() -> None:
    duel = Duel().floor(2).column(1, "Shade Monk", "Leech Jar").put("elements", *SIX)

    duel.takes(1, "fight")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 1", "DD-2.2")
    duel.settled()


def test_dd_2_3__the_opponent_without_hp_has_lost_at_once() -> None:
    duel = Duel().column(1, "Loose Flagstone", "Bandages").has(hp=2, owner=1)

    duel.takes(1, "trap")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 1", "DD-2.3")
    assert duel.both("hp") == (10, 0)
    duel.settled()


@pytest.mark.parametrize(
    ("souls", "hps", "wins"),
    [((2, 1), (1, 9), "seat 1"), ((1, 2), (9, 1), "seat 2"), ((1, 1), (3, 4), "seat 2")],
)
def test_dd_2_4__after_the_last_card_of_the_third_floor_soul_counts_then_hp(
    souls: tuple[int, int], hps: tuple[int, int], wins: str
) -> None:
    duel = Duel(bare=True).floor(3).column(1, "Moon Bow")
    for seat in (0, 1):
        duel.has(seat, soul=souls[seat], hp=hps[seat])

    duel.takes(1, "remove")

    assert (duel.outcome.name, duel.outcome.rule) == (wins, "DD-2.4")
    duel.settled()


def test_dd_2_4__equal_in_both_is_a_tie() -> None:
    duel = Duel(bare=True).floor(3).column(1, "Moon Bow")

    duel.takes(1, "remove")

    assert (duel.outcome.name, duel.outcome.winners) == ("tie", (0, 1))
    duel.settled()


def test_dd_2_5r__whoever_pays_the_last_hp_has_lost_before_the_reward() -> None:
    duel = Duel().column(1, "Cellar Rat", "Bandages").has(hp=3, soul=3)

    duel.takes(1, "fight")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 2", "DD-2.3")
    assert duel.both("soul") == (3, 0)
    duel.settled()


def test_dd_2_5r__hp_never_goes_below_nothing() -> None:
    duel = Duel().column(1, "Loose Flagstone", "Bandages").has(hp=1, owner=1)

    duel.takes(1, "trap")

    assert duel.both("hp") == (10, 0)
    duel.settled()


def test_dd_2_5r__a_class_that_heals_when_a_monster_is_beaten_does_not_save() -> None:
    duel = Duel().column(1, "Rust Crab", "Bandages").classes("Leech+").has(hp=5)

    duel.takes(1, "fight")

    assert (duel.outcome.name, duel.outcome.rule) == ("seat 2", "DD-2.3")
    duel.settled()


def test_dd_2_6r__hp_and_soul_have_no_limit() -> None:
    duel = (
        Duel().column(1, "Bandages", "Cellar Rat").has(hp=500).has(soul=300).has(soul=300, owner=1)
    )

    duel.takes(1, "treat")

    assert duel.both("hp") == (502, 10)
    assert duel.both("soul") == (300, 300)
    duel.settled()
