"""Worlds that a view allows: each player's own cards are known to all, the Boss lies late."""
# plain: once a world

from __future__ import annotations

from underdeck.core import rng, sight
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, VIEWER, State
from underdeck.core.places import Zone
from underdeck.games.hundred_swords.places import (
    BOX,
    DECK,
    DISCARD,
    DUNGEON_DECK,
    DUNGEONS,
    HAND,
    LATE,
    OWNED,
    PLACES,
    PLAYED,
    ROOM,
    ROOMS,
)
from underdeck.games.hundred_swords.table import Table


def complete(game: Game, view: State, seed: int, table: Table) -> State:
    """Deal the backs of a view, each way as likely as set-up and public events make it.

    Acquiring is shown, so what a player holds and draws from is known, only not where which
    lies. The Boss was shuffled among ten cards (HS-1.4): if it is not seen, it is one of those.
    """
    world = view.copy()
    for seat in range(world.book.seats):
        seed = deal_own(world, seat, seed)
    world = sight.complete(world, PLACES, game.kinds, game.cards, seed)
    world.set(VIEWER, ALL)
    for boss in table.bosses():
        seed = sink(view, world, boss, seed)
    return world


def deal_own(world: State, seat: int, seed: int) -> int:
    """Deal a player's own cards to the backs of hand and deck."""
    pool = [OWNED.card(world, seat, i) for i in range(OWNED.count(world, seat))]
    for zone in (HAND, PLAYED, DISCARD, DECK):
        for i in range(zone.count(world, seat)):
            if zone.card(world, seat, i) in pool:
                pool.remove(zone.card(world, seat, i))
    seed = sight.shuffled(pool, seed)
    for zone in (HAND, DECK):
        for i in range(zone.count(world, seat)):
            if zone.card(world, seat, i) < 0:
                zone.replace(world, seat, i, pool.pop())
        if not zone.ordered:
            sight.sort(world, zone, seat)
    return seed


def hidden(view: State) -> list[tuple[Zone, int, int, bool]]:
    """The card backs of dungeon and box: place, owner, card, and whether it is a late one."""
    found = []
    for zone, owners in ((DUNGEON_DECK, DUNGEONS), (ROOM, ROOMS * DUNGEONS), (BOX, 1)):
        for me in range(owners):
            for i in range(zone.count(view, me)):
                if zone.card(view, me, i) < 0:
                    found.append((zone, me, i, zone.mark(view, me, i) & LATE != 0))
    return found


def sink(view: State, world: State, boss: int, seed: int) -> int:
    """Put a Boss that is not seen where it may be, in exchange for what was dealt there."""
    backs = hidden(view)
    there = [place for place in backs if place[0].card(world, place[1], place[2]) == boss]
    late = [place for place in backs if place[3]]
    if not there or there[0][0] is BOX or not late:
        return seed
    seed = rng.settle(seed, len(late))
    zone, me, i, _ = late[rng.below(seed, len(late))]
    old, owner, at, _ = there[0]
    card = zone.card(world, me, i)
    zone.replace(world, me, i, boss)
    old.replace(world, owner, at, card if card != boss else boss)
    return seed
