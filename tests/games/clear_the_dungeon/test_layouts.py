"""Layouts and the options that change the deck (CD-4.0R, CD-4.5 to CD-4.7R)."""

from __future__ import annotations

import itertools

import pytest

from tests.games.clear_the_dungeon.dungeon import END, MONSTERS, Dungeon, dealt, place
from underdeck import games
from underdeck.core import playout, rng
from underdeck.core.game import UnknownVariant

LAYOUTS = {
    "beginner": (4, 4, 4),
    "columns": (3, 3, 3, 3),
    "steps": (2, 3, 3, 4),
    "hourglass": (2, 2, 3, 2, 3),
    "extreme": (1, 2, 3, 1, 2, 3),
}
FLAGS = ("boomer-ace", "power-reserve", "special-abilities", "strict-deck", "no-jokers")


def rows(t: Dungeon) -> tuple[int, ...]:
    """How many monsters lie in each row, from the top."""
    (cells,) = (zone.cells for zone in t.look.zones if zone.shape == "layout")
    depths = [cell.y for cell in cells]
    return tuple(depths.count(row) for row in range(max(depths) + 1))


def fell(t: Dungeon, *spots: int) -> None:
    """Monsters fall, as if defeated, from the left of a row and the top: spots count so."""
    for spot in spots:
        s, where = t.state, t.zone("monsters")
        monster = t.game.kinds.name(where.card(s, spot, 0))
        suit = monster.rpartition(" ")[2]
        for card in (f"9 of {suit}", f"8 of {suit}", f"7 of {suit}"):
            take_to_hand(t, card)
            t.play(place(card, monster))


def take_to_hand(t: Dungeon, card: str) -> None:
    """A card comes to the hand, wherever it was."""
    s, number = t.state, t.card(card)
    for name in ("deck", "clear pile", "damage bar"):
        zone = t.zone(name)
        if zone.holding(s, 0, number):
            zone.take(s, 0, number)
            t.zone("hand").put(s, 0, number)
            return


def open_spots(t: Dungeon) -> list[int]:
    """The spots whose monsters lie face up."""
    (cells,) = (zone.cells for zone in t.look.zones if zone.shape == "layout")
    return [spot for spot, cell in enumerate(cells) if cell.cards and not cell.covered]


# Combining -----------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_cd_4_0r__every_choice_of_variations_plays_to_an_end(layout: str) -> None:
    """All 32 of them on each layout."""
    for n in range(len(FLAGS) + 1):
        for flags in itertools.combinations(FLAGS, n):
            game = games.make("clear_the_dungeon", (*flags, layout))
            s = game.new()
            playout.playout(s, rng.stream(3, n), rng.stream(4, n), 1)

            assert game.outcome(s).name in {"won", "lost"}


def test_cd_4_0r__the_order_in_which_they_are_named_does_not_matter() -> None:
    one = games.make("clear_the_dungeon", ["no-jokers", "boomer-ace", "steps"])
    other = games.make("clear_the_dungeon", ["steps", "boomer-ace", "no-jokers", "steps"])

    assert one.variant == other.variant == ("steps", "boomer-ace", "no-jokers")


def test_cd_4_0r__two_layouts_exclude_each_other() -> None:
    for two in (("steps", "extreme"), ("steps", "rows-6-6")):
        with pytest.raises(UnknownVariant, match="exclude each other"):
            games.make("clear_the_dungeon", two)


def test_cd_4_0r__an_unknown_variation_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownVariant, match="'boomer-ace'"):
        games.make("clear_the_dungeon", ["boomerace"])


# Layouts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout, wanted", LAYOUTS.items())
def test_cd_4_5__the_rows_of_each_layout(layout: str, wanted: tuple[int, ...]) -> None:
    assert rows(dealt(layout)) == wanted


def test_cd_4_5__beginner_is_the_layout_when_none_is_named() -> None:
    assert Dungeon().game.variant == Dungeon("beginner").game.variant == ()
    assert rows(dealt()) == LAYOUTS["beginner"]


def test_cd_4_5__a_monster_is_turned_up_the_moment_nothing_covers_it() -> None:
    """In Columns: spot by spot up the first column."""
    t = dealt("columns", powers=("2 of clubs",))
    for spot in (9, 6, 3):
        assert spot - 3 not in open_spots(t)
        fell(t, spot)
        assert spot - 3 in open_spots(t)
    t.settled()


@pytest.mark.parametrize("layout", [*LAYOUTS, "rows-1-2-3-3-2-1", "rows-4-6-2"])
def test_cd_4_5__no_monster_stays_covered_for_ever(layout: str) -> None:
    """Taking the first open one each time turns all twelve up."""
    t = dealt(layout)
    monsters = t.zone("monsters")
    for _ in range(11):
        monsters.move(t.state, open_spots(t)[0], 0, t.zone("clear pile"), 0)
        t.game.settle(t.state)

    assert len(open_spots(t)) == 1


# Overlap -------------------------------------------------------------------------------------


def test_cd_4_5r__rows_of_equal_length_cover_their_column() -> None:
    t = dealt("columns")
    fell(t, 10)

    assert open_spots(t) == [7, 9, 11]
    t.settled()


def test_cd_4_5r__a_longer_row_below_covers_with_two_cards_each() -> None:
    """Steps: each of the three in the third row lies under two of the four below."""
    t = dealt("steps")
    assert open_spots(t) == [8, 9, 10, 11]

    fell(t, 8)
    assert open_spots(t) == [9, 10, 11]
    fell(t, 9)
    assert open_spots(t) == [5, 10, 11]
    t.settled()


def test_cd_4_5r__a_shorter_row_below_covers_the_card_between_with_both() -> None:
    """Hourglass: the row of three under a row of two: its outer cards are covered by one."""
    t = dealt("hourglass")
    assert open_spots(t) == [9, 10, 11]

    fell(t, 9, 10)
    assert open_spots(t) == [7, 11]
    fell(t, 7)
    assert open_spots(t) == [4, 11]
    t.settled()


def test_cd_4_5r__a_card_alone_on_three_covers_the_middle_one_only() -> None:
    """Extreme, by this reading: the outer two of the third row are open from the start."""
    t = dealt("extreme")

    assert open_spots(t) == [3, 5, 9, 10, 11]
    fell(t, 9, 10, 11)
    assert open_spots(t) == [3, 5, 7, 8]
    t.settled()


def test_cd_4_5r__by_the_other_reading_it_covers_all_three() -> None:
    t = dealt("extreme", "extreme-covers-all")

    assert open_spots(t) == [9, 10, 11]
    fell(t, 9, 10, 11)
    fell(t, 7, 8)
    assert open_spots(t) == [6]
    t.settled()


def test_cd_4_5r__the_other_reading_changes_no_other_layout() -> None:
    """Only in Extreme does a row leave cards of the row above untouched."""
    for layout in ("beginner", "columns", "steps", "hourglass"):
        assert open_spots(dealt(layout)) == open_spots(dealt(layout, "extreme-covers-all"))


def test_cd_4_5r__a_layout_of_ones_own_is_named_by_its_rows() -> None:
    t = dealt("rows-1-2-3-3-2-1")

    assert rows(t) == (1, 2, 3, 3, 2, 1)
    assert t.game.variant == ("rows-1-2-3-3-2-1",)
    t.settled()


def test_cd_4_5r__twelve_in_one_row_are_all_open() -> None:
    t = dealt("rows-12")

    assert open_spots(t) == list(range(12))
    assert t.face_up == sorted(MONSTERS)


@pytest.mark.parametrize(
    "name",
    ["rows-3-4", "rows-0-12", "rows-13", "rows-", "rows-4-x", "rows-4--8", "rows-012", "rows-²"],
)
def test_cd_4_5r__rows_that_do_not_hold_twelve_are_refused(name: str) -> None:
    with pytest.raises(UnknownVariant) as caught:
        games.make("clear_the_dungeon", [name])

    said = str(caught.value)
    assert "not 12" in said or "one of your own is written like rows-3-4-5" in said
    assert "hold 12 monsters" not in said


def test_cd_4_6r__what_nothing_covers_at_the_deal_is_face_up_whatever_its_row() -> None:
    """Two in the third row of Extreme, and the outer ones of a row of six over a row of two."""
    assert {3, 5} <= set(open_spots(dealt("extreme")))
    assert open_spots(dealt("rows-4-6-2")) == [4, 5, 8, 9, 10, 11]


# No jokers -----------------------------------------------------------------------------------


def test_cd_4_7r__without_jokers_the_power_deck_has_40_cards() -> None:
    t = Dungeon("no-jokers").deal().order()

    assert t.number("deck") == 40
    assert "joker" not in t.cards("deck")


def test_cd_4_7r__there_are_13_draws_of_three_and_one_of_one() -> None:
    assert hands(dealt("no-jokers")) == [3] * 13 + [1]


def hands(t: Dungeon) -> list[int]:
    """How many cards each turn draws, if the damage bar were emptied every time."""
    drawn = []
    while not t.state.over():
        drawn.append(t.number("hand"))
        t.play(END)
        bar = t.zone("damage bar")
        while bar.count(t.state, 0) > 0:
            bar.move(t.state, 0, 0, t.zone("clear pile"), 0)
    assert t.outcome.rule == "CD-3.2R"
    return drawn
