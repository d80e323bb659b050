"""A position as text: every place of a state by its name, the waiting steps included."""
# plain: words are for people, not for a search

from __future__ import annotations

import hashlib
from typing import Any

import underdeck.core.waiting as waiting
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.kinds import UNKNOWN, Kinds
from underdeck.core.places import FIRST_MARK, UP, Counter, Zone
from underdeck.core.toml import given, value


def text(game: Game, s: State) -> str:
    """A state or a view as TOML, whole: reading it gives an equal one."""
    lines = [
        f"game = {value(game.name)}",
        *given("variant", list(game.variant)),
        *(given("cards", game.own_cards) if game.own_cards else []),
        *(given("seats", game.seats) if game.seats > 1 else []),
        f"seat = {max(0, s.seat() + 1)}",
    ]
    if s.viewer() != ALL:
        lines.append(f"viewer = {max(0, s.viewer() + 1)}")
    for counter in game.places.counters:
        lines += given(counter.name, numbers(game, s, counter))
    lines += ["", "# The lowest card of a place stands first, the last lies on top."]
    for zone in game.places.zones:
        if owners(game, zone) > 0:
            lines += given(zone.name, cards(game, s, zone))
    lines.append("")
    lines += given("waiting", waiting.frames(game, s))
    return "\n".join(lines) + "\n"


def fingerprint(game: Game, s: State) -> str:
    """A short hash of a position, made of names: the same in every process, plain and compiled."""
    return hashlib.sha256(text(game, s).encode()).hexdigest()[:16]


def numbers(game: Game, s: State, counter: Counter) -> int | list[int]:
    """A counter's number, or that of each owner."""
    if several(game, counter):
        return [counter.get(s, me) for me in range(owners(game, counter))]
    return counter.get(s, 0)


def cards(game: Game, s: State, zone: Zone) -> list[Any]:
    """The cards of a place, the lowest first; of each owner, where there are several."""
    held = [
        [card(game.kinds, s, zone, me, i) for i in range(zone.count(s, me))]
        for me in range(owners(game, zone))
    ]
    if not several(game, zone):
        return held[0]
    if zone.room == 1:
        return [row[0] if row else "" for row in held]
    return held


def owners(game: Game, place: Zone | Counter) -> int:
    """How many owners of a place there are in this match."""
    return place.owned(game.seats)


def several(game: Game, place: Zone | Counter) -> bool:
    """Whether a place is written as a list with an entry for each owner."""
    return owners(game, place) > 1


def card(kinds: Kinds, s: State, zone: Zone, me: int, i: int) -> str | dict[str, Any]:
    """A card by its name, or as a table if it carries marks."""
    name = back_name(kinds, zone, zone.card(s, me, i))
    mark = zone.mark(s, me, i)
    if not mark:
        return name
    row: dict[str, Any] = {"card": name}
    knowing = [seat + 1 for seat in range(6) if mark >> seat & 1]
    if mark & UP:
        row["up"] = True
    if knowing:
        row["known"] = knowing
    for bit, word in enumerate(zone.marks):
        if mark & FIRST_MARK << bit:
            row[word] = True
    return row


def back_name(kinds: Kinds, zone: Zone, card: int) -> str:
    """A card's name; "?" for a back, with its group where the place holds several backs."""
    if card > 0 or len(backs(kinds, zone)) == 1:
        return kinds.name(card)
    group = next(kinds.groups[k] for k in range(1, len(kinds.names)) if kinds.backs[k] == card)
    return f"{UNKNOWN} {group}"


def backs(kinds: Kinds, zone: Zone) -> set[int]:
    """What the cards that a place holds look like face down."""
    return {kinds.backs[k] for k in range(1, len(kinds.names)) if holds(kinds, zone, k)}


def holds(kinds: Kinds, zone: Zone, card: int) -> bool:
    """Whether a card is of a group that the place is for."""
    return kinds.groups[card] in zone.holds.split()
