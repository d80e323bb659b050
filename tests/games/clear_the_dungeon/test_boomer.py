"""Boomer-Ace: an ace counts 11, and returns as a trigger (CD-4.1)."""

from __future__ import annotations

import tomllib

from tests.games.clear_the_dungeon.dungeon import END, RESERVE, Dungeon, place
from underdeck import games
from underdeck.core import position

ACE = "ace of hearts"
KING = "king of hearts"
BAR = ("2 of clubs", "2 of spades", "3 of clubs", "3 of spades", "4 of clubs", "4 of spades")


def before_the_trigger(*variant: str) -> Dungeon:
    """A king that takes a heart more; a jack lies beside it."""
    t = Dungeon(*variant).monsters(KING, "jack of clubs")
    return t.laid(KING, "5 of spades", "8 of spades")


def test_cd_4_1__an_ace_counts_11_as_an_attack_card() -> None:
    """Beside a 2 it makes 13."""
    t = Dungeon("boomer-ace").monsters(KING).laid(KING, "2 of clubs").hand(ACE)

    with t.changes(hand=-1, laid=+1):
        t.play(place(ACE, KING))
    t.settled()


def test_cd_4_1__without_the_variation_it_counts_1() -> None:
    t = Dungeon().monsters(KING).laid(KING, "2 of clubs").hand(ACE)

    t.refuses(place(ACE, KING), "CD-2.3", facts="2 + 1 = 3")


def test_cd_4_1__an_ace_as_trigger_returns_to_the_hand() -> None:
    t = before_the_trigger("boomer-ace").hand(ACE)

    with t.changes(monsters=-1, defeated=+1, laid=-2, clear_pile=+3):
        t.play(place(ACE, KING))
    assert t.cards("hand") == [ACE]
    t.settled()


def test_cd_4_1__without_the_variation_it_goes_to_the_clear_pile() -> None:
    t = before_the_trigger().hand(ACE)

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place(ACE, KING))
    t.settled()


def test_cd_4_1__an_ace_as_attack_card_does_not_return() -> None:
    """The trigger is a 3: both aces are spent."""
    t = Dungeon("boomer-ace").monsters(KING, "jack of clubs").laid(KING, ACE, "ace of clubs")
    t.hand("3 of hearts")

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("3 of hearts", KING))
    t.settled()


def test_cd_4_1__another_card_as_trigger_does_not_return() -> None:
    t = before_the_trigger("boomer-ace").hand("2 of hearts", ACE)

    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("2 of hearts", KING))
    t.settled()


def test_cd_4_1r__a_joker_is_never_an_ace() -> None:
    """It counts 10, and does not return."""
    t = before_the_trigger("boomer-ace").hand("joker", "joker")
    t.laid("jack of clubs", "ace of clubs")

    t.play(place("joker", "jack of clubs"))
    with t.changes(monsters=-1, defeated=+1, hand=-1, laid=-2, clear_pile=+4):
        t.play(place("joker", KING))
    t.settled()


def test_cd_4_1r__the_ace_returns_before_anything_else_happens() -> None:
    """Before the monster falls, and before the next one is turned up."""
    t = Dungeon("boomer-ace").monsters(KING, "jack of clubs", "jack of spades", "jack of diamonds")
    t.put("monsters", "queen of clubs", owner=4)
    t.laid(KING, "5 of spades", "8 of spades").hand(ACE)

    t.play(place(ACE, KING))

    assert t.said()[-4:] == [
        f"Placed the {ACE} on the {KING}.",
        f"The {ACE} returns to the hand.",
        f"The {KING} is defeated.",
        "The queen of clubs is turned up.",
    ]
    t.settled()


def test_cd_4_1r__the_returned_ace_can_be_played_again_this_turn() -> None:
    """As the trigger of a second monster of its suit, and as a third one's attack card."""
    t = Dungeon("boomer-ace").monsters(KING, "jack of hearts", "jack of clubs")
    t.laid(KING, "5 of spades", "8 of spades").laid("jack of hearts", "5 of clubs", "8 of clubs")
    t.hand(ACE)

    t.play(place(ACE, KING), place(ACE, "jack of hearts"), place(ACE, "jack of clubs"))

    assert t.number("defeated") == 11
    assert t.on("jack of clubs") == [ACE]
    assert t.cards("hand") == []
    t.settled()


def test_cd_4_1r__unplayed_it_is_discarded_like_any_card() -> None:
    """It can be the seventh on the bar."""
    t = before_the_trigger("boomer-ace").hand(ACE).bar(*BAR)

    t.play(place(ACE, KING), END)

    assert ACE in t.cards("damage bar")
    assert t.outcome.rule == "CD-2.7"
    t.settled()


def test_cd_4_1r__on_the_last_monster_it_returns_and_the_match_is_won() -> None:
    """The ace is in the hand, where it counts nothing."""
    t = Dungeon("boomer-ace").monsters(KING).laid(KING, "5 of spades", "8 of spades").bar(*BAR)
    t.hand(ACE).deck("9 of clubs")

    t.play(place(ACE, KING))

    assert (t.outcome.name, t.outcome.scores) == ("won", (1,))
    assert t.cards("hand") == [ACE]
    t.settled()


def test_cd_4_1r__on_the_last_monster_it_does_not_fill_a_strict_deck() -> None:
    t = Dungeon("boomer-ace", "strict-deck").monsters(KING).laid(KING, "5 of spades", "8 of spades")
    t.hand(ACE).deck()

    t.play(place(ACE, KING))

    assert t.outcome.name == "lost"
    t.settled()


def test_cd_4_1r__an_ace_of_the_reserve_returns_with_the_hand_empty() -> None:
    """And with the deck empty: then it is played on as a hand card."""
    t = before_the_trigger("boomer-ace", "power-reserve").hand().deck().reserve(ACE)

    with t.changes(monsters=-1, defeated=+1, hand=+1, reserve=-1, laid=-2, clear_pile=+3):
        t.play(place(ACE, KING, RESERVE))
    t.play(place(ACE, "jack of clubs"))
    assert t.on("jack of clubs") == [ACE]
    t.settled()


def test_cd_4_1r__an_ace_of_the_reserve_on_the_last_monster_scores_no_more() -> None:
    """It has left the reserve for the hand."""
    t = Dungeon("boomer-ace", "power-reserve").monsters(KING)
    t.laid(KING, "5 of spades", "8 of spades").hand().deck("9 of clubs").reserve(ACE, "joker")

    t.play(place(ACE, KING, RESERVE))

    assert t.outcome.scores == (2,)
    assert t.cards("hand") == [ACE]
    t.settled()


def test_cd_4_1r__the_largest_hand_fits_and_can_be_written_as_a_position() -> None:
    """Three cards drawn, one by the king of clubs, two aces back from the reserve."""
    t = Dungeon("boomer-ace", "power-reserve", "special-abilities").inventory("clubs")
    t.monsters("jack of hearts", "jack of clubs", "king of spades")
    t.laid("jack of hearts", "5 of spades", "8 of spades")
    t.laid("jack of clubs", "6 of spades", "7 of spades")
    t.reserve(ACE, "ace of clubs").hand("2 of clubs", "3 of clubs", "4 of clubs")

    t.play("draw", place(ACE, "jack of hearts", RESERVE))
    t.play(place("ace of clubs", "jack of clubs", RESERVE))

    assert t.number("hand") == 6
    text = position.text(t.game, t.state)
    _, back = position.read(games.make, tomllib.loads(text))
    assert back.values() == t.state.values()
    t.play(END)
    assert t.number("damage bar") == 6
    t.settled()
