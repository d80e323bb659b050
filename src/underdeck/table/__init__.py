"""One match: its seats, its record, what is shown to whom, and what can be taken back."""

from underdeck.core.game import Unreadable
from underdeck.table.course import CannotUndo, Entry, Refused
from underdeck.table.follow import Divergence
from underdeck.table.journal import InUse
from underdeck.table.match import Table
from underdeck.table.record import BadRecord, is_record

__all__ = [
    "BadRecord",
    "CannotUndo",
    "Divergence",
    "Entry",
    "InUse",
    "Refused",
    "Table",
    "Unreadable",
    "is_record",
]
