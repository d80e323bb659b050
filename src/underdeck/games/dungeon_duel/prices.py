"""What an action costs or gives: wages, rests, what classes require, the toll of a sacrifice."""

from __future__ import annotations

import underdeck.games.dungeon_duel.fortune as fortune
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import PARTY, SACRIFICES, TREATMENTS

RESTING = 3  # HP that a Rest gives (DD-3.3)
STEP = 2  # HP that each further sacrifice in a row costs more (DD-3.5)


def wages(s: State, cards: Cards, me: i32) -> int:
    """The HP that the next follower costs: one more than there are (DD-4.4, DD-4.4R)."""
    return max(0, PARTY.count(s, me) + 1 - fortune.skill(s, cards, me, cards.cheaper_followers))


def resting(s: State, cards: Cards, me: i32) -> int:
    """The HP that a Rest gives: 3, one more for each treatment, never below 0 (DD-3.3, DD-4.6)."""
    return max(0, RESTING + TREATMENTS.count(s, me) + fortune.skill(s, cards, me, cards.rest))


def requirement(s: State, cards: Cards, me: i32, card: i32) -> int:
    """The soul level that learning a class takes (DD-3.4)."""
    return max(0, cards.need[card] - fortune.skill(s, cards, me, cards.easier_lessons))


def toll(s: State, cards: Cards, me: i32) -> int:
    """The HP that a sacrifice costs: 2, 4, 6 ... in an unbroken row (DD-3.5R)."""
    cost = STEP * (SACRIFICES.get(s, 0) + 1)
    return max(0, cost - fortune.skill(s, cards, me, cards.cheaper_sacrifices))
