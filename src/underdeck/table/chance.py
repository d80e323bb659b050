"""What CHANCE answers: from a match's secret, or from the generator of simulations.

The stream of a secret, exactly, so that whoever has the secret can deal the match again:

- CHANCE's questions on the standing line of a match are numbered from 0. Question `n` has bytes of
  its own: the blocks b = 0, 1, 2 ... of HMAC-SHA256 with the secret (32 bytes) as its key and the
  message `b"underdeck chance 1"`, then n, then b, both as 8 bytes, the highest first; one block
  after the other.
- A number below m is the next 8 bytes, the highest first, as a number x. If x is 2**64 - 2**64 % m
  or more, it is thrown away and the next 8 bytes are taken; else the number is x % m.
- An order: the cards asked for are sorted by their names (by code points), then for i from the
  last down to 1 the cards i and j are exchanged, j being the next number below i + 1. The result
  begins with the card that lies lowest; the last lies on top.
- A roll of a die with m sides is the next number below m, plus 1; any other question is answered
  with the option of that number, the options in the order in which they are shown.

Before the match its record names the SHA-256 hash of the secret, and so commits to it.

The stream of a seed is the generator of simulations (splitmix64, `underdeck.core.rng`): match n of
seed S begins with the state `stream(S, n)`, and each question goes on from the state that the
question before it left.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Protocol

import underdeck.core.rng as rng
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.steps import Order

LABEL = b"underdeck chance 1"
SECRET_BYTES = 32
WORD = 8  # bytes to a number

Answer = int | list[int]  # an option, or an order of cards


class Source(Protocol):
    """Answers CHANCE's questions: the n-th of the standing line always alike."""

    def says(self) -> str:
        """What the record's line `match` says of it."""

    def answer(self, game: Game, s: State, n: int) -> Answer:
        """The answer to the question that stands, the n-th (from 0) on the standing line."""


class Secret:
    """A stream of HMAC-SHA256 in counter mode, keyed with the match's secret."""

    def __init__(self, secret: bytes) -> None:
        """Raises ValueError unless the secret has 32 bytes."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret

    def says(self) -> str:
        return f"secret sha256:{hashlib.sha256(self.secret).hexdigest()}"

    def answer(self, game: Game, s: State, n: int) -> Answer:
        numbers = Numbers(self.secret, n)
        cards = ordered(s)
        if cards is None:
            options = s.options()
            return options[numbers.below(len(options))]
        return shuffled(sorted(cards, key=game.kinds.name), numbers.below)


class Numbers:
    """The numbers of one question, one after the other."""

    def __init__(self, secret: bytes, question: int) -> None:
        self.secret = secret
        self.question = question
        self.blocks = 0
        self.bytes = b""

    def word(self) -> int:
        """The next 8 bytes as a number."""
        if len(self.bytes) < WORD:
            counters = self.question.to_bytes(8, "big") + self.blocks.to_bytes(8, "big")
            self.bytes += hmac.digest(self.secret, LABEL + counters, "sha256")
            self.blocks += 1
        word, self.bytes = self.bytes[:WORD], self.bytes[WORD:]
        return int.from_bytes(word, "big")

    def below(self, m: int) -> int:
        """A number from 0 to m - 1, all equally likely."""
        space = 1 << 8 * WORD
        word = self.word()
        while word >= space - space % m:
            word = self.word()
        return word % m


def shuffled(cards: list[int], below: Callable[[int], int]) -> list[int]:
    """The cards in an order by Fisher and Yates, from the top down."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class Seed:
    """The stream (seed, match) of the generator that simulations use."""

    def __init__(self, seed: int, match: int = 0) -> None:
        """Raises ValueError unless both are numbers of at most 64 bits."""
        if not (0 <= seed <= rng.MASK and 0 <= match <= rng.MASK):
            raise ValueError(f"a seed and a match's number go from 0 to {rng.MASK}")
        self.seed = seed
        self.match = match
        self.states = [rng.stream(seed, match)]  # the generator's before each question

    def says(self) -> str:
        return f"seed {self.seed} {self.match}"

    def answer(self, game: Game, s: State, n: int) -> Answer:
        del self.states[n + 1 :]
        seed = self.states[n]
        step = s.asking()
        trial = s.copy()
        if isinstance(step, Order):
            me, it = s.frame(0, 2), s.frame(0, 3)
            trial.pop()
            self.states.append(step.shuffle(trial, me, it, seed))
            return step.cards(trial, me)
        options = s.options()
        seed = rng.settle(seed, len(options))
        self.states.append(seed)
        return options[rng.below(seed, len(options))]


def ordered(s: State) -> list[int] | None:
    """The cards that CHANCE is asked to put in order, the lowest first; None for a roll."""
    step = s.asking()
    return step.cards(s, s.frame(0, 2)) if isinstance(step, Order) else None
