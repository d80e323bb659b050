"""The middle of a turn: play cards, rent, move, defeat, acquire, clear, in any order (HS-3.2, 3.3)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.deeds import NO
from underdeck.core.kernel import State, Step
from underdeck.core.places import known
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import Cards
from underdeck.games.hundred_swords.places import (
    ENERGY,
    HAND,
    MOVEMENT,
    PASSES,
    PLAYED,
    POSITION,
    RENTALS,
    ROOM,
    ROOMS,
    STRENGTH,
    SURPRISED,
    USED_NOW,
)
from underdeck.games.hundred_swords.told import (
    ALREADY_INSIDE,
    BLOCKED,
    IS_LOCKED,
    MOVED,
    NO_EFFECT_NOR_VALUE,
    NO_ITEM,
    NO_MONSTER,
    NO_OBSTACLE,
    NO_SUCH_ROOM,
    NOT_A_RENTAL,
    NOT_IN_HAND,
    NOT_THAT_FAR,
    NOTHING_HERE,
    OPENED,
    OUTSIDE,
    PLAYED_CARD,
    PUT_BACK,
    RENTED,
    SAW,
    TOO_FEW_POINTS,
    USED_ALREADY,
)
from underdeck.games.hundred_swords.verbs import (
    ACQUIRE,
    CLEAR,
    DEFEAT,
    END,
    FOR_ENERGY,
    FOR_MOVEMENT,
    FOR_STRENGTH,
    MOVE,
    PLAY,
    RENT,
    USE,
)


class Explore(Step):  # compiled: final
    """Play, rent, move, defeat, acquire and clear, as often as wished, until the turn is ended."""

    __slots__ = ("cards", "check", "lock")

    cards: Cards
    check: Step
    lock: Step

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.check = Check(cards)
        self.lock = OpenLock(cards)

    def parts(self) -> list[Step]:
        return [self.check, self.lock]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, me, me, it)

    # What can be done ----------------------------------------------------------------------

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(verbs.end())
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                for what in range(3):
                    s.consider(self, me, it, verbs.play(card, what))
            last = card
        for i in range(RENTALS.count(s, 0)):
            s.consider(self, me, it, verbs.rent(RENTALS.card(s, 0, i)))
        for rooms in range(1, ROOMS + 1):
            s.consider(self, me, it, verbs.move(rooms))
        s.consider(self, me, it, verbs.acquire())
        s.consider(self, me, it, verbs.defeat())
        s.consider(self, me, it, verbs.clear())
        for room in range(1, ROOMS + 1):
            s.consider(self, me, it, verbs.use(room))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        card = action.card(a)
        x = action.x(a)
        if a == verbs.end():
            return
        if verb == PLAY and a == verbs.play(card, x) and x <= FOR_ENERGY:
            self.bar_play(s, me, card, x)
        elif verb == RENT and a == verbs.rent(card):
            self.bar_rent(s, card)
        elif verb == MOVE and a == verbs.move(x):
            self.bar_move(s, x)
        elif a == verbs.acquire() or a == verbs.defeat() or a == verbs.clear():
            self.bar_taking(s, me, verb)
        elif verb == USE and a == verbs.use(x):
            self.bar_use(s, me, x)
        else:
            s.bar(NOT_ASKED)

    def bar_play(self, s: State, me: i32, card: i32, what: i32) -> None:
        """Bar a card that is not in the hand, or that would be played for nothing (HS-4.1R)."""
        if not HAND.holding(s, me, card):
            s.bar(NOT_IN_HAND)
            return
        cards = self.cards
        if what == FOR_ENERGY or cards.key[card] or cards.played[card] is not None:
            return
        value = cards.movement[card] if what == FOR_MOVEMENT else cards.strength[card]
        if value == 0:
            s.bar(NO_EFFECT_NOR_VALUE)

    def bar_rent(self, s: State, card: i32) -> None:
        """Bar renting inside the dungeon, or without the energy (HS-3.2)."""
        if not RENTALS.holding(s, 0, card):
            s.bar(NOT_A_RENTAL)
            return
        if POSITION.get(s, 0) > 0:
            s.bar(ALREADY_INSIDE)
        if ENERGY.get(s, 0) < self.cards.cost[card]:
            s.bar(TOO_FEW_POINTS)

    def bar_move(self, s: State, rooms: i32) -> None:
        """Bar moving further than points, rooms and monsters let (HS-5.1, HS-5.3)."""
        if rooms < 1 or POSITION.get(s, 0) + rooms > ROOMS:
            s.bar(NOT_THAT_FAR)
        elif dungeon.reach(s, self.cards, rooms) < rooms:
            s.bar(BLOCKED)
        if rooms > MOVEMENT.get(s, 0):
            s.bar(TOO_FEW_POINTS)

    def bar_taking(self, s: State, me: i32, verb: i32) -> None:
        """Bar what the card in the room does not allow (HS-6)."""
        here = dungeon.here(s)
        if here < 0:
            s.bar(OUTSIDE)
            return
        card = dungeon.card_in(s, here)
        if card <= 0:
            s.bar(NOTHING_HERE)
            return
        cards = self.cards
        if verb == ACQUIRE:
            self.bar_acquire(s, me, card, here)
        elif not dungeon.face_up(s, here):
            s.bar(NOTHING_HERE)
        elif verb == DEFEAT:
            if not cards.is_monster(card):
                s.bar(NO_MONSTER)
            elif cards.locked[card]:
                s.bar(IS_LOCKED)
            elif STRENGTH.get(s, 0) < cards.cost[card]:
                s.bar(TOO_FEW_POINTS)
        else:
            self.bar_clear(s, card)

    def bar_acquire(self, s: State, me: i32, card: i32, here: i32) -> None:
        """An item that is face up or known to the player, with its energy (HS-6.1, HS-6.1R)."""
        seen = ROOM.mark(s, here, 0) & known(me) != 0
        if not dungeon.face_up(s, here) and not seen:
            s.bar(NOTHING_HERE)
        elif not self.cards.is_item(card):
            s.bar(NO_ITEM)
        elif self.cards.locked[card]:
            s.bar(IS_LOCKED)
        elif ENERGY.get(s, 0) < self.cards.price(card):
            s.bar(TOO_FEW_POINTS)

    def bar_clear(self, s: State, card: i32) -> None:
        """An obstacle with a price, and the points for it (HS-6.4)."""
        cards = self.cards
        if not cards.is_obstacle(card) or cards.clears[card] == 0:
            s.bar(NO_OBSTACLE)
        elif cards.locked[card]:
            s.bar(IS_LOCKED)
        else:
            held = ENERGY.get(s, 0) if cards.open_by[card] == FOR_ENERGY else STRENGTH.get(s, 0)
            if held < cards.clears[card]:
                s.bar(TOO_FEW_POINTS)

    def bar_use(self, s: State, me: i32, room: i32) -> None:
        """A face-up card that visitors may use, once a turn, by a player inside (HS-9.6R)."""
        if room < 1 or room > ROOMS:
            s.bar(NO_SUCH_ROOM)
            return
        where = dungeon.at(s, room)
        card = dungeon.card_in(s, where)
        if POSITION.get(s, 0) == 0:
            s.bar(OUTSIDE)
        if not dungeon.face_up(s, where) or not self.cards.usable(card):
            s.bar(NOTHING_HERE)
        elif ROOM.mark(s, where, 0) & USED_NOW:
            s.bar(USED_ALREADY)

    # What happens --------------------------------------------------------------------------

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        if verb == END:
            return
        s.do(self, me, it)
        if verb == PLAY:
            self.play(s, me, action.card(a), action.x(a))
        elif verb == RENT:
            taking.spend(s)
            RENTALS.take(s, 0, action.card(a))
            HAND.put(s, me, action.card(a))
            s.tell(RENTED, me, action.card(a), 0, 0)
        elif verb == MOVE:
            self.move(s, me, action.x(a))
        elif verb == USE:
            where = dungeon.at(s, action.x(a))
            card = ROOM.card(s, where, 0)
            ROOM.set_mark(s, where, 0, ROOM.mark(s, where, 0) | USED_NOW)
            dungeon.after(self.cards.whiles[card], s, me, card)
        elif verb == ACQUIRE or verb == DEFEAT or verb == CLEAR:
            taking.spend(s)
            taking.take(s, self.cards, me, dungeon.here(s))

    def play(self, s: State, me: i32, card: i32, what: i32) -> None:
        """A card is played for one thing; its effect comes at once, before points are spent."""
        cards = self.cards
        HAND.take(s, me, card)
        PLAYED.put(s, me, card)
        s.tell(PLAYED_CARD, me, card, what, 0)
        if what == FOR_ENERGY:
            ENERGY.add(s, 0, 1)
            dungeon.after(cards.energized[card], s, me, card)
            return
        if what == FOR_MOVEMENT:
            MOVEMENT.add(s, 0, cards.movement[card])
        else:
            STRENGTH.add(s, 0, cards.strength[card])
        if cards.key[card]:
            s.do(self.lock, me, card)
        dungeon.after(cards.played[card], s, me, card)

    def move(self, s: State, me: i32, rooms: i32) -> None:
        """Move to the right, past what can be passed; then check the room (HS-5.1, HS-5.2)."""
        taking.spend(s)
        s.do(self.check, me, 0)
        position = POSITION.get(s, 0)
        for gone in range(rooms):
            if position + gone > 0:
                self.leave(s, me, dungeon.at(s, position + gone))
        POSITION.set(s, 0, position + rooms)
        s.tell(MOVED, me, 0, position + rooms, 0)

    def leave(self, s: State, me: i32, where: i32) -> None:
        """Leave or pass a room: no monster there is surprised any more; an obstacle that waits
        for it is cleared (HS-5.3, HS-6.4R)."""
        if not dungeon.face_up(s, where):
            return
        card = ROOM.card(s, where, 0)
        mark = ROOM.mark(s, where, 0)
        if self.cards.is_monster(card):
            if mark & SURPRISED:
                ROOM.set_mark(s, where, 0, mark & ~SURPRISED)
            else:
                PASSES.add(s, 0, -1)
        elif self.cards.is_passed(card):
            taking.take(s, self.cards, me, where)


class Check(Step):  # compiled: final
    """Look at the card of the room that was entered (HS-5.2)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        here = dungeon.here(s)
        if here < 0 or not dungeon.face_down(s, here):
            return
        ROOM.set_mark(s, here, 0, ROOM.mark(s, here, 0) | known(me))
        card = ROOM.card(s, here, 0)
        if self.cards.is_item(card):
            s.tell(SAW, me, card, POSITION.get(s, 0), 0)
            s.ask(self, me, me, it)
        else:
            surprise = SURPRISED if self.cards.is_monster(card) else 0
            taking.reveal(s, self.cards, me, here, surprise)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(verbs.put_back())
        s.offer(verbs.reveal())

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != verbs.put_back() and a != verbs.reveal():
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        here = dungeon.here(s)
        if a == verbs.reveal():
            taking.reveal(s, self.cards, me, here, 0)
        else:
            s.tell(PUT_BACK, me, ROOM.card(s, here, 0), POSITION.get(s, 0), 0)


class OpenLock(Step):  # compiled: final
    """A key was played: the locked card in the room may be opened (HS-6.2, HS-6.2R)."""

    __slots__ = ("cards",)

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def begin(self, s: State, me: i32, it: i32) -> None:
        here = dungeon.here(s)
        if here < 0 or ROOM.count(s, here) == 0:
            return
        card = ROOM.card(s, here, 0)
        seen = dungeon.face_up(s, here) or (
            ROOM.mark(s, here, 0) & known(me) != 0 and self.cards.is_item(card)
        )
        if seen and self.cards.is_locked(card):
            s.ask(self, me, me, it)

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(NO)
        s.offer(verbs.open_lock())

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a != NO and a != verbs.open_lock():
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        if a == verbs.open_lock():
            here = dungeon.here(s)
            s.tell(OPENED, me, ROOM.card(s, here, 0), POSITION.get(s, 0), 0)
            taking.take(s, self.cards, me, here)
