"""Where in a TOML file a path of its document stands: line and column, counted in characters.

The file is parsed a second time for this, by a parser that keeps track of places, and so only
when something is wrong.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

from underdeck.core.fault import Fault
from underdeck.core.misplaced import Misplaced, Path
from underdeck.sets.strings import place

Spot = tuple[int, int]  # row and column from 0, the column in bytes
BRACKETS = ("[", "]", "[[", "]]", "{", "}", ",", "comment")


def faults(data: bytes, misplaced: Sequence[Misplaced]) -> list[Fault]:
    """Faults with line and column, for faults with paths; in the order of the file."""
    found = places(data)
    lines = data.split(b"\n")
    located = []
    for one in misplaced:
        row, column = spot(found, one)
        before = lines[row][:column].decode("utf-8", errors="replace") if row < len(lines) else ""
        located.append(Fault(row + 1, len(before) + 1, one.what, one.right))
    return sorted(located, key=lambda fault: (fault.line, fault.column))


def spot(found: dict[Path, tuple[Node, Node]], one: Misplaced) -> Spot:
    """Where a fault stands: at its key or in its value, or at the nearest thing around it."""
    path = one.path
    while path and path not in found:
        path = path[:-1]
    if not path:
        return (0, 0)
    key, value = found[path]
    if one.key and path == one.path:
        return start(key)
    return inside(value, one.at) if value.type == "string" and one.at >= 0 else start(value)


def inside(string: Node, at: int) -> Spot:
    """Where character `at` of a string stands."""
    source = (string.text or b"").decode("utf-8", errors="replace")
    before = source[: place(source, at)]
    row, column = start(string)
    down = before.count("\n")
    if down == 0:
        return row, column + len(before.encode())
    return row + down, len(before.rpartition("\n")[2].encode())


def places(data: bytes) -> dict[Path, tuple[Node, Node]]:
    """Every path of a document, with its key and its value."""
    parser = Parser(Language(tree_sitter_toml.language()))
    walk = Walk()
    for node in parser.parse(data).root_node.children:
        walk.top(node)
    return walk.found


class Walk:
    """A walk over the tree of a TOML file."""

    def __init__(self) -> None:
        self.found: dict[Path, tuple[Node, Node]] = {}
        self.arrays: dict[Path, int] = {}  # arrays of tables, with how many tables they have

    def note(self, path: Path, key: Node, value: Node) -> None:
        """A path stands here; its first place counts."""
        self.found.setdefault(path, (key, value))

    def top(self, node: Node) -> None:
        """A pair or a table of the document."""
        if node.type == "pair":
            self.pair(node, ())
        if node.type not in ("table", "table_array_element"):
            return
        header, *rest = [child for child in node.children if child.type not in BRACKETS]
        path = self.absolute(keys(header), array=node.type == "table_array_element")
        self.note(path, header, header)
        for child in rest:
            if child.type == "pair":
                self.pair(child, path)

    def absolute(self, names: Iterable[str], *, array: bool) -> Path:
        """The path of a table's header: a name that is an array stands for its latest table."""
        path: Path = ()
        for name in names:
            path = (*path, name)
            if path in self.arrays:
                path = (*path, self.arrays[path] - 1)
        if not array:
            return path
        bare = path[:-1] if path and isinstance(path[-1], int) else path
        self.arrays[bare] = self.arrays.get(bare, 0) + 1
        return (*bare, self.arrays[bare] - 1)

    def pair(self, node: Node, path: Path) -> None:
        """A key and its value."""
        key, value = [child for child in node.children if child.type not in ("=", "comment")][:2]
        for name in keys(key):
            path = (*path, name)
            self.note(path, key, value)
        self.value(value, path)

    def value(self, node: Node, path: Path) -> None:
        """What stands inside a value."""
        inside = [child for child in node.children if child.type not in BRACKETS]
        if node.type == "array":
            for i, child in enumerate(inside):
                self.note((*path, i), child, child)
                self.value(child, (*path, i))
        elif node.type == "inline_table":
            for child in inside:
                self.pair(child, path)


def start(node: Node) -> Spot:
    """Where a node begins."""
    return node.start_point.row, node.start_point.column


def keys(node: Node) -> list[str]:
    """The names of a key, of which a dotted one has several."""
    if node.type == "dotted_key":
        return [name for child in node.children for name in keys(child) if child.type != "."]
    text = (node.text or b"").decode("utf-8", errors="replace")
    if node.type == "quoted_key":
        unquoted: str = tomllib.loads(f"key = {text}")["key"]
        return [unquoted]
    return [text]
