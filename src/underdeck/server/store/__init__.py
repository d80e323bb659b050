"""What the server keeps: rooms, and everything that happened in each, in order."""

from underdeck.server.store.database import Conflict, Store
from underdeck.server.store.rows import Event, RoomRow

__all__ = ["Conflict", "Event", "RoomRow", "Store"]
