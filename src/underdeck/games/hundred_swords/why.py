"""Why an action is refused: the rule, the facts of the case, and what would be legal."""
# plain: words are for people, not for a search

from __future__ import annotations

import underdeck.core.action as action
from underdeck.core.kernel import State
from underdeck.core.saying import Refusal
from underdeck.games.hundred_swords import dungeon, told, verbs
from underdeck.games.hundred_swords.places import ENERGY, MOVEMENT, POSITION, STRENGTH
from underdeck.games.hundred_swords.table import Table


def refusals(table: Table) -> tuple[Refusal, ...]:
    """Every refusal of the game, in words."""
    say = _Words(table)
    fixed = (
        (told.NOT_IN_HAND, "HS-4.1", "That card cannot be chosen from the hand.", "Choose one there."),
        (told.NO_EFFECT_NOR_VALUE, "HS-4.1R", "The card has neither value nor effect for that.",
         "Play it for something that it has, or for energy."),
        (told.ALREADY_INSIDE, "HS-3.2R", "Renting ends with the first move.", "Rent next turn."),
        (told.NOT_THAT_FAR, "HS-5.1", "There are five rooms.", "Move fewer rooms."),
        (told.BLOCKED, "HS-5.3", "A face-up card that cannot be moved past is in the way.",
         "Stop in its room; defeat or clear it first."),
        (told.NOTHING_HERE, "HS-5.5", "No such card lies face up there.", "Move to one first."),
        (told.NO_MONSTER, "HS-6.3", "The card in the room is no monster.", "Find a monster."),
        (told.NO_ITEM, "HS-6.1", "The card in the room is no item.", "Find an item."),
        (told.NO_OBSTACLE, "HS-6.4", "The card in the room is not cleared that way.",
         "Do what its text asks for."),
        (told.IS_LOCKED, "HS-2.2", "The card is locked.", "Play a Key in its room."),
        (told.OUTSIDE, "HS-5.1", "The player is outside the dungeon.", "Move inside first."),
        (told.NOT_A_RENTAL, "HS-3.2", "That is no rental that can be had.", "Choose one there."),
        (told.NOT_HERE, "HS-7.2", "The pile that was chosen has no such card.", "Choose another."),
        (told.NOT_CHOSEN_PILE, "HS-7.1R", "That pile cannot be chosen.", "Choose the other pile."),
        (told.USED_ALREADY, "HS-9.6R", "It has been used this turn.", "Use it next turn."),
        (told.NO_SUCH_ROOM, "HS-7.3", "That room cannot be chosen for this.", "Choose another."),
    )  # fmt: skip
    return (
        Refusal(0, "HS-4.2", _said("That does not answer the question."), _said("Choose an option.")),
        Refusal(told.TOO_FEW_POINTS, "HS-4.3", say.too_few, say.more_points),
        *(Refusal(n, rule, _said(facts), _said(remedy)) for n, rule, facts, remedy in fixed),
    )


def _said(words: str):  # noqa: ANN202  # a constant function
    return lambda s, a: words


class _Words:
    def __init__(self, table: Table) -> None:
        self.table = table

    def needed(self, s: State, a: int) -> tuple[int, int, str]:
        """Points held, points needed, and what they are called."""
        cards, verb = self.table.cards, action.verb(a)
        if verb == verbs.MOVE:
            return MOVEMENT.get(s, 0), action.x(a), "movement"
        if verb == verbs.RENT:
            return ENERGY.get(s, 0), cards.cost[action.card(a)], "energy"
        here = dungeon.here(s)
        card = dungeon.card_in(s, here) if here >= 0 else 0
        if verb == verbs.ACQUIRE:
            return ENERGY.get(s, 0), cards.price(card), "energy"
        if verb == verbs.DEFEAT:
            return STRENGTH.get(s, 0), cards.cost[card], "strength"
        strong = cards.open_by[card] == verbs.FOR_STRENGTH
        held = STRENGTH.get(s, 0) if strong else ENERGY.get(s, 0)
        return held, cards.clears[card], "strength" if strong else "energy"

    def too_few(self, s: State, a: int) -> str:
        held, needed, what = self.needed(s, a)
        return f"It takes {needed} {what}; there are {held}."

    def more_points(self, s: State, a: int) -> str:
        held, needed, what = self.needed(s, a)
        return f"Play cards for {needed - held} more {what}."
