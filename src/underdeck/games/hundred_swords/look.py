"""The table as zones, cards and moves, for any client."""
# plain: looks are for people, not for a search

from __future__ import annotations

from dataclasses import dataclass

from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.look import CardLook, Cell, CounterLook, Face, Look, ZoneLook
from underdeck.core.places import Zone
from underdeck.core.sight import owners
from underdeck.games.hundred_swords import dungeon, notes, piles
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.labels import move, prompt
from underdeck.games.hundred_swords.places import (
    BOX,
    CROWD,
    DECK,
    DISCARD,
    DUNGEON,
    DUNGEON_DECK,
    ENERGY,
    GONE,
    HAND,
    MOVEMENT,
    PLAYED,
    POSITION,
    RENTALS,
    RIVAL_DECK,
    RIVAL_DISCARD,
    RIVAL_PLAYED,
    RIVAL_TROPHIES,
    ROOM,
    ROOMS,
    STRENGTH,
    TROPHIES,
    TURN,
)
from underdeck.games.hundred_swords.table import Table


@dataclass(frozen=True)
class Scene:
    """A view and what is needed to draw it; `rival`: whom a player alone plays against."""

    game: Game
    view: State
    table: Table
    rival: str

    @property
    def cards(self) -> Cards:
        return self.table.cards

    @property
    def crowd(self) -> bool:
        return self.game.seats >= CROWD


def look(scene: Scene) -> Look:
    """The whole table."""
    game, view = scene.game, scene.view
    outcome = game.outcome(view) if view.over() else None
    viewer = view.viewer()
    mine = view.seat() >= 0 and viewer in (ALL, view.seat())
    return Look(
        game=game.name,
        title=game.title,
        variant=game.variant,
        viewer=max(0, viewer + 1) if viewer != ALL else 0,
        asked=max(0, view.seat() + 1),
        prompt="" if outcome else prompt(view, scene.table),
        zones=tuple(zones(scene)),
        counters=tuple(counters(scene)),
        moves=tuple(move(game, view, scene.table, a) for a in view.options()) if mine else (),
        notes=() if outcome else notes.of(view),
        outcome=outcome.name if outcome else "",
        ending=f"{outcome.words} ({outcome.rule})" if outcome else "",
        score=outcome.scores[max(0, viewer)] if outcome else None,
    )


def counters(scene: Scene) -> list[CounterLook]:
    """Turn, room, points to spend, and the gold of each."""
    view, cards = scene.view, scene.cards
    found = [CounterLook("turn", "Turn", TURN.get(view, 0))]
    if scene.crowd:
        found.append(CounterLook("dungeon", "Dungeon", DUNGEON.get(view, 0) + 1))
    found += [
        CounterLook("position", "Room", POSITION.get(view, 0), ROOMS),
        CounterLook("movement", "Movement", MOVEMENT.get(view, 0)),
        CounterLook("strength", "Strength", STRENGTH.get(view, 0)),
        CounterLook("energy", "Energy", ENERGY.get(view, 0)),
    ]
    if scene.rival:
        found += [
            CounterLook("gold 1", "Your gold", piles.gold(view, cards, 0)),
            CounterLook("gold rival", f"Gold of {scene.rival}", piles.rival_gold(view, cards)),
        ]
        return found
    for seat in range(view.book.seats):
        gold = piles.gold(view, cards, seat)
        found.append(CounterLook(f"gold {seat + 1}", f"Gold of seat {seat + 1}", gold))
    return found


# Cards ---------------------------------------------------------------------------------------


def face(table: Table, card: int) -> Face:
    """The front of a card: its figures and its text."""
    text, cards = table.texts[card], table.cards
    if text is None:
        raise ValueError(f"no card {card}")
    if cards.locked[card]:
        numbers = [("locked", "key")]
    elif cards.is_monster(card):
        numbers = [("strength", str(cards.cost[card]))]
    elif cards.is_item(card) and not cards.starter[card]:
        numbers = [("cost", str(cards.cost[card]))]
    else:
        numbers = []
    if cards.is_item(card):
        values = (("movement", cards.movement[card]), ("strength", cards.strength[card]))
        numbers += [(name, str(value)) for name, value in values if value]
    if cards.gold[card]:
        numbers.append(("gold", str(cards.gold[card])))
    marks = [name for name in ("sword", "trophy") if getattr(cards, name)[card]]
    said = " ".join([*(f"({name})" for name in marks), text.text]).strip()
    return Face(text.name, text.kind, numbers=tuple(numbers), text=said)


def card_look(scene: Scene, zone: Zone, me: int, i: int) -> CardLook:
    """A card as it lies there."""
    view = scene.view
    card = zone.card(view, me, i)
    said = notes.of_card(view, zone, me, i)
    back = "rental" if zone is RENTALS else "card"
    return CardLook(face(scene.table, card) if card > 0 else None, back, said)


# Zones ---------------------------------------------------------------------------------------


def zones(scene: Scene) -> list[ZoneLook]:
    """Every place on the table."""
    found = []
    for which in range(dungeon.dungeons(scene.view)):
        number = f" {which + 1}" if scene.crowd else ""
        found += [
            ZoneLook(
                f"rooms{number}", f"Dungeon{number}", "row", rooms(scene, which), rule="HS-5.1"
            ),
            stack(
                scene,
                f"dungeon deck{number}",
                f"Dungeon deck{number}",
                DUNGEON_DECK,
                which,
                "HS-1.3",
            ),
        ]
    found.append(row(scene, "rentals", "Rentals", RENTALS, 0, "HS-3.2"))
    for seat in range(scene.view.book.seats):
        found += of_seat(scene, seat)
    if scene.rival:
        found += of_rival(scene)
    gone = [
        card_look(scene, GONE, me, i)
        for me in range(owners(scene.view, GONE))
        for i in range(GONE.count(scene.view, me))
    ]
    found.append(
        ZoneLook("out of the game", "Out of the game", "pile", (Cell(tuple(gone)),), rule="HS-7.2R")
    )
    if scene.crowd and BOX.count(scene.view, 0):
        found.append(stack(scene, "box", "In the box", BOX, 0, "HS-1.4R"))
    return found


def row(scene: Scene, name: str, title: str, zone: Zone, me: int, rule: str) -> ZoneLook:
    """A place whose cards lie side by side."""
    n = zone.count(scene.view, me)
    cells = tuple(Cell((card_look(scene, zone, me, i),)) for i in range(n))
    return ZoneLook(name, title, "row", cells, rule=rule)


def stack(
    scene: Scene, name: str, title: str, zone: Zone, me: int, rule: str, shape: str = "stack"
) -> ZoneLook:
    """A place whose cards lie on each other."""
    n = zone.count(scene.view, me)
    cell = Cell(tuple(card_look(scene, zone, me, i) for i in range(n)))
    return ZoneLook(name, title, shape, (cell,), rule=rule)


def of_seat(scene: Scene, seat: int) -> list[ZoneLook]:
    """The places of a player."""
    parts = (
        ("hand", "Hand", "fan", HAND, "HS-3.8"),
        ("played", "In play", "row", PLAYED, "HS-4.1"),
        ("deck", "Deck", "stack", DECK, "HS-1.1"),
        ("discard", "Discard", "pile", DISCARD, "HS-3.4"),
        ("trophies", "Trophies", "pile", TROPHIES, "HS-6.3"),
    )
    found = []
    for name, title, shape, zone, rule in parts:
        n = zone.count(scene.view, seat)
        there = [card_look(scene, zone, seat, i) for i in range(n)]
        piled = shape in ("stack", "pile")
        cells = (Cell(tuple(there)),) if piled else tuple(Cell((card,)) for card in there)
        owner = seat + 1
        found.append(ZoneLook(f"{name} {owner}", title, shape, cells, owner=owner, rule=rule))
    return found


def of_rival(scene: Scene) -> list[ZoneLook]:
    """The places of whom a player alone plays against."""
    name = scene.rival.removeprefix("the ").capitalize()
    trophies = stack(
        scene, "rival trophies", f"{name}: trophies", RIVAL_TROPHIES, 0, "HS-12.3", "pile"
    )
    if scene.rival != WARRIOR:
        return [trophies]
    return [
        stack(scene, "rival deck", f"{name}: deck", RIVAL_DECK, 0, "HS-12.1"),
        row(scene, "rival played", f"{name}: in play", RIVAL_PLAYED, 0, "HS-12.2"),
        stack(scene, "rival discard", f"{name}: discard", RIVAL_DISCARD, 0, "HS-12.6", "pile"),
        trophies,
    ]


WARRIOR = "the Warrior"
GREEDY = "the greedy one"


def rooms(scene: Scene, which: int) -> tuple[Cell, ...]:
    """The rooms of a dungeon, from left to right."""
    view = scene.view
    cells = []
    for where in range(which * ROOMS, which * ROOMS + ROOMS):
        there = tuple(card_look(scene, ROOM, where, i) for i in range(ROOM.count(view, where)))
        here = dungeon.here(view) == where
        note = notes.of_room(view, scene.cards, where, here=here)
        brief = notes.brief(scene.cards, dungeon.card_in(view, where), here=here)
        cells.append(Cell(there, x=where % ROOMS, note=note, brief=brief))
    return tuple(cells)
