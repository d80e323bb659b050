"""The sets and modes of a match, and the book of steps that a choice of them makes."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.game import Option, chosen
from underdeck.core.kernel import Book, Step
from underdeck.core.steps import All, Order, Roll
from underdeck.games.hundred_swords import piles, setup, turn
from underdeck.games.hundred_swords.explore import Explore
from underdeck.games.hundred_swords.places import DUNGEON_DECK, LAST_TEN, PLACES
from underdeck.games.hundred_swords.table import Table, lay_out, shipped, steps

DEPTH = 24
OPTIONS = tuple(
    Option(one.name, one.title, one.title, "HS-10.1", one.role)
    for one in shipped().values()
    if one.role in ("dungeon", "builder")
)


def tables(variant: Sequence[str], seats: int) -> tuple[tuple[str, ...], Table]:
    """The variant in its one order, and its cards. Raises UnknownVariant."""
    names = chosen(OPTIONS, variant)
    sets = shipped()
    roles = {sets[name].role for name in names if name in sets}
    in_use = [name for name in names if name in sets]
    if "dungeon" not in roles:
        in_use.insert(0, "red-dragon")
    return names, lay_out([sets["starters"], *(sets[name] for name in in_use)], seats)


def named(name: str, step: Step) -> Step:
    """A step with a name of its own, by which positions call it."""
    step.name = name
    return step


def book(table: Table, seats: int, idle: int) -> Book:
    """The steps of a match."""
    cards = table.cards
    boss, *unused = table.bosses()
    starters = [
        number
        for number, text in enumerate(table.texts)
        if text is not None and text.kind == "starter"
        for _ in range(text.printed.get("copies", 1))
    ]
    dungeon = [
        card for card in table.numbers("item", "monster", "obstacle") if not cards.boss[card]
    ]
    draw = piles.DrawCards(piles.ShuffleDeck())
    a_turn: list[Step] = [
        turn.StartOfTurn(),
        Explore(cards),
        turn.DiscardAll(cards),
        turn.Consolidate(),
        turn.Refill(),
        turn.EndIfOver(),
        turn.DrawFive(draw),
    ]
    root = All(
        setup.Gather(starters, dungeon, table.numbers("rental"), unused, boss),
        Order(DUNGEON_DECK, 0),
        setup.DrawLate(boss),
        Order(LAST_TEN, 0),
        setup.SinkLate(5 if unused else 0),
        turn.Refill(),
        setup.DrawHands(draw),
        Roll(seats, setup.FirstPlayer(turn.Turns(named("Turn", All(*a_turn))))),
    )
    made = Book(root, seats, PLACES.length(seats), DEPTH, idle)
    for step in steps(cards):
        made.enrol(step)
    made.lore = cards
    return made
