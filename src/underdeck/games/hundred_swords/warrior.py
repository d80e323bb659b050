"""The Weary Warrior: whom a player alone plays against, by fixed rules (HS-12)."""

from __future__ import annotations

import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.taking as taking
from underdeck.core.kernel import State, Step
from underdeck.core.places import Zone, known
from underdeck.core.steps import Order
from underdeck.core.widths import i32
from underdeck.games.hundred_swords.cards import ITEM, Cards
from underdeck.games.hundred_swords.places import (
    LEFT,
    POSITION,
    RIVAL_DECK,
    RIVAL_DISCARD,
    RIVAL_OWNED,
    RIVAL_PLAYED,
    RIVAL_TROPHIES,
    ROOM,
    ROOMS,
    SURPRISE,
    TURN,
)
from underdeck.games.hundred_swords.told import (
    WARRIOR_ACQUIRED,
    WARRIOR_BEGAN,
    WARRIOR_DISCARDED,
    WARRIOR_DREW,
    WARRIOR_FAILED,
    WARRIOR_MOVED,
    WARRIOR_RETIRED,
    WARRIOR_SHUFFLED,
    WARRIOR_TOOK,
)

FIRST_ATTEMPT = 4  # cards that she draws for it at most (HS-12.3)
SECOND_ATTEMPT = 3
CARDS = 9  # that she has at the end of her turn (HS-12.5)
WEAK = 2  # a card with less strength is retired (HS-12.5)


class WarriorBegins(Step):  # compiled: final
    """Her turn starts outside the dungeon (HS-12.1)."""

    __slots__ = ()

    def begin(self, s: State, me: i32, it: i32) -> None:
        TURN.add(s, 0, 1)
        LEFT.set(s, 0, 0)
        s.tell(WARRIOR_BEGAN, me, 0, TURN.get(s, 0), 0)


class Refresh(Step):  # compiled: final
    """Her discard becomes her deck, shuffled (HS-12.6)."""

    __slots__ = ("order",)

    order: Step

    def __init__(self) -> None:
        super().__init__()
        self.order = Order(RIVAL_DECK, 0)

    def parts(self) -> list[Step]:
        return [self.order]

    def begin(self, s: State, me: i32, it: i32) -> None:
        while RIVAL_DISCARD.count(s, 0) > 0:
            RIVAL_DECK.put(s, 0, RIVAL_DISCARD.remove(s, 0, 0))
        s.tell(WARRIOR_SHUFFLED, me, 0, 0, 0)
        s.do(self.order, me, 0)


def must_refresh(s: State) -> bool:
    """Whether she must shuffle her discard before she can draw."""
    return RIVAL_DECK.count(s, 0) == 0 and RIVAL_DISCARD.count(s, 0) > 0


def draw(s: State, me: i32) -> int:
    """She draws a card, for all to see; 0 if she has none."""
    if RIVAL_DECK.count(s, 0) == 0:
        return 0
    card = RIVAL_DECK.pop(s, 0)
    RIVAL_PLAYED.put(s, 0, card)
    s.tell(WARRIOR_DREW, me, card, 0, 0)
    return card


class Act(Step):  # compiled: final
    """One of her two actions: draw a card, move as far as it says, reveal the room, and try to
    get what lies there (HS-12.2)."""

    __slots__ = ("attempt", "cards", "draws", "refresh")

    cards: Cards
    draws: i32
    refresh: Step
    attempt: Step

    def __init__(self, cards: Cards, draws: i32, refresh: Step, attempt: Step) -> None:
        """`draws`: the cards that she may draw for her attempt."""
        super().__init__()
        self.cards = cards
        self.draws = draws
        self.refresh = refresh
        self.attempt = attempt

    def parts(self) -> list[Step]:
        return [self.refresh, self.attempt]

    def begin(self, s: State, me: i32, it: i32) -> None:
        here = dungeon.here(s)
        if here >= 0 and dungeon.blocks(s, self.cards, here):
            return
        if must_refresh(s):
            s.do(self, me, it)
            s.do(self.refresh, me, 0)
            return
        card = draw(s, me)
        if card == 0 or not walk(s, me, self.cards.movement[card]):
            return
        here = dungeon.here(s)
        if ROOM.count(s, here) > 0:
            if dungeon.face_down(s, here):
                found = dungeon.turn_up(s, me, here)
                if self.cards.is_monster(found):
                    dungeon.surprise(s, here)
            s.push(self.attempt, 0, me, 0, 0, self.draws)


def walk(s: State, me: i32, rooms: i32) -> bool:
    """She moves, and stops on any room with a revealed card; whether she moved (HS-12.2R)."""
    start = POSITION.get(s, 0)
    position = start
    while position < ROOMS and position - start < rooms:
        position += 1
        if dungeon.face_up(s, dungeon.at(s, position)):
            rooms = 0
    if position == start:
        return False
    SURPRISE.set(s, 0, 0)
    POSITION.set(s, 0, position)
    s.tell(WARRIOR_MOVED, me, 0, position, 0)
    return True


class Attempt(Step):  # compiled: final
    """She draws cards against the card of her room until they are enough (HS-12.3).

    Frame: `at` cards drawn, `x` what they add up to, `y` how many she may draw.
    """

    __slots__ = ("cards", "refresh", "trim")

    cards: Cards
    refresh: Step
    trim: Step

    def __init__(self, cards: Cards, refresh: Step, trim: Step) -> None:
        super().__init__()
        self.cards = cards
        self.refresh = refresh
        self.trim = trim

    def parts(self) -> list[Step]:
        return [self.refresh, self.trim]

    def begin(self, s: State, me: i32, it: i32) -> None:
        here = dungeon.here(s)
        card = ROOM.card(s, here, 0)
        at = s.at
        total = s.x
        draws = s.y
        if self.yields(card) or total >= self.cards.price(card):
            self.win(s, me, here)
        elif at < draws and must_refresh(s):
            s.push(self, at, me, it, total, draws)
            s.do(self.refresh, me, 0)
        else:
            drawn = draw(s, me) if at < draws else 0
            if drawn == 0:
                s.tell(WARRIOR_FAILED, me, card, 0, 0)
            else:
                s.push(self, at + 1, me, it, total + self.worth(drawn, card), draws)

    def yields(self, card: i32) -> bool:
        """Whether she gets a card without drawing: an obstacle, or one with a lock."""
        return self.cards.is_locked(card) or self.cards.is_obstacle(card)

    def worth(self, drawn: i32, card: i32) -> int:
        """What a drawn card counts: its cost against an item, its strength against a monster."""
        if self.cards.is_monster(card):
            return self.cards.strength[drawn]
        return 0 if self.cards.is_locked(drawn) else self.cards.price(drawn)

    def win(self, s: State, me: i32, here: i32) -> None:
        """An item goes to the bottom of her deck, and a card must go; all else is a trophy."""
        cards = self.cards
        card = taking.remove(s, cards, here)
        taking.falls(s, cards, card, 0)
        if cards.kind[card] == ITEM and not cards.trophy[card]:
            RIVAL_DECK.put_under(s, 0, card, known(me))
            RIVAL_OWNED.put(s, 0, card)
            s.tell(WARRIOR_ACQUIRED, me, card, 0, 0)
            s.do(self.trim, me, 0)
        else:
            RIVAL_TROPHIES.put(s, 0, card)
            s.tell(WARRIOR_TOOK, me, card, 0, 0)


class Trim(Step):  # compiled: final
    """She retires a card with a strength below 2, the first that she draws; if only cards in play
    are so weak, at the end of her turn; if none is, any card (HS-12.5).

    Frame: `at` 1: her cards have been shuffled, and the next one is retired.
    """

    __slots__ = ("cards", "refresh")

    cards: Cards
    refresh: Step

    def __init__(self, cards: Cards, refresh: Step) -> None:
        super().__init__()
        self.cards = cards
        self.refresh = refresh

    def parts(self) -> list[Step]:
        return [self.refresh]

    def begin(self, s: State, me: i32, it: i32) -> None:
        if s.at == 1:
            self.retire(s, me, RIVAL_DECK.pop(s, 0))
        elif self.weak(s, RIVAL_DECK) or self.weak(s, RIVAL_DISCARD):
            self.look_for(s, me)
        elif not self.weak(s, RIVAL_PLAYED):
            s.push(self, 1, me, 0, 0, 0)
            s.do(self.refresh, me, 0)

    def look_for(self, s: State, me: i32) -> None:
        """Draw the next card: it is retired if it is weak, otherwise discarded."""
        if must_refresh(s):
            s.do(self, me, 0)
            s.do(self.refresh, me, 0)
            return
        card = RIVAL_DECK.pop(s, 0)
        if self.cards.strength[card] < WEAK:
            self.retire(s, me, card)
        else:
            RIVAL_DISCARD.put(s, 0, card)
            s.tell(WARRIOR_DISCARDED, me, card, 0, 0)
            s.do(self, me, 0)

    def weak(self, s: State, zone: Zone) -> bool:
        """Whether one of her places holds a card that she would retire."""
        n = 0
        for i in range(zone.count(s, 0)):
            if self.cards.strength[zone.card(s, 0, i)] < WEAK:
                n += 1
        return n > 0

    def retire(self, s: State, me: i32, card: i32) -> None:
        """A card of hers is out of the game."""
        RIVAL_OWNED.take(s, 0, card)
        piles.put_out(s, card)
        s.tell(WARRIOR_RETIRED, me, card, 0, 0)


class WarriorEnds(Step):  # compiled: final
    """What she played goes to her discard; if she has too many cards, all are shuffled and she
    retires some (HS-12.5R, HS-12.6).

    Frame: `at` 1: they have been shuffled.
    """

    __slots__ = ("refresh", "trim")

    refresh: Step
    trim: Step

    def __init__(self, refresh: Step, trim: Step) -> None:
        super().__init__()
        self.refresh = refresh
        self.trim = trim

    def parts(self) -> list[Step]:
        return [self.refresh, self.trim]

    def begin(self, s: State, me: i32, it: i32) -> None:
        POSITION.set(s, 0, 0)
        SURPRISE.set(s, 0, 0)
        while RIVAL_PLAYED.count(s, 0) > 0:
            RIVAL_DISCARD.put(s, 0, RIVAL_PLAYED.remove(s, 0, 0))
        if RIVAL_OWNED.count(s, 0) > CARDS:
            step = self.refresh if s.at == 0 else self.trim
            s.push(self, 1, me, it, 0, 0)
            s.do(step, me, 0)
