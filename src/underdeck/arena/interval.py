"""How sure a rate or a mean is: 95 % intervals."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054  # the normal distribution has 95 % of its weight within +-Z


def wilson(count: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a rate seen as `count` in `n` (Wilson 1927); all of it if n is 0.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if n == 0:
        return 0.0, 1.0
    rate = count / n
    spread = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    middle = rate + Z * Z / (2 * n)
    whole = 1 + Z * Z / n
    low = 0.0 if count == 0 else (middle - spread) / whole
    high = 1.0 if count == n else (middle + spread) / whole
    return low, high


def mean(counts: dict[int, int]) -> tuple[float, float, float]:
    """The mean of values, each seen so often, and its 95 % interval (normal).

    >>> mean({0: 2, 4: 2})[0]
    2.0
    """
    n = sum(counts.values())
    if n == 0:
        return 0.0, 0.0, 0.0
    middle = sum(value * count for value, count in counts.items()) / n
    if n == 1:
        return middle, middle, middle
    squares = sum(count * (value - middle) ** 2 for value, count in sorted(counts.items()))
    spread = Z * sqrt(squares / (n - 1) / n)
    return middle, middle - spread, middle + spread
