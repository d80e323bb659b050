"""The languages of the pages: which one a browser wants, and its words."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources
from importlib.resources.abc import Traversable
from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from starlette.requests import HTTPConnection

from underdeck import games

LANGUAGES = {"en": "English", "ko": "한국어"}
FIRST = "en"  # the language that the words are written in
COOKIE = "language"
CALLS: dict[str, None] = {"word": None}  # what is called with words for people, in scripts
MOST_WANTED = 20  # languages that a browser may name


def mark(words: str) -> str:
    """The same words, which are found for translation although they are shown elsewhere."""
    return words


def chosen(request: HTTPConnection) -> str:
    """The language for a request: what was chosen on a page, else what the browser prefers."""
    named = request.cookies.get(COOKIE, "")
    return named if named in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The first of our languages in an Accept-Language header.

    >>> preferred("de, ko-KR;q=0.8, en;q=0.5"), preferred("fr"), preferred("ko;q=0, en")
    ('ko', 'en', 'en')
    """
    wanted = []
    for place, part in enumerate(accepted.split(",")[:MOST_WANTED]):
        name, _, quality = part.partition(";")
        language = name.strip().lower().partition("-")[0]
        try:
            worth = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            worth = 0.0
        if language in LANGUAGES and worth > 0:
            wanted.append((-worth, place, language))
    return min(wanted)[2] if wanted else FIRST


@cache
def words(language: str) -> NullTranslations:
    """The words of a language, made ready from its files on first use."""
    if language == FIRST:
        return NullTranslations()
    made = GNUTranslations(compiled(files(language)[0], language))
    for file in files(language)[1:]:
        made.add_fallback(GNUTranslations(compiled(file, language)))
    return made


def files(language: str) -> list[Traversable]:
    """The files with a language's words: the pages', then those of the games that have one."""
    pages = resources.files("underdeck.server") / "locale" / language / "LC_MESSAGES"
    folders = [resources.files(games.find(name).__name__) for name in games.names()]
    own = [folder / f"{language}.po" for folder in folders]
    return [pages / "pages.po", *(file for file in own if file.is_file())]


def catalogue(file: Traversable, language: str) -> Catalog:
    """What a .po file says."""
    return read_po(BytesIO(file.read_bytes()), locale=language)


def compiled(file: Traversable, language: str) -> BytesIO:
    """A .po file in the form that gettext reads."""
    made = BytesIO()
    write_mo(made, catalogue(file, language))
    made.seek(0)
    return made


@cache
def client(language: str) -> dict[str, str]:
    """The words of the table's scripts, `word("...")` in them, in a language."""
    say = words(language).gettext
    return {said: say(said) for said in sorted(spoken())}


@cache
def spoken() -> frozenset[str]:
    """The words that the table's scripts say."""
    scripts = resources.files("underdeck.server") / "static" / "table"
    found: set[str] = set()
    for script in scripts.iterdir() if scripts.is_dir() else ():
        if script.name.endswith(".js"):
            code = BytesIO(script.read_bytes())
            found.update(str(said) for _, said, _, _ in extract("javascript", code, CALLS))
    return frozenset(found)
