"""The cards that the rulebook names: starters, Cursed Sword, Haunted Armor, shiny things (HS-9)."""

from __future__ import annotations

import pytest

from tests.games.hundred_swords.expedition import Expedition, known, pay, pick, play, up
from tests.games.hundred_swords.props import price, story, strength
from underdeck.core.cardset import CardText
from underdeck.core.kernel import CHANCE
from underdeck.games.hundred_swords.table import shipped

FIGURES = ("cost", "movement", "strength", "gold")
CURSED = play("Cursed Sword", "strength")


def text(of: str, name: str) -> CardText:
    """A card of a shipped set."""
    return next(card for card in shipped()[of].cards if card.name == name)


# What the book says, and what is ours ---------------------------------------------------------


@pytest.mark.parametrize(
    ("of", "name", "kind", "number"),
    [
        ("red-dragon", "Cursed Sword", "item", "6/19"),
        ("red-dragon", "Haunted Armor", "monster", "12/13"),
        ("blue-mammoth", "Shiny Sword", "item", "17/19"),
        ("magic-computer", "Search Engine", "monster", "3/6"),
        ("hive-empress", "Royal Jelly", "item", "5/6"),
    ],
)
def test_hs_9_0__the_numbers_of_the_named_cards(of: str, name: str, kind: str, number: str) -> None:
    assert (text(of, name).kind, text(of, name).number) == (kind, number)


def test_hs_9_0__every_figure_that_the_book_does_not_give_is_said_to_be_invented() -> None:
    """Those of the Warrior's Sword are given, and so they are not."""
    for of in shipped().values():
        for card in of.cards:
            given = [figure for figure in FIGURES if card.printed.get(figure)]
            if card.name == "Warrior's Sword":
                assert card.invented == ()
            elif card.invented != ("all",):
                assert set(given) <= set(card.invented), card.name


def test_hs_9_1__the_starters() -> None:
    """How many each player has of them, and which are swords (HS-1.1, HS-11.1)."""
    starters = [*shipped()["starters"].cards, text("multi-user", "Mini Torch")]

    assert [
        (card.name, card.printed["copies"], bool(card.printed.get("sword"))) for card in starters
    ] == [
        ("Crappy Sword", 6, True),
        ("Awkward Sword", 1, True),
        ("Boots", 2, False),
        ("Mini Torch", 1, False),
    ]
    assert {card.kind for card in starters} == {"starter"}


def test_hs_9_1__the_warriors_sword_has_1_movement_and_3_strength() -> None:
    sword = text("warrior", "Warrior's Sword")

    assert (sword.printed["movement"], sword.printed["strength"]) == (1, 3)
    assert sword.printed["sword"]


# Cursed Sword --------------------------------------------------------------------------------


def test_hs_9_2__cursed_sword_gives_3_strength_for_an_energy_and_a_retired_card() -> None:
    """The card that pays is played; the retired one is out of the game."""
    t = story("red-dragon").hand("Cursed Sword", "Boots").discard("Crappy Sword")

    with t.changes(
        hand=-2, played=+2, discard=-1, out_of_the_game=+1, strength=strength(t, "Cursed Sword") + 3
    ):
        t.play(CURSED, "do", pay("Boots"), "pile discard", pick("Crappy Sword"))
    t.settled()


def test_hs_9_2__the_card_may_come_from_the_deck_which_is_then_shuffled() -> None:
    t = story("red-dragon").hand("Cursed Sword", "Boots").deck("Crappy Sword", "Boots", "Prop")

    t.play(CURSED, "do", pay("Boots"), "pile deck", pick("Crappy Sword"))
    assert t.asked == CHANCE
    t.chance()
    assert sorted(t.cards("deck")) == ["Boots", "Prop"]
    assert t.number("strength") == strength(t, "Cursed Sword") + 3
    t.settled()


def test_hs_9_2__it_may_be_declined() -> None:
    """Then nothing is paid, and the printed strength is there."""
    t = story("red-dragon").hand("Cursed Sword", "Boots").discard("Crappy Sword")

    with t.changes(hand=-1, played=+1, strength=strength(t, "Cursed Sword")):
        t.play(CURSED, "decline")
    t.settled()


def test_hs_9_2__cursed_sword_gives_nothing_unless_both_are_paid() -> None:
    """With no other card in hand the energy cannot be paid, energy that is held will not do
    (HS-4.4R); so nothing is offered."""
    t = story("red-dragon").hand("Cursed Sword").discard("Boots").count(energy=3)

    with t.changes(hand=-1, played=+1, strength=strength(t, "Cursed Sword")):
        t.play(CURSED)
    t.refuses("do", "HS-4.2")
    t.settled()


def test_hs_9_2__once_agreed_to_all_of_it_is_done() -> None:
    """There is no declining between paying and retiring."""
    t = story("red-dragon").hand("Cursed Sword", "Boots").discard("Crappy Sword")

    t.play(CURSED, "do")
    assert t.options == [pay("Boots")]
    t.play(pay("Boots"))
    assert t.options == ["pile deck", "pile discard"]
    t.play("pile discard")
    assert t.options == [pick("Crappy Sword")]


def test_hs_9_2__played_for_energy_it_offers_nothing() -> None:
    t = story("red-dragon").hand("Cursed Sword", "Boots").discard("Crappy Sword")

    with t.changes(hand=-1, played=+1, energy=+1):
        t.play(play("Cursed Sword", "energy"))
    t.settled()


def test_hs_case_7__cursed_sword_with_an_empty_deck_and_discard() -> None:
    """The extra 3 strength cannot be gained, as no card can be retired; the printed value can.
    The card that would pay lies in play, and not in the discard."""
    t = story("red-dragon").hand("Cursed Sword", "Boots", "Prop")

    with t.changes(hand=-1, played=+1, strength=strength(t, "Cursed Sword")):
        t.play(CURSED)
    assert t.offers(play("Boots", "energy"))
    t.settled()


# Haunted Armor -------------------------------------------------------------------------------


def armor() -> Expedition:
    """Somebody is about to defeat the Haunted Armor."""
    t = story("red-dragon").rooms(up("Haunted Armor")).stand(1)
    return t.count(strength=price(t, "Haunted Armor"))


def test_hs_9_3__haunted_armor_lets_two_cards_be_retired_each_from_either_pile() -> None:
    """One from the discard and one from the deck."""
    t = armor().deck("Boots", "Prop").discard("Crappy Sword", "Boots")
    had = t.number("strength")

    with t.changes(rooms=-1, trophies=+1, strength=-had, deck=-1, discard=-1, out_of_the_game=+2):
        t.play("defeat", "pile discard", pick("Crappy Sword"), "pile deck", pick("Boots"))
    t.settled()


def test_hs_9_3__both_must_be_retired() -> None:
    """Declining is never offered; with one card only, that one."""
    t = armor().discard("Prop", "Boots")
    t.play("defeat")
    for card in ("Prop", "Boots"):
        t.refuses("decline", "HS-4.2")
        t.play("pile discard")
        t.refuses("decline", "HS-4.2")
        t.play(pick(card))
    t.settled()

    t = armor().discard("Prop").play("defeat", "pile discard", pick("Prop"))
    t.settled()


def test_hs_9_3__with_no_card_in_either_pile_it_is_defeated_all_the_same() -> None:
    t = armor().hand("Boots").play("defeat")

    assert t.cards("trophies") == ["Haunted Armor"]
    t.settled()


def test_hs_9_3r__one_card_at_a_time_the_deck_shuffled_after_each() -> None:
    """Pile, card, shuffle; and the same again."""
    t = armor().deck("Boots", "Prop", "Crappy Sword", "Crappy Sword").discard("Boots")

    for card in ("Boots", "Prop"):
        t.play(*(["defeat"] if card == "Boots" else []), "pile deck", pick(card))
        assert t.asked == CHANCE
        t.chance()
    assert t.cards("deck") == ["Crappy Sword", "Crappy Sword"]
    t.settled()


# Shiny things --------------------------------------------------------------------------------


def test_hs_9_4__shiny_sword_does_something_when_it_is_revealed() -> None:
    """The next face-down card to the right is revealed too, in whichever way the sword was."""
    t = story("blue-mammoth").rooms("Shiny Sword", up("Prop"), "Prop Mouse", "Prop")
    t.count(movement=1).play("move 1", "reveal")
    assert [t.face_up(n) for n in (1, 3, 4)] == [True, True, False]
    t.settled()

    t = story("blue-mammoth").rooms(up("Prop"), "Prop Mouse", "Shiny Sword").hand("Prop Lamp")
    t.play(play("Prop Lamp", "strength"), "room 3")
    assert [t.face_up(n) for n in (2, 3)] == [True, True]
    t.settled()


def test_hs_9_4__not_when_it_is_peeked_at() -> None:
    """Nor put back by who checks the room, nor acquired face down (HS-6.1R)."""
    t = story("blue-mammoth").rooms("Shiny Sword", "Prop Mouse").hand("Prop Spyglass")
    t.play(play("Prop Spyglass", "strength"), "room 1")
    assert not t.face_up(2)
    t.settled()

    t = story("blue-mammoth").rooms("Shiny Sword", "Prop Mouse").count(movement=1)
    t.play("move 1", "replace")
    assert not t.face_up(2)
    t.settled()

    t = story("blue-mammoth").rooms(known("Shiny Sword"), "Prop Mouse").stand(1)
    t.count(energy=price(t, "Shiny Sword")).play("acquire")
    assert not t.face_up(2)
    t.settled()


def test_hs_9_4__nor_when_it_is_played() -> None:
    t = story("blue-mammoth").rooms("Prop Mouse").hand("Shiny Sword")

    with t.changes(hand=-1, played=+1, strength=strength(t, "Shiny Sword")):
        t.play(play("Shiny Sword", "strength"))
    assert not t.face_up(1)
    t.settled()


def test_hs_9_4__shiny_door_too_when_revealed_and_not_when_peeked_at() -> None:
    """Who reveals it chooses another room to reveal."""
    t = story("blue-mammoth").rooms("Shiny Door", "Prop Mouse", "Prop").count(movement=1)
    t.play("move 1")
    assert t.options == ["room 2", "room 3"]
    t.play("room 3")
    assert [t.face_up(n) for n in (1, 2, 3)] == [True, False, True]
    t.settled()

    t = story("blue-mammoth").rooms("Shiny Door", "Prop Mouse").hand("Prop Spyglass")
    t.play(play("Prop Spyglass", "strength"), "room 1")
    assert not t.face_up(1)
    t.settled()
