"""The steps of every game: what they hand on, and what CHANCE may answer."""

from __future__ import annotations

import pytest

from tests.toys import tavern
from underdeck.core.declaration import Places
from underdeck.core.kernel import CHANCE, Book, State, Step
from underdeck.core.refusal import Illegal
from underdeck.core.rng import stream
from underdeck.core.steps import ORDER, PASS, ROLL, Again, All, Order, Roll
from underdeck.core.windows import Offer

PLACES = Places(seats=2)
DECK = PLACES.zone("deck", "card", room=4, seated=True, marks=())
HEAP = PLACES.zone("heap", "card", room=4, ordered=False)
PLACES.close()


class Note(Step):
    """Writes its frame down; hands `x` on to the frame it lies in, one higher."""

    def __init__(self, notes: list[tuple[int, ...]], *, raises: bool = False) -> None:
        super().__init__()
        self.notes = notes
        self.raises = raises

    def begin(self, s: State, me: int, it: int) -> None:
        self.notes.append((me, it, s.x, s.y))
        if self.raises:
            s.hand(0, 4, s.x + 1)


class Start(Step):
    """Does a step with all the numbers of its frame."""

    def __init__(self, step: Step, me: int, it: int, x: int, y: int) -> None:
        super().__init__()
        self.step = step
        self.numbers = (me, it, x, y)

    def parts(self) -> list[Step]:
        return [self.step]

    def begin(self, s: State, me: int, it: int) -> None:
        s.push(self.step, 0, *self.numbers)


def begun(root: Step) -> State:
    s = Book(root, 2, PLACES.length(2), 6, 0).begin()
    s.run()
    return s


def test_all_does_its_parts_in_order_with_the_numbers_of_its_frame() -> None:
    notes: list[tuple[int, ...]] = []
    begun(Start(All(Note(notes), Note(notes), Note(notes)), 1, 7, 8, 9))

    assert notes == [(1, 7, 8, 9)] * 3


def test_what_one_part_hands_to_the_frame_the_next_one_gets() -> None:
    """The last part gets it too, although the frame of `All` is gone by then."""
    notes: list[tuple[int, ...]] = []
    begun(Start(All(Note(notes, raises=True), Note(notes, raises=True), Note(notes)), 0, 0, 5, 0))

    assert [x for _, _, x, _ in notes] == [5, 6, 7]


def test_again_goes_on_until_something_ends_the_match() -> None:
    notes: list[tuple[int, ...]] = []

    class Third(Step):
        """Ends the match the third time."""

        def begin(self, s: State, me: int, it: int) -> None:
            if len(notes) == 3:
                s.end()

    assert begun(Again(All(Note(notes), Third()))).over()
    assert len(notes) == 3


def test_a_roll_tells_what_the_die_shows_and_what_it_was_about() -> None:
    notes: list[tuple[int, ...]] = []
    s = begun(Start(Roll(6, Note(notes)), 1, 7, 0, 9))
    assert (s.seat(), s.options()) == (CHANCE, [ROLL | n << 8 for n in range(1, 7)])

    s.apply(ROLL | 5 << 8)

    assert notes == [(1, 5, 7, 9)]


def test_a_die_of_three_sides_shows_no_four() -> None:
    s = begun(Roll(3, Note([])))

    for wrong in (0, 4, 255):
        with pytest.raises(Illegal):
            s.apply(ROLL | wrong << 8)


def ordering(owner: int, *cards: int) -> State:
    """CHANCE is asked to order the deck of seat 1 or of the seat it is done for."""
    s = Book(Start(Order(DECK, owner), 1, 0, 0, 0), 2, PLACES.length(2), 4, 0).begin()
    for card in cards:
        DECK.put(s, 1, card)
        DECK.put(s, 0, card)
    s.run()
    return s


def test_an_order_is_of_the_seat_it_is_done_for_or_of_the_owner_named() -> None:
    for owner, whose in ((-1, 1), (0, 0), (1, 1)):
        s = ordering(owner, 5, 6, 7)
        assert s.options() == [ORDER]
        step = s.asking()
        s.pop()
        step.arrange(s, 1, 0, [7, 6, 5])

        assert [DECK.card(s, whose, i) for i in range(3)] == [7, 6, 5]
        assert [DECK.card(s, 1 - whose, i) for i in range(3)] == [5, 6, 7]


def test_fewer_than_two_cards_have_one_order_and_nobody_is_asked() -> None:
    for cards in ((), (5,)):
        assert ordering(-1, *cards).over()


def test_an_order_is_not_answered_with_an_action() -> None:
    s = ordering(-1, 5, 6)
    with pytest.raises(Illegal, match="is answered with an order of cards"):
        s.apply(ORDER)


def test_every_order_comes_up_and_none_is_likelier() -> None:
    """Chi-square on fixed seeds: 24 orders of four cards, a bound far out."""
    counted: dict[tuple[int, ...], int] = {}
    for n in range(4_800):
        s = ordering(-1, 1, 2, 3, 4)
        step = s.asking()
        s.pop()
        step.shuffle(s, 1, 0, stream(11, n))
        order = tuple(DECK.card(s, 1, i) for i in range(4))
        counted[order] = counted.get(order, 0) + 1

    assert len(counted) == 24
    assert sum((count - 200) ** 2 / 200 for count in counted.values()) < 64


def test_a_place_without_an_order_cannot_be_put_in_one() -> None:
    with pytest.raises(ValueError, match="'heap' have no order"):
        Order(HEAP, 0)


def test_an_offer_made_with_the_numbers_of_a_frame_starts_without_terms() -> None:
    """What lies in the frame's x and y before anything is proposed is not meant as terms."""
    refused = []

    class Deal(Offer):
        """Terms from 1 to 3."""

        def terms(self, s: State, me: int, it: int) -> None:
            for n in (1, 2, 3):
                s.consider(self, me, it, tavern.propose(n))

        def bars(self, s: State, me: int, it: int, a: int) -> None:
            if not 1 <= self.proposed(s, a) <= 3:
                s.bar(0)

        def refused(self, s: State, me: int, it: int, terms: int) -> None:
            refused.append(terms)

    s = begun(Start(Deal(1), 0, 1, 77, 88))
    s.apply(PASS)
    assert refused == [0]

    s = begun(Start(Deal(1), 0, 1, 77, 88))
    s.apply(tavern.propose(2))
    assert tavern.propose(3) in s.options()
    s.apply(tavern.propose(3))
    assert s.options() == [PASS, 4 << 25]
    s.apply(PASS)
    assert refused == [0, 3]
