"""What the row of a match holds: the floor's columns, the piles, and what each player has."""

from __future__ import annotations

from underdeck.core.declaration import Places
from underdeck.core.places import FIRST_MARK, NOONE

FLOORS = 3
COLUMNS = 5  # at most; how many there are is data of the card set (DD-1.5R)
ROWS = 5
FLOOR_CARDS = "first second third devil"  # groups; a card's back tells which (DD-1.1, DD-1.2)

DAMAGE, SWORD, BOW, SPEAR = 0, 1, 2, 3  # kinds of token (DD-4.8, DD-4.9)
TOKENS = ("damage", "sword", "bow", "spear")
MARKS = tuple(f"{token}-{seat}" for seat in (1, 2) for token in TOKENS)
LEARNED = FIRST_MARK  # the mark of a class whose skill is learned (DD-3.4)
TILE = FIRST_MARK  # the mark of a follower that has a Bard's tile (DD-6.3)

PLACES = Places(seats=2)

PILE = PLACES.zone("pile", FLOOR_CARDS, room=ROWS * COLUMNS, owners=FLOORS, sight=NOONE)
DEVILS = PLACES.zone("devils", "devil", room=6, sight=NOONE)
COLUMN = PLACES.zone(
    "column", FLOOR_CARDS, room=ROWS, owners=COLUMNS, sight=NOONE, marks=MARKS
)  # its lowest card is the one that is available (DD-3.1)
CLASS_DECK = PLACES.zone("class deck", "class", room=14, sight=NOONE)
DRAFT = PLACES.zone("draft", "class", room=7, ordered=False)
POWERS = PLACES.zone("magic powers", "power", room=6, ordered=False)
GONE = PLACES.zone(
    "out of the game", f"{FLOOR_CARDS} class", room=ROWS * COLUMNS * FLOORS + 1, ordered=False
)

CLASSES = PLACES.zone("classes", "class", room=3, seated=True, ordered=False, marks=("learned",))
LESSONS = PLACES.zone("lessons", FLOOR_CARDS, room=3, seated=True, ordered=False)
PARTY = PLACES.zone("party", FLOOR_CARDS, room=40, seated=True, ordered=False, marks=("tile",))
WEAPONS = PLACES.zone("weapons", FLOOR_CARDS, room=40, seated=True, ordered=False)
TREATMENTS = PLACES.zone("treatments", FLOOR_CARDS, room=40, seated=True, ordered=False)
ELEMENTS = PLACES.zone("elements", FLOOR_CARDS, room=40, seated=True, ordered=False)

HP = PLACES.counter("hp", seated=True, most=9999)
SOUL = PLACES.counter("soul", seated=True, most=9999)
MAGIC = PLACES.counter("magic", seated=True, most=63)  # a bit for each power that is learned
TURN = PLACES.counter("turn")
FLOOR = PLACES.counter("floor", most=FLOORS)
EXTRA = PLACES.counter("extra turns", most=99)  # of the player whose turn it is (DD-3.11R)
SACRIFICES = PLACES.counter("sacrifices", most=999)  # in the current unbroken row (DD-3.5R)

PLACES.close()


def token(seat: int, kind: int) -> int:  # compiled: inline
    """The mark of a card that carries a token of a seat (from 0): DAMAGE, SWORD, BOW or SPEAR."""
    return FIRST_MARK << (seat * 4 + kind)


def tokens(seat: int) -> int:  # compiled: inline
    """The marks of all tokens of a seat (from 0)."""
    return FIRST_MARK * 15 << seat * 4
