"""How a match ends, and what it scores (CD-3)."""

from __future__ import annotations

import pytest

from tests.games.clear_the_dungeon.dungeon import END, Dungeon, bury, place
from underdeck import games
from underdeck.core import playout, rng
from underdeck.core.refusal import Illegal

BAR = ("2 of clubs", "2 of spades", "3 of clubs", "3 of spades", "4 of clubs", "4 of spades")
LAST = "jack of hearts"


def last_monster(*variant: str) -> Dungeon:
    """One monster is left, and it takes a heart more."""
    return Dungeon(*variant).monsters(LAST).laid(LAST, "5 of spades", "6 of spades")


def test_cd_3_1__the_last_monster_wins_and_the_deck_is_the_score() -> None:
    t = last_monster().hand("2 of hearts").deck("9 of clubs", "8 of clubs", "7 of clubs")

    t.play(place("2 of hearts", LAST))

    assert (t.outcome.name, t.outcome.rule) == ("won", "CD-3.1")
    assert (t.outcome.scores, t.outcome.winners) == ((3,), (0,))
    assert t.look.score == 3
    t.settled()


def test_cd_3_1__cards_in_hand_do_not_count() -> None:
    t = last_monster().hand("2 of hearts", "10 of clubs", "9 of hearts").deck("9 of clubs")

    t.play(place("2 of hearts", LAST))

    assert t.outcome.scores == (1,)
    t.settled()


def test_cd_3_1__with_one_monster_left_nothing_is_won() -> None:
    t = Dungeon().monsters(LAST, "king of clubs").laid(LAST, "5 of spades", "6 of spades")
    t.hand("2 of hearts").play(place("2 of hearts", LAST))

    with pytest.raises(Illegal):
        t.outcome  # noqa: B018
    t.settled()


def test_cd_3_1__a_base_win_scores_zero_three_or_six() -> None:
    """It uses exactly 36 of the 42 cards, and draws come in threes."""
    game = games.make("clear_the_dungeon")
    scores = set()
    for match in range(400):
        s = game.new()
        playout.playout(s, rng.stream(1, match), rng.stream(2, match), 1)
        if game.outcome(s).name == "won":
            scores.add(game.outcome(s).scores[0])

    assert {0, 3} <= scores <= {0, 3, 6}


def test_cd_3_1r__a_card_put_back_by_the_king_of_hearts_counts() -> None:
    t = last_monster("special-abilities").inventory("hearts")
    t.hand("2 of hearts", "10 of clubs").deck("9 of clubs")

    t.play(bury("10 of clubs"), place("2 of hearts", LAST))

    assert t.outcome.scores == (2,)
    t.settled()


def test_cd_3_1r__a_card_drawn_by_the_king_of_clubs_does_not_count() -> None:
    t = last_monster("special-abilities").inventory("clubs")
    t.hand("2 of hearts").deck("9 of clubs", "8 of clubs")

    t.play("draw", place("2 of hearts", LAST))

    assert t.outcome.scores == (1,)
    t.settled()


def test_cd_3_1r__the_score_is_deck_and_reserve() -> None:
    t = last_monster("power-reserve").reserve("joker", "10 of clubs")
    t.hand("2 of hearts").deck("9 of clubs", "8 of clubs")

    t.play(place("2 of hearts", LAST))

    assert t.outcome.scores == (4,)
    t.settled()


# The empty deck ------------------------------------------------------------------------------


def test_cd_3_2r__who_must_draw_from_an_empty_deck_has_lost() -> None:
    t = Dungeon().monsters(LAST).hand("2 of hearts").deck()

    with t.changes(hand=-1, damage_bar=+1, turn=+1, result=+3):
        t.play(END)
    assert (t.outcome.name, t.outcome.rule) == ("lost", "CD-3.2R")
    t.settled()


def test_cd_3_2r__the_look_warns_of_ending_the_turn_with_an_empty_deck() -> None:
    t = Dungeon("power-reserve").monsters(LAST).laid(LAST, "6 of clubs").hand().deck()
    t.reserve("5 of clubs", "2 of hearts")
    (warning,) = (move.warning for move in t.look.moves if move.action == END)

    assert warning == "The game would be lost: there is no card left to draw."


def test_cd_3_2r__the_look_warns_of_a_win_that_would_not_count() -> None:
    t = last_monster("strict-deck").hand("2 of hearts").deck()
    (warning,) = (move.warning for move in t.look.moves if move.action != END)

    assert warning == "The game would be lost: the last monster fell with an empty power deck."


def test_cd_3_2r__an_empty_draw_loses_from_a_set_up_position_too() -> None:
    """A position without a hand stands before the draw."""
    t = Dungeon().monsters(LAST).deck()

    assert t.outcome.rule == "CD-3.2R"
    t.settled()


def test_cd_3_2r__a_full_bar_loses_before_the_empty_deck_does() -> None:
    t = Dungeon().monsters(LAST).bar(*BAR).hand("2 of hearts").deck()

    t.play(END)

    assert t.outcome.rule == "CD-2.7"
    t.settled()


@pytest.mark.parametrize("left", [1, 2])
def test_cd_3_2r__a_last_draw_takes_what_is_there(left: int) -> None:
    t = Dungeon().monsters(LAST).hand("2 of hearts").deck(*BAR[:left])

    with t.changes(hand=left - 1, damage_bar=+1, deck=-left, turn=+1):
        t.play(END)
    t.settled()


def test_cd_3_2r__a_win_with_the_last_hand_scores_zero() -> None:
    t = last_monster().hand("2 of hearts").deck()

    t.play(place("2 of hearts", LAST))

    assert (t.outcome.name, t.outcome.scores) == ("won", (0,))
    t.settled()


def test_cd_3_2r__a_lost_match_scores_nothing() -> None:
    """Which is not a score of zero."""
    t = Dungeon().monsters(LAST).bar(*BAR).hand("2 of hearts")

    t.play(END)

    assert (t.outcome.scores, t.outcome.winners) == ((None,), ())
    assert t.look.score is None
    t.settled()


def test_cd_3_2r__strict_deck__a_win_with_an_empty_deck_does_not_count() -> None:
    t = last_monster("strict-deck").hand("2 of hearts").deck()

    t.play(place("2 of hearts", LAST))

    assert (t.outcome.name, t.outcome.rule, t.outcome.scores) == ("lost", "CD-3.2R", (None,))
    t.settled()


def test_cd_3_2r__strict_deck__one_card_left_is_enough() -> None:
    t = last_monster("strict-deck").hand("2 of hearts").deck("9 of clubs")

    t.play(place("2 of hearts", LAST))

    assert (t.outcome.name, t.outcome.scores) == ("won", (1,))
    t.settled()


def test_cd_3_2r__strict_deck__looks_at_the_deck_not_at_the_reserve() -> None:
    t = last_monster("strict-deck", "power-reserve").reserve("joker").hand("2 of hearts").deck()

    t.play(place("2 of hearts", LAST))

    assert t.outcome.name == "lost"
    t.settled()


def test_cd_3_2r__strict_deck__an_empty_deck_before_the_last_monster_ends_nothing() -> None:
    """The king of hearts puts a card back in time."""
    t = last_monster("strict-deck", "special-abilities").inventory("hearts")
    t.hand("2 of hearts", "9 of clubs").deck()

    t.play(bury("9 of clubs"), place("2 of hearts", LAST))

    assert (t.outcome.name, t.outcome.scores) == ("won", (1,))
    t.settled()


@pytest.mark.parametrize("bar", [BAR, ()])
def test_cd_3_2r__a_loss_is_told_once_by_the_rule_of_the_outcome(bar: tuple[str, ...]) -> None:
    """The full bar by its rule, the empty deck by this one."""
    t = Dungeon().monsters(LAST).bar(*bar).hand("9 of clubs").deck()
    t.play(END)
    lost = [event.what.rule for event in t.told if event.what.name == "lost"]

    assert lost == [t.outcome.rule]
    t.settled()


# The last monster ----------------------------------------------------------------------------


def test_cd_3_3r__the_rest_of_the_hand_is_not_discarded_after_a_win() -> None:
    """With six on the bar the match is won all the same."""
    t = last_monster().bar(*BAR).hand("2 of hearts", "10 of clubs", "9 of clubs")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4, result=+1):
        t.play(place("2 of hearts", LAST))
    assert t.outcome.name == "won"
    assert sorted(t.cards("hand")) == ["10 of clubs", "9 of clubs"]
    t.settled()
