"""The look of a toy game, made from its places alone."""

from __future__ import annotations

from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.look import CardLook, Cell, CounterLook, Face, Look, Move, ZoneLook
from underdeck.core.places import Zone
from underdeck.core.sight import owners


def look(game: Game, view: State) -> Look:
    """Every zone as a row of cards, every counter, and a move for each option."""
    outcome = game.outcome(view) if view.over() else None
    return Look(
        game=game.name,
        title=game.title,
        variant=game.variant,
        viewer=max(0, view.viewer() + 1),
        asked=max(0, view.seat() + 1),
        prompt="" if view.over() else view.asking().name,
        zones=tuple(
            ZoneLook(zone.name, zone.name, "row", cells(game, view, zone, me), owner(zone, me))
            for zone in game.places.zones
            for me in range(owners(view, zone))
        ),
        counters=tuple(
            CounterLook(counter.name, counter.name, counter.get(view, me))
            for counter in game.places.counters
            for me in range(game.seats if counter.seated else counter.owners)
        ),
        moves=tuple(
            Move(game.words(view, a), game.words(view, a), game.rule(view, a))
            for a in view.options()
            if view.seat() >= 0
        ),
        outcome=outcome.name if outcome else "",
        ending=outcome.words if outcome else "",
    )


def cells(game: Game, view: State, zone: Zone, me: int) -> tuple[Cell, ...]:
    return tuple(Cell((card(game, view, zone, me, i),)) for i in range(zone.count(view, me)))


def card(game: Game, view: State, zone: Zone, me: int, i: int) -> CardLook:
    kind = zone.card(view, me, i)
    back = f"back {-game.kinds.back(kind)}"
    notes = (f"marks {zone.mark(view, me, i)}",) if zone.mark(view, me, i) else ()
    face = Face(game.kinds.name(kind), "toy") if kind > 0 else None
    return CardLook(face, back, notes)


def owner(zone: Zone, me: int) -> int:
    return me + 1 if zone.seated else 0
