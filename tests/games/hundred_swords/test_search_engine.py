"""Search Engine: who defeats it has the top non-boss card of the dungeon deck (HS-9.5)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import END, Expedition, up
from tests.games.hundred_swords.props import boss, only, price, printed, story


def engine(*deck: str, seats: int = 2) -> Expedition:
    """Somebody is about to defeat the Search Engine; `deck` from the bottom to the top."""
    t = story("magic-computer", seats=seats).rooms(up("Search Engine")).stand(1)
    return t.dungeon_deck(*deck).count(strength=price(t, "Search Engine"))


def test_hs_9_5__the_top_card_of_the_dungeon_deck_is_won() -> None:
    """It alone; an item can be used this turn."""
    t = engine("Prop Mouse", "Prop")

    t.play("defeat")
    assert (t.cards("trophies"), t.cards("hand")) == (["Search Engine"], ["Prop"])
    assert t.cards("dungeon deck") == ["Prop Mouse"]
    t.settled()


def test_hs_9_5__with_an_empty_dungeon_deck_nothing_is() -> None:
    t = engine()

    t.play("defeat")
    assert t.options == [END]
    t.settled()


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("Prop Bell", "hand"),
        ("Prop Coffer", "hand"),
        ("Prop Trophy", "trophies"),
        ("Prop Giant", "trophies"),
        ("Prop Door", "trophies"),
    ],
)
def test_hs_9_5r__cost_and_lock_are_ignored_and_it_goes_where_its_kind_goes(
    card: str, place: str
) -> None:
    """No point is held, and no key; all see which card it is."""
    t = engine(card)

    with t.changes(
        rooms=-1,
        dungeon_deck=-1,
        strength=-t.number("strength") + (card in ("Prop Bell", "Prop Giant", "Prop Door")),
        **({"hand": +1, "trophies": +1} if place == "hand" else {"trophies": +2}),
    ):
        t.play("defeat")
    assert card in t.cards(place)
    assert f"The top card of the dungeon deck is {card}." in t.said(1)
    t.settled()


@pytest.mark.parametrize("card", ["Prop Bell", "Prop Giant", "Prop Door"])
def test_hs_9_5r__what_it_does_when_it_is_won_happens_but_not_when_revealed(card: str) -> None:
    """Won it gives 1 strength; revealed it would give 1 movement."""
    t = engine(card)

    t.play("defeat")
    assert t.points() == (0, 1, 0)
    t.settled()


def test_hs_9_5r__a_boss_on_top_is_skipped_and_stays_in_place() -> None:
    """All see it; the match goes on."""
    t = story("magic-computer")
    wyrm = boss(t)
    t = engine("Prop Mouse", "Prop", wyrm)

    t.play("defeat")
    assert t.cards("hand") == ["Prop"]
    assert t.cards("dungeon deck") == ["Prop Mouse", wyrm]
    for seat in (0, 1):
        view = t.game.redact(t.state, seat)
        assert t.zone("dungeon deck").top(view, 0) == t.card(wyrm)
    assert t.number("boss fell") == 0
    t.settled()


def test_hs_9_5r__if_only_a_boss_is_left_nothing_is_won() -> None:
    t = story("magic-computer")
    wyrm = boss(t)
    t = engine(wyrm)

    t.play("defeat")
    assert (t.cards("trophies"), t.cards("hand")) == (["Search Engine"], [])
    assert t.cards("dungeon deck") == [wyrm]
    t.settled()


def test_hs_9_5r__a_mini_boss_counts_as_a_boss() -> None:
    """In the Multi-User Dungeon; both lie on top of the card that is won."""
    t = story("magic-computer", seats=3)
    both = (boss(t), only(t, printed(t).mini))
    t = engine("Prop Mouse", "Prop", *both, seats=3)

    t.play("defeat")
    assert t.cards("hand") == ["Prop"]
    assert t.cards("dungeon deck") == ["Prop Mouse", *both]
    assert t.number("mini-boss fell") == 0
    t.settled()
