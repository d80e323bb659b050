"""Alone against one who takes the more golden end of the dungeon: Gold Greed (HS-13)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import END, Expedition, Laid, known, made, up


def greedy(*rooms: str | Laid | None, more: str = "") -> Expedition:
    """The player has nothing left to do."""
    return Expedition("gold-greed", seats=1, more=more).rooms(*rooms)


def test_hs_13_1__the_end_worth_more_gold_goes_to_the_rival() -> None:
    t = greedy("Rat", "Ogre", "Rat", "Golem", "Sabre")
    t.play(END)

    assert t.cards("rival trophies") == ["Sabre"]
    assert "The greedy one takes Sabre from room 5." in t.said()
    t.settled()


def test_hs_13_1__both_ends_are_revealed_and_the_other_stays_so() -> None:
    t = greedy("Rat", "Ogre", "Web", "Golem", "Sabre").play(END)

    assert (t.room(1), t.face_up(1)) == ("Rat", True)
    assert not any(t.face_up(n) for n in (2, 3, 4, 5))


def test_hs_13_1__it_comes_between_discarding_and_sliding() -> None:
    """The gap that the rival leaves is closed and filled in the same turn."""
    t = greedy("Ogre", "Web", "Rat", "Golem", "Pebble").play(END)

    assert t.cards("rival trophies") == ["Ogre"]
    assert [t.room(n) for n in (1, 2, 3, 4)] == ["Web", "Rat", "Golem", "Pebble"]
    assert t.room(5) is not None
    assert t.number("played") == 0


def test_hs_13_1__revealing_so_has_no_effects() -> None:
    t = greedy("Chime", "Web", "Rat", "Golem", "Ogre").play(END)

    assert t.points() == (0, 0, 0)
    assert t.face_up(1)
    t.settled()


def test_hs_13_1__nor_has_being_taken() -> None:
    more = made("monster", "Ghost", "When defeated, gain 1 energy.", strength=1, gold=9)
    t = greedy("Ghost", "Web", "Rat", "Golem", "Ogre", more=more).play(END)

    assert t.cards("rival trophies") == ["Ghost"]
    assert t.points() == (0, 0, 0)


def test_hs_13_1__if_they_are_worth_the_same_the_player_chooses() -> None:
    t = greedy("Rat", "Ogre", "Golem", "Web", "Pebble").play(END)
    assert t.options == ["room 1", "room 5"]
    t.refuses("room 3", "HS-13.1", remedy="To be chosen: rooms 1, 5.")

    t.play("room 5")

    assert t.cards("rival trophies") == ["Pebble"]
    assert t.face_up(1)
    t.settled()


def test_hs_13_1__the_ends_are_those_of_what_lies_there() -> None:
    t = greedy(None, "Rat", "Web", up("Ogre"), None).play(END)

    assert t.cards("rival trophies") == ["Ogre"]


def test_hs_13_1__the_match_ends_as_usual_and_the_most_gold_wins() -> None:
    t = greedy("Rat", "Ogre").trophies("Golem").put("rival trophies", "Purse")
    t.dungeon_deck().play(END)

    assert t.state.over()
    assert t.outcome.name == "lost"
    assert "You have 4 gold, the greedy one has 7." in t.outcome.words


def test_hs_13_1__what_the_player_knew_does_not_matter() -> None:
    t = greedy(known("Rat"), "Web", "Golem", "Pebble", known("Ogre")).play(END)

    assert t.cards("rival trophies") == ["Ogre"]


def test_hs_13_1r__one_card_left_is_taken() -> None:
    t = greedy(None, None, "Rat").dungeon_deck().play(END)

    assert t.cards("rival trophies") == ["Rat"]
    assert t.state.over()


def test_hs_13_1r__of_an_empty_dungeon_nothing_is_taken() -> None:
    t = greedy().play(END)

    assert t.cards("rival trophies") == []
    t.settled()


def test_hs_13_1r__a_boss_so_taken_ends_the_match() -> None:
    t = greedy("Wyrm", "Web", "Rat", "Golem", "Pebble").play(END)

    assert t.cards("rival trophies") == ["Wyrm"]
    assert t.state.over()
    assert t.outcome.words.startswith("The Boss fell.")


def test_hs_13_1r__the_rival_s_swords_are_those_in_its_trophies() -> None:
    t = greedy().trophies("Sabre").put("rival trophies", "Hex Blade").deck("Boots")
    t.dungeon_deck().play(END)

    assert "You have 1 sword, the greedy one has 1." in t.outcome.words
    assert t.outcome.name == "lost"


def test_hs_13_1__a_look_shows_its_trophies_and_gold() -> None:
    t = greedy("Rat").put("rival trophies", "Purse", "Ogre")

    assert {zone.name for zone in t.look.zones} >= {"rival trophies"}
    assert [c.value for c in t.look.counters if c.name == "gold rival"] == [7]
