"""The kinds of card of a game: number, name, group, back, and how many copies there are."""

from __future__ import annotations

from underdeck.core.widths import i32

UNKNOWN = "?"


class Kinds:  # compiled: final
    """A table of kinds. Kinds count from 1, backs are -1, -2 ...; neither leaves the process."""

    __slots__ = ("backs", "copies", "groups", "names", "numbers")

    names: list[str]
    numbers: dict[str, int]
    groups: list[str]
    backs: list[int]
    copies: list[int]

    def __init__(self) -> None:
        self.names = [""]
        self.numbers = {}
        self.groups = [""]
        self.backs = [0]
        self.copies = [0]

    def add(self, name: str, group: str, copies: int = 1, back: int = 1) -> int:
        """A new kind; its number. Raises ValueError if the name is taken.

        `group` is what places say they hold; `back` tells which cards look alike face down, as
        all of a group do.
        """
        if name in self.numbers:
            raise ValueError(f"two kinds of card are called {name!r}")
        if group in self.groups and self.backs[self.groups.index(group)] != -back:
            raise ValueError(f"the cards of the group {group!r} have two different backs")
        self.names.append(name)
        self.groups.append(group)
        self.backs.append(-back)
        self.copies.append(copies)
        self.numbers[name] = len(self.names) - 1
        return len(self.names) - 1

    def name(self, card: i32) -> str:
        """What a card is called; "?" for a back, or for a number that is no card."""
        return self.names[card] if 0 < card < len(self.names) else UNKNOWN

    def back(self, card: i32) -> int:
        """What a card looks like face down: a negative number."""
        return self.backs[card] if card > 0 else card

    def all(self) -> list[int]:
        """Every card of the game, each kind as often as it has copies."""
        return [k for k in range(1, len(self.names)) for _ in range(self.copies[k])]
