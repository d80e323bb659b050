"""Words that choose face-up cards of the dungeon: hide, vaporize, swap, surprise, take."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
from underdeck.core.kernel import State
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import ANY, MONSTER, cards_of
from underdeck.games.hundred_swords.places import PASSES, POSITION, ROOM, ROOMS
from underdeck.games.hundred_swords.told import OPENED
from underdeck.games.hundred_swords.words.rooms import Rooms


class OfKind(Rooms):
    """Choose a face-up card of a kind."""

    __slots__ = ("kind",)

    kind: i32

    def __init__(self, kind: i32) -> None:
        super().__init__(1)
        self.kind = kind

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        return dungeon.face_up(s, where) and self.is_kind(s, ROOM.card(s, where, 0))

    def is_kind(self, s: State, card: i32) -> bool:
        """Whether a card is of the kind that is asked for."""
        return self.kind == ANY or cards_of(s).kind_of(card) == self.kind


class Hide(OfKind):
    """Turn a face-up card of the dungeon face down; all who saw it know it (HS-7.5R)."""

    __slots__ = ()

    reads = "hide {kind} in the dungeon"
    korean = "던전의 {kind} 하나를 숨긴다"

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.turn_down(s, me, where)


class HideAll(Word):
    """Turn all cards of the dungeon face down; all who saw them know them (HS-7.5R)."""

    __slots__ = ()

    reads = "hide every room"
    korean = "모든 방을 숨긴다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        n = 0
        for room in range(1, ROOMS + 1):
            if dungeon.face_up(s, dungeon.at(s, room)):
                n += 1
        return n > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        for room in range(1, ROOMS + 1):
            if dungeon.face_up(s, dungeon.at(s, room)):
                dungeon.turn_down(s, me, dungeon.at(s, room))


class Vaporize(OfKind):
    """Take a card of the dungeon out of the game (HS-7.2R): a face-up one of the kind, or, if
    any card will do, a face-down one too (HS-7.5)."""

    __slots__ = ()

    reads = "vaporize {kind} in the dungeon"
    korean = "던전의 {kind} 하나를 증발시킨다"

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        if dungeon.face_down(s, where):
            return self.kind == ANY
        if not dungeon.face_up(s, where):
            return False
        card = ROOM.card(s, where, 0)
        return self.is_kind(s, card) and not cards_of(s).is_lasting(card)

    def act(self, s: State, me: i32, where: i32) -> None:
        piles.vaporize(s, me, taking.remove(s, cards_of(s), where))


class SwapIn(OfKind):
    """Swap a face-up card with what lies in the player's own room (HS-9.6R)."""

    __slots__ = ()

    reads = "swap {kind} into your room"
    korean = "던전의 {kind} 하나를 자기 방의 카드와 바꾼다"

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        here = dungeon.here(s)
        return (
            here >= 0
            and here != where
            and dungeon.face_up(s, where)
            and self.is_kind(s, ROOM.card(s, where, 0))
        )

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.exchange(s, me, dungeon.here(s), where)


class Surprise(OfKind):
    """A face-up monster is surprised: it can be moved past until somebody leaves its room."""

    __slots__ = ()

    reads = "surprise a monster in the dungeon"
    korean = "던전의 몬스터 하나를 놀라게 한다"

    def __init__(self) -> None:
        super().__init__(MONSTER)

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        return (
            dungeon.face_up(s, where)
            and self.is_kind(s, ROOM.card(s, where, 0))
            and not dungeon.is_surprised(s, where)
        )

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.surprise(s, where)


class PassMonster(Word):
    """A revealed monster may be moved past this turn."""

    __slots__ = ()

    reads = "move past a revealed monster this turn"
    korean = "공개된 몬스터 하나를 이번 턴에 지나간다"

    def begin(self, s: State, me: i32, it: i32) -> None:
        if PASSES.get(s, 0) < ROOMS:
            PASSES.add(s, 0, 1)


class Win(OfKind):
    """Acquire, defeat or clear the face-up card in the player's room without its cost; no Boss."""

    __slots__ = ()

    reads = "take {kind} in your room"
    korean = "자기 방의 {kind} 하나를 비용 없이 가져온다"

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        return (
            where == dungeon.here(s)
            and dungeon.face_up(s, where)
            and self.is_kind(s, ROOM.card(s, where, 0))
            and not cards_of(s).is_boss(ROOM.card(s, where, 0))
        )

    def act(self, s: State, me: i32, where: i32) -> None:
        taking.take(s, cards_of(s), me, where)


class OpenHere(Word):
    """Open the lock of the card in the player's room, as a Key does (HS-6.2)."""

    __slots__ = ()

    reads = "open the lock in your room"
    korean = "자기 방의 자물쇠를 푼다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        here = dungeon.here(s)
        if here < 0 or not dungeon.seen(s, me, here):
            return False
        card = ROOM.card(s, here, 0)
        opens = dungeon.face_up(s, here) or cards_of(s).is_item(card)
        return opens and cards_of(s).is_locked(card)

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            here = dungeon.here(s)
            s.tell(OPENED, me, ROOM.card(s, here, 0), POSITION.get(s, 0), 0)
            taking.take(s, cards_of(s), me, here)
