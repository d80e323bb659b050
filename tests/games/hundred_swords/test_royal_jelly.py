"""Royal Jelly: in the dungeon and from the hand, it swaps a monster into one's room (HS-9.6)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import END, EXPLORE, Expedition, known, play, up
from tests.games.hundred_swords.props import price, story

FOR_MOVEMENT = play("Royal Jelly", "movement")


def hive() -> Expedition:
    """Nobody holds a card but those that are named."""
    return story("red-dragon", "hive-empress")


# In the dungeon ------------------------------------------------------------------------------


def test_hs_9_6__face_up_in_the_dungeon_it_swaps_a_monster_into_the_players_room() -> None:
    """From whichever room the Jelly is in; what lay in the player's room goes to the monster's."""
    t = hive().rooms(up("Prop"), up("Royal Jelly"), up("Prop Mouse")).stand(1)

    with t.changes():
        t.play("use 2", "do", "room 3")
    assert [t.room(n) for n in (1, 2, 3)] == ["Prop Mouse", "Royal Jelly", "Prop"]
    t.settled()


def test_hs_9_6__the_monster_can_be_fought_there() -> None:
    """It has come to whom wants it."""
    t = hive().rooms(None, up("Royal Jelly"), None, up("Prop Mouse")).stand(1)
    t.count(strength=price(t, "Prop Mouse"))

    t.play("use 2", "do", "room 4", "defeat")
    assert t.cards("trophies") == ["Prop Mouse"]
    t.settled()


def test_hs_9_6__it_may_be_declined() -> None:
    t = hive().rooms(up("Royal Jelly"), up("Prop Mouse")).stand(1)

    with t.changes():
        t.play("use 1", "decline")
    assert [t.room(1), t.room(2)] == ["Royal Jelly", "Prop Mouse"]
    t.settled()


def test_hs_9_6__face_down_it_cannot_be_used() -> None:
    """Even by who knows it (HS-7.5)."""
    t = hive().rooms(known("Royal Jelly"), up("Prop Mouse")).stand(1)

    t.refuses("use 1", "HS-9.6R", facts="No card lies face up in room 1")


def test_hs_9_6r__in_the_dungeon_it_is_used_once_a_turn() -> None:
    """Also if it has been swapped to another room, or was hidden and revealed, in between."""
    t = hive().rooms(up("Royal Jelly"), up("Prop Mouse"), up("Prop Giant")).stand(1)
    t.hand("Prop Curtain", "Prop Lamp")

    t.play("use 1", "do", "room 2")
    assert t.room(2) == "Royal Jelly"
    t.refuses("use 2", "HS-9.6R", facts="has been used this turn", remedy="once a turn")
    t.play(play("Prop Curtain", "strength"), "room 2", play("Prop Lamp", "strength"), "room 2")
    t.refuses("use 2", "HS-9.6R", facts="has been used this turn")


def test_hs_9_6r__the_next_player_can_use_it_again() -> None:
    """The mark goes with the turn."""
    t = hive().rooms(up("Royal Jelly"), up("Prop Mouse"), up("Prop Giant"), up("Prop"), up("Prop"))
    t.stand(1).hand("Boots", of=1)

    t.play("use 1", "do", "room 3").end()
    assert (t.asked, t.room(3)) == (1, "Royal Jelly")
    t.refuses("use 3", "HS-5.1", facts="outside", also=("HS-4.2R",))
    t.play(play("Boots", "movement"), "move 1")
    assert t.offers("use 3")
    t.settled()


# Who, when, and which monster ----------------------------------------------------------------


def test_hs_9_6r__only_by_a_player_in_the_dungeon() -> None:
    """From outside it is refused, and played from the hand there nothing is offered."""
    t = hive().rooms(up("Royal Jelly"), up("Prop Mouse"))
    t.refuses("use 1", "HS-5.1", facts="outside", also=("HS-4.2R",))

    t = hive().rooms(up("Prop"), up("Prop Mouse")).hand("Royal Jelly")
    t.play(FOR_MOVEMENT)
    assert t.room(2) == "Prop Mouse"
    t.settled()


def test_hs_9_6r__only_a_face_up_monster_of_another_room() -> None:
    """Not a known one that lies face down, no item or obstacle, not the one that is here."""
    t = hive().rooms(up("Prop Mouse"), known("Prop Mouse"), up("Prop Door"), up("Royal Jelly"))
    t.stand(1)
    t.refuses("use 4", "HS-4.2R", facts="cannot be done now")

    t = hive().rooms(
        up("Prop Mouse"), known("Prop Mouse"), up("Prop Door"), up("Royal Jelly"), up("Prop Giant")
    )
    t.stand(1).play("use 4", "do")
    assert t.options == ["room 5"]


def test_hs_9_6r__the_rooms_exchange_their_contents_faces_kept_without_a_check() -> None:
    """A face-down card of the player's room goes away face down, to be known to who knew it."""
    t = hive().rooms(known("Prop", 1), up("Royal Jelly"), up("Prop Mouse")).stand(1)

    t.play("use 2", "do", "room 3")
    assert (t.room(3), t.face_up(3)) == ("Prop", False)
    assert (t.sees(3, 0), t.sees(3, 1)) == (False, True)
    assert t.state.asking().name == EXPLORE


def test_hs_9_6r__an_empty_room_is_exchanged_too() -> None:
    """The monster's room is empty afterwards."""
    t = hive().rooms(None, up("Prop Mouse")).stand(1).hand("Royal Jelly")

    t.play(FOR_MOVEMENT, "do", "room 2")
    assert (t.room(1), t.room(2)) == ("Prop Mouse", None)
    t.settled()


def test_hs_9_6r__a_monster_that_was_swapped_in_is_not_surprised() -> None:
    """It blocks the way of who called it (HS-5.3R)."""
    t = hive().rooms(up("Prop"), up("Prop Mouse")).stand(1).hand("Royal Jelly")

    t.play(FOR_MOVEMENT, "do", "room 2")
    assert t.number("movement") > 0
    t.refuses("move 1", "HS-5.3", facts="Prop Mouse in room 1 cannot be moved past.")


# From the hand -------------------------------------------------------------------------------


def test_hs_9_6__played_in_the_dungeon_it_swaps_as_well() -> None:
    """For movement or for strength; as often as it is played."""
    for what in ("movement", "strength"):
        t = hive().rooms(up("Prop"), up("Prop Mouse")).stand(1).hand("Royal Jelly")

        t.play(play("Royal Jelly", what), "do", "room 2")
        assert (t.room(1), t.room(2)) == ("Prop Mouse", "Prop")
        t.settled()


def test_hs_9_6r__played_for_energy_it_does_not() -> None:
    t = hive().rooms(up("Prop"), up("Prop Mouse")).stand(1).hand("Royal Jelly")

    with t.changes(hand=-1, played=+1, energy=+1):
        t.play(play("Royal Jelly", "energy"))
    t.settled()


# Whatever can be used ------------------------------------------------------------------------

LIFT = """
[[obstacle]]
name = "Lift"
text = "Cleared for 9 strength. While revealed, put this card at the bottom of the dungeon deck."
"""


def test_hs_9_6r__a_card_that_was_used_and_came_back_from_the_deck_can_be_used_again() -> None:
    """In the next turn: it has sunk to the bottom, and the rooms are refilled from there."""
    t = Expedition(more=LIFT).rooms(up("Lift"), *[up("Pebble")] * 4).dungeon_deck().stand(1)
    t.deck().deck(of=1).hand("Lamp", of=1)

    t.play("use 1", END)
    t.play(play("Lamp", "movement"), "room 5", "move 1")
    assert t.offers("use 5")
    t.settled()
