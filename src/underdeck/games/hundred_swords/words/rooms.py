"""Words that choose rooms: reveal, peek, swap, here or in the other dungeon (HS-7.3, HS-7.4)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State
from underdeck.core.places import known
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import DUNGEON, POSITION, ROOM, ROOMS
from underdeck.games.hundred_swords.told import NO_SUCH_ROOM


class Rooms(Word):
    """Choose rooms one by one, and do something to the card in each (HS-7.3).

    Frame: `at` how many are done. A subclass says which rooms can be chosen, and what is done.
    """

    __slots__ = ("n",)

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        """Whether that room can be chosen, by what seat `me` knows."""
        raise NotImplementedError

    def act(self, s: State, me: i32, where: i32) -> None:
        """What is done to the card there."""
        raise NotImplementedError

    def place(self, s: State, room: i32) -> int:
        """The owner of zone ROOM for a room, 1 to 5, of the dungeon that the word is about."""
        return dungeon.at(s, room)

    def fitting(self, s: State, me: i32) -> int:
        """How many rooms can be chosen."""
        n = 0
        for room in range(1, ROOMS + 1):
            if self.fits_room(s, me, self.place(s, room)):
                n += 1
        return n

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return self.fitting(s, me) >= self.n

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at < self.n and self.fitting(s, me) > 0:
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for room in range(1, ROOMS + 1):
            s.consider(self, me, it, verbs.room(room))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        room = action.x(a)
        if a != verbs.room(room):
            s.bar(NOT_ASKED)
        elif room < 1 or room > ROOMS or not self.fits_room(s, me, self.place(s, room)):
            s.bar(NO_SUCH_ROOM)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if s.at + 1 < self.n:
            s.push(self, s.at + 1, me, it, 0, 0)
        self.act(s, me, self.place(s, action.x(a)))


class Reveal(Rooms):
    """Reveal face-down cards of the dungeon; each one's effects are seen before the next."""

    __slots__ = ()

    reads = "reveal {rooms}"
    korean = "{rooms:을} 공개한다"

    def __init__(self, rooms: i32) -> None:
        super().__init__(rooms)

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        return dungeon.face_down(s, where)

    def act(self, s: State, me: i32, where: i32) -> None:
        taking.reveal(s, cards_of(s), me, where, 0)


class RevealNext(Word):
    """Reveal the next face-down card to the right of the player, or the first from outside."""

    __slots__ = ()

    reads = "reveal the next hidden room"
    korean = "다음 숨겨진 방을 공개한다"

    def next(self, s: State) -> int:
        """The room, or -1."""
        for room in range(POSITION.get(s, 0) + 1, ROOMS + 1):
            if dungeon.face_down(s, dungeon.at(s, room)):
                return dungeon.at(s, room)
        return -1

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return self.next(s) >= 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.next(s) >= 0:
            taking.reveal(s, cards_of(s), me, self.next(s), 0)


class Peek(Rooms):
    """Look at face-down cards of the dungeon; only the player sees them (HS-7.4)."""

    __slots__ = ()

    reads = "peek at {rooms}"
    korean = "{rooms:을} 엿본다"

    def __init__(self, rooms: i32) -> None:
        super().__init__(rooms)

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        return dungeon.face_down(s, where) and ROOM.mark(s, where, 0) & known(me) == 0

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.peek(s, cards_of(s), me, where)


class PeekOther(Peek):
    """Look into rooms of the dungeon that is not entered this turn (HS-11.4)."""

    __slots__ = ()

    reads = "peek at {rooms} of the other dungeon"
    korean = "다른 던전의 {rooms:을} 엿본다"

    def place(self, s: State, room: i32) -> int:
        return (1 - DUNGEON.get(s, 0)) * ROOMS + room - 1


class SwapRooms(Word):
    """Two rooms exchange what lies in them (HS-9.6R). Frame: `x` the first, 0 before."""

    __slots__ = ()

    reads = "swap any two rooms"
    korean = "방 2개를 골라 서로 바꾼다"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return dungeon.filled(s, DUNGEON.get(s, 0)) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        if self.possible(s, me, it):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for room in range(1, ROOMS + 1):
            s.consider(self, me, it, verbs.room(room))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        room = action.x(a)
        if a != verbs.room(room):
            s.bar(NOT_ASKED)
        elif room < 1 or room > ROOMS or not self.fits_room(s, room):
            s.bar(NO_SUCH_ROOM)

    def fits_room(self, s: State, room: i32) -> bool:
        """Whether that room can be chosen: first one where a card lies, then any other."""
        if s.x == 0:
            return ROOM.count(s, dungeon.at(s, room)) > 0
        return room != s.x

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if s.x == 0:
            s.push(self, 0, me, it, action.x(a), 0)
        else:
            dungeon.exchange(s, me, dungeon.at(s, s.x), dungeon.at(s, action.x(a)))


class SwapOther(PeekOther):
    """The player's room exchanges what lies in it with a room of the other dungeon; a Boss that
    lies there face up stays."""

    __slots__ = ()

    reads = "swap your room with a room of the other dungeon"
    korean = "자기 방을 다른 던전의 방 1개와 바꾼다"

    def __init__(self) -> None:
        super().__init__(1)

    def fits_room(self, s: State, me: i32, where: i32) -> bool:
        here = dungeon.here(s)
        if here < 0 or ROOM.count(s, where) == 0:
            return False
        return not dungeon.shows_boss(s, cards_of(s), here) and not dungeon.shows_boss(
            s, cards_of(s), where
        )

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.exchange(s, me, dungeon.here(s), where)
