"""The middle of a turn: play, rent, move, defeat, acquire, clear, in any order (HS-3.2, 3.3)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.moving as moving
import underdeck.games.hundred_swords.taking as taking
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import ITEM, MONSTER, Cards
from underdeck.games.hundred_swords.check import Check, OpenLock
from underdeck.games.hundred_swords.places import (
    ENERGY,
    HAND,
    MOVEMENT,
    PLAYED,
    POSITION,
    RENTALS,
    ROOM,
    ROOMS,
    STRENGTH,
    USED_NOW,
)
from underdeck.games.hundred_swords.told import (
    ALREADY_INSIDE,
    BLOCKED,
    IS_LOCKED,
    NO_EFFECT_NOR_VALUE,
    NO_ITEM,
    NO_MONSTER,
    NO_OBSTACLE,
    NO_SUCH_ROOM,
    NOT_A_RENTAL,
    NOT_IN_HAND,
    NOT_THAT_FAR,
    NOTHING_HERE,
    NOTHING_TO_DO,
    NOTHING_TO_USE,
    OBSTRUCTED,
    OUTSIDE,
    PLAYED_CARD,
    RENTED,
    TOO_DEAR,
    TOO_DEAR_TO_RENT,
    TOO_HARD,
    TOO_LITTLE_MOVEMENT,
    TOO_MANY_CARDS,
    TOO_STRONG,
    USED,
    USED_ALREADY,
)
from underdeck.games.hundred_swords.verbs import (
    ACQUIRE,
    CLEAR,
    DEFEAT,
    END,
    FOR_ENERGY,
    FOR_MOVEMENT,
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
        return [self.check, self.lock, *self.cards.texts()]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, me, me, it)

    # What can be done ----------------------------------------------------------------------

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(verbs.end())
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                for what in range(FOR_ENERGY + 1):
                    if self.cards.has_use(card, what):
                        s.offer(verbs.play(card, what))
            last = card
        position = POSITION.get(s, 0)
        movement = MOVEMENT.get(s, 0)
        if position == 0:
            for i in range(RENTALS.count(s, 0)):
                s.consider(self, me, it, verbs.rent(RENTALS.card(s, 0, i)))
        if movement > 0:
            for rooms in range(1, dungeon.reach(s, self.cards, movement) + 1):
                s.offer(verbs.move(rooms))
        if position > 0:
            self.consider_taking(s, me, it)
            for room in range(1, ROOMS + 1):
                if self.can_use(s, dungeon.at(s, room)):
                    s.consider(self, me, it, verbs.use(room))

    def consider_taking(self, s: State, me: i32, it: i32) -> None:
        """Consider what suits the kind of card in the player's room."""
        kind = self.cards.kind_of(dungeon.card_in(s, dungeon.here(s)))
        if kind == ITEM:
            s.consider(self, me, it, verbs.acquire())
        elif kind == MONSTER:
            s.consider(self, me, it, verbs.defeat())
        elif kind > 0:
            s.consider(self, me, it, verbs.clear())

    def can_use(self, s: State, where: i32) -> bool:
        """Whether a card lies there face up that visitors may use (HS-9.6R)."""
        return dungeon.face_up(s, where) and self.cards.usable(ROOM.card(s, where, 0))

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
        elif not self.cards.has_use(card, what):
            s.bar(NO_EFFECT_NOR_VALUE)

    def bar_rent(self, s: State, card: i32) -> None:
        """Bar renting inside the dungeon, or without the energy (HS-3.2)."""
        if not RENTALS.holding(s, 0, card):
            s.bar(NOT_A_RENTAL)
            return
        if POSITION.get(s, 0) > 0:
            s.bar(ALREADY_INSIDE)
        if ENERGY.get(s, 0) < self.cards.cost[card]:
            s.bar(TOO_DEAR_TO_RENT)

    def bar_move(self, s: State, rooms: i32) -> None:
        """Bar moving further than points, rooms and what lies there let (HS-5.1)."""
        if rooms < 1 or POSITION.get(s, 0) + rooms > ROOMS:
            s.bar(NOT_THAT_FAR)
        else:
            self.bar_way(s, rooms)
        if rooms > MOVEMENT.get(s, 0):
            s.bar(TOO_LITTLE_MOVEMENT)

    def bar_way(self, s: State, rooms: i32) -> None:
        """Bar moving past a revealed monster, or an obstacle that says so (HS-5.3, HS-5.4)."""
        reach = dungeon.reach(s, self.cards, rooms)
        if reach < rooms:
            where = dungeon.at(s, POSITION.get(s, 0) + reach)
            s.bar(BLOCKED if self.cards.is_monster(ROOM.card(s, where, 0)) else OBSTRUCTED)

    def bar_taking(self, s: State, me: i32, verb: i32) -> None:
        """Bar what the card in the room does not allow (HS-6)."""
        here = dungeon.here(s)
        if here < 0:
            s.bar(OUTSIDE)
        elif not dungeon.seen(s, me, here) or (verb != ACQUIRE and not dungeon.face_up(s, here)):
            s.bar(NOTHING_HERE)
        else:
            card = ROOM.card(s, here, 0)
            self.bar_kind(s, card, verb)
            if s.bars == 0:
                self.bar_cost(s, card, verb)
                if not taking.may_gain(s, self.cards, me, card):
                    s.bar(TOO_MANY_CARDS)

    def bar_kind(self, s: State, card: i32, verb: i32) -> None:
        """Bar what is not done with such a card."""
        kind = self.cards.kind_of(card)
        if verb == ACQUIRE and kind != ITEM:
            s.bar(NO_ITEM)
        elif verb == DEFEAT and kind != MONSTER:
            s.bar(NO_MONSTER)
        elif verb == CLEAR and not self.cards.is_obstacle(card):
            s.bar(NO_OBSTACLE)
        elif self.cards.is_locked(card):
            s.bar(IS_LOCKED)
        elif verb == CLEAR and self.cards.clears[card] == 0:
            s.bar(NO_OBSTACLE)

    def bar_cost(self, s: State, card: i32, verb: i32) -> None:
        """Bar what there are too few points for (HS-6.1, HS-6.3, HS-6.4)."""
        if self.held(s, card) >= self.cards.price(card):
            return
        if verb == ACQUIRE:
            s.bar(TOO_DEAR)
        else:
            s.bar(TOO_STRONG if verb == DEFEAT else TOO_HARD)

    def held(self, s: State, card: i32) -> int:
        """The points held of those that a card costs."""
        if self.cards.paid_in(card) == FOR_ENERGY:
            return ENERGY.get(s, 0)
        if self.cards.paid_in(card) == FOR_MOVEMENT:
            return MOVEMENT.get(s, 0)
        return STRENGTH.get(s, 0)

    def bar_use(self, s: State, me: i32, room: i32) -> None:
        """Bar all but a face-up card that visitors may use, once a turn, from inside (HS-9.6R)."""
        if room < 1 or room > ROOMS:
            s.bar(NO_SUCH_ROOM)
            return
        where = dungeon.at(s, room)
        if POSITION.get(s, 0) == 0:
            s.bar(OUTSIDE)
        if not self.can_use(s, where):
            s.bar(NOTHING_TO_USE)
        elif ROOM.mark(s, where, 0) & USED_NOW:
            s.bar(USED_ALREADY)
        else:
            card = ROOM.card(s, where, 0)
            word: Word = self.cards.whiles[card]  # type: ignore[assignment]  # usable: it has one
            if not word.possible(s, me, card):
                s.bar(NOTHING_TO_DO)

    # What happens --------------------------------------------------------------------------

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        if verb == END:
            return
        s.do(self, me, it)
        if verb == PLAY:
            self.play(s, me, action.card(a), action.x(a))
        elif verb == RENT:
            self.rent(s, me, action.card(a))
        elif verb == MOVE:
            moving.move(s, self.cards, self.check, me, action.x(a))
        elif verb == USE:
            self.use(s, me, dungeon.at(s, action.x(a)))
        else:
            here = dungeon.here(s)
            if self.cards.price(ROOM.card(s, here, 0)) > 0:
                taking.spend(s)
            taking.take(s, self.cards, me, here)

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

    def rent(self, s: State, me: i32, card: i32) -> None:
        """A rental comes to the hand, for this turn (HS-3.2)."""
        if self.cards.cost[card] > 0:
            taking.spend(s)
        RENTALS.take(s, 0, card)
        HAND.put(s, me, card)
        s.tell(RENTED, me, card, 0, 0)

    def use(self, s: State, me: i32, where: i32) -> None:
        """What a face-up card lets its visitors do is done, once this turn (HS-9.6R)."""
        card = ROOM.card(s, where, 0)
        ROOM.set_mark(s, where, 0, ROOM.mark(s, where, 0) | USED_NOW)
        s.tell(USED, me, card, dungeon.number(where), 0)
        dungeon.after(self.cards.whiles[card], s, me, card)
