"""The Multi-User Dungeon: two dungeons for three and four players (HS-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.hundred_swords.expedition import END, known, made, play, up
from tests.games.hundred_swords.throng import FIRST, SECOND, STARTERS, bare, dealt, throng
from tests.games.hundred_swords.throng import read as text
from underdeck import games
from underdeck.core.game import UnknownVariant
from underdeck.core.places import UP
from underdeck.core.places import known as mark_of
from underdeck.games import hundred_swords

BOSSES = {"Moth King", "Juggler"}
ATTIC, CAVE = ("Candle", "Dagger", "Moth"), ("Torch", "Bat")


# The set-up ----------------------------------------------------------------------------------


def test_hs_11_1__two_dungeons_and_their_bosses_and_the_mini_boss_are_set_aside() -> None:
    t = dealt()

    assert set(t.cards("dungeon deck", 0)) == set(ATTIC)
    assert set(t.cards("dungeon deck", 1)) == set(CAVE)
    assert set(t.cards("mixed")) == BOSSES
    assert "Bat Queen" not in t.game.kinds.numbers


def test_hs_11_1__starting_decks_have_a_mini_torch_too() -> None:
    t = dealt(seats=4).chance()

    for seat in range(4):
        cards = Counter(t.cards("deck", seat) + t.cards("hand", seat))
        assert cards == Counter(
            {"Crappy Sword": 6, "Boots": 2, "Awkward Sword": 1, "Mini Torch": 1}
        )


def test_hs_11_1__a_rental_of_each_number_lies_there() -> None:
    assert dealt().cards("rentals") == ["Ladder", "Raft", "Drum"]


def test_hs_11_1r__where_possible_each_rental_is_from_another_set() -> None:
    """One set has none of number 1, so the next one gives it."""
    fewer = SECOND.replace("place = 2", "place = 1")
    sets = [text(one) for one in (STARTERS, FIRST, fewer)]
    game = hundred_swords.game((), 2, [sets[0], *sets[1:]])

    places = [game.kinds.names[k] for k in range(1, len(game.kinds.names))]
    assert {"Ladder", "Bucket", "Broom"} <= set(places)
    assert not {"Oar", "Raft"} & set(places)


def test_hs_11_2__the_other_cards_are_shuffled_and_divided_evenly() -> None:
    t = dealt()
    assert t.cards("deck", 0) == ["Ticket"] * 5

    t.order()

    tickets = [Counter(t.cards("dungeon deck", which))["Ticket"] for which in (0, 1)]
    assert sum(tickets) == 5
    assert max(tickets) - min(tickets) == 1
    assert t.cards("deck", 0) == []


def test_hs_11_2__each_dungeon_deck_is_shuffled_then() -> None:
    t = dealt().order()
    cards = t.cards("dungeon deck", 0)
    t.order("Ticket", "Moth", "Dagger")

    assert t.cards("dungeon deck", 0)[::-1][:3] == ["Ticket", "Moth", "Dagger"]
    assert sorted(t.cards("dungeon deck", 0)) == sorted(cards)


def test_hs_11_2__for_a_faster_game_ten_cards_of_each_dungeon_go_into_the_box() -> None:
    t = dealt("faster").order(*["Candle"] * 10).order(*["Torch"] * 10)

    assert Counter(t.cards("box")) == {"Candle": 10, "Torch": 10}
    assert t.state.asking().name == "Order deck"


def test_hs_11_2r__an_odd_card_goes_to_the_first_dungeon() -> None:
    t = dealt().order()

    assert [Counter(t.cards("dungeon deck", n))["Ticket"] for n in (0, 1)] == [3, 2]


def test_hs_11_3__the_hidden_bosses_are_mixed_and_each_deck_gets_one() -> None:
    for top, first in (("Juggler", "Juggler"), ("Moth King", "Moth King")):
        t = dealt().order().order().order().order(top)

        assert first in t.cards("mixed")
        assert not BOSSES & set(t.cards("dungeon deck", 0))


def test_hs_11_3__nine_cards_are_shuffled_with_it_and_five_lie_below_them() -> None:
    t = dealt().chance()

    for which in (0, 1):
        deck = t.cards("dungeon deck", which)
        places = [i for i, name in enumerate(deck) if name in BOSSES]
        assert len(places) == 1
        assert 5 <= places[0] < 15


def test_hs_11_3__the_boss_of_either_dungeon_can_be_chosen() -> None:
    for variant, boss in ((), "Moth King"), (("cave-boss",), "Bat Queen"):
        t = dealt(*variant)  # type: ignore[arg-type]
        assert set(t.cards("mixed")) == {boss, "Juggler"}


def test_hs_11_1__one_dungeon_alone_is_too_few() -> None:
    with pytest.raises(UnknownVariant, match="1 dungeons: 3 and more seats play with 2"):
        hundred_swords.game((), 3, [text(STARTERS), text(FIRST)])


# The turn ------------------------------------------------------------------------------------


def test_hs_11_4__two_rows_of_five_lie_face_down() -> None:
    t = dealt().chance()

    assert [len(t.cards("rooms", where)) for where in range(10)] == [1] * 10
    assert not any(t.face_up(n) for n in range(1, 11))


def test_hs_11_4__at_the_start_of_the_turn_the_player_chooses_a_dungeon() -> None:
    t = throng().end()

    assert (t.asked, t.options) == (1, ["enter 1", "enter 2"])
    t.play("enter 2").settled()
    assert t.number("dungeon") == 1


def test_hs_11_4__moving_and_taking_are_about_that_dungeon() -> None:
    t = bare().rooms_of(1, "Candle").rooms_of(2, up("Torch"))
    t.hand("Dagger", "Boots", of=1).end().play("enter 2")

    t.play(play("Boots", "movement"), "move 1", play("Dagger", "energy"), "acquire")

    assert "Torch" in t.cards("hand", 1)
    assert t.room(1) == "Candle"
    assert not t.face_up(1)


def test_hs_11_4__effects_see_only_that_dungeon() -> None:
    more = made("item", "Lamp", "Reveal a room.", cost=1)
    t = throng(more=more).hand("Lamp", of=1).end()
    t.play("enter 2", play("Lamp", "movement"), "room 3")

    assert [t.face_up(n) for n in range(1, 11)] == [n == 8 for n in range(1, 11)]


def test_hs_11_4__an_effect_that_says_so_sees_the_other_dungeon() -> None:
    more = made("item", "Keyhole", "Peek at a room of the other dungeon.", cost=1)
    t = throng(more=more).hand("Keyhole", of=1).end()
    t.play("enter 2", play("Keyhole", "movement"), "room 3")

    assert t.sees(3, seat=1)
    assert not t.sees(8, seat=1)


def test_hs_11_4__there_is_no_third_dungeon() -> None:
    throng().end().refuses("enter 3", "HS-11.4", facts="There is no dungeon 3")


def test_hs_11_4r__the_dungeon_is_chosen_before_renting() -> None:
    t = throng().hand("Boots", of=1).end()
    t.refuses("rent Ladder", "HS-4.2")

    t.play("enter 1", play("Boots", "energy"), "rent Ladder")

    assert "Ladder" in t.cards("hand", 1)


def test_hs_11_4r__both_dungeons_slide_and_are_refilled() -> None:
    t = bare().rooms_of(1, None, "Candle").rooms_of(2, None, None, "Torch").end()

    assert [t.room(n) for n in (1, 6)] == ["Candle", "Torch"]
    assert all(t.room(n) for n in range(1, 11))


def test_hs_11_4r__the_look_shows_both_rows() -> None:
    look = throng().look

    rows = {zone.name: len(zone.cells) for zone in look.zones if zone.shape == "row"}
    assert rows["rooms 1"] == rows["rooms 2"] == 5
    assert [c.value for c in look.counters if c.name == "dungeon"] == [1]


# A dungeon closes ----------------------------------------------------------------------------


def test_hs_11_5__a_dungeon_that_has_run_out_closes() -> None:
    t = bare().deck_of(1).rooms_of(1, up("Moth"), known("Candle")).rooms_of(2, *["Torch"] * 5)
    deck = t.zone("dungeon deck").count
    t.play(END)
    assert t.state.asking().name.startswith("Order dungeon deck")
    before = deck(t.state, 1)
    t.order("Candle")

    assert t.cards("dungeon deck", 1)[::-1][:2] == ["Candle", "Moth"]
    assert deck(t.state, 1) == before + 2
    assert (t.number("closed"), t.number("dungeon")) == (1, 1)
    assert "Dungeon 1 closes: its cards join the other." in t.said()


def test_hs_11_5__from_then_on_there_is_one_dungeon() -> None:
    t = bare().deck_of(1).rooms_of(1, up("Moth")).rooms_of(2, *["Torch"] * 5).end()

    assert t.asked == 1
    t.settled()
    assert t.number("dungeon") == 1


def test_hs_11_5__a_dungeon_whose_mini_boss_is_defeated_closes() -> None:
    t = bare().rooms_of(1, up("Juggler"), "Candle").rooms_of(2, *["Torch"] * 5)
    t.hand("Dagger").stand(1).play(play("Dagger", "strength"), "defeat")
    assert "Juggler" in t.cards("trophies")
    t.end()

    assert t.number("closed") == 1
    assert t.cards("dungeon deck", 0) == []
    assert not t.state.over()


def test_hs_11_5__what_is_left_of_it_is_hidden_and_shuffled_with_its_deck() -> None:
    t = bare().deck_of(1, "Moth", "Moth King", "Moth").rooms_of(2, *["Torch"] * 5)
    t.rooms_of(1, up("Juggler"), up("Candle")).hand("Dagger").stand(1)
    t.play(play("Dagger", "strength"), "defeat", END)

    assert sorted(t.cards("dungeon deck", 0)) == ["Candle", "Moth", "Moth", "Moth King"]
    t.order("Moth King")
    top = len(t.cards("dungeon deck", 1)) - 1
    assert t.cards("dungeon deck", 1)[top] == "Moth King"
    mark = t.zone("dungeon deck").mark(t.state, 1, top)
    assert not mark & (UP | mark_of(0) | mark_of(1))


def test_hs_11_5__for_a_faster_game_they_go_to_the_bottom() -> None:
    t = bare("faster").deck_of(1).rooms_of(1, up("Moth"), "Candle").rooms_of(2, *["Torch"] * 5)
    t.play(END).order("Candle")

    assert sorted(t.cards("dungeon deck", 1)[:2]) == ["Candle", "Moth"]


def test_hs_11_5r__if_both_fall_at_once_the_one_that_was_entered_closes_first() -> None:
    t = bare().deck_of(1).deck_of(2, "Juggler").rooms_of(1, up("Moth"), "Candle")
    t.rooms_of(2, "Torch").hand("Dagger")
    t.end()

    assert t.number("closed") == 1
    assert t.state.over()
    assert t.outcome.words.startswith("The dungeon ran out of cards.")

    t = bare().deck_of(1).deck_of(2).rooms_of(1, "Moth").rooms_of(2, "Torch").count(dungeon=1)
    t.end()

    assert t.number("closed") == 2
    assert t.state.over()


def test_hs_11_5r__after_a_closing_the_other_row_is_refilled_before_the_end_is_checked() -> None:
    """The last dungeon has three cards and gets two more: the match goes on."""
    t = bare().deck_of(1).deck_of(2).rooms_of(1, "Moth", "Candle").rooms_of(2, *["Torch"] * 3)
    t.end()

    assert not t.state.over()
    assert all(t.room(n) for n in range(6, 11))
    t.settled()


def test_hs_11_5r__the_boss_ends_the_match_in_either_dungeon() -> None:
    t = bare().rooms_of(1, up("Moth King"), *["Candle"] * 4).rooms_of(2, *["Torch"] * 5)
    t.hand("Dagger").stand(1).play(play("Dagger", "strength"), "defeat").end()

    assert t.state.over()
    assert t.outcome.words.startswith("The Boss fell.")


def test_hs_11_5r__a_mini_boss_that_is_acquired_counts_as_defeated() -> None:
    mini = made("item", "Imp", "Mini-boss.", cost=1)
    t = bare(mini=mini).rooms_of(1, up("Imp"), *["Candle"] * 4).rooms_of(2, *["Torch"] * 5)
    t.hand("Boots").stand(1).play(play("Boots", "energy"), "acquire").end()

    assert t.number("closed") == 1


def test_hs_11_5r__with_one_dungeon_left_a_mini_boss_changes_nothing() -> None:
    t = bare().count(closed=2).deck_of(2).rooms_of(1, up("Juggler"), *["Candle"] * 4)
    t.hand("Dagger").stand(1).play(play("Dagger", "strength"), "defeat").end()

    assert t.number("closed") == 2
    assert not t.state.over()


def test_hs_11_5r__a_vaporized_mini_boss_changes_nothing() -> None:
    more = made("item", "Acid", "Vaporize a monster in the dungeon.", cost=1)
    t = bare(more=more).rooms_of(1, up("Juggler"), *["Candle"] * 4).rooms_of(2, *["Torch"] * 5)
    t.hand("Acid").play(play("Acid", "movement"), "room 1").end()

    assert t.number("closed") == 0
    assert t.asked == 1


def test_hs_11_5r__the_match_ends_when_the_last_dungeon_runs_out() -> None:
    t = bare().count(closed=2).deck_of(1).deck_of(2).rooms_of(1, "Moth").end()

    assert t.state.over()
    assert t.outcome.rule == "HS-0.2"


def test_hs_11_1__with_the_shipped_sets_three_and_four_can_play() -> None:
    for seats in (3, 4):
        game = games.make("hundred_swords", (), seats)
        assert {"The Gatecrasher", "Mini Torch"} <= set(game.kinds.numbers)
