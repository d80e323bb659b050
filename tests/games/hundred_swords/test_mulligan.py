"""The mulligan: all agree, and the dungeon is dealt anew (HS-8)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import END, Expedition, Laid, known, made, up
from tests.games.hundred_swords.throng import throng
from underdeck import games
from underdeck.core.deeds import NO
from underdeck.core.kernel import CHANCE

PROPOSE = "mulligan"
ACCEPT = "accept"
DECLINE = "decline"


def unfair(*rooms: str | Laid, more: str = "", deck: int = 0) -> Expedition:
    """The second of two players, who may propose; `deck`: cards of the dungeon's deck."""
    t = Expedition("mulligan", more=more).hand("Boots", of=1)
    if deck:
        t.dungeon_deck(*["Pebble"] * deck)
    pebbles = ["Pebble"] * (5 - len(rooms))
    return t.rooms(*rooms, *pebbles).end()


def test_hs_8_1__five_of_ten_are_the_new_dungeon_and_five_lie_on_the_deck() -> None:
    t = unfair("Rat", up("Ogre"), "Web", "Golem", "Sabre")
    before = t.cards("dungeon deck")
    t.play(PROPOSE, ACCEPT)

    t.order("Web", "Rat", "Ogre", "Sabre", "Golem")

    assert [t.room(n) for n in range(1, 6)] == ["Web", "Rat", "Ogre", "Sabre", "Golem"]
    assert t.cards("dungeon deck")[:-5] == before[:-5]
    assert sorted(t.cards("dungeon deck")[-5:]) == sorted(before[-5:])
    t.settled()


def test_hs_8_1__the_fourth_room_is_revealed_and_the_others_lie_face_down() -> None:
    t = unfair(up("Rat"), known("Ogre"), "Web", "Golem", "Sabre").play(PROPOSE, ACCEPT).order()

    assert [t.face_up(n) for n in range(1, 6)] == [False, False, False, True, False]
    assert not any(t.sees(n) for n in (1, 2, 3, 5))


def test_hs_8_1__play_goes_on() -> None:
    t = unfair().play(PROPOSE, ACCEPT).order()

    assert t.asked == 1
    assert t.offers("play Boots movement")
    t.settled()


def test_hs_8_1__if_anybody_declines_nothing_happens() -> None:
    t = throng("mulligan").hand("Boots", of=1).end()
    t.play("enter 1", PROPOSE, ACCEPT)
    with t.changes():
        t.play(DECLINE)

    assert t.asked == 1
    assert "Seat 1 declines the mulligan." in t.said()
    t.settled()


def test_hs_8_1__without_the_option_it_is_not_offered() -> None:
    t = Expedition().hand("Boots", of=1).rooms(*["Pebble"] * 5).end()

    assert t.state.asking().name == "Explore"
    assert NO not in t.state.options()


def test_hs_8_1r__it_is_offered_at_the_start_of_a_turn_once() -> None:
    t = unfair()
    assert t.options == [DECLINE, PROPOSE]

    t.play(DECLINE)

    assert t.state.asking().name == "Explore"
    t.play(END).chance()
    assert (t.asked, t.options) == (0, [DECLINE, PROPOSE])


def test_hs_8_1r__every_other_player_is_asked_in_turn_order() -> None:
    t = throng("mulligan", seats=4).hand("Boots", of=1).end().play("enter 1")
    asked = [t.asked]
    for answer in (PROPOSE, ACCEPT, ACCEPT):
        t.play(answer)
        asked.append(t.asked)

    assert asked == [1, 2, 3, 0]
    t.play(ACCEPT)
    assert t.asked == CHANCE


def test_hs_8_1r__after_a_mulligan_no_second_one_in_the_turn() -> None:
    t = unfair().play(PROPOSE, ACCEPT).order()

    assert t.state.asking().name == "Explore"
    t.refuses(PROPOSE, "HS-4.2")


def test_hs_8_1r__with_less_than_five_cards_in_the_deck_it_is_not_offered() -> None:
    assert unfair(deck=5).options == [DECLINE, PROPOSE]
    assert unfair(deck=4).state.asking().name == "Explore"


def test_hs_8_1r__the_fourth_card_is_revealed_by_whose_turn_it_is() -> None:
    """Its "when revealed" happens for the player, who has points from it."""
    t = unfair("Chime").play(PROPOSE, ACCEPT).order("Pebble", "Pebble", "Pebble", "Chime")

    assert t.asked == 1
    assert t.points() == (0, 0, 1)
    t.settled()


def test_hs_8_1r__a_question_of_the_fourth_card_is_asked_of_the_player() -> None:
    more = made("item", "Bell", "When revealed, you may gain 1 movement.", cost=1)
    t = unfair("Bell", more=more).play(PROPOSE, ACCEPT)
    t.order("Pebble", "Pebble", "Pebble", "Bell")

    assert (t.asked, t.offers("do")) == (1, True)
    t.play("do").settled()


def test_hs_8_1r__with_two_dungeons_it_is_about_the_one_just_chosen() -> None:
    t = throng("mulligan").hand("Boots", of=1).end()
    t.play("enter 2", PROPOSE, ACCEPT, ACCEPT).order()

    assert [t.face_up(n) for n in range(1, 11)] == [n == 9 for n in range(1, 11)]


def test_hs_8_1r__a_player_alone_cannot_have_it() -> None:
    options = games.find("hundred_swords").OPTIONS
    seats = next(option.seats for option in options if option.name == "mulligan")

    assert seats == (2, 4)
