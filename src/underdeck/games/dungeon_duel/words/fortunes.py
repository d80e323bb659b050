"""Words about HP, soul and turns."""

from __future__ import annotations

import underdeck.games.dungeon_duel.fortune as fortune
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.dungeon_duel.places import EXTRA, HP


class Wound(Word):
    """The opponent loses HP at once (DD-4.7)."""

    __slots__ = ("n",)

    reads = "your opponent loses {n} HP"
    korean = "상대가 HP {n:을} 잃는다"

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def begin(self, s: State, me: i32, it: i32) -> None:
        fortune.lose_hp(s, 1 - me, self.n)


class Heal(Word):
    """Gain HP."""

    __slots__ = ("n",)

    reads = "gain {n} HP"
    korean = "HP {n:을} 얻는다"

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def begin(self, s: State, me: i32, it: i32) -> None:
        fortune.gain_hp(s, me, self.n)


class Bleed(Word):
    """Lose HP."""

    __slots__ = ("n",)

    reads = "lose {n} HP"
    korean = "HP {n:을} 잃는다"
    pays = True

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return HP.get(s, me) >= self.n

    def begin(self, s: State, me: i32, it: i32) -> None:
        fortune.lose_hp(s, me, self.n)


class Rise(Word):
    """Gain soul."""

    __slots__ = ("n",)

    reads = "gain {n} soul"
    korean = "영혼 {n:을} 얻는다"

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def begin(self, s: State, me: i32, it: i32) -> None:
        fortune.gain_soul(s, me, self.n)


class ExtraTurn(Word):
    """Another turn after this one; void with the floor's last card (DD-6.4, DD-3.9R)."""

    __slots__ = ()

    reads = "take an extra turn"
    korean = "추가 차례를 얻는다"

    def begin(self, s: State, me: i32, it: i32) -> None:
        EXTRA.add(s, 0, 1)
