"""Words that choose face-up cards of the dungeon: yes, no, and the boundary of each."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.trial import Trial


def test_hs_7_5r__hide_turns_a_card_down_and_all_know_it() -> None:
    t = Trial("Hide a monster in the dungeon.").hand("Thing").rooms("Rat+", "Gem+", "Ogre+", "Rat")

    t.uses()
    assert t.options == ["room 1", "room 3"]
    t.play("room 3")

    assert t.lies(3) == "Ogre"
    assert t.knows(3, 1)
    assert t.knows(3, 2)
    t.settled()


def test_hs_4_2r__hide_finds_no_card_of_that_kind() -> None:
    t = Trial("Hide an obstacle in the dungeon.").hand("Thing").rooms("Rat+", "Gem+", "Pit")

    t.uses()

    t.settled()


def test_hs_7_5__hide_a_card_takes_any_kind_and_the_players_own_room() -> None:
    t = Trial("Hide a card in the dungeon.").hand("Thing").rooms("Pit+", "Gem").at(1)

    t.uses()
    assert t.options == ["room 1"]
    t.play("room 1").refuses("clear", "HS-5.5")

    t.settled()


def test_hs_7_5r__hide_every_room() -> None:
    t = Trial("You may hide every room.").hand("Thing").rooms("Rat+", "Gem", "", "Pit+")

    t.uses().play("do")

    assert [t.lies(room) for room in (1, 2, 3, 4)] == ["Rat", "Gem", "", "Pit"]
    assert not t.knows(2, 1)
    t.settled()


def test_hs_4_2r__where_all_is_hidden_nothing_is_to_hide() -> None:
    t = Trial("You may hide every room.").hand("Thing").rooms("Rat", "Gem")

    t.uses()

    t.settled()


def test_hs_7_2r__vaporize_takes_a_card_out_of_the_game() -> None:
    t = Trial("Vaporize a monster in the dungeon.").hand("Thing").rooms("Rat+", "Rat", "Gem+")

    t.uses()
    assert t.options == ["room 1"]
    t.play("room 1")

    assert (t.lies(1), t.gone, t.cards("trophies")) == ("", ["Rat"], [])
    assert t.number("cards that left") == 1
    t.settled()


def test_hs_7_5__any_card_may_lie_face_down() -> None:
    t = Trial("Vaporize a card in the dungeon.").hand("Thing").rooms("Rat+", "The Dragon")

    t.uses().play("room 2")

    assert t.gone == ["The Dragon"]
    assert t.number("boss fell") == 0
    t.settled()


def test_hs_7_5__face_up_it_can_not_be_vaporized_if_it_says_so() -> None:
    text = "Cannot be vaporized. When defeated, vaporize a card in the dungeon."
    t = Trial(text, "monster", copies=3).hand("Blade", "Blade").rooms("Thing+", "Thing+", "Thing")

    t.at(1).play("play Blade strength", "play Blade strength", "defeat")
    assert t.options == ["room 3"]
    t.play("room 3")

    assert t.gone == ["Thing"]
    t.settled()


def test_hs_9_6r__swap_a_monster_into_the_own_room() -> None:
    t = Trial("You may swap a monster into your room.").hand("Thing")
    t.rooms("Gem", "Rat+", "Ogre+", "Rat").at(2)

    t.uses().play("do")
    assert t.options == ["room 3"]
    t.play("room 3")

    assert (t.lies(2), t.lies(3)) == ("Ogre+", "Rat+")
    t.settled()


def test_hs_9_6r__a_monster_swapped_in_is_not_surprised() -> None:
    t = Trial("You may swap a monster into your room.").hand("Thing", "Boots").rooms("Rat", "Ogre+")

    t.play("play Boots movement", "move 1").uses().play("do", "room 2")

    assert t.number("surprise") == 0
    t.settled()


def test_hs_9_6r__an_empty_room_is_swapped_too() -> None:
    t = Trial("Swap a monster into your room.").hand("Thing").rooms("", "Rat+").at(1)

    t.uses().play("room 2")

    assert (t.lies(1), t.lies(2)) == ("Rat+", "")
    t.settled()


def test_hs_9_6r__from_outside_nothing_is_swapped() -> None:
    t = Trial("You may swap a monster into your room.").hand("Thing").rooms("Gem", "Rat+")

    t.uses()

    t.settled()


def test_hs_9_6r__while_revealed_it_is_used_once_a_turn() -> None:
    t = Trial("While revealed, you may swap a monster into your room.")
    t.rooms("Gem", "Thing+", "Rat+").at(1)

    t.play("use 2", "do", "room 3")

    assert t.lies(1) == "Rat+"
    t.refuses("use 2", "HS-9.6R")
    t.settled()


def test_hs_5_3__a_surprised_monster_can_be_moved_past() -> None:
    t = Trial("Surprise a monster in the dungeon.").hand("Thing", "Boots").rooms("Ogre+", "Gem")

    t.play("play Boots movement").refuses("move 2", "HS-5.3")
    t.uses().play("room 1", "move 2")

    assert t.number("position") == 2
    assert t.lies(1) == "Ogre+"
    t.play("replace")
    t.settled()


def test_hs_5_3__a_monster_face_down_is_not_surprised() -> None:
    t = Trial("Surprise a monster in the dungeon.").hand("Thing").rooms("Ogre", "Gem+")

    t.uses()

    t.settled()


def test_hs_5_3__who_is_surprised_already_is_not_offered() -> None:
    t = Trial("Surprise a monster in the dungeon.", copies=2).hand("Thing", "Thing").rooms("Ogre+")

    t.uses().play("room 1").uses()

    t.settled()


PASS = "Move past a revealed monster this turn."


def test_hs_5_3__one_monster_is_moved_past_and_the_next_one_blocks() -> None:
    t = Trial(PASS, movement=5).hand("Thing").rooms("Ogre+", "Rat+", "Gem")

    t.uses()
    t.refuses("move 3", "HS-5.3")
    t.play("move 2")

    assert (t.number("position"), t.number("passes")) == (2, 0)
    t.settled()


def test_hs_5_3__the_pass_is_lost_at_the_end_of_the_turn() -> None:
    t = Trial(PASS).hand("Thing").rooms("Ogre+", "Rat+", "Gem", "Gem", "Gem")

    t.uses().play("end").shuffled()

    assert t.number("passes") == 0


def test_hs_5_3__passes_add_up() -> None:
    t = Trial(PASS, movement=3, copies=2).hand("Thing", "Thing").rooms("Ogre+", "Rat+", "Gem")

    t.uses().uses().play("move 3", "replace")

    assert t.number("position") == 3
    t.settled()


@pytest.mark.parametrize(
    "kind, card, where",
    [
        ("a monster", "Ogre", "trophies"),
        ("an obstacle", "Pit", "trophies"),
        ("an item", "Gem", "hand"),
    ],
)
def test_hs_7_6__take_a_card_of_the_own_room_without_its_cost(
    kind: str, card: str, where: str
) -> None:
    t = Trial(f"You may take {kind} in your room.").hand("Thing").rooms(f"{card}+").at(1)

    t.uses().play("do", "room 1")

    assert t.cards(where) == [card]
    assert t.lies(1) == ""
    t.settled()


def test_hs_7_6__only_the_own_room_and_only_that_kind() -> None:
    t = Trial("You may take a monster in your room.").hand("Thing").rooms("Gem+", "Rat+").at(1)

    t.uses()

    t.settled()


def test_hs_7_6__no_boss_is_taken_so() -> None:
    t = Trial("You may take a monster in your room.").hand("Thing").rooms("The Dragon+").at(1)

    t.uses()

    t.settled()


def test_hs_6_2__open_the_lock_of_the_own_room() -> None:
    t = Trial("You may pay 1 energy to open the lock in your room.").hand("Thing", "Gem")
    t.rooms("Chest+").at(1)

    t.uses().play("do", "pay Gem")

    assert t.cards("trophies") == ["Chest"]
    t.settled()


def test_hs_6_2__where_nothing_is_locked_nothing_opens() -> None:
    t = Trial("You may open the lock in your room.").hand("Thing").rooms("Gem+").at(1)

    t.uses()

    t.settled()


def test_hs_6_2r__a_lock_that_the_player_has_seen_face_down_opens() -> None:
    t = Trial("You may open the lock in your room.").hand("Thing").at(1)
    t.put("rooms", "Chest", owner=0, mark=1)

    t.uses().play("do")

    assert t.cards("trophies") == ["Chest"]
    t.settled()


def test_hs_7_5__an_unseen_lock_does_not_open() -> None:
    t = Trial("You may open the lock in your room.").hand("Thing").rooms("Chest").at(1)

    t.uses()

    t.settled()
