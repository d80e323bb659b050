"""Rulings of our own where the rulebook is silent about points, effects and empty decks."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import (
    CELLAR,
    STARTERS,
    WYRM,
    Expedition,
    made,
    pay,
    pick,
    play,
    read,
    rent,
    up,
)
from underdeck.core.game import Game
from underdeck.games import hundred_swords

FREE = made("item", "Leaflet", cost=0, gold=1)
LOAN = made("rental", "Loan", cost=0, place=1)
FLAG = made(
    "item",
    "Flag",
    "You may pay 1 energy and retire a card from your hand to gain 3 strength.",
    cost=1,
)
YOYO = made("item", "Yo-yo", "Return this card to your hand.", cost=1, movement=1)


def lending() -> Game:
    """The small dungeon, where the first rental is for nothing."""
    cellar = CELLAR.replace(
        'name = "Rope"\nplace = 1\ncost = 1', 'name = "Rope"\nplace = 2\ncost = 1'
    )
    return hundred_swords.game((), 2, [read(STARTERS), read(cellar + WYRM + LOAN)])


def test_hs_4_3r2__acquiring_for_nothing_leaves_all_points() -> None:
    t = Expedition(more=FREE).rooms(up("Leaflet")).stand(1).count(movement=2, strength=1, energy=3)
    t.play("acquire")

    assert t.points() == (2, 1, 3)
    assert "Leaflet" in t.cards("hand")
    t.settled()


def test_hs_4_3r2__renting_for_nothing_too() -> None:
    t = Expedition(game=lending()).count(movement=2, energy=3).play(rent("Loan"))

    assert t.points() == (2, 0, 3)
    t.settled()


def test_hs_4_4r2__a_card_that_gives_more_pays_1_and_the_rest_is_held() -> None:
    t = Expedition().hand("Hex Blade", "Coin").discard("Crappy Sword")
    t.play(play("Hex Blade", "strength"), "do", pay("Coin"))
    assert t.points() == (0, 2, 1)

    t.play("pile discard", "card 'Crappy Sword'")

    assert t.points() == (0, 5, 1)
    t.settled()


def test_hs_4_5r2__it_is_offered_only_if_all_of_it_can_be_done() -> None:
    """A rental cannot be retired; with a card beside it one of the two pays."""
    t = Expedition(more=FLAG).hand("Flag", "Rope").play(play("Flag", "strength"))
    t.settled()

    t = Expedition(more=FLAG).hand("Flag", "Rope", "Boots").play(play("Flag", "strength"))
    assert t.offers("do")


def test_hs_4_5r2__who_pays_with_the_only_card_that_could_be_retired_gains_nothing() -> None:
    t = Expedition(more=FLAG).hand("Flag", "Rope", "Boots").play(play("Flag", "strength"), "do")

    t.play(pay("Boots"))

    assert t.points() == (0, 0, 0)
    assert t.cards("hand") == ["Rope"]
    t.settled()


def test_hs_4_5r2__who_pays_so_that_the_rest_can_be_done_gains_it() -> None:
    t = Expedition(more=FLAG).hand("Flag", "Rope", "Boots").play(play("Flag", "strength"), "do")

    t.play(pay("Rope"), pick("Boots"))

    assert t.points() == (0, 3, 0)
    t.settled()


def test_hs_4_5r__nine_cards_come_back_in_a_turn_and_the_tenth_stays() -> None:
    t = Expedition(more=YOYO).hand("Yo-yo")
    for n in range(1, 10):
        t.play(play("Yo-yo", "movement"))
        assert t.points() == (n, 0, 0)
        assert t.cards("hand") == ["Yo-yo"]

    t.play(play("Yo-yo", "movement"))

    assert t.cards("played") == ["Yo-yo"]
    t.settled()


def test_hs_4_5r__in_the_next_turn_they_come_back_again() -> None:
    t = Expedition(more=YOYO).hand("Yo-yo", of=1).count(returns=9).end()
    t.play(play("Yo-yo", "movement"))

    assert t.cards("hand", 1) == ["Yo-yo"]


# An empty deck ------------------------------------------------------------------------------

RING = made("item", "Ring", "Put this card on top of your deck.", cost=1)
SLEEVE = made("item", "Sleeve", "Put a card from your hand on top of your deck.", cost=1)
HOOK = made("item", "Hook", "Put a card from your discard on top of your deck.", cost=1)


def test_hs_7_1__who_puts_a_card_on_an_empty_deck_shuffles_the_discard_first() -> None:
    t = Expedition(more=RING).deck().hand("Ring").discard("Boots", "Sabre")

    t.play(play("Ring", "movement")).shuffle("Boots", "Sabre")

    assert t.cards("deck") == ["Sabre", "Boots", "Ring"]
    assert t.cards("played") == t.cards("discard") == []
    t.settled()


def test_hs_7_1__who_keeps_a_card_of_the_hand_too() -> None:
    t = Expedition(more=SLEEVE).deck().hand("Sleeve", "Skates").discard("Boots", "Sabre")

    t.play(play("Sleeve", "movement")).shuffle("Boots", "Sabre").play("keep Skates")

    assert t.cards("deck") == ["Sabre", "Boots", "Skates"]
    t.settled()


def test_hs_7_1__a_card_of_the_discard_goes_on_top_of_what_else_was_there() -> None:
    t = Expedition(more=HOOK).deck().hand("Hook").discard("Boots", "Sabre", "Skates")

    t.play(play("Hook", "movement"), pick("Sabre")).shuffle("Boots", "Skates")

    assert t.cards("deck") == ["Skates", "Boots", "Sabre"]
    assert t.cards("discard") == []
    t.settled()


def test_hs_7_1__a_deck_that_is_not_empty_is_not_shuffled_for_that() -> None:
    t = Expedition(more=RING).deck("Boots").hand("Ring").discard("Sabre")

    t.play(play("Ring", "movement"))

    assert (t.cards("deck"), t.cards("discard")) == (["Boots", "Ring"], ["Sabre"])
    t.settled()
