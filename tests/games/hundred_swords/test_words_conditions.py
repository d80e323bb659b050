"""What stands after "if": so, not so, and the boundary of each."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.trial import Trial


def on(condition: str) -> Trial:
    return Trial(f"If {condition}, gain 3 strength.").hand("Thing")


@pytest.mark.parametrize("room, gained", [(0, 3), (1, 0), (5, 0)])
def test_hs_5_1__outside_the_dungeon(room: int, gained: int) -> None:
    t = on("you are outside the dungeon").at(room)

    t.uses()

    assert t.number("strength") == gained
    t.settled()


@pytest.mark.parametrize("room, gained", [(0, 0), (4, 0), (5, 3)])
def test_hs_5_1__in_the_last_room(room: int, gained: int) -> None:
    t = on("you are in the last room").at(room)

    t.uses()

    assert t.number("strength") == gained
    t.settled()


@pytest.mark.parametrize("room, gained", [(0, 0), (1, 0), (2, 3)])
def test_hs_5_1__in_an_empty_room(room: int, gained: int) -> None:
    t = on("your room is empty").rooms("Gem", "", "Gem").at(room)

    t.uses()

    assert t.number("strength") == gained
    t.settled()


@pytest.mark.parametrize("others, gained", [((), 3), (("Gem",), 0)])
def test_hs_4_2__with_an_empty_hand(others: tuple[str, ...], gained: int) -> None:
    t = on("your hand is empty").hand(*others)

    t.uses()

    assert t.number("strength") == gained
    t.settled()


@pytest.mark.parametrize("place, gained", [("discard", 3), ("deck", 0)])
def test_hs_7_1__with_an_empty_deck(place: str, gained: int) -> None:
    t = on("your deck is empty").put(place, "Gem")

    t.uses()

    assert t.number("strength") == gained
    t.settled()


@pytest.mark.parametrize("place, gained", [("deck", 3), ("discard", 0)])
def test_hs_7_1__with_an_empty_discard(place: str, gained: int) -> None:
    t = on("your discard is empty").put(place, "Gem")

    t.uses()

    assert t.number("strength") == gained
    t.settled()


@pytest.mark.parametrize("n, gained", [(2, 0), (3, 3), (4, 3)])
def test_hs_6_3__with_so_many_trophies(n: int, gained: int) -> None:
    t = on("you have 3 or more trophies").trophies(*["Rat"] * n)

    t.uses()

    assert t.number("strength") == gained
    t.settled()


def test_hs_4_2__a_condition_goes_with_a_trigger_and_with_may() -> None:
    text = "When defeated, if your hand is empty, you may draw a card."
    t = Trial(text, "monster").hand("Blade", "Blade").rooms("Thing+").at(1).deck("Gem")

    t.play("play Blade strength", "play Blade strength", "defeat", "do")

    assert t.cards("hand") == ["Gem"]
    t.settled()
