"""The games: every folder here is one, and nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from types import ModuleType

from underdeck.core.game import Game, ranging
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


def make(name: str, variant: Sequence[str] = (), seats: int | None = None) -> Game:
    """A game by name, with a variant, for so many seats (the fewest for which it is, if not said).

    Raises UnknownGame, UnknownVariant, or ValueError for a number of seats it is not for.
    """
    package = find(name)
    least, most = package.SEATS
    n = fewest(package, variant) if seats is None else seats
    if not least <= n <= most:
        raise ValueError(f"{package.TITLE} is for {ranging((least, most))}, not for {n}")
    made: Game = package.game(variant, n)
    return made


def fewest(package: ModuleType, variant: Sequence[str]) -> int:
    """The fewest seats for which a game has all the options of a variant."""
    least: int = package.SEATS[0]
    for option in package.OPTIONS:
        if option.name in variant:
            least = max(least, option.seats[0])
    return least
