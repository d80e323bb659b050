"""Which cards a match is played with: the sets in play, their Boss, rentals and starters (HS-1)."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from underdeck.core.cardset import CardSet, CardText
from underdeck.core.game import UnknownVariant
from underdeck.games.hundred_swords.places import CROWD, DEEP, DUNGEONS, OWN, ROOMS
from underdeck.games.hundred_swords.setup import BELOW, LATE_CARDS
from underdeck.games.hundred_swords.table import Table, lay_out

INSIDE = ("item", "monster", "obstacle")
REPLACED = "Awkward Sword"  # the starter in whose place the Warrior has her own sword (HS-12.1)
MOST_STARTERS = 12  # so that the Warrior has room for what she acquires
PLACES = (1, 2, 3)  # the numbers of the rentals that lie there (HS-11.1)

Cards = list[tuple[CardText, int]]  # cards, each with how many copies of it


@dataclass(frozen=True)
class Stock:
    """A match's cards by number, and what becomes of them in the set-up."""

    table: Table
    decks: list[list[int]]  # of each dungeon, bosses not among them
    many: list[int]  # to be divided between two dungeons (HS-11.2)
    bosses: list[int]  # the Boss, and with two dungeons the Mini-boss
    rentals: list[int]
    starters: list[int]  # of each player
    rival: list[int]  # of the Warrior
    below: int  # cards below the late ones (HS-10.1)


def made(sets: Sequence[CardSet], seats: int, boss: str, *, warrior: bool) -> Stock:
    """The stock of a match with those sets. Raises UnknownVariant if they do not make a dungeon.

    `boss`: the set whose Boss it is, "" for the first that has one.
    """
    crowd = seats >= CROWD
    inside = [one for one in sets if one.role in ("dungeon", "builder")]
    many = [one for one in sets if one.role == "many"] if crowd else []
    decks = [dungeon_cards(part) for part in parted(inside)] if crowd else [dungeon_cards(inside)]
    shared = dungeon_cards(many)
    bosses = [claimed(inside, "boss", boss)]
    if crowd:
        bosses.append(claimed(many, "mini", ""))
    rentals = picked([*inside, *many])
    starters = starter_cards([one for one in sets if one.role == "starters"] + many)
    rival = replaced(starters, sets) if warrior else []
    below = BELOW if crowd or len(inside) > 1 else 0
    check(decks, shared, below)
    check_number("a player begins with", starters, MOST_STARTERS)
    check_number("the Multi-User Dungeon has", shared, OWN)
    dealt = joined(starters, seats) + joined(rival, 1)
    table = lay_out(
        merged([*dealt, *rentals, *bosses, *(c for deck in decks for c in deck), *shared])
    )
    return Stock(
        table,
        [table.numbers(deck) for deck in decks],
        table.numbers(shared),
        table.numbers(bosses),
        table.numbers(rentals),
        table.numbers(starters),
        table.numbers(rival),
        below,
    )


def copies(text: CardText) -> int:
    """How many copies of a card its set has."""
    return text.printed.get("copies", 1)


def joined(cards: Cards, times: int) -> Cards:
    """Those cards, so many times."""
    return [(text, n * times) for text, n in cards]


def merged(cards: Iterable[tuple[CardText, int]]) -> Cards:
    """Each card once, with all its copies. Raises UnknownVariant if two cards share a name."""
    found: dict[str, tuple[CardText, int]] = {}
    for text, n in cards:
        known, before = found.get(text.name, (text, 0))
        if known != text:
            raise UnknownVariant(f"two sets have a card {text.name!r}: play with one of them")
        found[text.name] = (text, before + n)
    return list(found.values())


# Choosing ------------------------------------------------------------------------------------


def dungeon_cards(sets: Sequence[CardSet]) -> Cards:
    """What is shuffled into a dungeon: no Boss, no Mini-boss (HS-1.3)."""
    return [
        (text, copies(text))
        for one in sets
        for text in one.cards
        if text.kind in INSIDE and not text.claims("boss") and not text.claims("mini")
    ]


def parted(sets: Sequence[CardSet]) -> list[list[CardSet]]:
    """The sets of each of two dungeons; builder sets go to either in turn (HS-11.1)."""
    dungeons = [one for one in sets if one.role == "dungeon"]
    if len(dungeons) != DUNGEONS:
        raise UnknownVariant(f"{len(dungeons)} dungeons: {CROWD} and more seats play with 2")
    parts = [[one] for one in dungeons]
    for i, one in enumerate(one for one in sets if one.role == "builder"):
        parts[i % DUNGEONS].append(one)
    return parts


def claimed(sets: Sequence[CardSet], trait: str, name: str) -> tuple[CardText, int]:
    """The first card that is a Boss, or Mini-boss; of the set of that name, if one is named."""
    for one in sets:
        for text in one.cards:
            if text.claims(trait) and name in ("", one.name):
                return text, 1
    what = {"boss": "Boss", "mini": "Mini-boss"}[trait]
    where = f"the set {name!r} has" if name else "the sets have"
    raise UnknownVariant(f"{where} no {what}: play with a set that has one")


def picked(sets: Sequence[CardSet]) -> Cards:
    """Three rentals, one for each place, each from another set if that can be (HS-11.1R)."""
    found: Cards = []
    renting = [one for one in sets if any(text.kind == "rental" for text in one.cards)]
    for i, place in enumerate(PLACES):
        for one in [*renting[i % len(renting) :], *renting] if renting else []:
            fits = [t for t in one.cards if t.kind == "rental" and t.printed.get("place") == place]
            if fits:
                found.append((fits[0], 1))
                break
    return found


def starter_cards(sets: Sequence[CardSet]) -> Cards:
    """What each player begins with."""
    return [(text, copies(text)) for one in sets for text in one.cards if text.kind == "starter"]


def replaced(starters: Cards, sets: Sequence[CardSet]) -> Cards:
    """The Warrior's starters: her own sword in place of the Awkward Sword (HS-12.1)."""
    own = starter_cards([one for one in sets if one.role == "solo"])
    return [(text, n) for text, n in starters if text.name != REPLACED] + own


def check_number(what: str, cards: Cards, most: int) -> None:
    """There is room for so many cards. Raises UnknownVariant."""
    n = sum(n for _, n in cards)
    if n > most:
        raise UnknownVariant(f"{what} {n} cards: it takes {most} at most (HS-10.2R)")


def check(decks: Sequence[Cards], shared: Cards, below: int) -> None:
    """The cards make dungeons of a fitting size. Raises UnknownVariant."""
    for deck in decks:
        n = sum(n for _, n in deck) + -(-sum(n for _, n in shared) // len(decks)) + 1
        least = ROOMS + LATE_CARDS + 1 + below
        most = DEEP if len(decks) == 1 else DEEP - LATE_CARDS - 1 - below
        if not least <= n <= most:
            raise UnknownVariant(
                f"the sets make a dungeon of {n} cards: it takes {least} to {most} (HS-10.2R)"
            )
