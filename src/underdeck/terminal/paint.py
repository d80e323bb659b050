"""The colours of the table, for dark and for light terminals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rich.style import Style


@cache
def style(ink: str, ground: str = "", *, bold: bool = False) -> Style:
    """One style object for the same colours, so that equal neighbours are told at once."""
    return Style(color=ink, bgcolor=ground or None, bold=bold)


@dataclass(frozen=True)
class Paint:
    """Colours by what they are for; each is "#rrggbb"."""

    felt: str
    ink: str
    faint: str
    gone: str  # an empty place
    card: str
    upon: str  # a chip that lies on a card
    edge: str
    black: str
    red: str
    lit: str
    lit_card: str
    lit_ink: str
    here: str
    here_ink: str
    warn: str
    good: str
    on_back: str
    backs: tuple[str, ...]

    def back(self, name: str) -> str:
        """The colour of the backs called so; which one is of no meaning, but always the same."""
        return self.backs[sum(name.encode()) % len(self.backs)]

    def printed(self, ground: str, *, red: bool = False) -> str:
        """The ink of what is printed on a card, which may be lit or pointed at as a whole."""
        if ground == self.here:
            return self.here_ink
        if ground == self.lit:
            return self.lit_ink
        return self.red if red else self.black

    @property
    def text(self) -> Style:
        """Plain text on the felt."""
        return style(self.ink, self.felt)

    @property
    def quiet(self) -> Style:
        """What need not be read at once."""
        return style(self.faint, self.felt)

    @property
    def strong(self) -> Style:
        """Names of places, and the like."""
        return style(self.ink, self.felt, bold=True)


DARK = Paint(
    felt="#14231f",
    ink="#dfe6da",
    faint="#93a79c",
    gone="#3a5047",
    card="#f4ecd8",
    upon="#e4d6af",
    edge="#a3946f",
    black="#1b1f26",
    red="#b0182b",
    lit="#f2b632",
    lit_card="#ffe9ad",
    lit_ink="#4a3200",
    here="#7cc7ff",
    here_ink="#06243d",
    warn="#ff9271",
    good="#7fd197",
    on_back="#cdbb92",
    backs=("#1f5148", "#6a4317", "#641c2b", "#4a2b5e", "#3c4656", "#1d3a63"),
)

LIGHT = Paint(
    felt="#d7e4d6",
    ink="#1c2721",
    faint="#506358",
    gone="#a5b8a6",
    card="#fffdf4",
    upon="#e0d4ac",
    edge="#8d8468",
    black="#14171c",
    red="#b0182b",
    lit="#ffb92e",
    lit_card="#ffedb8",
    lit_ink="#4a3200",
    here="#1467b8",
    here_ink="#ffffff",
    warn="#a3260f",
    good="#1d6b38",
    on_back="#f3e3b8",
    backs=("#2a6c60", "#865a22", "#83283a", "#64407c", "#525e70", "#2a5390"),
)

PATTERNS = (("╲╱", "╱╲"), ("╱╲", "╲╱"), ("░▒", "▒░"), ("┼─", "┼─"), ("◇ ", " ◇"))


def pattern(name: str) -> tuple[str, ...]:
    """What is printed on the backs called so."""
    return PATTERNS[sum(name.encode()) % len(PATTERNS)]
