"""What is said of lost positions, tried by brute force on the ends of matches (CD-2.8R)."""

from __future__ import annotations

import itertools
from random import Random

from tests.games.clear_the_dungeon.dungeon import MONSTERS, SUITS, Dungeon, dealt
from underdeck.core.game import Game
from underdeck.core.kernel import State

HOPELESS = "The dungeon can no longer be cleared."
VARIANTS = (
    (),
    ("boomer-ace",),
    ("special-abilities",),
    ("boomer-ace", "special-abilities", "power-reserve"),
    ("no-jokers", "special-abilities"),
)
RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10")


def late(variant: tuple[str, ...], random: Random) -> Dungeon:
    """One or two monsters stand, and few power cards are left to be played."""
    t = Dungeon(*variant)
    monsters = random.sample(MONSTERS, random.choice((1, 1, 2)))
    powers = [f"{rank} of {suit}" for rank in RANKS for suit in SUITS]
    if "no-jokers" not in variant:
        powers += ["joker", "joker"]
    suits = {monster.rpartition(" ")[2] for monster in monsters}
    fitting = [card for card in powers if card.rpartition(" ")[2] in suits] * 2
    drawn = list(dict.fromkeys(random.sample(fitting + powers, 9)))
    t.monsters(*monsters)
    if "special-abilities" in variant:
        fallen = [suit for suit in SUITS if f"king of {suit}" not in monsters]
        t.inventory(*random.sample(fallen, random.choice((0, 1, 2))))
    t.hand(*take(drawn, random.randrange(4)))
    for monster in monsters:
        t.laid(monster, *take(drawn, random.randrange(2)))
    if "power-reserve" in variant:
        t.reserve(*take(drawn, random.randrange(2)))
    return t.deck(*take(drawn, random.randrange(4)))


def take(cards: list[str], n: int) -> list[str]:
    """The first `n` cards, taken out of the list."""
    taken, cards[:n] = cards[:n], []
    return taken


def winnable(game: Game, s: State, seen: set[tuple[int, ...]]) -> bool:
    """Whether some line of play wins, the deck lying as it does."""
    if s.over():
        return game.outcome(s).name == "won"
    key = tuple(s.values())
    if key in seen:
        return False
    seen.add(key)
    for a in game.options(s):
        after = s.copy()
        after.play(a)
        if winnable(game, after, seen):
            return True
    return False


def some_order_wins(t: Dungeon) -> bool:
    """Whether some order of the hidden cards lets the player win."""
    deck = t.zone("deck")
    n = deck.count(t.state, 0)
    cards = [deck.card(t.state, 0, i) for i in range(n)]
    for order in set(itertools.permutations(cards)):
        s = t.state.copy()
        for i, card in enumerate(order):
            deck.replace(s, 0, i, card)
        if winnable(t.game, s, set()):
            return True
    return False


def test_cd_2_8r__no_position_that_could_be_won_is_said_to_be_lost() -> None:
    """Every order of the hidden cards and every line of play, in 150 ends of matches."""
    random = Random(2026)
    said = silent = 0
    for n in range(150):
        t = late(VARIANTS[n % len(VARIANTS)], random)
        won = some_order_wins(t)
        if HOPELESS in t.look.notes:
            said += 1
            assert not won, t.options
        elif not won:
            silent += 1

    assert said > 50
    assert silent < 20


def test_cd_2_8r__no_move_is_wrongly_said_to_waste_or_lose() -> None:
    """A warned move, other than one that loses at once, leaves no way to win."""
    random = Random(7)
    warned = 0
    for n in range(200):
        t = late(VARIANTS[n % len(VARIANTS)], random)
        for move in t.look.moves:
            if not move.warning:
                continue
            warned += 1
            after = late_copy(t, move.action)
            assert not some_order_wins(after), (move, t.options)

    assert warned > 50


def late_copy(t: Dungeon, words: str) -> Dungeon:
    """The position after a move."""
    after = Dungeon(*t.game.variant)
    after.made, after.begun = t.state.copy(), True
    after.game.apply(after.state, after.read(words))
    return after


def test_cd_2_8r__the_seventh_card_that_is_lost_makes_winning_impossible() -> None:
    """36 of 42 cards are needed: with six on the bar a win is possible, with seven it is not."""
    t = dealt()
    deck, bar = t.zone("deck"), t.zone("damage bar")
    spread = [t.card(f"{rank} of {suit}") for rank in ("2", "3") for suit in SUITS]
    lost = [card for card in spread if deck.holding(t.state, 0, card)][:7]
    for n, card in enumerate(lost, start=1):
        deck.take(t.state, 0, card)
        bar.put(t.state, 0, card)

        assert (HOPELESS in t.look.notes) == (n == 7)
