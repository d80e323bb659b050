"""What a client may say: each message is one of these, as JSON with its name in `do`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

LARGEST = 4096  # bytes of a message

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=1000)]
Talk = Annotated[str, Meta(min_length=1, max_length=500)]
Place = Annotated[int, Meta(ge=-1, le=10_000)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A message of a client. `id` is its own: the same message sent twice is done once."""

    id: Id


class Act(Command, frozen=True):
    """Play an action, in words, in answer to version `at`."""

    at: Version
    action: Words


class Undo(Command, frozen=True):
    """Take back my latest action, or ask the others whether I may."""

    at: Version


class Answer(Command, frozen=True):
    """Whether somebody may take something back."""

    at: Version
    yes: bool


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the look: a zone, a cell of it, a card in it."""

    zone: Annotated[str, Meta(max_length=100)]
    cell: Place = -1
    card: Place = -1


class Why(Command, frozen=True):
    """Ask why something is not legal: an action in words, or from one spot to another."""

    action: Annotated[str, Meta(max_length=1000)] = ""
    start: Spot | None = None
    aim: Spot | None = None


class Hint(Command, frozen=True):
    """Ask what a good player would do."""


class Say(Command, frozen=True):
    """Say something to everybody at the table."""

    words: Talk


class Leave(Command, frozen=True):
    """A bot plays on for me."""


class Back(Command, frozen=True):
    """I play my seat again."""


class Stand(Command, frozen=True):
    """A bot is to play for somebody else, who has been away for long: the number of the seat."""

    seat: Annotated[int, Meta(ge=1, le=100)]


class Show(Command, frozen=True):
    """Whether those who watch may see my hand, once everybody at the table agrees."""

    yes: bool


class Again(Command, frozen=True):
    """Show me everything anew."""


Any = Act | Undo | Answer | Why | Hint | Say | Leave | Back | Stand | Show | Again

DECODER = msgspec.json.Decoder(Any)


class Malformed(ValueError):
    """A message that is none: what is wrong with it."""


def read(text: str | bytes) -> Any:
    """The command of a message. Raises Malformed."""
    if len(text.encode("utf-8", "replace") if isinstance(text, str) else text) > LARGEST:
        raise Malformed(f"a message has at most {LARGEST} bytes")
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(f"this is no message: {error}") from None
