"""What makes a position one of this game: what is dealt where, and what follows from the cards."""
# plain: once a position that is read

from __future__ import annotations

from dataclasses import dataclass

from underdeck.core.game import Unfit
from underdeck.core.kernel import State
from underdeck.core.kinds import Kinds
from underdeck.core.places import UP, Zone, known
from underdeck.games.clear_the_dungeon import kinds as cards
from underdeck.games.clear_the_dungeon import monsters
from underdeck.games.clear_the_dungeon.places import (
    BAR,
    CLEARED,
    DECK,
    DEFEATED,
    DOUBLED,
    HAND,
    INVENTORY,
    LAID,
    MONSTER_DECK,
    MONSTERS,
    RESERVE,
    RESULT,
    SPOTS,
    TURN,
)
from underdeck.games.clear_the_dungeon.told import (
    BAR_FULL,
    DECK_EMPTY,
    DUNGEON_CLEARED,
    PLAYING,
    TOO_LATE,
)
from underdeck.games.clear_the_dungeon.turn import BAR_HOLDS

POWER_BACK = -1
MONSTER_BACK = -2
MOST_HELD = 6  # three drawn, one by the king of clubs, two aces back from the reserve (CD-4.1R)
MOST_TURNS = 40  # more than a power deck lasts, and so few that the counter can go on from there


@dataclass(frozen=True)
class Rules:
    """What positions need to know of the variant."""

    kinds: Kinds
    covers: list[int]
    ace: int
    reserve: bool
    abilities: bool

    def is_monster(self, card: int) -> bool:
        """Whether a card is one of the monster deck."""
        return self.kinds.groups[card] == "monster"


# Dealing what is not given -------------------------------------------------------------------


def fill(s: State, given: frozenset[str], left: list[int], rules: Rules) -> None:
    """Put card backs where the cards left would lie.

    Monsters lie in the dungeon; those that do not have fallen, and took three power cards each
    to the clear pile. Two power cards are in reserve, the others in the deck. Where the deck is
    given, what is left has been played.
    """
    fallen = sum(rules.is_monster(card) for card in left)
    powers = len(left) - fallen
    if "monsters" not in given:
        fallen -= lay(s, fallen)
    if rules.reserve and "reserve" not in given:
        powers -= put(s, RESERVE, POWER_BACK, powers)
    if "clear pile" not in given:
        spent = 3 * (fallen + INVENTORY.count(s, 0))
        put(s, CLEARED, MONSTER_BACK, fallen)
        powers -= put(s, CLEARED, POWER_BACK, powers if "deck" in given else min(powers, spent))
    if "deck" not in given:
        put(s, DECK, POWER_BACK, powers)


def lay(s: State, n: int) -> int:
    """Put monsters' backs where attack cards lie, then from the top row down; how many."""
    spots = sorted(range(SPOTS), key=lambda spot: LAID.count(s, spot) == 0)[:n]
    for spot in spots:
        MONSTERS.put(s, spot, MONSTER_BACK)
    return len(spots)


def put(s: State, zone: Zone, back: int, n: int) -> int:
    """Put at most `n` backs into a place, as many as there is room for; how many."""
    n = min(n, zone.room - zone.count(s, 0))
    for _ in range(n):
        zone.put(s, 0, back)
    return n


def rest(s: State, given: frozenset[str]) -> None:
    """Where a position stands that does not say: attack if a hand is given, else draw."""
    names = s.book.names
    s.do(names["Turns"], 0, 0)
    if "hand" in given:
        s.push(names["Turn"], 2, 0, 0, 0, 0)
        s.do(names["Attack"], 0, 0)
        TURN.set(s, 0, max(1, TURN.get(s, 0)))


# What follows from the cards -----------------------------------------------------------------


def settle(s: State, rules: Rules) -> None:
    """Turn up what is uncovered and down what is covered, count the fallen. Raises Unfit."""
    fallen = SPOTS - MONSTER_DECK.count(s, 0)
    for spot in range(SPOTS):
        if MONSTERS.count(s, spot) > 0:
            MONSTERS.set_mark(s, spot, 0, MONSTERS.mark(s, spot, 0) & ~UP)
            fallen -= 1
    monsters.turn_up_uncovered(s, rules.covers)
    DEFEATED.set(s, 0, fallen)
    for spot in range(SPOTS):
        check_attack(s, spot, rules)
    check_variant(s, rules)
    if s.depth() == 0:
        check_result(s, fallen)
    else:
        check_running(s, fallen)
        check_question(s, rules)


def check_attack(s: State, spot: int, rules: Rules) -> None:
    """What lies on a monster could have been placed there."""
    n = LAID.count(s, spot)
    if n == 0:
        return
    if not monsters.face_up(s, spot):
        raise Unfit("laid", spot, "no monster lies face up there to take attack cards (CD-2.2)")
    if n > 2:
        raise Unfit("laid", spot, "a third card would have defeated the monster (CD-2.5)")
    monster = MONSTERS.card(s, spot, 0)
    total = sum(monsters.worth(s, spot, i, rules.ace) for i in range(n))
    if n == 2 and monster > 0 and total < cards.power(monster):
        needed = cards.power(monster)
        raise Unfit("laid", spot, f"two attack cards add up to {total}; it takes {needed} (CD-2.3)")


def check_variant(s: State, rules: Rules) -> None:
    """Reserve, inventory and doubled cards are there only if the variant has them."""
    if RESERVE.count(s, 0) and not rules.reserve:
        raise Unfit("reserve", 0, "there is none; the variant 'power-reserve' has one (CD-4.2)")
    doubled = [
        spot
        for spot in range(SPOTS)
        for i in range(LAID.count(s, spot))
        if LAID.mark(s, spot, i) & DOUBLED
    ]
    if INVENTORY.count(s, 0) and not rules.abilities:
        what = "there is none; the variant 'special-abilities' has one (CD-4.3)"
        raise Unfit("inventory", 0, what)
    if doubled and not rules.abilities:
        what = "no card is doubled; the variant 'special-abilities' has that (CD-4.3.3)"
        raise Unfit("laid", doubled[0], what)
    if len(doubled) > 1:
        raise Unfit("laid", doubled[1], "a second card is doubled; one king does that (CD-4.4R)")
    if any(cards.rank(INVENTORY.card(s, 0, i)) != cards.KING for i in range(INVENTORY.count(s, 0))):
        raise Unfit("inventory", 0, "a card there is no king; only kings are kept (CD-4.3)")


def spent(s: State, suit: int) -> bool:
    """Whether the king of that suit has been used, or fell without giving its power."""
    return CLEARED.holding(s, 0, cards.KINGS + suit)


def check_peek(s: State, rules: Rules) -> None:
    """The king of diamonds has just been used, and the player has seen the bottom card."""
    if not rules.abilities or not spent(s, cards.DIAMONDS):
        what = "'Peek' waits when the king of diamonds, with its ability, has been used (CD-4.3.2)"
        raise Unfit("waiting", 0, what)
    if not DECK.mark(s, 0, 0) & known(0):
        what = "its bottom card has been looked at; write {card = ..., known = [1]} (CD-4.3.2)"
        raise Unfit("deck", 0, what)


def check_result(s: State, fallen: int) -> None:
    """A match that is over ended in one of the ways that there are."""
    result = RESULT.get(s, 0)
    if result == PLAYING:
        what = "the match is over without a result; it is 1 to 4, or let a step be waiting"
        raise Unfit("result", 0, what)
    if result in (DUNGEON_CLEARED, TOO_LATE) and fallen < SPOTS:
        raise Unfit("result", 0, f"only {fallen} monsters are defeated; it takes {SPOTS} (CD-3.1)")
    if result == BAR_FULL and BAR.count(s, 0) < BAR_HOLDS:
        raise Unfit("result", 0, f"the damage bar is not full; it takes {BAR_HOLDS} (CD-2.7)")
    if result in (DECK_EMPTY, TOO_LATE) and DECK.count(s, 0) > 0:
        raise Unfit("result", 0, "the power deck is not empty (CD-3.2R)")


def check_running(s: State, fallen: int) -> None:
    """A match that runs has not ended by its cards."""
    if RESULT.get(s, 0) != PLAYING:
        raise Unfit("result", 0, "the match still runs; it is 0 then")
    if TURN.get(s, 0) > MOST_TURNS:
        raise Unfit("turn", 0, f"no match lasts so long; it is {MOST_TURNS} or less")
    if fallen == SPOTS:
        raise Unfit("monsters", 0, "with all of them defeated the match is over (CD-3.1)")
    if BAR.count(s, 0) >= BAR_HOLDS:
        raise Unfit("damage bar", 0, f"with {BAR_HOLDS} cards the match is lost already (CD-2.7)")


def check_question(s: State, rules: Rules) -> None:
    """The cards lie as they can when the innermost step is done."""
    step = s.book.steps[s.frame(0, 0)]
    held = HAND.count(s, 0)
    dealt = 0 if step.name == "Order monster deck" else MONSTERS.owners
    if MONSTER_DECK.count(s, 0) != MONSTERS.owners - dealt:
        what = f"it holds {MONSTER_DECK.count(s, 0)} cards; it is {MONSTERS.owners - dealt} then"
        raise Unfit("monster deck", 0, what)
    if step.orders():
        check_deal(s)
    if step.name == "Peek" and DECK.count(s, 0) > 0:
        check_peek(s, rules)
    king = rules.abilities and not spent(s, cards.CLUBS)
    most = MOST_HELD - RESERVE.count(s, 0) - king
    if held > most:
        raise Unfit("hand", 0, f"it holds {held} cards; {most} are the most here (CD-4.2)")
    if step.name == "SetAside" and held + RESERVE.count(s, 0) < RESERVE.room:
        raise Unfit("hand", 0, f"{held} cards are too few to put two aside (CD-4.2)")
    if step.name == "Turns" and held > 0:
        raise Unfit("hand", 0, "it is played or discarded before the next draw (CD-2.1)")


def check_deal(s: State) -> None:
    """While cards are shuffled, none has been drawn or has fallen."""
    for zone in (HAND, RESERVE, BAR, CLEARED, INVENTORY):
        if zone.count(s, 0) > 0:
            raise Unfit(zone.name, 0, "no card lies there before the deal is done (CD-1.2)")
    for spot in range(SPOTS):
        if LAID.count(s, spot) > 0:
            raise Unfit("laid", spot, "no card lies there before the deal is done (CD-1.2)")
