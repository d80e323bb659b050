"""What the row of a match holds: twelve spots for monsters, the power cards, what is defeated."""

from __future__ import annotations

from underdeck.core.declaration import Places
from underdeck.core.places import NOONE, OWNER

SPOTS = 12
DOUBLED = 128  # the mark of an attack card that the king of spades has doubled

PLACES = Places(seats=1)

MONSTER_DECK = PLACES.zone("monster deck", "monster", room=12, sight=NOONE)
MONSTERS = PLACES.zone("monsters", "monster", room=1, owners=SPOTS, sight=NOONE, marks=())
LAID = PLACES.zone("laid", "power", room=3, owners=SPOTS, marks=("doubled",))
DECK = PLACES.zone("deck", "power", room=42, sight=NOONE, marks=())
HAND = PLACES.zone("hand", "power", room=8, seated=True, sight=OWNER, ordered=False)
RESERVE = PLACES.zone("reserve", "power", room=2, ordered=False)
BAR = PLACES.zone("damage bar", "power", room=14, ordered=False)
CLEARED = PLACES.zone("clear pile", "power monster", room=54)
INVENTORY = PLACES.zone("inventory", "monster", room=4, ordered=False)

TURN = PLACES.counter("turn", most=99)
DEFEATED = PLACES.counter("defeated", most=SPOTS)
RESULT = PLACES.counter("result", most=4)

PLACES.close()
