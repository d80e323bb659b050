"""What is noted of cards, rooms and the whole table: who knows what, and what could be done."""
# plain: looks are for people, not for a search

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.places import UP, Zone
from underdeck.games.hundred_swords import dungeon
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    CLOSED,
    PASSES,
    QUIET,
    RENTALS,
    ROOM,
    SEEN,
    USED_NOW,
)
from underdeck.games.hundred_swords.turn import QUIET_TURNS

POINTS = ("movement", "strength", "energy")
SHORT = ("mov", "str", "en")
HERE = "▲"  # the player's room
SOON = 30  # quiet turns after which players are told
KINDS = {1: "an item", 2: "a monster", 3: "an obstacle", 9: "a card"}


def of(view: State) -> tuple[str, ...]:
    """What is true of the whole table."""
    said = []
    if QUIET.get(view, 0) >= SOON:
        said.append(
            f"Nothing has left the dungeon for {QUIET.get(view, 0)} turns; "
            f"after {QUIET_TURNS} the match ends (HS-0.2R)."
        )
    if PASSES.get(view, 0):
        said.append(f"Revealed monsters that can be moved past: {PASSES.get(view, 0)}.")
    if CLOSED.get(view, 0):
        said.append(f"Dungeon {CLOSED.get(view, 0)} is closed (HS-11.5).")
    return tuple(said)


def of_card(view: State, zone: Zone, me: int, i: int) -> tuple[str, ...]:
    """What is noted of a card: that it lies face down and who has seen it, that it is used."""
    mark = zone.mark(view, me, i)
    said = []
    if zone is not ROOM:
        if zone is not RENTALS and zone.marked and zone.card(view, me, i) > 0:
            said.append("known")
        return tuple(said)
    if zone.card(view, me, i) > 0 and not mark & UP:
        said.append("face down, known")
    if dungeon.is_surprised(view, me):
        said.append("surprised")
    if mark & USED_NOW:
        said.append("used")
    return tuple(said)


def of_room(view: State, cards: Cards, where: int, *, here: bool) -> str:
    """What could be done in a room, and its cost."""
    said = ["you are here"] if here else []
    card = dungeon.card_in(view, where)
    if card > 0:
        said += of_kind(view, cards, card, where)
    seats = [
        seat for seat in range(view.book.seats) if ROOM.lowest_mark(view, where) & SEEN << seat
    ]
    if seats:
        said.append("seen by " + " and ".join(str(seat + 1) for seat in seats))
    return ", ".join(said)


def of_kind(view: State, cards: Cards, card: int, where: int) -> list[str]:
    """What a card asks for."""
    said = []
    if cards.locked[card]:
        said.append("takes a key")
    elif cards.price(card) or cards.is_item(card):
        verb = "acquire" if cards.is_item(card) else "defeat" if cards.is_monster(card) else "clear"
        said.append(f"{verb} for {cards.price(card)} {POINTS[cards.paid_in(card)]}")
    if cards.passed[card]:
        said.append("cleared when moved past")
    if cards.witnessed[card]:
        said.append(f"cleared when {KINDS[cards.witnessed[card]]} is revealed")
    if cards.blocks[card]:
        said.append("blocks the way")
    if cards.usable(card) and dungeon.face_up(view, where):
        said.append("can be used")
    return said


def brief(cards: Cards, card: int, *, here: bool) -> str:
    """What a card costs, and that the player is there, where there is little room to say it."""
    said = [HERE] if here else []
    if card > 0 and cards.locked[card]:
        said.append("key")
    elif card > 0 and cards.price(card):
        said.append(f"{cards.price(card)} {SHORT[cards.paid_in(card)]}")
    return " ".join(said)
