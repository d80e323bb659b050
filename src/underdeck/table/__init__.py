"""One match: its seats, its record, what is shown to whom, and what can be taken back."""

from underdeck.core.game import Unreadable
from underdeck.table.attempts import Attempts
from underdeck.table.audit import Audit, audit
from underdeck.table.course import CannotUndo, Entry, Refused
from underdeck.table.follow import Divergence
from underdeck.table.header import BadRecord
from underdeck.table.journal import InUse
from underdeck.table.match import Table, branch
from underdeck.table.record import is_record
from underdeck.table.replay import Moment, Replay
from underdeck.table.saves import Save, folder, new_path, saves

__all__ = [
    "Attempts",
    "Audit",
    "BadRecord",
    "CannotUndo",
    "Divergence",
    "Entry",
    "InUse",
    "Moment",
    "Refused",
    "Replay",
    "Save",
    "Table",
    "Unreadable",
    "audit",
    "branch",
    "folder",
    "is_record",
    "new_path",
    "saves",
]
