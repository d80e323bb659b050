"""Words about the dungeon deck and the hidden rooms: yes, no, and the boundary of each."""

from __future__ import annotations

from tests.games.hundred_swords.trial import Trial

SEARCH = "When defeated, take the top non-boss card of the dungeon deck."


def searching(*below: str) -> Trial:
    t = Trial(SEARCH, "monster").hand("Blade", "Blade").rooms("Thing+").at(1).below(*below)
    return t.play("play Blade strength", "play Blade strength", "defeat")


def test_hs_9_5__the_top_card_is_won_whatever_it_costs() -> None:
    t = searching("Gem", "Ogre")

    assert t.cards("trophies") == ["Ogre", "Thing"]
    t.settled()


def test_hs_9_5r__an_item_goes_to_the_hand_and_a_locked_trophy_to_the_trophies() -> None:
    assert searching("Blade").cards("hand") == ["Blade"]
    assert searching("Chest").cards("trophies") == ["Chest", "Thing"]


def test_hs_9_5r__a_boss_on_top_is_skipped_and_stays_in_place() -> None:
    t = searching("Rat", "The Dragon")

    assert t.cards("trophies") == ["Rat", "Thing"]
    assert t.cards("dungeon deck")[-1] == "The Dragon"
    t.settled()


def test_hs_9_5r__with_an_empty_dungeon_deck_nothing_is_won() -> None:
    t = Trial(SEARCH, "monster").hand("Blade", "Blade").rooms("Thing+").at(1)
    t.without_deck()

    t.play("play Blade strength", "play Blade strength", "defeat")

    assert t.cards("trophies") == ["Thing"]
    t.settled()


def test_hs_7_4__peek_at_the_top_shows_it_to_the_player_alone() -> None:
    t = Trial("Peek at the top card of the dungeon deck.").hand("Thing").below("Gem", "Ogre")

    t.uses()

    n = t.number("dungeon deck")
    mine, others = t.game.redact(t.state, 0), t.game.redact(t.state, 1)
    assert t.zone("dungeon deck").card(mine, 0, n - 1) == t.card("Ogre")
    assert t.zone("dungeon deck").card(mine, 0, n - 2) < 0
    assert t.zone("dungeon deck").card(others, 0, n - 1) < 0
    t.settled()


def test_hs_7_5r__what_was_peeked_at_is_known_in_the_room_that_it_fills() -> None:
    t = Trial("Peek at the top card of the dungeon deck.").hand("Thing").below("Ogre")
    t.rooms("", "Gem", "Gem", "Gem", "Gem")

    t.uses().play("end").shuffled()

    assert t.lies(5) == "Ogre"
    assert t.knows(5, 1)
    assert not t.knows(5, 2)


def test_hs_7_4__peek_at_three_cards_of_two_sees_two() -> None:
    t = (
        Trial("Peek at the top 3 cards of the dungeon deck.")
        .hand("Thing")
        .below("Gem", "Ogre", "Rat")
    )

    t.uses()

    assert t.said(0)[-3:] == [
        "Card 3 of the dungeon deck is Gem.",
        "Card 2 of the dungeon deck is Ogre.",
        "Card 1 of the dungeon deck is Rat.",
    ]
    assert t.said(1)[-1] == "Seat 1 looks at card 1 of the dungeon deck."
    t.settled()


def test_hs_7_5r__the_top_card_goes_to_the_bottom_unseen() -> None:
    t = Trial("You may put the top card of the dungeon deck at the bottom.").hand("Thing")
    t.below("Gem", "Ogre")

    t.uses().play("do")

    deck = t.cards("dungeon deck")
    assert (deck[0], deck[-1]) == ("Ogre", "Gem")
    assert "Ogre" not in " ".join(t.said(0))
    t.settled()


def test_hs_4_2__declined_the_top_card_stays() -> None:
    t = Trial("You may put the top card of the dungeon deck at the bottom.").hand("Thing")
    t.below("Gem", "Ogre")

    t.uses().play("decline")

    assert t.cards("dungeon deck")[-1] == "Ogre"
    t.settled()


def test_hs_7_7__even_the_boss_on_top_is_vaporized() -> None:
    t = Trial("Vaporize the top card of the dungeon deck.").hand("Thing").below("The Dragon")

    t.uses()

    assert t.gone == ["The Dragon"]
    assert t.number("boss fell") == 0
    t.settled()


def test_hs_7_5__on_the_deck_a_card_cannot_say_that_it_cannot_be_vaporized() -> None:
    text = "Cannot be vaporized. When revealed, vaporize the top card of the dungeon deck."
    t = Trial(text, "monster", copies=2).hand("Boots").rooms("Thing").below("Thing")

    t.play("play Boots movement", "move 1")

    assert t.gone == ["Thing"]
    t.settled()


def test_hs_3_6__the_empty_rooms_are_filled_at_once_face_down() -> None:
    t = Trial("Fill the empty rooms from the dungeon deck.").hand("Thing")
    t.rooms("Rat+", "", "Gem+", "", "Gem").below("Pit", "Ogre")

    t.uses()

    assert [t.lies(room) for room in range(1, 6)] == ["Rat+", "Ogre", "Gem+", "Pit", "Gem"]
    t.settled()


def test_hs_4_2r__a_full_dungeon_is_not_filled() -> None:
    t = Trial("You may fill the empty rooms from the dungeon deck.").hand("Thing")
    t.rooms("Rat", "Gem", "Gem", "Pit", "Gem")

    t.uses()

    t.settled()


def test_hs_7_5r__the_hidden_rooms_are_shuffled_and_nobody_knows_them_any_more() -> None:
    t = Trial("Shuffle the hidden rooms.").hand("Thing").rooms("", "Rat+", "Ogre", "", "Pit")
    t.put("rooms", "Gem", owner=0, mark=3)

    t.uses().order("Gem", "Ogre", "Pit")

    assert [t.lies(room) for room in range(1, 6)] == ["Gem", "Rat+", "Ogre", "", "Pit"]
    assert not t.knows(1, 1)
    assert not t.knows(1, 2)
    t.settled()


def test_hs_4_2r__one_hidden_room_is_not_shuffled() -> None:
    t = Trial("Shuffle the hidden rooms.").hand("Thing").rooms("", "Rat+")
    t.put("rooms", "Gem", owner=0, mark=1)

    t.uses()

    assert t.knows(1, 1)
    t.settled()
