"""Random matches of every game over all its modes and sets, the laws on.

A few, always the same, or as many as one asks for: `UNDERDECK_FUZZ=100000 pytest <this file>`,
from match number `UNDERDECK_FUZZ_FROM` on.
"""

from __future__ import annotations

import os
import tomllib
from functools import lru_cache
from random import Random

import pytest

from tests.laws.walks import answer, cards, give, viewers
from underdeck import games
from underdeck.core import position
from underdeck.core.game import Game, UnknownVariant
from underdeck.core.kernel import CHANCE, State
from underdeck.core.rng import stream

MATCHES = int(os.environ.get("UNDERDECK_FUZZ", "30"))
FIRST = int(os.environ.get("UNDERDECK_FUZZ_FROM", "0"))
OFTEN = 120  # of so many states one is tried with every law
LONGEST = 60_000


@lru_cache(maxsize=64)
def made(name: str, variant: tuple[str, ...], seats: int) -> Game:
    return games.make(name, variant, seats)


def drawn(name: str, random: Random) -> Game:
    """A game with a random choice of sets, modes and seats; a few choices come often."""
    least, most = games.find(name).SEATS
    seats = random.randrange(least, most + 1)
    random = Random(random.randrange(40 * seats))
    options = games.find(name).OPTIONS
    share = random.choice((0.0, 0.15, 0.5))
    variant = [
        one.name
        for one in options
        if one.seats[0] <= seats <= one.seats[1] and random.random() < share
    ]
    while True:
        try:
            return made(name, tuple(variant), seats)
        except UnknownVariant:
            variant.pop(random.randrange(len(variant)))


def lawful(game: Game, s: State, random: Random) -> None:
    """Cards are conserved; options are distinct, the same in words, in a view, in its worlds."""
    assert cards(game, s) == sorted(game.cards)
    options = game.options(s)
    assert options
    assert len(set(options)) == len(options)
    for seat in viewers(game):
        view = game.redact(s, seat)
        world = game.complete(view, stream(random.getrandbits(30), 1))
        assert cards(game, world) == sorted(game.cards)
        assert game.redact(world, seat) == view
    if s.seat() != CHANCE:
        view = game.redact(s, s.seat())
        assert game.options(view) == options
        assert [move.action for move in game.look(view).moves] == [
            game.words(s, a) for a in options
        ]
        a = random.choice(options)
        assert game.read_action(view, game.words(s, a)) == a
        assert game.why(view, a).legal
    document = tomllib.loads(position.text(game, s))
    assert position.read(lambda name, variant, seats: game, document)[1] == s


def match(name: str, number: int) -> None:
    """Play one match with the laws on."""
    random = Random(number)
    game = drawn(name, random)
    boldness = random.choice((0.0, 0.9, 0.99, 1.0))
    s = game.new()
    for step in range(LONGEST):
        if s.over():
            outcome = game.outcome(s)
            assert outcome.words
            assert game.look(s).outcome == outcome.name
            return
        if random.randrange(OFTEN) == 0:
            lawful(game, s, random)
        try:
            give(game, s, answer(game, s, random, boldness))
        except Exception as error:
            error.add_note(
                f"{name}, match {number}, {game.seats} seats, {game.variant}, step {step}"
            )
            raise
    raise AssertionError(f"{name}: match {number} does not end")


@pytest.mark.parametrize("name", games.names())
def test_random_matches_over_all_modes_and_sets_break_no_law(name: str) -> None:
    for number in range(FIRST, FIRST + MATCHES):
        match(name, number)
