"""Laws of playing: options, copies, cards, endings; on every game found and on the toys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.cases import CASES, Case
from tests.laws.walks import cards, give, heard, to_order, walk
from underdeck.core.kernel import NOBODY
from underdeck.core.refusal import Illegal
from underdeck.core.rng import stream
from underdeck.core.sight import owners

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = given(seed=st.integers(0, 2**32 - 1))


@every_case
@seeds
def test_options_are_distinct_and_never_empty_before_the_end(case: Case, seed: int) -> None:
    for s in walk(case, seed).states:
        options = case.game.options(s)

        assert len(set(options)) == len(options)
        assert (options == []) == s.over()


@every_case
@seeds
def test_options_are_ordered_by_the_row_alone(case: Case, seed: int) -> None:
    way = walk(case, seed)
    for s in way.some(8):
        again = case.game.new()
        for given_, before in zip(way.answers, way.states, strict=False):
            if before == s:
                break
            give(case.game, again, given_)

        assert case.game.options(again) == case.game.options(s) == case.game.options(s.copy())


@every_case
@seeds
def test_every_option_applies(case: Case, seed: int) -> None:
    for s in walk(case, seed).asked(6):
        for a in case.game.options(s):
            after, _ = heard(case.game, s, a)

            assert after.over() or case.game.options(after)


@every_case
@seeds
def test_nothing_but_options_applies_and_the_state_stays(case: Case, seed: int) -> None:
    way = walk(case, seed)
    for s in way.some(6):
        options = case.game.options(s)
        before = s.values()
        for a in (way.random.getrandbits(31) for _ in range(10)):
            if a in options:
                continue
            with pytest.raises(Illegal):
                case.game.apply(s, a)
            assert s.values() == before


@every_case
@seeds
def test_an_order_is_one_of_exactly_the_cards_asked_for(case: Case, seed: int) -> None:
    asked = [s for s in walk(case, seed).states if case.game.orders(s)]
    for s in asked:
        before, ordered = s.values(), to_order(s)
        other = next(card for card in case.game.cards if card != ordered[0])
        for wrong in ([], ordered[1:], [*ordered, ordered[0]], [other, *ordered[1:]]):
            if sorted(wrong) == sorted(ordered):
                continue
            with pytest.raises(Illegal):
                case.game.arrange(s, wrong)
            assert s.values() == before


@every_case
@seeds
def test_a_sampled_order_is_one_that_could_be_arranged(case: Case, seed: int) -> None:
    """The search's shuffle and the table's arrangement lead to the same set of states."""
    for s in walk(case, seed).states:
        if case.game.orders(s):
            shuffled = s.copy()
            step, who, it = shuffled.asking(), s.frame(0, 2), s.frame(0, 3)
            zone = step.zone  # type: ignore[attr-defined]
            me = step.whose(who)  # type: ignore[attr-defined]
            shuffled.pop()
            step.shuffle(shuffled, who, it, stream(seed, 1))
            order = [zone.card(shuffled, me, i) for i in range(zone.count(shuffled, me))]
            arranged = s.copy()
            arranged.pop()
            step.arrange(arranged, who, it, order)

            assert arranged.values() == shuffled.values()


@every_case
@seeds
def test_a_copy_is_equal_and_parts_ways(case: Case, seed: int) -> None:
    way = walk(case, seed)
    for s, given_ in list(zip(way.states, way.answers, strict=False))[
        :: max(1, len(way.answers) // 8)
    ]:
        before = s.values()
        copy = s.copy()
        assert copy == s
        assert hash(copy) == hash(s)
        assert copy.values() == before

        give(case.game, copy, given_)

        assert s.values() == before
        assert copy != s


@every_case
@seeds
def test_every_card_lies_somewhere_exactly_once(case: Case, seed: int) -> None:
    for s in walk(case, seed).states:
        assert cards(case.game, s) == sorted(case.game.cards)


@every_case
@seeds
def test_the_same_answers_lead_to_equal_states_with_equal_hashes(case: Case, seed: int) -> None:
    way = walk(case, seed)
    s = case.game.new()
    for given_, then in zip(way.answers, way.states, strict=False):
        assert s == then
        assert hash(s) == hash(then)
        give(case.game, s, given_)

    assert s == way.end


@every_case
@seeds
def test_places_without_an_order_do_not_remember_one(case: Case, seed: int) -> None:
    way = walk(case, seed)
    for s in way.some(6):
        for zone in case.game.places.zones:
            if zone.ordered:
                continue
            for me in range(owners(s, zone)):
                there = [
                    (zone.card(s, me, i), zone.mark(s, me, i)) for i in range(zone.count(s, me))
                ]
                way.random.shuffle(there)
                other = s.copy()
                zone.clear(other, me)
                for card, mark in there:
                    zone.put_marked(other, me, card, mark)

                assert other == s


@every_case
@seeds
def test_a_random_match_ends_with_an_outcome_and_nothing_left_to_ask(case: Case, seed: int) -> None:
    end = walk(case, seed).end
    outcome = case.game.outcome(end)

    assert (end.seat(), end.depth(), case.game.options(end)) == (NOBODY, 0, [])
    with pytest.raises(Illegal):
        case.game.apply(end, 0)
    assert case.game.look(end).moves == ()
    assert outcome.rule in case.rules
    assert outcome.words
    assert len(outcome.scores) == case.game.seats
    assert set(outcome.winners) <= set(range(case.game.seats))
    everybody = tuple(range(case.game.seats))
    if outcome.name in {"won", "lost"}:
        assert outcome.winners == (everybody if outcome.name == "won" else ())
    elif outcome.name == "tie":
        assert len(outcome.winners) != 1 < case.game.seats
    else:
        assert outcome.name == f"seat {outcome.winners[0] + 1}"
        assert len(outcome.winners) == 1 < case.game.seats


@every_case
@seeds
def test_a_running_match_has_no_outcome_yet(case: Case, seed: int) -> None:
    for s in walk(case, seed).some(2):
        with pytest.raises(Illegal):
            case.game.outcome(s)
