"""Numbers for what is told as it happens, how a match ends, and what refuses an action.

`say.py` has the words, and the rule that each belongs to.
"""

from __future__ import annotations

# Events
TURN_BEGAN = 1
DREW = 2
SET_ASIDE = 3
PLACED = 4
DOUBLED_CARD = 5
MONSTER_FELL = 6
KING_KEPT = 7
ACE_RETURNED = 8
TURNED_UP = 9
DISCARDED = 10
KING_USED = 11
BURIED = 12
LOOKED = 13
RAISED = 14
LEFT_BELOW = 15
MATCH_WON = 16
LOST_BY_BAR = 17
LOST_BY_DECK = 18

# Results
PLAYING = 0
DUNGEON_CLEARED = 1
BAR_FULL = 2
DECK_EMPTY = 3
TOO_LATE = 4  # strict-deck: the last monster fell when the power deck was empty

# Refusals; 0 is every game's: no answer to the question that is asked
NOT_IN_HAND = 1
NOT_IN_RESERVE = 2
NOT_FACE_UP = 3
TOO_WEAK = 4
WRONG_SUIT = 5
NO_KING = 6
DECK_HAS_NONE = 7
NOT_AN_ATTACK_CARD = 8
DOUBLED_ALREADY = 9
TRIGGER_NOT_DOUBLED = 10
NONE_TO_BURY = 11
RESERVE_FIRST = 12
NEVER_REFILLED = 13
LOOKING = 14
NOT_LOOKING = 15
