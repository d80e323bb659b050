"""Windows: everybody is asked, plays open them afresh, and they lie within each other."""

from __future__ import annotations

import pytest

from tests.games.table import Table
from tests.toys import tavern
from underdeck.core.kernel import CHANCE


def thrown(*hands: tuple[str, str, str], shows: int = 4) -> Table:
    """Seat 1 has rolled; the window before the result is open."""
    t = Table(tavern.game()).deal()
    t.order(*(card for hand in hands for card in hand))
    return t.roll(shows)


BREAD = ("bread", "bread", "bread")
NOTHING = ("bread", "bread", "charm")
CURSING = ("curse", "curse", "bread")
LUCKY = ("luck", "luck", "bread")


def passes(t: Table) -> list[int]:
    """The seats that are asked until something else than this window asks."""
    asked = []
    window = t.state.asking()
    while t.state.asking() is window:
        asked.append(t.asked)
        t.play("pass")
    return asked


def test_a_window_asks_each_seat_from_the_left_of_the_active_one_which_is_last() -> None:
    t = thrown(NOTHING, BREAD, ("bread", "charm", "charm"))

    assert passes(t) == [1, 2, 0]


def test_seats_that_hold_nothing_to_play_are_asked_all_the_same() -> None:
    """They may only pass; skipping them would tell what they hold."""
    t = thrown(NOTHING, BREAD, ("bread", "charm", "charm"))

    for seat in (1, 2, 0):
        assert (t.asked, t.options) == (seat, ["pass"])
        t.play("pass")
    assert t.state.asking().name == "Haggle"


def test_what_is_played_opens_the_window_afresh() -> None:
    """Seat 2 has passed, seat 3 plays: seat 2 is asked again, and seat 3 too."""
    t = thrown(NOTHING, BREAD, LUCKY)
    t.play("pass")
    assert t.asked == 2

    t.play("play luck")

    assert passes(t) == [1, 2, 0]


def test_the_result_waits_until_all_have_passed_in_a_row() -> None:
    """With 3 the throw earns nothing; luck makes it 4, which earns two coins."""
    for plays, earned in ((0, 0), (1, 2), (2, 2)):
        t = thrown(NOTHING, LUCKY, BREAD, shows=3)
        for _ in range(plays):
            t.play("play luck")
        passes(t)

        assert t.number("coins", 0) == earned


def test_only_cards_that_fit_can_be_played_in_a_window() -> None:
    """A charm wards a curse off; between a roll and its result it does nothing."""
    t = thrown(BREAD, ("charm", "bread", "bread"), LUCKY)

    t.refuses("play charm", "TV-3.1", facts="does not fit")
    t.refuses("play bread", "TV-3.1")
    t.refuses("play curse", "TV-1", facts="do not hold")
    t.refuses("roll 3", "TV-1")


def test_a_window_opens_within_a_window() -> None:
    """A curse asks everybody for charms; then the outer window opens afresh."""
    t = thrown(NOTHING, CURSING, BREAD)
    t.play("play curse")

    assert t.state.asking().name == "WardOff"
    assert passes(t) == [1, 2, 0]
    assert t.state.asking().name == "Meddle"
    assert passes(t) == [1, 2, 0]


def test_a_curse_that_nobody_wards_off_changes_the_result() -> None:
    t = thrown(NOTHING, CURSING, BREAD, shows=5)

    t.play("play curse")
    passes(t)
    passes(t)

    assert "The curse of seat 2 strikes." in t.said()
    assert t.number("coins", 0) == 0


def test_a_charm_in_the_inner_window_wards_it_off() -> None:
    """It is asked for in turn, opens the inner window afresh, and cannot be played twice."""
    t = thrown(("charm", "charm", "bread"), CURSING, BREAD, shows=5)
    t.play("play curse", "pass", "pass")
    assert t.asked == 0

    t.play("play charm")

    assert t.asked == 1
    t.play("pass", "pass")
    t.refuses("play charm", "TV-4", facts="warded off already")
    t.play("pass")
    passes(t)
    assert t.number("coins", 0) == 2
    assert "Seat 1 wards the curse off." in t.said()


def test_curses_add_up_across_openings() -> None:
    """Each opens the inner window once; 6 less 4 earns nothing."""
    t = thrown(NOTHING, CURSING, BREAD, shows=6)
    t.play("play curse")
    passes(t)
    t.play("play curse")
    passes(t)
    passes(t)

    assert t.number("coins", 0) == 0


def test_a_die_is_rolled_by_chance_and_shows_one_to_six() -> None:
    t = Table(tavern.game()).deal()
    t.order()

    assert t.asked == CHANCE
    assert t.options == [f"roll {n}" for n in range(1, 7)]
    t.refuses("pass", "TV-1")


@pytest.mark.parametrize("seat", range(3))
def test_the_window_looks_the_same_to_a_seat_whatever_the_others_hold(seat: int) -> None:
    """Its view, its options, and what it is told."""
    mine = ("curse", "bread", "charm")
    views = []
    for others in ((BREAD, LUCKY), (CURSING, ("charm", "charm", "luck"))):
        hands = list(others)
        hands.insert(seat, mine)
        t = thrown(*hands)
        while t.asked != seat:
            t.play("pass")
        views.append((t.view.values(), t.options, t.said(seat)))

    assert views[0] == views[1]
