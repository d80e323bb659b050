"""Dungeons of several sets, and where their Boss lies (HS-10)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import CELLAR, STARTERS, WYRM, Expedition, made, read
from tests.games.hundred_swords.throng import FIRST, SECOND
from underdeck import games
from underdeck.cli.games import games as listing
from underdeck.core.game import Game, UnknownVariant
from underdeck.games import hundred_swords

BUILDER = """
[set]
name = "garden"
title = "A Garden"
role = "builder"

[[item]]
name = "Rake"
cost = 1
gold = 1
copies = 6

[[monster]]
name = "The Gardener"
strength = 6
gold = 5
text = "Boss."
"""


def mixed(*variant: str, sets: tuple[str, ...] = (CELLAR + WYRM, BUILDER), seats: int = 2) -> Game:
    return hundred_swords.game(variant, seats, [read(text) for text in (STARTERS, *sets)])


def dealt(game: Game) -> Expedition:
    return Expedition(game=game).deal().chance()


def test_hs_10_1__a_builder_set_is_mixed_with_a_dungeon() -> None:
    t = dealt(mixed("garden"))

    cards = t.cards("dungeon deck") + [t.room(n) for n in range(1, 6)]
    assert cards.count("Rake") == 6
    assert cards.count("Pebble") == 16


def test_hs_10_1__one_boss_is_chosen_and_the_other_is_out_of_the_game() -> None:
    for variant, boss, other in (
        (("garden",), "Wyrm", "The Gardener"),
        (("garden", "garden-boss"), "The Gardener", "Wyrm"),
        (("garden", "cellar-boss"), "Wyrm", "The Gardener"),
    ):
        names = mixed(*variant).kinds.numbers
        assert boss in names
        assert other not in names


def test_hs_10_1__five_more_cards_lie_below_the_ten_and_the_boss_is_none_of_them() -> None:
    for _ in range(5):
        deck = dealt(mixed("garden")).cards("dungeon deck")
        assert 5 <= deck.index("Wyrm") < 15


def test_hs_10_1__without_a_builder_set_the_ten_are_the_last() -> None:
    assert dealt(mixed()).cards("dungeon deck").index("Wyrm") < 10


def test_hs_10_1__every_shipped_builder_set_goes_with_every_dungeon() -> None:
    options = games.find("hundred_swords").OPTIONS
    builders = [option.name for option in options if option.rule == "HS-10.1"]
    dungeons = [option.name for option in options if option.rule == "HS-10.2"]
    assert (len(builders), len(dungeons)) == (4, 2)

    for builder in builders:
        for dungeon in dungeons:
            assert games.make("hundred_swords", (dungeon, builder), 2).variant


def test_hs_10_2__sets_and_dungeons_are_mixed_freely() -> None:
    t = dealt(mixed("attic", "cave", "garden", sets=(FIRST, SECOND, BUILDER)))

    cards = t.cards("dungeon deck") + [t.room(n) for n in range(1, 6)]
    assert {"Candle", "Torch", "Rake"} <= set(cards)
    assert "Moth King" in cards
    assert len(t.cards("rentals")) == 3


def test_hs_10_2r__several_sets_have_five_cards_below_the_ten() -> None:
    t = dealt(mixed("attic", "cave", sets=(FIRST, SECOND)))

    assert 5 <= t.cards("dungeon deck").index("Moth King") < 15


def test_hs_10_2r__a_dungeon_has_15_to_90_cards() -> None:
    many = CELLAR + WYRM + made("item", "Button", cost=1, copies=30)
    with pytest.raises(UnknownVariant, match="a dungeon of 98 cards: it takes 15 to 90"):
        mixed(sets=(many + made("item", "Thread", cost=1, copies=28),))
    few = FIRST.replace("copies = 16", "copies = 2").replace("copies = 4", "copies = 1")
    with pytest.raises(UnknownVariant, match="a dungeon of 5 cards: it takes 15 to 90"):
        mixed(sets=(few,))


def test_hs_10_2r__a_player_begins_with_twelve_cards_at_most() -> None:
    more = STARTERS + made("starter", "Stick", copies=4)
    with pytest.raises(UnknownVariant, match="a player begins with 13 cards: it takes 12 at most"):
        hundred_swords.game((), 2, [read(more), read(CELLAR + WYRM)])


def test_hs_10_2r__with_builder_sets_alone_a_dungeon_joins_them() -> None:
    assert "Pebble" in mixed("garden").kinds.numbers
    assert "Haunted Armor" in games.make("hundred_swords", ("hive-empress",), 2).kinds.numbers


def test_hs_10_2r__two_sets_that_share_a_name_are_not_mixed() -> None:
    other = BUILDER.replace("Rake", "Pebble")
    with pytest.raises(UnknownVariant, match="two sets have a card 'Pebble'"):
        mixed("garden", sets=(CELLAR + WYRM, other))


def test_hs_10_2r__sets_without_a_boss_make_no_dungeon() -> None:
    with pytest.raises(UnknownVariant, match="the sets have no Boss"):
        mixed(sets=(CELLAR,))


def test_an_option_says_for_how_many_seats_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    listing()

    said = capsys.readouterr().out
    assert (
        "one who takes the more golden end of the dungeon. HS-13.1 (one opponent) (for 1)" in said
    )
    assert "HS-8.1 (for 2 to 4)" in said
    assert "Play with The Moon Market. HS-10.1\n" in said


def test_an_option_for_another_number_of_seats_is_refused() -> None:
    with pytest.raises(UnknownVariant, match="'gold-greed' is not for 2: it is for 1"):
        games.make("hundred_swords", ("gold-greed",), 2)


def test_without_seats_the_fewest_are_taken_that_an_option_is_for() -> None:
    assert games.make("hundred_swords", ("faster",)).seats == 3
    assert games.make("hundred_swords", ("gold-greed",)).seats == 1
