"""The options of a match, and the book of steps that a choice of them makes."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.cardset import CardSet
from underdeck.core.game import Option, UnknownVariant, chosen
from underdeck.core.kernel import Book, Step
from underdeck.core.steps import All, Order, Roll
from underdeck.games.dungeon_duel import acting, floor, setup, traps, turn
from underdeck.games.dungeon_duel.places import CLASS_DECK, DEVILS, PLACES
from underdeck.games.dungeon_duel.table import Table, lay_out

DEPTH = 12
SEATS = 2

SINGLE = Option(
    "single-powers",
    "Single powers",
    "Only the first pair of an element learns its magic power.",
    "DD-4.2R",
)
OPTIONS = (SINGLE,)


def table(variant: Sequence[str], sets: Sequence[CardSet]) -> tuple[tuple[str, ...], Table]:
    """The variant in its one order, and the cards of the match. Raises UnknownVariant."""
    names = chosen(OPTIONS, variant, SEATS)
    made = lay_out(sets)
    made.cards.single_powers = SINGLE.name in names
    check(made)
    return names, made


def check(made: Table) -> None:
    """There are cards enough for every floor and the draft. Raises UnknownVariant."""
    full = made.cards.columns * len(made.cards.rows_up)
    for number, name in enumerate(("first", "second", "third"), start=1):
        n = len(made.of(name)) + number
        if n != full:
            raise UnknownVariant(f"the {name} floor has {n} cards with its Devils: it takes {full}")
    for group, least in (("devil", 6), ("class", setup.DRAFTED)):
        if len(made.of(group)) < least:
            raise UnknownVariant(
                f"there are {len(made.of(group))} cards of {group}: it takes {least}"
            )


def named(name: str, step: Step) -> Step:
    """A step with a name of its own, by which positions call it."""
    step.name = name
    return step


def book(made: Table, idle: int) -> Book:
    """The steps of a match."""
    cards = made.cards
    laying = floor.NewFloor(cards)
    ending = turn.EndOfTurn(laying)
    a_turn = named(
        "Turn",
        All(
            turn.StartOfTurn(),
            turn.Choose(cards),
            traps.Strike(cards),
            acting.Act(cards),
            turn.NextCard(),
            ending,
        ),
    )
    ending.turn = a_turn
    floors = [made.of(name) for name in ("first", "second", "third")]
    root = All(
        setup.Gather(floors, made.of("devil"), made.of("class"), made.of("power")),
        Order(DEVILS, 0),
        setup.ShareDevils(),
        Order(CLASS_DECK, 0),
        setup.LayClasses(),
        Roll(SEATS, setup.FirstPlayer(All(setup.Draft(), laying, a_turn))),
    )
    made_book = Book(named("Match", root), SEATS, PLACES.length(SEATS), DEPTH, idle)
    for step in cards.texts():
        made_book.enrol(step)
    made_book.lore = cards
    return made_book
