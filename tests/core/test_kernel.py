"""The kernel: frames, options, endings, and what a row is too small for."""

from __future__ import annotations

import pytest

from tests.toys import lair
from underdeck.core.declaration import Places
from underdeck.core.kernel import ALL, CHANCE, NOBODY, Book, State, Step
from underdeck.core.refusal import Illegal, Overrun
from underdeck.core.steps import PASS, Again, All

PLACES = Places(seats=2)
PILE = PLACES.zone("pile", "card", room=3)
COUNT = PLACES.counter("count", least=-5, most=5)
PLACES.close()


class Nothing(Step):
    """Does nothing."""

    def begin(self, s: State, me: int, it: int) -> None:
        pass


class Deeper(Step):
    """Does itself within itself, for ever."""

    def begin(self, s: State, me: int, it: int) -> None:
        s.do(self, me, it)
        s.do(self, me, it)


class Question(Step):
    """Asks whether to pass."""

    def begin(self, s: State, me: int, it: int) -> None:
        s.ask(self, me, me, it)

    def candidates(self, s: State, me: int, it: int) -> None:
        s.offer(PASS)


def book(root: Step, depth: int = 4) -> Book:
    return Book(root, 2, PLACES.length(2), depth, 0)


def begun(root: Step, depth: int = 4) -> State:
    s = book(root, depth).begin()
    s.run()
    return s


# What is too much ----------------------------------------------------------------------------


def test_steps_that_never_ask_are_stopped_and_named() -> None:
    """After 10,000 of them; the row is then as the last one left it."""
    with pytest.raises(
        Overrun, match=r"10,000 steps without a question, the last 'Nothing'|'Again'"
    ):
        begun(Again(Nothing()))


def test_frames_that_lie_too_deep_are_stopped_and_named() -> None:
    with pytest.raises(Overrun, match=r"more than 4 steps wait for each other at 'Deeper'"):
        begun(Deeper())


def test_as_many_frames_as_declared_may_wait() -> None:
    """The asking one among them: here match, turn and question."""
    root = All(All(Question(), Nothing()), Nothing())
    assert begun(root, depth=3).depth() == 3
    with pytest.raises(Overrun):
        begun(All(All(Question(), Nothing()), Nothing()), depth=2)


@pytest.mark.parametrize("value", [32_768, -32_768, 2**31 - 1, -(2**31) + 1])
def test_a_number_past_16_bits_is_refused(value: int) -> None:
    s = begun(Question())
    before = s.values()

    with pytest.raises(Overrun, match=f"{value} does not fit"):
        s.set(PILE.at, value)
    assert s.values() == before


@pytest.mark.parametrize("value", [32_767, -32_767])
def test_a_number_of_16_bits_is_kept(value: int) -> None:
    s = begun(Question())
    s.set(PILE.at + 1, value)

    assert s.get(PILE.at + 1) == value


def test_a_number_past_16_bits_is_refused_in_a_frame_too() -> None:
    s = begun(Question())

    with pytest.raises(Overrun):
        s.do(s.book.root, 0, 40_000)
    with pytest.raises(Overrun):
        s.hand(0, 4, 40_000)


def test_a_frame_that_does_not_wait_is_refused() -> None:
    s = begun(Question())

    for down, field in ((-1, 0), (1, 0), (0, -1), (0, 6)):
        with pytest.raises(Overrun):
            s.frame(down, field)
        with pytest.raises(Overrun):
            s.hand(down, field, 0)


def test_a_turn_can_end_in_the_middle_of_something() -> None:
    """All that waits above it is left out; it goes on where it is told to."""
    done: list[str] = []

    class Do(Step):
        """Writes down that it was done."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def begin(self, s: State, me: int, it: int) -> None:
            done.append(self.name)

    class Die(Step):
        """The turn goes on with its last part."""

        def begin(self, s: State, me: int, it: int) -> None:
            turn = s.book.names["Turn"]
            s.back_to(turn)
            s.hand(0, 1, 2)

    fight = All(All(Do("blow"), Die(), Do("answer")), Do("loot"))
    turn = All(fight, Do("charity"), Do("next"))
    turn.name = "Turn"
    begun(All(turn, Do("end")), depth=6)

    assert done == ["blow", "next", "end"]


def test_nothing_goes_back_to_a_step_that_does_not_wait() -> None:
    other = Nothing()
    s = begun(All(Question(), other))

    with pytest.raises(Overrun, match="'Nothing' does not wait"):
        s.back_to(other)
    assert s.depth() == 2


# Options -------------------------------------------------------------------------------------


def test_an_option_that_there_is_not_is_refused() -> None:
    s = begun(Question())

    assert (s.legal(), s.option(0)) == (1, PASS)
    for i in (-1, 1):
        with pytest.raises(Illegal):
            s.option(i)


def test_more_options_than_there_is_room_for_make_room() -> None:
    class Many(Question):
        """Offers a hundred."""

        def candidates(self, s: State, me: int, it: int) -> None:
            for n in range(100):
                s.offer(n)

    assert begun(Many()).options() == list(range(100))


def test_only_an_option_is_applied() -> None:
    s = begun(Question())

    with pytest.raises(Illegal, match="is not among the 1 options"):
        s.apply(PASS + 1)
    s.apply(PASS)
    assert s.over()
    with pytest.raises(Illegal, match="the match is over"):
        s.play(PASS)


# States --------------------------------------------------------------------------------------


def test_a_match_starts_with_empty_places_and_the_first_step() -> None:
    s = book(Question()).begin()

    assert (s.depth(), s.viewer()) == (1, ALL)
    assert (PILE.count(s, 0), COUNT.get(s, 0)) == (0, 0)


def test_a_match_without_a_step_left_is_over() -> None:
    s = begun(Nothing())

    assert (s.seat(), s.over(), s.options(), s.depth()) == (NOBODY, True, [], 0)


def test_states_of_two_books_are_not_equal() -> None:
    """Their numbers mean different steps."""
    one, other = begun(Question()), begun(Question())

    assert one.values() == other.values()
    assert one != other
    assert one != "a state"


def test_states_are_keys_of_sets() -> None:
    s = begun(Question())
    other = s.copy()
    PILE.put(other, 0, 5)

    assert {s, s.copy()} == {s}
    assert len({s, other}) == 2


def test_what_has_left_a_place_leaves_no_trace() -> None:
    s = begun(Question())
    other = s.copy()
    for card in (1, 2, 3):
        PILE.put(other, 0, card)
    PILE.remove(other, 0, 1)
    PILE.clear(other, 0)

    assert other == s
    assert hash(other) == hash(s)


def test_a_copy_has_no_listener() -> None:
    """A search pays nothing for telling."""
    game, heard = lair.game(), []

    class Ear:
        def hear(self, s: State, kind: int, me: int, card: int, x: int, y: int) -> None:
            heard.append((kind, card))

    s = game.new()
    s.listener = Ear()
    game.arrange(s, [lair.BAT, lair.BAT, lair.RAT, lair.RAT, lair.RAT])
    game.arrange(s, [lair.BAT, lair.BAT, lair.DRAGON])
    game.apply(s.copy(), lair.WALK)
    assert heard == []
    game.apply(s, lair.WALK)
    assert heard == [(lair.TURNED_UP, lair.RAT)]


def test_a_copy_in_the_middle_of_a_question_plays_on_by_itself() -> None:
    game = lair.game()
    s = game.new()
    copy = s.copy()
    game.sample(s, 1)

    assert (copy.seat(), game.orders(copy)) == (CHANCE, True)
    game.sample(copy, 1)
    assert copy == s


# Books ---------------------------------------------------------------------------------------


def test_a_book_gives_each_step_a_name_of_its_own() -> None:
    root = All(Nothing(), Question(), Nothing())

    assert list(book(root).names) == ["All", "Nothing", "Question", "Nothing 2"]


def test_a_step_belongs_to_one_book() -> None:
    step = Question()
    book(step)

    with pytest.raises(ValueError, match="'Question' belongs to another book"):
        book(All(Nothing(), step))


def test_a_step_done_in_two_places_is_enrolled_once() -> None:
    step = Nothing()

    assert len(book(All(step, step)).steps) == 2
