"""What is printed in the middle of a card: pips, emblems of suits, and letters of the court."""

from __future__ import annotations

from underdeck.core.look import Face
from underdeck.terminal.signs import STANDARD, SUITS

EMBLEMS = {
    "spades": (" ▄█▄ ", "█████", " ▗█▖ "),
    "hearts": ("▄█▄█▄", "▀███▀", "  ▀  "),
    "diamonds": (" ▄█▄ ", "▀███▀", "  ▀  "),
    "clubs": (" ▟█▙ ", "██▀██", " ▗█▖ "),
}
LETTERS = {
    "jack": ("  ▀█▀", "   █ ", "▀▄▄▀ "),
    "queen": ("▄▀▀▀▄", "█ ▄ █", "▀▄▄▀▄"),
    "king": ("█  ▄▀", "█▀█  ", "█  ▀▄"),
    "joker": ("  ▄  ", "▀███▀", "▗▀ ▀▖"),
}
WIDE = 5  # columns of an emblem or a letter

# The rows of the two outer columns and of the middle one, of a card with five rows of pips.
PIPS = {
    2: ((), (0, 4)),
    3: ((), (0, 2, 4)),
    4: ((0, 4), ()),
    5: ((0, 4), (2,)),
    6: ((0, 2, 4), ()),
    7: ((0, 2, 4), (1,)),
    8: ((0, 2, 4), (1, 3)),
    9: ((0, 1, 3, 4), (2,)),
    10: ((0, 1, 3, 4), (1, 3)),
}
PIP_ROWS = 5
PIP_COLUMNS = 7


def picture(face: Face, width: int, height: int) -> tuple[str, ...]:
    """What to print in a space of that size; () where nothing fits, or nothing is to be shown.

    >>> picture(Face("2 of hearts", "standard", rank="2", suit="hearts"), 3, 1)
    ('♥',)
    """
    if face.style != STANDARD or width < 1 or height < 1:
        return ()
    if face.rank in LETTERS:
        return LETTERS[face.rank] if width >= WIDE and height >= 3 else ()
    sign = SUITS.get(face.suit, "")
    if face.rank.isdigit() and width >= PIP_COLUMNS and height >= PIP_ROWS:
        return pips(int(face.rank), sign)
    if face.rank == "ace" and width >= WIDE and height >= 3:
        return EMBLEMS[face.suit]
    return (sign,)


def pips(count: int, sign: str) -> tuple[str, ...]:
    """As many suit signs as the card counts, in the order of printed cards."""
    outer, inner = PIPS.get(count, ((), (2,)))
    rows = []
    for row in range(PIP_ROWS):
        side = sign if row in outer else " "
        middle = sign if row in inner else " "
        rows.append(f"{side}  {middle}  {side}")
    return tuple(rows)
