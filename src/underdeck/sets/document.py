"""TOML files that people write: their bytes, and their document or what is wrong with it."""

from __future__ import annotations

import codecs
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from underdeck.core.fault import BadFile, Fault

TWICE = "cannot overwrite a value"  # the parser's words
LARGEST = 1_000_000  # bytes; what people write has a few thousand
PLACE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


@dataclass(frozen=True)
class Sort:
    """A sort of file: what it is called, and what a line of it looks like."""

    noun: str
    line: str


def contents(path: Path, sort: Sort) -> bytes:
    """The bytes of a file. Raises BadFile if it cannot be read, or is far too large."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        what = f"cannot be read: {getattr(error, 'strerror', None) or error}"
        raise BadFile(str(path), [Fault(0, 0, what, "name a file that is there")]) from None
    if len(data) > LARGEST:
        what = f"is larger than {LARGEST:,} bytes"
        raise BadFile(str(path), [Fault(0, 0, what, f"a {sort.noun} is a small text")])
    return data


def parse(data: bytes, file: str, sort: Sort) -> dict[str, Any]:
    """The document of a TOML file. Raises BadFile."""
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        begin = data.rfind(b"\n", 0, error.start) + 1
        column = len(data[begin : error.start].decode("utf-8")) + 1
        fault = Fault(line, column, "this is not text", f"a {sort.noun} is TOML in UTF-8")
    except RecursionError:
        right = f"a {sort.noun} nests a few at most"
        fault = Fault(1, 1, "brackets are nested too deeply", right)
    except ValueError as error:
        fault = unreadable(str(error), data, sort)
    raise BadFile(file, [fault])


def unreadable(message: str, data: bytes, sort: Sort) -> Fault:
    """What the parser of TOML says, with its place."""
    place = PLACE.search(message)
    what = PLACE.sub("", message)
    what = what[:1].lower() + what[1:]
    right = f"a line is: name = value, like {sort.line}"
    if place is None:
        return Fault(1, 1, what, right)
    if place[1] is None:
        lines = data.decode("utf-8").split("\n")
        return Fault(len(lines), len(lines[-1]) + 1, f"{what} at the end of the file", right)
    if what == TWICE:
        return Fault(int(place[1]), 1, "this is said already", "leave one of the two out")
    return Fault(int(place[1]), int(place[2]), what, right)


def without_mark(data: bytes) -> bytes:
    """The bytes without the mark that some editors put in front."""
    return data.removeprefix(codecs.BOM_UTF8)
