"""The card sets that come with the game: what is in them, and that all of it is used."""

from __future__ import annotations

from itertools import combinations

import pytest

from underdeck import games
from underdeck.core.cardset import CardSet, CardText
from underdeck.core.sentences import Sentence, write
from underdeck.games.hundred_swords.table import shipped
from underdeck.games.hundred_swords.vocabulary import reader, vocabulary

SETS = list(shipped().values())
CARDS = [(one, card) for one in SETS for card in one.cards]
INSIDE = ("item", "monster", "obstacle")
DUNGEONS = [one for one in SETS if one.role == "dungeon"]
BUILDERS = [one for one in SETS if one.role == "builder"]
LONGEST = 18  # letters that go on a card

every_set = pytest.mark.parametrize("one", SETS, ids=lambda one: one.name)
every_dungeon = pytest.mark.parametrize("one", DUNGEONS, ids=lambda one: one.name)
every_builder = pytest.mark.parametrize("one", BUILDERS, ids=lambda one: one.name)
every_card = pytest.mark.parametrize("one, card", CARDS, ids=lambda each: each.name)


def words(one: CardSet) -> set[str]:
    """The words in use in a set."""
    return {
        say.word.__name__
        for card in one.cards
        for sentence in card.sentences
        if isinstance(sentence, Sentence)
        for say in sentence.said()
    }


def count(one: CardSet, *kinds: str) -> int:
    """How many cards of those kinds a set has, its boss included."""
    return sum(copies(card) for card in one.cards if card.kind in kinds)


def copies(card: CardText) -> int:
    return card.printed.get("copies", 1)


def named(name: str) -> CardText:
    return next(card for _, card in CARDS if card.name == name)


# Words -----------------------------------------------------------------------------------------


def test_hs_9_0__every_word_is_used_by_a_card_and_there_are_many() -> None:
    used = set().union(*(words(one) for one in SETS))

    assert used == {word.__name__ for word in vocabulary().words}
    assert len(used) >= 25


@pytest.mark.parametrize(
    "one, other", list(combinations(SETS, 2)), ids=lambda one: getattr(one, "name", "")
)
def test_hs_10_2__no_two_sets_share_more_than_half_of_their_words(
    one: CardSet, other: CardSet
) -> None:
    both = words(one) & words(other)

    assert 2 * len(both) <= min(len(words(one)), len(words(other)))


@every_card
def test_hs_9_0__a_text_reads_and_writes_back(one: CardSet, card: CardText) -> None:
    assert write(card.sentences, vocabulary()) == card.text
    assert reader().read(card.text, card.kind) == card.sentences


@every_card
def test_hs_9_0__a_card_has_its_name_and_text_in_korean(one: CardSet, card: CardText) -> None:
    said = write(card.sentences, vocabulary(), "ko")

    assert any("가" <= letter <= "힣" for letter in card.korean)
    assert "{" not in said
    assert not any("a" <= letter <= "z" for letter in said.lower())


def test_hs_9_0__names_are_short_and_no_two_cards_share_one() -> None:
    names = [card.name for _, card in CARDS]

    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > LONGEST] == []
    korean = [card.korean for _, card in CARDS]
    assert len(set(korean)) == len(korean)


# Figures ---------------------------------------------------------------------------------------

GIVEN = {  # by the rulebook; all else is invented
    "Crappy Sword": {"copies"},
    "Awkward Sword": {"copies"},
    "Boots": {"copies"},
    "Mini Torch": {"copies"},
    "Warrior's Sword": {"movement", "strength", "copies"},
    "Cursed Sword": {"text"},
    "Haunted Armor": {"text"},
    "Shiny Sword": set(),
    "Shiny Door": set(),
    "Search Engine": {"text"},
    "Royal Jelly": {"text"},
}
MARKS = {"sword", "locked", "trophy", "place"}


@every_card
def test_hs_9_0__invented_figures_are_marked(one: CardSet, card: CardText) -> None:
    said = {key for key in card.printed if key not in MARKS} | ({"text"} if card.text else set())
    given = GIVEN.get(card.name)

    if given is None:
        assert card.invented == ("all",)
    else:
        assert set(card.invented) == said - given


@pytest.mark.parametrize(
    "name, number",
    [
        ("Cursed Sword", "6/19"),
        ("Haunted Armor", "12/13"),
        ("Shiny Sword", "17/19"),
        ("Search Engine", "3/6"),
        ("Royal Jelly", "5/6"),
    ],
)
def test_hs_9_0__cards_that_the_rulebook_numbers_have_its_numbers(name: str, number: str) -> None:
    assert named(name).number == number


def test_hs_9_1__the_warriors_sword_has_the_rulebooks_figures() -> None:
    assert named("Warrior's Sword").printed | {"copies": 1} == {
        "movement": 1,
        "strength": 3,
        "sword": 1,
        "copies": 1,
    }


@every_dungeon
def test_hs_1_3__a_dungeon_has_32_cards_with_its_boss_and_three_rentals(one: CardSet) -> None:
    assert count(one, *INSIDE) == 32
    assert [card.printed["place"] for card in one.cards if card.kind == "rental"] == [1, 2, 3]
    assert [card.printed["cost"] for card in one.cards if card.kind == "rental"] == [1, 1, 1]
    assert sum(bool(card.claims("boss")) for card in one.cards) == 1


@every_builder
def test_hs_10_1__a_builder_set_has_16_cards_with_a_boss(one: CardSet) -> None:
    assert count(one, *INSIDE) == 16
    assert sum(bool(card.claims("boss")) for card in one.cards) == 1


def test_hs_10_1__there_are_two_dungeons_and_four_builder_sets() -> None:
    assert (len(DUNGEONS), len(BUILDERS)) == (2, 4)


@every_dungeon
def test_hs_2_2__a_dungeon_has_two_locked_doors_a_pit_a_shrine_and_a_shop(one: CardSet) -> None:
    obstacles = [card for card in one.cards if card.kind == "obstacle"]

    assert sum(bool(card.printed.get("locked")) for card in obstacles) == 2
    assert sum(bool(card.claims("passed")) for card in obstacles) == 1
    assert sum(bool(card.claims("clears")) for card in obstacles) == 2
    assert sum(bool(card.deeds("while")) for card in obstacles) == 1


@every_dungeon
def test_hs_2_1__costs_are_what_a_hand_can_pay(one: CardSet) -> None:
    items = [card for card in one.cards if card.kind == "item"]
    monsters = [card for card in one.cards if card.kind == "monster" and not card.claims("boss")]
    boss = next(card for card in one.cards if card.claims("boss"))

    assert sum(bool(card.printed.get("locked")) for card in items) == 1
    assert all(1 <= card.printed.get("cost", 1) <= 4 for card in items)
    assert all(2 <= card.printed["strength"] <= 6 for card in monsters)
    assert sorted(copies(card) for card in monsters)[-3:] == [1, 2, 2]
    assert boss.printed["strength"] in (8, 9)


@every_set
def test_hs_0_1__a_card_in_the_dungeon_is_worth_1_to_6_gold(one: CardSet) -> None:
    """But for one that nobody should want to hold at the end."""
    gold = {card.name: card.printed["gold"] for card in one.cards if card.kind in INSIDE}

    assert all(1 <= worth <= 6 for name, worth in gold.items() if name != "Hot Potato")
    assert gold.get("Hot Potato", -1) < 0


@every_dungeon
def test_hs_7_2r__nothing_vaporizes_but_in_a_builder_set(one: CardSet) -> None:
    assert not {"Vaporize", "VaporizeTop", "VaporizeThis"} & words(one)
    assert any({"Vaporize", "VaporizeTop"} & words(other) for other in BUILDERS)


@every_dungeon
def test_hs_7_4__more_is_revealed_than_hidden(one: CardSet) -> None:
    shown = sum(said(card, "Reveal", "RevealNext", "Peek") for card in one.cards)
    hidden = sum(said(card, "Hide", "HideAll", "HideThis", "Mix") for card in one.cards)

    assert shown > hidden


def test_hs_7_4__the_second_dungeon_has_more_that_happens_when_seen() -> None:
    first, second = DUNGEONS
    seen = [sum(bool(card.deeds("revealed")) for card in one.cards) for one in (first, second)]

    assert (first.name, second.name) == ("red-dragon", "blue-mammoth")
    assert seen[1] > 2 * seen[0]


@every_dungeon
def test_hs_7_2__a_few_cards_thin_the_deck(one: CardSet) -> None:
    assert sum(said(card, "Retire", "RetireHand", "RetireThis") for card in one.cards) >= 4


def said(card: CardText, *names: str) -> bool:
    """Whether a card says one of these words."""
    return any(
        say.word.__name__ in names
        for sentence in card.sentences
        if isinstance(sentence, Sentence)
        for say in sentence.said()
    )


# Playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dungeon", [one.name for one in DUNGEONS])
@pytest.mark.parametrize("builder", ["", *(one.name for one in BUILDERS)])
def test_hs_10_1__each_builder_set_goes_with_each_dungeon(dungeon: str, builder: str) -> None:
    game = games.make("hundred_swords", [name for name in (dungeon, builder) if name], 2)

    assert len(game.cards) == 18 + 3 + 32 + (15 if builder else 0)  # one Boss stays out
