"""Positions as text: states and views read back equal, bad documents are refused in words."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from underdeck import games
from underdeck.core import position, rng
from underdeck.core.game import Game
from underdeck.core.kernel import ALL, CHANCE, NOBODY, State
from underdeck.core.position import BadPosition

CLEAR = "clear_the_dungeon"
VARIANTS = ([], ["steps", "boomer-ace", "power-reserve", "special-abilities"], ["no-jokers"])


def states(game: Game, match: int) -> Iterator[State]:
    """Every state of a match that is played at random."""
    s = game.new()
    seed = rng.stream(match, 0)
    pick = random.Random(match)
    while not s.over():
        yield s
        if s.seat() == CHANCE:
            seed = game.sample(s, seed)
        else:
            game.apply(s, pick.choice(game.options(s)))
    yield s


def read(**document: object) -> tuple[Game, State]:
    """A position of Clear the Dungeon."""
    named = {key.replace("_", " "): value for key, value in document.items()}
    return position.read(games.make, {"game": CLEAR, **named}, seed=1)


def refused(**document: object) -> str:
    """What is said of a position that is none."""
    with pytest.raises(BadPosition) as caught:
        read(**document)
    return str(caught.value)


def test_a_text_says_its_game_and_variant() -> None:
    game = games.make(CLEAR, ["steps", "no-jokers"])
    found, s = position.read(games.make, tomllib.loads(position.text(game, game.new())))
    assert found.variant == ("steps", "no-jokers")
    assert s.seat() == CHANCE


# What is not given ---------------------------------------------------------------------------


def test_with_a_hand_alone_the_rest_lies_as_after_the_deal() -> None:
    game, s = read(hand=["7 of spades", "?", "joker"])
    zones = {zone.name: zone for zone in game.places.zones}
    assert s.seat() == 0
    assert s.asking().name == "Attack"
    assert zones["deck"].count(s, 0) == 42 - 3
    assert [zones["monsters"].count(s, spot) for spot in range(12)] == [1] * 12
    assert zones["clear pile"].count(s, 0) == 0


def test_without_a_hand_three_cards_are_drawn() -> None:
    game, s = read(damage_bar=["2 of clubs", "?"])
    zones = {zone.name: zone for zone in game.places.zones}
    assert zones["hand"].count(s, 0) == 3
    assert zones["deck"].count(s, 0) == 42 - 2 - 3


def test_fallen_monsters_have_taken_three_cards_each_to_the_clear_pile() -> None:
    game, s = read(monsters=["jack of hearts"] + ["?"] * 8 + [""] * 3, hand=["?"])
    zones = {zone.name: zone for zone in game.places.zones}
    assert zones["clear pile"].count(s, 0) == 3 + 9
    assert zones["deck"].count(s, 0) == 42 - 9 - 1


def test_where_the_deck_is_given_the_other_cards_have_been_played() -> None:
    game, s = read(deck=["?", "ace of hearts"], hand=["?"])
    zones = {zone.name: zone for zone in game.places.zones}
    assert game.kinds.name(zones["deck"].top(s, 0)) == "ace of hearts"
    assert zones["clear pile"].count(s, 0) == 42 - 3


def test_open_cards_are_dealt_by_the_seed_and_by_nothing_else() -> None:
    document = {"game": CLEAR, "hand": ["?", "?"]}
    one, again, other = (position.read(games.make, document, seed)[1] for seed in (1, 1, 2))
    assert one.values() == again.values()
    assert one.values() != other.values()


def test_a_monster_that_is_covered_lies_face_down_however_it_is_given() -> None:
    game, s = read(monsters=["?"] * 12, hand=[])
    zones = {zone.name: zone for zone in game.places.zones}
    assert [zones["monsters"].mark(s, spot, 0) != 0 for spot in range(12)] == [False] * 8 + [
        True
    ] * 4


# Faults --------------------------------------------------------------------------------------

BAD: list[tuple[dict[str, object], str]] = [
    ({"game": "clear"}, "game: no game 'clear'"),
    ({"variant": ["stepz"]}, "variant[1]: no variant 'stepz'; did you mean 'steps'?"),
    ({"variant": ["steps", "extreme"]}, "'steps' and 'extreme' exclude each other"),
    ({"variant": 3}, "variant: 'variant' is no list of names"),
    ({"seats": 2}, "seats: Clear the Dungeon is for 1, not for 2"),
    ({"seats": True}, "seats: 'seats' is true"),
    ({"hnd": []}, "has no 'hnd'; did you mean 'hand'?"),
    ({"hand": "joker"}, "hand: 'hand' is no list"),
    ({"hand": [7]}, "hand[1]: this is no card"),
    ({"hand": ["7 of spade"]}, "no card is called '7 of spade'; did you mean '7 of spades'?"),
    ({"hand": ["joker"] * 3}, "hand[3]: the joker is here too often; there are 2"),
    ({"hand": ["?"] * 9}, "hand[9]: 'hand' has 9 cards; there is room for 8"),
    ({"hand": ["?"] * 7}, "hand: it holds 7 cards; 6 are the most here (CD-4.2)"),
    ({"hand": ["jack of clubs"]}, "hand[1]: the jack of clubs is a monster card; 'hand' holds"),
    ({"hand": ["? monster"]}, "hand[1]: no 'monster' cards lie in 'hand'; it could be: ? power"),
    ({"hand": [{"card": "joker", "up": True}]}, "hand[1].up: the cards in 'hand' carry no marks"),
    ({"hand": [{"crad": "joker"}]}, "hand[1].crad: a card in 'hand' has no 'crad'"),
    ({"deck": [{"card": "joker", "known": [2]}]}, "deck[1].known[1]: 2 is no seat; it is a list"),
    ({"deck": [{"card": "joker", "known": 1}]}, "deck[1].known: 'known' is 1"),
    ({"monsters": [{"card": "?", "up": 1}] * 12}, "monsters[1].up: 'up' is 1; it is true or false"),
    ({"monsters": ["?"]}, "monsters: 'monsters' has 1 entries; it needs 12"),
    ({"monsters": [""] * 12}, "monsters[1]: monsters: with all of them defeated"),
    ({"laid": ["joker"]}, "laid[1]: this is no list; 'laid' is a list of lists"),
    ({"laid": [[]] * 13}, "laid[13]: 'laid' has 13 lists"),
    ({"laid": [["joker"]]}, "laid[1]: laid: no monster lies face up there"),
    ({"laid": [[]] * 8 + [["2 of clubs", "3 of clubs"]]}, "add up to 5; it takes"),
    ({"damage bar": ["?"] * 7}, "damage bar: damage bar: with 7 cards the match is lost already"),
    ({"reserve": ["joker"]}, "reserve: reserve: there is none"),
    ({"inventory": ["?"]}, "inventory: inventory: there is none"),
    ({"deck": [], "clear pile": []}, "42 cards lie nowhere"),
    ({"turn": -1}, "turn: 'turn' is -1; it is a number from 0 to"),
    ({"turn": "one"}, "turn: 'turn' is \"one\""),
    ({"defeated": 3}, "defeated: 'defeated' is 3; with these cards it is 0"),
    ({"result": 1}, "result: result: the match still runs; it is 0 then"),
    ({"seat": 2}, "seat: 'seat' is 2; it is a seat from 1 to 1, or 0 for none"),
    ({"seat": 0}, "seat: 'seat' is 0; seat 1 is asked here"),
    ({"viewer": 1}, "54 cards lie nowhere"),
    ({"waiting": 1}, "waiting: 'waiting' is no list"),
    ({"waiting": [1]}, "waiting[1]: a waiting step is a table"),
    ({"waiting": [{"step": "Turns"}] * 20}, "waiting: 20 steps cannot wait"),
    ({"waiting": [{"step": "Trn"}]}, "no step is called 'Trn'; did you mean 'Turn'?"),
    ({"waiting": [{"step": "Turns", "et": 1}]}, "waiting[1].et: a waiting step has no 'et'"),
    ({"waiting": [{"step": "Turns", "seat": 2}]}, "waiting[1].seat: 'seat' is 2; it is a"),
    ({"waiting": [{"step": "Turns", "it": 2**20}]}, "waiting[1].it: 'it' is 1048576"),
    ({"waiting": [{"step": "Match", "at": 9}]}, "'Match' cannot wait with these numbers"),
    ({"waiting": [{"step": "Match"}]}, "waiting[1]: 'Match' asks nobody in this position"),
    ({"waiting": [{"step": "Attack"}]}, "waiting[1]: 'Attack' cannot wait outermost"),
    ({"waiting": [{"step": "Turns"}, {"step": "Attack"}]}, "'Attack' cannot wait within 'Turns'"),
    ({"waiting": []}, "result: the match is over without a result"),
]  # fmt: skip


@pytest.mark.parametrize("document, said", BAD, ids=[said for _, said in BAD])
def test_a_fault_is_told_by_its_path_and_what_would_be_right(
    document: dict[str, object], said: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        position.read(games.make, {"game": CLEAR, **document}, seed=1)
    assert said in str(caught.value)


def test_all_faults_of_the_cards_are_told_at_once() -> None:
    said = refused(hand=["7 of spade", 3], turn=-1, hnd=[])
    assert len(said.splitlines()) == 4


def test_a_question_about_a_deck_that_is_empty_is_refused() -> None:
    waiting = [{"step": "Turns"}, {"step": "Turn", "at": 2}, {"step": "Attack"}, {"step": "Peek"}]
    said = refused(waiting=waiting, deck=[], hand=["?"])
    assert "'Peek' asks nobody in this position" in said


def test_a_view_that_shows_what_its_viewer_cannot_see_is_refused() -> None:
    game, s = read(hand=["joker"])
    document = tomllib.loads(position.text(game, game.redact(s, 0)))
    document["deck"][0] = "joker"
    with pytest.raises(BadPosition, match="the viewer does not see a card here"):
        position.read(games.make, document)


# Whatever is written -------------------------------------------------------------------------

NUMBERS = st.integers(-2, 14) | st.sampled_from([32_767, 40_000, -(2**70)])
CARDS = st.sampled_from(
    ["?", "", "joker", "ace of hearts", "king of spades", "queen of hearts", "? power", "? monster"]
)
MARKED = st.fixed_dictionaries(
    {"card": CARDS},
    optional={
        "up": st.booleans(),
        "known": st.lists(NUMBERS, max_size=2),
        "doubled": st.booleans(),
    },
)
ROWS = st.lists(CARDS | MARKED, max_size=13)
FRAMES = st.lists(
    st.fixed_dictionaries(
        {"step": st.sampled_from(list(games.make(CLEAR, VARIANTS[1]).book.names))},
        optional=dict.fromkeys(("at", "seat", "it", "x", "y"), NUMBERS),
    ),
    max_size=9,
)
PLACES = ("monster deck", "monsters", "laid", "deck", "hand", "reserve", "damage bar", "clear pile")
DOCUMENTS = st.fixed_dictionaries(
    {"game": st.just(CLEAR)},
    optional={
        "variant": st.sampled_from([list(variant) for variant in VARIANTS]),
        "seat": NUMBERS,
        "viewer": NUMBERS,
        "turn": NUMBERS,
        "defeated": NUMBERS,
        "result": NUMBERS,
        "waiting": FRAMES,
        **{place: ROWS | st.lists(ROWS, max_size=13) for place in PLACES},
    },
)


def plays_on(game: Game, s: State) -> None:
    """A position can be looked at, by everybody, and played to its end."""
    for seat in (ALL, 0, NOBODY):
        assert game.look(game.redact(s, seat)).game == game.name
    pick = random.Random(1)
    seed = 1
    for _ in range(200):
        if s.over():
            assert game.outcome(s).rule
            return
        if s.seat() == CHANCE:
            seed = game.sample(s, seed)
        else:
            game.apply(s, pick.choice(game.options(s)))
    assert s.over()


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
        assert game.look(s).game == CLEAR


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(DOCUMENTS)
def test_any_document_is_refused_in_words_or_can_be_played(document: dict[str, object]) -> None:
    survives(document)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 40), st.integers(0, 200), st.data())
def test_a_position_that_is_changed_in_one_spot_is_refused_or_can_be_played(
    match: int, step: int, data: st.DataObject
) -> None:
    game = games.make(CLEAR, VARIANTS[match % 3])
    walk = list(states(game, match))
    document = tomllib.loads(position.text(game, walk[step % len(walk)]))
    key = data.draw(st.sampled_from(sorted(set(document) - {"game", "variant"})))
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
