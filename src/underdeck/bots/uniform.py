"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from underdeck.bots.bot import RandomBot


class Uniform(RandomBot):
    name = "uniform"
    says = "any option, each as likely as the others"
