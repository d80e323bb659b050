"""Why an action is refused: the rule, the facts of the case, and what would be legal."""
# plain: words are for people, not for a search

from __future__ import annotations

from collections.abc import Callable

import underdeck.core.action as action
from underdeck.core.kernel import State
from underdeck.core.places import Zone
from underdeck.core.saying import Refusal
from underdeck.games.hundred_swords import dungeon, told, verbs
from underdeck.games.hundred_swords.places import (
    DISCARD,
    ENERGY,
    HAND,
    MOVEMENT,
    OWN,
    PASSES,
    POSITION,
    RENTALS,
    ROOM,
    ROOMS,
    STRENGTH,
    WON,
)
from underdeck.games.hundred_swords.say import PILES, USES, counted
from underdeck.games.hundred_swords.table import Table

Words = Callable[[State, int], str]


def refusals(table: Table) -> tuple[Refusal, ...]:
    """Every refusal of the game, in words."""
    say = _Words(table)
    return (
        Refusal(0, "HS-4.2", say.not_asked, say.choose_another),
        Refusal(told.NOT_IN_HAND, "HS-4.1", say.not_in_hand, say.the_hand),
        Refusal(told.RENTAL_RETIRED, "HS-7.2", say.rental_stays, say.choose_another),
        Refusal(told.RENTAL_LEFT, "HS-3.2R2", say.rental_is_lent, say.choose_another),
        Refusal(told.NO_EFFECT_NOR_VALUE, "HS-4.1R", say.no_use, say.other_use),
        Refusal(told.ALREADY_INSIDE, "HS-3.2R", say.inside, say.rent_next_turn),
        Refusal(told.NOT_A_RENTAL, "HS-3.2", say.no_rental, say.the_rentals),
        Refusal(told.TOO_DEAR_TO_RENT, "HS-3.2", say.costs_more, say.more_points),
        Refusal(told.TOO_LITTLE_MOVEMENT, "HS-5.1", say.costs_more, say.more_points),
        Refusal(told.NOT_THAT_FAR, "HS-5.1", say.too_far, say.less_far),
        Refusal(told.BLOCKED, "HS-5.3", say.blocked, say.stop_there),
        Refusal(told.OBSTRUCTED, "HS-5.4", say.blocked, say.stop_there),
        Refusal(told.OUTSIDE, "HS-5.1", say.outside, say.move_inside),
        Refusal(told.NOTHING_HERE, "HS-5.5", say.nothing_here, say.reveal_it),
        Refusal(told.NO_ITEM, "HS-6.1", say.not_that_kind, say.what_suits),
        Refusal(told.NO_MONSTER, "HS-6.3", say.not_that_kind, say.what_suits),
        Refusal(told.NO_OBSTACLE, "HS-6.4", say.not_that_kind, say.what_suits),
        Refusal(told.IS_LOCKED, "HS-2.2", say.locked, say.play_a_key),
        Refusal(told.TOO_DEAR, "HS-6.1", say.costs_more, say.more_points),
        Refusal(told.TOO_STRONG, "HS-6.3", say.costs_more, say.more_points),
        Refusal(told.TOO_HARD, "HS-6.4", say.costs_more, say.more_points),
        Refusal(told.TOO_MANY_CARDS, "HS-6.6R", say.too_many, say.fewer_cards),
        Refusal(told.NOTHING_TO_USE, "HS-9.6R", say.nothing_to_use, say.what_can_be_used),
        Refusal(told.USED_ALREADY, "HS-9.6R", say.used, say.use_next_turn),
        Refusal(told.NOTHING_TO_DO, "HS-4.2R", say.nothing_to_do, say.choose_another),
        Refusal(told.NOT_HERE, "HS-7.2", say.not_in_pile, say.choose_another),
        Refusal(told.NOT_CHOSEN_PILE, "HS-7.1R", say.no_such_pile, say.choose_another),
        Refusal(told.NO_SUCH_ROOM, "HS-7.3", say.no_such_room, say.other_rooms),
        Refusal(told.NOT_AN_END, "HS-13.1", say.no_such_room, say.other_rooms),
        Refusal(told.NO_SUCH_DUNGEON, "HS-11.4", say.no_such_dungeon, say.choose_another),
    )


class _Words:
    """The sentences; each is made from what the seat sees and from the action alone."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def name(self, a: int) -> str:
        card = action.card(a)
        return self.table.kinds.name(card) if 0 < card < len(self.table.texts) else "That card"

    def names(self, s: State, zone: Zone, me: int) -> str:
        found = [self.table.kinds.name(zone.card(s, me, i)) for i in range(zone.count(s, me))]
        return ", ".join(found) or "no card"

    def here(self, s: State) -> int:
        """The card in the player's room; 0 or a back if there is none that is seen."""
        where = dungeon.here(s)
        return dungeon.card_in(s, where) if where >= 0 else 0

    # Any question --------------------------------------------------------------------------

    def not_asked(self, s: State, a: int) -> str:
        return "That does not answer the question that is asked now."

    def choose_another(self, s: State, a: int) -> str:
        return "Choose one of the legal actions."

    # Cards ---------------------------------------------------------------------------------

    def not_in_hand(self, s: State, a: int) -> str:
        return f"{self.name(a)} is not in the hand."

    def rental_stays(self, s: State, a: int) -> str:
        return f"{self.name(a)} is a rental, which cannot be retired."

    def rental_is_lent(self, s: State, a: int) -> str:
        return f"{self.name(a)} is a rental, which cannot be left in the dungeon."

    def the_hand(self, s: State, a: int) -> str:
        return f"In the hand: {self.names(s, HAND, s.seat())}."

    def no_use(self, s: State, a: int) -> str:
        return f"{self.name(a)} has no {USES[action.x(a)]} and no effect."

    def other_use(self, s: State, a: int) -> str:
        cards, card = self.table.cards, action.card(a)
        uses = [name for use, name in enumerate(USES) if cards.has_use(card, use)]
        return f"Play it for {' or '.join(uses)}."

    def not_in_pile(self, s: State, a: int) -> str:
        return f"{self.name(a)} is not among the cards to choose from."

    def no_such_pile(self, s: State, a: int) -> str:
        pile = PILES[action.x(a)]
        if pile == "discard" and DISCARD.count(s, s.seat()) > 0:
            return "The discard is not what the card names."
        return f"The {pile} has no card to choose, or is not what the card names."

    # Renting -------------------------------------------------------------------------------

    def inside(self, s: State, a: int) -> str:
        return f"Renting ended with the first move; the player is in room {POSITION.get(s, 0)}."

    def rent_next_turn(self, s: State, a: int) -> str:
        return "Rent before you move, at the start of a turn."

    def no_rental(self, s: State, a: int) -> str:
        return f"{self.name(a)} is not among the rentals that lie there."

    def the_rentals(self, s: State, a: int) -> str:
        return f"To be rented: {self.names(s, RENTALS, 0)}."

    # Points --------------------------------------------------------------------------------

    def needed(self, s: State, a: int) -> tuple[int, int, str, str]:
        """Points held, points needed, what they are called, and what for."""
        cards, verb = self.table.cards, action.verb(a)
        held = (MOVEMENT.get(s, 0), STRENGTH.get(s, 0), ENERGY.get(s, 0))
        if verb == verbs.MOVE:
            rooms = "a room" if action.x(a) == 1 else f"{action.x(a)} rooms"
            return held[0], action.x(a), USES[0], f"Moving {rooms}"
        if verb == verbs.RENT:
            return held[2], cards.cost[action.card(a)], USES[2], self.name(a)
        card = self.here(s)
        use = cards.paid_in(card)
        return held[use], cards.price(card), USES[use], self.table.kinds.name(card)

    def costs_more(self, s: State, a: int) -> str:
        held, needed, what, of = self.needed(s, a)
        return f"{of} takes {needed} {what}; there is {held}."

    def more_points(self, s: State, a: int) -> str:
        held, needed, what, _ = self.needed(s, a)
        return f"Play cards for {needed - held} more {what}."

    # Moving --------------------------------------------------------------------------------

    def too_far(self, s: State, a: int) -> str:
        left = ROOMS - POSITION.get(s, 0)
        if left == 0:
            return "This is the last room."
        return f"There {'is' if left == 1 else 'are'} {counted(left, 'room')} to the right."

    def less_far(self, s: State, a: int) -> str:
        left = ROOMS - POSITION.get(s, 0)
        if left == 0:
            return "End the turn when nothing is left to do."
        return "Move 1 room." if left == 1 else f"Move 1 to {left} rooms."

    def way(self, s: State) -> int:
        """The first room on the way whose card stops who comes by."""
        passes = PASSES.get(s, 0)
        for room in range(max(1, POSITION.get(s, 0)), ROOMS + 1):
            where = dungeon.at(s, room)
            if dungeon.blocks(s, self.table.cards, where):
                monster = self.table.cards.is_monster(ROOM.card(s, where, 0))
                if passes == 0 or not monster:
                    return room
                passes -= 1
        return ROOMS

    def blocked(self, s: State, a: int) -> str:
        room = self.way(s)
        card = dungeon.card_in(s, dungeon.at(s, room))
        return f"{self.table.kinds.name(card)} in room {room} cannot be moved past."

    def stop_there(self, s: State, a: int) -> str:
        far = self.way(s) - POSITION.get(s, 0)
        if far == 0:
            return "Get it out of the way first, or end the turn."
        return f"Move {far} at most, to its room."

    def outside(self, s: State, a: int) -> str:
        return "The player is still outside the dungeon."

    def move_inside(self, s: State, a: int) -> str:
        return "Move into a room first; that takes 1 movement."

    # The card in the room ------------------------------------------------------------------

    def nothing_here(self, s: State, a: int) -> str:
        room = POSITION.get(s, 0)
        if self.here(s) == 0:
            return f"Room {room} is empty."
        return f"The card in room {room} lies face down."

    def reveal_it(self, s: State, a: int) -> str:
        if self.here(s) == 0:
            return "Move on to another room."
        return "Only an item that you know can be had face down; all else must be revealed first."

    def not_that_kind(self, s: State, a: int) -> str:
        card = self.here(s)
        text = self.table.texts[card]
        kind = text.kind if text is not None else "card"
        said = f"{self.table.kinds.name(card)} is {'an' if kind[0] in 'aio' else 'a'} {kind}"
        if action.verb(a) == verbs.CLEAR and self.table.cards.is_obstacle(card):
            return f"{said} that no points clear."
        return f"{said}."

    def what_suits(self, s: State, a: int) -> str:
        card, cards = self.here(s), self.table.cards
        if cards.is_item(card):
            return "An item is acquired."
        if cards.is_monster(card):
            return "A monster is defeated."
        return "An obstacle is cleared as its text says."

    def locked(self, s: State, a: int) -> str:
        return f"{self.table.kinds.name(self.here(s))} is locked."

    def play_a_key(self, s: State, a: int) -> str:
        return "Play a card with the word Key in this room, for movement or strength."

    def too_many(self, s: State, a: int) -> str:
        return f"Nobody owns more than {OWN} cards, or has more than {WON} trophies."

    def fewer_cards(self, s: State, a: int) -> str:
        return "Retire a card first."

    # Rooms ---------------------------------------------------------------------------------

    def nothing_to_use(self, s: State, a: int) -> str:
        return f"No card lies face up in room {action.x(a)} that can be used from there."

    def what_can_be_used(self, s: State, a: int) -> str:
        found = [
            str(room)
            for room in range(1, ROOMS + 1)
            if dungeon.face_up(s, dungeon.at(s, room))
            and self.table.cards.usable(dungeon.card_in(s, dungeon.at(s, room)))
        ]
        if not found:
            return "There is none now."
        return f"To be used: room{'s' if len(found) > 1 else ''} {', '.join(found)}."

    def used(self, s: State, a: int) -> str:
        return f"The card in room {action.x(a)} has been used this turn."

    def use_next_turn(self, s: State, a: int) -> str:
        return "It can be used once a turn."

    def nothing_to_do(self, s: State, a: int) -> str:
        return f"What the card in room {action.x(a)} offers cannot be done now."

    def no_such_room(self, s: State, a: int) -> str:
        if not 1 <= action.x(a) <= ROOMS:
            return f"There is no room {action.x(a)}; there are {ROOMS}."
        return f"Room {action.x(a)} cannot be chosen for this."

    def other_rooms(self, s: State, a: int) -> str:
        found = [str(action.x(b)) for b in s.options() if action.verb(b) == verbs.ROOM]
        if not found:
            return "There is none now."
        return f"To be chosen: room{'s' if len(found) > 1 else ''} {', '.join(found)}."

    def no_such_dungeon(self, s: State, a: int) -> str:
        return f"There is no dungeon {action.x(a)}; there are two."
