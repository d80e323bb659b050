"""Offers: terms are proposed, accepted, refused or countered, so many times and no more."""

from __future__ import annotations

from tests.games.table import Table
from tests.toys import tavern

BREAD = ("bread", "bread", "bread")
CARDS = ("luck", "charm", "curse")


def haggling(coins: int = 4) -> Table:
    """Seat 1 has some coins and turns to seat 2."""
    t = Table(tavern.game()).deal()
    t.order(*BREAD, *CARDS)
    t.roll(1).play("pass", "pass", "pass")
    t.counter("coins").set(t.state, 0, coins)
    return t


def test_the_proposer_is_asked_for_terms_and_may_make_none() -> None:
    t = haggling(coins=2)

    assert (t.asked, t.options) == (0, ["pass", "propose 1", "propose 2"])
    with t.changes(hand=+1, deck=-1, turn=+1, active=+1):
        t.play("pass")


def test_what_a_seat_cannot_pay_is_refused() -> None:
    t = haggling(coins=2)

    t.refuses("propose 3", "TV-5.1", facts="not so many coins", remedy="fewer")
    t.refuses("accept", "TV-1")


def test_the_other_accepts_refuses_or_counters() -> None:
    t = haggling().play("propose 1")

    assert t.asked == 1
    assert t.options == ["pass", "accept", "propose 2", "propose 3", "propose 4"]


def test_the_same_terms_are_no_counter() -> None:
    t = haggling().play("propose 1")

    t.refuses("propose 1", "TV-5.1", facts="stand already")


def test_a_counter_turns_the_sides_round() -> None:
    t = haggling().play("propose 1", "propose 3")

    assert (t.asked, t.options) == (0, ["pass", "accept", "propose 1", "propose 2", "propose 4"])


def test_after_so_many_counters_there_is_only_yes_and_no() -> None:
    t = haggling().play("propose 1", "propose 4", "propose 2")

    assert (t.asked, t.options) == (1, ["pass", "accept"])
    t.refuses("propose 3", "TV-1")


def test_refused_terms_change_nothing() -> None:
    t = haggling().play("propose 1")

    with t.changes(hand=+1, deck=-1, turn=+1, active=+1):
        t.play("pass")


def test_accepted_terms_are_the_last_ones_named() -> None:
    """The buyer pays what was agreed, whoever named it."""
    t = haggling().play("propose 1", "propose 3", "accept", "give luck")

    t.play("accept")

    assert [t.number("coins", seat) for seat in range(3)] == [1, 3, 0]
    assert "luck" in t.cards("hand", 0)


def test_a_half_made_choice_lies_where_only_its_owner_sees_it() -> None:
    """The buyer decides without seeing the card."""
    t = haggling().play("propose 1", "accept")
    assert (t.asked, t.options) == (1, ["give curse", "give luck", "give charm"])
    a = t.read("give charm")
    told = [t.game.told(t.state, a, seat) for seat in range(3)]
    t.play("give charm")

    shown = [t.game.redact(t.state, seat) for seat in range(3)]
    aside = t.zone("aside")
    assert told == ["give ?", "give charm", "give ?"]
    assert [aside.card(view, 1, 0) for view in shown] == [-1, tavern.CHARM, -1]
    assert t.said(0)[-1] == "A card."
    assert t.said(1)[-1] == "charm is put aside."


def test_a_card_that_is_left_goes_back() -> None:
    t = haggling().play("propose 1", "accept", "give charm")

    with t.changes(aside=-1, hand=+2, deck=-1, turn=+1, active=+1):
        t.play("pass")
    assert sorted(t.cards("hand", 1)) == sorted(CARDS)


def test_the_seller_knows_the_card_in_the_hidden_hand_of_the_buyer() -> None:
    """And nobody else does; the buyer sees all of its own."""
    t = haggling().play("propose 1", "accept", "give charm", "accept")
    hand = t.zone("hand")
    seen = [
        [hand.card(t.game.redact(t.state, seat), 0, i) for i in range(hand.count(t.state, 0))]
        for seat in range(3)
    ]

    assert tavern.CHARM in seen[0]
    assert seen[1] == [-1] * 4 + [tavern.CHARM]
    assert seen[2] == [-1] * 5
