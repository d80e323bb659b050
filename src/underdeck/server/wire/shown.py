"""What one listener has been shown of a room, and what of it is new."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from underdeck.core.kernel import NOBODY
from underdeck.core.look import Face
from underdeck.server.room import Room
from underdeck.server.room.seating import Seat
from underdeck.table import Entry

Message = dict[str, Any]
Draw = Callable[[Face], tuple[str, str]]  # the key of a face, and its HTML


def milliseconds(seconds: float) -> int:
    """Seconds as whole milliseconds."""
    return round(seconds * 1000)


class Shown:
    """Everything that a listener knows: its zones, the log, the talk.

    `seat` is its seat from 0, or NOBODY. A message has only the zones that have changed since
    the last one, so its length tells nothing that its listener does not see.
    """

    def __init__(self, room: Room, seat: int, draw: Draw | None = None) -> None:
        """`draw`: how faces become HTML, for clients that ask for drawn cards."""
        self.room = room
        self.seat = seat
        self.draw = draw
        self.drawn: set[str] = set()
        self.forget()

    def forget(self) -> None:
        """Have been shown nothing: the next message has everything."""
        self.zones: dict[str, Any] = {}
        self.drawn.clear()
        self.log: list[Entry] = []
        self.talk = 0
        self.last: Message = {}

    def news(self) -> Message | None:
        """What is new, as a message; None if nothing is."""
        look = self.room.look(self.seat)
        changed = [zone for zone in look["zones"] if self.zones.get(zone["name"]) != zone]
        rest: Message = {
            **{key: value for key, value in look.items() if key != "zones"},
            "order": [zone["name"] for zone in look["zones"]],
            "seats": [self.seated(i, seat) for i, seat in enumerate(self.room.seating.seats)],
            "undo": self.undo(),
            "fair": self.fair(),
            "clock": self.clock(),
            "hands": self.hands(),
            "closed": self.room.closed,
        }
        if self.room.closed:
            rest["moves"] = []
        log, talk = self.told(), self.room.talk[self.talk :]
        if not (changed or log or talk or rest != self.last):
            return None
        whole = not self.last
        faces: dict[str, str] = {}
        told = [self.drawing(zone, faces) for zone in changed] if self.draw else changed
        self.zones = {zone["name"]: zone for zone in look["zones"]}
        self.last = rest
        self.talk += len(talk)
        return {
            "is": "table",
            "whole": whole,
            "at": self.room.version,
            "now": milliseconds(time.time()),
            **rest,
            "zones": told,
            **({"faces": faces} if self.draw else {}),
            "log": log,
            "talk": [{"seat": seat + 1, "words": words} for seat, words in talk],
        }

    def drawing(self, zone: Message, faces: dict[str, str]) -> Message:
        """A zone whose cards name their drawn faces; those not sent yet join `faces`."""
        return {
            **zone,
            "cells": [
                {**cell, "cards": [self.keyed(card, faces) for card in cell["cards"]]}
                for cell in zone["cells"]
            ],
        }

    def keyed(self, card: Message, faces: dict[str, str]) -> Message:
        """A card with the key of its face, "" for a back."""
        rest = {"back": card["back"], "notes": card["notes"]}
        if card["face"] is None or self.draw is None:
            return {"key": "", **rest}
        face = Face(**{**card["face"], "numbers": tuple(map(tuple, card["face"]["numbers"]))})
        name, html = self.draw(face)
        if name not in self.drawn:
            self.drawn.add(name)
            faces[name] = html
        return {"key": name, **rest}

    def seated(self, i: int, seat: Seat) -> Message:
        """A seat, as everybody may see it."""
        return {
            "seat": i + 1,
            "name": seat.name,
            "taken": seat.taken,
            "bot": seat.bot,
            "person": seat.person != "",
            "you": i == self.seat,
            "here": self.room.here(i),
        }

    def fair(self) -> Message:
        """What the match is dealt from: the secret's hash from the start, the secret at its end."""
        table = self.room.table
        secret = table.header.secret if self.room.over else ""
        return {"match": table.header.match, "secret": secret}

    def clock(self) -> Message | None:
        """What each seat's bank holds, in milliseconds, and since when who is asked thinks."""
        clocks = self.room.clocks
        if not clocks.running:
            return None
        return {
            "extra": milliseconds(clocks.clock.extra),
            "bank": [milliseconds(left) for left in clocks.left],
            "since": milliseconds(clocks.since),
        }

    def hands(self) -> Message:
        """Who lets those who watch see their hand, and whether they see all hands."""
        return {
            "shown": sorted(seat + 1 for seat in self.room.open),
            "open": self.room.hands_open,
        }

    def undo(self) -> Message:
        """What can be taken back, and who has asked."""
        return {
            "can": self.seat != NOBODY and self.room.steps_back(self.seat) > 0,
            "asked": self.room.asking + 1 if self.room.asking != NOBODY else 0,
            "answered": self.seat in self.room.agreed,
        }

    def told(self) -> Message | None:
        """The log, as far as it differs from what was told: keep so many, then add these."""
        entries = self.room.table.log
        keep = 0
        while keep < min(len(entries), len(self.log)) and self.same(entries[keep], self.log[keep]):
            keep += 1
        if keep == len(entries) == len(self.log):
            return None
        self.log = entries
        return {
            "keep": keep,
            "add": [
                {"line": entry.line, "seat": entry.seat + 1, "says": self.said(entry)}
                for entry in entries[keep:]
            ],
        }

    def same(self, one: Entry, other: Entry) -> bool:
        """Whether two entries tell the same; when a room is read anew, its entries are new."""
        return one is other or (one.line == other.line and self.said(one) == self.said(other))

    def said(self, entry: Entry) -> list[tuple[str, str]]:
        """What happened, in sentences with their rules."""
        kinds = self.room.table.game.kinds
        return [(one.sentence(kinds, self.seat), one.what.rule) for one in entry.events]
