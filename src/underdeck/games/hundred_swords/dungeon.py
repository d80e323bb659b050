"""The dungeon: what lies in its rooms, who may go past, what is seen, hidden, swapped, shuffled."""

from __future__ import annotations

from underdeck.core.kernel import State, Step
from underdeck.core.places import UP, known
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    CLOSED,
    CROWD,
    DUNGEON,
    DUNGEON_DECK,
    DUNGEONS,
    PASSES,
    POSITION,
    ROOM,
    ROOMS,
    SEEN,
    SURPRISE,
)
from underdeck.games.hundred_swords.told import (
    HIDDEN,
    REFILLED,
    REVEALED,
    SAW,
    SEEN_BY_ALL,
    SWAPPED,
)

ONE_EFFECT = 8  # steps of an effect that may wait for each other

# Where things lie ----------------------------------------------------------------------------


def dungeons(s: State) -> int:
    """How many dungeons the match began with."""
    return DUNGEONS if s.book.seats >= CROWD else 1


def at(s: State, room: i32) -> int:
    """The owner of zone ROOM for a room (1 to 5) of the dungeon that is entered."""
    return DUNGEON.get(s, 0) * ROOMS + room - 1


def here(s: State) -> int:  # compiled: inline
    """The room of the player whose turn it is, as an owner of zone ROOM; -1 outside."""
    position = POSITION.get(s, 0)
    return -1 if position == 0 else at(s, position)


def card_in(s: State, where: i32) -> int:  # compiled: inline
    """The card in a room, 0 if it is empty, a back if it is not seen."""
    return ROOM.card(s, where, 0) if ROOM.count(s, where) > 0 else 0


def face_up(s: State, where: i32) -> bool:  # compiled: inline
    """Whether a card lies there face up."""
    return ROOM.lowest_mark(s, where) & UP != 0


def face_down(s: State, where: i32) -> bool:  # compiled: inline
    """Whether a card lies there face down."""
    return ROOM.count(s, where) > 0 and not face_up(s, where)


def seen(s: State, me: i32, where: i32) -> bool:
    """Whether a card lies there that a player knows: face up, or seen before."""
    return ROOM.lowest_mark(s, where) & (UP | known(me)) != 0


def find_face_up(s: State, card: i32) -> int:
    """Where a card lies face up in the dungeon that is entered, the player's room first; or -1."""
    standing = here(s)
    if standing >= 0 and face_up(s, standing) and ROOM.card(s, standing, 0) == card:
        return standing
    for room in range(1, ROOMS + 1):
        if face_up(s, at(s, room)) and ROOM.card(s, at(s, room), 0) == card:
            return at(s, room)
    return -1


def of(where: i32) -> int:  # compiled: inline
    """The dungeon (0 or 1) that a room belongs to."""
    return where // ROOMS


def number(where: i32) -> int:  # compiled: inline
    """The number of a room in its dungeon, 1 to 5."""
    return where % ROOMS + 1


def shows_boss(s: State, cards: Cards, where: i32) -> bool:
    """Whether a Boss or Mini-boss lies there face up."""
    return face_up(s, where) and cards.is_boss(ROOM.card(s, where, 0))


def filled(s: State, dungeon: i32) -> int:
    """How many cards lie in a dungeon's rooms."""
    n = 0
    for i in range(ROOMS):
        n += ROOM.count(s, dungeon * ROOMS + i)
    return n


def bare(s: State, dungeon: i32) -> bool:
    """Whether a dungeon has less than five cards and none to come (HS-0.2)."""
    return DUNGEON_DECK.count(s, dungeon) == 0 and filled(s, dungeon) < ROOMS


def is_open(s: State, dungeon: i32) -> bool:
    """Whether a dungeon (0 or 1) is still in the match (HS-11.5)."""
    return CLOSED.get(s, 0) >> dungeon & 1 == 0


def last_dungeon(s: State) -> int:
    """The dungeon that counts for the end: the only one still open, or the first."""
    for dungeon in range(dungeons(s)):
        if is_open(s, dungeon):
            return dungeon
    return 0


# Going past ----------------------------------------------------------------------------------


def blocks(s: State, cards: Cards, where: i32) -> bool:
    """Whether the card in a room stops who comes by: a face-up monster that is not surprised,
    or an obstacle that says so (HS-5.3, HS-5.4)."""
    if not face_up(s, where):
        return False
    card = ROOM.card(s, where, 0)
    if cards.is_monster(card):
        return not is_surprised(s, where)
    return cards.stops(card)


def reach(s: State, cards: Cards, rooms: i32) -> int:
    """How far a player may move with that many points: past each card that blocks only if a
    pass is left, and to room 5 at most (HS-5.1)."""
    position = POSITION.get(s, 0)
    passes = PASSES.get(s, 0)
    gone = 0
    while gone < rooms and position + gone < ROOMS:
        standing = position + gone
        if standing > 0 and blocks(s, cards, at(s, standing)):
            if passes == 0 or not cards.is_monster(ROOM.card(s, at(s, standing), 0)):
                return gone
            passes -= 1
        gone += 1
    return gone


# What is seen --------------------------------------------------------------------------------


def turn_up(s: State, me: i32, where: i32) -> int:
    """A card lies face up from now on; which one it is."""
    card = ROOM.card(s, where, 0)
    ROOM.set_mark(s, where, 0, ROOM.mark(s, where, 0) & (SEEN - 1) | UP)
    s.tell(REVEALED, me, card, number(where), of(where) + 1)
    return card


def turn_down(s: State, me: i32, where: i32) -> None:
    """Hide a card: it lies face down, and all who are there know it (HS-7.5R)."""
    ROOM.set_mark(s, where, 0, hidden_mark(s, ROOM.mark(s, where, 0)))
    end_surprise(s, where)
    s.tell(HIDDEN, me, ROOM.card(s, where, 0), number(where), of(where) + 1)


def hidden_mark(s: State, mark: i32) -> int:
    """The marks of a face-up card once it lies face down: all who are there know it."""
    mark &= ~UP
    for seat in range(s.book.seats):
        mark |= known(seat)
    return mark


def peek(s: State, cards: Cards, me: i32, where: i32) -> None:
    """One player looks at a face-down card, which is not revealed by that (HS-7.4)."""
    see(s, me, where)
    remember(s, cards, me, where)


def see(s: State, me: i32, where: i32) -> None:
    """A player looks at a card, and knows it from now on."""
    ROOM.set_mark(s, where, 0, ROOM.mark(s, where, 0) | known(me))
    s.tell(SAW, me, ROOM.card(s, where, 0), number(where), of(where) + 1)


def remember(s: State, cards: Cards, me: i32, where: i32) -> None:
    """With open memory, a card that stays face down is marked by who has looked at it; one that
    all have looked at is turned up, without any effect (HS-14.1, HS-14.1R)."""
    if cards.open_memory:
        ROOM.set_mark(s, where, 0, ROOM.mark(s, where, 0) | SEEN << me)
        show_if_seen(s, me, where)


def show_if_seen(s: State, me: i32, where: i32) -> None:
    """A card that carries the marks of all is turned up, without any effect."""
    mark = ROOM.lowest_mark(s, where)
    everybody = SEEN * ((1 << s.book.seats) - 1)
    if mark & everybody == everybody:
        ROOM.set_mark(s, where, 0, mark & ~everybody | UP)
        s.tell(SEEN_BY_ALL, me, ROOM.card(s, where, 0), number(where), of(where) + 1)


# Surprise ------------------------------------------------------------------------------------


def is_surprised(s: State, where: i32) -> bool:  # compiled: inline
    """Whether the monster that lies there face up can be moved past (HS-5.3)."""
    return SURPRISE.get(s, 0) >> where & 1 != 0


def surprise(s: State, where: i32) -> None:
    """The monster that lies there can be moved past, until its room is left."""
    SURPRISE.set(s, 0, SURPRISE.get(s, 0) | 1 << where)


def end_surprise(s: State, where: i32) -> None:
    """Nothing there is surprised any more."""
    SURPRISE.set(s, 0, SURPRISE.get(s, 0) & ~(1 << where))


# What is moved -------------------------------------------------------------------------------


def exchange(s: State, me: i32, one: i32, other: i32) -> None:
    """Two rooms exchange what lies in them, faces kept; no monster stays surprised (HS-9.6R)."""
    card = 0
    mark = 0
    if ROOM.count(s, one) > 0:
        mark = ROOM.mark(s, one, 0)
        card = ROOM.remove(s, one, 0)
    if ROOM.count(s, other) > 0:
        ROOM.move(s, other, 0, ROOM, one)
    if card != 0:
        ROOM.put_marked(s, other, card, mark)
    end_surprise(s, one)
    end_surprise(s, other)
    s.tell(SWAPPED, me, 0, number(one), number(other))


def slide(s: State, dungeon: i32) -> None:
    """The cards slide to the left into empty rooms, in their order, faces kept (HS-3.5)."""
    free = dungeon * ROOMS
    for i in range(ROOMS):
        where = dungeon * ROOMS + i
        if ROOM.count(s, where) > 0:
            if where != free:
                ROOM.move(s, where, 0, ROOM, free)
            free += 1


def fill(s: State, me: i32, dungeon: i32) -> None:
    """The empty rooms of a dungeon are filled from its deck, face down (HS-3.6)."""
    for room in range(ROOMS):
        where = dungeon * ROOMS + room
        n = DUNGEON_DECK.count(s, dungeon)
        if ROOM.count(s, where) == 0 and n > 0:
            DUNGEON_DECK.move(s, dungeon, n - 1, ROOM, where)
            s.tell(REFILLED, me, ROOM.card(s, where, 0), room + 1, dungeon + 1)
            show_if_seen(s, me, where)


def after(step: Step | None, s: State, me: i32, card: i32) -> None:
    """What a card says about something that happened to it comes next, if it says anything; but
    not if too many effects wait for each other already (HS-7.4R2)."""
    if step is not None and s.depth() + ONE_EFFECT <= s.book.depth:
        s.do(step, me, card)
