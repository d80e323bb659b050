"""What a seat has seen it knows, wherever the card moves, until it is shuffled."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.table import Table
from tests.laws.walks import cards
from tests.toys import cellar, lair, tavern
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, NOBODY, VIEWER, State
from underdeck.core.places import Zone, known
from underdeck.core.rng import stream
from underdeck.core.sight import sort

ROW = ("gem", "snake", "crown", "rat")
UPPER, LOWER = -1, -2


def opened(*row: str) -> Table:
    """The row, from the left; then the deck."""
    return Table(cellar.game()).deal().order(*row)


def seen(t: Table, seat: int, place: str = "row", owner: int = 0) -> list[str]:
    """A place as a seat sees it; backs by what they look like."""
    zone, view = t.zone(place), t.game.redact(t.state, seat)
    held = [zone.card(view, owner, i) for i in range(zone.count(view, owner))]
    return [{UPPER: "upper", LOWER: "lower"}.get(card) or t.game.kinds.name(card) for card in held]


def test_face_down_cards_show_their_backs() -> None:
    t = opened(*ROW)

    assert seen(t, 0) == seen(t, NOBODY) == ["upper", "lower", "upper", "upper"]


def test_a_peeked_card_is_known_to_that_seat_alone() -> None:
    """Who peeks is told; the others are told that it peeks, and where."""
    t = opened(*ROW).play("peek 2")

    assert seen(t, 0) == ["upper", "lower", "crown", "upper"]
    assert seen(t, 1) == seen(t, NOBODY) == ["upper", "lower", "upper", "upper"]
    assert (t.said(0)[-1], t.said(1)[-1]) == ("crown at 2.", "At 2.")


def test_knowledge_moves_with_the_card() -> None:
    """Seat 1 peeks, seat 2 swaps: the known card is one place to the right."""
    t = opened(*ROW).play("peek 2", "swap 2")

    assert t.cards("row") == ["gem", "snake", "rat", "crown"]
    assert seen(t, 0) == ["upper", "lower", "upper", "crown"]
    assert seen(t, 1) == ["upper", "lower", "upper", "upper"]


def test_a_known_card_in_a_hidden_hand_is_still_known() -> None:
    """Seat 2 takes what seat 1 has peeked at: seat 1 knows one card of that hand."""
    t = opened(*ROW).play("peek 2", "take 2", "peek 0", "take 1")

    assert sorted(seen(t, 1, "hand", owner=1)) == ["crown", "snake"]
    assert seen(t, 0, "hand", owner=1) == ["lower", "crown"]
    assert seen(t, NOBODY, "hand", owner=1) == ["lower", "upper"]


def test_where_a_card_lies_in_a_hidden_hand_tells_nothing() -> None:
    """A hand is sorted by its cards; in the view of others, by what they see of them."""
    views = []
    for row in (("rat", "gem", "snake", "idol"), ("crown", "rat", "snake", "idol")):
        t = opened(*row).play("take 0", "peek 0", "take 0")
        assert t.cards("hand") == sorted(t.cards("hand"), key=t.card)
        views.append(seen(t, NOBODY, "hand"))

    assert views == [["upper", "upper"], ["upper", "upper"]]


def test_a_card_shown_is_seen_by_all_and_hidden_again_known_to_both() -> None:
    t = opened(*ROW).play("show 2")
    assert seen(t, 1) == seen(t, NOBODY) == ["upper", "lower", "crown", "upper"]

    t.play("hide 2")

    assert seen(t, 0) == seen(t, 1) == ["upper", "lower", "crown", "upper"]
    assert seen(t, NOBODY) == ["upper", "lower", "upper", "upper"]


def test_a_shuffle_ends_all_knowledge() -> None:
    """However the cards come to lie; `arrange` and the search's shuffle alike."""
    for arranged in (True, False):
        t = opened(*ROW).play("peek 2", "show 0", "shuffle")
        if arranged:
            t.order(*ROW)
        else:
            t.game.sample(t.state, stream(1, 1))
        zones = (t.zone("row"), t.zone("deck"))
        marks = {zone.mark(t.state, 0, i) for zone in zones for i in range(zone.count(t.state, 0))}

        assert marks == {0}
        assert set(seen(t, 0) + seen(t, 1) + seen(t, NOBODY)) <= {"upper", "lower"}


def test_knowledge_under_the_deck_stays_until_it_is_shuffled() -> None:
    """A card that is pushed under the deck stays known there."""
    t = opened(*ROW).play("take 1", "take 1", "peek 0")
    t.play("stash crown", "right")

    assert seen(t, 0, "deck")[0] == "gem"
    assert seen(t, 1, "deck")[0] == "upper"


def test_a_stashed_card_is_known_to_its_owner_and_the_choice_is_not_told() -> None:
    """Between the two questions it lies where only the owner sees it."""
    t = opened(*ROW).play("take 0", "peek 0", "take 1", "peek 1", "stash crown")

    assert (seen(t, 0, "picked"), seen(t, 1, "picked")) == (["crown"], ["upper"])
    t.play("left")
    assert seen(t, 0)[0] == "crown"
    assert seen(t, 1)[0] == "upper"


def test_after_a_secret_choice_others_no_longer_know_which_cards_are_held() -> None:
    """Seat 2 knew the crown in the hand of seat 1; now it may be the one put away."""
    t = opened("gem", "crown", "rat", "rat").play(
        "take 0", "peek 0", "take 0", "pass" if False else "peek 0"
    )
    assert seen(t, 1, "hand", owner=0) == ["upper", "crown"]

    t.play("stash gem", "left")

    assert seen(t, 1, "hand", owner=0) == ["upper"]
    assert seen(t, 0, "hand", owner=0) == ["crown"]


# Completed worlds ----------------------------------------------------------------------------


def assert_drawn_alike(game: Game, view: State, worlds: Counter[tuple[int, ...]]) -> None:
    """Completed worlds are as frequent as they are among all that the view allows.

    Chi-square on fixed seeds, against a bound that one run in a hundred thousand would pass.
    """
    draws = 200 * len(worlds)
    drawn = Counter(tuple(game.complete(view, stream(9, n)).values()) for n in range(draws))
    total = sum(worlds.values())
    assert drawn.keys() <= worlds.keys()
    chi = sum(
        (drawn[world] - draws * ways / total) ** 2 / (draws * ways / total)
        for world, ways in worlds.items()
    )
    freedom = len(worlds) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 12


def allowed(game: Game, view: State, dealt: list[State]) -> Counter[tuple[int, ...]]:
    """Of all the worlds that were dealt, those that look like the view, with how often."""
    seat = view.viewer()
    return Counter(tuple(world.values()) for world in dealt if game.redact(world, seat) == view)


def test_worlds_are_as_likely_as_the_deals_that_lead_to_them() -> None:
    """The hand of one seat, as the other sees it, against every deal of the cards left."""
    t = Table(tavern.game()).deal()
    t.order("luck", "curse", "charm", "bread", "bread", "curse", "luck", "luck", "charm")
    hand, deck = t.zone("hand"), t.zone("deck")
    for seat in (1, 2):
        hand.set_mark(t.state, seat, 0, known(0))
    for _ in range(4):
        deck.move(t.state, 0, 0, t.zone("discard"), 0)
    view = t.game.redact(t.state, 0)
    backs = [
        (zone, me, i)
        for zone in (hand, deck)
        for me in owners(zone)
        for i in backs_in(zone, view, me)
    ]
    left = Counter(t.game.cards) - Counter(card for card in cards(t.game, view) if card > 0)
    worlds: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(left.elements()):
        world = view.copy()
        world.set(VIEWER, ALL)
        for (zone, me, i), card in zip(backs, deal, strict=True):
            zone.replace(world, me, i, card)
        for seat in range(3):
            sort(world, hand, seat)
        worlds[tuple(world.values())] += 1

    assert len(worlds) > 10
    assert_drawn_alike(t.game, view, worlds)


def owners(zone: Zone) -> range:
    return range(3 if zone.seated else 1)


def backs_in(zone: Zone, view: State, me: int) -> list[int]:
    """Which of the cards there are backs."""
    return [i for i in range(zone.count(view, me)) if zone.card(view, me, i) < 0]


def test_the_dragon_is_where_the_set_up_puts_it() -> None:
    """Every set-up of the lair is played through; the dragon is among the last three."""
    game = lair.game()
    for walked in range(5):
        dealt = list(set_ups(game, walked))
        views = {tuple(view.values()): view for view in (game.redact(s, 0) for s in dealt)}
        for view in views.values():
            if not view.over():
                assert_drawn_alike(game, view, allowed(game, view, dealt))


def set_ups(game: Game, walked: int) -> list[State]:
    """Every way that the cards can have been shuffled, after some steps."""
    found = []
    others = [card for card in game.cards if card != lair.DRAGON]
    for order in permutations(others):
        for last in permutations((*order[:2], lair.DRAGON)):
            s = game.new()
            game.arrange(s, list(order))
            game.arrange(s, list(last))
            for _ in range(walked):
                if not s.over():
                    game.apply(s, lair.WALK)
            found.append(s)
    return found


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_what_is_known_is_the_same_in_every_world(seat: int) -> None:
    t = opened(*ROW).play("peek 2", "peek 1", "take 2", "show 0")
    before = seen(t, seat), seen(t, seat, "hand", owner=0)
    for n in range(50):
        world = t.game.complete(t.game.redact(t.state, seat), stream(3, n))
        other = Table(t.game)
        other.made, other.begun = world, True

        assert (seen(other, seat), seen(other, seat, "hand", owner=0)) == before
