"""Whether a dungeon can still be cleared, judged by what the player can know."""
# plain: asked for people, a few times a turn

from __future__ import annotations

from collections.abc import Iterator

from underdeck.core.kernel import State
from underdeck.core.kinds import Kinds
from underdeck.core.places import Zone
from underdeck.games.clear_the_dungeon import kinds as cards
from underdeck.games.clear_the_dungeon import monsters
from underdeck.games.clear_the_dungeon.places import (
    BAR,
    CLEARED,
    DOUBLED,
    INVENTORY,
    LAID,
    MONSTERS,
    SPOTS,
)

SPADE_KING = cards.KINGS + cards.SPADES


def hopeless(view: State, kinds: Kinds, ace: int, *, boomer: bool, abilities: bool) -> bool:
    """Whether no order of the hidden cards lets the player clear the dungeon (CD-2.8R).

    It never says so wrongly; it counts cards, suits, and attacks that nothing can complete.
    """
    left = _usable(view, kinds)
    standing = _standing(view, kinds)
    free = {cards.suit(card) for card in left if boomer and cards.rank(card) == cards.ACE}
    doubling = abilities and not CLEARED.holding(view, 0, SPADE_KING)
    return (
        _cards_needed(view, standing, free) > len(left)
        or _jokers_needed(left, standing, free) > left.count(cards.JOKER)
        or any(_stuck(view, spot, left, ace, doubling=doubling) for spot in range(SPOTS))
    )


def uncompletable(view: State, kinds: Kinds, spot: int, ace: int, *, abilities: bool) -> bool:
    """Whether no card left can be the second attack card on that monster."""
    doubling = abilities and not CLEARED.holding(view, 0, SPADE_KING)
    return _stuck(view, spot, _usable(view, kinds), ace, doubling=doubling)


def _lying(view: State, zone: Zone) -> Iterator[int]:
    for me in range(zone.owners):
        for i in range(zone.count(view, me)):
            yield zone.card(view, me, i)


def _usable(view: State, kinds: Kinds) -> list[int]:
    """The power cards not yet spent: in hand, reserve and deck, wherever they are."""
    left = [card for card in kinds.all() if kinds.groups[card] == "power"]
    for zone in (BAR, CLEARED, LAID):
        for card in _lying(view, zone):
            if card in left:
                left.remove(card)
    return left


def _standing(view: State, kinds: Kinds) -> list[int]:
    """The monsters not yet defeated, face up or not."""
    fallen = {*_lying(view, CLEARED), *_lying(view, INVENTORY)}
    return [c for c in kinds.all() if kinds.groups[c] == "monster" and c not in fallen]


def _cards_needed(view: State, standing: list[int], free: set[int]) -> int:
    """Attack cards and triggers still to be placed; a returning ace is a trigger for nothing."""
    laid = sum(LAID.count(view, spot) for spot in range(SPOTS))
    triggers = sum(cards.suit(monster) not in free for monster in standing)
    return 2 * len(standing) - laid + triggers


def _jokers_needed(left: list[int], standing: list[int], free: set[int]) -> int:
    """Triggers for which no card of the suit is left."""
    needed = 0
    for suit in range(4):
        of_suit = sum(card != cards.JOKER and cards.suit(card) == suit for card in left)
        monsters_of_suit = sum(cards.suit(monster) == suit for monster in standing)
        if suit not in free:
            needed += max(0, monsters_of_suit - of_suit)
    return needed


def _stuck(view: State, spot: int, left: list[int], ace: int, *, doubling: bool) -> bool:
    """Whether a first attack card lies there that no card left can complete (CD-2.3R)."""
    if LAID.count(view, spot) != 1 or not monsters.face_up(view, spot):
        return False
    best = max((cards.value(card, ace) for card in left), default=0)
    first = monsters.worth(view, spot, 0, ace)
    total = first + best
    if doubling:
        again = 0 if LAID.mark(view, spot, 0) & DOUBLED else first
        total += max(best, again)
    return total < cards.power(MONSTERS.card(view, spot, 0))
