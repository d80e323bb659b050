"""Files of positions and cards: read from the disk, every fault with its line and column."""

from underdeck.sets.files import open_position, read_position

__all__ = ["open_position", "read_position"]
