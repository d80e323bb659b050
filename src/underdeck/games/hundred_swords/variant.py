"""The sets and modes of a match, and the book of steps that a choice of them makes."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.cardset import CardSet
from underdeck.core.game import Option, chosen
from underdeck.core.kernel import Book, Step
from underdeck.core.steps import All, Order, Roll
from underdeck.games.hundred_swords import crowd, greed, mulligan, piles, setup, turn, warrior
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.explore import Explore
from underdeck.games.hundred_swords.places import (
    CROWD,
    DECK,
    DUNGEON_DECK,
    MIXED,
    PLACES,
    RIVAL_DECK,
)
from underdeck.games.hundred_swords.stock import Stock, made
from underdeck.games.hundred_swords.table import shipped

DEPTH = 20
ALONE, TOGETHER, MANY = (1, 1), (2, 4), (CROWD, 4)
BOSS = "-boss"  # after the name of a set: its Boss is used

MULLIGAN = Option("mulligan", "Mulligan", "All may agree on a new dungeon.", "HS-8.1", "", TOGETHER)
MEMORY = Option(
    "less-memorization",
    "Less memorization",
    "Who has seen a face-down card is marked on it.",
    "HS-14.1",
    "",
    TOGETHER,
)
FASTER = Option(
    "faster",
    "Faster",
    "Ten cards less in each dungeon, and a closed one goes to the bottom.",
    "HS-11.2",
    "",
    MANY,
)
WARRIOR = Option(
    "weary-warrior",
    "The Weary Warrior",
    "Alone against the Warrior, who moves by fixed rules.",
    "HS-12.1",
    "opponent",
    ALONE,
)
GREED = Option(
    "gold-greed",
    "Gold Greed",
    "Alone against one who takes the more golden end of the dungeon.",
    "HS-13.1",
    "opponent",
    ALONE,
)


def of_set(one: CardSet) -> Option:
    """The option to play with a set."""
    rule = "HS-10.1" if one.role == "builder" else "HS-10.2"
    return Option(one.name, one.title, f"Play with {one.title}.", rule)


def of_boss(one: CardSet) -> Option:
    """The option to play with a set and its Boss (HS-1.1)."""
    says = f"Play with {one.title}, and with its Boss."
    return Option(one.name + BOSS, f"{one.title}: the Boss", says, "HS-1.1", "boss")


def options(sets: Sequence[CardSet]) -> tuple[Option, ...]:
    """What can be chosen with those card sets."""
    playable = [one for one in sets if one.role in ("dungeon", "builder")]
    return (
        *(of_set(one) for one in playable),
        *(of_boss(one) for one in playable if any(text.claims("boss") for text in one.cards)),
        MULLIGAN,
        MEMORY,
        FASTER,
        WARRIOR,
        GREED,
    )


OPTIONS = options(list(shipped().values()))


def in_play(variant: Sequence[str], sets: Sequence[CardSet], seats: int) -> list[CardSet]:
    """The sets that a match is played with: those that are named, and the dungeons that lack."""
    named = {name.removesuffix(BOSS) for name in variant}
    playing = [one for one in sets if one.role in ("dungeon", "builder") and one.name in named]
    lacking = (2 if seats >= CROWD else 1) - sum(one.role == "dungeon" for one in playing)
    others = [one for one in sets if one.role == "dungeon" and one not in playing]
    added = others[: max(0, lacking)]
    return [one for one in sets if one in playing or one in added or one.role in ALWAYS]


ALWAYS = ("starters", "many", "solo")


def stock(
    variant: Sequence[str], seats: int, sets: Sequence[CardSet]
) -> tuple[tuple[str, ...], Stock]:
    """The variant in its one order, and the cards of the match. Raises UnknownVariant."""
    names = chosen(options(sets), variant, seats)
    bosses = [name.removesuffix(BOSS) for name in names if name.endswith(BOSS)]
    alone = seats == 1 and GREED.name not in names
    playing = in_play(names, sets, seats)
    found = made(playing, seats, bosses[0] if bosses else "", warrior=alone)
    found.table.cards.open_memory = MEMORY.name in names
    return names, found


# The steps -----------------------------------------------------------------------------------


def named(name: str, step: Step) -> Step:
    """A step with a name of its own, by which positions call it."""
    step.name = name
    return step


def book(names: Sequence[str], stock: Stock, seats: int, idle: int) -> Book:
    """The steps of a match."""
    draw = piles.DrawCards(piles.ShuffleDeck())
    turns = turn.Turns(named("Turn", All(*a_turn(names, stock.table.cards, seats, draw))))
    first: Step = setup.FirstPlayer(turns)
    root = All(
        setup.Gather(
            stock.decks, stock.many, stock.bosses, stock.rentals, stock.starters, stock.rival
        ),
        *(dealing_many(names) if seats >= CROWD else [Order(DUNGEON_DECK, 0)]),
        *hiding_bosses(stock),
        *([Order(RIVAL_DECK, 0)] if stock.rival else []),
        turn.Refill(),
        setup.DrawHands(draw),
        turns if seats == 1 else Roll(seats, first),
    )
    made = Book(named("Match", root), seats, PLACES.length(seats), DEPTH, idle)
    for step in stock.table.cards.texts():
        made.enrol(step)
    made.lore = stock.table.cards
    return made


def dealing_many(names: Sequence[str]) -> list[Step]:
    """Two dungeon decks, the cards of the Multi-User Dungeon divided between them (HS-11.2)."""
    both: list[Step] = [Order(DUNGEON_DECK, 0), Order(DUNGEON_DECK, 1)]
    boxing = [*both, setup.BoxTen()] if FASTER.name in names else []
    return [*boxing, Order(DECK, 0), setup.ShareMany(), *both]


def hiding_bosses(stock: Stock) -> list[Step]:
    """Each dungeon's boss is hidden among its last cards (HS-1.4, HS-11.3)."""
    mixed = Order(MIXED, 0)
    steps: list[Step] = [mixed, setup.PlaceBosses()]
    for which in range(len(stock.decks)):
        steps += [setup.DrawLate(which), mixed, setup.SinkLate(which, stock.below)]
    return steps


def a_turn(names: Sequence[str], cards: Cards, seats: int, draw: piles.DrawCards) -> list[Step]:
    """The turn of the rulebook; modes put steps of their own into it (HS-3)."""
    many = seats >= CROWD
    greedy = GREED.name in names
    closing = [crowd.CloseDungeon(FASTER.name in names), turn.Consolidate(), turn.Refill()]
    return [
        turn.StartOfTurn(),
        *([crowd.Enter()] if many else []),
        *([mulligan.Mulligan(cards)] if MULLIGAN.name in names else []),
        Explore(cards),
        turn.DiscardAll(cards),
        *([greed.Greed(cards)] if greedy else []),
        turn.Consolidate(),
        turn.Refill(),
        *(closing if many else []),
        turn.EndIfOver(),
        turn.DrawFive(draw),
        *([warriors_turn(cards)] if seats == 1 and not greedy else []),
    ]


def warriors_turn(cards: Cards) -> Step:
    """The Warrior's turn, after each of the player's (HS-12)."""
    refresh = warrior.Refresh()
    trim = warrior.Trim(cards, refresh)
    attempt = warrior.Attempt(cards, refresh, trim)
    steps: list[Step] = [
        warrior.WarriorBegins(),
        warrior.Act(cards, warrior.FIRST_ATTEMPT, refresh, attempt),
        warrior.Act(cards, warrior.SECOND_ATTEMPT, refresh, attempt),
        warrior.WarriorEnds(refresh, trim),
        turn.Consolidate(),
        turn.Refill(),
        turn.EndIfOver(),
    ]
    return named("Warrior", All(*steps))
