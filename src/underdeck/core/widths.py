"""Widths of integers: ordinary ints when plain, C integers when compiled."""
# plain: names for the annotations; there is nothing here to run

from typing import TypeAlias

i16: TypeAlias = int
i32: TypeAlias = int
u64: TypeAlias = int
