"""The turn: what is drawn, what is discarded, and what is public (CD-2.1, CD-2.7, CD-2.8R)."""

from __future__ import annotations

from tests.games.clear_the_dungeon.dungeon import END, Dungeon, dealt, place
from underdeck.core.kernel import NOBODY

LOWEST = ("2 of clubs", "2 of spades", "3 of clubs", "3 of spades", "4 of clubs", "4 of spades")
HOPELESS = "The dungeon can no longer be cleared."


# Draw ----------------------------------------------------------------------------------------


def test_cd_2_1__the_top_three_of_the_deck_are_the_hand() -> None:
    t = dealt(powers=("7 of hearts", "ace of clubs", "joker"))

    assert sorted(t.cards("hand")) == ["7 of hearts", "ace of clubs", "joker"]
    assert t.number("deck") == 39
    assert t.number("turn") == 1
    t.settled()


def test_cd_2_1__what_was_not_played_is_discarded_before_the_next_draw() -> None:
    """One of three cards is played: two are discarded, three are drawn."""
    t = Dungeon().monsters("king of hearts").hand("2 of clubs", "3 of clubs", "9 of spades")
    t.play(place("9 of spades", "king of hearts"))

    with t.changes(damage_bar=+2, hand=+1, deck=-3, turn=+1):
        t.play(END)
    assert t.cards("damage bar") == ["2 of clubs", "3 of clubs"]
    t.settled()


def test_cd_2_1__a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    t = Dungeon().monsters("jack of hearts").hand("2 of clubs", "3 of clubs").deck("9 of spades")

    t.refuses(
        place("9 of spades", "jack of hearts"),
        "CD-2.1",
        facts="The 9 of spades is not in the hand.",
        remedy="In the hand: 2 of clubs, 3 of clubs.",
    )


# Discard -------------------------------------------------------------------------------------


def test_cd_2_7__the_seventh_card_on_the_bar_loses_at_once() -> None:
    """Nothing is drawn any more."""
    t = Dungeon().monsters("king of hearts").bar(*LOWEST).hand("5 of clubs")

    with t.changes(damage_bar=+1, hand=-1, result=+2):
        t.play(END)
    assert (t.outcome.name, t.outcome.rule) == ("lost", "CD-2.7")
    t.settled()


def test_cd_2_7__six_cards_on_the_bar_do_not_lose() -> None:
    t = Dungeon().monsters("king of hearts").bar(*LOWEST[:5]).hand("5 of clubs")

    with t.changes(damage_bar=+1, hand=+2, deck=-3, turn=+1):
        t.play(END)
    t.settled()


def test_cd_2_7__a_turn_ended_with_an_empty_hand_discards_nothing() -> None:
    t = Dungeon().monsters("king of hearts").bar(*LOWEST).hand("5 of clubs")
    t.play(place("5 of clubs", "king of hearts"))

    with t.changes(hand=+3, deck=-3, turn=+1):
        t.play(END)
    t.settled()


def test_cd_2_7r__the_rest_of_the_hand_goes_to_the_bar_together() -> None:
    """There is one way to discard: all of it, by ending the turn."""
    t = Dungeon().monsters("king of hearts").hand("2 of clubs", "3 of clubs", "4 of clubs")

    assert [words for words in t.options if not words.startswith("place")] == [END]
    with t.changes(damage_bar=+3, deck=-3, turn=+1):
        t.play(END)
    t.settled()


def test_cd_2_7r__the_discard_of_one_turn_can_pass_seven() -> None:
    t = Dungeon().monsters("king of hearts").bar(*LOWEST)
    t.hand("5 of clubs", "6 of clubs", "7 of clubs")

    with t.changes(damage_bar=+3, hand=-3, result=+2):
        t.play(END)
    assert t.number("damage bar") == 9
    t.settled()


def test_cd_2_8r__clear_pile_bar_and_deck_count_are_public() -> None:
    """Whoever looks on sees the piles and how many cards the deck has, and no hand card."""
    t = Dungeon().monsters("king of hearts").bar("2 of clubs").hand("9 of clubs")
    t.deck("3 of clubs", "4 of clubs")
    zones = {zone.name: zone for zone in t.game.look(t.game.redact(t.state, NOBODY)).zones}

    def faces(zone: str) -> list[str | None]:
        cards = [card for cell in zones[zone].cells for card in cell.cards]
        return [card.face.name if card.face else None for card in cards]

    assert faces("damage bar") == ["2 of clubs"]
    assert faces("clear pile") == t.cards("clear pile")
    assert faces("deck") == [None, None]
    assert faces("hand") == [None]


def test_cd_2_8r__a_position_that_cannot_be_won_plays_on_and_says_so_once() -> None:
    """The last hearts are spent: the note is there, the moves carry no warnings beside it."""
    t = Dungeon().monsters("king of hearts").hand("9 of clubs").deck("8 of clubs", "7 of clubs")

    assert t.look.notes == (HOPELESS,)
    assert not any(move.warning for move in t.look.moves)
    t.play(place("9 of clubs", "king of hearts"), END)
    assert not t.state.over()
    t.settled()


def test_cd_2_8r__a_position_that_can_be_won_has_no_such_note() -> None:
    """One heart in the deck is enough; the move that would waste it is warned of."""
    t = Dungeon().monsters("king of hearts").hand("9 of clubs")
    t.deck("8 of clubs", "7 of hearts").bar("4 of hearts")

    assert t.look.notes == ()
    (warning,) = {move.warning for move in t.look.moves if move.action == END}
    assert "no longer be cleared" in warning
