"""Changes a text at places that its syntax tree names."""

from __future__ import annotations

import ast
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Edit:
    """The bytes from `start` to `end` become `text`."""

    start: int
    end: int
    text: str


class Edits:
    """The changes to one source text; every line keeps its number."""

    def __init__(self, text: str) -> None:
        self.source = text.encode()
        self.edits: list[Edit] = []
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def after(self, mark: bytes, start: int) -> int:
        """The place right after the next `mark`."""
        return self.source.index(mark, start) + len(mark)

    def said(self, node: ast.expr | ast.stmt) -> str:
        """The text of a node."""
        return self.source[self.start(node) : self.end(node)].decode()

    def insert(self, at: int, text: str) -> None:
        self.edits.append(Edit(at, at, text))

    def replace(self, start: int, end: int, text: str) -> None:
        """Put `text` there instead, and keep as many lines as there were."""
        lost = self.source[start:end].count(b"\n") - text.count("\n")
        self.edits.append(Edit(start, end, text + "\n" * lost))

    def blank(self, node: ast.expr | ast.stmt) -> None:
        self.replace(self.start(node), self.end(node), "")

    def result(self, start: int = 0, end: int | None = None) -> str:
        """The text from `start` to `end`, changed."""
        end = len(self.source) if end is None else end
        piece = self.source[start:end]
        for edit in sorted(self.edits, reverse=True):
            if start <= edit.start and edit.end <= end:
                before, after = piece[: edit.start - start], piece[edit.end - start :]
                piece = before + edit.text.encode() + after
        return piece.decode()
