"""The variations and layouts, and the book of steps that a choice of them makes (CD-4)."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.game import Option, UnknownVariant, chosen
from underdeck.core.kernel import Book, Step
from underdeck.core.kinds import Kinds
from underdeck.games.clear_the_dungeon import layout, turn
from underdeck.games.clear_the_dungeon.attack import Attack
from underdeck.games.clear_the_dungeon.kinds import ACE
from underdeck.games.clear_the_dungeon.layout import Layout
from underdeck.games.clear_the_dungeon.places import CLEARED, INVENTORY, PLACES

DEPTH = 8  # frames: the match, the turns, a turn, its phase, a king's question, and room to spare

OPTIONS = (
    *(
        Option(name, title, "Rows of " + ", ".join(map(str, rows)) + ".", "CD-4.5", "layout")
        for name, (title, rows) in layout.named().items()
    ),
    Option("boomer-ace", "Boomer-Ace", "An ace counts 11, and returns as a trigger.", "CD-4.1"),
    Option("power-reserve", "Power Reserve", "Two cards are kept for any time.", "CD-4.2"),
    Option("special-abilities", "Special Abilities", "Defeated kings help once each.", "CD-4.3"),
    Option("strict-deck", "Strict deck", "A win with an empty power deck is none.", "CD-3.2R"),
    Option("no-jokers", "No jokers", "The power deck has 40 cards.", "CD-4.7R"),
    Option(
        "extreme-covers-all",
        "Extreme covers all",
        "In Extreme, one card covers the three it lies on.",
        "CD-4.5R",
    ),
)


def read(variant: Sequence[str]) -> tuple[tuple[str, ...], Layout]:
    """The variant in its one order, and its layout. Raises UnknownVariant.

    A layout of one's own is a name too: rows-3-4-5.
    """
    own = [name for name in variant if name.startswith("rows-")]
    named = chosen(OPTIONS, [name for name in variant if name not in own])
    layouts = [name for name in named if name in layout.named()] + own
    if len(layouts) > 1:
        raise UnknownVariant(f"{layouts[0]!r} and {layouts[1]!r} exclude each other: choose one")
    name = layouts[0] if layouts else "beginner"
    try:
        found = layout.of_name(name, all_covered="extreme-covers-all" in named)
    except ValueError as error:
        raise UnknownVariant(f"the layout {name!r}: {error}") from None
    if found is None:
        raise UnknownVariant(f"no layout {name!r}; one of your own is written like rows-3-4-5")
    rest = tuple(one for one in named if one not in layouts)
    return (() if name == "beginner" else (name,)) + rest, found


def book(variant: Sequence[str], where: Layout, cards: Kinds, idle: int) -> Book:
    """The steps of a match, with the variations as numbers in them."""
    boomer = "boomer-ace" in variant
    covers = list(where.covers)
    attack = Attack(
        ace=11 if boomer else 1,
        boomerang=ACE if boomer else 0,
        throne=INVENTORY if "special-abilities" in variant else CLEARED,
        spare=1 if "strict-deck" in variant else 0,
        covers=covers,
    )
    monsters = [card for card in cards.all() if cards.groups[card] == "monster"]
    powers = [card for card in cards.all() if cards.groups[card] == "power"]
    first: list[Step] = [turn.first_turn(attack)] if "power-reserve" in variant else []
    root = turn.match(turn.Gather(monsters, powers), turn.Lay(covers), first, turn.turn(attack))
    return Book(root, 1, PLACES.length(1), DEPTH, idle)
