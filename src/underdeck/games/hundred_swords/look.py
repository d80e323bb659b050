"""The table as zones, cards and moves, for any client."""
# plain: looks are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.look import At, CardLook, Cell, CounterLook, Face, Look, Move, ZoneLook
from underdeck.core.places import UP, Zone
from underdeck.games.hundred_swords import dungeon, piles, verbs
from underdeck.games.hundred_swords.labels import label, prompt
from underdeck.games.hundred_swords.places import (
    DECK,
    DISCARD,
    DUNGEON,
    DUNGEON_DECK,
    ENERGY,
    HAND,
    MOVEMENT,
    PLAYED,
    POSITION,
    RENTALS,
    RETIRED,
    ROOM,
    ROOMS,
    STRENGTH,
    TROPHIES,
    TURN,
    VAPORIZED,
)
from underdeck.games.hundred_swords.table import Table


def look(game: Game, view: State, table: Table) -> Look:
    """The whole table."""
    outcome = game.outcome(view) if view.over() else None
    viewer = view.viewer()
    return Look(
        game=game.name,
        title=game.title,
        variant=game.variant,
        viewer=max(0, viewer + 1) if viewer != ALL else 0,
        asked=max(0, view.seat() + 1),
        prompt="" if outcome else prompt(view),
        zones=tuple(_zones(game, view, table)),
        counters=tuple(_counters(view, table)),
        moves=tuple(_move(game, view, table, a) for a in view.options())
        if view.seat() >= 0 and viewer in (ALL, view.seat())
        else (),
        outcome=outcome.name if outcome else "",
        ending=f"{outcome.words} ({outcome.rule})" if outcome else "",
        score=outcome.scores[max(0, viewer)] if outcome else None,
    )


def _counters(view: State, table: Table) -> list[CounterLook]:
    counters = [
        CounterLook("turn", "Turn", TURN.get(view, 0)),
        CounterLook("position", "Room", POSITION.get(view, 0), ROOMS),
        CounterLook("movement", "Movement", MOVEMENT.get(view, 0)),
        CounterLook("strength", "Strength", STRENGTH.get(view, 0)),
        CounterLook("energy", "Energy", ENERGY.get(view, 0)),
    ]
    for seat in range(view.book.seats):
        title = f"Gold of seat {seat + 1}"
        counters.append(CounterLook(f"gold {seat + 1}", title, piles.gold(view, table.cards, seat)))
    return counters


# Cards and zones -----------------------------------------------------------------------------


def face(table: Table, card: int) -> Face:
    """The front of a card: its figures and its text."""
    text, cards = table.texts[card], table.cards
    if text is None:
        raise ValueError(f"no card {card}")
    figures = [("strength" if text.kind == "monster" else "cost", cards.cost[card])]
    if text.kind in ("item", "rental", "starter"):
        figures += [("movement", cards.movement[card]), ("strength", cards.strength[card])]
    figures.append(("gold", cards.gold[card]))
    numbers = [(name, str(value)) for name, value in figures if value or name in ("cost",)]
    if cards.locked[card]:
        numbers[0] = ("locked", "key")
    return Face(text.name, text.kind, numbers=tuple(numbers), text=text.text)


def card_look(table: Table, view: State, zone: Zone, me: int, i: int) -> CardLook:
    """A card as it lies there."""
    card, mark = zone.card(view, me, i), zone.mark(view, me, i)
    notes = []
    if zone is ROOM and card > 0 and not mark & UP:
        notes.append("face down, seen" if view.viewer() != ALL else "face down")
    if zone is ROOM and dungeon.is_surprised(view, me):
        notes.append("surprised")
    back = "rental" if zone is RENTALS else "card"
    return CardLook(face(table, card) if card > 0 else None, back, tuple(notes))


def _cells(table: Table, view: State, zone: Zone, me: int = 0) -> tuple[Cell, ...]:
    n = zone.count(view, me)
    return tuple(Cell((card_look(table, view, zone, me, i),)) for i in range(n))


def _pile(table: Table, view: State, zone: Zone, me: int = 0) -> tuple[Cell, ...]:
    n = zone.count(view, me)
    return (Cell(tuple(card_look(table, view, zone, me, i) for i in range(n))),)


def _zones(game: Game, view: State, table: Table) -> list[ZoneLook]:
    which = DUNGEON.get(view, 0)
    zones = [
        ZoneLook("rooms", "Dungeon", "row", _rooms(table, view, which), rule="HS-5.1"),
        ZoneLook("rentals", "Rentals", "row", _cells(table, view, RENTALS), rule="HS-3.2"),
        ZoneLook(
            "dungeon deck", "Dungeon deck", "stack", _pile(table, view, DUNGEON_DECK, which), rule="HS-1.3"
        ),
    ]
    for seat in range(view.book.seats):
        zones += _seat(table, view, seat)
    return [
        *zones,
        ZoneLook(
            "vaporized", "Vaporized", "pile", _pile(table, view, VAPORIZED), rule="HS-7.2R"
        ),
        ZoneLook("retired", "Retired", "pile", _pile(table, view, RETIRED), rule="HS-7.2R"),
    ]


def _seat(table: Table, view: State, seat: int) -> list[ZoneLook]:
    owner = seat + 1
    parts = (
        ("hand", "Hand", "fan", HAND, "HS-3.8"),
        ("played", "In play", "row", PLAYED, "HS-4.1"),
        ("deck", "Deck", "stack", DECK, "HS-1.1"),
        ("discard", "Discard", "pile", DISCARD, "HS-3.4"),
        ("trophies", "Trophies", "pile", TROPHIES, "HS-6.3"),
    )
    return [
        ZoneLook(
            f"{name} {owner}",
            title,
            shape,
            _pile(table, view, zone, seat)
            if shape in ("stack", "pile")
            else _cells(table, view, zone, seat),
            owner=owner,
            rule=rule,
        )
        for name, title, shape, zone, rule in parts
    ]


def _rooms(table: Table, view: State, which: int) -> tuple[Cell, ...]:
    cells = []
    for room in range(1, ROOMS + 1):
        where = which * ROOMS + room - 1
        there = tuple(card_look(table, view, ROOM, where, i) for i in range(ROOM.count(view, where)))
        here = POSITION.get(view, 0) == room
        cells.append(Cell(there, x=room - 1, note=_note(table, view, where, here=here)))
    return tuple(cells)


def _note(table: Table, view: State, where: int, *, here: bool) -> str:
    """What could be done with the card of a room, and its cost."""
    card, cards = dungeon.card_in(view, where), table.cards
    said = ["you are here"] if here else []
    if card > 0 and cards.locked[card]:
        said.append("takes a key")
    elif card > 0 and cards.is_item(card):
        said.append(f"{cards.price(card)} energy")
    elif card > 0 and cards.is_monster(card):
        said.append(f"{cards.cost[card]} strength")
    elif card > 0 and cards.clears[card]:
        said.append(f"{cards.clears[card]} {('movement', 'strength', 'energy')[cards.open_by[card]]}")
    return ", ".join(said)


# Moves ---------------------------------------------------------------------------------------


def _move(game: Game, view: State, table: Table, a: int) -> Move:
    start, aim = _ends(view, a)
    return Move(game.words(view, a), label(game, view, table, a), game.rule(view, a), start, aim)


def _ends(view: State, a: int) -> tuple[At | None, At | None]:
    """Where a move starts, and where it aims."""
    verb, card, x, seat = action.verb(a), action.card(a), action.x(a), view.seat()
    hand = At(f"hand {seat + 1}", HAND.find(view, seat, card), 0) if card else None
    here = At("rooms", POSITION.get(view, 0) - 1) if POSITION.get(view, 0) else None
    if verb == verbs.PLAY:
        return hand, At(f"played {seat + 1}")
    if verb == verbs.PAY:
        return hand, At(f"played {seat + 1}")
    if verb == verbs.RENT:
        return At("rentals", RENTALS.find(view, 0, card), 0), At(f"hand {seat + 1}")
    if verb == verbs.MOVE:
        return None, At("rooms", POSITION.get(view, 0) + x - 1)
    if verb in (verbs.ACQUIRE, verbs.DEFEAT, verbs.CLEAR, verbs.OPEN, verbs.REVEAL):
        return here, None
    if verb in (verbs.USE, verbs.ROOM):
        return At("rooms", x - 1), None
    if verb == verbs.CARD and hand is not None and hand.cell >= 0:
        return hand, None
    return None, None
