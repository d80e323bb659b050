"""The king of spades doubles an attack card (CD-4.3.3, CD-4.4R)."""

from __future__ import annotations

from tests.games.clear_the_dungeon.dungeon import END, RESERVE, TWICE, Dungeon, double, place
from underdeck.games.clear_the_dungeon import monsters

JACK = "jack of hearts"


def with_kings(*suits: str) -> Dungeon:
    """Kings in the inventory, and a jack to attack."""
    return Dungeon("special-abilities").inventory(*suits).monsters(JACK)


def test_cd_4_3__doubling_takes_the_king_of_spades() -> None:
    t = with_kings("hearts", "diamonds", "clubs").laid(JACK, "4 of clubs").hand("9 of clubs")

    t.refuses(double("4 of clubs", JACK), "CD-4.3", facts="The king of spades is not")
    t.refuses(place("9 of clubs", JACK, TWICE), "CD-4.3", facts="The king of spades is not")


def test_cd_4_3_3__the_king_of_spades_doubles_a_card_on_a_monster() -> None:
    """3 counts 6: a 5 is enough for the jack."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("5 of clubs", "4 of clubs")
    t.refuses(place("5 of clubs", JACK), "CD-2.3", facts="3 + 5 = 8")

    with t.changes(inventory=-1, clear_pile=+1):
        t.play(double("3 of clubs", JACK))
    t.refuses(place("4 of clubs", JACK), "CD-2.3", facts="6 + 4 = 10")
    t.play(place("5 of clubs", JACK))
    t.settled()


def test_cd_4_3_3__it_doubles_a_card_as_it_is_placed() -> None:
    t = with_kings("spades").hand("3 of clubs", "5 of clubs")

    with t.changes(hand=-1, laid=+1, inventory=-1, clear_pile=+1):
        t.play(place("3 of clubs", JACK, TWICE))
    t.play(place("5 of clubs", JACK))
    t.settled()


def test_cd_4_3_3__the_look_notes_the_doubled_card() -> None:
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("5 of clubs")
    t.play(double("3 of clubs", JACK))
    cells = next(zone.cells for zone in t.look.zones if zone.name == "monsters")
    (notes,) = (card.notes for cell in cells for card in cell.cards[1:])

    assert notes == ("doubled",)


def test_cd_4_4__the_king_of_spades_is_spent_when_used() -> None:
    """Not only when the monster falls whose attack card it doubled."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("5 of clubs")
    t.play(double("3 of clubs", JACK))

    assert t.cards("inventory") == []
    assert "king of spades" in t.cards("clear pile")
    assert t.number("defeated") == 11
    t.settled()


def test_cd_4_4r__the_doubling_lasts() -> None:
    """Over later turns, and through the second attack card."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand().deck("5 of clubs")
    t.play(double("3 of clubs", JACK), END)

    t.play(place("5 of clubs", JACK))
    t.settled()


def test_cd_4_4r__either_attack_card_can_be_doubled() -> None:
    for card in ("5 of clubs", "6 of clubs"):
        t = with_kings("spades").laid(JACK, "5 of clubs", "6 of clubs").hand()

        t.play(double(card, JACK))

        assert f"The {card} counts twice." in t.said()
        t.settled()


def test_cd_4_4r__the_trigger_is_never_doubled() -> None:
    """Without the king it is placed as usual."""
    t = with_kings("spades").laid(JACK, "5 of clubs", "6 of clubs").hand("2 of hearts")

    t.refuses(
        place("2 of hearts", JACK, TWICE),
        "CD-4.4R",
        facts="The 2 of hearts would be the trigger",
        remedy="without the king of spades",
    )
    t.play(place("2 of hearts", JACK))
    t.settled()


def test_cd_4_4r__a_wrong_trigger_is_refused_for_its_suit_first() -> None:
    t = with_kings("spades").laid(JACK, "5 of clubs", "6 of clubs").hand("2 of clubs")

    t.refuses(place("2 of clubs", JACK, TWICE), "CD-2.4", also=("CD-4.4R",))


def test_cd_4_4r__a_joker_counts_20_doubled() -> None:
    """Beside an ace it is enough for a king, where 10 is not."""
    t = Dungeon("special-abilities").inventory("spades").monsters("king of hearts")
    t.laid("king of hearts", "ace of clubs").hand("joker")
    t.refuses(place("joker", "king of hearts"), "CD-2.3", facts="1 + 10 = 11")

    t.play(place("joker", "king of hearts", TWICE))

    assert worth(t, "king of hearts", 1) == 20
    t.settled()


def test_cd_4_4r__a_boomer_ace_counts_22_doubled() -> None:
    t = Dungeon("special-abilities", "boomer-ace").inventory("spades").monsters(JACK)
    t.hand("ace of clubs")

    t.play(place("ace of clubs", JACK, TWICE))

    assert worth(t, JACK, 0, ace=11) == 22
    t.settled()


def worth(t: Dungeon, monster: str, i: int, ace: int = 1) -> int:
    """What a card on a monster counts."""
    return monsters.worth(t.state, t.spot(monster), i, ace)


def test_cd_4_4r__a_second_card_that_falls_short_may_be_placed_doubled() -> None:
    """In the same play only: 3 + 4 falls short of 11, 3 + 8 does not, 3 + 6 still does."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("4 of clubs", "3 of spades")

    t.refuses(place("4 of clubs", JACK), "CD-2.3", facts="3 + 4 = 7")
    t.refuses(place("3 of spades", JACK, TWICE), "CD-2.3", facts="3 + 6 = 9")
    t.play(place("4 of clubs", JACK, TWICE))
    assert t.cards("inventory") == []
    t.settled()


def test_cd_4_4r__a_card_of_the_reserve_can_be_doubled_as_it_is_placed() -> None:
    t = Dungeon("special-abilities", "power-reserve").inventory("spades").monsters(JACK)
    t.laid(JACK, "3 of clubs").hand().reserve("4 of clubs")

    with t.changes(reserve=-1, laid=+1, inventory=-1, clear_pile=+1):
        t.play(place("4 of clubs", JACK, RESERVE, TWICE))
    t.settled()


def test_cd_4_4r__a_card_is_doubled_once() -> None:
    """Said of a position in which the king lies ready again."""
    t = with_kings("spades").laid(JACK, "3 of clubs", twice=("3 of clubs",)).hand("9 of clubs")

    t.refuses(
        double("3 of clubs", JACK),
        "CD-4.4R",
        facts="The 3 of clubs is doubled already.",
        remedy="3 of clubs",
    )


def test_cd_4_4r__of_two_jokers_on_a_monster_the_one_not_doubled_is_meant() -> None:
    """They are equal but for the mark: doubling is offered once, and then never more."""
    t = with_kings("spades").laid(JACK, "joker", twice=("joker",)).hand("joker")
    t.play(place("joker", JACK))

    assert t.options.count(double("joker", JACK)) == 1
    t.play(double("joker", JACK))
    marks = [t.zone("laid").mark(t.state, t.spot(JACK), i) for i in range(2)]
    assert marks[0] == marks[1] != 0
    t.settled()


def test_cd_4_4r__two_jokers_not_doubled_are_one_choice() -> None:
    t = with_kings("spades").laid(JACK, "joker", "joker").hand()

    assert t.options == [END, double("joker", JACK)]
    t.play(double("joker", JACK))
    assert t.options == [END]
    t.settled()


def test_cd_4_4r__jokers_in_hand_and_reserve_doubled_or_not_are_four_choices() -> None:
    t = Dungeon("special-abilities", "power-reserve").inventory("spades").monsters(JACK)
    t.hand("joker").reserve("joker")

    assert t.options == [
        END,
        place("joker", JACK),
        place("joker", JACK, TWICE),
        place("joker", JACK, RESERVE),
        place("joker", JACK, RESERVE, TWICE),
    ]


def test_cd_4_4r__only_attack_cards_that_lie_on_a_monster_can_be_doubled() -> None:
    """Neither a hand card, nor one on the bar, nor one whose monster has fallen."""
    t = with_kings("spades").laid(JACK, "3 of clubs").hand("9 of clubs").bar("8 of clubs")

    for card in ("9 of clubs", "8 of clubs", "7 of clubs"):
        t.refuses(double(card, JACK), "CD-4.4R", remedy="Attack cards: 3 of clubs.")
    t.refuses(double("3 of clubs", "king of hearts"), "CD-4.4R")
