"""How good a view is for a seat, and an option of it: rules of thumb, for bots."""

from __future__ import annotations

import underdeck.games.dungeon_duel.fight as fight
import underdeck.games.dungeon_duel.floor as floors
import underdeck.games.dungeon_duel.fortune as fortune
import underdeck.games.dungeon_duel.prices as prices
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import ELEMENTAL, Cards, cards_of
from underdeck.games.dungeon_duel.places import (
    CLASSES,
    COLUMN,
    COLUMNS,
    DAMAGE,
    ELEMENTS,
    EXTRA,
    FLOOR,
    FLOORS,
    HP,
    PARTY,
    SOUL,
    SPEAR,
    TILE,
    TREATMENTS,
    WEAPONS,
    token,
)

WON = 1_000_000
DEPTH = 3  # own answers that are looked ahead to: choose, act, put a token
ROWS_OF_FLOOR = 25

# What things are worth, in hundredths of an HP.
A_HP = 100
SCARCE_HP = 150  # each HP that is missing to 7
A_SOUL = 380
LEAD = 100  # a soul level's lead, squared
FEAR = 460  # of the other's lead, squared, beside what it is worth to them
AN_ELEMENT = 520
PER_ELEMENT = 200  # more for each that is owned already
AN_ICON = 26  # for each card that is still to come on this floor and the next, /10
A_REST = 110
A_LESSON = 380
TEMPO = 220


def prefer(view: State, a: i32) -> int:
    """How much the seat that is asked likes an option, the more the better."""
    me = view.seat()
    return ahead(view, a, me, DEPTH)


def ahead(s: State, a: i32, me: i32, depth: i32) -> int:
    """What a view is worth after an option, and after the best of the own answers that follow."""
    after = s.copy()
    after.play(a)
    if depth == 1 or after.seat() != me or after.asking().name == "Choose":
        return worth(after, me)
    best = -2 * WON
    answers = after.options()
    for answer in answers:
        best = max(best, ahead(after, answer, me, depth - 1))
    return best


def worth(s: State, me: i32) -> int:
    """How good a view is for a seat: what it has, less what its opponent has."""
    cards = cards_of(s)
    behind = max(0, SOUL.get(s, 1 - me) - SOUL.get(s, me))
    fear = FEAR * behind * behind
    return own(s, cards, me) - own(s, cards, 1 - me) - fear + turn(s, cards, me)


def own(s: State, cards: Cards, me: i32) -> int:
    """What a player has, in hundredths of an HP."""
    hp = HP.get(s, me)
    if hp == 0:
        return -WON
    if fortune.owned(s, cards, me) == fortune.ALL_ELEMENTS:
        return WON
    lead = SOUL.get(s, me) - SOUL.get(s, 1 - me)
    if lead >= fortune.AHEAD:
        return WON
    value = A_HP * hp - SCARCE_HP * max(0, 7 - hp) + A_SOUL * SOUL.get(s, me)
    if lead > 0:
        value += LEAD * lead * lead
    value += force(s, cards, me) * AN_ICON * to_come(s) // 100
    value += A_REST * (TREATMENTS.count(s, me) + fortune.skill(s, cards, me, cards.rest))
    return value + elements(s, cards, me) + lessons(s, cards, me)


def to_come(s: State) -> int:
    """How many cards are left, in tenths of a floor's, the own share."""
    floors_left = FLOORS - FLOOR.get(s, 0)
    return (floors.left(s) + ROWS_OF_FLOOR * floors_left) * 2


def force(s: State, cards: Cards, me: i32) -> int:
    """What a player deals to a monster that each icon hits alike, in tenths."""
    total = 10 * fortune.skill(s, cards, me, cards.flat)
    total += 10 * fortune.skill(s, cards, me, cards.weakens)
    for i in range(PARTY.count(s, me)):
        total += icons(cards, PARTY.card(s, me, i))
        if PARTY.mark(s, me, i) & TILE:
            total += 10 * fight.TILE_DAMAGE
    for i in range(CLASSES.count(s, me)):
        if fortune.is_learned(s, me, i):
            total += icons(cards, CLASSES.card(s, me, i))
    return total + arms(s, cards, me)


def icons(cards: Cards, card: i32) -> int:
    """What the icons of a card deal on average, in tenths."""
    return 15 * (cards.sword[card] + cards.bow[card] + cards.spear[card])


def arms(s: State, cards: Cards, me: i32) -> int:
    """What the best weapons deal on average, in tenths: each further one adds a little."""
    best = 0
    others = 0
    for i in range(WEAPONS.count(s, me)):
        weapon = WEAPONS.card(s, me, i)
        value = icons(cards, weapon) + 10 * cards.weakens[weapon]
        if cards.any_icon[weapon]:
            value += 22
        others += value // 4
        best = max(best, value)
    if best > 0:
        best += 10 * fortune.skill(s, cards, me, cards.weapon_bonus)
    return best + others


def elements(s: State, cards: Cards, me: i32) -> int:
    """What a player's elements are worth: the more different ones, the more each."""
    bits = fortune.owned(s, cards, me)
    n = 0
    pairs = 0
    for element in range(1, 7):
        if bits >> element - 1 & 1:
            n += 1
            if fortune.count(s, cards, me, element) > 1:
                pairs += 1
    return n * AN_ELEMENT + n * n * PER_ELEMENT + pairs * AN_ELEMENT


def lessons(s: State, cards: Cards, me: i32) -> int:
    """What a player's classes are worth: less while a skill is still to be learned; in the draft
    all are worth the same, as the measured duels have it."""
    total = 0
    if FLOOR.get(s, 0) == 0:
        return 0
    for i in range(CLASSES.count(s, me)):
        card = CLASSES.card(s, me, i)
        value = skill(cards, card) * to_come(s) // 150
        if fortune.is_learned(s, me, i):
            total += value + A_LESSON
        else:
            missing = max(0, prices.requirement(s, cards, me, card) - SOUL.get(s, me))
            total += value * max(1, 4 - missing) // 10
    return total


def skill(cards: Cards, card: i32) -> int:
    """What a class's skill is worth over a whole match, beside what learning itself is."""
    value = 12 * icons(cards, card) + 120 * (cards.flat[card] + cards.weakens[card])
    value += 90 * cards.rest[card] + 110 * cards.cheaper_followers[card]
    value += 100 * cards.cheaper_sacrifices[card] + 90 * cards.weapon_bonus[card]
    if cards.second_choice[card]:
        value += 450
    if cards.learned[card] is not None:
        value += 150
    if cards.beaten[card] is not None:
        value += 400
    return value


def floors_left(s: State) -> int:
    """How many floors are still to come."""
    return FLOORS - FLOOR.get(s, 0)


def turn(s: State, cards: Cards, me: i32) -> int:
    """What the turn is worth: to have it, and what the opponent could take now."""
    if s.over():
        return 0
    if s.seat() == me or EXTRA.get(s, 0) > 0:
        return TEMPO
    return -prey(s, cards, 1 - me) // 2 + dangers(s, me) - dangers(s, 1 - me)


def prey(s: State, cards: Cards, me: i32) -> int:
    """The best that a player could get from a card that is available now."""
    best = 0
    for column in range(COLUMNS):
        if COLUMN.count(s, column) > 0:
            card = COLUMN.card(s, column, 0)
            if card > 0:
                best = max(best, gain(s, cards, me, card))
    return best


def gain(s: State, cards: Cards, me: i32, card: i32) -> int:
    """What using a card would bring a player, less what it costs."""
    if not cards.fights(card):
        return A_HP * prices.resting(s, cards, me)
    price = cheapest(s, cards, me, card)
    if price >= HP.get(s, me):
        return 0
    if cards.kind[card] == ELEMENTAL:
        return AN_ELEMENT + PER_ELEMENT * ELEMENTS.count(s, me) - A_HP * price
    lead = SOUL.get(s, me) - SOUL.get(s, 1 - me) + cards.soul[card]
    if lead >= fortune.AHEAD:
        return WON // 2
    return A_SOUL * cards.soul[card] - A_HP * price


def cheapest(s: State, cards: Cards, me: i32, card: i32) -> int:
    """The least that beating a monster costs a player."""
    best = fight.price(s, cards, me, card, 0, 0)
    for i in range(WEAPONS.count(s, me)):
        weapon = WEAPONS.card(s, me, i)
        if cards.any_icon[weapon]:
            for icon in range(1, 4):
                best = min(best, fight.price(s, cards, me, card, weapon, icon))
        else:
            best = min(best, fight.price(s, cards, me, card, weapon, 0))
    return best


def dangers(s: State, me: i32) -> int:
    """What a player's tokens on the floor are worth."""
    n = 0
    for column in range(COLUMNS):
        for i in range(COLUMN.count(s, column)):
            mark = COLUMN.mark(s, column, i)
            for kind in range(DAMAGE, SPEAR + 1):
                if mark & token(me, kind):
                    n += 90 if kind == DAMAGE else 45
                    if i == 0:
                        n += 30
    return n
