"""The bots: every file here with a bot in it is one, and nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil

from underdeck.bots.bot import Bot
from underdeck.core.verbs import nearest

SEAM = "bot"  # the module that says what a bot is


class UnknownBot(ValueError):
    """No bot is called so; the message names the nearest."""


def names() -> list[str]:
    """The bots found, by the names of their files."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name != SEAM)


def find(name: str) -> Bot:
    """A bot by name. Raises UnknownBot."""
    if name not in names():
        raise UnknownBot(f"no bot {name!r}: {nearest(name, names())}")
    module = importlib.import_module(f"{__name__}.{name}")
    for made in vars(module).values():
        if isinstance(made, type) and issubclass(made, Bot) and made.__module__ == module.__name__:
            return made()
    raise UnknownBot(f"the file of the bot {name!r} has no class of a Bot in it")


__all__ = ["Bot", "UnknownBot", "find", "names"]
