"""How a room is set up: the game, who may sit where, the clock."""

from __future__ import annotations

import msgspec

from underdeck import bots, games
from underdeck.core.fault import BadFile
from underdeck.core.game import Game

OPEN = "open"  # whoever has its link may sit down
BOT = "bot"


class BadSetup(ValueError):
    """A room that cannot be: what is wrong, and what would be right."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may play a seat: `kind` is "open" (whoever has its link) or "bot" (called `bot`)."""

    kind: str = OPEN
    bot: str = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, in seconds: `bank` in all, and `extra` for each action.

    Both 0: as long as it likes. With only `extra` that is what each action may take.
    """

    bank: float = 0
    extra: float = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a room is before anybody sits down."""

    game: str
    variant: tuple[str, ...] = ()
    chairs: tuple[Chair, ...] = (Chair(),)
    cards: tuple[str, ...] = ()
    clock: Clock = Clock()
    public: bool = False

    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Setup:
        """What was kept."""
        return msgspec.json.decode(text, type=cls)

    def make(self) -> Game:
        """The game that is played. Raises BadSetup."""
        for chair in self.chairs:
            if chair.kind not in (OPEN, BOT):
                raise BadSetup(f"a seat is {OPEN!r} or {BOT!r}, not {chair.kind!r}")
            if chair.kind == BOT and chair.bot not in bots.names():
                raise BadSetup(f"no bot {chair.bot!r}: there are {', '.join(bots.names())}")
        if all(chair.kind == BOT for chair in self.chairs) and not self.public:
            raise BadSetup("nobody could see a match of bots alone that is not public")
        try:
            return games.make(self.game, self.variant, len(self.chairs), self.cards)
        except (ValueError, BadFile) as error:
            raise BadSetup(str(error)) from None
