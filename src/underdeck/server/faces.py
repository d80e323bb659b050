"""How a card is drawn: the one place where its face becomes HTML, for pages and for tables."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from functools import lru_cache

from underdeck.core.look import Face
from underdeck.server.emblems import emblem
from underdeck.server.templates import TEMPLATES

STANDARD = "standard"
KEY_DIGITS = 12
SIGNS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "joker": "★"}
MARKS = {
    "movement": "boots",
    "strength": "sword",
    "energy": "bolt",
    "cost": "bolt",
    "gold": "coin",
    "hp": "heart",
    "soul": "star",
    "requires": "star",
    "bow": "bow",
    "spear": "spear",
    "sword": "sword",
    "locked": "lock",
}


@lru_cache(maxsize=4096)
def key(face: Face) -> str:
    """A short name for all that is printed on a card."""
    said = json.dumps(asdict(face), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:KEY_DIGITS]


@lru_cache(maxsize=4096)
def draw(face: Face, base: str) -> str:
    """A card's face as HTML, which pages take as such. `base`: before the addresses of drawings."""
    macro = TEMPLATES.get_template("face.html").module.face  # type: ignore[attr-defined]
    sign = SIGNS.get(face.rank, face.rank)
    drawn: str = macro(face, base, emblem(face.name, face.style), sign, MARKS)
    return drawn
