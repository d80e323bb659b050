"""What is wrong in a document, by its path there, before anybody knows the line and column."""
# plain: words are for people, not for a search

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Misplaced:
    """One fault: where in the document, such as ("hand", 2), what it is, what would be right.

    `key`: it is the key that is wrong, not what stands behind it. `at`: the character of that
    text where it is, from 0; -1 if it is all of it.
    """

    path: Path
    what: str
    right: str
    key: bool = False
    at: int = -1

    def said(self) -> str:
        """The fault in one line, its path in words."""
        steps = [f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in self.path]
        where = "".join(steps).lstrip(".")
        said = f"{where}: {self.what}" if where else self.what
        return f"{said}; {self.right}" if self.right else said


class BadPosition(ValueError):
    """A document that is no position; `faults` say where and what, the message says them all."""

    def __init__(self, faults: Sequence[Misplaced]) -> None:
        super().__init__("\n".join(fault.said() for fault in faults))
        self.faults = tuple(faults)
