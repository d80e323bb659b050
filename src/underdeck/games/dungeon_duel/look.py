"""The table as zones, cards and moves, for any client."""
# plain: looks are for people, not for a search

from __future__ import annotations

from dataclasses import dataclass, replace

from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.look import CardLook, Cell, CounterLook, Face, Look, ZoneLook
from underdeck.core.places import Zone
from underdeck.games.dungeon_duel import fortune
from underdeck.games.dungeon_duel.cards import CLASS, DEVIL, TREATMENT
from underdeck.games.dungeon_duel.labels import move, prompt
from underdeck.games.dungeon_duel.places import (
    CLASSES,
    COLUMN,
    COLUMNS,
    DAMAGE,
    DRAFT,
    ELEMENTS,
    FLOOR,
    FLOORS,
    GONE,
    HP,
    LEARNED,
    LESSONS,
    PARTY,
    PILE,
    POWERS,
    SOUL,
    SPEAR,
    TILE,
    TOKENS,
    TREATMENTS,
    TURN,
    WEAPONS,
    token,
)
from underdeck.games.dungeon_duel.table import GROUPS, Table
from underdeck.games.dungeon_duel.vocabulary import ELEMENTS as ELEMENT_NAMES

ICONS = ("sword", "bow", "spear")


@dataclass(frozen=True)
class Scene:
    """A view and what is needed to draw it."""

    game: Game
    view: State
    table: Table


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
        counters=tuple(counters(view)),
        moves=tuple(move(game, view, scene.table, a) for a in view.options()) if mine else (),
        outcome=outcome.name if outcome else "",
        ending=f"{outcome.words} ({outcome.rule})" if outcome else "",
        score=outcome.scores[max(0, viewer)] if outcome else None,
    )


def counters(view: State) -> list[CounterLook]:
    """Turn, floor, HP and soul of both."""
    found = [
        CounterLook("turn", "Turn", TURN.get(view, 0)),
        CounterLook("floor", "Floor", FLOOR.get(view, 0), FLOORS),
    ]
    for me in range(2):
        found.append(CounterLook(f"hp {me + 1}", f"HP of seat {me + 1}", HP.get(view, me)))
        found.append(CounterLook(f"soul {me + 1}", f"Soul of seat {me + 1}", SOUL.get(view, me)))
    return found


# Cards ---------------------------------------------------------------------------------------


def face(table: Table, card: int) -> Face:
    """The front of a card: its figures and its text."""
    text, cards = table.texts[card], table.cards
    if text is None:
        raise ValueError(f"no card {card}")
    numbers: list[tuple[str, str]] = []
    if cards.kind[card] == DEVIL:
        hp = (cards.hp[card], cards.hp_second[card], cards.hp_third[card])
        numbers.append(("hp", "/".join(str(n) for n in hp)))
    elif cards.fights(card) or cards.kind[card] == TREATMENT:
        numbers.append(("hp", str(cards.hp[card])))
    if cards.kind[card] == CLASS:
        numbers.append(("requires", str(cards.need[card])))
    if cards.soul[card]:
        numbers.append(("soul", str(cards.soul[card])))
    for name in ICONS:
        value = getattr(cards, name)[card]
        if value or cards.fights(card):
            numbers.append((name, str(value)))
    return Face(text.name, text.kind, numbers=tuple(numbers), text=text.text)


def card_look(scene: Scene, zone: Zone, me: int, i: int, notes: tuple[str, ...] = ()) -> CardLook:
    """A card as it lies there."""
    card = zone.card(scene.view, me, i)
    back = GROUPS[-scene.game.kinds.back(card) - 1]
    return CardLook(face(scene.table, card) if card > 0 else None, back, notes)


def token_notes(view: State, column: int, i: int) -> tuple[str, ...]:
    """The tokens that a card of the floor carries."""
    mark = COLUMN.mark(view, column, i)
    return tuple(
        f"{TOKENS[kind]} token of seat {seat + 1}"
        for seat in range(2)
        for kind in range(DAMAGE, SPEAR + 1)
        if mark & token(seat, kind)
    )


# Zones ---------------------------------------------------------------------------------------


def zones(scene: Scene) -> list[ZoneLook]:
    """Every place on the table."""
    view = scene.view
    found = []
    if DRAFT.count(view, 0):
        found.append(row(scene, "draft", "Hero classes", DRAFT, 0, "DD-1.4"))
    if FLOOR.get(view, 0):
        found.append(ZoneLook("floor", "Floor", "layout", floor_cells(scene), rule="DD-3.1"))
    for me in range(2):
        found += of_seat(scene, me)
    found.append(pile(scene, "magic powers", "Magic powers", POWERS, 0, "DD-4.2", "pile"))
    for number in range(FLOORS):
        if PILE.count(view, number):
            name = f"pile {number + 1}"
            found.append(pile(scene, name, f"Floor {number + 1}", PILE, number, "DD-1.1", "stack"))
    found.append(pile(scene, "out of the game", "Out of the game", GONE, 0, "DD-4.1R", "pile"))
    return found


def floor_cells(scene: Scene) -> tuple[Cell, ...]:
    """The cards of the floor, column by column, the lowest of each first."""
    view, cells = scene.view, []
    acting = not view.over() and view.seat() >= 0 and view.asking().name == "Act"
    for column in range(COLUMNS):
        n = COLUMN.count(view, column)
        for i in range(n):
            notes = token_notes(view, column, i)
            if acting and (column, i) == (view.x, view.y):
                notes = ("chosen", *notes)
            card = card_look(scene, COLUMN, column, i, notes)
            note = ", ".join(["available", *notes] if i == 0 else notes)
            cells.append(Cell((card,), 2 * column, n - 1 - i, note, covered=i > 0))
    return tuple(cells)


def row(scene: Scene, name: str, title: str, zone: Zone, me: int, rule: str) -> ZoneLook:
    """A place whose cards lie side by side."""
    cells = tuple(
        Cell((card_look(scene, zone, me, i, own_notes(scene, zone, me, i)),))
        for i in range(zone.count(scene.view, me))
    )
    return ZoneLook(name, title, "row", cells, rule=rule)


def pile(
    scene: Scene, name: str, title: str, zone: Zone, me: int, rule: str, shape: str
) -> ZoneLook:
    """A place whose cards lie on each other."""
    there = tuple(
        card_look(scene, zone, me, i, own_notes(scene, zone, me, i))
        for i in range(zone.count(scene.view, me))
    )
    return ZoneLook(name, title, shape, (Cell(there),), rule=rule)


def of_seat(scene: Scene, me: int) -> list[ZoneLook]:
    """What lies before a player: side by side what fights, in piles what else there is."""
    seat = me + 1
    found = [
        replace(row(scene, f"{name} {seat}", title, zone, me, rule), owner=seat)
        for name, title, zone, rule in (
            ("classes", "Classes", CLASSES, "DD-1.4"),
            ("party", "Party", PARTY, "DD-4.4"),
            ("weapons", "Weapons", WEAPONS, "DD-4.5"),
        )
    ]
    return found + [
        replace(pile(scene, f"{name} {seat}", title, zone, me, rule, "pile"), owner=seat)
        for name, title, zone, rule in (
            ("elements", elements(scene, me), ELEMENTS, "DD-4.2"),
            ("treatments", "Treatments", TREATMENTS, "DD-4.6"),
            ("lessons", "Lessons", LESSONS, "DD-3.4"),
        )
    ]


def elements(scene: Scene, me: int) -> str:
    """The title of a player's elements: which they are, and which are a pair."""
    view, cards = scene.view, scene.table.cards
    said = []
    for name, (element, _) in ELEMENT_NAMES.items():
        n = fortune.count(view, cards, me, element)
        if n:
            said.append(name if n == 1 else f"{name} ×{n}")
    return f"Elements: {', '.join(said)}" if said else "Elements"


def own_notes(scene: Scene, zone: Zone, me: int, i: int) -> tuple[str, ...]:
    """What one should know about a card that lies before its player."""
    view = scene.view
    if zone is CLASSES and zone.mark(view, me, i) & LEARNED:
        return ("learned",)
    if zone is PARTY and zone.mark(view, me, i) & TILE:
        return ("tile",)
    if zone is POWERS:
        power, cards = zone.card(view, me, i), scene.table.cards
        owners = [seat for seat in range(2) if fortune.has_power(view, cards, seat, power)]
        return tuple(f"learned by seat {seat + 1}" for seat in owners)
    return ()
