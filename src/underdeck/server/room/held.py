"""A journal that holds lines back until the room has stored them."""

from __future__ import annotations

from collections.abc import Sequence


class Held:
    """A journal that holds lines back until the room has stored them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def append(self, lines: Sequence[str]) -> None:
        """Hold lines."""
        self.lines.extend(lines)

    def take(self) -> list[str]:
        """The lines that were held."""
        lines, self.lines = self.lines, []
        return lines

    def close(self) -> None:
        """There is nothing to let go."""
