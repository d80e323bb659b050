"""What the row of a match holds: two dungeons of five rooms, the rentals, and each player's cards."""

from __future__ import annotations

from underdeck.core.places import NOONE, OWNER, Places

ROOMS = 5
DUNGEONS = 2

SURPRISED = 128  # the mark of a monster that was revealed by moving into its room (HS-5.3)
USED_NOW = 512  # the mark of a face-up card that was used this turn (HS-9.6R)
LATE = 256  # the mark of a card among which the Boss was shuffled (HS-1.4)

PLACES = Places(seats=4)

DUNGEON_DECK = PLACES.zone(
    "dungeon deck", "dungeon", room=100, owners=DUNGEONS, sight=NOONE, marks=("surprised", "late", "used")
)
ROOM = PLACES.zone(
    "rooms",
    "dungeon starter",
    room=1,
    owners=ROOMS * DUNGEONS,
    sight=NOONE,
    marks=("surprised", "late", "used"),
)
LAST_TEN = PLACES.zone("last ten", "dungeon", room=10, sight=NOONE)
MIXED = PLACES.zone("mixed", "dungeon starter", room=5, sight=NOONE)
RENTALS = PLACES.zone("rentals", "rental", room=3, ordered=False)
VAPORIZED = PLACES.zone("vaporized", "dungeon starter", room=60, ordered=False)
BOX = PLACES.zone("box", "dungeon starter", room=40, sight=NOONE, ordered=False)

DECK = PLACES.zone("deck", "dungeon starter", room=60, seated=True, sight=NOONE, marks=())
HAND = PLACES.zone(
    "hand", "dungeon starter rental", room=40, seated=True, sight=OWNER, ordered=False
)
PLAYED = PLACES.zone("played", "dungeon starter rental", room=40, seated=True, ordered=False)
DISCARD = PLACES.zone("discard", "dungeon starter", room=60, seated=True, ordered=False)
TROPHIES = PLACES.zone("trophies", "dungeon starter", room=60, seated=True, ordered=False)
RETIRED = PLACES.zone("retired", "dungeon starter", room=40, seated=True, ordered=False)
# What everybody knows to be in a player's deck, hand, discard and play: acquiring is shown.
OWNED = PLACES.zone("owned", "dungeon starter", room=60, seated=True, ordered=False, tally=True)

TURN = PLACES.counter("turn")
DUNGEON = PLACES.counter("dungeon", most=1)  # the one that is entered this turn
CLOSED = PLACES.counter("closed", most=3)  # a bit for each dungeon that is no more
POSITION = PLACES.counter("position", most=ROOMS)
MOVEMENT = PLACES.counter("movement", most=999)
STRENGTH = PLACES.counter("strength", most=999)
ENERGY = PLACES.counter("energy", most=999)
PASSES = PLACES.counter("passes", most=9)  # revealed monsters that may be moved past this turn
RETURNS = PLACES.counter("returns", most=9)  # cards that came back to the hand this turn (HS-4.5R)
HOLES = PLACES.counter("holes", most=63)  # a bit for each room whose card is being shuffled
MINI_FELL = PLACES.counter("mini-boss fell", most=3)  # a bit for each dungeon
BOSS_FELL = PLACES.counter("boss fell", most=1)
QUIET = PLACES.counter("quiet turns", most=99)  # turns in a row in which no card left (HS-0.2R)
LEFT = PLACES.counter("cards that left", most=99)

PLACES.close()
