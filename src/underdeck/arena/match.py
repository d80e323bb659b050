"""Matches of bots: match n of a seed is the same match, whoever plays it and whenever."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from underdeck import bots, games
from underdeck.arena.tally import Tally
from underdeck.bots.bot import Bot, RandomBot
from underdeck.core import playout, rng
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE, State
from underdeck.core.refusal import Illegal


@dataclass(frozen=True)
class Pairing:
    """What is played: a game, and the names of the bots that enter, one for each seat.

    Match n has the generators `stream(seed, n)` for CHANCE, so that the cards are the same
    whoever plays, and `stream(stream(seed, n), 1)` for the bots. The seats are rotated: entrant
    e sits at seat e - n, counted round the table. `cards` are the texts of card sets of one's own.
    """

    game: str
    variant: tuple[str, ...]
    seats: int
    bots: tuple[str, ...]
    seed: int
    cards: tuple[str, ...] = ()

    def entrants(self, n: int) -> tuple[int, ...]:
        """Who sits at each seat in match `n`."""
        return tuple((seat + n) % self.seats for seat in range(self.seats))


def pairing(
    game: str,
    variant: Sequence[str],
    seats: int | None,
    names: Sequence[str],
    seed: int,
    cards: Sequence[str] = (),
) -> Pairing:
    """A pairing, everything in it found.

    Fewer bots than seats enter again and again; without `seats` there is one for each bot, if
    the game allows. Raises UnknownGame, UnknownVariant, UnknownBot, or ValueError for a number
    of seats or bots that does not fit.
    """
    for name in names:
        bots.find(name)
    least = games.find(game).SEATS[0]
    made = games.make(game, variant, max(len(names), least) if seats is None else seats, cards)
    if not 0 < len(names) <= made.seats:
        raise ValueError(f"{len(names)} bots do not fit at a table with {made.seats} seats")
    entered = tuple(names[seat % len(names)] for seat in range(made.seats))
    return Pairing(made.name, made.variant, made.seats, entered, seed, tuple(cards))


@cache
def table(pairing: Pairing) -> tuple[Game, tuple[Bot, ...]]:
    """The game and the bots of a pairing; each process makes them once."""
    game = games.make(pairing.game, pairing.variant, pairing.seats, pairing.cards)
    return game, tuple(bots.find(name) for name in pairing.bots)


def play(pairing: Pairing, start: int, stop: int) -> Tally:
    """Play the matches from `start` up to, not including, `stop`."""
    game, entered = table(pairing)
    tally = Tally()
    for n in range(start, stop):
        entrants = pairing.entrants(n)
        seated = [entered[entrant] for entrant in entrants]
        s = game.new()
        luck = rng.stream(pairing.seed, n)
        steps = play_match(game, s, seated, luck, rng.stream(luck, 1))
        tally.count(game.outcome(s), entrants, steps)
    return tally


def play_match(game: Game, s: State, seated: Sequence[Bot], luck: int, will: int) -> int:
    """Play a match to its end; how many actions the seats did.

    Bots that play at random do so in the compiled loop, and come to the same end.
    """
    shy = 0
    for seat, bot in enumerate(seated):
        if not isinstance(bot, RandomBot):
            return ask(game, s, seated, luck, will)
        shy |= bot.shy << seat
    return playout.playout(s, luck, will, shy)


def ask(game: Game, s: State, seated: Sequence[Bot], luck: int, will: int) -> int:
    """Play a match to its end, each bot being asked; how many actions the seats did.

    Raises Illegal if a bot answers with something that is no option.
    """
    steps = 0
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            luck = playout.chance(s, luck)
            continue
        bot = seated[seat]
        options = s.options()
        view = None if bot.blind else game.redact(s, seat)
        a, will = bot.choose(game, view, options, will)
        if a not in options:
            raise Illegal(f"the bot {bot.name!r} chose {a:#x}, which is none of its options")
        s.play(a)
        steps += 1
    return steps
