"""The table as zones, cards and moves, for any client."""
# plain: looks are for people, not for a search

from __future__ import annotations

from dataclasses import dataclass

import underdeck.core.action as action
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.look import At, CardLook, Cell, CounterLook, Face, Look, Move, ZoneLook
from underdeck.core.places import UP, Zone
from underdeck.games.clear_the_dungeon import chances, monsters, say, verbs
from underdeck.games.clear_the_dungeon import kinds as cards
from underdeck.games.clear_the_dungeon.layout import Layout
from underdeck.games.clear_the_dungeon.places import (
    BAR,
    CLEARED,
    DECK,
    DEFEATED,
    DOUBLED,
    HAND,
    INVENTORY,
    LAID,
    MONSTERS,
    RESERVE,
    RESULT,
    SPOTS,
    TURN,
)
from underdeck.games.clear_the_dungeon.told import DUNGEON_CLEARED
from underdeck.games.clear_the_dungeon.turn import BAR_HOLDS

KING_USES = {
    verbs.BURY: (cards.HEARTS, "Put the {card} under the power deck"),
    verbs.LOOK: (cards.DIAMONDS, "Look at the bottom card of the power deck"),
    verbs.DOUBLE: (cards.SPADES, "Double the {card} on the {monster}"),
    verbs.DRAW: (cards.CLUBS, "Draw a card"),
}


@dataclass(frozen=True)
class Table:
    """A view and what is needed to draw it."""

    game: Game
    view: State
    layout: Layout
    ace: int

    @property
    def boomer(self) -> bool:
        return "boomer-ace" in self.game.variant

    @property
    def abilities(self) -> bool:
        return "special-abilities" in self.game.variant

    def hopeless(self, view: State) -> bool:
        """Whether the dungeon cannot be cleared any more."""
        return chances.hopeless(
            view, self.game.kinds, self.ace, boomer=self.boomer, abilities=self.abilities
        )


def look(table: Table) -> Look:
    """The whole table."""
    game, view = table.game, table.view
    over = view.over()
    outcome = game.outcome(view) if over else None
    lost = not over and table.hopeless(view)
    return Look(
        game=game.name,
        title=game.title,
        variant=game.variant,
        viewer=max(0, view.viewer() + 1) if view.viewer() != ALL else 0,
        asked=max(0, view.seat() + 1),
        prompt="" if over else _prompt(view),
        zones=tuple(_zones(table)),
        counters=(
            CounterLook("turn", "Turn", TURN.get(view, 0)),
            CounterLook("defeated", "Defeated", DEFEATED.get(view, 0), SPOTS),
        ),
        moves=tuple(_move(table, a, lost) for a in view.options()) if view.seat() >= 0 else (),
        notes=("The dungeon can no longer be cleared.",) if lost else (),
        outcome=outcome.name if outcome else "",
        ending=f"{outcome.words} ({outcome.rule})" if outcome else "",
        score=outcome.scores[0] if outcome else None,
    )


def _prompt(view: State) -> str:
    asked = view.asking().name
    return {
        "Attack": "Place cards on monsters, or end the turn.",
        "SetAside": "Choose a card for the reserve.",
        "Peek": "Move the bottom card to the top of the power deck?",
    }.get(asked, "The cards are shuffled.")


# Zones ---------------------------------------------------------------------------------------


def face(game: Game, card: int) -> Face:
    """The front of a card."""
    if card == cards.JOKER:
        return Face("joker", "standard", rank="joker")
    rank, suit = cards.RANKS[cards.rank(card) - 1], cards.SUITS[cards.suit(card)]
    return Face(game.kinds.name(card), "standard", rank=rank, suit=suit)


def card_look(table: Table, zone: Zone, me: int, i: int) -> CardLook:
    """A card as it lies there; in the whole state, face down is a note and not a secret."""
    card, mark = zone.card(table.view, me, i), zone.mark(table.view, me, i)
    back = "monster" if zone is MONSTERS else "power"
    if card < 0:
        return CardLook(None, back)
    notes = ("doubled",) if zone is LAID and mark & DOUBLED else ()
    if zone is MONSTERS and not mark & UP:
        notes = ("face down",)
    return CardLook(face(table.game, card), back, notes)


def _cells(table: Table, zone: Zone, me: int = 0) -> tuple[Cell, ...]:
    n = zone.count(table.view, me)
    return tuple(Cell((card_look(table, zone, me, i),)) for i in range(n))


def _pile(table: Table, zone: Zone) -> tuple[Cell, ...]:
    n = zone.count(table.view, 0)
    return (Cell(tuple(card_look(table, zone, 0, i) for i in range(n))),)


def _zones(table: Table) -> list[ZoneLook]:
    zones = [
        ZoneLook("monsters", table.layout.title, "layout", _dungeon(table), rule="CD-4.5"),
        ZoneLook("hand", "Hand", "fan", _cells(table, HAND), owner=1, rule="CD-2.1"),
    ]
    if "power-reserve" in table.game.variant:
        cells = _cells(table, RESERVE)
        zones.append(ZoneLook("reserve", "Reserve", "fan", cells, most=2, rule="CD-4.2"))
    if table.abilities:
        cells = _cells(table, INVENTORY)
        zones.append(ZoneLook("inventory", "Inventory", "fan", cells, most=4, rule="CD-4.3"))
    bar = _cells(table, BAR)
    return [
        *zones,
        ZoneLook("damage bar", "Damage bar", "bar", bar, most=BAR_HOLDS, rule="CD-2.7"),
        ZoneLook("deck", "Power deck", "stack", _pile(table, DECK), rule="CD-1.2"),
        ZoneLook("clear pile", "Clear pile", "pile", _pile(table, CLEARED), rule="CD-2.5"),
    ]


def _dungeon(table: Table) -> tuple[Cell, ...]:
    return tuple(_spot(table, spot) for spot in range(SPOTS))


def _spot(table: Table, spot: int) -> Cell:
    view = table.view
    x, y = table.layout.places[spot]
    there = [card_look(table, MONSTERS, spot, i) for i in range(MONSTERS.count(view, spot))]
    there += [card_look(table, LAID, spot, i) for i in range(LAID.count(view, spot))]
    up = monsters.face_up(view, spot)
    note, brief = _needs(table, spot) if up else ("", "")
    return Cell(tuple(there), x, y, note, bool(there) and not up, brief)


def _needs(table: Table, spot: int) -> tuple[str, str]:
    """What a monster still takes, in words and briefly."""
    view = table.view
    monster = MONSTERS.card(view, spot, 0)
    suit = cards.SUITS[cards.suit(monster)]
    n = LAID.count(view, spot)
    if n == 2:
        return f"needs a trigger: {suit}", suit
    worth = monsters.worth(view, spot, 0, table.ace) if n else 0
    lacking = max(0, cards.power(monster) - worth)
    return f"needs {lacking}, then {suit}", f"{lacking} + {suit}"


# Moves ---------------------------------------------------------------------------------------


def _move(table: Table, a: int, lost: bool) -> Move:
    game, view = table.game, table.view
    start, aim = _ends(view, a)
    return Move(
        action=game.words(view, a),
        label=_label(table, a),
        rule=game.rule(view, a),
        start=start,
        aim=aim,
        warning="" if lost else _warning(table, a),
    )


def _ends(view: State, a: int) -> tuple[At | None, At | None]:
    """Where a move starts, and where it aims."""
    verb, card = action.verb(a), action.card(a)
    if verb == verbs.PLACE:
        from_reserve = action.y(a) & verbs.FROM_RESERVE
        zone, name = (RESERVE, "reserve") if from_reserve else (HAND, "hand")
        return At(name, zone.find(view, 0, card), 0), At("monsters", action.x(a))
    if verb == verbs.RESERVE:
        return At("hand", HAND.find(view, 0, card), 0), At("reserve")
    if verb in KING_USES:
        king = INVENTORY.find(view, 0, cards.KINGS + KING_USES[verb][0])
        return At("inventory", king, 0), _aim_of_king(view, a)
    if verb == verbs.END:
        return At("hand"), At("damage bar")
    return At("deck", 0, 0), At("deck")


def _aim_of_king(view: State, a: int) -> At:
    if action.verb(a) == verbs.BURY:
        return At("hand", HAND.find(view, 0, action.card(a)), 0)
    if action.verb(a) == verbs.DOUBLE:
        spot = action.x(a)
        return At("monsters", spot, 1 + LAID.find(view, spot, action.card(a)))
    return At("deck")


def _label(table: Table, a: int) -> str:
    game, view = table.game, table.view
    verb, card = action.verb(a), game.kinds.name(action.card(a))
    spot = action.x(a)
    monster = (
        game.kinds.name(MONSTERS.card(view, spot, 0))
        if spot < SPOTS and (MONSTERS.count(view, spot))
        else ""
    )
    if verb == verbs.PLACE:
        doubled = ", doubled" if action.y(a) & verbs.DOUBLING else ""
        return f"{card} on the {monster}{doubled}".capitalize()
    if verb == verbs.RESERVE:
        return f"Keep the {card} in reserve"
    if verb in KING_USES:
        return KING_USES[verb][1].format(card=card, monster=monster)
    held = HAND.count(view, 0)
    return {
        verbs.END: f"End the turn, {held} to the damage bar" if held else "End the turn",
        verbs.RAISE: "Move it to the top",
        verbs.LEAVE: "Leave it at the bottom",
    }[verb]


def _warning(table: Table, a: int) -> str:
    """What would be lost for ever by a move."""
    view, verb = table.view, action.verb(a)
    if verb == verbs.END and BAR.count(view, 0) + HAND.count(view, 0) >= BAR_HOLDS:
        return f"The damage bar would hold {BAR_HOLDS} or more: the game would be lost."
    after = view.copy()
    after.play(a)
    if verb == verbs.PLACE and chances.uncompletable(
        after, table.game.kinds, action.x(a), table.ace, abilities=table.abilities
    ):
        return "No card left could be its second attack card: it would be wasted."
    if after.over():
        lost = RESULT.get(after, 0) != DUNGEON_CLEARED
        return f"The game would be lost: {say.ENDINGS[RESULT.get(after, 0)]}." if lost else ""
    if table.hopeless(after):
        return "After this the dungeon could no longer be cleared."
    return ""
