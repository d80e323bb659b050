"""A bot that looks two plies ahead: its own turn, then the other's best answer."""

from __future__ import annotations

from collections.abc import Iterator

from underdeck.bots.bot import Bot
from underdeck.core import rng
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE, State

OWN = 2  # own answers of which all are tried: to choose a card, to act on it
FEW = 6  # ends of the own turn that look best: only their answers are looked into
LONGEST = 8  # questions that a turn may have


class LookAhead(Bot):
    name = "lookahead"
    says = "the best option after the other's best answer, in a dealt world; greedy in some games"

    def choose(
        self, game: Game, view: State | None, options: list[int], seed: int
    ) -> tuple[int, int]:
        """The option that leads to most once the other has answered, and the generator.

        A game that does not say what a position is worth, or that one plays alone, is played
        greedily. The hidden cards are dealt anew for each decision, as the view allows.
        """
        if view is None:
            raise ValueError("lookahead needs a view")
        if len(options) == 1:
            return options[0], seed
        if game.worth is None or game.seats == 1:
            return max(options, key=lambda a: game.prefer(game, view, a)), seed
        seed = rng.advance(seed)
        world, me = game.complete(view, seed), view.seat()
        ends = [(a, s) for a in options for s in turns(game, world, a, me, OWN)]
        ends.sort(key=lambda end: -game.worth(end[1], me))  # type: ignore[misc]  # not None
        if game.worth(ends[0][1], me) == game.worth(ends[-1][1], me):
            seed = rng.settle(seed, len(options))
            return options[rng.below(seed, len(options))], seed
        best = max(ends[:FEW], key=lambda end: answered(game, end[1], me))
        return best[0], seed


def turns(game: Game, s: State, a: int, me: int, tries: int) -> Iterator[State]:
    """How a seat's turn can end that begins with an option.

    All of its first answers are tried; the further ones are those that the game likes best.
    """
    after = s.copy()
    after.play(a)
    if tries > 1 and not after.over() and after.seat() == me:
        for answer in after.options():
            yield from turns(game, after, answer, me, tries - 1)
    else:
        finish(game, after, me)
        yield after


def finish(game: Game, s: State, seat: int) -> None:
    """Let a seat answer what it is asked further within its turn, as the game likes best."""
    first = s.asking().name if not s.over() and s.seat() == seat else ""
    n = 0
    while not s.over() and s.seat() == seat != CHANCE and n < LONGEST:
        s.play(max(s.options(), key=lambda a: game.prefer(game, s, a)))
        n += 1
        if not s.over() and s.seat() == seat and s.asking().name == first:
            return  # another turn of the same seat: it counts as it stands


def answered(game: Game, s: State, me: int) -> int:
    """What a position is worth once the other has done what it likes best.

    What CHANCE would decide is not looked into: the position before it counts.
    """
    copy = s.copy()
    if not copy.over() and copy.seat() != me:
        finish(game, copy, copy.seat())
    return game.worth(copy, me) if game.worth else 0
