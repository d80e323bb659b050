"""The set-up: starters, rentals, the dungeon deck with its Boss, rooms, first player (HS-1)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import (
    CELLAR,
    STARTERS,
    WYRM,
    Expedition,
    dealt,
    play,
    read,
    rent,
    up,
)
from underdeck.core.game import Game, UnknownVariant
from underdeck.core.kernel import CHANCE, NOBODY
from underdeck.games import hundred_swords

ATTIC = """
[set]
name = "attic"
title = "An Attic"
role = "builder"

[[item]]
name = "Cushion"
cost = 0
copies = 20

[[monster]]
name = "Moth King"
strength = 7
gold = 6
text = "Boss."
"""


def ready(*late: str, first: int = 1) -> Expedition:
    """A match dealt; `late`: which of the last ten cards lie uppermost."""
    return dealt().order().order(*late).order().order().roll(first)


def two_sets(*variant: str) -> Game:
    sets = [read(STARTERS), read(CELLAR + WYRM), read(ATTIC)]
    return hundred_swords.game(variant, 2, sets)


# Players -------------------------------------------------------------------------------------


def test_hs_1_1__each_deck_is_six_crappy_swords_an_awkward_sword_and_two_boots() -> None:
    t = Expedition(game=hundred_swords.game()).deal().order().order().order().order().roll(1)

    for seat in (0, 1):
        cards = t.cards("deck", seat) + t.cards("hand", seat)
        assert sorted(cards) == ["Awkward Sword"] + 2 * ["Boots"] + 6 * ["Crappy Sword"]
        assert t.cards("discard", seat) == t.cards("trophies", seat) == []
    t.settled()


def test_hs_1_1__the_boss_is_not_shuffled_with_the_rest() -> None:
    """CHANCE orders the dungeon deck without it; it is set aside."""
    t = dealt()

    assert "Wyrm" not in t.cards("dungeon deck")
    assert t.cards("mixed") == ["Wyrm"]
    t.chance().settled("Roll")


def test_hs_1_1__the_players_choose_the_boss() -> None:
    for variant, boss in (("cellar-boss", "Wyrm"), ("attic-boss", "Moth King")):
        t = dealt(game=two_sets("cellar", "attic", variant)).chance()

        found = {"Wyrm", "Moth King"} & set(t.cards("dungeon deck") + t.cards("mixed"))
        assert found == {boss}
        t.settled("Roll")


def test_hs_1_1__two_bosses_cannot_be_chosen() -> None:
    with pytest.raises(UnknownVariant):
        two_sets("cellar-boss", "attic-boss")


def test_hs_1_1__everybody_sees_in_which_room_the_player_is() -> None:
    t = Expedition().rooms("Rat", "Web").hand("Boots")
    t.play(play("Boots", "movement"), "move 2")

    for seat in (0, 1, NOBODY):
        assert t.counter("position").get(t.game.redact(t.state, seat), 0) == 2
    t.settled()


def test_hs_1_2__three_rentals_lie_where_all_can_reach_them() -> None:
    """Either player can rent one in the first turn."""
    for first in (1, 2):
        t = ready(first=first)

        assert sorted(t.cards("rentals")) == ["Club", "Passkey", "Rope"]
        t.play(play("Crappy Sword", "energy"), rent("Rope"))
        assert "Rope" in t.cards("hand", first - 1)
        t.settled()


def test_hs_1_2__a_set_with_more_rentals_leaves_three() -> None:
    """One for each of the places 1, 2 and 3."""
    more = '\n[[rental]]\nname = "Ladder"\nplace = 1\ncost = 1\nmovement = 3\n'
    t = dealt(more=more)

    assert sorted(t.cards("rentals")) == ["Club", "Passkey", "Rope"]
    t.chance().settled("Roll")


# The dungeon ---------------------------------------------------------------------------------


def test_hs_1_3__all_other_cards_are_shuffled_face_down() -> None:
    """Items, monsters and obstacles: no starter, no rental, no Boss; nobody sees one."""
    t = dealt()

    assert t.asked == CHANCE
    within = [text for text in read(CELLAR).cards if text.kind in ("item", "monster", "obstacle")]
    wanted = [text.name for text in within for _ in range(text.printed.get("copies", 1))]
    assert sorted(t.cards("dungeon deck")) == sorted(wanted)
    for seat in (0, 1, NOBODY):
        view, zone = t.game.redact(t.state, seat), t.zone("dungeon deck")
        assert all(zone.card(view, 0, i) < 0 for i in range(zone.count(view, 0)))
    t.chance().settled("Roll")


def test_hs_1_3__there_is_one_pile_for_what_is_vaporized() -> None:
    t = ready()

    assert t.zone("out of the game").owned(2) == 1
    assert t.cards("out of the game") == []
    t.settled()


def test_hs_1_4__the_boss_is_among_the_last_ten_cards() -> None:
    """Nine drawn unseen and the Boss, shuffled: it can be the first of them, or the last."""
    t = ready("Wyrm")
    assert t.cards("dungeon deck")[9] == "Wyrm"

    others = tuple(name for name in dealt().order().cards("mixed") if name != "Wyrm")
    assert len(others) == 9
    t = ready(*others)
    assert t.cards("dungeon deck")[0] == "Wyrm"
    t.settled()


def test_hs_1_4__the_nine_are_drawn_from_the_shuffled_deck() -> None:
    """They are as many as the deck then lacks."""
    t = dealt()
    before = t.number("dungeon deck")
    t.order()

    assert (t.number("mixed"), t.number("dungeon deck")) == (10, before - 9)
    t.chance().settled("Roll")


def test_hs_1_4r__a_boss_that_is_not_used_scores_nothing() -> None:
    """It is no card of the match: nobody can have it."""
    t = dealt(game=two_sets("cellar", "attic", "cellar-boss"))

    assert "Moth King" not in t.game.kinds.numbers
    t.chance().settled("Roll")


def test_hs_1_4r__what_is_out_of_the_game_scores_nothing() -> None:
    t = Expedition().rooms(up("Wyrm")).stand(1).count(strength=6)
    t.put("out of the game", "Purse", "Crown")
    t.play("defeat").end()

    assert t.outcome.scores == (5, 0)
    t.settled()


def test_hs_1_4r__the_warriors_awkward_sword_is_out_of_the_game() -> None:
    """One player alone: of two Awkward Swords one is left, and her own sword is there."""
    kinds = Expedition("weary-warrior", seats=1).game.kinds

    assert kinds.copies[kinds.numbers["Awkward Sword"]] == 1
    assert kinds.copies[kinds.numbers["Crappy Sword"]] == 12
    assert kinds.copies[kinds.numbers["Warrior's Sword"]] == 1


# Before the first turn -----------------------------------------------------------------------


def test_hs_1_5__five_rooms_are_filled_face_down_from_the_top() -> None:
    """The top card lies in the first room; nobody has seen one."""
    top = ("Rat", "Web", "Coin", "Lamp", "Ogre")
    t = dealt().order(*top).order().order().order().roll(1)

    assert tuple(t.room(n) for n in range(1, 6)) == top
    assert not any(t.face_up(n) for n in range(1, 6))
    assert not any(t.sees(n, seat) for n in range(1, 6) for seat in (0, 1, NOBODY))
    t.settled()


def test_hs_1_5__each_player_shuffles_and_draws_five_cards() -> None:
    t = dealt().order().order()
    t.order("Boots", "Boots", "Awkward Sword").order("Awkward Sword").roll(1)

    hand = sorted(t.cards("hand"))
    assert hand == ["Awkward Sword", "Boots", "Boots", "Crappy Sword", "Crappy Sword"]
    assert "Awkward Sword" in t.cards("hand", 1)
    assert [t.number("deck", seat) for seat in (0, 1)] == [4, 4]
    t.settled()


def test_hs_1_5__only_its_owner_sees_a_hand() -> None:
    t = ready()
    zone = t.zone("hand")
    for seat, sees in ((0, True), (1, False), (NOBODY, False)):
        view = t.game.redact(t.state, seat)
        assert all((zone.card(view, 0, i) > 0) == sees for i in range(5))
    t.settled()


def test_hs_1_5__the_first_player_is_drawn_at_random() -> None:
    t = dealt().chance()

    assert (t.asked, t.options) == (CHANCE, ["roll 1", "roll 2"])
    for first in (1, 2):
        assert ready(first=first).asked == first - 1
