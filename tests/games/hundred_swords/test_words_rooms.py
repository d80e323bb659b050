"""Words that choose rooms: yes, no, and the boundary of each."""

from __future__ import annotations

from tests.games.hundred_swords.trial import Trial


def test_hs_7_3__reveal_asks_for_one_room_after_the_other() -> None:
    t = Trial("Reveal 2 rooms.").hand("Thing").rooms("Gem", "Rat+", "Rat", "Pit")

    t.uses()
    assert t.options == ["room 1", "room 3", "room 4"]
    t.play("room 3")
    assert t.options == ["room 1", "room 4"]
    t.play("room 1")

    assert [t.lies(room) for room in (1, 3, 4)] == ["Gem+", "Rat+", "Pit"]
    t.settled()


def test_hs_5_3r__a_monster_revealed_by_an_effect_is_not_surprised() -> None:
    t = Trial("Reveal a room.").hand("Thing").rooms("Rat")

    t.uses().play("room 1")

    assert t.number("surprise") == 0
    t.settled()


def test_hs_4_2r__reveal_does_nothing_where_nothing_is_hidden() -> None:
    t = Trial("Reveal 2 rooms.").hand("Thing").rooms("Gem+", "", "Rat+")

    t.uses()

    t.settled()


def test_hs_4_2r__reveal_ends_with_the_last_hidden_room() -> None:
    t = Trial("Reveal 2 rooms.").hand("Thing").rooms("Gem+", "Rat")

    t.uses().play("room 2")

    t.settled()


def test_hs_7_3__what_is_revealed_acts_before_the_next_is_chosen() -> None:
    t = Trial("When revealed, reveal 2 rooms.", "monster").hand("Boots")
    t.rooms("Thing", "Gem", "Rat")

    t.play("play Boots movement", "move 1", "room 3", "room 2")

    assert [t.lies(room) for room in (1, 2, 3)] == ["Thing+", "Gem+", "Rat+"]
    t.settled()


def test_hs_7_4r2__a_card_that_hides_and_reveals_itself_comes_to_rest() -> None:
    text = "When revealed, gain 1 energy. When revealed, hide this card, then reveal a room."
    t = Trial(text, "monster").hand("Boots").rooms("Thing")

    t.play("play Boots movement", "move 1")
    for _ in range(50):
        t.play("room 1")

    assert (t.lies(1), t.number("energy")) == ("Thing+", 50)
    t.settled()


def test_hs_7_4r2__effects_inside_effects_come_to_rest() -> None:
    text = "When revealed, hide this card, then reveal a room, then gain 1 energy."
    t = Trial(text, "monster").hand("Boots").rooms("Thing")

    t.play("play Boots movement", "move 1")
    while t.offers("room 1"):
        t.play("room 1")

    assert t.lies(1) == "Thing+"
    assert t.number("energy") > 3
    t.settled()


def test_hs_7_4r2__also_without_a_question() -> None:
    text = "When revealed, hide every room and reveal the next hidden room."
    t = Trial(text, "monster").hand("Boots").rooms("Rat+", "Thing").at(1)

    t.play("play Boots movement", "end").shuffled()

    t = Trial(text, "monster").hand("Blade", "Blade").rooms("Thing").below("Gem")
    t.hand("Boots").play("play Boots movement", "move 1")

    assert t.lies(1) == "Thing"
    t.settled()


def test_hs_7_4__reveal_the_next_hidden_room_from_where_the_player_stands() -> None:
    t = Trial("Reveal the next hidden room.").hand("Thing").rooms("Gem", "Gem", "Rat+", "Pit").at(1)

    t.uses()

    assert [t.lies(room) for room in (1, 2, 3, 4)] == ["Gem", "Gem+", "Rat+", "Pit"]
    t.settled()


def test_hs_7_4__from_outside_the_next_hidden_room_is_the_first() -> None:
    t = Trial("Reveal the next hidden room.").hand("Thing").rooms("Rat+", "", "Gem")

    t.uses()

    assert t.lies(3) == "Gem+"
    t.settled()


def test_hs_4_2r__behind_the_last_hidden_room_there_is_none() -> None:
    t = Trial("Reveal the next hidden room.").hand("Thing").rooms("Gem", "Gem", "Rat+").at(2)

    t.uses()

    assert [t.lies(room) for room in (1, 2)] == ["Gem", "Gem"]
    t.settled()


def test_hs_7_4__peek_shows_a_card_to_its_player_and_triggers_nothing() -> None:
    text = "When revealed, gain 9 energy. When defeated, peek at a room."
    t = Trial(text, "monster", copies=2).hand("Blade", "Blade").rooms("Thing+", "Thing").at(1)

    t.play("play Blade strength", "play Blade strength", "defeat", "room 2")

    assert (t.lies(2), t.number("energy")) == ("Thing", 0)
    assert t.knows(2, 1)
    assert not t.knows(2, 2)
    assert t.said(1)[-1] == "Seat 1 looks at room 2."
    t.settled()


def test_hs_7_4__peek_offers_only_what_the_player_has_not_seen() -> None:
    t = Trial("Peek at 2 rooms.").hand("Thing").rooms("", "Rat", "Gem+")
    t.put("rooms", "Gem", owner=0, mark=1)

    t.uses()
    assert t.options == ["room 2"]
    t.play("room 2")

    t.settled()


def test_hs_4_2r__peek_does_nothing_where_all_is_known() -> None:
    t = Trial("Peek at a room.").hand("Thing").rooms("Rat+", "Gem+")

    t.uses()

    t.settled()


def test_hs_9_6r__swap_any_two_rooms_with_what_lies_in_them() -> None:
    t = Trial("You may swap any two rooms.").hand("Thing").rooms("Gem", "Rat+", "", "Pit")

    t.uses().play("do")
    assert t.options == ["room 1", "room 2", "room 4"]
    t.play("room 2")
    assert t.options == ["room 1", "room 3", "room 4", "room 5"]
    t.play("room 3")

    assert [t.lies(room) for room in (1, 2, 3, 4)] == ["Gem", "", "Rat+", "Pit"]
    t.settled()


def test_hs_7_5r__who_has_seen_a_card_knows_where_it_was_swapped_to() -> None:
    t = Trial("Swap any two rooms.").hand("Thing").rooms("", "Rat")
    t.put("rooms", "Gem", owner=0, mark=2)

    t.uses().play("room 1", "room 2")

    assert t.knows(2, 2)
    assert not t.knows(2, 1)
    t.settled()


def test_hs_4_2r__in_an_empty_dungeon_nothing_is_swapped() -> None:
    t = Trial("You may swap any two rooms.").hand("Thing")

    t.uses()

    t.settled()


OTHER = "Peek at 2 rooms of the other dungeon."


def test_hs_11_4__peek_into_the_dungeon_that_was_not_entered() -> None:
    t = (
        Trial(OTHER, seats=3)
        .hand("Thing")
        .rooms("Gem", "Rat")
        .rooms("Bat", "Bat+", "Bat", dungeon=2)
    )

    t.uses()
    assert t.options == ["room 1", "room 3"]
    t.play("room 1", "room 3")

    assert t.knows(1, 1, dungeon=2)
    assert not t.knows(1, 2, dungeon=2)
    assert not t.knows(1, 1)
    t.settled()


def test_hs_11_4__two_players_have_no_other_dungeon() -> None:
    t = Trial(OTHER).hand("Thing").rooms("Gem", "Rat")

    t.uses()

    t.settled()


def test_hs_11_4__the_other_dungeon_may_lie_open() -> None:
    t = Trial(OTHER, seats=3).hand("Thing").rooms("Gem").rooms("Bat+", dungeon=2)

    t.uses()

    t.settled()


ACROSS = "You may swap your room with a room of the other dungeon."


def test_hs_11_4__swap_the_own_room_with_one_of_the_other_dungeon() -> None:
    t = Trial(ACROSS, seats=3).hand("Thing").rooms("Gem", "Rat+").rooms("Bat", "Bat+", dungeon=2)
    t.at(2)

    t.uses().play("do")
    assert t.options == ["room 1", "room 2"]
    t.play("room 1")

    assert (t.lies(2), t.lies(1, 2)) == ("Bat", "Rat+")
    t.settled()


def test_hs_11_4__a_boss_that_shows_stays_in_its_dungeon() -> None:
    t = Trial(ACROSS, seats=3).hand("Thing").rooms("The Dragon+").rooms("Bat", dungeon=2).at(1)

    t.uses()

    t.settled()


def test_hs_11_4__from_outside_no_room_is_swapped() -> None:
    t = Trial(ACROSS, seats=3).hand("Thing").rooms("Gem").rooms("Bat", dungeon=2)

    t.uses()

    t.settled()
