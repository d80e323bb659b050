"""Vaporizing, also face down and of a Boss; cards that contradict the rules (HS-7.5 to HS-7.7)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import Expedition, known, play, up

MORE = """
[[item]]
name = "Acid"
cost = 0
text = "Vaporize a card in the dungeon."

[[item]]
name = "Bleach"
cost = 0
text = "Vaporize an obstacle in the dungeon."

[[item]]
name = "Curtain"
cost = 0
text = "Hide a card in the dungeon."

[[item]]
name = "Sled"
cost = 0
movement = 2
text = "Move past a revealed monster this turn."

[[item]]
name = "Drain"
cost = 0
text = "Vaporize the top card of the dungeon deck."

[[obstacle]]
name = "Monolith"
text = "Cleared for 9 strength. Cannot be vaporized."
"""


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


def test_hs_7_5__a_card_that_cannot_be_vaporized_can_be_while_it_lies_face_down() -> None:
    """Unknown, peeked at, or hidden after it was revealed: it makes no difference."""
    for laid in ("Monolith", known("Monolith"), known("Monolith", 0, 1)):
        t = story().rooms(laid).hand("Acid")

        with t.changes(hand=-1, played=+1, rooms=-1, out_of_the_game=+1):
            t.play(play("Acid", "strength"), "room 1")
        t.settled()


def test_hs_7_5__face_up_it_cannot() -> None:
    """The room next to it can be chosen; alone, nothing can be done."""
    t = story().rooms(up("Monolith"), up("Web")).hand("Acid")
    t.play(play("Acid", "strength"))
    t.refuses("room 1", "HS-7.3", remedy="2")

    t = story().rooms(up("Monolith")).hand("Acid")
    t.play(play("Acid", "strength"))
    t.settled()


def test_hs_7_5__hidden_in_the_same_turn_it_can_be_vaporized() -> None:
    t = story().rooms(up("Monolith")).hand("Curtain", "Acid")

    t.play(play("Curtain", "strength"), "room 1", play("Acid", "strength"), "room 1")
    assert t.room(1) is None
    t.settled()


def test_hs_7_5__a_face_down_card_is_of_no_kind() -> None:
    """What vaporizes an obstacle does not find one that the player knows of."""
    t = story().rooms(known("Web"), up("Mirror")).hand("Bleach")

    t.play(play("Bleach", "strength"))
    assert t.options == ["room 2"]


def test_hs_7_6__a_card_that_contradicts_the_rules_wins() -> None:
    """A face-up monster cannot be moved past (HS-5.3), but the Sled does; an obstacle can be
    (HS-5.4), but the Toll says no."""
    t = story().rooms(up("Ogre"), up("Pebble")).count(movement=2)
    t.refuses("move 2", "HS-5.3")

    t = story().rooms(up("Ogre"), up("Pebble")).hand("Sled")
    t.play(play("Sled", "movement"), "move 2")
    t.settled()

    t = story().rooms(up("Toll"), up("Pebble")).hand("Sled")
    t.play(play("Sled", "movement"))
    t.refuses("move 2", "HS-5.4", facts="Toll in room 1 cannot be moved past.")


def test_hs_7_7__a_vaporized_boss_does_not_end_the_game() -> None:
    """It lies face up; the turn ends, and the next player has one."""
    t = story().rooms(up("Wyrm"), *["Pebble"] * 4).hand("Acid")

    t.play(play("Acid", "strength"), "room 1").end()
    assert "Wyrm" in t.cards("out of the game")
    assert not t.state.over()
    assert t.asked == 1
    t.settled()


def test_hs_7_7__then_the_dungeon_is_played_until_it_runs_out_of_cards() -> None:
    """With five left it goes on, with four it is over."""
    t = story().rooms(up("Wyrm"), *["Pebble"] * 4).dungeon_deck("Rat").hand("Acid")
    t.play(play("Acid", "strength"), "room 1").end()
    assert not t.state.over()

    t = story().rooms(up("Wyrm"), *["Pebble"] * 4).dungeon_deck().hand("Acid")
    t.play(play("Acid", "strength"), "room 1").end()
    assert t.outcome.rule == "HS-0.2"
    assert "ran out of cards" in t.outcome.words
    t.settled()


def test_hs_7_7__a_boss_that_is_defeated_does_end_it() -> None:
    """Under the same circumstances."""
    t = story().rooms(up("Wyrm"), *["Pebble"] * 4).stand(1).count(strength=6)

    t.play("defeat").end()
    assert "The Boss fell." in t.outcome.words
    t.settled()


def test_hs_case_5__a_face_down_boss_that_the_player_knows_is_vaporized() -> None:
    """The game does not end; the Boss lies out of the game for all to see."""
    t = story().rooms(known("Wyrm"), *["Pebble"] * 4).hand("Acid")

    t.play(play("Acid", "strength"), "room 1").end()
    assert "Wyrm is vaporized." in t.said(1)
    assert not t.state.over()
    t.settled()


def test_hs_case_5__on_top_of_the_dungeon_deck_too() -> None:
    """Unseen, whatever it is."""
    t = story().rooms(*["Pebble"] * 5).dungeon_deck("Rat", "Wyrm").hand("Drain")

    t.play(play("Drain", "strength")).end()
    assert "Wyrm" in t.cards("out of the game")
    assert not t.state.over()
    t.settled()
