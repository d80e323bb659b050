"""Obstacles: cleared for points, by what is revealed, or by moving past (HS-6.4)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import Expedition, known, made, play, up

MORE = """
[[obstacle]]
name = "River"
text = "Cleared for 2 movement."

[[obstacle]]
name = "Trapdoor"
text = "Cleared when moved past. When cleared, gain 2 strength."
"""


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


@pytest.mark.parametrize(
    ("card", "points"), [("Web", "strength"), ("Toll", "energy"), ("River", "movement")]
)
def test_hs_6_4__an_obstacle_is_cleared_for_the_points_that_it_says(card: str, points: str) -> None:
    """Two of them are enough, one is not, and no other points will do."""
    t = story().rooms(up(card)).stand(1).count(**{points: 2})
    with t.changes(**{"rooms": -1, "trophies": +1, points: -2}):
        t.play("clear")
    assert t.cards("trophies") == [card]
    t.settled()

    others = {other: 9 for other in ("movement", "strength", "energy") if other != points}
    t = story().rooms(up(card)).stand(1).count(**others, **{points: 1})
    t.refuses("clear", "HS-6.4", facts=f"{card} takes 2 {points}; there is 1.")


def test_hs_6_4__an_obstacle_that_asks_for_a_monster_is_cleared_as_one_is_revealed() -> None:
    """Whoever stands in its room has it; no points clear it."""
    t = story().rooms(up("Mirror"), "Rat", "Pebble").stand(1).hand("Lamp")
    t.count(movement=9, strength=9, energy=9)

    t.refuses("clear", "HS-6.4", facts="Mirror is an obstacle that no points clear.")
    t.play(play("Lamp", "movement"), "room 2")
    assert t.cards("trophies") == ["Mirror"]
    assert t.room(1) is None
    t.settled()


def test_hs_6_4r2__what_a_reveal_clears_acts_before_what_is_revealed() -> None:
    """A card is drawn and then all are discarded; or the other way round."""
    draw, discard = "draw a card.", "discard your hand."
    for first, second, left in ((draw, discard, []), (discard, draw, ["Boots"])):
        more = made("obstacle", "Eel", f"Cleared when a monster is revealed. When cleared, {first}")
        more += made("monster", "Gull", f"When revealed, {second}", strength=3)
        t = Expedition(more=more).rooms(up("Eel"), "Gull").stand(1)
        t.deck("Boots").hand("Lamp", "Coin").play(play("Lamp", "movement"), "room 2")

        assert t.cards("hand") == left
        assert t.cards("trophies") == ["Eel"]
        t.settled()


def test_hs_6_4__no_other_kind_of_card_will_do() -> None:
    """The Mirror waits for a monster: an item leaves it where it is."""
    t = story().rooms(up("Mirror"), "Rat", "Pebble").stand(1).hand("Lamp")

    t.play(play("Lamp", "movement"), "room 3")
    assert t.room(1) == "Mirror"
    t.settled()


def test_hs_6_4__from_another_room_it_is_not_cleared() -> None:
    """Only the card of the room the player is in (HS-5.5)."""
    t = story().rooms(up("Mirror"), None, "Rat").stand(2).hand("Lamp")

    t.play(play("Lamp", "movement"), "room 3")
    assert t.room(1) == "Mirror"
    t.settled()


def test_hs_6_4r__an_obstacle_is_cleared_as_the_player_leaves_its_room() -> None:
    t = story().rooms(up("Plank"), up("Pebble")).stand(1).count(movement=1)

    with t.changes(rooms=-1, trophies=+1, movement=-1, position=+1):
        t.play("move 1")
    assert t.cards("trophies") == ["Plank"]
    t.settled()


def test_hs_6_4r__or_as_the_player_passes_its_room() -> None:
    """What it does then comes after the movement is spent."""
    t = story().rooms(up("Plank"), up("Trapdoor"), up("Pebble")).count(movement=3)

    with t.changes(rooms=-2, trophies=+2, movement=-3, strength=+2, position=+3):
        t.play("move 3")
    t.settled()


def test_hs_6_4r__what_was_passed_first_does_first_what_it_does() -> None:
    """A card is drawn and then all are discarded; or the other way round."""
    more = made("obstacle", "Well", "Cleared when moved past. When cleared, draw a card.")
    more += made("obstacle", "Geyser", "Cleared when moved past. When cleared, discard your hand.")
    for first, second, left in (("Well", "Geyser", []), ("Geyser", "Well", ["Boots"])):
        t = Expedition(more=more).rooms(up(first), up(second)).deck("Boots").hand("Coin")
        t.count(movement=3).play("move 3")

        assert t.cards("hand") == left
        assert sorted(t.cards("trophies")) == ["Geyser", "Well"]
        t.settled()


def test_hs_6_4r__stopping_in_its_room_does_not_clear_it() -> None:
    """Not by stopping, and not by the end of the turn there."""
    t = story().rooms(up("Plank")).count(movement=1)

    with t.changes(movement=-1, position=+1):
        t.play("move 1")
    t.refuses("clear", "HS-6.4")
    t.end()
    assert t.number("trophies", -1) == 0
    assert t.room(1) == "Plank"


def test_hs_6_4r__face_down_it_is_not_cleared() -> None:
    """Even if the player knows it."""
    t = story().rooms(known("Plank"), up("Pebble")).count(movement=2)

    with t.changes(movement=-2, position=+2):
        t.play("move 2")
    assert t.room(1) == "Plank"
    t.settled()
