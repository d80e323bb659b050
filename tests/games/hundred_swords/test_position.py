"""Positions of 100 Swords from a few lines: what is not named lies where it would."""

from __future__ import annotations

import random
import tomllib
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from underdeck import games
from underdeck.core import position, rng
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, CHANCE, NOBODY, State
from underdeck.core.position import BadPosition
from underdeck.core.sight import owners

GAME = "hundred_swords"
STARTERS = Counter({"Crappy Sword": 6, "Boots": 2, "Awkward Sword": 1})


def read(seed: int = 1, **document: object) -> tuple[Game, State]:
    """A position, by default for two."""
    named = {key.replace("_", " "): value for key, value in document.items()}
    return position.read(games.make, {"game": GAME, "seats": 2, **named}, seed)


def refused(**document: object) -> str:
    """What is said of a position that is none."""
    with pytest.raises(BadPosition) as caught:
        read(**document)
    return str(caught.value)


def names(game: Game, s: State, place: str, me: int = 0) -> list[str]:
    zone = next(zone for zone in game.places.zones if zone.name == place)
    return [game.kinds.name(zone.card(s, me, i)) for i in range(zone.count(s, me))]


def own(game: Game, s: State, me: int) -> Counter[str]:
    """What a player owns beside the trophies."""
    return Counter(
        name
        for place in ("deck", "hand", "played", "discard")
        for name in names(game, s, place, me)
    )


# What is not given ---------------------------------------------------------------------------


def test_with_hand_rooms_and_deck_the_rest_lies_where_it_would() -> None:
    game, s = read(
        hand=[["Boots", "Crappy Sword"]],
        deck=[["Awkward Sword"]],
        rooms=["?", "Haunted Armor", "?", "", ""],
    )

    assert s.asking().name == "Explore"
    assert names(game, s, "hand") == ["Crappy Sword", "Boots"]
    assert names(game, s, "rooms", 1) == ["Haunted Armor"]
    assert own(game, s, 0) == own(game, s, 1) == STARTERS
    assert len(names(game, s, "discard")) == 6
    assert len(names(game, s, "rentals")) == 3
    assert len(names(game, s, "dungeon deck")) == sum(game.kinds.copies) - 2 * 9 - 3 - 3


def test_cards_left_open_in_a_hand_are_starters_and_in_a_room_the_dungeon_s() -> None:
    for seed in range(5):
        game, s = read(seed, hand=[["?"] * 5, ["?"] * 5], rooms=["?"] * 5)
        kinds = game.kinds

        for seat in (0, 1):
            assert {kinds.groups[kinds.numbers[n]] for n in names(game, s, "hand", seat)} == {
                "starter"
            }
        for room in range(5):
            (name,) = names(game, s, "rooms", room)
            assert kinds.groups[kinds.numbers[name]] == "dungeon"


def test_without_a_hand_each_player_holds_five_cards() -> None:
    game, s = read()

    assert [len(names(game, s, "hand", seat)) for seat in (0, 1)] == [5, 5]
    assert [len(names(game, s, "deck", seat)) for seat in (0, 1)] == [4, 4]


def test_who_is_not_named_holds_five_cards_too() -> None:
    game, s = read(hand=[["Boots"]])

    assert [len(names(game, s, "hand", seat)) for seat in (0, 1)] == [1, 5]


def test_what_everybody_owns_is_made_from_where_the_cards_lie() -> None:
    game, s = read(hand=[["Cursed Sword"]], discard=[["Skeleton Key"]])

    owned = Counter(names(game, s, "owned", 0))
    assert owned == own(game, s, 0) == STARTERS + Counter(("Cursed Sword", "Skeleton Key"))


@pytest.mark.parametrize("seed", range(6))
def test_the_boss_lies_among_the_last_ten_wherever_chance_puts_it(seed: int) -> None:
    game, s = read(seed)

    assert "The Red Dragon" in names(game, s, "dungeon deck")[:10]


def test_where_the_dungeon_deck_is_given_the_rest_is_out_of_the_game() -> None:
    game, s = read(dungeon_deck=["The Red Dragon"], rooms=["Grave Rat", "", "", "", ""])

    assert names(game, s, "dungeon deck") == ["The Red Dragon"]
    assert len(names(game, s, "out of the game")) == sum(game.kinds.copies) - 2 * 9 - 3 - 2


def test_alone_the_warrior_has_her_starters() -> None:
    game, s = read(seats=1)

    hers = Counter(names(game, s, "rival deck"))
    assert hers == Counter({"Crappy Sword": 6, "Boots": 2, "Warrior's Sword": 1})
    assert Counter(names(game, s, "rival owned")) == hers


def test_three_have_two_dungeons_and_a_boss_late_in_each() -> None:
    game, s = read(seats=3)

    for which in (0, 1):
        late = names(game, s, "dungeon deck", which)[5:15]
        assert sum(name in ("The Red Dragon", "The Gatecrasher") for name in late) == 1
        assert all(names(game, s, "rooms", 5 * which + room) for room in range(5))


# What is refused -----------------------------------------------------------------------------

BAD: list[tuple[dict[str, object], str]] = [
    ({"hand": [["Grave Mouse"]]}, "no card is called 'Grave Mouse'; did you mean 'Grave Rat'?"),
    ({"dungeon": 1}, "dungeon: dungeon: there is one only; it is 0"),
    ({"closed": 1}, "closed: closed: the last dungeon is never closed"),
    ({"quiet_turns": 60}, "no match comes to 60; it is 50 or less"),
    ({"rival_deck": []}, "a position of 100 Swords has no 'rival deck'"),
    ({"box": []}, "a position of 100 Swords has no 'box'"),
    ({"seats": 3, "closed": 3}, "one dungeon stays open"),
    ({"seats": 3, "closed": 1}, "dungeon: that one is closed; it is 1"),
    ({"rooms": ["Boots", "", ""]}, "rooms: 'rooms' has 3 entries; it needs 5"),
    ({"hand": [["Spare Key"] * 2]}, "the Spare Key is here too often; there is 1"),
    ({"owned": ["?"]}, "owned"),
]


@pytest.mark.parametrize("document, said", BAD, ids=[said for _, said in BAD])
def test_a_fault_is_told_in_words(document: dict[str, object], said: str) -> None:
    assert said in refused(**document)


def test_a_view_whose_list_of_owned_cards_does_not_fit_is_refused() -> None:
    game, s = read()
    document = tomllib.loads(position.text(game, game.redact(s, 0)))
    document["owned"][1].remove("Boots")

    with pytest.raises(BadPosition, match="it lists 8 cards; 9 lie in the player's places"):
        position.read(games.make, document)


# Whatever is written -------------------------------------------------------------------------

NUMBERS = st.integers(-2, 14) | st.sampled_from([300, 32_767, -(2**70)])
CARDS = st.sampled_from(
    ["?", "", "Boots", "Crappy Sword", "Grave Rat", "The Red Dragon", "Spare Key", "Cursed Sword"]
)
MARKED = st.fixed_dictionaries(
    {"card": CARDS},
    optional={"up": st.booleans(), "known": st.lists(NUMBERS, max_size=2), "used": st.booleans()},
)
ROWS = st.lists(CARDS | MARKED, max_size=7)
FRAMES = st.lists(
    st.fixed_dictionaries(
        {"step": st.sampled_from(list(games.make(GAME, [], 2).book.names))},
        optional=dict.fromkeys(("at", "seat", "it", "x", "y"), NUMBERS),
    ),
    max_size=7,
)
PLACES = ("dungeon deck", "rooms", "mixed", "rentals", "hand", "played", "deck", "discard", "owned")
COUNTERS = ("turn", "position", "movement", "energy", "passes", "holes", "surprise", "dungeon")
DOCUMENTS = st.fixed_dictionaries(
    {"game": st.just(GAME), "seats": st.just(2)},
    optional={
        "seat": NUMBERS,
        "viewer": NUMBERS,
        "waiting": FRAMES,
        **dict.fromkeys(COUNTERS, NUMBERS),
        **{place: ROWS | st.lists(ROWS, max_size=3) for place in PLACES},
    },
)


def plays_on(game: Game, s: State) -> None:
    """A position can be looked at, by everybody, and played on."""
    for seat in (ALL, *range(game.seats), NOBODY):
        assert game.look(game.redact(s, seat)).game == game.name
    pick = random.Random(1)
    seed = 1
    for _ in range(60):
        if s.over():
            assert game.outcome(s).rule
            return
        if s.seat() == CHANCE:
            seed = game.sample(s, seed)
        else:
            game.apply(s, pick.choice(game.options(s)))
    assert owners(s, game.places.zones[0]) == 1 + (game.seats > 2)


def survives(document: dict[str, object]) -> None:
    """The document is refused in words, or what it describes can be looked at and played."""
    try:
        game, s = position.read(games.make, document, seed=1)
    except BadPosition as error:
        if not error.faults:
            raise
        return
    if s.viewer() == ALL:
        plays_on(game, s)
    else:
        assert game.look(s).game == GAME


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(DOCUMENTS)
def test_any_document_is_refused_in_words_or_can_be_played(document: dict[str, object]) -> None:
    survives(document)


MODES = ((2, ["hive-empress"]), (1, []), (3, ["mulligan"]), (2, ["less-memorization"]))


def states(game: Game, match: int) -> list[State]:
    """States of a match that is played at random."""
    s, seed, pick = game.new(), rng.stream(match, 0), random.Random(match)
    found = []
    while not s.over():
        found.append(s.copy())
        if s.seat() == CHANCE:
            seed = game.sample(s, seed)
        else:
            game.apply(s, pick.choice(game.options(s)))
    return found


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 11), st.integers(0, 500), st.data())
def test_a_position_that_is_changed_in_one_spot_is_refused_or_can_be_played(
    match: int, step: int, data: st.DataObject
) -> None:
    seats, variant = MODES[match % len(MODES)]
    game = games.make(GAME, variant, seats)
    walk = states(game, match)
    document = tomllib.loads(position.text(game, walk[step % len(walk)]))
    key = data.draw(st.sampled_from(sorted(set(document) - {"game", "variant", "seats"})))
    if data.draw(st.booleans()):
        del document[key]
    elif isinstance(document[key], list) and document[key]:
        i = data.draw(st.integers(0, len(document[key]) - 1))
        if key == "waiting":
            field = data.draw(st.sampled_from(["at", "it", "seat", "x", "y"]))
            document[key][i][field] = data.draw(NUMBERS)
        else:
            document[key][i] = data.draw(CARDS | MARKED | ROWS)
    else:
        document[key] = data.draw(NUMBERS)
    survives(document)
