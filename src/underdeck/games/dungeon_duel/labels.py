"""What buttons and questions say, and where moves start and aim."""
# plain: looks are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.deeds import NO, YES
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.look import At, Move
from underdeck.games.dungeon_duel import fight, floor, prices, verbs
from underdeck.games.dungeon_duel.places import (
    COLUMN,
    COLUMNS,
    DAMAGE,
    DRAFT,
    FLOOR,
    HP,
    PARTY,
    SPEAR,
    TOKENS,
    token,
)
from underdeck.games.dungeon_duel.say import ICONS
from underdeck.games.dungeon_duel.table import Table

DEADLY = "This takes your last HP: you would lose."
PROMPTS = {
    "Draft": "Take a hero class.",
    "Choose": "Choose a card: the lowest of a column.",
    "LoseFollower": "A death trap: which follower is lost?",
    "PutTile": "On which follower does the tile go?",
}


def prompt(view: State, table: Table) -> str:
    """The question that is asked."""
    if view.seat() < 0:
        return "The cards are shuffled."
    step = view.asking()
    if step.name.startswith("Act"):
        return f"What do you do with {table.kinds.name(COLUMN.card(view, view.x, view.y))}?"
    if step.name in table.kinds.numbers:
        text = table.texts[table.kinds.numbers[step.name]]
        return f"{step.name}: {text.text if text else 'choose.'}"
    return PROMPTS.get(step.name, "Choose.")


def move(game: Game, view: State, table: Table, a: int) -> Move:
    """An option as a move: its words, its button, where it starts and aims."""
    start, aim = ends(view, a)
    said = label(game, view, table, a)
    return Move(game.words(view, a), said, game.rule(view, a), start, aim, warning(view, table, a))


def label(game: Game, view: State, table: Table, a: int) -> str:
    """What a button for an action says, with what it costs and gives."""
    verb, x, y, card = action.verb(a), action.x(a), action.y(a), action.card(a)
    name, cards, me = game.kinds.name(card), table.cards, view.seat()
    if verb == verbs.CHOOSE:
        i = floor.second(view, x - 1) if y else 0
        return f"Column {x}: {game.kinds.name(COLUMN.card(view, x - 1, i))}"
    if verb == verbs.FIGHT:
        return fighting(view, table, card, x)
    if verb == verbs.PUT:
        return f"A {TOKENS[card]} token on column {x}, card {y} from the bottom"
    return {
        verbs.PICK: f"Take {name}",
        verbs.RECRUIT: f"Recruit for {prices.wages(view, cards, me)} HP",
        verbs.ARM: "Take the weapon",
        verbs.TREAT: "Be treated",
        verbs.TRAP: "Set the trap",
        verbs.REST: f"Rest: gain {prices.resting(view, cards, me)} HP",
        verbs.LEARN: f"Learn {name}",
        verbs.SACRIFICE: f"Sacrifice for an extra turn: {prices.toll(view, cards, me)} HP",
        verbs.REMOVE: "Remove it",
        verbs.LOSE: f"Lose {name}",
        verbs.TILE: f"On {name}",
        action.verb(YES): "Yes",
        action.verb(NO): "No",
    }.get(verb, game.words(view, a))


def fighting(view: State, table: Table, weapon: int, icon: int) -> str:
    """A fight with its sum: what attacks, against what, for which price."""
    cards, me, card = table.cards, view.seat(), COLUMN.card(view, view.x, view.y)
    sum_ = fight.attack(view, cards, me, card, weapon, icon)
    needed = fight.resistance(view, cards, me, card, weapon)
    price = fight.price(view, cards, me, card, weapon, icon)
    armed = f" with {table.kinds.name(weapon)}" if weapon else ""
    used = f" as {ICONS[icon]}" if icon else ""
    gain = f"gain {cards.soul[card]} soul" if cards.element[card] == 0 else "gain the element"
    return f"Fight{armed}{used}: {sum_} against {needed}, pay {price} HP, {gain}"


def warning(view: State, table: Table, a: int) -> str:
    """What one should know before doing it: a deadly price, a trap that waits (DD-3.9R)."""
    verb, cards, me = action.verb(a), table.cards, view.seat()
    if verb == verbs.CHOOSE:
        return trapped(view, table, a)
    if verb not in (verbs.FIGHT, verbs.RECRUIT, verbs.SACRIFICE):
        return ""
    if verb == verbs.FIGHT:
        chosen = COLUMN.card(view, view.x, view.y)
        price = fight.price(view, cards, me, chosen, action.card(a), action.x(a))
    elif verb == verbs.RECRUIT:
        price = prices.wages(view, cards, me)
    else:
        price = prices.toll(view, cards, me)
    return DEADLY if price >= HP.get(view, me) else ""


def trapped(view: State, table: Table, a: int) -> str:
    """What the opponent's token on a card would do."""
    column, me = action.x(a) - 1, view.seat()
    i = floor.second(view, column) if action.y(a) else 0
    mark = COLUMN.mark(view, column, i)
    damage = table.cards.trap_damage[FLOOR.get(view, 0)]
    for kind in range(DAMAGE, SPEAR + 1):
        if mark & token(1 - me, kind):
            if kind != DAMAGE:
                return f"A trap of your opponent: it takes a follower with a {TOKENS[kind]}."
            deadly = f" {DEADLY}" if damage >= HP.get(view, me) else ""
            return f"A trap of your opponent: you lose {damage} HP.{deadly}"
    return ""


# Where moves start and aim -------------------------------------------------------------------


def spot(view: State, column: int, i: int) -> At:
    """A card of the floor as clients find it."""
    return At("floor", sum(COLUMN.count(view, other) for other in range(column)) + i)


def ends(view: State, a: int) -> tuple[At | None, At | None]:
    """Where a move starts, and where it aims."""
    verb, x, y, card, owner = (
        action.verb(a),
        action.x(a),
        action.y(a),
        action.card(a),
        view.seat() + 1,
    )
    if verb == verbs.PICK:
        return At("draft", DRAFT.find(view, 0, card)), At(f"classes {owner}")
    if verb == verbs.CHOOSE and 1 <= x <= COLUMNS:
        return spot(view, x - 1, floor.second(view, x - 1) if y else 0), None
    if verb == verbs.PUT and 1 <= x <= COLUMNS:
        return None, spot(view, x - 1, y - 1)
    if verb in (verbs.LOSE, verbs.TILE):
        return At(f"party {owner}", PARTY.find(view, view.seat(), card)), None
    return None, None  # what is done with the chosen card is a button
