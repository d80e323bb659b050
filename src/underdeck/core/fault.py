"""Faults of files: where, what is wrong, and what would be right, each in one line."""
# plain: words are for people, not for a search

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in a file; line and column count from 1, in characters.

    Line 0: the file as a whole.
    """

    line: int
    column: int
    what: str
    right: str = ""

    def said(self, file: str) -> str:
        """The fault in one line."""
        where = f"{file}:{self.line}:{self.column}" if self.line else file
        said = f"{where}: {self.what}" + (f"; {self.right}" if self.right else "")
        return "".join(sign if sign.isprintable() else "?" for sign in said)


class BadFile(ValueError):
    """A file that cannot be used; the message has a line for each fault."""

    def __init__(self, file: str, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(fault.said(file) for fault in faults))
        self.file = file
        self.faults = tuple(faults)
