"""What the laws run on: every game found, its options alone and together, and the toys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import underdeck
from tests.toys import cellar, lair, tavern
from underdeck import games
from underdeck.core import rulebook
from underdeck.core.game import Game, Option, UnknownVariant

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
    yield (*(option.name for option in options if not option.group), *last.values())


def together(name: str, variant: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A variant without the first of its options, as far as they are too many for the game."""
    while True:
        try:
            games.make(name, variant, seats)
        except UnknownVariant:
            if not variant:
                raise
            variant = variant[1:]
        else:
            return variant


def found() -> Iterator[Case]:
    """Every case of every game in the folder of games, then the toys.

    For each number of seats no option and all that go together; compiled, which is fast, also
    each option alone for the fewest that it is for.
    """
    for name in games.names():
        package = games.find(name)
        least, most = package.SEATS
        for seats in range(least, most + 1):
            options = [one for one in package.OPTIONS if one.seats[0] <= seats <= one.seats[1]]
            every = tuple(dict.fromkeys(variants(tuple(options))))
            for variant in every:
                alone = len(variant) == 1 and variant != every[-1]
                fewest = games.fewest(package, package.OPTIONS, variant) if alone else seats
                if fewest == seats and (underdeck.compiled() or not alone):
                    yield Case(name, together(name, variant, seats), seats)
    for module in TOYS:
        yield Case(module.__name__.rpartition(".")[2])


CASES = tuple(found())
