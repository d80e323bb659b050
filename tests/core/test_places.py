"""Places: room, order, marks; what does not fit is refused, plain and compiled alike."""

from __future__ import annotations

import pytest

from underdeck.core.declaration import Places
from underdeck.core.kernel import Book, State, Step
from underdeck.core.places import OWNER, UP, known
from underdeck.core.refusal import Overrun

PLACES = Places(seats=3)
PILE = PLACES.zone("pile", "card", room=3, marks=("doubled",))
ROOMS = PLACES.zone("rooms", "card", room=1, owners=4)
HAND = PLACES.zone("hand", "card", room=4, seated=True, sight=OWNER, ordered=False, marks=())
LEVEL = PLACES.counter("level", seated=True, least=1, most=10)
TURN = PLACES.counter("turn")
PLACES.close()


def fresh(seats: int = 3) -> State:
    return State(Book(Step(), seats, PLACES.length(seats), 2, 0))


def cards(s: State, me: int = 0) -> list[int]:
    return [HAND.card(s, me, i) for i in range(HAND.count(s, me))]


def marks(s: State, me: int = 0) -> list[int]:
    return [HAND.mark(s, me, i) for i in range(HAND.count(s, me))]


# Room ----------------------------------------------------------------------------------------


def test_a_full_place_takes_no_more() -> None:
    s = fresh()
    for card in (5, 6, 7):
        PILE.put(s, 0, card)
    before = s.values()

    for put in (PILE.put, lambda s, me, card: PILE.put_under(s, me, card, 0)):
        with pytest.raises(Overrun, match="'pile' has room for 3 cards"):
            put(s, 0, 8)
    assert s.values() == before


def test_a_card_that_is_not_there_is_refused() -> None:
    s = fresh()
    PILE.put(s, 0, 5)
    before = s.values()

    for do in (
        lambda: PILE.card(s, 0, 1),
        lambda: PILE.card(s, 0, -1),
        lambda: PILE.mark(s, 0, 1),
        lambda: PILE.remove(s, 0, 1),
        lambda: PILE.take(s, 0, 6),
        lambda: PILE.set_mark(s, 0, 1, UP),
        lambda: PILE.replace(s, 0, 1, 6),
        lambda: PILE.insert(s, 0, 2, 6, 0),
        lambda: PILE.insert(s, 0, -1, 6, 0),
        lambda: HAND.top(s, 0),
        lambda: HAND.pop(s, 0),
    ):
        with pytest.raises(Overrun):
            do()
    assert s.values() == before


def test_an_owner_that_there_is_not_is_refused() -> None:
    s = fresh()

    for me in (-1, 4):
        with pytest.raises(Overrun, match=f"'rooms' has 4 owners, and no number {me}"):
            ROOMS.count(s, me)
    for me in (-1, 3):
        with pytest.raises(Overrun):
            LEVEL.get(s, me)


def test_a_number_outside_its_bounds_is_refused() -> None:
    s = fresh()
    LEVEL.set(s, 1, 10)

    for do in (
        lambda: LEVEL.add(s, 1, 1),
        lambda: LEVEL.set(s, 1, 0),
        lambda: TURN.add(s, 0, -1),
        lambda: TURN.set(s, 0, 32_768),
    ):
        with pytest.raises(Overrun):
            do()
    assert LEVEL.get(s, 1) == 10


def test_places_do_not_touch_each_other() -> None:
    """Each owner's cards, marks and numbers have slots of their own."""
    s = fresh()
    for me in range(3):
        for card in range(4):
            HAND.put_marked(s, me, 10 * me + card + 1, known(me))
        LEVEL.set(s, me, me + 1)
    for me in range(4):
        ROOMS.put(s, me, 40 + me)
    for card in (50, 51, 52):
        PILE.put_marked(s, 0, card, UP)
    TURN.set(s, 0, 9)

    assert [cards(s, me) for me in range(3)] == [[1, 2, 3, 4], [11, 12, 13, 14], [21, 22, 23, 24]]
    assert [marks(s, me) for me in range(3)] == [[1] * 4, [2] * 4, [4] * 4]
    assert [ROOMS.card(s, me, 0) for me in range(4)] == [40, 41, 42, 43]
    assert [LEVEL.get(s, me) for me in range(3)] == [1, 2, 3]
    assert [PILE.card(s, 0, i) for i in range(3)] == [50, 51, 52]
    assert TURN.get(s, 0) == 9


def test_a_match_of_two_has_no_room_for_a_third() -> None:
    assert PLACES.length(3) - PLACES.length(2) == HAND.size() + LEVEL.size()


def test_at_most_six_seats_have_a_bit_to_know_with() -> None:
    for seats in (0, 7):
        with pytest.raises(ValueError, match="1 to 6 seats"):
            Places(seats)


# Order and marks -----------------------------------------------------------------------------


def test_an_ordered_place_keeps_the_order_of_its_cards() -> None:
    s = fresh()
    for card in (7, 5):
        PILE.put(s, 0, card)
    PILE.put_under(s, 0, 6, 0)

    assert [PILE.card(s, 0, i) for i in range(3)] == [6, 7, 5]
    assert PILE.pop(s, 0) == 5
    assert PILE.top(s, 0) == 7


def test_an_unordered_place_sorts_by_card_and_then_by_mark() -> None:
    s = fresh()
    for card, mark in ((7, 0), (5, 2), (5, 0), (5, 1)):
        HAND.put_marked(s, 0, card, mark)

    assert (cards(s), marks(s)) == ([5, 5, 5, 7], [0, 1, 2, 0])


def test_a_new_mark_moves_a_card_to_where_it_belongs() -> None:
    s = fresh()
    for _ in range(3):
        HAND.put(s, 0, 5)
    HAND.set_mark(s, 0, 0, known(2))

    assert marks(s) == [0, 0, 4]


def test_marks_move_with_their_card() -> None:
    s = fresh()
    PILE.put_marked(s, 0, 5, known(1) | 128)
    PILE.put(s, 0, 6)
    PILE.move(s, 0, 0, HAND, 2)

    assert (cards(s, 2), marks(s, 2)) == ([5], [2 | 128])
    assert PILE.mark(s, 0, 0) == 0


def test_in_a_place_without_marks_they_are_left_behind() -> None:
    s = fresh()
    PILE.put_marked(s, 0, 5, UP)
    PILE.move(s, 0, 0, ROOMS, 1)

    assert ROOMS.mark(s, 1, 0) == 0
    with pytest.raises(Overrun, match="'rooms' carry no marks"):
        ROOMS.set_mark(s, 1, 0, UP)


def test_forgetting_takes_all_marks_and_no_card() -> None:
    s, other = fresh(), fresh()
    for card, mark in ((5, 2), (5, 1), (7, 4)):
        HAND.put_marked(s, 0, card, mark)
        HAND.put(other, 0, card)
    HAND.forget(s, 0)
    ROOMS.forget(s, 0)

    assert s.values() == other.values()


def test_taking_removes_one_copy() -> None:
    s = fresh()
    for _ in range(2):
        HAND.put(s, 0, 5)
    HAND.take(s, 0, 5)

    assert cards(s) == [5]
    assert HAND.holding(s, 0, 5)
    assert not HAND.holding(s, 0, 6)


# Places of some matches ----------------------------------------------------------------------

TOWN = Places(seats=4, crowd=3)
GATE = TOWN.zone("gate", "card", room=2, owners=2, few=1)
DECK = TOWN.zone("deck", "card", room=3, seated=True)
STALLS = TOWN.zone("stalls", "card", room=1, owners=6, few=3)
FAIR = TOWN.zone("fair", "card", room=5, few=0)
HERMIT = TOWN.zone("hermit", "card", room=7, solo=True)
DAY = TOWN.counter("day")
TOWN.close()
ALWAYS = 3 + (1 + 2) + 6 * (1 + 1) + 1  # the header, one gate, every stall, the day


def test_a_row_is_as_long_as_its_match_needs() -> None:
    seat, hermit, crowd = 1 + 3, 1 + 7, (1 + 2) + (1 + 5)

    assert TOWN.length(1) == ALWAYS + seat + hermit
    assert TOWN.length(2) == ALWAYS + 2 * seat
    assert TOWN.length(4) == ALWAYS + 4 * seat + crowd


def test_in_three_seats_the_places_of_a_crowd_lie_where_four_have_them() -> None:
    assert TOWN.length(3) == TOWN.length(4)


def test_a_place_says_how_many_of_it_a_match_has() -> None:
    owned = {zone.name: [zone.owned(seats) for seats in (1, 2, 3)] for zone in TOWN.zones}

    assert owned == {
        "gate": [1, 1, 2],
        "deck": [1, 2, 3],
        "stalls": [3, 3, 6],
        "fair": [0, 0, 1],
        "hermit": [1, 0, 0],
    }
    assert DAY.owned(3) == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_places_share_a_slot(seats: int) -> None:
    s = State(Book(Step(), seats, TOWN.length(seats), 0, 0))
    there = [(zone, me) for zone in TOWN.zones for me in range(zone.owned(seats))]
    for n, (zone, me) in enumerate(there):
        while zone.count(s, me) < zone.room:
            zone.put(s, me, n + 1)

    for n, (zone, me) in enumerate(there):
        assert [zone.card(s, me, i) for i in range(zone.room)] == [n + 1] * zone.room
    assert DAY.get(s, 0) == 0


def test_a_place_that_cannot_be_parted_is_refused() -> None:
    places = Places(seats=4, crowd=3)
    places.zone("gates", "card", room=1, owners=3, few=1)
    with pytest.raises(ValueError, match="cannot have 1 owner for few"):
        places.close()
