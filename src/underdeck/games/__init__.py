"""The games: every folder here is one, and nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Sequence
from types import ModuleType

from underdeck.core.cardreader import CardReader
from underdeck.core.cardset import CardSet
from underdeck.core.game import Game, Option, ranging
from underdeck.core.verbs import nearest


class UnknownGame(ValueError):
    """No game is called so."""


def names() -> list[str]:
    """The games found, by the names of their folders."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> ModuleType:
    """The package of a game: TITLE, SEATS, OPTIONS, game(). Raises UnknownGame."""
    if name not in names():
        raise UnknownGame(f"no game {name!r}: {nearest(name, names())}")
    return importlib.import_module(f"{__name__}.{name}")


def card_reader(name: str) -> CardReader:
    """The reader of card files for a game. Raises UnknownGame, or ValueError if it has none."""
    package = find(name)
    if not hasattr(package, "card_reader"):
        having = [each for each in names() if hasattr(find(each), "card_reader")]
        raise ValueError(f"{package.TITLE} has no card files; games with some: {', '.join(having)}")
    made: CardReader = package.card_reader()
    return made


def make(
    name: str,
    variant: Sequence[str] = (),
    seats: int | None = None,
    cards: Sequence[CardSet | str] = (),
) -> Game:
    """A game by name, with a variant, for so many seats (the fewest for which it is, if not said).

    `cards`: sets beside those that come with the game, or their texts; each is played with, also
    if the variant does not name it.

    Raises UnknownGame, UnknownVariant, or ValueError for a number of seats it is not for, or for
    cards that it cannot have.
    """
    package = find(name)
    own = [read_set(name, one) if isinstance(one, str) else one for one in cards]
    sets = with_own(package, own) if cards else []
    options: Sequence[Option] = package.options(sets) if cards else package.OPTIONS
    chosen = [*variant, *unnamed(own, options, variant)]
    least, most = package.SEATS
    n = fewest(package, options, chosen) if seats is None else seats
    if not least <= n <= most:
        raise ValueError(f"{package.TITLE} is for {ranging((least, most))}, not for {n}")
    made: Game = package.game(chosen, n, sets) if cards else package.game(chosen, n)
    return made


def read_set(name: str, text: str) -> CardSet:
    """The card set of a text. Raises ValueError."""
    try:
        return card_reader(name).read(tomllib.loads(text), text)
    except RecursionError:
        raise ValueError("brackets are nested too deeply") from None


def fewest(package: ModuleType, options: Sequence[Option], variant: Sequence[str]) -> int:
    """The fewest seats for which a game has all the options of a variant."""
    least: int = package.SEATS[0]
    for option in options:
        if option.name in variant:
            least = max(least, option.seats[0])
    return least


def with_own(package: ModuleType, cards: Sequence[CardSet]) -> list[CardSet]:
    """The sets that come with a game, and those. Raises ValueError."""
    if not hasattr(package, "card_sets"):
        raise ValueError(f"{package.TITLE} has no card sets: play it without")
    sets: list[CardSet] = list(package.card_sets())
    for one in cards:
        if any(other.name == one.name for other in sets):
            raise ValueError(f"two card sets are called {one.name!r}: give one another name")
        sets.append(one)
    return sets


def unnamed(
    cards: Sequence[CardSet], options: Sequence[Option], variant: Sequence[str]
) -> list[str]:
    """The sets that can be chosen, and that a variant names neither alone nor with their Boss."""
    known = {option.name for option in options}
    return [
        one.name
        for one in cards
        if one.name in known
        and not any(name == one.name or name.startswith(f"{one.name}-") for name in variant)
    ]
