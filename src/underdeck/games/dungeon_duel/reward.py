"""What a beaten monster brings (DD-4.1, DD-4.2)."""

from __future__ import annotations

import underdeck.games.dungeon_duel.fortune as fortune
from underdeck.core.kernel import State, Step
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import ELEMENTAL, Cards
from underdeck.games.dungeon_duel.places import CLASSES


class Reward(Step):  # compiled: final
    """What a beaten monster brings: its soul, or its element (DD-4.1, DD-4.2)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        for i in range(CLASSES.count(s, me)):
            own = CLASSES.card(s, me, i)
            step = self.cards.beaten[own]
            if step is not None and fortune.is_learned(s, me, i):
                s.do(step, me, own)
        if self.cards.kind[it] == ELEMENTAL:
            fortune.gain_element(s, self.cards, me, it)
        else:
            fortune.gain_soul(s, me, self.cards.soul[it])

    def kinds_in(self) -> list[str]:
        return ["it"]
