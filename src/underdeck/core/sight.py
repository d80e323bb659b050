"""Who sees what: a view is a state with card backs, and a world is a view with cards dealt in."""

from __future__ import annotations

import underdeck.core.rng as rng
from underdeck.core.declaration import Places
from underdeck.core.kernel import ALL, VIEWER, State
from underdeck.core.kinds import Kinds
from underdeck.core.places import EVERYONE, OWNER, UP, Zone
from underdeck.core.refusal import Overrun
from underdeck.core.widths import i32, u64


def visible(s: State, zone: Zone, me: i32, i: i32, seat: i32) -> bool:
    """Whether `seat` (or NOBODY, or ALL) sees card `i` of owner `me`."""
    if seat == ALL or zone.sight == EVERYONE:
        return True
    if zone.sight == OWNER and seat == me:
        return True
    if not zone.marked:
        return False
    mark = zone.mark(s, me, i)
    return mark & UP != 0 or (seat >= 0 and mark & (1 << seat) != 0)


def owners(s: State, zone: Zone) -> int:
    """How many owners of a place there are in this match."""
    return zone.owned(s.book.seats)


def redact(s: State, places: Places, kinds: Kinds, seat: i32) -> State:
    """`s` as `seat` sees it: what it cannot know is a card back.

    Marks stay: that somebody looked at a card is known to all. In unordered places the cards are
    sorted anew, so that no card is told by where it lies.
    """
    view = s.copy()
    view.set(VIEWER, seat)
    for zone in places.zones:
        z: Zone = zone
        for me in range(owners(s, z)):
            hide(view, z, me, kinds, seat)
    return view


def hide(view: State, zone: Zone, me: i32, kinds: Kinds, seat: i32) -> None:
    """Turn the cards of one place over that `seat` does not see."""
    if zone.sight == EVERYONE:
        return
    changed = False
    for i in range(zone.count(view, me)):
        if not visible(view, zone, me, i, seat):
            zone.replace(view, me, i, kinds.back(zone.card(view, me, i)))
            changed = True
    if changed and not zone.ordered:
        sort(view, zone, me)


def sort(s: State, zone: Zone, me: i32) -> None:
    """Put an unordered place back into its one order."""
    for i in range(1, zone.count(s, me)):
        j = i
        while j > 0 and less(s, zone, me, j, j - 1):
            swap(s, zone, me, j, j - 1)
            j -= 1


def less(s: State, zone: Zone, me: i32, i: i32, j: i32) -> bool:
    """Whether card `i` belongs below card `j`."""
    a = zone.card(s, me, i)
    b = zone.card(s, me, j)
    return a < b or (a == b and zone.mark(s, me, i) < zone.mark(s, me, j))


def swap(s: State, zone: Zone, me: i32, i: i32, j: i32) -> None:
    """Exchange two cards with their marks."""
    card = zone.card(s, me, i)
    zone.replace(s, me, i, zone.card(s, me, j))
    zone.replace(s, me, j, card)
    if zone.marked:
        slot = zone.slot(s, me, i) + zone.room
        other = zone.slot(s, me, j) + zone.room
        mark = s.get(slot)
        s.set(slot, s.get(other))
        s.set(other, mark)


def unseen(view: State, places: Places, kinds: Kinds, cards: list[int]) -> list[int]:
    """Which of the game's `cards` lie nowhere in the view face up.

    Raises Overrun if a card is there more often than it exists.
    """
    left: list[int] = [0] * len(kinds.names)
    for card in cards:
        left[card] += 1
    for zone in places.zones:
        z: Zone = zone
        for me in range(0 if z.tally else owners(view, z)):
            for i in range(z.count(view, me)):
                kind = z.card(view, me, i)
                if kind > 0:
                    left[kind] -= 1
                    if left[kind] < 0:
                        raise Overrun(f"there are too many cards {kinds.name(kind)!r}")
    return [kind for kind in range(1, len(left)) for _ in range(left[kind])]


def complete(view: State, places: Places, kinds: Kinds, cards: list[int], seed: u64) -> State:
    """A world that the view allows: every back is dealt a card that looks like it, at random.

    All ways to deal are equally likely; a game whose set-up makes some likelier deals itself.
    Raises Overrun if the cards do not suffice.
    """
    world = view.copy()
    world.set(VIEWER, ALL)
    pool = unseen(view, places, kinds, cards)
    seed = shuffled(pool, seed)
    for zone in places.zones:
        z: Zone = zone
        for me in range(owners(world, z)):
            deal_in(world, z, me, kinds, pool)
    return world


def shuffled(pool: list[int], seed: u64) -> u64:
    """Shuffle a list in place; the generator's state afterwards."""
    i: i32 = len(pool) - 1
    while i > 0:
        seed = rng.settle(seed, i + 1)
        j = rng.below(seed, i + 1)
        pool[i], pool[j] = pool[j], pool[i]
        i -= 1
    return seed


def deal_in(world: State, zone: Zone, me: i32, kinds: Kinds, pool: list[int]) -> None:
    """Deal cards from the end of the pool to the backs of one place."""
    changed = False
    for i in range(zone.count(world, me)):
        back = zone.card(world, me, i)
        if back < 0:
            zone.replace(world, me, i, draw_alike(pool, kinds, back))
            changed = True
    if changed and not zone.ordered:
        sort(world, zone, me)


def draw_alike(pool: list[int], kinds: Kinds, back: i32) -> int:
    """The last card of the pool with this back, taken out."""
    i: i32 = len(pool) - 1
    while i >= 0:
        card: i32 = pool[i]
        if kinds.back(card) == back:
            pool.pop(i)
            return card
        i -= 1
    raise Overrun("more cards lie face down than are left")
