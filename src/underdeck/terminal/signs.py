"""Short signs for long words: ranks, suits and notes, as they stand in the corner of a card."""

from __future__ import annotations

import re

from underdeck.core.look import CardLook, Face
from underdeck.terminal.canvas import TOGETHER

SUITS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RED = ("diamonds", "hearts")
RANKS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "joker": "★"}
NOTES = {"doubled": "×2", "face down": "▼", "face down, known": "▼", "surprised": "!", "known": ""}
STANDARD = "standard"
NAME_SHOWN = 6  # characters of a name that stand for a card where there is little room

_SUIT = re.compile(r"( ?)\b(" + "|".join(SUITS) + r")\b")
_CARD = re.compile(
    r"\b(ace|[2-9]|10|jack|queen|king) of (clubs|diamonds|hearts|spades)\b", re.IGNORECASE
)


def index(face: Face) -> str:
    """What stands in the corner of a card: rank and suit, or the beginning of its name.

    >>> index(Face("10 of hearts", "standard", rank="10", suit="hearts"))
    '10♥'
    """
    if face.style != STANDARD:
        return face.name[:NAME_SHOWN]
    return RANKS.get(face.rank, face.rank) + SUITS.get(face.suit, "")


def noted(card: CardLook) -> str:
    """The notes of a card as signs.

    >>> noted(CardLook(None, "power", ("doubled",)))
    '×2'
    """
    return "".join(NOTES.get(note, "*") for note in card.notes)


def short(text: str) -> str:
    """A text with signs for suits, and for cards of a standard deck.

    >>> short("10 of hearts on the jack of clubs"), short("needs 4, then hearts")
    ('10♥ on the J♣', 'needs 4, then\\xa0♥')
    """
    text = _CARD.sub(lambda found: _rank(found[1]) + SUITS[found[2].lower()], text)
    return _SUIT.sub(lambda found: TOGETHER * len(found[1]) + SUITS[found[2]], text)


def _rank(word: str) -> str:
    return RANKS.get(word.lower(), word)


def red(face: Face) -> bool:
    """Whether it is printed in red."""
    return face.suit in RED
