"""What cards do to opponents, who are one or several (HS-7.8)."""

from __future__ import annotations

from tests.games.hundred_swords.expedition import (
    CELLAR,
    STARTERS,
    WYRM,
    Expedition,
    pick,
    play,
    read,
)
from underdeck.core.game import Game
from underdeck.games import hundred_swords

MORE = """
[[item]]
name = "Horn"
cost = 0
text = "Each opponent discards a card."
"""

ATTIC = """
[set]
name = "attic"
title = "An Attic"
role = "dungeon"

[[item]]
name = "Brick"
cost = 0
copies = 20
"""

CROWD = """
[set]
name = "crowd"
title = "A Crowd"
role = "many"

[[monster]]
name = "Doorman"
strength = 3
text = "Mini-boss."
"""


def story() -> Expedition:
    """Seat 0 holds no card but those that are named."""
    return Expedition(more=MORE).deck().deck(of=1)


def of_three() -> Game:
    """A match of three, with the cards of this file."""
    return hundred_swords.game(
        (), 3, [read(text) for text in (STARTERS, CELLAR + WYRM + MORE, ATTIC, CROWD)]
    )


def test_hs_7_8__with_two_the_opponent_is_the_other_player() -> None:
    """It chooses itself which card it discards."""
    t = story().hand("Horn").hand("Coin", "Boots", of=1)

    t.play(play("Horn", "strength"))
    assert (t.asked, t.options) == (1, [pick("Boots"), pick("Coin")])
    t.play(pick("Coin"))
    assert t.cards("discard", 1) == ["Coin"]
    assert t.asked == 0
    t.settled()


def test_hs_7_8__with_three_all_opponents_are_meant_in_turn_order() -> None:
    """The one who plays it is not."""
    t = Expedition(game=of_three()).deck().deck(of=1).deck(of=2)
    t.hand("Horn", "Sabre").hand("Coin", of=1).hand("Skates", of=2)

    t.play(play("Horn", "strength"))
    assert t.asked == 1
    t.play(pick("Coin"))
    assert t.asked == 2
    t.play(pick("Skates"))
    assert [t.cards("hand", seat) for seat in range(3)] == [["Sabre"], [], []]
    assert [t.cards("discard", seat) for seat in range(3)] == [[], ["Coin"], ["Skates"]]
    t.settled()


def test_hs_7_8__an_opponent_without_a_card_is_not_asked() -> None:
    t = Expedition(game=of_three()).deck().deck(of=1).deck(of=2)
    t.hand("Horn").hand("Skates", of=2)

    t.play(play("Horn", "strength"))
    assert t.asked == 2
    t.play(pick("Skates"))
    t.settled()
