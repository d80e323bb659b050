"""Words that reach into the dungeon: reveal, hide, peek, vaporize, swap, move, take."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.places import known
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import ANY, Cards
from underdeck.games.hundred_swords.places import (
    DUNGEON,
    DUNGEON_DECK,
    HAND,
    LEFT,
    PASSES,
    PLAYED,
    POSITION,
    ROOM,
    ROOMS,
)
from underdeck.games.hundred_swords.told import NO_SUCH_ROOM, NOT_IN_HAND, SAW, TOOK


def cards_of(s: State) -> Cards:
    """What is printed on the cards of this game."""
    cards: Cards = s.book.lore
    return cards


class Rooms(Word):
    """Choose rooms one by one, and do something to the card in each (HS-7.3).

    Frame: `at` how many are done. A subclass says which rooms can be chosen, and what is done.
    """

    __slots__ = ("n",)

    n: i32

    def __init__(self, n: i32) -> None:
        super().__init__()
        self.n = n

    def fits(self, s: State, me: i32, where: i32) -> bool:
        """Whether that room can be chosen, by what seat `me` knows."""
        raise NotImplementedError

    def act(self, s: State, me: i32, where: i32) -> None:
        """What is done to the card there."""
        raise NotImplementedError

    def possible(self, s: State, me: i32, it: i32) -> bool:
        n = 0
        for room in range(1, ROOMS + 1):
            if self.fits(s, me, dungeon.at(s, room)):
                n += 1
        return n >= self.n

    def any_left(self, s: State, me: i32) -> bool:
        """Whether a room can still be chosen."""
        for room in range(1, ROOMS + 1):
            if self.fits(s, me, dungeon.at(s, room)):
                return True
        return False

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at < self.n and self.any_left(s, me):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        for room in range(1, ROOMS + 1):
            s.consider(self, me, it, verbs.room(room))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        room = action.x(a)
        if a != verbs.room(room):
            s.bar(NOT_ASKED)
        elif room < 1 or room > ROOMS or not self.fits(s, me, dungeon.at(s, room)):
            s.bar(NO_SUCH_ROOM)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        s.push(self, s.at + 1, me, it, 0, 0)
        self.act(s, me, dungeon.at(s, action.x(a)))


class Reveal(Rooms):
    """Reveal face-down cards of the dungeon; each one's effects are seen before the next."""

    __slots__ = ()

    reads = "reveal {rooms}"
    korean = "{rooms} 공개하기"

    def __init__(self, rooms: i32) -> None:
        super().__init__(rooms)

    def fits(self, s: State, me: i32, where: i32) -> bool:
        return dungeon.face_down(s, where)

    def act(self, s: State, me: i32, where: i32) -> None:
        taking.reveal(s, cards_of(s), me, where, 0)


class Peek(Rooms):
    """Look at face-down cards of the dungeon; only the player sees them (HS-7.4)."""

    __slots__ = ()

    reads = "peek at {rooms}"
    korean = "{rooms} 엿보기"

    def __init__(self, rooms: i32) -> None:
        super().__init__(rooms)

    def fits(self, s: State, me: i32, where: i32) -> bool:
        return dungeon.face_down(s, where) and ROOM.mark(s, where, 0) & known(me) == 0

    def act(self, s: State, me: i32, where: i32) -> None:
        ROOM.set_mark(s, where, 0, ROOM.mark(s, where, 0) | known(me))
        s.tell(SAW, me, ROOM.card(s, where, 0), where % ROOMS + 1, where // ROOMS + 1)


class OfKind(Rooms):
    """Choose face-up cards of a kind."""

    __slots__ = ("kind",)

    kind: i32

    def __init__(self, kind: i32) -> None:
        super().__init__(1)
        self.kind = kind

    def fits(self, s: State, me: i32, where: i32) -> bool:
        return dungeon.face_up(s, where) and self.is_kind(s, ROOM.card(s, where, 0))

    def is_kind(self, s: State, card: i32) -> bool:
        """Whether a card is of the kind that is asked for."""
        return self.kind == ANY or cards_of(s).kind_of(card) == self.kind


class Hide(OfKind):
    """Turn a face-up card of the dungeon face down; all who saw it know it (HS-7.5R)."""

    __slots__ = ()

    reads = "hide {kind} in the dungeon"
    korean = "던전의 {kind} 하나 숨기기"

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.turn_down(s, me, where)


class Vaporize(OfKind):
    """Take a card of the dungeon out of the game (HS-7.2R): a face-up one of the kind, or, if
    any card will do, a face-down one too (HS-7.5)."""

    __slots__ = ()

    reads = "vaporize {kind} in the dungeon"
    korean = "던전의 {kind} 하나 증발시키기"

    def fits(self, s: State, me: i32, where: i32) -> bool:
        if dungeon.face_down(s, where):
            return self.kind == ANY
        if not dungeon.face_up(s, where):
            return False
        card = ROOM.card(s, where, 0)
        return self.is_kind(s, card) and not cards_of(s).unvaporized[card]

    def act(self, s: State, me: i32, where: i32) -> None:
        LEFT.add(s, 0, 1)
        piles.vaporize(s, me, ROOM.remove(s, where, 0))


class SwapIn(OfKind):
    """Swap a face-up card with what lies in the player's own room (HS-9.6R)."""

    __slots__ = ()

    reads = "swap {kind} into your room"
    korean = "{kind} 하나를 자기 방과 바꾸기"

    def fits(self, s: State, me: i32, where: i32) -> bool:
        here = dungeon.here(s)
        return (
            here >= 0
            and here != where
            and dungeon.face_up(s, where)
            and self.is_kind(s, ROOM.card(s, where, 0))
        )

    def act(self, s: State, me: i32, where: i32) -> None:
        dungeon.exchange(s, me, dungeon.here(s), where)


class Win(OfKind):
    """Acquire, defeat or clear a card without its cost: the one in the player's room."""

    __slots__ = ()

    reads = "take {kind} in your room"
    korean = "자기 방의 {kind} 가져오기"

    def fits(self, s: State, me: i32, where: i32) -> bool:
        return (
            where == dungeon.here(s)
            and dungeon.face_up(s, where)
            and self.is_kind(s, ROOM.card(s, where, 0))
            and not cards_of(s).is_boss(ROOM.card(s, where, 0))
        )

    def act(self, s: State, me: i32, where: i32) -> None:
        taking.take(s, cards_of(s), me, where)


class TakeTop(Word):
    """The top card of the dungeon deck that is no boss is acquired, defeated or cleared; cost
    and lock are ignored (HS-9.5R)."""

    __slots__ = ()

    reads = "acquire, defeat or clear the top non-boss card of the dungeon deck"
    korean = "던전 덱에서 보스가 아닌 맨 위 카드를 획득, 처치 또는 해결하기"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return DUNGEON_DECK.count(s, DUNGEON.get(s, 0)) > 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        which = DUNGEON.get(s, 0)
        cards = cards_of(s)
        i = DUNGEON_DECK.count(s, which) - 1
        while i >= 0 and cards.is_boss(DUNGEON_DECK.card(s, which, i)):
            i -= 1
        if i >= 0:
            card = DUNGEON_DECK.remove(s, which, i)
            s.tell(TOOK, me, card, 0, 0)
            LEFT.add(s, 0, 1)
            taking.gain(s, cards, me, card, which)


class HideThis(Word):
    """The card whose text this is, face up in the dungeon, is turned face down."""

    __slots__ = ()

    reads = "hide this card"
    korean = "이 카드 숨기기"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return dungeon.find_face_up(s, it) >= 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        dungeon.turn_down(s, me, dungeon.find_face_up(s, it))


class PassMonster(Word):
    """A revealed monster may be moved past this turn."""

    __slots__ = ()

    reads = "move past a revealed monster this turn"
    korean = "이번 턴에 공개된 몬스터 하나를 지나가기"

    def begin(self, s: State, me: i32, it: i32) -> None:
        PASSES.add(s, 0, 1)


class OpponentsDiscard(Word):
    """Each opponent discards cards of its choice, in turn order (HS-7.8).

    Frame: `x` how many opponents are done, `at` how many cards the one at work has discarded.
    """

    __slots__ = ("cards",)

    reads = "each opponent discards {cards}"
    korean = "상대마다 {cards} 버리기"

    cards: i32

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return s.book.seats > 1

    def begin(self, s: State, me: i32, it: i32) -> None:
        while s.x + 1 < s.book.seats:
            victim = (me + s.x + 1) % s.book.seats
            if s.at < self.cards and HAND.count(s, victim) > 0:
                s.ask(self, victim, me, it)
                return
            s.x += 1
            s.at = 0

    def candidates(self, s: State, me: i32, it: i32) -> None:
        victim = (me + s.x + 1) % s.book.seats
        last = 0
        for i in range(HAND.count(s, victim)):
            card = HAND.card(s, victim, i)
            if card != last:
                s.consider(self, me, it, verbs.card(card))
            last = card

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        victim = (me + s.x + 1) % s.book.seats
        if a != verbs.card(action.card(a)):
            s.bar(NOT_ASKED)
        elif not HAND.holding(s, victim, action.card(a)):
            s.bar(NOT_IN_HAND)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        victim = (me + s.x + 1) % s.book.seats
        s.push(self, s.at + 1, me, it, s.x, 0)
        i = HAND.find(s, victim, action.card(a))
        piles.put_away(s, cards_of(s), victim, HAND, i)


class OpponentsDraw(Word):
    """Each opponent draws cards, in turn order."""

    __slots__ = ("cards", "draw")

    reads = "each opponent draws {cards}"
    korean = "상대마다 {cards} 뽑기"

    cards: i32
    draw: Step

    def __init__(self, cards: i32) -> None:
        super().__init__()
        self.cards = cards
        self.draw = piles.DrawCards(piles.ShuffleDeck())

    def parts(self) -> list[Step]:
        return [self.draw]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return s.book.seats > 1

    def begin(self, s: State, me: i32, it: i32) -> None:
        seat = s.book.seats - 1
        while seat > 0:
            s.do(self.draw, (me + seat) % s.book.seats, self.cards)
            seat -= 1


class RevealNext(Word):
    """Reveal the next face-down card to the right of the player, or the first from outside."""

    __slots__ = ()

    reads = "reveal the next hidden room"
    korean = "다음 숨은 방 공개하기"

    def next(self, s: State) -> int:
        """The room, or -1."""
        for room in range(POSITION.get(s, 0) + 1, ROOMS + 1):
            if dungeon.face_down(s, dungeon.at(s, room)):
                return dungeon.at(s, room)
        return -1

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return self.next(s) >= 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        taking.reveal(s, cards_of(s), me, self.next(s), 0)


class VaporizeThis(Word):
    """The card whose text this is, face up in the dungeon, is vaporized."""

    __slots__ = ()

    reads = "vaporize this card"
    korean = "이 카드 증발시키기"

    def possible(self, s: State, me: i32, it: i32) -> bool:
        return dungeon.find_face_up(s, it) >= 0

    def begin(self, s: State, me: i32, it: i32) -> None:
        LEFT.add(s, 0, 1)
        piles.vaporize(s, me, ROOM.remove(s, dungeon.find_face_up(s, it), 0))


class Mix(Word):
    """The face-down cards of the dungeon are shuffled and lie face down again in their rooms."""

    __slots__ = ("order",)

    reads = "shuffle the hidden rooms"
    korean = "숨은 방들을 섞기"

    order: Step

    def __init__(self) -> None:
        super().__init__()
        self.order = dungeon.LayMixed()

    def parts(self) -> list[Step]:
        return [self.order]

    def possible(self, s: State, me: i32, it: i32) -> bool:
        n = 0
        for room in range(1, ROOMS + 1):
            if dungeon.face_down(s, dungeon.at(s, room)):
                n += 1
        return n > 1

    def begin(self, s: State, me: i32, it: i32) -> None:
        dungeon.pick_up_hidden(s)
        s.do(self.order, me, 0)
