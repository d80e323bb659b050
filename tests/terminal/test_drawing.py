"""Any look of any position is drawn whole, at every size of the terminal from 80x24 up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.games.clear_the_dungeon.dungeon import Dungeon
from tests.laws.cases import TOYS
from tests.terminal.stage import ALL_ON, ODD, looks, told
from underdeck.core.look import Look
from underdeck.table import Table
from underdeck.terminal.choice import Choice
from underdeck.terminal.paint import DARK, LIGHT
from underdeck.terminal.sheet import Sheet
from underdeck.terminal.tabletop import draw_table

BOARDS = ((80, 19), (120, 34), (100, 25), (200, 60))  # what a terminal leaves for the table
LAYOUTS = ("beginner", "columns", "steps", "hourglass", "extreme", *ODD)


def crowded() -> Dungeon:
    """As much as can lie on a table: hand, reserve, four kings, a doubled card, six on the bar."""
    return (
        Dungeon("extreme", *ALL_ON)
        .hand("ace of clubs", "2 of clubs", "10 of spades")
        .reserve("10 of hearts", "10 of diamonds")
        .inventory("clubs", "diamonds", "hearts", "spades")
        .bar(*[f"{n} of hearts" for n in range(2, 8)])
        .monsters("jack of clubs", "queen of clubs", "jack of hearts")
        .laid("jack of clubs", "9 of spades", "8 of spades", twice=("9 of spades",))
        .laid("queen of clubs", "9 of clubs", "8 of clubs")
        .laid("jack of hearts", "9 of hearts")
    )


def choices(look: Look) -> Iterator[Choice]:
    """The look with nothing picked, and with each thing that can be picked."""
    yield Choice(look)
    for start in Choice(look).starts():
        choice = Choice(look)
        choice.press(start)
        yield choice


def drawn(choice: Choice, size: tuple[int, int]) -> Sheet:
    return draw_table(choice.look, *size, DARK, choice.marks(), ["The king falls."] * 9)


@pytest.mark.parametrize("size", BOARDS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_is_cut_off_in_a_whole_match(layout: str, size: tuple[int, int]) -> None:
    for look in looks(layout, *ALL_ON):
        for choice in choices(look):
            assert drawn(choice, size).canvas.clipped == []


def overfull(look: Look) -> Look:
    """The look with eight cards in the hand, which is as many as there can ever be room for."""
    zones = [
        replace(zone, cells=(*zone.cells * 3,)[:8]) if zone.name == "hand" else zone
        for zone in look.zones
    ]
    return replace(look, zones=tuple(zones))


@pytest.mark.parametrize("size", BOARDS)
def test_nothing_is_cut_off_on_the_most_crowded_table(size: tuple[int, int]) -> None:
    for choice in choices(overfull(told(crowded()).look(0))):
        assert drawn(choice, size).canvas.clipped == []


@pytest.mark.parametrize("size", BOARDS)
@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.__name__.rpartition(".")[2])
def test_games_that_the_client_has_never_seen_are_drawn(toy: object, size: tuple[int, int]) -> None:
    match = Table.start(toy.game(), seed=1)  # type: ignore[attr-defined]
    while not match.over:
        look = match.look(match.asked)
        assert drawn(Choice(look), size).canvas.clipped == []
        match.act(look.moves[-1].action)


def test_every_card_that_lies_open_is_drawn() -> None:
    text = drawn(Choice(told(crowded()).look(0)), (80, 19)).canvas.text()

    for card in ("J♣", "Q♣", "J♥", "9♠×2", "8♠", "9♣", "9♥", "10♠", "10♦", "K♠", "7♥"):
        assert card in text, card


def test_every_place_that_can_be_chosen_is_somewhere() -> None:
    for look in looks("extreme", *ALL_ON):
        for choice in choices(look):
            sheet = drawn(choice, (80, 19))
            for stop in choice.stops():
                rect = sheet.rect_of(stop)
                assert rect is not None
                assert rect.w > 0
                assert rect.h > 0


def test_a_card_says_what_it_needs_and_what_lies_on_it() -> None:
    match = told(
        Dungeon()
        .hand("7 of spades")
        .monsters("jack of hearts")
        .laid("jack of hearts", "5 of clubs")
    )
    text = drawn(Choice(match.look(0)), (80, 19)).canvas.text()

    assert "J♥" in text
    assert "needs 6" in text
    assert "5♣" in text


def test_the_card_that_is_picked_is_shown_where_it_may_go() -> None:
    match = told(Dungeon().hand("7 of spades").monsters("jack of hearts", "king of clubs"))
    choice = Choice(match.look(0))
    before = drawn(choice, (80, 19)).canvas.text().count("7♠")
    choice.press(choice.starts()[0])

    assert drawn(choice, (80, 19)).canvas.text().count("7♠") == before + 2


def test_suits_are_told_apart_without_colour_and_with_it() -> None:
    match = told(
        Dungeon()
        .hand("7 of spades", "7 of hearts", "7 of clubs", "7 of diamonds")
        .monsters("king of clubs")
    )
    sheet = drawn(Choice(match.look(0)), (80, 19))
    colours = {}
    for y, row in enumerate(sheet.canvas.signs):
        for x, sign in enumerate(row):
            if sign in "♠♥♣♦" and row[x - 1] == "7":
                colours[sign] = sheet.canvas.styles[y][x].color

    assert set(colours) == set("♠♥♣♦")
    assert colours["♠"] == colours["♣"] != colours["♥"] == colours["♦"]


@pytest.mark.parametrize("paint", [DARK, LIGHT], ids=["dark", "light"])
def test_writing_is_easy_to_read_in_every_colour(paint: object) -> None:
    """Contrast as the accessibility guidelines reckon it: 4.5 for text, 3 for signs."""
    assert isinstance(paint, type(DARK))
    for ink, ground, least in (
        (paint.ink, paint.felt, 4.5),
        (paint.faint, paint.felt, 4.5),
        (paint.warn, paint.felt, 4.5),
        (paint.ink, paint.gone, 4.5),
        (paint.black, paint.card, 4.5),
        (paint.red, paint.card, 4.5),
        (paint.black, paint.upon, 4.5),
        (paint.red, paint.upon, 4.5),
        (paint.lit_ink, paint.lit, 4.5),
        (paint.red, paint.lit_card, 4.5),
        (paint.here_ink, paint.here, 4.5),
        *((paint.on_back, back, 3.0) for back in paint.backs),
    ):
        assert contrast(ink, ground) >= least, (ink, ground)


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
