"""The streams of chance: a secret deals again, and a seed deals as simulations do."""

from __future__ import annotations

import hashlib
import hmac
import shlex
from collections import Counter

import pytest

from tests.table.playing import SECRET, clear, play
from tests.toys import tavern
from underdeck.core import rng
from underdeck.core.kernel import CHANCE
from underdeck.table import Table
from underdeck.table.chance import Numbers, Secret, Seed


def dealt_by_hand(secret: bytes, question: int, names: list[str]) -> list[str]:
    """An order of cards as the documentation of the stream says it, written down anew."""
    stream = b"".join(
        hmac.new(
            secret,
            b"underdeck chance 1" + question.to_bytes(8, "big") + block.to_bytes(8, "big"),
            hashlib.sha256,
        ).digest()
        for block in range(100)
    )
    words = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, len(stream), 8)]
    order = sorted(names)
    for i in range(len(order) - 1, 0, -1):
        word = words.pop(0)
        while word >= 2**64 - 2**64 % (i + 1):
            word = words.pop(0)
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def orders(table: Table) -> list[list[str]]:
    """The orders of cards in a record, without verb and place."""
    return [shlex.split(line)[3:] for line in table.lines if line.startswith("# order")]


def test_a_stranger_with_the_secret_deals_the_same_cards() -> None:
    table = Table.start(clear(), secret=SECRET)
    for question, cards in enumerate(orders(table)):
        assert cards == dealt_by_hand(SECRET, question, cards)


def test_the_stream_of_a_secret_never_changes() -> None:
    table = Table.start(clear(), secret=SECRET)
    monsters, powers = orders(table)
    assert monsters[-3:] == ["jack of spades", "jack of hearts", "jack of diamonds"]
    assert powers[-3:] == ["9 of diamonds", "8 of hearts", "7 of diamonds"]


def test_the_record_commits_to_the_secret_before_the_match() -> None:
    table = Table.start(clear(), secret=SECRET)
    assert f"match secret sha256:{hashlib.sha256(SECRET).hexdigest()}" in table.lines


def test_two_matches_have_two_secrets() -> None:
    one, other = Table.start(clear()), Table.start(clear())
    assert one.header.secret != other.header.secret
    assert one.state != other.state


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Secret(b"short")


def test_a_number_too_high_to_be_fair_is_thrown_away() -> None:
    """Below 3 * 2**62 one word in four is too high: what is taken is then not the first word."""
    m = 3 * 2**62
    for question in range(40):
        plain = Numbers(SECRET, question)
        first = plain.word()
        assert Numbers(SECRET, question).below(m) == (first if first < m else next_below(plain, m))


def next_below(numbers: Numbers, m: int) -> int:
    word = numbers.word()
    while word >= m:
        word = numbers.word()
    return word


def test_all_numbers_are_about_equally_frequent() -> None:
    numbers = Numbers(SECRET, 0)
    seen = Counter(numbers.below(6) for _ in range(6000))
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert max(abs(n - 1000) for n in seen.values()) < 120


def test_a_question_has_numbers_of_its_own_however_many_another_took() -> None:
    table = Table.start(clear(), secret=SECRET)
    small = Table.start(clear("no-jokers"), secret=SECRET)
    assert orders(table)[0] == orders(small)[0]
    assert Numbers(SECRET, 1).word() != Numbers(SECRET, 0).word()


@pytest.mark.parametrize("match", [0, 7])
def test_a_seed_deals_as_simulations_do(match: int) -> None:
    game = clear()
    s = game.new()
    seed = rng.stream(11, match)
    while s.seat() == CHANCE:
        seed = game.sample(s, seed)
    table = Table.start(game, seed=11, match=match)
    assert table.state == s
    assert f"match seed 11 {match}" in table.lines


def test_a_seed_goes_on_as_simulations_do_when_dice_are_rolled() -> None:
    game = tavern.game()
    table = play(Table.start(game, seed=3), 40)
    s = game.new()
    seed = rng.stream(3, 0)
    for entry in table.log:
        if entry.seat == CHANCE:
            seed = game.sample(s, seed)
        else:
            game.apply(s, game.read_action(s, entry.words))
    assert s == table.state


@pytest.mark.parametrize("seed, match", [(-1, 0), (0, 2**64), (2**64, 0)])
def test_a_seed_has_at_most_64_bits(seed: int, match: int) -> None:
    with pytest.raises(ValueError, match="go from 0 to 18446744073709551615"):
        Seed(seed, match)
