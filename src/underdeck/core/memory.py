"""The two blocks of memory that a state owns: its row, and the options found for it."""
# plain: the compiled form is C and lies in the generated memory.pxd

from array import array
from typing import TypeAlias

from underdeck.core.widths import i32

Row: TypeAlias = "array[int]"
Options: TypeAlias = list[int]


def fresh(n: i32) -> Row:
    """A row of `n` zeros; each of its integers has 16 bits."""
    return array("h", bytes(2 * n))


def release(row: Row) -> None:
    """Give a row back; Python does so by itself."""


def duplicate(row: Row, n: i32, length: i32) -> Row:
    """A row of `length` integers: the first `n` of `row`, the others zero or left over."""
    return row[:length]


def same(row: Row, other: Row, n: i32) -> bool:
    """Whether two rows begin with the same `n` integers."""
    return row[:n] == other[:n]


def no_options() -> Options:
    """What a state that has not been asked for its options has."""
    return []


def more_options(options: Options, n: i32) -> Options:
    """Room for `n` options, those found so far kept."""
    return options + [0] * (n - len(options))


def release_options(options: Options) -> None:
    """Give the options back; Python does so by itself."""
