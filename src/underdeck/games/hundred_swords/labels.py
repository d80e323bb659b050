"""What buttons and questions say, and where moves start and aim."""
# plain: looks are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.deeds import NO, WHICH, YES, Either, If, May, Series
from underdeck.core.game import Game
from underdeck.core.kernel import State, Step
from underdeck.core.look import At, Move
from underdeck.core.steps import ACCEPT
from underdeck.core.vocabulary import SLOT
from underdeck.core.words import Word
from underdeck.games.hundred_swords import dungeon, verbs
from underdeck.games.hundred_swords.places import (
    CROWD,
    DECK,
    DISCARD,
    ENERGY,
    HAND,
    MOVEMENT,
    POSITION,
    RENTALS,
    STRENGTH,
)
from underdeck.games.hundred_swords.say import PILES, USES, counted
from underdeck.games.hundred_swords.table import Table
from underdeck.games.hundred_swords.vocabulary import vocabulary

IT = 3  # the field of a frame that says what its step is about
SPENDING = (verbs.RENT, verbs.MOVE, verbs.ACQUIRE, verbs.DEFEAT, verbs.CLEAR)
TAKING = (verbs.ACQUIRE, verbs.DEFEAT, verbs.CLEAR)

PROMPTS = {
    "Explore": "Play cards, rent, move, acquire, defeat or clear; or end the turn.",
    "Check": "An item lies here. Reveal it, or put it back face down?",
    "OpenLock": "Open the lock with {it}?",
    "Enter": "Which dungeon do you enter?",
    "Greed": "Both ends are worth the same. Which card is taken?",
}


def prompt(view: State, table: Table) -> str:
    """The question that is asked."""
    if view.seat() < 0:
        return "The cards are shuffled."
    step = view.asking()
    name = table.kinds.name(view.frame(0, IT))
    if step.name == "Mulligan":
        ask = "Propose a mulligan?" if view.at == 0 else "A mulligan is proposed. Do you agree?"
        return f"{ask} The dungeon is dealt anew."
    if isinstance(step, Word):
        return f"{name}: {says(step) or whole(table, view.frame(0, IT))}"
    return PROMPTS.get(step.name, "Choose.").format(it=name)


def whole(table: Table, card: int) -> str:
    """The whole text of a card."""
    text = table.texts[card] if card > 0 else None
    return text.text if text is not None else "choose."


def says(step: Step) -> str:
    """A word's sentence, as cards have it; "" for what joins words."""
    if not isinstance(step, Word) or isinstance(step, (Series, Either, May, If)):
        return ""
    slots = vocabulary().slots
    values = {name: getattr(step, name, getattr(step, "n", 1)) for name in SLOT.findall(step.reads)}
    said = SLOT.sub(lambda m: slots[m[1]].wording(values[m[1]], "en"), step.reads)
    return said[0].upper() + said[1:] + "."


# Moves ---------------------------------------------------------------------------------------


def move(game: Game, view: State, table: Table, a: int) -> Move:
    """An option as a move: its words, its button, where it starts and aims."""
    start, aim = ends(game, view, a)
    said = label(game, view, table, a)
    return Move(game.words(view, a), said, game.rule(view, a), start, aim, warning(view, a))


def warning(view: State, a: int) -> str:
    """What spending would lose beside what it is for (HS-4.3)."""
    verb = action.verb(a)
    if verb not in SPENDING:
        return ""
    used = {verbs.MOVE: verbs.FOR_MOVEMENT, verbs.DEFEAT: verbs.FOR_STRENGTH}
    held = (MOVEMENT.get(view, 0), STRENGTH.get(view, 0), ENERGY.get(view, 0))
    if verb == verbs.MOVE:
        held = (held[0] - action.x(a), *held[1:])
    lost = [
        f"{n} {USES[use]}"
        for use, n in enumerate(held)
        if n > 0 and (verb == verbs.MOVE or use != used.get(verb, verbs.FOR_ENERGY))
    ]
    return f"Lost then: {', '.join(lost)}." if lost else ""


def label(game: Game, view: State, table: Table, a: int) -> str:
    """What a button for an action says."""
    verb, x, name = action.verb(a), action.x(a), game.kinds.name(action.card(a))
    if verb == verbs.PLAY:
        return f"Play {name} for {worth(table, action.card(a), x)}"
    if verb in TAKING or verb == verbs.OPEN:
        return taking(game, view, table, verb)
    if verb == verbs.ROOM:
        return in_room("Room", game, view, x)
    if verb == verbs.USE:
        return in_room("Use room", game, view, x)
    if verb == verbs.PILE:
        zone = DECK if x == 1 else DISCARD
        return f"Look through your {PILES[x]} ({counted(zone.count(view, view.seat()), 'card')})"
    if verb == WHICH:
        return says(view.asking().parts()[x]) or f"Choice {x + 1}"
    mulligan = view.asking().name == "Mulligan"
    return {
        verbs.END: "End the turn",
        verbs.RENT: f"Rent {name} for {table.cards.cost[action.card(a)]} energy",
        verbs.MOVE: f"Move {counted(x, 'room')}, to room {POSITION.get(view, 0) + x}",
        verbs.REVEAL: "Reveal it",
        verbs.PUT_BACK: "Put it back face down",
        verbs.ENTER: f"Enter dungeon {x}",
        verbs.CARD: name,
        verbs.PAY: f"Pay with {name}",
        verbs.KEEP: f"Keep {name}",
        verbs.MULLIGAN: "Propose it",
        action.verb(ACCEPT): "Agree",
        action.verb(YES): "Yes",
        action.verb(NO): "No, go on" if mulligan and view.at == 0 else "No",
    }.get(verb, game.words(view, a))


def worth(table: Table, card: int, use: int) -> str:
    """What playing a card for something gives."""
    if use == verbs.FOR_ENERGY:
        return "1 energy"
    values = table.cards.movement if use == verbs.FOR_MOVEMENT else table.cards.strength
    return f"{values[card]} {USES[use]}"


def taking(game: Game, view: State, table: Table, verb: int) -> str:
    """What a button says that gets the card of the player's room."""
    card, cards = dungeon.card_in(view, dungeon.here(view)), table.cards
    said = f"{game.verbs.numbers[verb].name.capitalize()} {game.kinds.name(card)}"
    if verb == verbs.OPEN:
        return said
    return f"{said} for {cards.price(card)} {USES[cards.paid_in(card)]}"


def in_room(said: str, game: Game, view: State, room: int) -> str:
    """What a button says that is about a room: with its card, if the player knows it."""
    if not 1 <= room <= 5:
        return f"{said} {room}"
    card = dungeon.card_in(view, place(view, room))
    what = game.kinds.name(card) if card > 0 else "face down" if card < 0 else "empty"
    return f"{said} {room}: {what}"


def place(view: State, room: int) -> int:
    """Where the room lies that an answer names: a word may be about the other dungeon."""
    step = view.asking()
    where: int = step.place(view, room) if hasattr(step, "place") else dungeon.at(view, room)
    return where


# Where moves start and aim -------------------------------------------------------------------


def ends(game: Game, view: State, a: int) -> tuple[At | None, At | None]:
    """Where a move starts, and where it aims."""
    verb, card, x, owner = action.verb(a), action.card(a), action.x(a), view.seat() + 1
    here = room_at(game, dungeon.here(view)) if POSITION.get(view, 0) else None
    if verb in (verbs.PLAY, verbs.PAY):
        return in_hand(view, card), At(f"played {owner}")
    if verb == verbs.KEEP:
        return in_hand(view, card), At(f"deck {owner}")
    if verb == verbs.RENT:
        return At("rentals", RENTALS.find(view, 0, card), 0), At(f"hand {owner}")
    if verb == verbs.MOVE:
        return here, room_at(game, dungeon.at(view, POSITION.get(view, 0) + x))
    if verb in (*TAKING, verbs.OPEN, verbs.REVEAL, verbs.PUT_BACK):
        return here, None
    if verb in (verbs.USE, verbs.ROOM) and 1 <= x <= 5:
        return room_at(game, place(view, x)), None
    if verb == verbs.PILE:
        return At(f"{PILES[x]} {owner}"), None
    if verb == verbs.ENTER:
        return At(f"rooms {x}"), None
    return (chosen(view, card), None) if verb == verbs.CARD else (None, None)


def room_at(game: Game, where: int) -> At:
    """A room as clients find it."""
    number = f" {dungeon.of(where) + 1}" if game.seats >= CROWD else ""
    return At(f"rooms{number}", dungeon.number(where) - 1)


def in_hand(view: State, card: int) -> At | None:
    """A card of the hand of the seat that is asked."""
    i = HAND.find(view, view.seat(), card)
    return At(f"hand {view.seat() + 1}", i, 0) if i >= 0 else None


def chosen(view: State, card: int) -> At | None:
    """Where a card lies that is to be chosen: in a pile that lies open, or in the hand."""
    seat, owner = view.seat(), view.seat() + 1
    piled = view.x == 2 or DISCARD.find(view, seat, card) >= 0 > HAND.find(view, seat, card)
    if piled and DISCARD.find(view, seat, card) >= 0:
        return At(f"discard {owner}", 0, DISCARD.find(view, seat, card))
    return in_hand(view, card)
