"""The tables of the database, and their rows as values."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

ROOM = Table(
    "room",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("began", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("room_by_touched", "touched"),
)

# The log of a room. Its key is its lock: two writers cannot both add event n.
EVENT = Table(
    "event",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(96)),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "command", name="one_answer_a_command"),
)

MEMBER = Table(
    "member",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),
    Index("member_by_person", "person"),
)

KEY = Table(
    "key",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)


@dataclass(frozen=True)
class RoomRow:
    """A room as it is listed. `began` and `touched` are seconds since 1970."""

    id: str
    setup: str
    game: str
    public: bool
    over: bool
    began: float
    touched: float


@dataclass(frozen=True)
class Event:
    """Something that happened in a room: the n-th thing, from 1.

    `command` names the message that asked for it, so that the same message is done once.
    """

    seq: int
    kind: str
    text: str
    at: float
    command: str | None = None
