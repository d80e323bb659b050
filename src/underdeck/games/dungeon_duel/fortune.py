"""HP, soul, elements and magic of the players, and the sudden ends that follow from them (DD-2)."""

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import (
    CLASSES,
    ELEMENTS,
    HP,
    LEARNED,
    MAGIC,
    POWERS,
    SOUL,
)
from underdeck.games.dungeon_duel.told import (
    ELEMENT_GAINED,
    ENDED,
    HP_GAINED,
    HP_LOST,
    POWER_LEARNED,
    SOUL_GAINED,
)

ALL_ELEMENTS = 63  # a bit for each of the six
AHEAD = 4  # souls more than the opponent's (DD-2.1)


def lose_hp(s: State, me: i32, n: i32) -> None:
    """A player loses HP, down to 0 at most; at 0 the match is over (DD-2.3, DD-2.5R)."""
    if n <= 0:
        return
    HP.set(s, me, max(0, HP.get(s, me) - n))
    s.tell(HP_LOST, me, 0, n, HP.get(s, me))
    if HP.get(s, me) == 0:
        finish(s, me)


def gain_hp(s: State, me: i32, n: i32) -> None:
    """A player gains HP, without a limit (DD-2.6R)."""
    if n > 0:
        HP.add(s, me, n)
        s.tell(HP_GAINED, me, 0, n, HP.get(s, me))


def gain_soul(s: State, me: i32, n: i32) -> None:
    """A player's soul level rises; four above the opponent's, the match is over (DD-2.1)."""
    if n <= 0:
        return
    SOUL.add(s, me, n)
    s.tell(SOUL_GAINED, me, 0, n, SOUL.get(s, me))
    if SOUL.get(s, me) - SOUL.get(s, 1 - me) >= AHEAD:
        finish(s, me)


def gain_element(s: State, cards: Cards, me: i32, card: i32) -> None:
    """An elemental monster lies before who beat it: the second of an element brings its magic,
    and all six end the match (DD-4.2, DD-2.2)."""
    element = cards.element[card]
    s.tell(ELEMENT_GAINED, me, card, element - 1, 0)
    if owned(s, cards, me) == ALL_ELEMENTS:
        finish(s, me)
    elif count(s, cards, me, element) == 2:
        learn_power(s, cards, me, element)


def learn_power(s: State, cards: Cards, me: i32, element: i32) -> None:
    """The magic power of an element is learned, unless only one player may have it (DD-4.2R)."""
    bit = 1 << element - 1
    if cards.single_powers and MAGIC.get(s, 1 - me) & bit:
        return
    MAGIC.set(s, me, MAGIC.get(s, me) | bit)
    for i in range(POWERS.count(s, 0)):
        power = POWERS.card(s, 0, i)
        if cards.element[power] == element:
            s.tell(POWER_LEARNED, me, power, 0, 0)


def owned(s: State, cards: Cards, me: i32) -> int:
    """A bit for each element that a player owns."""
    bits = 0
    for i in range(ELEMENTS.count(s, me)):
        bits |= 1 << cards.element[ELEMENTS.card(s, me, i)] - 1
    return bits


def count(s: State, cards: Cards, me: i32, element: i32) -> int:
    """How many monsters of an element a player owns."""
    n = 0
    for i in range(ELEMENTS.count(s, me)):
        if cards.element[ELEMENTS.card(s, me, i)] == element:
            n += 1
    return n


def is_learned(s: State, me: i32, i: i32) -> bool:  # compiled: inline
    """Whether the skill of the player's `i`-th class is learned."""
    return CLASSES.mark(s, me, i) & LEARNED != 0


def has_power(s: State, cards: Cards, me: i32, power: i32) -> bool:
    """Whether a player has learned a magic power."""
    return MAGIC.get(s, me) >> cards.element[power] - 1 & 1 != 0


def skill(s: State, cards: Cards, me: i32, of: list[int]) -> int:
    """What a player's learned classes and magic powers add up to in one of their numbers."""
    total = 0
    for i in range(CLASSES.count(s, me)):
        if is_learned(s, me, i):
            total += of[CLASSES.card(s, me, i)]
    for i in range(POWERS.count(s, 0)):
        power = POWERS.card(s, 0, i)
        if has_power(s, cards, me, power):
            total += of[power]
    return total


def has_skill(s: State, cards: Cards, me: i32, of: list[bool]) -> bool:
    """Whether one of a player's learned classes or magic powers has a property."""
    for i in range(CLASSES.count(s, me)):
        if is_learned(s, me, i) and of[CLASSES.card(s, me, i)]:
            return True
    for i in range(POWERS.count(s, 0)):
        power = POWERS.card(s, 0, i)
        if of[power] and has_power(s, cards, me, power):
            return True
    return False


def finish(s: State, me: i32) -> None:
    """The match is over."""
    s.tell(ENDED, me, 0, 0, 0)
    s.end()
