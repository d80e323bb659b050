"""Words that put tokens of traps on the floor, and the Bard's tile on a follower."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.dungeon_duel.floor as floors
import underdeck.games.dungeon_duel.verbs as verbs
from underdeck.core.kernel import State
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.dungeon_duel.places import (
    COLUMN,
    COLUMNS,
    DAMAGE,
    PARTY,
    SPEAR,
    SWORD,
    TILE,
    token,
)
from underdeck.games.dungeon_duel.told import (
    HAS_TOKEN,
    NO_CARD_THERE,
    NO_ROOM_FOR_TILE,
    NOT_THAT_TOKEN,
    TILE_PUT,
    TOKEN_PUT,
)

BY_KIND = 4  # bits of a set of tokens of each kind, shifted so far


class PutTokens(Word):
    """Tokens are put, one after the other, on cards left that carry none of their player's.

    Frame: `x` says which are left: for damage their number, for death traps a bit for each kind.
    """

    __slots__ = ()

    def all(self) -> int:
        """What is to be put: a bit for each kind, or a number of damage tokens."""
        raise NotImplementedError

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return floors.without_token(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 0:
            s.push(self, 1, me, it, self.all(), 0)
        elif s.x > 0 and floors.without_token(s, me) > 0:
            s.ask(self, me, me, it)

    def fitting(self, s: State, me: i32, kind: i32) -> bool:
        """Whether a token of that kind can be put next."""
        raise NotImplementedError

    def less(self, s: State, kind: i32) -> int:
        """What is left once a token of that kind is put."""
        raise NotImplementedError

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for kind in range(DAMAGE, SPEAR + 1):
            if self.fitting(s, me, kind):
                for column in range(COLUMNS):
                    for i in range(COLUMN.count(s, column)):
                        s.consider(self, me, it, verbs.put(kind, column + 1, i + 1))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        kind = action.card(a)
        column = action.x(a) - 1
        i = action.y(a) - 1
        if a != verbs.put(kind, column + 1, i + 1) or kind > SPEAR:
            s.bar(NOT_ASKED)
            return
        if not self.fitting(s, me, kind):
            s.bar(NOT_THAT_TOKEN)
        if not 0 <= column < COLUMNS or not 0 <= i < COLUMN.count(s, column):
            s.bar(NO_CARD_THERE)
        elif floors.has_token(s, me, column, i):
            s.bar(HAS_TOKEN)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        kind = action.card(a)
        column = action.x(a) - 1
        i = action.y(a) - 1
        COLUMN.set_mark(s, column, i, COLUMN.mark(s, column, i) | token(me, kind))
        s.tell(TOKEN_PUT, me, 0, kind, column + 1)
        s.push(self, 1, me, it, self.less(s, kind), 0)


class PutDamage(PutTokens):
    """Put damage tokens on cards of the floor (DD-4.8)."""

    __slots__ = ("tokens",)

    reads = "put {tokens} on cards of this floor"
    korean = "이 층의 카드에 {tokens:을} 놓는다"

    tokens: i32

    def __init__(self, tokens: i32) -> None:
        super().__init__()
        self.tokens = tokens

    def all(self) -> int:
        return self.tokens

    def fitting(self, s: State, me: i32, kind: i32) -> bool:
        return kind == DAMAGE and s.x > 0

    def less(self, s: State, kind: i32) -> int:
        return s.x - 1


class PutDeath(PutTokens):
    """Put a death token of each type on cards of the floor (DD-4.9); as they come, but where not
    all find a card, the player chooses which (DD-4.9R)."""

    __slots__ = ()

    reads = "put a sword, a bow and a spear token on cards of this floor"
    korean = "이 층의 카드에 검, 활, 창 토큰을 하나씩 놓는다"

    def all(self) -> int:
        return 7

    def fitting(self, s: State, me: i32, kind: i32) -> bool:
        if kind < SWORD or s.x >> kind - SWORD & 1 == 0:
            return False
        n = 0
        first = 0
        for other in range(SPEAR, DAMAGE, -1):
            if s.x >> other - SWORD & 1:
                n += 1
                first = other
        return kind == first or floors.without_token(s, me) < n

    def less(self, s: State, kind: i32) -> int:
        return s.x & ~(1 << kind - SWORD)


class PutTile(Word):
    """The Bard's tile is put on an own follower (DD-6.3, DD-6.3R)."""

    __slots__ = ()

    reads = "put a tile on one of your followers"
    korean = "자신의 동료 하나에 타일을 놓는다"
    only = ("recruited",)

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return PARTY.count(s, me) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        last = 0
        for i in range(PARTY.count(s, me)):
            card = PARTY.card(s, me, i)
            if card != last and PARTY.mark(s, me, i) & TILE == 0:
                s.offer(verbs.tile(card))
                last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        if a != verbs.tile(card):
            s.bar(NOT_ASKED)
        elif self.where(s, me, card) < 0:
            s.bar(NO_ROOM_FOR_TILE)

    def where(self, s: State, me: i32, card: i32) -> int:
        """Where a copy of that follower lies without a tile, -1 if there is none."""
        for i in range(PARTY.count(s, me)):
            if PARTY.card(s, me, i) == card and PARTY.mark(s, me, i) & TILE == 0:
                return i
        return -1

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        card = action.card(a)
        PARTY.set_mark(s, me, self.where(s, me, card), TILE)
        s.tell(TILE_PUT, me, card, 0, 0)
