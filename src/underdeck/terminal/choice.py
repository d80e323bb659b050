"""What a player is about to do: where a move starts, where it aims, and which keys choose it."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from underdeck.core.look import At, Look, Move, ZoneLook, card_at, zone_of
from underdeck.terminal.sheet import PLAIN, Mark

SIGNS = "1234567890"
FEW = 4  # moves that are shown as buttons even if they start from a card


@dataclass(frozen=True)
class Picked:
    """A move will start there."""

    at: At


@dataclass(frozen=True)
class Chosen:
    """The moves that were meant; one is to be done, of several one is to be chosen."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Barred:
    """No move goes from `start` to `at`."""

    start: At
    at: At


@dataclass(frozen=True)
class Looked:
    """A place from which nothing starts was pressed."""

    at: At


Answer = Picked | Chosen | Barred | Looked | None


def place_of(at: At) -> At:
    """A spot without the card in it."""
    return At(at.zone, at.cell)


def titled(look: Look) -> list[ZoneLook]:
    """The zones of a look, those of other seats with their seat in the title."""
    several = len({zone.owner for zone in look.zones if zone.owner}) > 1
    return [
        replace(zone, title=f"{zone.title} of seat {zone.owner}")
        if several and zone.owner not in (0, look.viewer)
        else zone
        for zone in look.zones
    ]


def is_spread(zone: ZoneLook) -> bool:
    """Whether a zone lies in the middle of the table, where cards are put on others."""
    return zone.shape in ("layout", "grid")


def is_loose(move: Move) -> bool:
    """Whether a move starts from no card, and so is a button."""
    return move.start is None or move.start.cell < 0


@dataclass
class Choice:
    """A look, what has been picked in it, and what is pointed at.

    `here` is pointed at; `picked` is where a move will start; `waiting` is a move with a warning
    that was chosen once.
    """

    look: Look
    here: At | None = None
    picked: At | None = None
    waiting: Move | None = None
    fresh: frozenset[At] = field(default_factory=frozenset)

    def __post_init__(self) -> None:
        if self.here is None:
            starts = self.starts()
            self.here = starts[0] if starts else None

    # What there is to choose ---------------------------------------------------------------

    def starts(self) -> list[At]:
        """The places from which moves start, in the order of the look."""
        return self.in_order(
            place_of(move.start) for move in self.look.moves if move.start and not is_loose(move)
        )

    def in_order(self, spots: Iterable[At]) -> list[At]:
        """Spots, each once, in the order of the look."""
        order = [zone.name for zone in self.look.zones]
        return sorted(set(spots), key=lambda at: (order.index(at.zone), at.cell))

    def moves_from(self, start: At) -> list[Move]:
        """The moves that start at a place."""
        return [move for move in self.look.moves if move.start and place_of(move.start) == start]

    def aims(self) -> list[At]:
        """The places where moves from what is picked go, in the order of the look."""
        if self.picked is None:
            return []
        return self.in_order(self.aim_of(move) for move in self.moves_from(self.picked))

    def aim_of(self, move: Move) -> At:
        """Where a move goes; to its own start if it aims at nothing."""
        aim = move.aim or move.start
        assert aim is not None
        return place_of(aim)

    def buttons(self) -> list[Move]:
        """The moves to show as buttons: those that start from no card, and few from one place."""
        loose = [move for move in self.look.moves if is_loose(move)]
        if not loose and len(self.look.moves) <= FEW and len(self.starts()) == 1:
            return list(self.look.moves)
        return loose

    def stops(self) -> list[At]:
        """What the tab key goes through."""
        return self.aims() if self.picked else self.starts()

    # Choosing ------------------------------------------------------------------------------

    def press(self, at: At) -> Answer:
        """A place is chosen, by the enter key or a click."""
        self.waiting = self.waiting if self.here == place_of(at) else None
        self.here = place_of(at)
        if self.picked is None:
            return self.pick(place_of(at))
        moves = self.meant(at)
        if moves:
            return Chosen(tuple(moves))
        if self.here == self.picked:
            self.drop()
            return None
        if self.here in self.starts() or self.is_held(self.here):
            return self.pick(self.here)
        return Barred(self.picked, at)

    def pick(self, at: At) -> Answer:
        """A move is to start at a place."""
        self.waiting = None
        if at not in self.starts() and not self.is_held(at):
            return Looked(at)
        self.picked = at
        aims = self.aims()
        if aims and aims != [at]:
            self.here = aims[0]
        return Picked(at)

    def is_held(self, at: At) -> bool:
        """Whether a card lies there that might be played, though no move starts from it now."""
        zone, card = zone_of(self.look, at), card_at(self.look, at)
        mine = zone is not None and zone.shape == "fan" and zone.owner in (0, self.look.viewer)
        return mine and card is not None and card.face is not None and bool(self.look.moves)

    def drop(self) -> None:
        """Nothing is picked any more."""
        if self.picked is not None:
            self.here = self.picked
        self.picked = None
        self.waiting = None

    def meant(self, at: At) -> list[Move]:
        """The moves from what is picked that go to a place: to the card there, or at least near."""
        assert self.picked is not None
        moves = self.moves_from(self.picked)
        exact = [move for move in moves if move.aim == at and at.card >= 0]
        near = [move for move in moves if self.aim_of(move) == place_of(at)]
        around = [move for move in moves if self.aim_of(move) == At(at.zone)]
        return exact or near or around

    def rule(self, at: At) -> str:
        """The rule of what the card there may do; else of the place."""
        moves = self.moves_from(place_of(at))
        if not moves and self.is_held(at):  # what cards like it may do
            moves = [move for move in self.look.moves if move.start and move.start.zone == at.zone]
            moves = [move for move in moves if not is_loose(move)]
        zone = zone_of(self.look, at)
        return moves[0].rule if moves else zone.rule if zone is not None else ""

    def sign(self, key: str) -> At | None:
        """The place that a key stands for."""
        stops = self.stops()
        n = SIGNS.find(key)
        return stops[n] if 0 <= n < len(stops) else None

    def step(self, by: int) -> None:
        """Point at the next of the places that can be chosen, or the one before."""
        stops = self.stops()
        if stops:
            n = stops.index(self.here) + by if self.here in stops else 0
            self.here = stops[n % len(stops)]
        self.waiting = None

    # Showing -------------------------------------------------------------------------------

    def marks(self) -> Mapping[At, Mark]:
        """How the places are to be shown."""
        marks: dict[At, Mark] = {at: Mark(fresh=True) for at in self.fresh}
        signs = dict(zip(self.stops(), SIGNS, strict=False))
        if self.picked is not None:
            ghost = card_at(self.look, self.picked)
            for at in self.aims():
                zone = zone_of(self.look, at)
                shown = ghost if at.cell >= 0 and zone and is_spread(zone) else None
                marks[at] = Mark(lit=True, sign=signs.get(at, ""), ghost=shown)
            for move in self.moves_from(self.picked):
                if move.aim and move.aim.card > 0:
                    marks[move.aim] = Mark(lit=True)
                    marks[place_of(move.aim)] = replace(marks[place_of(move.aim)], ghost=None)
            marks[self.picked] = replace(marks.get(self.picked, PLAIN), picked=True)
        else:
            for at, sign in signs.items():
                marks[at] = replace(marks.get(at, PLAIN), sign=sign)
        if self.here is not None:
            marks[self.here] = replace(marks.get(self.here, PLAIN), here=True)
        return marks


def letters(moves: Sequence[Move], taken: str) -> list[str]:
    """A key for each button: a letter of its verb that nothing else uses, else any; "" if none."""
    keys: list[str] = []
    for move in moves:
        wished = move.action.split()[0].lower() + string.ascii_lowercase + string.ascii_uppercase
        free = (sign for sign in wished if sign.isalpha() and sign not in taken)
        keys.append(next((sign for sign in free if sign not in keys), ""))
    return keys
