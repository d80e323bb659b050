"""Reveal, peek, hide: what is known of the dungeon's cards (HS-7.3 to HS-7.5R)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import Expedition, known, play, up

MORE = """
[[item]]
name = "Sun"
cost = 0
text = "Reveal 2 rooms."

[[item]]
name = "Curtain"
cost = 0
text = "Hide a card in the dungeon."

[[item]]
name = "Crank"
cost = 0
text = "Swap any two rooms."

[[item]]
name = "Churn"
cost = 0
text = "Shuffle the hidden rooms."

[[item]]
name = "Periscope"
cost = 0
text = "Peek at the top card of the dungeon deck."

[[item]]
name = "Flare"
cost = 0
text = "When revealed, you may gain 1 energy. While revealed, you may gain 1 movement."
"""


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


# Revealing -----------------------------------------------------------------------------------


def test_hs_7_3__several_cards_are_revealed_in_the_order_that_the_player_likes() -> None:
    """Two of the face-down ones, the last one first."""
    t = story().rooms("Rat", up("Ogre"), "Web", None, "Pebble").hand("Sun")

    t.play(play("Sun", "strength"))
    assert t.options == ["room 1", "room 3", "room 5"]
    t.play("room 5")
    t.refuses("room 5", "HS-7.3", remedy="To be chosen: rooms 1, 3.")
    t.play("room 1")
    assert [t.face_up(n) for n in (1, 3, 5)] == [True, False, True]
    t.settled()


def test_hs_7_3__what_one_card_does_is_done_before_the_next_is_chosen() -> None:
    """The Chime gives its energy, and the player still has one room to choose."""
    t = story().rooms("Chime", "Rat", "Web").hand("Sun")

    t.play(play("Sun", "strength"))
    with t.changes(energy=+1):
        t.play("room 1")
    assert t.options == ["room 2", "room 3"]
    t.play("room 2")
    t.settled()


def test_hs_7_3__with_fewer_face_down_cards_as_many_as_there_are() -> None:
    t = story().rooms("Rat", up("Web")).hand("Sun")

    t.play(play("Sun", "strength"), "room 1")
    t.settled()


def test_hs_7_4r__the_player_whose_turn_it_is_makes_the_choices() -> None:
    """What a revealed card offers is offered to who revealed it, not to who had seen it."""
    t = story().rooms(known("Flare", 1), "Rat").hand("Lamp")

    t.play(play("Lamp", "movement"), "room 1")
    assert (t.asked, t.options) == (0, ["decline", "do"])
    t.play("do")
    assert t.number("energy") == 1
    t.settled()


# Peeking -------------------------------------------------------------------------------------


def test_hs_7_4__peeking_triggers_nothing() -> None:
    """Nor does it clear what waits for a monster to be revealed."""
    t = story().rooms("Chime").hand("Spyglass")
    with t.changes(hand=-1, played=+1, movement=+1):
        t.play(play("Spyglass", "movement"), "room 1")
    t.settled()

    t = story().rooms(up("Mirror"), "Rat").stand(1).hand("Spyglass")
    t.play(play("Spyglass", "movement"), "room 2")
    assert t.room(1) == "Mirror"
    t.settled()


@pytest.mark.parametrize("card", ["Rat", "Web", "Pebble"])
def test_hs_7_4r__peeking_shows_a_card_to_one_player_and_leaves_it_face_down(card: str) -> None:
    """A monster and an obstacle too: it is no checking."""
    t = story().rooms(card).hand("Spyglass")

    t.play(play("Spyglass", "movement"), "room 1")
    assert not t.face_up(1)
    assert (t.sees(1, 0), t.sees(1, 1)) == (True, False)
    assert f"In room 1 lies {card}." in t.said(0)
    assert "Seat 1 looks at room 1." in t.said(1)
    t.settled()


def test_hs_7_4r__a_card_of_the_dungeon_deck_is_shown_to_one_player_too() -> None:
    """It is still known to that player when it comes into a room."""
    t = story().rooms(None, *[up("Pebble")] * 4).dungeon_deck("Web", "Rat").hand("Periscope")

    t.play(play("Periscope", "strength"))
    t.end()
    assert t.room(5) == "Rat"
    assert (t.sees(5, 0), t.sees(5, 1)) == (True, False)


# Face down -----------------------------------------------------------------------------------


def test_hs_7_5__a_face_down_card_has_no_effects() -> None:
    """The Flare is used while face up; hidden, it cannot be."""
    t = story().rooms(up("Flare")).stand(1).hand("Curtain")
    assert t.offers("use 1")

    t.play(play("Curtain", "strength"), "room 1")
    t.refuses("use 1", "HS-9.6R", facts="No card lies face up in room 1")


def test_hs_7_5r__a_hidden_card_stays_known_to_all_who_saw_it() -> None:
    """It lay face up: both know it."""
    t = story().rooms(up("Ogre")).hand("Curtain")

    t.play(play("Curtain", "strength"), "room 1")
    assert not t.face_up(1)
    assert (t.sees(1, 0), t.sees(1, 1)) == (True, True)
    t.settled()


def test_hs_7_5r__through_swapping() -> None:
    """It is known where it lies now; what lay there is as unknown as before."""
    t = story().rooms("Web", known("Ogre", 0, 1)).hand("Crank")

    t.play(play("Crank", "strength"), "room 2", "room 1")
    assert (t.room(1), t.room(2)) == ("Ogre", "Web")
    assert [t.sees(1, seat) for seat in (0, 1)] == [True, True]
    assert [t.sees(2, seat) for seat in (0, 1)] == [False, False]
    t.settled()


def test_hs_7_5r__through_sliding() -> None:
    """At the end of the turn; who alone knew it still knows it alone."""
    t = story().rooms(None, known("Ogre", 1), known("Rat", 0, 1)).stand(1)

    t.end()
    assert (t.room(1), t.room(2)) == ("Ogre", "Rat")
    assert (t.sees(1, 0), t.sees(1, 1)) == (False, True)
    assert (t.sees(2, 0), t.sees(2, 1)) == (True, True)


def test_hs_7_5r__until_it_is_shuffled() -> None:
    """Then nobody knows which is which; face-up cards are not touched."""
    t = story().rooms(known("Ogre", 0, 1), up("Web"), "Rat").hand("Churn")

    t.play(play("Churn", "strength")).order("Rat", "Ogre")
    assert sorted(card for n in (1, 3) if (card := t.room(n))) == ["Ogre", "Rat"]
    assert not any(t.sees(n, seat) for n in (1, 3) for seat in (0, 1))
    assert t.sees(2, 1)
    t.settled()
