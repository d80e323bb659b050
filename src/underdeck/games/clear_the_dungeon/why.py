"""Why an action is refused: the rule, the facts of the case, and what would be legal."""
# plain: words are for people, not for a search

from __future__ import annotations

from collections.abc import Callable

import underdeck.core.action as action
from underdeck.core.kernel import State
from underdeck.core.kinds import Kinds
from underdeck.core.saying import Refusal
from underdeck.games.clear_the_dungeon import kinds as cards
from underdeck.games.clear_the_dungeon import monsters, told, verbs
from underdeck.games.clear_the_dungeon.places import DECK, HAND, LAID, MONSTERS, RESERVE, SPOTS

Words = Callable[[State, int], str]


def refusals(kinds: Kinds, ace: int) -> tuple[Refusal, ...]:
    """Every refusal of the game, in words."""
    say = _Words(kinds, ace)
    return (
        Refusal(0, "CD-2.2", say.not_asked, say.choose_another),
        Refusal(told.NOT_IN_HAND, "CD-2.1", say.not_in_hand, say.the_hand),
        Refusal(told.NOT_IN_RESERVE, "CD-4.2", say.not_in_reserve, say.the_reserve),
        Refusal(told.NOT_FACE_UP, "CD-2.2", say.not_face_up, say.those_face_up),
        Refusal(told.TOO_WEAK, "CD-2.3", say.too_weak, say.strong_enough),
        Refusal(told.WRONG_SUIT, "CD-2.4", say.wrong_suit, say.right_suit),
        Refusal(told.NO_KING, "CD-4.3", say.no_king, say.defeat_the_king),
        Refusal(told.DECK_HAS_NONE, "CD-4.3R", say.deck_is_empty, say.keep_the_king),
        Refusal(told.NOT_AN_ATTACK_CARD, "CD-4.4R", say.not_an_attack_card, say.attack_cards),
        Refusal(told.DOUBLED_ALREADY, "CD-4.4R", say.doubled_already, say.attack_cards),
        Refusal(told.TRIGGER_NOT_DOUBLED, "CD-4.4R", say.trigger_not_doubled, say.plain_trigger),
        Refusal(told.NONE_TO_BURY, "CD-4.3R", say.not_in_hand, say.the_hand),
        Refusal(told.RESERVE_FIRST, "CD-4.2R", say.reserve_first, say.reserve_a_card),
        Refusal(told.NEVER_REFILLED, "CD-4.2", say.never_refilled, say.choose_another),
        Refusal(told.LOOKING, "CD-4.3.2", say.looking, say.raise_or_leave),
        Refusal(told.NOT_LOOKING, "CD-4.3.2", say.not_looking, say.look_first),
    )


class _Words:
    """The sentences; each is made from what the seat sees and from the action alone."""

    def __init__(self, kinds: Kinds, ace: int) -> None:
        self.kinds = kinds
        self.ace = ace

    def name(self, a: int) -> str:
        return self.kinds.name(action.card(a)) if action.card(a) else "card"

    def names(self, found: list[int], none: str) -> str:
        return ", ".join(self.kinds.name(card) for card in found) or none

    def value(self, card: int, *, doubled: bool = False) -> int:
        return cards.value(card, self.ace) * (2 if doubled else 1)

    # Facts, and what would make it legal ---------------------------------------------------

    def not_asked(self, s: State, a: int) -> str:
        return "That does not answer the question that is asked now."

    def choose_another(self, s: State, a: int) -> str:
        return "Choose one of the legal actions."

    def not_in_hand(self, s: State, a: int) -> str:
        return f"The {self.name(a)} is not in the hand."

    def the_hand(self, s: State, a: int) -> str:
        return f"In the hand: {self.hand(s)}."

    def hand(self, s: State) -> str:
        return self.names([HAND.card(s, 0, i) for i in range(HAND.count(s, 0))], "no card")

    def not_in_reserve(self, s: State, a: int) -> str:
        return f"The {self.name(a)} is not in the reserve."

    def the_reserve(self, s: State, a: int) -> str:
        kept = [RESERVE.card(s, 0, i) for i in range(RESERVE.count(s, 0))]
        return f"In the reserve: {self.names(kept, 'no card')}."

    def not_face_up(self, s: State, a: int) -> str:
        return "That monster does not lie face up in the dungeon."

    def those_face_up(self, s: State, a: int) -> str:
        up = [MONSTERS.card(s, spot, 0) for spot in range(SPOTS) if monsters.face_up(s, spot)]
        return f"Face up: {self.names(up, 'none')}."

    def too_weak(self, s: State, a: int) -> str:
        spot = action.x(a)
        first = monsters.worth(s, spot, 0, self.ace)
        second = self.value(action.card(a), doubled=bool(action.y(a) & verbs.DOUBLING))
        monster = MONSTERS.card(s, spot, 0)
        return (
            f"{first} + {second} = {first + second}: "
            f"the {self.kinds.name(monster)} needs {cards.power(monster)}."
        )

    def strong_enough(self, s: State, a: int) -> str:
        spot = action.x(a)
        needed = cards.power(MONSTERS.card(s, spot, 0)) - monsters.worth(s, spot, 0, self.ace)
        return f"The second attack card must count {needed} or more."

    def wrong_suit(self, s: State, a: int) -> str:
        monster = MONSTERS.card(s, action.x(a), 0)
        return f"The {self.name(a)} is no trigger for the {self.kinds.name(monster)}."

    def right_suit(self, s: State, a: int) -> str:
        suit = cards.SUITS[cards.suit(MONSTERS.card(s, action.x(a), 0))]
        return f"The trigger must be one of {suit}, or a joker."

    def no_king(self, s: State, a: int) -> str:
        return f"The king of {self.suit_of(a)} is not in the inventory."

    def defeat_the_king(self, s: State, a: int) -> str:
        return f"With Special Abilities, a defeated king of {self.suit_of(a)} can be used once."

    def suit_of(self, a: int) -> str:
        kings = {
            verbs.BURY: cards.HEARTS,
            verbs.LOOK: cards.DIAMONDS,
            verbs.DRAW: cards.CLUBS,
        }
        return cards.SUITS[kings.get(action.verb(a), cards.SPADES)]

    def deck_is_empty(self, s: State, a: int) -> str:
        return f"The power deck holds {DECK.count(s, 0)} cards."

    def keep_the_king(self, s: State, a: int) -> str:
        return "The king can be used while the power deck holds a card."

    def not_an_attack_card(self, s: State, a: int) -> str:
        return f"The {self.name(a)} is not an attack card on that monster."

    def doubled_already(self, s: State, a: int) -> str:
        return f"The {self.name(a)} is doubled already."

    def attack_cards(self, s: State, a: int) -> str:
        lying = [LAID.card(s, spot, i) for spot in range(SPOTS) for i in range(LAID.count(s, spot))]
        return f"Attack cards: {self.names(lying, 'none lies on a monster')}."

    def trigger_not_doubled(self, s: State, a: int) -> str:
        return f"The {self.name(a)} would be the trigger, and a trigger is never doubled."

    def plain_trigger(self, s: State, a: int) -> str:
        return "Place it without the king of spades."

    def reserve_first(self, s: State, a: int) -> str:
        return "Cards are set aside before any other play."

    def reserve_a_card(self, s: State, a: int) -> str:
        return f"Reserve one of the hand: {self.hand(s)}."

    def never_refilled(self, s: State, a: int) -> str:
        return "The reserve is filled from the first hand of Power Reserve, and never refilled."

    def looking(self, s: State, a: int) -> str:
        return "The bottom card of the power deck has just been looked at."

    def raise_or_leave(self, s: State, a: int) -> str:
        return "Raise it to the top, or leave it at the bottom."

    def not_looking(self, s: State, a: int) -> str:
        return "The bottom card of the power deck has not just been looked at."

    def look_first(self, s: State, a: int) -> str:
        return "A king of diamonds in the inventory lets you look at it."
