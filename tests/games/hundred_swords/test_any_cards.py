"""Cards that nobody wrote: any sentences are read, and a match with them goes by the laws."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from underdeck import games
from underdeck.core import rng
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE, State
from underdeck.core.sentences import write
from underdeck.core.vocabulary import SLOT, Choice, Counted, Digits
from underdeck.games.hundred_swords.table import card_reader
from underdeck.games.hundred_swords.vocabulary import SLOTS, vocabulary

SETS = range(int(os.environ.get("UNDERDECK_FUZZ", "6")))
LONGEST = 600  # actions of a match that are tried
WAYS = ("Cleared for 2 energy.", "Cleared when moved past.", "Cleared when a card is revealed.")


# Writing cards ---------------------------------------------------------------------------------


def filled(random: Random, reads: str) -> str:
    """A wording with its slots filled at random."""

    def value(name: str) -> str:
        slot = SLOTS[name]
        if isinstance(slot, Choice):
            return random.choice(list(slot.wordings))
        if isinstance(slot, Digits):
            return str(random.choice((1, 1, 2, 3, slot.most)))
        assert isinstance(slot, Counted)
        return slot.wording(random.choice((1, 1, 2, min(3, slot.most))), "en")

    return SLOT.sub(lambda match: value(match[1]), reads)


def sentence(random: Random, trigger: str) -> str:
    """A sentence that can stand on a card with that trigger ("": none)."""
    of = vocabulary()
    fitting = [word for word in of.words if not word.only or trigger in word.only]
    prices = [word for word in fitting if word.pays]

    def deed() -> str:
        return filled(random, random.choice(fitting).reads)

    def price() -> str:
        return filled(random, random.choice(prices).reads)

    said = random.choice(
        (
            deed(),
            deed() + random.choice((" and ", " or ", ", then ")) + deed(),
            f"you may {deed()}",
            f"you may {price()} to {deed()}",
            f"you may {price()} and {price()} to {deed()} and {deed()}",
        )
    ).replace(
        "deck or discard your", "deck, then discard your"
    )  # else the piles of "deck or discard"
    if random.random() < 0.2:
        said = f"if {filled(random, random.choice(of.conditions).reads)}, {said}"
    when = next((f"{one.reads}, " for one in of.triggers if one.name == trigger), "")
    said = when + said
    return said[0].upper() + said[1:] + "."


def text(random: Random, kind: str) -> str:
    """One sentence or a few."""
    of = vocabulary()
    triggers = [one.name for one in of.triggers if kind in one.kinds]
    triggers += ["", ""] if kind in of.played else []
    n = random.choice((1, 1, 2, 3))
    return " ".join(sentence(random, random.choice(triggers)) for _ in range(n))


def document(random: Random) -> dict[str, Any]:
    """A builder set of a dozen cards or two."""
    items = [
        {
            "name": f"Item {i}",
            "cost": random.randrange(4),
            "movement": random.randrange(4),
            "strength": random.randrange(4),
            "gold": random.randrange(-3, 6),
            "copies": random.choice((1, 1, 3)),
            "text": text(random, "item"),
        }
        for i in range(8)
    ]
    monsters = [
        {"name": f"Monster {i}", "strength": 1 + i, "copies": 2, "text": text(random, "monster")}
        for i in range(4)
    ]
    obstacles = [
        {"name": f"Obstacle {i}", "text": f"{way} {text(random, 'obstacle')}"}
        for i, way in enumerate(WAYS)
    ]
    rentals = [
        {"name": f"Rental {i}", "place": i, "cost": 1, "text": text(random, "rental")}
        for i in (1, 2, 3)
    ]
    return {
        "set": {"game": "hundred_swords", "name": "any"},
        "item": items,
        "monster": monsters,
        "obstacle": obstacles,
        "rental": rentals,
    }


# Playing them ----------------------------------------------------------------------------------


def check(game: Game, s: State, seed: int) -> None:
    """The seat's options are its own to know, also in any world that it can imagine."""
    view, options = game.redact(s, s.seat()), game.options(s)
    world = game.complete(view, seed)

    assert options
    assert len(set(options)) == len(options)
    assert game.options(view) == options == game.options(world)
    assert game.redact(world, s.seat()) == view
    assert all(game.read_action(view, game.words(view, a)) == a for a in options)
    for a in options:
        game.prefer(game, view, a)


@pytest.mark.parametrize("n", SETS)
def test_hs_9_0__any_sentences_make_cards_that_are_read_and_written_back(n: int) -> None:
    for card in card_reader().read(document(Random(n))).cards:
        assert write(card.sentences, vocabulary()) == card.text


@pytest.mark.parametrize("n", SETS)
def test_hs_10_2__a_match_with_any_cards_goes_by_the_laws(n: int) -> None:
    random = Random(n)
    cards = card_reader().read(document(random))
    game = games.make("hundred_swords", [], random.choice((1, 2, 2, 3, 4)), [cards])
    s, seed = game.new(), rng.stream(n, 0)

    for step in range(LONGEST):
        if s.over():
            break
        if s.seat() == CHANCE:
            seed = game.sample(s, seed)
            continue
        options = game.options(s)
        if step % 5 == 0:
            check(game, s, seed)
        active = [a for a in options if not s.book.idle >> (a >> 25) & 1]
        game.apply(s, random.choice(active if active and random.random() < 0.9 else options))
