"""Keys and values as TOML, for positions and for what is said of their faults."""
# plain: words are for people, not for a search

from __future__ import annotations

import json
import re
from collections.abc import Iterable

WIDTH = 100
BARE = re.compile(r"[A-Za-z0-9_-]+")
BITS = 64  # of a number that is written in tens; Python writes no very long one so
SHORT = 60  # characters of a wrong value that are shown


def given(key: str, what: object) -> list[str]:
    """A key and its value as lines; a long list goes over several."""
    name = key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
    line = f"{name} = {value(what)}"
    if len(line) <= WIDTH or not isinstance(what, list):
        return [line]
    nested = any(isinstance(item, list) for item in what) or key == "waiting"
    return [f"{name} = [", *wrapped((value(item) for item in what), nested), "]"]


def wrapped(items: Iterable[str], nested: bool) -> list[str]:
    """Items on as few lines as hold them, or one a line."""
    lines: list[str] = []
    for item in items:
        if lines and not nested and len(lines[-1]) + len(item) + 2 <= WIDTH:
            lines[-1] += f" {item},"
        else:
            lines.append(f"    {item},")
    return lines


def value(what: object) -> str:
    """A value as TOML on one line."""
    if isinstance(what, dict):
        return "{" + ", ".join(f"{key} = {value(item)}" for key, item in what.items()) + "}"
    if isinstance(what, list):
        return "[" + ", ".join(value(item) for item in what) + "]"
    if isinstance(what, int) and what.bit_length() > BITS:
        return hex(what)
    return json.dumps(what, ensure_ascii=False, default=str)


def said(what: object) -> str:
    """A value as it is shown where it is wrong: in one line, and not all of it if it is long."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in value(what)[: SHORT + 1])
    return shown if len(shown) <= SHORT else f"{shown[:SHORT]}..."
