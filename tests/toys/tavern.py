"""A toy for three seats: dice that others meddle with, windows within windows, and haggling.

- TV-1 Three cards are dealt to each seat, hidden. Each turn: the throw, the haggling, a new card.
- TV-2 The throw: four or more earns two coins.
- TV-3 Between the roll and its result, anyone may play luck (one more); clockwise from the left.
- TV-3.1 A curse takes two from the roll, unless it is warded off. No other card fits here.
- TV-4 Anyone may ward a curse off with a charm, once.
- TV-5 The active seat offers its left neighbour coins for a card; it may be countered twice.
- TV-5.1 Nobody offers more coins than the active seat has, nor the same terms again.
- TV-6 The seller puts a card aside, unseen; the buyer pays and takes it, or leaves it.
- TV-7 After six turns the most coins win.
"""

from __future__ import annotations

import underdeck.core.action as action
from tests.toys.haggling import Buy, Haggle, PutAside, Visit
from tests.toys.looks import look
from tests.toys.taproom import (
    ACTIVE,
    CHARM,
    COINS,
    CURSE,
    DECK,
    DISCARD,
    EARNED,
    GAVE,
    GIVE,
    GOT,
    HAND,
    KINDS,
    LUCK,
    NOT_FITTING,
    NOT_HELD,
    OFFERED,
    PLACES,
    PLAY,
    PLAYED,
    PROPOSE,
    PUT_ASIDE,
    ROLLED,
    SAME_TERMS,
    SEATS,
    STRUCK,
    TOO_DEAR,
    TURN,
    TURNS,
    WARD,
    WARDED,
    play,
    propose,
)
from underdeck.core.game import Game
from underdeck.core.kernel import Book, State, Step
from underdeck.core.saying import OWNER as OWNER_SEES
from underdeck.core.saying import Happening, Outcome, Refusal, Words
from underdeck.core.steps import ACCEPT, NOT_ASKED, PASS, Again, All, Order, Roll
from underdeck.core.verbs import Card, Number, Verb, Verbs
from underdeck.core.windows import Window


class Gather(Step):
    """The cards make the deck (TV-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        for card in KINDS.all():
            DECK.put(s, 0, card)


class Deal(Step):
    """Three cards to each seat (TV-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        for seat in range(s.book.seats):
            for _ in range(3):
                HAND.put(s, seat, DECK.pop(s, 0))


class Cards(Window):
    """A window in which cards of the hand are played, only those that `fit`."""

    def __init__(self, *fit: int) -> None:
        super().__init__()
        self.fit = fit

    def first(self, s: State, me: int, it: int) -> int:
        return (ACTIVE.get(s, 0) + 1) % s.book.seats

    def plays(self, s: State, me: int, it: int, seat: int) -> None:
        for card in self.fit:
            s.consider(self, me, it, play(card))

    def bars(self, s: State, me: int, it: int, seat: int, a: int) -> None:
        card = action.card(a)
        if a != play(card):
            s.bar(NOT_ASKED)
            return
        if not HAND.holding(s, seat, card):
            s.bar(NOT_HELD)
        if card not in self.fit:
            s.bar(NOT_FITTING)

    def play(self, s: State, me: int, it: int, seat: int, a: int) -> None:
        HAND.take(s, seat, action.card(a))
        DISCARD.put(s, 0, action.card(a))
        s.tell(PLAYED, seat, action.card(a), 0, 0)


class Meddle(Cards):
    """Between the roll and its result: luck and curses (TV-3). Below lies the frame of the roll."""

    def __init__(self, strike: Step) -> None:
        super().__init__(CURSE, LUCK)
        self.strike = strike

    def parts(self) -> list[Step]:
        return [self.strike]

    def play(self, s: State, me: int, it: int, seat: int, a: int) -> None:
        super().play(s, me, it, seat, a)
        if action.card(a) == CURSE:
            s.do(self.strike, me, seat)
        else:
            change_roll(s, 1)


def change_roll(s: State, by: int) -> None:
    """The die shows more or less; its number is the `it` of the frame below the window's."""
    s.hand(1, 3, s.frame(1, 3) + by)


class WardOff(Cards):
    """A charm wards a curse off (TV-4): the curse's frame, below, is told so in its `x`."""

    def bars(self, s: State, me: int, it: int, seat: int, a: int) -> None:
        super().bars(s, me, it, seat, a)
        if a == play(CHARM) and s.frame(1, 4):
            s.bar(WARDED)

    def play(self, s: State, me: int, it: int, seat: int, a: int) -> None:
        super().play(s, me, it, seat, a)
        s.hand(1, 4, 1)
        s.tell(WARD, seat, 0, 0, 0)


class Strike(Step):
    """A curse that nobody wards off takes two from the roll (TV-3.1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        if not s.x:
            change_roll(s, -2)
            s.tell(STRUCK, it, 0, 0, 0)


class Shows(Step):
    """Tell what the die shows."""

    def begin(self, s: State, me: int, it: int) -> None:
        s.tell(ROLLED, me, 0, it, 0)


class Result(Step):
    """Four or more earns two coins (TV-2)."""

    def begin(self, s: State, me: int, it: int) -> None:
        if it >= 4:
            COINS.add(s, me, 2)
            s.tell(EARNED, me, 0, 2, 0)


class Next(Step):
    """A new card, then the turn of the seat to the left, or the end after six (TV-7)."""

    def begin(self, s: State, me: int, it: int) -> None:
        if DECK.count(s, 0) > 0:
            HAND.put(s, me, DECK.pop(s, 0))
        TURN.add(s, 0, 1)
        if TURN.get(s, 0) == TURNS:
            s.end()
            return
        left = (me + 1) % s.book.seats
        ACTIVE.set(s, 0, left)
        s.hand(0, 2, left)


def turn() -> Step:
    strike = All(WardOff(CHARM), Strike())
    throw = Roll(6, All(Shows(), Meddle(strike), Result()))
    step = All(throw, Visit(Haggle(2, All(PutAside(), Buy()))), Next())
    step.name = "Turn"
    return step


def said(words: str) -> Words:
    return lambda s, a: words


REFUSALS = (
    Refusal(NOT_ASKED, "TV-1", said("That is no answer."), said("Choose an option.")),
    Refusal(NOT_HELD, "TV-1", said("You do not hold it."), said("Play what you hold.")),
    Refusal(NOT_FITTING, "TV-3.1", said("It does not fit here."), said("Play one that does.")),
    Refusal(WARDED, "TV-4", said("It is warded off already."), said("Pass.")),
    Refusal(TOO_DEAR, "TV-5.1", said("There are not so many coins."), said("Offer fewer.")),
    Refusal(SAME_TERMS, "TV-5.1", said("These terms stand already."), said("Accept them.")),
)
HAPPENINGS = (
    Happening(ROLLED, "rolled", "TV-2", "Seat {seat} rolls {x}."),
    Happening(PLAYED, "played", "TV-3", "Seat {seat} plays {card}."),
    Happening(STRUCK, "struck", "TV-3.1", "The curse of seat {seat} strikes."),
    Happening(WARD, "ward", "TV-4", "Seat {seat} wards the curse off."),
    Happening(EARNED, "earned", "TV-2", "Seat {seat} earns {x} coins."),
    Happening(OFFERED, "offered", "TV-5", "Seat {seat} offers {x} coins."),
    Happening(
        PUT_ASIDE, "put aside", "TV-6", "{card} is put aside.", face=OWNER_SEES, unseen="A card."
    ),
    Happening(GAVE, "gave", "TV-6", "{card} is sold.", face=OWNER_SEES, unseen="A card is sold."),
    Happening(GOT, "got", "TV-6", "{card} is bought.", face=OWNER_SEES, unseen="A card is bought."),
)
VERBS = Verbs(
    KINDS,
    (
        Verb(action.verb(PASS), "pass", "TV-3", idle=True),
        Verb(2, "order", "TV-1"),
        Verb(3, "roll", "TV-2", x=Number(1, 6)),
        Verb(action.verb(ACCEPT), "accept", "TV-5"),
        Verb(PLAY, "play", "TV-3", card=Card()),
        Verb(PROPOSE, "propose", "TV-5", x=Number(1, 4)),
        Verb(GIVE, "give", "TV-6", card=Card(), secret=True),
    ),
)


__all__ = ["CHARM", "KINDS", "PLACES", "game", "propose"]


def outcome(game: Game, s: State) -> Outcome:
    coins = tuple(COINS.get(s, seat) for seat in range(game.seats))
    winners = tuple(seat for seat in range(game.seats) if coins[seat] == max(coins))
    name = f"seat {winners[0] + 1}" if len(winners) == 1 else "tie"
    return Outcome(name, "TV-7", "Most coins.", coins, winners)


def game() -> Game:
    forever = Again(turn())
    forever.name = "Turns"
    root = All(Gather(), Order(DECK, 0), Deal(), forever)
    return Game(
        name="tavern",
        title="Tavern",
        version="TV 1",
        variant=(),
        seats=SEATS,
        places=PLACES,
        kinds=KINDS,
        verbs=VERBS,
        book=Book(root, SEATS, PLACES.length(SEATS), 12, VERBS.idle()),
        refusals=REFUSALS,
        happenings=HAPPENINGS,
        settle=lambda s: None,
        rest=lambda s, given: s.do(s.book.names["Turns"], 0, 0),
        outcome_of=outcome,
        look_of=look,
        prefer=lambda game, view, a: 0,
    )
