"""The sum of a fight: what attacks, how much is missing, what it costs in HP (DD-5)."""

from __future__ import annotations

import underdeck.games.dungeon_duel.fortune as fortune
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import CLASSES, FLOOR, PARTY, POWERS, TILE

TILE_DAMAGE = 2  # what a follower with a Bard's tile deals more (DD-6.3)


def resistance(s: State, cards: Cards, me: i32, monster: i32, weapon: i32) -> int:
    """A monster's HP in this fight, never below 0 (DD-4.3, DD-6.2)."""
    less = fortune.skill(s, cards, me, cards.weakens)
    if weapon > 0:
        less += cards.weakens[weapon]
    return max(0, cards.hp_on(monster, FLOOR.get(s, 0)) - less)


def attack(s: State, cards: Cards, me: i32, monster: i32, weapon: i32, icon: i32) -> int:
    """What a player's attack adds up to (DD-5.2): classes, powers, followers, one weapon."""
    total = by_skills(s, cards, me, monster) + by_party(s, cards, me, monster)
    if weapon > 0:
        total += by_weapon(s, cards, me, monster, weapon, icon)
    return total


def by_skills(s: State, cards: Cards, me: i32, monster: i32) -> int:
    """What learned classes and magic powers deal, flat bonuses too (DD-5.2R)."""
    total = fortune.skill(s, cards, me, cards.flat)
    for i in range(CLASSES.count(s, me)):
        if fortune.is_learned(s, me, i):
            total += cards.icons(CLASSES.card(s, me, i), monster)
    for i in range(POWERS.count(s, 0)):
        power = POWERS.card(s, 0, i)
        if fortune.has_power(s, cards, me, power):
            total += cards.icons(power, monster)
    return total


def by_party(s: State, cards: Cards, me: i32, monster: i32) -> int:
    """What all followers deal, one with a Bard's tile 2 more (DD-4.4, DD-6.3)."""
    total = 0
    for i in range(PARTY.count(s, me)):
        follower = PARTY.card(s, me, i)
        total += cards.icons(follower, monster) + cards.flat[follower]
        if PARTY.mark(s, me, i) & TILE:
            total += TILE_DAMAGE
    return total


def by_weapon(s: State, cards: Cards, me: i32, monster: i32, weapon: i32, icon: i32) -> int:
    """What the weapon of the battle deals, used as `icon` if it can be chosen (DD-6.1, DD-6.6)."""
    total = cards.icons(weapon, monster) + cards.flat[weapon]
    if icon > 0:
        total += cards.weakness(monster, icon)
    return total + fortune.skill(s, cards, me, cards.weapon_bonus)


def price(s: State, cards: Cards, me: i32, monster: i32, weapon: i32, icon: i32) -> int:
    """The HP that a player pays to beat a monster: what the attack lacks (DD-5.3)."""
    lacking = resistance(s, cards, me, monster, weapon)
    return max(0, lacking - attack(s, cards, me, monster, weapon, icon))
