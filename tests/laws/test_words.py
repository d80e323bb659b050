"""Laws of words: actions read back, refusals name rules and facts, exactly where none is legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import underdeck.core.action as action
from tests.laws.cases import CASES, Case
from tests.laws.walks import walk
from underdeck.core.game import Unreadable

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = given(seed=st.integers(0, 2**32 - 1))


def near_and_far(options: list[int], kinds: int, random: Random) -> Iterator[int]:
    """Numbers that are options, nearly options, or anything of 31 bits."""
    for a in options:
        yield a
        yield a ^ 1 << random.randrange(31)
        yield action.pack(
            action.verb(a),
            random.randrange(kinds + 2),
            random.choice((0, action.x(a), random.randrange(16), 255)),
            random.choice((0, 1, action.y(a), random.randrange(256))),
        )
    for _ in range(10):
        yield random.getrandbits(31)
        yield random.randrange(20) << 25 | random.getrandbits(3) << 8


@every_case
@seeds
def test_an_option_in_words_reads_back(case: Case, seed: int) -> None:
    for s in walk(case, seed).some(10):
        view = case.game.redact(s, max(0, s.seat()))
        for a in case.game.options(s):
            said = case.game.words(s, a)

            assert case.game.read_action(s, said) == a
            assert case.game.words(view, a) == said
            assert case.game.read_action(view, said) == a


@every_case
@seeds
def test_two_options_are_never_called_the_same(case: Case, seed: int) -> None:
    for s in walk(case, seed).some(10):
        said = [case.game.words(s, a) for a in case.game.options(s)]

        assert len(set(said)) == len(said)


@every_case
@seeds
def test_why_is_empty_exactly_for_options(case: Case, seed: int) -> None:
    way = walk(case, seed)
    for s in way.some(6):
        view = case.game.redact(s, max(0, s.seat()))
        options = case.game.options(view)
        for a in near_and_far(options, len(case.game.kinds.names), way.random):
            reason = case.game.why(view, a)

            assert reason.legal == (a in options)
            assert reason.rule in case.rules
            assert bool(reason.facts) != reason.legal
            assert bool(reason.remedy) != reason.legal
            assert set(reason.also) <= case.rules - {reason.rule}
            assert not (reason.legal and reason.also)


@every_case
@seeds
def test_asking_why_changes_nothing(case: Case, seed: int) -> None:
    way = walk(case, seed)
    for s in way.some(4):
        before, options = s.values(), case.game.options(s)
        for a in near_and_far(options, len(case.game.kinds.names), way.random):
            case.game.why(s, a)

        assert s.values() == before
        assert case.game.options(s) == options


@every_case
@seeds
def test_when_the_match_is_over_every_action_is_refused_for_that(case: Case, seed: int) -> None:
    reason = case.game.why(walk(case, seed).end, 0)

    assert not reason.legal
    assert "over" in reason.facts


@every_case
def test_what_is_no_action_is_unreadable_and_says_what_could_stand_there(case: Case) -> None:
    s = case.game.new()
    for text in ("", "frobnicate", "order too much", '"open', "\\"):
        with pytest.raises(Unreadable) as caught:
            case.game.read_action(s, text)
        assert str(caught.value)


@every_case
@seeds
def test_words_of_any_verb_and_any_rubbish_are_read_or_unreadable(case: Case, seed: int) -> None:
    """Nothing but Unreadable is ever raised."""
    way = walk(case, seed)
    names = list(case.game.verbs.names)
    rubbish = ["?", "joker", "0", "256", "-1", "nowhere", "", "1e3", "\N{ARABIC-INDIC DIGIT THREE}"]
    for s in way.some(3):
        for _ in range(20):
            words = way.random.choices(rubbish, k=way.random.randrange(4))
            text = " ".join([way.random.choice(names), *(f'"{word}"' for word in words)])
            try:
                a = case.game.read_action(s, text)
            except Unreadable:
                continue
            assert case.game.why(s, a).legal == (a in case.game.options(s))


@every_case
@seeds
def test_every_verb_names_a_rule_of_the_game(case: Case, seed: int) -> None:
    for s in walk(case, seed).some(6):
        for a in case.game.options(s):
            assert case.game.rule(s, a) in case.rules
