"""Intervals against values that others have published or that follow by hand."""

import pytest

from underdeck.arena import interval


@pytest.mark.parametrize(
    ("count", "n", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_one_that_is_published(
    count: int, n: int, low: float, high: float
) -> None:
    assert interval.wilson(count, n) == pytest.approx((low, high), abs=0.00005)


def test_wilsons_interval_ends_at_what_was_always_seen() -> None:
    assert interval.wilson(0, 50)[0] == 0.0
    assert interval.wilson(50, 50)[1] == 1.0
    assert interval.wilson(0, 0) == (0.0, 1.0)


def test_wilsons_interval_of_the_others_is_the_mirror_image() -> None:
    low, high = interval.wilson(3, 40)

    assert interval.wilson(37, 40) == pytest.approx((1 - high, 1 - low))


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    # 0 and 6 as often: deviation 3 * sqrt(100/99), standard error that divided by 10
    middle, low, high = interval.mean({0: 50, 6: 50})

    assert middle == 3
    assert high - middle == pytest.approx(1.959964 * 3 * (100 / 99) ** 0.5 / 10)
    assert middle - low == pytest.approx(high - middle)


def test_a_mean_of_one_value_or_none_is_no_wider_than_it() -> None:
    assert interval.mean({4: 1}) == (4, 4, 4)
    assert interval.mean({}) == (0, 0, 0)
