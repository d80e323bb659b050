"""Who sits where: what the log says about seats, in its order."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from underdeck.server.room.setup import BOT, Setup

SIT = "sit"  # a person takes a seat
LEAVE = "leave"  # a bot plays on for a person
BACK = "back"  # the person takes it up again
STAND_IN = "greedy"
LONGEST_NAME = 40  # characters


def clean(words: str, longest: int) -> str:
    """Words that people typed, on one line, without signs that steer a terminal or turn text round.

    >>> clean("  Ann\\tof\\x1b \\u202ethe Hill ", 10)
    'Ann of the'
    """
    seen = (sign if sign.isprintable() else " " for sign in words)
    return " ".join("".join(seen).split())[:longest].strip()


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of an event about a seat (from 0); `words` are a name, or what was said.

    `asked`: the seat was asked something just then. `gone`: it did not let go of its own accord.
    """

    seat: int
    person: str = ""
    words: str = ""
    yes: bool = False
    asked: bool = False
    gone: bool = False

    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Said:
        """What was kept."""
        return msgspec.json.decode(text, type=cls)


@dataclass
class Seat:
    """A seat: `person` is "" while nobody has taken it; `bot` is who plays, "" for the person.

    `gone`: a bot plays because the person was not there; it gives the seat back by itself.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    gone: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, plays it."""
        return bool(self.person or self.bot)


class Seating:
    """The seats of a room."""

    def __init__(self, setup: Setup) -> None:
        self.seats = [
            Seat(bot=chair.bot, name=chair.bot) if chair.kind == BOT else Seat()
            for chair in setup.chairs
        ]

    def follow(self, kind: str, said: Said) -> None:
        """Something happened to a seat."""
        seat = self.seats[said.seat]
        if kind == SIT:
            seat.person, seat.name, seat.bot = said.person, said.words, ""
        elif kind == LEAVE:
            seat.bot, seat.gone = STAND_IN, said.gone
        elif kind == BACK:
            seat.bot, seat.gone = "", False

    def of(self, person: str) -> int | None:
        """The seat of a person, from 0."""
        for i, seat in enumerate(self.seats):
            if person and seat.person == person:
                return i
        return None

    def people(self) -> list[int]:
        """The seats that people have taken, also where a bot plays on for them."""
        return [i for i, seat in enumerate(self.seats) if seat.person]

    def playing(self) -> list[int]:
        """The seats that people play themselves."""
        return [i for i in self.people() if not self.seats[i].bot]

    @property
    def full(self) -> bool:
        """Whether every seat is taken, so that the match can go on."""
        return all(seat.taken for seat in self.seats)
