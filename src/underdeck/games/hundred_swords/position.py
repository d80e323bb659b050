"""What makes a position one of this game: what lies where, and what follows from the cards."""
# plain: once a position that is read

from __future__ import annotations

from collections.abc import Sequence

from underdeck.core.game import Unfit
from underdeck.core.kernel import ALL, State
from underdeck.core.places import Counter, Zone
from underdeck.core.steps import All
from underdeck.games.hundred_swords import dungeon
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import (
    CLOSED,
    DECK,
    DISCARD,
    DUNGEON,
    ENERGY,
    HAND,
    HOLES,
    LEFT,
    MIXED,
    MOVEMENT,
    OWNED,
    PLAYED,
    POSITION,
    QUIET,
    RIVAL_DECK,
    RIVAL_DISCARD,
    RIVAL_OWNED,
    RIVAL_PLAYED,
    ROOM,
    ROOMS,
    STRENGTH,
    TURN,
)
from underdeck.games.hundred_swords.turn import QUIET_TURNS

OWN_PLACES = (DECK, HAND, PLAYED, DISCARD)
RIVAL_PLACES = (RIVAL_DECK, RIVAL_PLAYED, RIVAL_DISCARD)
HIGHEST: Sequence[tuple[Counter, int]] = (  # so that they can go on from there
    (TURN, 20_000),
    (MOVEMENT, 200),
    (STRENGTH, 200),
    (ENERGY, 200),
    (LEFT, 50),
    (QUIET, QUIET_TURNS),
)


def rest(s: State, given: frozenset[str]) -> None:
    """The first player explores."""
    names = s.book.names
    s.do(names["Turns"], 1 % s.book.seats, 0)
    turn: All = names["Turn"]  # type: ignore[assignment]  # made so by the variant
    s.push(turn, turn.children.index(names["Explore"]) + 1, 0, 0, 0, 0)
    s.do(names["Explore"], 0, 0)
    TURN.set(s, 0, max(1, TURN.get(s, 0)))


# What follows from the cards -----------------------------------------------------------------


def settle(s: State) -> None:
    """Let everybody know whose cards are whose. Raises Unfit if cards or numbers cannot be so."""
    for seat in range(s.book.seats):
        tally(s, OWNED, OWN_PLACES, seat)
    if s.book.seats == 1:
        tally(s, RIVAL_OWNED, RIVAL_PLACES, 0)
    for counter, most in HIGHEST:
        if counter.get(s, 0) > most:
            what = f"no match comes to {counter.get(s, 0)}; it is {most} or less"
            raise Unfit(counter.name, 0, what)
    check_dungeons(s)
    check_mixed(s)
    if s.depth() > 0:
        check_waiting(s)


def tally(s: State, tally: Zone, places: Sequence[Zone], me: int) -> None:
    """List the cards that lie in places of a player; a view has that list, and it must fit."""
    cards = cards_of(s)
    lying = [zone.card(s, me, i) for zone in places for i in range(zone.count(s, me))]
    own = [card for card in lying if card != RENTAL_BACK and not cards.is_rental(card)]
    if len(own) > tally.room:
        raise Unfit(tally.name, me, f"nobody owns {len(own)} cards; {tally.room} at most (HS-6.6R)")
    if TURN.get(s, 0) == 0 and tally.count(s, me) > 0:
        return  # cards of the dungeon are still shuffled in a player's place
    if s.viewer() == ALL:
        tally.clear(s, me)
        for card in own:
            tally.put(s, me, card)
        return
    listed = [tally.card(s, me, i) for i in range(tally.count(s, me))]
    unlisted = list(listed)
    for card in own:
        if card > 0 and card not in unlisted:
            raise Unfit(tally.name, me, "a card that is seen is not listed there")
        if card > 0:
            unlisted.remove(card)
    if len(listed) != len(own):
        what = f"it lists {len(listed)} cards; {len(own)} lie in the player's places"
        raise Unfit(tally.name, me, what)


RENTAL_BACK = -2


def check_dungeons(s: State) -> None:
    """The dungeon that is entered is one that there is."""
    n = dungeon.dungeons(s)
    if DUNGEON.get(s, 0) >= n:
        raise Unfit("dungeon", 0, "there is one only; it is 0")
    if CLOSED.get(s, 0) >= 1 << n or (n == 1 and CLOSED.get(s, 0) > 0):
        raise Unfit("closed", 0, "the last dungeon is never closed; it is 0 (HS-11.5)")
    if CLOSED.get(s, 0) == 3:
        raise Unfit("closed", 0, "one dungeon stays open; it is 0, 1 or 2 (HS-11.5)")
    if not dungeon.is_open(s, DUNGEON.get(s, 0)):
        raise Unfit("dungeon", 0, f"that one is closed; it is {1 - DUNGEON.get(s, 0)}")


def check_mixed(s: State) -> None:
    """Cards that are being shuffled in the dungeon came from rooms that are empty now."""
    names = [s.book.steps[s.frame(down, 0)].name for down in range(s.depth())]
    laying = any(name.startswith("LayMixed") for name in names)
    holes = [room for room in range(ROOMS + 1) if HOLES.get(s, 0) >> room & 1]
    if laying and len(holes) != MIXED.count(s, 0):
        what = f"the cards of {len(holes)} rooms are shuffled, and {MIXED.count(s, 0)} lie there"
        raise Unfit("mixed", 0, what)
    if laying and any(room == 0 or ROOM.count(s, dungeon.at(s, room)) for room in holes):
        raise Unfit("holes", 0, "a room whose card is shuffled is empty")
    if "DealAnew" in names:
        if MIXED.count(s, 0) != 2 * ROOMS:
            raise Unfit("mixed", 0, f"ten cards are dealt anew, and {MIXED.count(s, 0)} lie there")
        if dungeon.filled(s, DUNGEON.get(s, 0)) > 0:
            raise Unfit("rooms", 0, "they are empty while the dungeon is dealt anew (HS-8.1)")


def check_waiting(s: State) -> None:
    """The Warrior has something to attempt while she does."""
    names = [s.book.steps[s.frame(down, 0)].name for down in range(s.depth())]
    here = dungeon.here(s)
    if "Attempt" in names and (here < 0 or ROOM.count(s, here) == 0):
        raise Unfit("position", 0, "no card lies in her room to be attempted (HS-12.3)")
    if s.viewer() == ALL and POSITION.get(s, 0) == 0 and "Check" in names:
        raise Unfit("position", 0, "outside there is no room to check (HS-5.2)")
