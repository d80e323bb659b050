"""Moving: how far, what is checked, what blocks, who is surprised (HS-5)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import END, Expedition, known, made, play, up
from underdeck.core.kernel import NOBODY

HORN = made("item", "Horn", "You may swap a monster into your room.", movement=1)
BUSH = made("item", "Bush", "You may hide every room.", movement=1)


# How far -------------------------------------------------------------------------------------


def test_hs_5_1__one_movement_reaches_room_one() -> None:
    t = Expedition().rooms(up("Coin")).count(movement=1)

    with t.changes(position=+1, movement=-1):
        t.play("move 1")
    t.settled()


def test_hs_5_1__without_movement_the_player_stays_outside() -> None:
    t = Expedition().rooms("Coin")

    t.refuses(
        "move 1",
        "HS-5.1",
        facts="Moving a room takes 1 movement; there is 0.",
        remedy="Play cards for 1 more movement.",
    )
    t.refuses("acquire", "HS-5.1", facts="still outside")
    t.settled()


def test_hs_5_1__with_m_points_one_moves_up_to_m_rooms() -> None:
    """3 points: 1, 2 or 3 rooms, from wherever the player is; 4 are too many."""
    for room in (0, 1):
        for far in (1, 2, 3):
            t = Expedition().stand(room).count(movement=3).play(f"move {far}")
            assert t.number("position") == room + far
            t.settled()

        t = Expedition().stand(room).count(movement=3)
        t.refuses("move 4", "HS-5.1", remedy="1 more movement")


def test_hs_5_1__never_to_the_left_and_never_nowhere() -> None:
    t = Expedition().rooms("Coin", "Rat").stand(2).count(movement=3)

    assert [words for words in t.options if words.startswith("move")] == [
        "move 1",
        "move 2",
        "move 3",
    ]
    t.settled()


def test_hs_5_1__empty_rooms_count_as_rooms() -> None:
    t = Expedition().rooms(None, None, "Rat").count(movement=2).play("move 2")

    assert (t.number("position"), t.room(3)) == (2, "Rat")
    assert not t.face_up(3)
    t.settled()


def test_hs_5_1__nobody_moves_past_room_five() -> None:
    """From room 4 one room is left; from room 5 only the end of the turn is."""
    t = Expedition().stand(4).count(movement=3)
    t.refuses("move 2", "HS-5.1", facts="There is 1 room to the right.", remedy="Move 1 room.")
    t = Expedition().stand(3).count(movement=3)
    t.refuses("move 3", "HS-5.1", facts="There are 2 rooms to the right.", remedy="1 to 2 rooms.")

    t = Expedition().stand(5).count(movement=3)
    t.refuses("move 1", "HS-5.1", facts="This is the last room.", remedy="End the turn")
    assert t.options == [END]
    t.end().settled()


# Checking ------------------------------------------------------------------------------------


def test_hs_5_2__an_item_may_be_put_back_and_only_its_finder_knows_it() -> None:
    t = Expedition().rooms("Coin").count(movement=1).play("move 1")
    assert t.options == ["replace", "reveal"]
    t.play("replace")

    assert not t.face_up(1)
    assert [t.sees(1, seat) for seat in (0, 1, NOBODY)] == [True, False, False]
    assert "Coin" in " ".join(t.said(0))
    assert "Coin" not in " ".join(t.said(1))
    t.settled()


def test_hs_5_2__an_item_may_be_revealed_to_all() -> None:
    t = Expedition().rooms("Chime").count(movement=1).play("move 1", "reveal")

    assert t.face_up(1)
    assert [t.sees(1, seat) for seat in (0, 1, NOBODY)] == [True, True, True]
    assert t.points() == (0, 0, 1)
    t.settled()


@pytest.mark.parametrize("card", ["Rat", "Web", "Wyrm"])
def test_hs_5_2__a_monster_or_obstacle_must_be_revealed(card: str) -> None:
    """Nothing is asked."""
    t = Expedition().rooms(card).count(movement=1).play("move 1")

    assert t.face_up(1)
    assert t.sees(1, 1)
    t.settled()


def test_hs_5_2__an_item_that_is_known_is_checked_again() -> None:
    """It can be revealed this time."""
    t = Expedition().rooms(known("Coin")).count(movement=1).play("move 1", "reveal")

    assert t.face_up(1)
    t.settled()


def test_hs_5_2__what_lies_face_up_or_nowhere_is_not_checked() -> None:
    for laid in (up("Coin"), up("Rat"), None):
        t = Expedition().rooms(laid).count(movement=1).play("move 1")
        t.settled()


def test_hs_5_2r__rooms_passed_through_are_not_checked() -> None:
    t = Expedition().rooms("Coin", "Rat", "Web").count(movement=3).play("move 3")

    assert [t.face_up(n) for n in (1, 2, 3)] == [False, False, True]
    assert not t.sees(1)
    assert not t.sees(2)
    t.settled()


# Monsters ------------------------------------------------------------------------------------


def test_hs_5_3__a_face_up_monster_is_not_moved_past() -> None:
    """Moving must stop in its room."""
    t = Expedition().rooms("Coin", up("Rat"), "Web").count(movement=5)
    t.refuses(
        "move 3",
        "HS-5.3",
        facts="Rat in room 2 cannot be moved past.",
        remedy="Move 2 at most, to its room.",
    )

    t.play("move 2")
    assert t.number("position") == 2
    t.settled()


def test_hs_5_3__who_stands_with_it_cannot_go_on() -> None:
    t = Expedition().rooms(up("Rat"), "Web").stand(1).count(movement=2)

    t.refuses("move 1", "HS-5.3", remedy="Get it out of the way first, or end the turn.")
    t.settled()


def test_hs_5_3__once_it_is_defeated_the_way_is_free() -> None:
    t = Expedition().rooms(up("Rat"), "Web").stand(1).hand("Sabre", "Boots")
    t.play(play("Sabre", "strength"), "defeat", play("Boots", "movement"), "move 1")

    assert t.number("position") == 2
    t.settled()


def test_hs_5_3__a_monster_revealed_by_the_check_is_surprised() -> None:
    t = Expedition().rooms("Rat", "Web").hand("Boots").count(movement=1).play("move 1")
    t.play(play("Boots", "movement"), "move 1")

    assert t.number("position") == 2
    t.settled()


def test_hs_5_3__it_is_surprised_for_that_turn_only() -> None:
    """The player stayed with it; in the next turn it blocks the other one."""
    t = Expedition().rooms("Rat", "Web", "Coin", "Lamp", "Ogre").hand("Boots", of=1)
    t.count(movement=1).play("move 1").end()
    t.play(play("Boots", "movement"))

    t.refuses("move 2", "HS-5.3", facts="Rat in room 1 cannot be moved past.")
    t.settled()


def test_hs_5_3__once_its_room_is_left_it_is_no_longer_surprised() -> None:
    """Nor does another monster lend its surprise: the next one found has its own."""
    t = Expedition().rooms("Rat", "Rat", "Web").hand("Boots", "Skates").count(movement=1)
    t.play("move 1")
    first = t.number("surprise")
    t.play(play("Boots", "movement"), "move 1")

    assert first != t.number("surprise") != 0
    t.play(play("Skates", "movement"), "move 1")
    assert t.number("surprise") == 0
    t.settled()


def test_hs_5_3r__one_revealed_by_an_effect_is_not_surprised() -> None:
    """Neither ahead nor in the player's own room."""
    t = Expedition().rooms("Coin", "Rat", "Web").hand("Lamp").count(movement=3)
    t.play(play("Lamp", "movement"), "room 2")

    t.refuses("move 3", "HS-5.3", facts="Rat in room 2")
    t.settled()


def test_hs_5_3r__one_swapped_in_is_not_surprised() -> None:
    t = Expedition(more=HORN).rooms("Coin", "Web", up("Rat")).stand(1).hand("Horn")
    t.play(play("Horn", "movement"), "do", "room 3")

    assert t.room(1) == "Rat"
    t.refuses("move 1", "HS-5.3", facts="Rat in room 1")
    t.settled()


def test_hs_5_3r__moving_it_away_ends_the_surprise() -> None:
    """The surprised Rat is swapped for the Ogre of room 3: there it blocks again."""
    t = Expedition(more=HORN).rooms("Rat", "Web", up("Ogre"), "Coin").hand("Horn", "Skates")
    t.count(movement=1).play("move 1", play("Horn", "movement"), "do", "room 3")

    assert (t.room(1), t.room(3)) == ("Ogre", "Rat")
    t.refuses("move 1", "HS-5.3", facts="Ogre in room 1")
    t.settled()


def test_hs_5_3r__hiding_it_ends_the_surprise_and_the_block() -> None:
    """Face down it does not block; stopped on again, it is surprised anew."""
    t = Expedition().rooms("Rat", "Web").hand("Veil", "Boots").count(movement=1).play("move 1")
    t.play(play("Veil", "movement"), "room 1")
    assert not t.face_up(1)
    assert t.number("surprise") == 0
    t.play("move 1")
    assert t.number("position") == 2
    t.settled()


def test_hs_5_3r__a_known_hidden_monster_is_surprised_anew() -> None:
    t = Expedition().rooms(known("Rat", 0, 1), "Web").hand("Boots").count(movement=1)
    t.play("move 1")
    assert t.face_up(1)

    t.play(play("Boots", "movement"), "move 1")
    assert t.number("position") == 2
    t.settled()


def test_hs_5_3r__a_blocking_obstacle_blocks_at_once() -> None:
    """The Toll has just been revealed by the check, and yet nobody goes past."""
    t = Expedition().rooms("Toll", "Coin").hand("Boots").count(movement=1)
    t.play("move 1", play("Boots", "movement"))

    t.refuses("move 1", "HS-5.4", facts="Toll in room 1 cannot be moved past.")
    t.settled()


# Items and obstacles -------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Coin", "Crown", "Web", "Mirror", "Hatch"])
def test_hs_5_4__items_and_obstacles_can_be_moved_past(card: str) -> None:
    t = Expedition().rooms(up(card), "Rat").count(movement=2).play("move 2")

    assert t.number("position") == 2
    assert t.room(1) == card
    t.settled()


def test_hs_5_4__unless_the_card_says_otherwise() -> None:
    t = Expedition().rooms(up("Toll"), "Rat").count(movement=2, energy=0)
    t.refuses("move 2", "HS-5.4", facts="Toll in room 1", remedy="Move 1 at most")

    t = Expedition().rooms(up("Toll"), "Rat").stand(1).count(energy=2).hand("Boots")
    t.play("clear", play("Boots", "movement"), "move 1")
    assert t.number("position") == 2
    t.settled()


@pytest.mark.parametrize("card", ["Rat", "Ogre", "Toll"])
def test_hs_5_4r__a_face_down_card_never_blocks(card: str) -> None:
    """Known to the player or not."""
    for laid in (card, known(card)):
        t = Expedition().rooms(laid, "Coin").count(movement=2).play("move 2", "replace")

        assert t.number("position") == 2
        assert not t.face_up(1)
        t.settled()


def test_hs_5_4r__nor_does_a_monster_that_was_hidden_again() -> None:
    t = Expedition(more=BUSH).rooms("Coin", up("Ogre"), "Web").hand("Bush").count(movement=2)
    t.refuses("move 3", "HS-5.3", also=("HS-5.1",))
    t.play(play("Bush", "movement"), "do", "move 3")

    assert t.number("position") == 3
    t.settled()


# The room of the player ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "words"), [("Coin", "acquire"), ("Rat", "defeat"), ("Web", "clear")]
)
def test_hs_5_5__only_the_card_of_ones_room_can_be_had(card: str, words: str) -> None:
    """Not the one before, not the one behind, and none from outside."""
    rest = {"strength": 9, "energy": 9}
    for stands, lies in ((1, 2), (2, 1)):
        laid = [None, None, None]
        t = Expedition().rooms(*laid[: lies - 1], up(card)).stand(stands).count(**rest)
        assert not t.offers(words)
        t.refuses(words, "HS-5.5", facts=f"Room {stands} is empty.")
        t.settled()

    t = Expedition().rooms(up(card)).count(**rest)
    t.refuses(words, "HS-5.1", facts="The player is still outside the dungeon.")

    t = Expedition().rooms(up(card)).stand(1).count(**rest).play(words)
    assert t.room(1) is None
    t.settled()


def test_hs_case_3__a_hidden_monster_is_found_passed_and_blocks_again() -> None:
    """Stopped on, it is revealed and passed the same turn; next time it blocks whoever comes."""
    t = Expedition().rooms("Ogre", "Web", "Coin", "Lamp", "Rat")
    t.hand("Boots", "Skates").deck("Pebble", "Boots", "Satchel", "Veil", "Spyglass")
    t.hand("Hairpin", of=1)
    t.play(play("Boots", "movement"), "move 1")
    assert t.face_up(1)
    t.play(play("Skates", "movement"), "move 3", "replace").end()

    t.play(play("Hairpin", "movement"))
    t.refuses("move 2", "HS-5.3", facts="Ogre in room 1 cannot be moved past.")
    t.end()

    t.play(play("Boots", "movement"))
    t.refuses("move 2", "HS-5.3", facts="Ogre in room 1 cannot be moved past.")
    t.settled()
