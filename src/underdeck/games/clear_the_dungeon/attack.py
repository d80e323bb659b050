"""The attack phase: cards are placed on monsters, kings are used, and then the turn is ended."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.clear_the_dungeon.kinds as kinds
import underdeck.games.clear_the_dungeon.kings as kings
import underdeck.games.clear_the_dungeon.monsters as monsters
import underdeck.games.clear_the_dungeon.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.places import Zone
from underdeck.core.widths import i32
from underdeck.games.clear_the_dungeon.kinds import KING, SPADES
from underdeck.games.clear_the_dungeon.places import (
    CLEARED,
    DECK,
    DEFEATED,
    DOUBLED,
    HAND,
    INVENTORY,
    LAID,
    MONSTERS,
    RESERVE,
    RESULT,
    SPOTS,
)
from underdeck.games.clear_the_dungeon.told import (
    ACE_RETURNED,
    DOUBLED_CARD,
    DUNGEON_CLEARED,
    KING_KEPT,
    LOST_BY_DECK,
    MATCH_WON,
    MONSTER_FELL,
    NEVER_REFILLED,
    NO_KING,
    NOT_FACE_UP,
    NOT_IN_HAND,
    NOT_IN_RESERVE,
    PLACED,
    TOO_LATE,
    TOO_WEAK,
    TRIGGER_NOT_DOUBLED,
    WRONG_SUIT,
)
from underdeck.games.clear_the_dungeon.verbs import DOUBLING, END, FROM_RESERVE, PLACE


class Attack(Step):  # compiled: final
    """Place cards on monsters and use kings, as often as wished, until the turn is ended (CD-2.2).

    The variations are numbers here: what an ace counts and which rank returns as a trigger
    (CD-4.1), where a defeated king goes (CD-4.3), and how many cards the power deck must hold
    when the last monster falls (CD-3.2R).
    """

    __slots__ = ("ace", "boomerang", "covers", "peek", "spare", "throne")

    ace: i32
    boomerang: i32
    throne: Zone
    spare: i32
    covers: list[int]
    peek: Step

    def __init__(
        self, ace: i32, boomerang: i32, throne: Zone, spare: i32, covers: list[int]
    ) -> None:
        super().__init__()
        self.ace = ace
        self.boomerang = boomerang
        self.throne = throne
        self.spare = spare
        self.covers = covers
        self.peek = kings.Peek()

    def parts(self) -> list[Step]:
        return [self.peek]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, me, me, it)

    # What can be placed --------------------------------------------------------------------

    def candidates(self, s: State, me: i32, it: i32) -> None:
        s.offer(verbs.end())
        doubling = kings.owned(s, SPADES)
        for spot in range(SPOTS):
            if monsters.face_up(s, spot):
                self.placings(s, HAND, spot, 0, doubling)
                self.placings(s, RESERVE, spot, FROM_RESERVE, doubling)
        kings.candidates(s, self, me, it)

    def placings(self, s: State, source: Zone, spot: i32, way: i32, doubling: bool) -> None:
        """Consider each card of the hand or the reserve on one monster."""
        last = 0
        for i in range(source.count(s, 0)):
            card = source.card(s, 0, i)
            if card == last:
                continue
            last = card
            self.placing(s, card, spot, way)
            if doubling:
                self.placing(s, card, spot, way | DOUBLING)

    def placing(self, s: State, card: i32, spot: i32, way: i32) -> None:
        """A card that lies where it comes from can be placed unless the monster bars it."""
        s.bars = 0
        self.bar_placing(s, card, spot, way)
        if s.bars == 0:
            s.offer(verbs.place(card, spot, way))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        if a == verbs.end():
            return
        if verb == PLACE and action.y(a) <= FROM_RESERVE + DOUBLING:
            self.bar_source(s, me, action.card(a), action.y(a))
            self.bar_placing(s, action.card(a), action.x(a), action.y(a))
        elif verb == verbs.RESERVE:
            s.bar(NEVER_REFILLED)
        else:
            kings.barred(s, me, a)

    def bar_source(self, s: State, me: i32, card: i32, way: i32) -> None:
        """Bar a card that does not lie where it is said to come from, or no king to double it."""
        if way & FROM_RESERVE:
            if not RESERVE.holding(s, 0, card):
                s.bar(NOT_IN_RESERVE)
        elif not HAND.holding(s, me, card):
            s.bar(NOT_IN_HAND)
        if way & DOUBLING and not kings.owned(s, SPADES):
            s.bar(NO_KING)

    def bar_placing(self, s: State, card: i32, spot: i32, way: i32) -> None:
        """Bar what the monster does not take: two attack cards, then the trigger (CD-2.3, 2.4)."""
        if not monsters.face_up(s, spot):
            s.bar(NOT_FACE_UP)
            return
        n = LAID.count(s, spot)
        doubling = way & DOUBLING != 0
        if n == 1 and monsters.lacking(s, spot, card, doubling, self.ace) > 0:
            s.bar(TOO_WEAK)
        if n == 2 and not kinds.fires(card, MONSTERS.card(s, spot, 0)):
            s.bar(WRONG_SUIT)
        if n == 2 and doubling:
            s.bar(TRIGGER_NOT_DOUBLED)

    # What happens --------------------------------------------------------------------------

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        if verb == END:
            return
        s.do(self, me, it)
        if verb != PLACE:
            kings.use(s, self.peek, me, a)
            return
        self.place(s, me, action.card(a), action.x(a), action.y(a))
        if LAID.count(s, action.x(a)) == 3:
            self.defeat(s, me, action.x(a))

    def place(self, s: State, me: i32, card: i32, spot: i32, way: i32) -> None:
        """Put a card on a monster, doubled if the king of spades is used on it (CD-4.4R)."""
        if way & FROM_RESERVE:
            RESERVE.take(s, 0, card)
        else:
            HAND.take(s, me, card)
        s.tell(PLACED, me, card, spot, MONSTERS.card(s, spot, 0))
        LAID.put(s, spot, card)
        if way & DOUBLING:
            kings.spend(s, SPADES)
            LAID.set_mark(s, spot, LAID.count(s, spot) - 1, DOUBLED)
            s.tell(DOUBLED_CARD, me, card, spot, 0)

    def defeat(self, s: State, me: i32, spot: i32) -> None:
        """The trigger is placed: the monster falls, and what it covered is turned up (CD-2.5)."""
        trigger = LAID.card(s, spot, 2)
        if kinds.rank(trigger) == self.boomerang:
            LAID.pop(s, spot)
            HAND.put(s, me, trigger)
            s.tell(ACE_RETURNED, me, trigger, spot, 0)
        monster = MONSTERS.pop(s, spot)
        s.tell(MONSTER_FELL, me, monster, spot, 0)
        for _ in range(LAID.count(s, spot)):
            CLEARED.put(s, 0, LAID.remove(s, spot, 0))
        if kinds.rank(monster) == KING:
            self.throne.put(s, 0, monster)
            if self.throne is INVENTORY:
                s.tell(KING_KEPT, me, monster, 0, 0)
        else:
            CLEARED.put(s, 0, monster)
        DEFEATED.add(s, 0, 1)
        if DEFEATED.get(s, 0) == SPOTS:
            self.win(s, me)
        else:
            monsters.turn_up_uncovered(s, self.covers)

    def win(self, s: State, me: i32) -> None:
        """All monsters are defeated: the match is over at once (CD-3.1, CD-3.3R)."""
        if DECK.count(s, 0) < self.spare:
            RESULT.set(s, 0, TOO_LATE)
            s.tell(LOST_BY_DECK, me, 0, TOO_LATE, 0)
        else:
            RESULT.set(s, 0, DUNGEON_CLEARED)
            s.tell(MATCH_WON, me, 0, DUNGEON_CLEARED, 0)
        s.end()
