"""A bot that plays at random, but passes or ends something only when nothing else is legal."""

from __future__ import annotations

from underdeck.bots.bot import RandomBot


class Random(RandomBot):
    name = "random"
    says = "any option that does something; passes or ends a turn only when nothing else is legal"
    shy = True
