"""The goal: gold, swords, ties, and when the match is over (HS-0)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import END, WYRM, Expedition, made, play, rent, up
from underdeck.core.refusal import Illegal

IDOL = made("item", "Idol", "Boss.", cost=3, gold=5)
RIFT = made("obstacle", "Rift", "Boss. Cleared for 3 energy.", gold=5)


def last_turn() -> Expedition:
    """The Boss, 5 gold, is about to be defeated."""
    return Expedition().rooms(up("Wyrm")).stand(1).count(strength=6)


# Who wins ------------------------------------------------------------------------------------


def test_hs_0_1__the_player_with_the_most_gold_wins() -> None:
    """5 gold for the Boss beat 4, and are beaten by 6."""
    for trophies, winner in ((("Purse",), 0), (("Purse", "Sabre"), 1)):
        t = last_turn().trophies(*trophies, of=1)
        t.play("defeat").end()

        assert t.outcome.winners == (winner,)
        assert t.outcome.name == f"seat {winner + 1}"
        t.settled()


def test_hs_0_1__as_much_gold_and_the_most_swords_win() -> None:
    """Both have 5 gold; a Sabre is a sword more than the starters, as a trophy too."""
    t = last_turn().trophies("Sabre", "Pebble", "Pebble", "Pebble", of=1)
    t.play("defeat").end()

    assert t.outcome.scores == (5, 5)
    assert t.outcome.winners == (1,)
    t.settled()


def test_hs_0_1__as_much_gold_and_as_many_swords_are_a_tie() -> None:
    t = (
        last_turn()
        .deck("Crappy Sword")
        .deck("Crappy Sword", of=1)
        .trophies("Purse", "Pebble", of=1)
    )
    t.play("defeat").end()

    assert (t.outcome.name, t.outcome.scores, t.outcome.winners) == ("tie", (5, 5), (0, 1))
    t.settled()


def test_hs_0_1r__gold_counts_wherever_a_player_has_it() -> None:
    """Deck 2, discard 1, hand 1, in play 1, trophies 4, and 5 for the Boss."""
    t = last_turn().deck("Sabre").discard("Skates").hand("Coin").played("Satchel").trophies("Purse")
    t.play("defeat").end()

    assert t.outcome.scores == (14, 0)
    t.settled()


def test_hs_0_1r__a_rental_is_nobodys() -> None:
    """The Rope has 1 gold, but is only rented; what is out of the game counts for nobody too."""
    t = last_turn().hand("Rope").put("out of the game", "Crown")
    t.play("defeat").end()

    assert t.outcome.scores == (5, 0)
    assert "Rope" in t.cards("rentals")
    t.settled()


def test_hs_0_1r__a_starting_sword_is_a_sword() -> None:
    """As much gold: two Crappy Swords beat one Crappy Sword and Boots."""
    t = last_turn().deck("Crappy Sword", "Crappy Sword").deck("Crappy Sword", "Boots", of=1)
    t.trophies("Purse", "Pebble", of=1).play("defeat").end()

    assert (t.outcome.scores, t.outcome.winners) == ((5, 5), (0,))
    t.settled()


# When it is over -----------------------------------------------------------------------------


def test_hs_0_2__an_empty_deck_and_four_cards_are_the_end() -> None:
    t = Expedition().rooms("Rat", "Web", "Coin", None, "Ogre").dungeon_deck().end()

    assert (t.outcome.rule, t.outcome.words.split(".")[0]) == (
        "HS-0.2",
        "The dungeon ran out of cards",
    )
    t.settled()


def test_hs_0_2__five_cards_left_are_not_the_end() -> None:
    """Neither with an empty deck, nor where the deck's last card fills the fifth room."""
    Expedition().rooms("Rat", "Web", "Coin", "Lamp", "Ogre").dungeon_deck().end().settled()

    t = Expedition().rooms("Rat", "Web", "Coin", None, "Ogre").dungeon_deck("Lamp").end()
    assert not t.state.over()
    assert t.number("dungeon deck") == 0
    t.settled()


@pytest.mark.parametrize(
    ("boss", "name", "verb", "points"),
    [
        (WYRM, "Wyrm", "defeat", {"strength": 6}),
        (IDOL, "Idol", "acquire", {"energy": 3}),
        (RIFT, "Rift", "clear", {"energy": 3}),
    ],
)
def test_hs_0_2__a_boss_that_was_had_is_the_end(
    boss: str, name: str, verb: str, points: dict[str, int]
) -> None:
    """Defeated, acquired or cleared; but only in step 7, so the turn goes on."""
    t = Expedition(boss=boss)
    t.rooms(up(name), "Coin").stand(1).count(**points).hand("Boots")
    t.play(verb)

    t.settled()
    assert not t.state.over()
    t.play(play("Boots", "movement"), "move 1", "reveal")
    with pytest.raises(Illegal):
        t.game.outcome(t.state)
    t.end()
    assert (t.outcome.rule, t.outcome.words.split(".")[0]) == ("HS-0.2", "The Boss fell")
    assert t.state.over()


def test_hs_0_2__a_boss_that_was_only_found_is_not_the_end() -> None:
    t = Expedition().rooms("Wyrm").hand("Boots").play(play("Boots", "movement"), "move 1").end()

    assert t.room(1) == "Wyrm"
    assert not t.state.over()
    t.settled()


def test_hs_0_2r__fifty_turns_in_which_nothing_leaves_are_the_end() -> None:
    t = Expedition().rooms("Rat", "Web", "Coin", "Lamp", "Ogre").count(quiet_turns=49).end()

    assert t.outcome.rule == "HS-0.2R"
    t.settled()


def test_hs_0_2r__forty_nine_are_not() -> None:
    t = Expedition().rooms("Rat", "Web", "Coin", "Lamp", "Ogre").count(quiet_turns=48).end()

    assert t.number("quiet turns") == 49
    t.settled()


def test_hs_0_2r__a_card_that_leaves_begins_the_count_anew() -> None:
    """An item is acquired in what would have been the fiftieth turn."""
    t = Expedition().rooms(up("Coin")).stand(1).count(energy=1, quiet_turns=49)
    t.play("acquire", END)

    assert t.number("quiet turns") == 0
    t.end().settled()


def test_hs_0_2r__renting_does_not_break_the_quiet() -> None:
    """A rental is no card of the dungeon."""
    t = Expedition().count(energy=1, quiet_turns=49)
    t.play(rent("Rope"), END)

    assert t.outcome.rule == "HS-0.2R"
    t.settled()
