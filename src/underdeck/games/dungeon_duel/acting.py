"""What is done with the card that was chosen: use, rest, learn, sacrifice, remove (DD-3.2-3.6)."""

from __future__ import annotations

import underdeck.core.action as action
import underdeck.games.dungeon_duel.fight as fight
import underdeck.games.dungeon_duel.floor as floors
import underdeck.games.dungeon_duel.fortune as fortune
import underdeck.games.dungeon_duel.prices as prices
import underdeck.games.dungeon_duel.verbs as verbs
from underdeck.core.kernel import State, Step
from underdeck.core.steps import NOT_ASKED
from underdeck.core.widths import i32
from underdeck.games.dungeon_duel.cards import (
    DEVIL,
    ELEMENTAL,
    FOLLOWER,
    TRAP,
    TREATMENT,
    WEAPON,
    Cards,
)
from underdeck.games.dungeon_duel.places import (
    CLASSES,
    COLUMN,
    COLUMNS,
    ELEMENTS,
    EXTRA,
    GONE,
    HP,
    LEARNED,
    LESSONS,
    PARTY,
    SACRIFICES,
    SOUL,
    TREATMENTS,
    WEAPONS,
)
from underdeck.games.dungeon_duel.reward import Reward
from underdeck.games.dungeon_duel.told import (
    ARMED,
    BEAT,
    CANNOT_PAY,
    CHOICE_OF_ICON,
    DEVIL_RESTS_NOT,
    DEVIL_SACRIFICED_NOT,
    DEVIL_TEACHES_NOT,
    LAST_CARD,
    LEARNED_ALREADY,
    LEARNED_CLASS,
    NO_CHOICE_OF_ICON,
    NOT_A_FOLLOWER,
    NOT_A_MONSTER,
    NOT_A_TRAP,
    NOT_A_TREATMENT,
    NOT_A_WEAPON,
    NOT_YOUR_CLASS,
    NOT_YOUR_WEAPON,
    NOWHERE_TO_PUT,
    ONE_OF_YOUR_WEAPONS,
    RECRUITED,
    REMOVED,
    RESTED,
    SACRIFICE_TOO_DEAR,
    SACRIFICED,
    TOO_DEAR,
    TOO_LITTLE_SOUL,
    TOO_STRONG,
    TRAPPED,
    TREATED,
)
from underdeck.games.dungeon_duel.verbs import (
    ARM,
    FIGHT,
    LEARN,
    RECRUIT,
    REMOVE,
    REST,
    SACRIFICE,
    TREAT,
)

ICONS = 3


class Act(Step):  # compiled: final
    """Exactly one of five actions is done with the chosen card (DD-3.1). Frame: `x` its column,
    `y` its place in it."""

    __slots__ = ("cards", "reward")

    cards: Cards
    reward: Step

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.reward = Reward(cards)

    def parts(self) -> list[Step]:
        return [self.reward, *self.cards.texts()]

    def begin(self, s: State, me: i32, it: i32) -> None:
        s.ask(self, me, me, it)

    def fits(self, s: State, me: i32, it: i32) -> bool:
        there = 0 <= me < 2 and 0 <= s.x < COLUMNS
        return there and 0 <= s.y < COLUMN.count(s, s.x)

    # What can be done ----------------------------------------------------------------------

    def candidates(self, s: State, me: i32, it: i32) -> None:
        kind = self.cards.kind_of(COLUMN.card(s, s.x, s.y))
        if 0 < kind <= DEVIL:
            self.consider_fights(s, me, it)
        else:
            s.consider(self, me, it, verbs.do(RECRUIT + max(0, kind - FOLLOWER)))
        s.consider(self, me, it, verbs.do(REST))
        for i in range(CLASSES.count(s, me)):
            s.consider(self, me, it, verbs.learn(CLASSES.card(s, me, i)))
        s.consider(self, me, it, verbs.do(SACRIFICE))
        s.offer(verbs.do(REMOVE))

    def consider_fights(self, s: State, me: i32, it: i32) -> None:
        """Consider each way to fight: without a weapon only where there is none."""
        if WEAPONS.count(s, me) == 0:
            s.consider(self, me, it, verbs.fight(0, 0))
        last = 0
        for i in range(WEAPONS.count(s, me)):
            weapon = WEAPONS.card(s, me, i)
            if weapon == last:
                continue
            last = weapon
            if self.cards.any_icon[weapon]:
                for icon in range(1, ICONS + 1):
                    s.consider(self, me, it, verbs.fight(weapon, icon))
            else:
                s.consider(self, me, it, verbs.fight(weapon, 0))

    def barred(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        chosen = COLUMN.card(s, s.x, s.y)
        if verb == FIGHT and a == verbs.fight(action.card(a), action.x(a)):
            self.bar_fight(s, me, chosen, action.card(a), action.x(a))
        elif verb == LEARN and a == verbs.learn(action.card(a)):
            self.bar_learning(s, me, chosen, action.card(a))
        elif a == verbs.do(RECRUIT):
            self.bar_recruiting(s, me, chosen)
        elif a == verbs.do(ARM) or a == verbs.do(TREAT) or a == verbs.do(verbs.TRAP):
            self.bar_using(s, me, chosen, verb)
        elif a == verbs.do(REST):
            if self.cards.kind_of(chosen) == DEVIL:
                s.bar(DEVIL_RESTS_NOT)
        elif a == verbs.do(SACRIFICE):
            self.bar_sacrifice(s, me, chosen)
        elif a != verbs.do(REMOVE):
            s.bar(NOT_ASKED)

    def bar_fight(self, s: State, me: i32, chosen: i32, weapon: i32, icon: i32) -> None:
        """A fight is with an own weapon, or with none if there is none, and must be won (DD-5)."""
        if not self.cards.fights(chosen):
            s.bar(NOT_A_MONSTER)
            return
        if weapon == 0:
            if WEAPONS.count(s, me) > 0:
                s.bar(ONE_OF_YOUR_WEAPONS)
            if icon > 0:
                s.bar(NO_CHOICE_OF_ICON)
                return
        elif not WEAPONS.holding(s, me, weapon):
            s.bar(NOT_YOUR_WEAPON)
            return
        elif not self.cards.any_icon[weapon]:
            if icon > 0:
                s.bar(NO_CHOICE_OF_ICON)
                return
        elif icon < 1 or icon > ICONS:
            s.bar(CHOICE_OF_ICON)
            return
        if fight.price(s, self.cards, me, chosen, weapon, icon) > HP.get(s, me):
            s.bar(TOO_STRONG)
            s.bar(CANNOT_PAY)

    def bar_recruiting(self, s: State, me: i32, chosen: i32) -> None:
        """A follower must be paid (DD-4.4, DD-3.10R)."""
        if self.cards.kind_of(chosen) != FOLLOWER:
            s.bar(NOT_A_FOLLOWER)
        elif prices.wages(s, self.cards, me) > HP.get(s, me):
            s.bar(TOO_DEAR)
            s.bar(CANNOT_PAY)

    def bar_using(self, s: State, me: i32, chosen: i32, verb: i32) -> None:
        """Each other kind of card is used in its own way (DD-3.2)."""
        kind = self.cards.kind_of(chosen)
        if verb == ARM:
            if kind != WEAPON:
                s.bar(NOT_A_WEAPON)
        elif verb == TREAT:
            if kind != TREATMENT:
                s.bar(NOT_A_TREATMENT)
        elif kind != TRAP:
            s.bar(NOT_A_TRAP)
        elif self.cards.places_tokens[chosen] and not self.can_put(s, me):
            s.bar(NOWHERE_TO_PUT)

    def can_put(self, s: State, me: i32) -> bool:
        """Whether another card than the chosen one could carry a token (DD-4.10R)."""
        free = floors.without_token(s, me)
        return free > (1 if not floors.has_token(s, me, s.x, s.y) else 0)

    def bar_learning(self, s: State, me: i32, chosen: i32, card: i32) -> None:
        """An own class that is not learned, with soul enough; no Devil teaches (DD-3.4)."""
        i = CLASSES.find(s, me, card)
        if self.cards.kind_of(chosen) == DEVIL:
            s.bar(DEVIL_TEACHES_NOT)
        if i < 0:
            s.bar(NOT_YOUR_CLASS)
            return
        if fortune.is_learned(s, me, i):
            s.bar(LEARNED_ALREADY)
        if prices.requirement(s, self.cards, me, card) > SOUL.get(s, me):
            s.bar(TOO_LITTLE_SOUL)

    def bar_sacrifice(self, s: State, me: i32, chosen: i32) -> None:
        """No Devil, not the floor's last card, and only what can be paid (DD-3.5, DD-3.9R)."""
        if self.cards.kind_of(chosen) == DEVIL:
            s.bar(DEVIL_SACRIFICED_NOT)
        if floors.left(s) == 1:
            s.bar(LAST_CARD)
        if prices.toll(s, self.cards, me) > HP.get(s, me):
            s.bar(SACRIFICE_TOO_DEAR)
            s.bar(CANNOT_PAY)

    # Doing it ------------------------------------------------------------------------------

    def chosen(self, s: State, me: i32, it: i32, a: i32) -> None:
        verb = action.verb(a)
        card = COLUMN.remove(s, s.x, s.y)
        if verb != SACRIFICE:
            SACRIFICES.set(s, 0, 0)
        if verb == FIGHT:
            cost = fight.price(s, self.cards, me, card, action.card(a), action.x(a))
            s.tell(BEAT, me, card, cost, 0)
            self.win(s, me, card)
            fortune.lose_hp(s, me, cost)
        elif verb == LEARN:
            self.learn(s, me, card, action.card(a))
        elif verb == SACRIFICE:
            self.sacrifice(s, me, card)
        elif verb in (REST, REMOVE):
            GONE.put(s, 0, card)
            s.tell(RESTED if verb == REST else REMOVED, me, card, 0, 0)
            if verb == REST:
                fortune.gain_hp(s, me, prices.resting(s, self.cards, me))
        else:
            self.use(s, me, card, verb)

    def win(self, s: State, me: i32, card: i32) -> None:
        """The monster is beaten; its reward comes once it is paid for (DD-2.5R)."""
        if self.cards.kind[card] == ELEMENTAL:
            ELEMENTS.put(s, me, card)
        else:
            GONE.put(s, 0, card)
        s.do(self.reward, me, card)

    def use(self, s: State, me: i32, card: i32, verb: i32) -> None:
        """A follower, weapon, treatment or trap does what it is for (DD-4.4 to DD-4.9)."""
        if verb == RECRUIT:
            cost = prices.wages(s, self.cards, me)
            PARTY.put(s, me, card)
            s.tell(RECRUITED, me, card, cost, 0)
            self.follow(s, self.cards.recruited[card], me, card)
            fortune.lose_hp(s, me, cost)
        elif verb == ARM:
            WEAPONS.put(s, me, card)
            s.tell(ARMED, me, card, 0, 0)
        elif verb == TREAT:
            TREATMENTS.put(s, me, card)
            s.tell(TREATED, me, card, 0, 0)
            fortune.gain_hp(s, me, self.cards.hp[card])
        else:
            GONE.put(s, 0, card)
            s.tell(TRAPPED, me, card, 0, 0)
            self.follow(s, self.cards.used[card], me, card)

    def learn(self, s: State, me: i32, card: i32, own: i32) -> None:
        """The card lies under the class, whose skill is learned (DD-3.4)."""
        LESSONS.put(s, me, card)
        CLASSES.set_mark(s, me, CLASSES.find(s, me, own), LEARNED)
        s.tell(LEARNED_CLASS, me, own, 0, 0)
        self.follow(s, self.cards.learned[own], me, own)

    def sacrifice(self, s: State, me: i32, card: i32) -> None:
        """HP for an extra turn, each further one in a row dearer (DD-3.5)."""
        cost = prices.toll(s, self.cards, me)
        GONE.put(s, 0, card)
        SACRIFICES.add(s, 0, 1)
        EXTRA.add(s, 0, 1)
        s.tell(SACRIFICED, me, card, cost, 0)
        fortune.lose_hp(s, me, cost)

    def follow(self, s: State, step: Step | None, me: i32, card: i32) -> None:
        """What a card's text says comes next, if it says anything."""
        if step is not None:
            s.do(step, me, card)
