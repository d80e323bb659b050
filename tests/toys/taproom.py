"""What lies on the tables of the tavern: kinds, places, what can be said and told."""

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.declaration import Places
from underdeck.core.kinds import Kinds
from underdeck.core.places import NOONE, OWNER

SEATS = 3
TURNS = 6

KINDS = Kinds()
CURSE = KINDS.add("curse", "card", copies=3)
LUCK = KINDS.add("luck", "card", copies=3)
CHARM = KINDS.add("charm", "card", copies=3)
BREAD = KINDS.add("bread", "card", copies=6)

PLACES = Places(seats=SEATS)
DECK = PLACES.zone("deck", "card", room=15, sight=NOONE)
HAND = PLACES.zone("hand", "card", room=9, seated=True, sight=OWNER, ordered=False, marks=())
ASIDE = PLACES.zone("aside", "card", room=1, seated=True, sight=OWNER, ordered=False)
DISCARD = PLACES.zone("discard", "card", room=15)
COINS = PLACES.counter("coins", seated=True)
TURN = PLACES.counter("turn", most=TURNS)
ACTIVE = PLACES.counter("active", most=SEATS - 1)
PLACES.close()

PLAY, PROPOSE, GIVE = 8, 9, 10
NOT_HELD, NOT_FITTING, WARDED, TOO_DEAR, SAME_TERMS = 1, 2, 3, 4, 5
ROLLED, PLAYED, STRUCK, WARD, EARNED, OFFERED, PUT_ASIDE, GAVE, GOT = range(1, 10)


def play(card: int) -> int:
    return action.pack(PLAY, card, 0, 0)


def propose(coins: int) -> int:
    return action.pack(PROPOSE, 0, coins, 0)


def give(card: int) -> int:
    return action.pack(GIVE, card, 0, 0)
