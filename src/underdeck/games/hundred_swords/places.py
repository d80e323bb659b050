"""What the row of a match holds: rooms and decks of dungeons, rentals, each player's cards."""

from __future__ import annotations

from underdeck.core.declaration import Places
from underdeck.core.places import NOONE, OWNER

ROOMS = 5
DUNGEONS = 2  # the second only in the Multi-User Dungeon (HS-11.4)
CROWD = 3  # seats from which on it is played

OWN = 36  # cards that a player may own, trophies not counted (HS-6.6R)
WON = 44  # trophies that a player may have (HS-6.6R)
DEEP = 90  # cards that a dungeon may be made of (HS-10.2R)
ALL_CARDS = DEEP + 18  # with the starters of two players
WARRIOR = 16  # cards that the Warrior may own (HS-12.5)

USED_NOW = 128  # the mark of a face-up card that was used this turn (HS-9.6R)
LATE = 256  # the mark of cards among which a dungeon's Boss was shuffled (HS-1.4); shifted by 1
# for the second dungeon
STIRRED = 1024  # the mark of late cards that were shuffled with others since
SEEN = 2048  # the mark of a card that a player has looked at face down (HS-14.1); shifted by seat
MARKS = ("used", "late-1", "late-2", "stirred", "seen-1", "seen-2", "seen-3", "seen-4")
SURE = 1000  # how likely a late card is the Boss, and in proportion one that was stirred

PLACES = Places(seats=4, crowd=CROWD)

DUNGEON_DECK = PLACES.zone(
    "dungeon deck", "dungeon starter", room=DEEP, owners=DUNGEONS, few=1, sight=NOONE, marks=MARKS
)
ROOM = PLACES.zone(
    "rooms",
    "dungeon starter",
    room=1,
    owners=ROOMS * DUNGEONS,
    few=ROOMS,
    sight=NOONE,
    marks=MARKS,
)
MIXED = PLACES.zone("mixed", "dungeon starter", room=10, sight=NOONE)
RENTALS = PLACES.zone("rentals", "rental", room=3, ordered=False)
# Retired and vaporized cards (HS-7.2R); for a crowd's many cards there is a second place.
GONE = PLACES.zone(
    "out of the game", "dungeon starter", room=ALL_CARDS, owners=2, few=1, ordered=False
)
BOX = PLACES.zone("box", "dungeon", room=20, few=0, sight=NOONE, ordered=False)

DECK = PLACES.zone("deck", "starter dungeon", room=OWN, seated=True, sight=NOONE, marks=())
HAND = PLACES.zone(
    "hand", "starter dungeon rental", room=OWN + 3, seated=True, sight=OWNER, ordered=False
)
PLAYED = PLACES.zone("played", "starter dungeon rental", room=OWN + 3, seated=True, ordered=False)
DISCARD = PLACES.zone("discard", "starter dungeon", room=OWN, seated=True, ordered=False)
TROPHIES = PLACES.zone("trophies", "dungeon starter", room=WON, seated=True, ordered=False)
# What everybody knows to be in a player's deck, hand, discard and play: acquiring is shown.
OWNED = PLACES.zone("owned", "dungeon starter", room=OWN, seated=True, ordered=False, tally=True)

# Whom a player alone plays against: the Warrior (HS-12) or the greedy one (HS-13).
RIVAL_DECK = PLACES.zone(
    "rival deck", "starter dungeon", room=WARRIOR, sight=NOONE, marks=(), solo=True
)
RIVAL_PLAYED = PLACES.zone(
    "rival played", "starter dungeon", room=WARRIOR, ordered=False, solo=True
)
RIVAL_DISCARD = PLACES.zone(
    "rival discard", "starter dungeon", room=WARRIOR, ordered=False, solo=True
)
RIVAL_OWNED = PLACES.zone(
    "rival owned", "dungeon starter", room=WARRIOR, ordered=False, tally=True, solo=True
)
RIVAL_TROPHIES = PLACES.zone(
    "rival trophies", "dungeon starter", room=DEEP, ordered=False, solo=True
)

TURN = PLACES.counter("turn")
DUNGEON = PLACES.counter("dungeon", most=1)  # the one that is entered this turn
CLOSED = PLACES.counter("closed", most=3)  # a bit for each dungeon that is no more
POSITION = PLACES.counter("position", most=ROOMS)
SURPRISE = PLACES.counter("surprise", most=1023)  # a bit for each room whose monster is surprised
MOVEMENT = PLACES.counter("movement", most=999)
STRENGTH = PLACES.counter("strength", most=999)
ENERGY = PLACES.counter("energy", most=999)
PASSES = PLACES.counter("passes", most=9)  # revealed monsters that may be moved past this turn
REVEALS = PLACES.counter("reveals", most=50)  # cards that were revealed this turn (HS-7.4R2)
RETURNS = PLACES.counter("returns", most=9)  # cards that came back to the hand this turn (HS-4.5R)
HOLES = PLACES.counter("holes", most=63)  # a bit for each room whose card is being shuffled
MINI_FELL = PLACES.counter("mini-boss fell", most=3)  # a bit for each dungeon
BOSS_FELL = PLACES.counter("boss fell", most=1)
FOUND = PLACES.counter("found", most=3)  # a bit for each dungeon whose hidden boss has left it
STIR = PLACES.counter("stir", owners=DUNGEONS, most=SURE)  # of SURE: how likely a stirred card
QUIET = PLACES.counter("quiet turns", most=99)  # turns in a row in which no card left (HS-0.2R)
LEFT = PLACES.counter("cards that left", most=99)

PLACES.close()
