"""How many seeds each law is tried on: few and always the same, or many where one asks for it."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

import underdeck

settings.register_profile(
    "laws",
    derandomize=True,
    max_examples=3 if underdeck.compiled() else 2,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("many", settings.get_profile("laws"), derandomize=False, max_examples=100)
settings.load_profile(os.environ.get("UNDERDECK_LAWS", "laws"))
