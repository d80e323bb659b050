"""Locked cards, and the keys that open them (HS-6.2)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import END, Expedition, known, play, up

MORE = """
[[item]]
name = "Alarm"
locked = true
text = "When revealed, gain 1 energy."
"""


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


def test_hs_6_2__a_key_opens_a_locked_item_which_comes_to_the_hand() -> None:
    """It is in the hand at once, and can be played."""
    t = story().rooms(up("Chalice")).stand(1).hand("Hairpin")

    with t.changes(rooms=-1, played=+1, strength=+2):
        t.play(play("Hairpin", "strength"), "open")
    assert t.cards("hand") == ["Chalice"]
    assert t.offers(play("Chalice", "strength"))
    t.settled()


@pytest.mark.parametrize("card", ["Crown", "Golem", "Hatch"])
def test_hs_6_2__what_has_a_trophy_icon_and_locked_monsters_and_obstacles_are_trophies(
    card: str,
) -> None:
    """A Golem of strength 9 is no harder to open than a Hatch."""
    t = story().rooms(up(card)).stand(1).hand("Hairpin")

    with t.changes(rooms=-1, hand=-1, played=+1, trophies=+1, movement=+2):
        t.play(play("Hairpin", "movement"), "open")
    assert t.cards("trophies") == [card]
    t.settled()


@pytest.mark.parametrize(
    ("card", "words"), [("Crown", "acquire"), ("Golem", "defeat"), ("Hatch", "clear")]
)
def test_hs_6_2__no_points_open_a_lock(card: str, words: str) -> None:
    """Not even more than a monster's strength."""
    t = story().rooms(up(card)).stand(1).count(movement=9, strength=9, energy=9)

    t.refuses(words, "HS-2.2", facts=f"{card} is locked.", remedy="Key")


def test_hs_6_2r__declining_leaves_the_lock_shut() -> None:
    """The key has been played, and its points are there."""
    t = story().rooms(up("Chalice")).stand(1).hand("Hairpin")

    with t.changes(hand=-1, played=+1, strength=+2):
        t.play(play("Hairpin", "strength"), "decline")
    assert t.room(1) == "Chalice"
    assert t.options == [END]
    t.settled()


def test_hs_6_2r__a_key_played_for_energy_opens_nothing() -> None:
    """It is not asked at all."""
    t = story().rooms(up("Chalice")).stand(1).hand("Hairpin")

    with t.changes(hand=-1, played=+1, energy=+1):
        t.play(play("Hairpin", "energy"))
    assert t.room(1) == "Chalice"
    t.settled()


def test_hs_6_2r__a_key_works_at_once_or_not_at_all() -> None:
    """Played one room too early, it opens nothing afterwards."""
    t = story().rooms(None, up("Chalice")).stand(1).hand("Hairpin")

    t.play(play("Hairpin", "movement"))
    t.settled()
    t.play("move 1")
    t.refuses("open", "HS-4.2")
    assert t.room(2) == "Chalice"
    t.settled()


def test_hs_6_2r__opening_is_not_spending() -> None:
    """All points that were held stay, and the key's own can still be spent."""
    t = story().rooms(up("Chalice"), up("Pebble")).stand(1).hand("Hairpin")
    t.count(movement=1, strength=4, energy=2)

    t.play(play("Hairpin", "movement"), "open")
    assert t.points() == (3, 4, 2)
    t.settled()


def test_hs_6_2r__a_known_face_down_locked_item_can_be_opened() -> None:
    """It is not revealed by that: the Alarm gives no energy. One that is not known stays shut."""
    t = story().rooms(known("Alarm")).stand(1).hand("Hairpin")
    with t.changes(rooms=-1, played=+1, strength=+2):
        t.play(play("Hairpin", "strength"), "open")
    assert t.cards("hand") == ["Alarm"]
    t.settled()

    t = story().rooms(known("Alarm", 1)).stand(1).hand("Hairpin")
    t.play(play("Hairpin", "strength"))
    assert t.room(1) == "Alarm"
    t.settled()


def test_hs_6_2r__a_known_face_down_monster_or_obstacle_cannot_be_opened() -> None:
    """Face down they are unknown cards (HS-7.5)."""
    for card in ("Golem", "Hatch"):
        t = story().rooms(known(card)).stand(1).hand("Hairpin")
        t.play(play("Hairpin", "strength"))
        assert t.room(1) == card
        t.settled()
