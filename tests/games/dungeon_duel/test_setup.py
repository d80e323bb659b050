"""The set-up: components, piles with their Devils, the draft, a floor (DD-0, DD-1)."""

from __future__ import annotations

from collections import Counter

from tests.games.dungeon_duel.trial import FLOOR_NAMES, Duel
from underdeck.core import rng
from underdeck.core.kernel import CHANCE
from underdeck.core.places import UP
from underdeck.games import dungeon_duel

GAME = dungeon_duel.game()


def dealt(starting: int = 1) -> Duel:
    """A match whose piles are shuffled as they lie, begun by a seat."""
    return Duel.begun_anew().shuffled().roll(starting)


def drafted(starting: int = 1) -> Duel:
    """The same, each class taken in the order in which they lie; the first floor lies."""
    duel = dealt(starting)
    for _ in range(6):
        duel.play(duel.options[0])
    return duel.shuffled()


def test_dd_0_1__24_23_and_22_floor_cards_six_devils_six_powers_and_fourteen_classes() -> None:
    groups = Counter(GAME.kinds.groups[card] for card in GAME.cards)

    assert groups == {
        **dict(zip(FLOOR_NAMES, (24, 23, 22), strict=True)),
        "devil": 6,
        "power": 6,
        "class": 14,
    }


def test_dd_0_1__of_the_69_floor_cards_each_floor_has_its_share_of_each_kind() -> None:
    (cards,) = (one.cards for one in dungeon_duel.card_sets())
    shares = Counter((card.kind, card.printed.get("floor")) for card in cards)

    for kind, share in {
        "monster": (8, 8, 7),
        "elemental": (5, 5, 5),
        "follower": (4, 3, 2),
        "weapon": (3, 3, 3),
        "treatment": (2, 2, 1),
        "trap": (2, 2, 4),
    }.items():
        assert tuple(shares[kind, floor] for floor in (1, 2, 3)) == share, kind


def test_dd_0_1r__one_power_for_each_element_and_no_class_power_or_devil_twice() -> None:
    lore = GAME.book.lore
    powers = [card for card in GAME.cards if GAME.kinds.groups[card] == "power"]
    odd = [card for card in GAME.cards if GAME.kinds.groups[card] in ("power", "class", "devil")]

    assert sorted(lore.element[card] for card in powers) == [1, 2, 3, 4, 5, 6]  # type: ignore[attr-defined]
    assert len(set(odd)) == len(odd) == 26


def test_dd_1_1__a_face_down_card_shows_the_floor_that_it_belongs_to() -> None:
    duel = drafted()

    backs = {
        zone.name: zone.cells[0].cards[0].back for zone in duel.look.zones if "pile" in zone.name
    }

    assert backs.keys() == {"pile 2", "pile 3"}
    assert {
        card.back
        for zone in duel.look.zones
        if zone.name == "floor"
        for cell in zone.cells
        for card in cell.cards
    } == {"first", "devil"}


def test_dd_1_2__each_pile_has_25_cards_with_one_two_and_three_devils() -> None:
    duel = dealt()

    for floor, name in enumerate(FLOOR_NAMES):
        groups = Counter(duel.group(duel.card(one)) for one in duel.cards("pile", floor))
        assert groups == {name: 24 - floor, "devil": floor + 1}


def test_dd_1_2r__which_face_down_cards_are_devils_is_seen_not_which_devil() -> None:
    duel = drafted()
    view = GAME.redact(duel.state, 0)
    zone = duel.zone("column")
    down = [
        (zone.card(view, column, i), zone.card(duel.state, column, i))
        for column in range(5)
        for i in range(5)
        if not zone.mark(duel.state, column, i) & UP
    ]

    assert len(down) == 10
    assert all(seen < 0 for seen, _ in down)
    assert all(GAME.kinds.back(real) == seen for seen, real in down)


def test_dd_1_3__who_starts_is_rolled_and_has_8_hp_the_other_10() -> None:
    assert dealt(1).both("hp") == (8, 10)
    assert dealt(2).both("hp") == (10, 8)
    assert dealt(2).both("soul") == (0, 0)
    assert dealt(2).asked == 1


def test_dd_1_4__the_starting_player_takes_one_the_other_two_then_two_then_one() -> None:
    duel = dealt(2)
    assert len(duel.cards("draft")) == 7

    turns = []
    for _ in range(6):
        turns.append(duel.asked)
        duel.play(duel.options[-1])

    assert turns == [1, 0, 0, 1, 1, 0]
    assert len(duel.cards("classes", 0)) == len(duel.cards("classes", 1)) == 3
    assert duel.number("draft") == 0
    assert "is discarded" in "".join(duel.said())


def test_dd_1_4__a_class_that_lies_elsewhere_cannot_be_taken() -> None:
    duel = dealt()
    taken = duel.cards("draft")[0]
    duel.play(f'pick "{taken}"')

    duel.refuses(f'pick "{taken}"', "DD-1.4", facts=f"{taken} is not among the classes")


def test_dd_1_4r__the_draft_is_over_before_the_floor_lies_and_seven_classes_stay_unseen() -> None:
    duel = dealt()
    assert duel.number("column", -1) == 0
    assert len(duel.cards("class deck")) == 7
    view = GAME.redact(duel.state, 0)
    assert all(duel.zone("class deck").card(view, 0, i) < 0 for i in range(7))

    for _ in range(6):
        assert duel.number("column", -1) == 0
        duel.play(duel.options[0])

    duel.shuffled()
    assert duel.number("column", -1) == 25
    assert len(duel.cards("out of the game")) == 1


def test_dd_1_5__a_floor_is_five_columns_of_five_and_the_bottom_row_is_available() -> None:
    duel = drafted()

    assert [len(duel.lies(column)) for column in range(1, 6)] == [5] * 5
    assert duel.options == [f"choose {column}" for column in range(1, 6)]


def test_dd_1_5r__rows_one_three_and_five_lie_face_up_as_the_set_says() -> None:
    duel = drafted()

    for column in range(1, 6):
        assert [name.endswith("-") for name in duel.lies(column)] == [False, True] * 2 + [False]
    assert GAME.book.lore.rows_up == [True, False, True, False, True]  # type: ignore[attr-defined]


def test_dd_1_3__a_real_deal_starts_with_either_seat() -> None:
    starts = set()
    luck = rng.stream(1, 0)
    for _ in range(20):
        match = GAME.new()
        while match.seat() == CHANCE:
            luck = GAME.sample(match, luck)
        starts.add(match.seat())

    assert starts == {0, 1}
