"""Where the characters of a TOML string stand in its source, escapes and line ends seen through."""

from __future__ import annotations

import re
from collections.abc import Iterator

ESCAPED = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)
SKIPPED = re.compile(r"\\[ \t\r]*\n\s*")  # a line that ends in a backslash goes on
FIRST_END = re.compile(r"\r?\n")  # right after the quotes it is no part of the string
THREE = ('"""', "'''")


def characters(source: str) -> Iterator[int]:
    """For each character of a string, where it stands in the source; at last, where it ends.

    >>> list(characters('"a\\\\tb"'))
    [1, 2, 4, 5]
    """
    mark = source[:3] if source[:3] in THREE else source[:1]
    i, end = len(mark), len(source) - len(mark)
    first = FIRST_END.match(source, i) if mark in THREE else None
    i = first.end() if first else i
    while i < end:
        skipped = SKIPPED.match(source, i) if mark == '"""' else None
        if skipped:
            i = skipped.end()
            continue
        yield i
        escaped = ESCAPED.match(source, i) if mark[0] == '"' else None
        if escaped:
            i = escaped.end()
        else:
            i += 2 if source[i : i + 2] == "\r\n" else 1
    yield end


def place(source: str, at: int) -> int:
    """Where character `at` of a string stands in its source; its end if there are not so many."""
    i = 0
    for i in characters(source):
        if at == 0:
            return i
        at -= 1
    return i
