"""Laws of seeing: what a seat cannot know shows in nothing that it gets."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import underdeck.core.action as action
from tests.laws.cases import CASES, Case
from tests.laws.test_words import near_and_far
from tests.laws.walks import Ear, cards, heard, viewers, walk
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, State
from underdeck.core.rng import stream
from underdeck.core.sight import owners, visible

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = given(seed=st.integers(0, 2**32 - 1))


def wire(game: Game, view: State) -> str:
    """A look as it goes over a wire."""
    return json.dumps(game.look(view).plain())


@every_case
@seeds
def test_a_view_names_its_viewer_and_redacting_again_changes_nothing(case: Case, seed: int) -> None:
    for s in walk(case, seed).some(8):
        for seat in viewers(case.game):
            view = case.game.redact(s, seat)

            assert view.viewer() == seat
            assert case.game.redact(view, seat) == view
        assert case.game.redact(s, ALL) == s
        assert s.viewer() == ALL


@every_case
@seeds
def test_a_view_shows_the_cards_its_seat_sees_and_backs_for_all_others(
    case: Case, seed: int
) -> None:
    for s in walk(case, seed).some(6):
        for seat in viewers(case.game):
            view = case.game.redact(s, seat)
            for zone in case.game.places.zones:
                for me in range(owners(s, zone)):
                    faces = [zone.card(s, me, i) for i in range(zone.count(s, me))]
                    shown = [
                        face if visible(s, zone, me, i, seat) else case.game.kinds.back(face)
                        for i, face in enumerate(faces)
                    ]
                    seen = [zone.card(view, me, i) for i in range(zone.count(view, me))]
                    assert seen == (shown if zone.ordered else sorted(shown))


@every_case
@seeds
def test_a_completed_world_is_whole_and_looks_the_same(case: Case, seed: int) -> None:
    """redact(complete(redact(s, p)), p) == redact(s, p), for every p."""
    for s in walk(case, seed).some(8):
        for seat in viewers(case.game):
            view = case.game.redact(s, seat)
            world = case.game.complete(view, stream(seed, seat + 2))

            assert world.viewer() == ALL
            assert cards(case.game, world) == sorted(case.game.cards)
            assert case.game.redact(world, seat) == view


@every_case
@seeds
def test_the_seat_to_move_has_the_same_options_in_every_world(case: Case, seed: int) -> None:
    for s in walk(case, seed).asked(8):
        view = case.game.redact(s, s.seat())
        world = case.game.complete(view, stream(seed, 7))
        options = case.game.options(s)

        assert case.game.options(view) == options
        assert case.game.options(world) == options


@every_case
@seeds
def test_looks_and_refusals_are_equal_where_a_seat_sees_no_difference(
    case: Case, seed: int
) -> None:
    """Also in their size on the wire, and the options that a look lists."""
    way = walk(case, seed)
    for s in [*way.some(2), way.end]:
        for seat in viewers(case.game):
            view = case.game.redact(s, seat)
            world = case.game.complete(view, stream(seed, seat + 2))
            other = case.game.redact(world, seat)

            assert wire(case.game, other) == wire(case.game, view)
            for a in near_and_far(case.game.options(view)[:3], 20, way.random):
                assert case.game.why(other, a) == case.game.why(view, a)


@every_case
@seeds
def test_a_look_lists_a_move_for_each_option_of_a_seat(case: Case, seed: int) -> None:
    """And none to a view of anybody who is not asked."""
    for s in walk(case, seed).some(4):
        for seat in (ALL, *viewers(case.game)):
            view = case.game.redact(s, seat)
            moves = [move.action for move in case.game.look(view).moves]
            options = case.game.options(s) if s.seat() >= 0 and seat in (ALL, s.seat()) else []

            assert moves == [case.game.words(s, a) for a in options]
            assert s.seat() < 0 or case.game.options(view) == options


@every_case
@seeds
def test_what_is_told_differs_only_where_the_views_do_afterwards(case: Case, seed: int) -> None:
    """The same action in two worlds that a seat cannot tell apart, told to that seat.

    Unless cards are to be shuffled next: what was shown of them a view does not keep. Nor does it
    keep in which order cards were shown that lie in no order then.
    """
    way = walk(case, seed)
    for s in way.asked(4):
        for seat in viewers(case.game):
            world = case.game.complete(case.game.redact(s, seat), stream(seed, seat + 2))
            both = [a for a in case.game.options(s) if a in case.game.options(world)]
            for a in way.random.sample(both, min(3, len(both))):
                after, ear = heard(case.game, s, a)
                there, other = heard(case.game, world, a)

                if case.game.orders(after):
                    continue
                if case.game.redact(there, seat) == case.game.redact(after, seat):
                    assert sorted(other.sentences(seat)) == sorted(ear.sentences(seat))


@every_case
@seeds
def test_a_secret_choice_does_not_show(case: Case, seed: int) -> None:
    """Actions heard of in the same words, with equal backs, leave the same view and events."""
    for s in walk(case, seed).asked(8):
        for seat in viewers(case.game):
            first: dict[tuple[str, int], tuple[State, Ear]] = {}
            for a in case.game.options(s):
                told = case.game.told(s, a, seat)
                if seat == s.seat():
                    assert told == case.game.words(s, a)
                    continue
                after, ear = heard(case.game, s, a)
                back = case.game.kinds.back(action.card(a))
                before, other = first.setdefault((told, back), (after, ear))
                assert case.game.redact(after, seat) == case.game.redact(before, seat)
                assert ear.sentences(seat) == other.sentences(seat)


@every_case
@seeds
def test_words_told_name_no_card_that_the_seat_does_not_see(case: Case, seed: int) -> None:
    """Neither before the action nor after it, nor in what is told meanwhile."""
    for s in walk(case, seed).asked(6):
        for seat in viewers(case.game):
            if seat == s.seat():
                continue
            for a in case.game.options(s):
                told = case.game.told(s, a, seat)
                after, ear = heard(case.game, s, a)
                seen = names(case.game, s, seat) | names(case.game, after, seat)
                said = " ".join(ear.sentences(seat))
                for name in case.game.kinds.names[1:]:
                    assert name not in told or name in seen or name in said


def names(game: Game, s: State, seat: int) -> set[str]:
    """The cards that a seat sees, by name."""
    return {game.kinds.name(card) for card in cards(game, game.redact(s, seat))}
