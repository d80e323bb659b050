"""Alone against the Weary Warrior (HS-12)."""

from __future__ import annotations

from collections import Counter
from typing import Self

import pytest

from tests.games.hundred_swords.expedition import END, Expedition, Laid, dealt, made, play, up
from underdeck.games.hundred_swords.cards import cards_of

HERS = Counter({"Crappy Sword": 6, "Boots": 2, "Warrior's Sword": 1})
FRESH = ["Boots"] * 2 + ["Crappy Sword"] * 6 + ["Warrior's Sword"]


class Duel(Expedition):
    """The Warrior's turn begins.

    Her deck is given from the top: the cards that she draws, in their order. What she has beside
    it is in her discard.
    """

    def __init__(self, *top: str, more: str = "", rest: tuple[str, ...] | None = None) -> None:
        """`rest`: her discard, if it is not what she lacks of her starters."""
        super().__init__(seats=1, more=more)
        left = sorted((HERS - Counter(top)).elements()) if rest is None else rest
        self.put("rival deck", *reversed(top)).put("rival discard", *left)
        self.put("rival owned", *top, *left)

    def rest(self) -> None:
        super().rest()
        for _ in range(2):
            self.row.pop()
        self.row.do(self.row.book.names["Warrior"], 0, 0)

    def against(self, *rooms: str | Laid | None) -> Self:
        """Five rooms; those that are not named hold a face-down pebble."""
        pebbles = ["Pebble"] * (5 - len(rooms))
        return self.rooms(*rooms, *pebbles)

    def ends(self) -> Self:
        """She plays, as far as CHANCE is not asked."""
        assert self.state
        return self

    @property
    def steps(self) -> list[str]:
        """What the Warrior did, in words."""
        said = self.said()
        return [words for words in said if "efill" not in words and not words.startswith("Turn ")]


def test_hs_12_1__she_has_the_starters_with_her_own_sword() -> None:
    t = dealt(seats=1).chance()

    assert Counter(t.cards("rival deck")) == HERS
    cards = cards_of(t.state)
    sword = t.card("Warrior's Sword")
    assert (cards.movement[sword], cards.strength[sword]) == (1, 3)


def test_hs_12_1__the_player_goes_first_and_then_she_has_her_turn_each_time() -> None:
    t = dealt(seats=1).chance()
    assert (t.asked, t.number("turn")) == (0, 1)

    t.end()

    assert (t.asked, t.number("turn")) == (0, 3)
    assert "Turn 2: the Warrior." in t.said()


def test_hs_12_1__she_plays_at_most_nine_cards() -> None:
    """One to move and four to try, one to move and three to try."""
    t = Duel("Boots", *["Crappy Sword"] * 3, "Boots", "Crappy Sword", "Warrior's Sword")
    t.against("Pebble", "Purse").ends().chance()

    drawn = [words for words in t.steps if words.startswith("The Warrior draws")]
    assert len(drawn) <= 9
    t.settled()


def test_hs_12_1r__she_has_no_hand_and_rents_nothing() -> None:
    t = Duel("Crappy Sword", "Crappy Sword").against().ends().chance()

    assert len(t.cards("rentals")) == 3
    assert not any(zone.name == "rival hand" for zone in t.game.places.zones)


def test_hs_12_1r__effects_on_an_opponent_do_nothing() -> None:
    more = made("item", "Horn", "Each opponent discards a card. Gain 1 strength.", cost=1)
    t = Expedition(seats=1, more=more).hand("Horn").rooms(*["Pebble"] * 5)
    t.play(play("Horn", "movement"))

    assert t.points() == (0, 1, 0)
    t.settled()


def test_hs_12_1r__her_turn_ends_with_sliding_and_filling_and_the_end() -> None:
    """She has cleared the web in room 2: the purse slides there, and room 5 is filled."""
    t = Duel("Boots", "Crappy Sword").against("Pebble", "Web", up("Purse")).ends().chance()

    assert [t.room(n) for n in (2, 5)] == ["Purse", t.room(5) or "nothing"]
    assert t.number("position") == 0
    t.settled()


def test_hs_12_2__she_moves_as_far_as_the_card_she_draws_says() -> None:
    t = Duel("Boots", "Crappy Sword").against().ends()

    assert t.steps[:2] == ["The Warrior draws Boots.", "The Warrior moves to room 2."]


def test_hs_12_2__she_stops_on_any_room_with_a_revealed_card() -> None:
    t = Duel("Boots", "Crappy Sword").against(up("Purse")).ends()

    assert "The Warrior moves to room 1." in t.steps


def test_hs_12_2__without_movement_the_action_ends() -> None:
    t = Duel("Crappy Sword", "Crappy Sword").against().ends().chance()

    assert t.steps == ["The Warrior draws Crappy Sword.", "The Warrior draws Crappy Sword."]


def test_hs_12_2__an_unrevealed_room_is_revealed() -> None:
    """Nobody takes the ogre; it stands there face up."""
    t = Duel("Boots", *["Crappy Sword"] * 4, "Crappy Sword").against("Pebble", "Ogre")
    t.ends().chance()

    assert (t.room(2), t.face_up(2)) == ("Ogre", True)
    assert "Ogre is revealed in room 2." in t.steps


def test_hs_12_2__effects_of_cards_are_ignored() -> None:
    more = made("monster", "Herald", "When revealed, gain 1 movement.", strength=9)
    t = Duel("Boots", *["Crappy Sword"] * 4, "Crappy Sword", more=more)
    t.against("Pebble", "Herald").ends().chance()

    assert "Herald is revealed in room 2." in t.steps
    assert t.points() == (0, 0, 0)


def test_hs_12_2r__the_second_action_starts_from_her_room() -> None:
    t = Duel("Boots", "Boots", "Crappy Sword").rooms(None, None, None, "Web").ends()

    moved = [words for words in t.steps if "moves" in words]
    assert moved == ["The Warrior moves to room 2.", "The Warrior moves to room 4."]


def test_hs_12_2r__in_an_empty_room_she_attempts_nothing() -> None:
    t = Duel("Boots", "Crappy Sword").rooms("Web").ends().chance()

    assert t.steps[:3] == [
        "The Warrior draws Boots.",
        "The Warrior moves to room 2.",
        "The Warrior draws Crappy Sword.",
    ]


def test_hs_12_2r__she_stops_at_room_5_at_the_latest() -> None:
    more = made("item", "Stilts", cost=1, movement=5)
    t = Duel("Stilts", "Boots", more=more, rest=()).count(position=0).ends()

    assert [words for words in t.steps if "moves" in words] == ["The Warrior moves to room 5."]
    assert "The Warrior draws Boots." in t.steps


def test_hs_12_2r__the_card_she_moves_with_adds_nothing() -> None:
    """The Warrior's Sword has 3 strength, but moved her; a 2 strength rat takes two swords."""
    t = Duel("Warrior's Sword", "Crappy Sword", "Crappy Sword", "Crappy Sword")
    t.against(up("Rat")).ends()

    assert t.steps.index("The Warrior wins Rat.") == 4


def test_hs_12_3__against_an_item_the_costs_of_the_drawn_cards_add_up() -> None:
    """Starters cost 1 each: a sabre for 2 takes two of them."""
    t = Duel("Boots", "Crappy Sword", "Warrior's Sword", "Crappy Sword")
    t.against("Pebble", "Sabre").ends()

    assert "The Warrior acquires Sabre, to the bottom of her deck." in t.steps
    assert t.steps.index("The Warrior acquires Sabre, to the bottom of her deck.") == 5


def test_hs_12_3__an_acquired_item_lies_at_the_bottom_of_her_deck() -> None:
    t = Duel("Boots", "Boots", *FRESH[2:4], *FRESH[2:6]).against("Pebble", "Skates").ends()

    assert t.cards("rival deck")[0] == "Skates"
    assert "Skates" in t.cards("rival owned")


def test_hs_12_3__against_a_monster_their_strengths_add_up() -> None:
    t = Duel("Boots", "Warrior's Sword", "Crappy Sword", "Crappy Sword", "Crappy Sword")
    t.against("Pebble", "Ogre").ends()

    assert t.cards("rival trophies") == ["Ogre"]


def test_hs_12_3__four_cards_are_the_most_that_she_draws() -> None:
    top = ("Boots", *["Crappy Sword"] * 4, "Boots", *["Crappy Sword"] * 2, "Warrior's Sword")
    t = Duel(*top).against("Pebble", "Ogre", "Pebble", "Golem").ends()

    first = t.steps.index("Ogre is too much for her.")
    assert t.steps[:first].count("The Warrior draws Crappy Sword.") == 4


def test_hs_12_3__in_the_second_action_she_draws_three_though_more_are_left() -> None:
    """The first one is against an obstacle, and takes no card."""
    t = Duel("Boots", "Boots", *["Crappy Sword"] * 6, "Warrior's Sword")
    t.against("Pebble", "Toll", "Pebble", "Ogre").ends().chance()

    assert "Ogre is too much for her." in t.steps
    assert t.steps.count("The Warrior draws Crappy Sword.") == 3
    t.settled()


def test_hs_12_3__an_obstacle_is_cleared_without_drawing() -> None:
    t = Duel("Boots", "Crappy Sword").against("Pebble", "Toll").ends()

    assert t.steps[3] == "The Warrior wins Toll."
    assert t.cards("rival trophies") == ["Toll"]


def test_hs_12_3__a_locked_card_is_unlocked_without_drawing() -> None:
    t = Duel("Boots", "Crappy Sword").against("Pebble", "Golem").ends()
    assert t.cards("rival trophies") == ["Golem"]

    t = Duel("Boots", "Crappy Sword", "Crappy Sword").against("Pebble", "Chalice").ends()
    assert "The Warrior acquires Chalice, to the bottom of her deck." in t.steps
    assert "The Warrior retires Crappy Sword." in t.steps


def test_hs_12_3r__a_drawn_locked_card_counts_nothing_and_her_sword_1() -> None:
    t = Duel("Boots", "Chalice", "Warrior's Sword", "Crappy Sword", rest=())
    t.against("Pebble", "Sabre").ends()

    drawn = t.steps[3 : t.steps.index("The Warrior acquires Sabre, to the bottom of her deck.")]
    assert drawn == [
        "The Warrior draws Chalice.",
        "The Warrior draws Warrior's Sword.",
        "The Warrior draws Crappy Sword.",
    ]


def test_hs_12_3r__an_item_with_a_trophy_icon_is_a_trophy_and_nothing_is_retired() -> None:
    t = Duel("Boots", "Crappy Sword", "Crappy Sword", "Crappy Sword")
    t.against("Pebble", "Purse").ends()

    assert t.cards("rival trophies") == ["Purse"]
    assert not any("retires" in words for words in t.steps)


def test_hs_12_3r__when_effects_are_ignored() -> None:
    more = made("monster", "Ghost", "When defeated, gain 2 strength.", strength=1)
    t = Duel("Boots", "Crappy Sword", "Crappy Sword", more=more).against("Pebble", "Ghost").ends()

    assert t.cards("rival trophies") == ["Ghost"]
    assert t.points() == (0, 0, 0)


def test_hs_12_3r__if_cards_run_out_she_uses_those_drawn() -> None:
    t = Duel("Boots", "Crappy Sword", rest=()).against("Pebble", "Ogre").ends()

    assert t.steps[-1] == "Ogre is too much for her."


def test_hs_12_4__failing_against_a_monster_that_is_not_surprised_ends_her_turn() -> None:
    t = Duel("Boots", *["Crappy Sword"] * 4, "Boots").against(up("Ogre")).ends().chance()

    assert t.steps[-1] == "Ogre is too much for her."


def test_hs_12_4__past_a_surprised_one_she_goes_on() -> None:
    t = Duel("Boots", *["Crappy Sword"] * 4, "Boots").against("Pebble", "Ogre").ends().chance()

    assert "The Warrior moves to room 4." in t.steps


def test_hs_12_5__after_acquiring_she_retires_the_first_weak_card_she_draws() -> None:
    t = Duel("Boots", "Crappy Sword", "Warrior's Sword", "Boots", "Crappy Sword")
    t.against("Pebble", "Skates").ends()

    at = t.steps.index("The Warrior acquires Skates, to the bottom of her deck.")
    assert t.steps[at + 1 : at + 3] == [
        "The Warrior discards Warrior's Sword.",
        "The Warrior retires Boots.",
    ]
    assert "Boots" in t.cards("out of the game")


def test_hs_12_5__she_never_has_more_than_nine_cards_at_the_end_of_her_turn() -> None:
    for k in range(12):
        t = dealt(seats=1)
        for _ in range(k + 2):
            t.chance()
            if t.state.over():
                break
            t.play(END)
        t.chance()
        assert len(t.cards("rival deck") + t.cards("rival discard")) <= 9
        assert t.cards("rival played") == []


def test_hs_12_5__if_every_card_is_strong_the_next_one_after_a_shuffle_goes() -> None:
    more = made("item", "Axe", cost=1, strength=2, copies=9)
    more += made("item", "Stilts", cost=1, strength=2, movement=3)
    t = Duel("Stilts", "Axe", "Axe", "Axe", more=more, rest=())
    t.against("Pebble", "Pebble", up("Axe")).ends()

    assert t.state.asking().name.startswith("Order rival deck")
    t.order("Axe")
    assert "The Warrior retires Axe." in t.said()


def test_hs_12_5r__these_draws_are_not_among_the_nine() -> None:
    """She has drawn two; the retiring draws are no attempt and no move."""
    t = Duel("Boots", "Crappy Sword", "Crappy Sword", "Boots", "Crappy Sword")
    t.against("Pebble", "Skates", "Pebble", "Web").ends().chance()

    assert "The Warrior retires Crappy Sword." in t.steps
    assert "The Warrior wins Web." in t.steps


def test_hs_12_5r__if_only_played_cards_are_weak_she_waits_for_the_end_of_her_turn() -> None:
    more = made("item", "Axe", cost=1, strength=2, copies=9)
    t = Duel("Boots", *["Axe"] * 8, more=more, rest=()).against("Pebble", up("Hex Blade")).ends()

    assert "The Warrior acquires Hex Blade, to the bottom of her deck." in t.steps
    assert not any("retires" in words for words in t.steps)
    assert t.state.asking().name.startswith("Order rival deck")
    t.order("Axe", "Boots")
    assert t.steps[-2:] == ["The Warrior discards Axe.", "The Warrior retires Boots."]
    assert len(t.cards("rival owned")) == 9


def test_hs_12_6__she_shuffles_only_when_she_must_draw() -> None:
    t = Duel("Boots").against().ends()

    assert t.state.asking().name.startswith("Order rival deck")
    assert t.steps[-1] == "The Warrior shuffles her discard."


def test_hs_12_6__at_the_end_what_she_played_goes_to_her_discard() -> None:
    t = Duel("Crappy Sword", "Crappy Sword", "Boots").against().ends()

    assert t.cards("rival played") == []
    assert t.cards("rival deck") == ["Boots"]


def test_hs_12_6__scoring_is_as_normal() -> None:
    t = Expedition(seats=1).put("rival trophies", "Ogre", "Purse").trophies("Crown", "Golem")
    t.dungeon_deck().rooms("Pebble").play(END).chance()

    assert t.outcome.name == "won"
    assert t.outcome.scores == (10,)
    assert "You have 10 gold, the Warrior has 7." in t.outcome.words


def test_hs_12_6r__items_she_acquired_count_gold_in_her_deck() -> None:
    t = Expedition(seats=1).put("rival deck", "Sabre").put("rival owned", "Sabre")
    t.trophies("Rat").dungeon_deck().rooms("Pebble").play(END).chance()

    assert t.outcome.name == "lost"
    assert "You have 1 gold, the Warrior has 2." in t.outcome.words


def test_hs_12_6r__drawing_stops_as_soon_as_the_total_is_enough() -> None:
    t = Duel("Boots", "Warrior's Sword", "Crappy Sword", "Crappy Sword")
    t.against("Pebble", "Rat").ends()

    assert t.steps[3:5] == ["The Warrior draws Warrior's Sword.", "The Warrior wins Rat."]


def test_hs_12_1__as_much_gold_and_no_more_swords_is_no_win() -> None:
    t = Expedition(seats=1).deck("Boots").dungeon_deck().rooms("Pebble").play(END).chance()

    assert (t.outcome.name, t.outcome.winners) == ("lost", ())


@pytest.mark.parametrize("place", ["rival deck", "rival played", "rival discard"])
def test_hs_12_1__a_look_shows_her_places(place: str) -> None:
    zones = {zone.name for zone in Expedition(seats=1).look.zones}

    assert place in zones
