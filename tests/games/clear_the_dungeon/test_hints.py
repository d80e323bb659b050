"""What the rules of thumb advise, which bots follow and hints show."""

from __future__ import annotations

from tests.games.clear_the_dungeon.dungeon import (
    END,
    RESERVE,
    TWICE,
    Dungeon,
    bury,
    keep,
    place,
)
from underdeck import bots
from underdeck.arena.match import pairing, play

JACK, QUEEN, KING = "jack of hearts", "queen of clubs", "king of spades"


def advice(t: Dungeon) -> str:
    """What greedy would do."""
    a, _ = bots.find("greedy").choose(t.game, t.view, t.game.options(t.state), 1)
    return t.game.words(t.state, a)


def test_of_several_triggers_the_lowest_is_used() -> None:
    t = Dungeon().monsters(JACK).laid(JACK, "9 of clubs", "2 of clubs")
    t.hand("9 of hearts", "4 of hearts", "joker")

    assert advice(t) == place("4 of hearts", JACK)


def test_an_attack_is_completed_with_no_more_than_it_needs() -> None:
    t = Dungeon().monsters(JACK).laid(JACK, "5 of clubs")
    t.hand("6 of spades", "9 of spades", "7 of spades")

    assert advice(t) == place("6 of spades", JACK)


def test_an_attack_is_completed_where_the_trigger_is_at_hand() -> None:
    t = Dungeon().monsters(JACK, "jack of spades").hand("6 of clubs", "2 of spades")
    t.laid(JACK, "5 of clubs").laid("jack of spades", "5 of diamonds")

    assert advice(t) == place("6 of clubs", "jack of spades")


def test_an_attack_is_begun_so_that_little_is_missing() -> None:
    t = Dungeon().monsters(KING, JACK).hand("3 of spades", "9 of spades", "6 of spades")

    assert advice(t) == place("9 of spades", JACK)


def test_of_equal_monsters_the_one_in_the_lowest_row_is_attacked() -> None:
    t = Dungeon().monsters("jack of spades", QUEEN, JACK, KING, "queen of hearts")
    t.laid("jack of spades", "9 of clubs", "2 of clubs")
    t.laid(JACK, "10 of clubs", "ace of clubs").laid(KING, "10 of hearts", "3 of clubs")
    t.hand("3 of spades", "8 of diamonds").play(place("3 of spades", "jack of spades"))

    assert "queen of hearts" in t.face_up
    assert advice(t) == place("8 of diamonds", QUEEN)


def test_a_card_that_could_only_begin_a_hopeless_attack_is_discarded() -> None:
    t = Dungeon("steps").monsters(KING).hand("ace of hearts")

    assert t.offers(place("ace of hearts", KING))
    assert advice(t) == END


def test_an_ace_that_returns_is_the_first_trigger() -> None:
    t = Dungeon("boomer-ace").monsters(JACK).laid(JACK, "9 of clubs", "2 of clubs")
    t.hand("ace of hearts", "2 of hearts")

    assert advice(t) == place("ace of hearts", JACK)


def test_low_cards_are_kept_in_reserve() -> None:
    t = Dungeon("power-reserve").deal().order()
    t.order("9 of clubs", "2 of hearts", "8 of spades", "joker", "5 of clubs")

    assert advice(t) == keep("2 of hearts")


def test_the_reserve_helps_a_hand_and_waits_without_one() -> None:
    def story(*hand: str) -> Dungeon:
        t = Dungeon("power-reserve").monsters(JACK, KING).hand(*hand).reserve("2 of hearts")
        return t.laid(JACK, "9 of clubs", "2 of clubs").laid(KING, "9 of spades", "4 of clubs")

    assert advice(story("3 of diamonds")) == place("2 of hearts", JACK, RESERVE)
    assert advice(story()) == END


def test_the_reserve_waits_no_longer_when_the_deck_is_empty() -> None:
    t = Dungeon("power-reserve").monsters(JACK).hand().deck().reserve("2 of hearts")
    t.laid(JACK, "9 of clubs", "2 of clubs")

    assert advice(t) == place("2 of hearts", JACK, RESERVE)


def test_the_king_of_clubs_draws_at_once() -> None:
    t = Dungeon("special-abilities").monsters(JACK).inventory("clubs").hand("6 of clubs")

    assert advice(t) == "draw"


def test_the_king_of_hearts_saves_the_highest_card_that_would_be_discarded() -> None:
    t = Dungeon("special-abilities").monsters(JACK).inventory("hearts")
    t.laid(JACK, "9 of clubs", "2 of clubs").hand("4 of clubs", "7 of clubs")

    assert advice(t) == bury("7 of clubs")


def test_the_king_of_spades_completes_an_attack_with_a_low_card() -> None:
    king = "king of clubs"
    t = Dungeon("special-abilities").monsters(king).inventory("spades")
    t.laid(king, "5 of hearts").hand("4 of hearts")

    assert advice(t) == place("4 of hearts", king, TWICE)


def test_the_king_of_diamonds_raises_a_trigger_that_is_waited_for_and_no_other_card() -> None:
    def looked(bottom: str) -> Dungeon:
        t = Dungeon("special-abilities").monsters(JACK).inventory("diamonds").hand()
        t.laid(JACK, "9 of clubs", "2 of clubs").deck(bottom, "3 of clubs", "4 of clubs")
        return t.play("look")

    assert advice(looked("5 of hearts")) == "raise"
    assert advice(looked("5 of spades")) == "leave"


def test_greedy_clears_far_more_dungeons_than_chance() -> None:
    won = play(pairing("clear_the_dungeon", (), None, ["greedy"], 1), 0, 40).outcomes["won"]

    assert won >= 15
