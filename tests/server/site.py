"""The pages without a browser: a client, and what a page links to."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag, urljoin

from starlette.exceptions import StarletteDeprecationWarning

from tests.server.hosted import address
from underdeck.server.app import make
from underdeck.server.settings import Settings

with warnings.catch_warnings():
    # it would rather have httpx's successor, and works with httpx
    warnings.simplefilter("ignore", StarletteDeprecationWarning)
    from starlette.testclient import TestClient

HOST = "http://testserver"


class Page(HTMLParser):
    """What matters of a page: its links, ids, words; `odd` is what its policy would refuse."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.actions: list[str] = []
        self.ids: set[str] = set()
        self.odd: list[str] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids.update(given[name] for name in ("id",) if name in given)
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "form" and "action" in given:
            self.actions.append(given["action"])
        self.links += [given[name] for name in ("href", "src") if name in given]
        self.odd += [f"{tag} {name}" for name in given if name == "style" or name[:2] == "on"]
        if tag == "style" or (tag == "script" and not {"src", "type"} & set(given)):
            self.odd.append(f"inline {tag}")


@contextmanager
def visiting(data: Path, base: str = "", **headers: str) -> Iterator[TestClient]:
    """A client of a server whose pages are under a path."""
    site = make(Settings(address(data), base_path=base))
    with TestClient(site, HOST, raise_server_exceptions=False, headers=headers) as client:
        yield client


def crawl(client: TestClient, start: str) -> tuple[dict[str, Page], list[str]]:
    """Every page that links lead to from one, and the links that lead nowhere."""
    pages: dict[str, Page] = {}
    broken: list[str] = []
    fragments: list[tuple[str, str, str]] = []
    seen = {start}
    waiting = [(start, "")]
    while waiting:
        path, by = waiting.pop()
        answer = client.get(path)
        if answer.status_code != 200:
            broken.append(f"{path} on {by}: {answer.status_code}")
        if "text/html" not in answer.headers.get("content-type", ""):
            seen_ids = Page(answer.text) if "svg" in answer.headers["content-type"] else None
            if seen_ids:
                pages[path] = seen_ids
            continue
        pages[path] = Page(answer.text)
        for link in pages[path].links:
            whole, fragment = urldefrag(urljoin(f"{HOST}{path}", link))
            if not whole.startswith(HOST):
                broken.append(f"{link} on {path} leads out of the site")
                continue
            target = whole.removeprefix(HOST)
            if fragment:
                fragments.append((path, target, fragment))
            if target not in seen:
                seen.add(target)
                waiting.append((target, path))
    for path, target, fragment in fragments:
        if target in pages and fragment not in pages[target].ids:
            broken.append(f"#{fragment} of {target}, on {path}")
    return pages, broken
