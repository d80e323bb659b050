"""Words about the dungeon deck, and about the cards that lie hidden."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.stirring as stirring
import underdeck.games.hundred_swords.taking as taking
from underdeck.core.kernel import State, Step
from underdeck.core.places import known
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import DUNGEON, DUNGEON_DECK, ROOMS, SEEN
from underdeck.games.hundred_swords.told import SANK_UNSEEN, SAW_TOP, SKIPPED, TOOK


def left(s: State) -> int:
    """How many cards the deck of the dungeon that is entered holds."""
    return DUNGEON_DECK.count(s, DUNGEON.get(s, 0))


class TakeTop(Word):
    """The top card of the dungeon deck that is no boss is acquired, defeated or cleared; cost
    and lock are ignored (HS-9.5R)."""

    __slots__ = ()

    reads = "take the top non-boss card of the dungeon deck"
    korean = "던전 덱에서 보스가 아닌 맨 위 카드를 비용 없이 가져온다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return left(s) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        which = DUNGEON.get(s, 0)
        cards = cards_of(s)
        i = DUNGEON_DECK.count(s, which) - 1
        while i >= 0 and cards.is_boss(DUNGEON_DECK.card(s, which, i)):
            mark = dungeon.hidden_mark(s, DUNGEON_DECK.mark(s, which, i))
            DUNGEON_DECK.set_mark(s, which, i, mark)
            s.tell(SKIPPED, me, DUNGEON_DECK.card(s, which, i), 0, 0)
            i -= 1
        if i >= 0:
            mark = DUNGEON_DECK.mark(s, which, i)
            card = DUNGEON_DECK.remove(s, which, i)
            s.tell(TOOK, me, card, 0, 0)
            taking.leaves(s, cards, card, mark)
            taking.gain(s, cards, me, card, which)


class PeekTop(Word):
    """Look at the top cards of the dungeon deck; only the player sees them (HS-7.4)."""

    __slots__ = ("top",)

    reads = "peek at the {top} of the dungeon deck"
    korean = "던전 덱의 {top:을} 엿본다"

    top: i32

    def __init__(self, top: i32) -> None:
        super().__init__()
        self.top = top

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return left(s) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        which = DUNGEON.get(s, 0)
        n = left(s)
        for i in range(max(0, n - self.top), n):
            mark = DUNGEON_DECK.mark(s, which, i)
            if mark & known(me) == 0:
                mark |= known(me)
                if cards_of(s).open_memory:
                    mark |= SEEN << me
                DUNGEON_DECK.set_mark(s, which, i, mark)
                s.tell(SAW_TOP, me, DUNGEON_DECK.card(s, which, i), n - i, 0)


class SinkTop(Word):
    """The top card of the dungeon deck goes to its bottom, unseen."""

    __slots__ = ()

    reads = "put the top card of the dungeon deck at the bottom"
    korean = "던전 덱의 맨 위 카드를 맨 아래에 놓는다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return left(s) > 1

    def begin(self, s: State, me: i32, it: i32) -> None:
        which = DUNGEON.get(s, 0)
        n = left(s)
        if n > 1:
            mark = DUNGEON_DECK.mark(s, which, n - 1)
            card = DUNGEON_DECK.pop(s, which)
            DUNGEON_DECK.put_under(s, which, card, mark)
            s.tell(SANK_UNSEEN, me, card, 0, 0)


class VaporizeTop(Word):
    """The top card of the dungeon deck is out of the game, whatever it is (HS-7.5)."""

    __slots__ = ()

    reads = "vaporize the top card of the dungeon deck"
    korean = "던전 덱의 맨 위 카드를 증발시킨다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return left(s) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        which = DUNGEON.get(s, 0)
        n = left(s)
        if n > 0:
            mark = DUNGEON_DECK.mark(s, which, n - 1)
            card = DUNGEON_DECK.pop(s, which)
            taking.leaves(s, cards_of(s), card, mark)
            piles.vaporize(s, me, card)


class Fill(Word):
    """The empty rooms are filled at once, face down (HS-3.6)."""

    __slots__ = ()

    reads = "fill the empty rooms from the dungeon deck"
    korean = "빈 방을 던전 덱의 카드로 채운다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return left(s) > 0 and dungeon.filled(s, DUNGEON.get(s, 0)) < ROOMS

    def begin(self, s: State, me: i32, it: i32) -> None:
        dungeon.fill(s, me, DUNGEON.get(s, 0))


class Mix(Word):
    """The face-down cards of the dungeon are shuffled and lie face down again in their rooms."""

    __slots__ = ("lay",)

    reads = "shuffle the hidden rooms"
    korean = "숨겨진 방들을 서로 섞는다"

    lay: Step

    def __init__(self) -> None:
        super().__init__()
        self.lay = stirring.LayMixed()

    def parts(self) -> list[Step]:
        return [self.lay]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        n = 0
        for room in range(1, ROOMS + 1):
            if dungeon.face_down(s, dungeon.at(s, room)):
                n += 1
        return n > 1

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            s.do(self.lay, me, stirring.pick_up_hidden(s))
