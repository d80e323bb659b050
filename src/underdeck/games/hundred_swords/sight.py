"""Worlds that a view allows: each player's own cards are known to all, a Boss lies late."""
# plain: once a world

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from underdeck.core import rng, sight
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, VIEWER, State
from underdeck.core.places import Zone
from underdeck.games.hundred_swords import dungeon
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    DECK,
    DISCARD,
    DUNGEON_DECK,
    FOUND,
    HAND,
    LATE,
    MIXED,
    OWNED,
    PLACES,
    PLAYED,
    RIVAL_DECK,
    RIVAL_DISCARD,
    RIVAL_OWNED,
    RIVAL_PLAYED,
    ROOM,
)
from underdeck.games.hundred_swords.stirring import weight


@dataclass(frozen=True)
class Spot:
    """Where a card lies: place, owner, and the how manieth it is there."""

    zone: Zone
    me: int
    i: int

    def card(self, s: State) -> int:
        """The card that lies there."""
        return self.zone.card(s, self.me, self.i)

    def mark(self, s: State) -> int:
        """Its mark."""
        return self.zone.mark(s, self.me, self.i)

    def lay(self, s: State, card: int) -> None:
        """Another card lies there instead."""
        self.zone.replace(s, self.me, self.i, card)


def complete(game: Game, view: State, seed: int, cards: Cards) -> State:
    """Deal the backs of a view, each way as likely as set-up and public events make it.

    Acquiring is shown, so what a player holds and draws from is known, only not where which
    lies. A Boss was shuffled among late cards (HS-1.4): if it is not seen, it is one of those.
    """
    world = view.copy()
    for seat in range(world.book.seats):
        seed = deal_own(world, OWNED, (PLAYED, DISCARD), (HAND, DECK), seat, seed)
    if world.book.seats == 1:
        seen = (RIVAL_PLAYED, RIVAL_DISCARD)
        seed = deal_own(world, RIVAL_OWNED, seen, (RIVAL_DECK,), 0, seed)
    seed = deal_bosses(game, world, cards, seed)
    world = sight.complete(world, PLACES, game.kinds, game.cards, seed)
    world.set(VIEWER, ALL)
    return world


def deal_own(
    world: State,
    tally: Zone,
    seen: tuple[Zone, ...],
    hidden: tuple[Zone, ...],
    me: int,
    seed: int,
) -> int:
    """Deal cards of a tally that lie nowhere else to the backs of the hidden places."""
    pool = [tally.card(world, me, i) for i in range(tally.count(world, me))]
    for zone in (*seen, *hidden):
        for i in range(zone.count(world, me)):
            if zone.card(world, me, i) in pool:
                pool.remove(zone.card(world, me, i))
    seed = sight.shuffled(pool, seed)
    for zone in hidden:
        for i in range(zone.count(world, me)):
            if pool and zone.card(world, me, i) == BACK:
                zone.replace(world, me, i, pool.pop())
        if not zone.ordered:
            sight.sort(world, zone, me)
    return seed


BACK = -1  # of all cards but the rentals


# Where a Boss may lie ------------------------------------------------------------------------


def spots(s: State) -> Iterator[Spot]:
    """Every card of the dungeons and their decks."""
    for zone in (DUNGEON_DECK, ROOM):
        for me in range(sight.owners(s, zone)):
            for i in range(zone.count(s, me)):
                yield Spot(zone, me, i)


def mixed(s: State) -> Iterator[Spot]:
    """The cards that are being shuffled, as the late ones are in the set-up."""
    for i in range(MIXED.count(s, 0)):
        yield Spot(MIXED, 0, i)


def deal_bosses(game: Game, world: State, cards: Cards, seed: int) -> int:
    """Deal each Boss that is not seen to one of the backs that may be it."""
    left = sight.unseen(world, PLACES, game.kinds, game.cards)
    bosses = [card for card in dict.fromkeys(left) if cards.is_boss(card)]
    groups = [which for which in range(dungeon.dungeons(world)) if may_hide(world, which, cards)]
    seed = sight.shuffled(bosses, seed)
    for n, boss in enumerate(bosses):
        among = groups if len(bosses) < len(groups) else groups[n : n + 1]
        backs = [spot for spot in spots(world) if spot.card(world) == BACK]
        weights = [sum(weight(world, spot.mark(world), which) for which in among) for spot in backs]
        if not sum(weights):
            backs = [spot for spot in mixed(world) if spot.card(world) == BACK]
            weights = [1] * len(backs)
        if not weights:
            continue
        seed = rng.settle(seed, sum(weights))
        ticket = rng.below(seed, sum(weights))
        for spot, share in zip(backs, weights, strict=True):
            ticket -= share
            if ticket < 0:
                spot.lay(world, boss)
                break
    return seed


def may_hide(s: State, which: int, cards: Cards) -> bool:
    """Whether the boss that was hidden in a dungeon may still lie there unseen."""
    if FOUND.get(s, 0) >> which & 1:
        return False
    for spot in spots(s):
        mark = spot.mark(s)
        alone = mark & LATE << which != 0 and mark & LATE << 1 - which == 0
        if alone and cards.is_boss(spot.card(s)):
            return False
    return any(spot.card(s) == BACK and weight(s, spot.mark(s), which) > 0 for spot in spots(s))
