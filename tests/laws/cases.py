"""What the laws run on: every game found, its options alone and together, and the toys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from tests.toys import cellar, lair, tavern
from underdeck import games
from underdeck.core import rulebook
from underdeck.core.game import Game, Option

TOYS = (tavern, cellar, lair)
RULE = re.compile(r"- ([A-Z]+-[0-9.]+)", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """A game with a variant, for so many seats (0: a toy), and the rules that it may name."""

    name: str
    variant: tuple[str, ...] = ()
    seats: int = 0

    def __str__(self) -> str:
        seats = f" {self.seats} seats" if self.seats > 1 else ""
        return " ".join((self.name, *self.variant)) + seats

    @property
    def game(self) -> Game:
        return made(self)

    @property
    def rules(self) -> frozenset[str]:
        """The ids of the rules of the game."""
        if self.seats == 0:
            return frozenset(RULE.findall(toy(self.name).__doc__ or ""))
        package = games.find(self.name).__name__
        return frozenset(rule.id for rule in rulebook.of(package).rules)


@cache
def made(case: Case) -> Game:
    if case.seats == 0:
        game: Game = toy(case.name).game()
        return game
    return games.make(case.name, case.variant, case.seats)


def toy(name: str) -> ModuleType:
    return next(module for module in TOYS if module.__name__.endswith(f".{name}"))


def variants(options: tuple[Option, ...]) -> Iterator[tuple[str, ...]]:
    """No option; each alone; all that go together, with the last of those that exclude others."""
    yield ()
    for option in options:
        yield (option.name,)
    last = {option.group: option.name for option in options if option.group}
    yield (*last.values(), *(option.name for option in options if not option.group))


def found() -> Iterator[Case]:
    """Every case of every game in the folder of games, then the toys."""
    for name in games.names():
        package = games.find(name)
        least, most = package.SEATS
        for seats in sorted({least, most}):
            for variant in dict.fromkeys(variants(tuple(package.OPTIONS))):
                yield Case(name, variant, seats)
    for module in TOYS:
        yield Case(module.__name__.rpartition(".")[2])


CASES = tuple(found())
