"""The cases that must hold, as the rules list them."""

from __future__ import annotations

from tests.games.clear_the_dungeon.dungeon import END, TWICE, Dungeon, dealt, double, keep, place
from tests.games.clear_the_dungeon.test_layouts import hands, open_spots
from underdeck import games
from underdeck.core import playout, rng
from underdeck.games.clear_the_dungeon.places import TURN

BAR = ("2 of clubs", "2 of spades", "3 of clubs", "3 of spades", "4 of clubs", "4 of spades")


def test_cd_case_1__jack_of_hearts_then_5_and_6_then_any_heart() -> None:
    for heart in ("ace of hearts", "10 of hearts"):
        t = Dungeon().monsters("jack of hearts", "king of clubs")
        t.hand("5 of clubs", "6 of spades", heart)

        t.play(*(place(card, "jack of hearts") for card in ("5 of clubs", "6 of spades", heart)))

        assert t.face_up == ["king of clubs"]
        t.settled()


def test_cd_case_1__with_4_and_6_the_second_card_is_refused() -> None:
    t = Dungeon().monsters("jack of hearts").hand("4 of clubs", "6 of spades")
    t.play(place("4 of clubs", "jack of hearts"))

    t.refuses(place("6 of spades", "jack of hearts"), "CD-2.3", facts="4 + 6 = 10")
    t.settled()


def test_cd_case_2__a_joker_and_a_2_are_enough_for_the_queen() -> None:
    t = Dungeon().monsters("queen of clubs").hand("joker", "2 of hearts")

    t.play(place("joker", "queen of clubs"), place("2 of hearts", "queen of clubs"))

    assert t.on("queen of clubs") == ["joker", "2 of hearts"]
    t.settled()


def test_cd_case_2__a_doubled_7_is_worth_14() -> None:
    """Nothing but the 7 is needed: the first card is an ace, or the second."""
    t = Dungeon("special-abilities").inventory("spades").monsters("queen of clubs")
    t.laid("queen of clubs", "7 of hearts").hand("ace of spades")
    t.play(double("7 of hearts", "queen of clubs"))
    cells = next(zone.cells for zone in t.look.zones if zone.name == "monsters")

    assert [cell.note for cell in cells if cell.note] == ["needs 0, then clubs"]
    t.play(place("ace of spades", "queen of clubs"))
    t.settled()


def test_cd_case_2__a_7_doubled_as_it_is_placed_is_worth_14_too() -> None:
    t = Dungeon("special-abilities").inventory("spades").monsters("king of clubs")
    t.hand("7 of hearts", "ace of spades")

    t.play(place("7 of hearts", "king of clubs", TWICE), place("ace of spades", "king of clubs"))
    t.settled()


def test_cd_case_3__six_on_the_bar_and_two_in_hand_lose_when_the_turn_ends() -> None:
    t = Dungeon().monsters("king of hearts").bar(*BAR).hand("5 of clubs", "6 of clubs")
    warnings = {move.action: move.warning for move in t.look.moves}

    assert "the game would be lost" in warnings[END]
    t.play(END)
    assert (t.outcome.name, t.outcome.rule) == ("lost", "CD-2.7")
    t.settled()


def test_cd_case_4__boomer_ace_two_aces_on_a_king_and_the_third_comes_back() -> None:
    """22 is enough; the ace of the suit returns, and starts another attack."""
    t = Dungeon("boomer-ace").monsters("king of hearts", "king of spades")
    t.hand("ace of clubs", "ace of diamonds", "ace of hearts")
    aces = ("ace of clubs", "ace of diamonds", "ace of hearts")

    t.play(*(place(ace, "king of hearts") for ace in aces))

    assert t.cards("hand") == ["ace of hearts"]
    t.play(place("ace of hearts", "king of spades"))
    assert t.on("king of spades") == ["ace of hearts"]
    t.settled()


def test_cd_case_5__after_14_draws_the_base_deck_is_empty() -> None:
    assert hands(dealt()) == [3] * 14


def test_cd_case_5__a_15th_draw_never_comes_in_a_base_game() -> None:
    """36 cards win, and 42 drawn less 36 fill the bar: one of both happens first."""
    game = games.make("clear_the_dungeon")
    for match in range(300):
        s = game.new()
        playout.playout(s, rng.stream(5, match), rng.stream(6, match), 1)

        assert TURN.get(s, 0) <= 14
        assert game.outcome(s).rule in {"CD-3.1", "CD-2.7"}


def test_cd_case_5__turn_14_ends_in_a_win_that_scores_zero() -> None:
    t = Dungeon().monsters("jack of hearts").laid("jack of hearts", "5 of clubs", "6 of clubs")
    t.bar(*BAR).hand("2 of hearts").deck()

    t.play(place("2 of hearts", "jack of hearts"))

    assert (t.outcome.name, t.outcome.scores) == ("won", (0,))
    t.settled()


def test_cd_case_5__turn_14_ends_by_the_bar() -> None:
    t = Dungeon().monsters("jack of hearts").laid("jack of hearts", "5 of clubs", "6 of clubs")
    t.bar(*BAR).hand("9 of spades").deck()

    t.play(END)

    assert t.outcome.rule == "CD-2.7"
    t.settled()


def test_cd_case_5__power_reserve_draws_5_then_12_times_3_then_1() -> None:
    t = dealt("power-reserve", powers=("joker", "joker"))
    assert t.number("hand") == 5
    t.play(keep("joker"), keep("joker"))

    assert hands(t) == [3] * 13 + [1]


def test_cd_case_5__power_reserve_a_15th_draw_loses_with_a_card_in_reserve() -> None:
    """The bar holds six, all else was played: the reserve card was never used."""
    t = Dungeon("power-reserve").monsters("jack of hearts")
    t.laid("jack of hearts", "5 of clubs", "6 of clubs").bar(*BAR).hand().deck()
    t.reserve("2 of hearts")

    t.play(END)

    assert t.outcome.rule == "CD-3.2R"
    t.settled()


def test_cd_case_5__power_reserve_a_15th_draw_comes_only_with_a_card_in_reserve() -> None:
    game = games.make("clear_the_dungeon", ["power-reserve"])
    rules = set()
    for match in range(400):
        s = game.new()
        playout.playout(s, rng.stream(7, match), rng.stream(8, match), 1)
        rules.add(game.outcome(s).rule)
        if game.outcome(s).rule == "CD-3.2R":
            reserve = next(zone for zone in game.places.zones if zone.name == "reserve")
            assert reserve.count(s, 0) > 0
            assert TURN.get(s, 0) == 15

    assert {"CD-3.1", "CD-2.7"} <= rules


def test_cd_case_5__an_empty_draw_loses_in_a_position_that_was_set_up() -> None:
    t = Dungeon("power-reserve").monsters("jack of hearts").deck().reserve("2 of hearts")

    assert t.outcome.rule == "CD-3.2R"
    t.settled()


def test_cd_case_6__open_at_the_deal() -> None:
    """Beginner 4, Columns 3, Steps 4, Hourglass 3, Extreme 5, or 3 by the other reading."""
    opened = {
        variant: len(open_spots(dealt(*variant)))
        for variant in (
            ("beginner",),
            ("columns",),
            ("steps",),
            ("hourglass",),
            ("extreme",),
            ("extreme", "extreme-covers-all"),
        )
    }

    assert list(opened.values()) == [4, 3, 4, 3, 5, 3]
