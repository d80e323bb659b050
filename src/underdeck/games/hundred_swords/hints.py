"""How good an action looks to a player with rules of thumb: for bots and for hints."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.hundred_swords.dungeon as dungeon
import underdeck.games.hundred_swords.piles as piles
import underdeck.games.hundred_swords.verbs as verbs
from underdeck.core.deeds import NO, YES, May, Series
from underdeck.core.kernel import State, Step
from underdeck.core.places import UP
from underdeck.core.widths import i32
from underdeck.core.words import Word
from underdeck.games.hundred_swords.cards import cards_of
from underdeck.games.hundred_swords.places import (
    DISCARD,
    DUNGEON,
    ENERGY,
    HAND,
    POSITION,
    ROOM,
    ROOMS,
    STRENGTH,
)
from underdeck.games.hundred_swords.plan import Plan
from underdeck.games.hundred_swords.verbs import FOR_ENERGY, FOR_MOVEMENT
from underdeck.games.hundred_swords.words.hand import HandOnDeck, RetireHand, Trade
from underdeck.games.hundred_swords.words.inside import (
    Hide,
    HideAll,
    Surprise,
    SwapIn,
    Vaporize,
)
from underdeck.games.hundred_swords.words.opponents import Steal
from underdeck.games.hundred_swords.words.own import Bank, Find, PutOnDeck, Recover, Retire
from underdeck.games.hundred_swords.words.points import Gain
from underdeck.games.hundred_swords.words.rooms import SwapOther, SwapRooms
from underdeck.games.hundred_swords.words.this import (
    BankThis,
    HideThis,
    RetireThis,
    ReturnThis,
    SinkThis,
    VaporizeThis,
)
from underdeck.games.hundred_swords.worth import Worth

PLANNED = 1000
LIKED = 100
SMALLEST = 7  # cards in a deck that is not made smaller any more


class Hints:  # compiled: final
    """A player's rules of thumb."""

    __slots__ = ("before", "known", "plan", "worth")

    worth: Worth
    plan: Plan
    before: State
    known: bool

    def __init__(self, worth: Worth, begin: State) -> None:
        self.worth = worth
        self.plan = Plan(worth)
        self.before = begin
        self.known = False

    def prefer(self, view: State, a: i32) -> int:
        """How much the player likes an action; the highest is done."""
        step = view.asking()
        me = view.seat()
        if step.name == "Explore":
            return self.exploring(view, me, a)
        verb = action.verb(a)
        if verb == verbs.CARD or verb == verbs.KEEP or verb == verbs.PAY:
            return self.card(view, me, step, action.card(a))
        if verb == verbs.PILE:
            return self.pile(view, me, action.x(a))
        if verb == verbs.ROOM:
            return self.room(view, me, step, action.x(a))
        if verb == verbs.ENTER:
            return self.entering(view, me, action.x(a) - 1)
        if a in (YES, NO):
            if isinstance(step, May):
                return LIKED if (a == YES) == self.wants(view, me, step) else 0
            return LIKED if a == NO else 0
        if verb == verbs.OPEN:
            return 2 * LIKED
        return LIKED if a == verbs.put_back() else 0

    # The middle of a turn --------------------------------------------------------------------

    def exploring(self, view: State, me: i32, a: i32) -> int:
        """What is planned; else cards that draw more, and what the dungeon offers; else the end."""
        if not self.known or not self.before.same(view):
            self.before = view.copy()
            self.known = True
            self.plan.make(view, me)
        if a == verbs.end():
            return 0
        if a == self.plan.action:
            return PLANNED
        verb = action.verb(a)
        card = action.card(a)
        if verb == verbs.PLAY and action.x(a) != FOR_ENERGY:
            if self.worth.draws[card] > 0 and piles.available(view, me) > 0:
                return PLANNED + LIKED
            return self.aside(view, me, card, action.x(a))
        if verb == verbs.USE:
            return self.using(view, me, action.x(a))
        return -LIKED

    def aside(self, view: State, me: i32, card: i32, use: i32) -> int:
        """Play what is left over for its effect, when nothing is planned."""
        if self.plan.score > 0 or self.worth.bonus[card] == 0:
            return -LIKED
        step = cards_of(view).played[card]
        if isinstance(step, May):
            may: May = step
            if not may.possible(view, me, card) or not self.wants(view, me, may):
                return -LIKED
        return LIKED // 2 - use

    def using(self, view: State, me: i32, room: i32) -> int:
        """Use what the dungeon offers if the player would say yes to it, and nothing is planned."""
        card = ROOM.card(view, dungeon.at(view, room), 0)
        step = cards_of(view).whiles[card]
        if isinstance(step, May) and step.possible(view, me, card):
            may: May = step
            if self.wants(view, me, may):
                return LIKED // 2
        return -LIKED

    def entering(self, view: State, me: i32, which: i32) -> int:
        """The dungeon where there is more to go for."""
        trial = view.copy()
        DUNGEON.set(trial, 0, which)
        self.known = False
        self.plan.make(trial, me)
        return self.plan.score

    # Choices ---------------------------------------------------------------------------------

    def card(self, view: State, me: i32, step: Step, card: i32) -> int:
        """The best card to get, the worst to lose."""
        worth = self.worth
        if isinstance(step, (Find, Recover, PutOnDeck, HandOnDeck)):
            return worth.power(card)
        if isinstance(step, Steal):
            return worth.keeping(card)
        if isinstance(step, Bank):
            return 100 * cards_of(view).gold[card] - worth.power(card)
        return -worth.keeping(card) - self.needed_now(view, me, step, card)

    def needed_now(self, view: State, me: i32, step: Step, card: i32) -> int:
        """What else a card is good for this turn, if it is one of the hand."""
        return 0 if isinstance(step, Retire) else 20 * self.plan.means.missed(card)

    def pile(self, view: State, me: i32, pile: i32) -> int:
        """The pile that holds the worst card."""
        worst = 0
        for card in range(1, cards_of(view).kinds() + 1):
            if self.holds(view, me, pile, card) > 0:
                worst = max(worst, 10_000 - self.worth.keeping(card))
        return 2 * worst + (1 if pile == piles.IN_DISCARD else 0)

    def holds(self, view: State, me: i32, pile: i32, card: i32) -> int:
        """How many copies of a card a pile holds; an empty deck is the discard."""
        n = piles.in_deck(view, me, card) if pile == piles.IN_DECK else 0
        if pile == piles.IN_DISCARD or piles.available(view, me) == DISCARD.count(view, me):
            n += piles.copies(view, DISCARD, me, card)
        return n

    def room(self, view: State, me: i32, step: Step, room: i32) -> int:
        """The room that helps most: near ones to see, blocking ones to hide, cheap ones to have."""
        where = dungeon.at(view, room)
        near = ROOMS - abs(room - POSITION.get(view, 0) - 1)
        if isinstance(step, (Hide, Surprise, Vaporize)):
            blocked = dungeon.blocks(view, cards_of(view), where)
            return near + (10 if blocked and room >= POSITION.get(view, 0) else 0)
        if isinstance(step, (SwapIn, SwapRooms, SwapOther)) and ROOM.count(view, where) > 0:
            return self.worth.taking(view, me, max(0, ROOM.card(view, where, 0)))
        return near

    def wants(self, view: State, me: i32, may: May) -> bool:
        """Whether the player does what a card offers."""
        if may.priced and not self.affords(view, me, may.price):
            return False
        deed: Word = may.deed
        if isinstance(deed, Gain):
            return self.lacks(view, deed)
        if isinstance(deed, ReturnThis):
            return HAND.count(view, me) > 1
        if isinstance(deed, (Retire, RetireHand)):
            return self.worth.size(view, me) > SMALLEST and self.has_poor(view, me, deed)
        if isinstance(deed, (HideAll, SwapRooms, SinkThis, VaporizeThis)):
            return self.stuck(view)
        if isinstance(deed, Trade):
            return self.good_trade(view, me)
        if isinstance(deed, (BankThis, Bank, HideThis, RetireThis, SwapOther)):
            return isinstance(deed, Bank)
        if isinstance(deed, Vaporize):
            return self.stuck(view)
        if isinstance(deed, Hide):
            return STRENGTH.get(view, 0) == 0
        return True

    def affords(self, view: State, me: i32, price: Series) -> bool:
        """Whether nothing that is dear is paid with."""
        for i in range(price.n):
            part: Word = price.parts_[i]
            if isinstance(part, RetireThis):
                return False
            if isinstance(part, RetireHand) and not self.has_poor(view, me, part):
                return False
        return True

    def has_poor(self, view: State, me: i32, deed: Word) -> bool:
        """Whether there is a card that is gladly retired."""
        for card in range(1, cards_of(view).kinds() + 1):
            if self.worth.poor(view, me, card):
                if isinstance(deed, RetireHand):
                    if HAND.holding(view, me, card):
                        return True
                elif piles.in_deck(view, me, card) + piles.copies(view, DISCARD, me, card) > 0:
                    return True
        return False

    def lacks(self, view: State, deed: Gain) -> bool:
        """Whether so many more points get the card of the room, which they do not now."""
        here = dungeon.here(view)
        card = dungeon.card_in(view, here) if here >= 0 else 0
        if card <= 0 or not ROOM.mark(view, here, 0) & UP:
            return False
        energy = self.plan.means.paid_in_energy(card)
        if energy != (deed.points == FOR_ENERGY) or deed.points == FOR_MOVEMENT:
            return False
        me = view.seat()
        lacking = self.plan.means.asked(card) - (ENERGY if energy else STRENGTH).get(view, 0)
        if lacking <= 0 or self.worth.taking(view, me, card) <= 0:
            return False
        self.plan.means.read(view, me)
        if energy:
            return self.plan.means.in_energy(0, self.plan.means.n, lacking) > 1
        return self.plan.means.by_hand(view, me, 0, self.plan.means.n, lacking, 0, -1) > 1

    def stuck(self, view: State) -> bool:
        """Whether a card stands in the way that cannot be passed."""
        here = dungeon.here(view)
        return here >= 0 and dungeon.blocks(view, cards_of(view), here)

    def good_trade(self, view: State, me: i32) -> bool:
        """Whether the item in the room is worth more than the worst card of the hand."""
        here = dungeon.here(view)
        item = dungeon.card_in(view, here) if here >= 0 else 0
        worst = 10_000
        for i in range(HAND.count(view, me)):
            worst = min(worst, self.worth.keeping(HAND.card(view, me, i)))
        return self.worth.keeping(item) > worst + LIKED
