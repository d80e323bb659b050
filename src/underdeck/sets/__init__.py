"""Files of positions and cards: read from the disk, every fault with its line and column."""

from underdeck.sets.cards import open_cards, read_cards
from underdeck.sets.files import open_position, read_position

__all__ = ["open_cards", "open_position", "read_cards", "read_position"]
