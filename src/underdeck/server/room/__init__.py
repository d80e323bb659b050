"""A room: one match that is hosted, with who sits where, what was said, and who listens."""

from underdeck.server.room.hall import Hall, NoRoom
from underdeck.server.room.refusal import Denied, Stale
from underdeck.server.room.room import Room
from underdeck.server.room.setup import BadSetup, Chair, Clock, Setup

__all__ = ["BadSetup", "Chair", "Clock", "Denied", "Hall", "NoRoom", "Room", "Setup", "Stale"]
