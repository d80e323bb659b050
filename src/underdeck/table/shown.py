"""What an action showed: whether some seat has seen a card that it could not know before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.saying import Event
from underdeck.core.sight import owners, visible


def faces(game: Game, s: State, seat: int) -> Counter[int]:
    """The cards that a seat sees, each kind with how many: those face up in its view."""
    seen: Counter[int] = Counter()
    for zone in game.places.zones:
        for me in range(0 if zone.tally else owners(s, zone)):
            for i in range(zone.count(s, me)):
                if visible(s, zone, me, i, seat):
                    seen[zone.card(s, me, i)] += 1
    return seen


def newly(game: Game, before: State, after: State, events: Iterable[Event]) -> str:
    """What some seat has seen between two states that it could not know before; "" for nothing.

    Whoever wants to take something back is told, so a card is named only if it is new to all.
    """
    told = list(events)
    fresh = [seen(game, seat, before, after, told) for seat in range(game.seats)]
    if not any(fresh):
        return ""
    everybody = set(fresh[0]).intersection(*fresh)
    card = f"the {game.kinds.name(min(everybody))}" if everybody else "a card"
    return f"{card} was seen"


def seen(game: Game, seat: int, before: State, after: State, told: list[Event]) -> Counter[int]:
    """The cards that a seat has seen between two states and could not know before."""
    known = faces(game, before, seat)
    fresh = faces(game, after, seat) - known
    for event in told:
        for card in named(event, seat):
            if not known[card]:
                fresh[card] += 1
    return fresh


def named(event: Event, seat: int) -> list[int]:
    """The cards that an event names to a seat."""
    cards = [event.card] if event.card > 0 and event.seen_by(seat) else []
    if event.what.x == "card" and event.x > 0:
        cards.append(event.x)
    if event.what.y == "card" and event.y > 0:
        cards.append(event.y)
    return cards
