"""Every word of the pages, of their scripts and of the games on them has its Korean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir

from underdeck import bots, games, server
from underdeck.server.languages import LANGUAGES, catalogue, client, files, words

FOLDER = Path(server.__file__).parent
HOW = [("**.py", "python"), ("**.html", "jinja2.ext:babel_extract"), ("**.js", "javascript")]
OPTIONS = {"**.html": {"newstyle_gettext": "true"}}
CALLS = {"_": None, "gettext": None, "ngettext": (1, 2), "mark": None, "word": None}
SLOT = re.compile(r"%\(\w+\)s|\{\w+\}")
HANGUL = re.compile("[가-힣]")
OTHERS = [name for name in LANGUAGES if name != "en"]

Said = str | tuple[str, ...]


def pages() -> set[Said]:
    """What templates, pages and scripts say."""
    return {found[2] for found in extract_from_dir(FOLDER, HOW, OPTIONS, CALLS)}


def shown() -> set[Said]:
    """What games and bots say on pages."""
    said: set[Said] = set(bots.names())
    for package in map(games.find, games.names()):
        said |= {package.TITLE, package.ABOUT}
        for option in package.OPTIONS:
            said |= {option.title, option.says, *([option.group] if option.group else [])}
    return said


def written(language: str) -> dict[Said, str]:
    """Each word that is written in another language, with its slots."""
    found: dict[Said, str] = {}
    for file in files(language):
        for message in catalogue(file, language):
            if message.id:
                one = message.string
                found[message.id] = one if isinstance(one, str) else one[0]
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_is_written_in_the_language_and_no_other(language: str) -> None:
    """Nothing is missing, and nothing is left of words that pages no longer say."""
    assert set(written(language)) == pages() | shown()


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_written_has_the_same_slots(language: str) -> None:
    """A number or name that is shown in English is shown in the language."""
    for said, other in written(language).items():
        forms = [said] if isinstance(said, str) else list(said)
        assert sorted(SLOT.findall(other)) == sorted(SLOT.findall(forms[-1])), said


def test_korean_is_korean() -> None:
    """But for what is slots alone."""
    plain = [
        said for said, korean in written("ko").items() if not HANGUL.search(SLOT.sub("", korean))
    ]

    assert set(plain) == {"%(kind)s of %(set)s"}


def test_a_table_s_scripts_have_their_words_in_the_language() -> None:
    """English, where the words are the text itself."""
    assert all(english == said for english, said in client("en").items())
    assert client("ko")["Close"] == words("ko").gettext("Close") == "닫기"
