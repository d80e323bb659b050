"""Why an action is refused: the rule, the facts of the case, and what would be legal."""
# plain: words are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.kernel import State
from underdeck.core.saying import Refusal
from underdeck.games.dungeon_duel import fight, floor, prices, told
from underdeck.games.dungeon_duel.places import COLUMN, COLUMNS, HP, SOUL, TOKENS, WEAPONS
from underdeck.games.dungeon_duel.table import Table


def refusals(table: Table) -> tuple[Refusal, ...]:
    """Every refusal of the game, in words."""
    say = _Words(table)
    another = say.choose_another
    return (
        Refusal(0, "DD-3.1", say.not_asked, another),
        Refusal(told.NOT_IN_DRAFT, "DD-1.4", say.not_in_draft, another),
        Refusal(told.NO_CARD_THERE, "DD-3.1", say.no_card, say.the_columns),
        Refusal(told.NO_SECOND_CHOICE, "DD-6.5", say.no_second, say.the_lowest),
        Refusal(told.NOT_A_MONSTER, "DD-3.2", say.not_so, say.other_use),
        Refusal(told.NOT_YOUR_WEAPON, "DD-4.5", say.not_your_weapon, say.your_weapons),
        Refusal(told.ONE_OF_YOUR_WEAPONS, "DD-5.4R", say.no_weapon, say.your_weapons),
        Refusal(told.NO_CHOICE_OF_ICON, "DD-6.1", say.no_icon, say.without_icon),
        Refusal(told.CHOICE_OF_ICON, "DD-6.1", say.icon_missing, say.name_icon),
        Refusal(told.TOO_STRONG, "DD-5.3", say.too_strong, say.other_action),
        Refusal(told.NOT_A_FOLLOWER, "DD-3.2", say.not_so, say.other_use),
        Refusal(told.TOO_DEAR, "DD-4.4", say.too_dear, say.other_action),
        Refusal(told.NOT_A_WEAPON, "DD-3.2", say.not_so, say.other_use),
        Refusal(told.NOT_A_TREATMENT, "DD-3.2", say.not_so, say.other_use),
        Refusal(told.NOT_A_TRAP, "DD-3.2", say.not_so, say.other_use),
        Refusal(told.NOWHERE_TO_PUT, "DD-4.10R", say.nowhere, say.other_action),
        Refusal(told.DEVIL_RESTS_NOT, "DD-3.3", say.devil, say.use_or_remove),
        Refusal(told.DEVIL_TEACHES_NOT, "DD-3.4", say.devil, say.use_or_remove),
        Refusal(told.DEVIL_SACRIFICED_NOT, "DD-3.5", say.devil, say.use_or_remove),
        Refusal(told.NOT_YOUR_CLASS, "DD-3.4", say.not_your_class, another),
        Refusal(told.LEARNED_ALREADY, "DD-3.4R", say.learned, say.other_action),
        Refusal(told.TOO_LITTLE_SOUL, "DD-3.4", say.little_soul, say.gain_soul),
        Refusal(told.LAST_CARD, "DD-3.5", say.last_card, say.other_action),
        Refusal(told.SACRIFICE_TOO_DEAR, "DD-3.5", say.dear_sacrifice, say.other_action),
        Refusal(told.NO_ROOM_FOR_TILE, "DD-6.3R", say.not_that_follower, another),
        Refusal(told.CANNOT_PAY, "DD-3.9R", say.cannot_pay, say.other_action),
        Refusal(told.HAS_TOKEN, "DD-4.10", say.has_token, say.other_card),
        Refusal(told.NOT_THAT_TOKEN, "DD-4.9", say.not_that_token, another),
        Refusal(told.NOT_THAT_FOLLOWER, "DD-4.9R", say.not_that_follower, another),
    )


class _Words:
    """The sentences; each is made from what the seat sees and from the action alone."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def name(self, a: int) -> str:
        card = action.card(a)
        return self.table.kinds.name(card) if 0 < card < len(self.table.texts) else "That card"

    def chosen(self, s: State) -> int:
        """The card that was chosen."""
        return COLUMN.card(s, s.x, s.y)

    def not_asked(self, s: State, a: int) -> str:
        return "That does not answer the question that is asked now."

    def choose_another(self, s: State, a: int) -> str:
        return "Choose one of the legal actions."

    def other_action(self, s: State, a: int) -> str:
        return "Do something else with the card; removing it is always possible."

    # Choosing ------------------------------------------------------------------------------

    def not_in_draft(self, s: State, a: int) -> str:
        return f"{self.name(a)} is not among the classes that lie there."

    def no_card(self, s: State, a: int) -> str:
        return f"There is no such card in column {action.x(a)}."

    def the_columns(self, s: State, a: int) -> str:
        there = [str(column + 1) for column in range(COLUMNS) if COLUMN.count(s, column)]
        return f"Columns with cards: {', '.join(there)}."

    def no_second(self, s: State, a: int) -> str:
        return "Only a skill lets you choose the second face-up card of a column."

    def the_lowest(self, s: State, a: int) -> str:
        return "Choose the lowest card left of a column."

    # Using ---------------------------------------------------------------------------------

    def not_so(self, s: State, a: int) -> str:
        text = self.table.texts[self.chosen(s)] if self.chosen(s) > 0 else None
        return f"{text.name} is a {text.kind}." if text else "That is not what the card is for."

    def other_use(self, s: State, a: int) -> str:
        uses = {
            "monster": "fight it",
            "elemental": "fight it",
            "devil": "fight it",
            "follower": "recruit it",
            "weapon": "arm yourself with it",
            "treatment": "be treated by it",
            "trap": "set it",
        }
        text = self.table.texts[self.chosen(s)] if self.chosen(s) > 0 else None
        return f"To use it, {uses[text.kind]}." if text else "Choose one of the legal actions."

    def not_your_weapon(self, s: State, a: int) -> str:
        return f"{self.name(a)} is no weapon of yours."

    def no_weapon(self, s: State, a: int) -> str:
        return "You have weapons: a fight is with one of them."

    def your_weapons(self, s: State, a: int) -> str:
        n = WEAPONS.count(s, s.seat())
        names = [self.table.kinds.name(WEAPONS.card(s, s.seat(), i)) for i in range(n)]
        return f"Your weapons: {', '.join(dict.fromkeys(names)) or 'none'}."

    def no_icon(self, s: State, a: int) -> str:
        return "What that deals is printed on it, and not yours to choose."

    def without_icon(self, s: State, a: int) -> str:
        return "Fight without naming sword, bow or spear."

    def icon_missing(self, s: State, a: int) -> str:
        return f"{self.name(a)} is sword, bow or spear, as you choose."

    def name_icon(self, s: State, a: int) -> str:
        return "Say which of the three."

    def too_strong(self, s: State, a: int) -> str:
        cards, me, card = self.table.cards, s.seat(), self.chosen(s)
        weapon, icon = action.card(a), action.x(a)
        sum_ = fight.attack(s, cards, me, card, weapon, icon)
        needed = fight.resistance(s, cards, me, card, weapon)
        return (
            f"The attack is {sum_} against {needed}; what lacks is paid, you have {HP.get(s, me)}."
        )

    def too_dear(self, s: State, a: int) -> str:
        me = s.seat()
        cost = prices.wages(s, self.table.cards, me)
        return f"The follower costs {cost} HP, you have {HP.get(s, me)}."

    def nowhere(self, s: State, a: int) -> str:
        return "No other card of this floor could carry your token."

    # The other actions ---------------------------------------------------------------------

    def devil(self, s: State, a: int) -> str:
        return "With a Devil there is only fighting and removing."

    def use_or_remove(self, s: State, a: int) -> str:
        return "Fight it, or remove it."

    def not_your_class(self, s: State, a: int) -> str:
        return f"{self.name(a)} is not among your classes."

    def learned(self, s: State, a: int) -> str:
        return f"{self.name(a)} is learned already."

    def little_soul(self, s: State, a: int) -> str:
        me = s.seat()
        needed = prices.requirement(s, self.table.cards, me, action.card(a))
        return f"{self.name(a)} requires soul level {needed}, yours is {SOUL.get(s, me)}."

    def gain_soul(self, s: State, a: int) -> str:
        return "Beat monsters for soul first."

    def last_card(self, s: State, a: int) -> str:
        return "It is the last card of the floor."

    def dear_sacrifice(self, s: State, a: int) -> str:
        me = s.seat()
        cost = prices.toll(s, self.table.cards, me)
        return f"This sacrifice costs {cost} HP, you have {HP.get(s, me)}."

    def cannot_pay(self, s: State, a: int) -> str:
        return f"You have {HP.get(s, s.seat())} HP, and may not pay more."

    # Tokens --------------------------------------------------------------------------------

    def has_token(self, s: State, a: int) -> str:
        return "That card carries a token of yours."

    def other_card(self, s: State, a: int) -> str:
        free = floor.without_token(s, s.seat())
        return f"Cards without one: {free}."

    def not_that_token(self, s: State, a: int) -> str:
        kind = action.card(a)
        name = TOKENS[kind] if kind < len(TOKENS) else "such"
        return f"A {name} token is not to be put now."

    def not_that_follower(self, s: State, a: int) -> str:
        return f"{self.name(a)} is no follower that could be chosen."
