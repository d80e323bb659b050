"""The templates of the pages."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from underdeck.server.languages import FIRST, words


def moment(seconds: float) -> str:
    """A moment in UTC, for people.

    >>> moment(0)
    '1970-01-01 00:00 UTC'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


@cache
def templates(language: str) -> Environment:
    """The templates, with the words of a language."""
    made = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "html"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    made.filters["moment"] = moment
    made.install_gettext_translations(words(language), newstyle=True)  # type: ignore[attr-defined]
    return made


TEMPLATES = templates(FIRST)
