"""A toy for two seats that is about knowing: peeked cards, moved and hidden, until a shuffle.

- CE-1 Four cards lie face down in a row; their backs tell upper cards from lower ones.
- CE-2 Each turn is one of these; after eight turns the higher score wins.
- CE-2.1 Peek at a face-down card: the seat knows it until it is shuffled, wherever it moves.
- CE-2.2 Show a card: it stays face up, and scores what it is worth.
- CE-2.3 Hide a card that is face up: all have seen it and know it.
- CE-2.4 Swap two cards that lie side by side, as they lie.
- CE-2.5 Take a card into the hand; a new one is dealt to the row's right end.
- CE-2.6 Stash: put a hand card at one end of the row, unseen; the other end's goes under the deck.
- CE-2.7 Shuffle the row into the deck and deal anew: nobody knows a card any more.
"""

from __future__ import annotations

import underdeck.core.action as action
from tests.toys.looks import look
from underdeck.core.declaration import Places
from underdeck.core.game import Game
from underdeck.core.kernel import Book, State, Step
from underdeck.core.kinds import Kinds
from underdeck.core.places import NOONE, OWNER, UP, known
from underdeck.core.saying import OWNER as OWNER_SEES
from underdeck.core.saying import Happening, Outcome, Refusal, Words
from underdeck.core.steps import NOT_ASKED, Again, All, Order
from underdeck.core.verbs import Card, Number, Verb, Verbs

SEATS = 2
ROOMS = 4
TURNS = 8
WORTH = {"rat": 0, "gem": 2, "crown": 5, "snake": 0, "idol": 3}

KINDS = Kinds()
RAT = KINDS.add("rat", "upper", copies=2, back=1)
GEM = KINDS.add("gem", "upper", copies=3, back=1)
CROWN = KINDS.add("crown", "upper", copies=1, back=1)
SNAKE = KINDS.add("snake", "lower", copies=2, back=2)
IDOL = KINDS.add("idol", "lower", copies=2, back=2)

PLACES = Places(seats=SEATS)
DECK = PLACES.zone("deck", "upper lower", room=10, sight=NOONE, marks=())
ROW = PLACES.zone("row", "upper lower", room=5, sight=NOONE, marks=())
HAND = PLACES.zone("hand", "upper lower", room=8, seated=True, sight=OWNER, ordered=False, marks=())
PICKED = PLACES.zone("picked", "upper lower", room=1, seated=True, sight=OWNER, marks=())
SCORE = PLACES.counter("score", seated=True)
TURN = PLACES.counter("turn", most=TURNS)
PLACES.close()

PEEK, SHOW, HIDE, SWAP, TAKE, STASH, LEFT, RIGHT, SHUFFLE = range(8, 17)
NO_CARD, LIES_UP, LIES_DOWN, NOT_HELD, KNOWN, NO_DECK = 1, 2, 3, 4, 5, 6
PEEKED, SHOWN, HIDDEN, SWAPPED, TAKEN, STASHED, SHUFFLED = range(1, 8)


def at(verb: int, i: int) -> int:
    return action.pack(verb, 0, i, 0)


def stash(card: int) -> int:
    return action.pack(STASH, card, 0, 0)


def face_up(s: State, i: int) -> bool:
    return ROW.mark(s, 0, i) & UP != 0


class Gather(Step):
    """All cards are in the deck (CE-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        for card in KINDS.all():
            DECK.put(s, 0, card)


class Deal(Step):
    """The row is filled to four from the deck, face down (CE-1)."""

    def begin(self, s: State, me: int, it: int) -> None:
        while ROW.count(s, 0) < ROOMS and DECK.count(s, 0) > 0:
            DECK.move(s, 0, DECK.count(s, 0) - 1, ROW, 0)


class Turn(Step):
    """One action of a seat (CE-2)."""

    def __init__(self, stash: Step, shuffle: Step) -> None:
        super().__init__()
        self.stash = stash
        self.reshuffle = shuffle

    def parts(self) -> list[Step]:
        return [self.stash, self.reshuffle]

    def begin(self, s: State, me: int, it: int) -> None:
        s.ask(self, me, me, it)

    def candidates(self, s: State, me: int, it: int) -> None:
        for verb in (PEEK, SHOW, HIDE, SWAP, TAKE):
            for i in range(ROOMS):
                s.consider(self, me, it, at(verb, i))
        last = 0
        for i in range(HAND.count(s, me)):
            card = HAND.card(s, me, i)
            if card != last:
                s.consider(self, me, it, stash(card))
            last = card
        s.consider(self, me, it, at(SHUFFLE, 0))

    def barred(self, s: State, me: int, it: int, a: int) -> None:
        verb, i = action.verb(a), action.x(a)
        if a == at(SHUFFLE, 0):
            return
        if verb == STASH and a == stash(action.card(a)):
            if not HAND.holding(s, me, action.card(a)):
                s.bar(NOT_HELD)
        elif verb not in (PEEK, SHOW, HIDE, SWAP, TAKE) or a != at(verb, i):
            s.bar(NOT_ASKED)
        elif i + (verb == SWAP) >= ROW.count(s, 0):
            s.bar(NO_CARD)
        elif verb == HIDE:
            if not face_up(s, i):
                s.bar(LIES_DOWN)
        elif verb in (PEEK, SHOW):
            if face_up(s, i):
                s.bar(LIES_UP)
            if verb == PEEK and ROW.mark(s, 0, i) & known(me):
                s.bar(KNOWN)

    def chosen(self, s: State, me: int, it: int, a: int) -> None:
        verb, i = action.verb(a), action.x(a)
        if verb == SHUFFLE:
            s.do(self.reshuffle, me, it)
        elif verb == STASH:
            HAND.forget(s, me)
            HAND.move(s, me, HAND.find(s, me, action.card(a)), PICKED, me)
            s.do(self.stash, me, it)
        else:
            {PEEK: peek, SHOW: show, HIDE: hide, SWAP: swap, TAKE: take}[verb](s, me, i)


def peek(s: State, me: int, i: int) -> None:
    ROW.set_mark(s, 0, i, ROW.mark(s, 0, i) | known(me))
    s.tell(PEEKED, me, ROW.card(s, 0, i), i, 0)


def show(s: State, me: int, i: int) -> None:
    ROW.set_mark(s, 0, i, UP)
    s.tell(SHOWN, me, ROW.card(s, 0, i), i, 0)
    SCORE.add(s, me, WORTH[KINDS.names[ROW.card(s, 0, i)]] if ROW.card(s, 0, i) > 0 else 0)


def hide(s: State, me: int, i: int) -> None:
    ROW.set_mark(s, 0, i, known(0) | known(1))
    s.tell(HIDDEN, me, ROW.card(s, 0, i), i, 0)


def swap(s: State, me: int, i: int) -> None:
    mark = ROW.mark(s, 0, i)
    ROW.insert(s, 0, i + 1, ROW.remove(s, 0, i), mark)
    s.tell(SWAPPED, me, 0, i, 0)


def take(s: State, me: int, i: int) -> None:
    mark = ROW.mark(s, 0, i)
    if mark & UP:
        ROW.set_mark(s, 0, i, known(0) | known(1))
    s.tell(TAKEN, me, ROW.card(s, 0, i), i, 0)
    ROW.move(s, 0, i, HAND, me)


class Stash(Step):
    """The card picked goes face down to one end of the row, known to its owner (CE-2.6)."""

    def begin(self, s: State, me: int, it: int) -> None:
        s.ask(self, me, me, it)

    def candidates(self, s: State, me: int, it: int) -> None:
        s.offer(at(LEFT, 0))
        s.offer(at(RIGHT, 0))

    def barred(self, s: State, me: int, it: int, a: int) -> None:
        if a not in (at(LEFT, 0), at(RIGHT, 0)):
            s.bar(NOT_ASKED)

    def chosen(self, s: State, me: int, it: int, a: int) -> None:
        card = PICKED.pop(s, me)
        n = ROW.count(s, 0)
        goes = n - 1 if a == at(LEFT, 0) else 0
        mark = ROW.mark(s, 0, goes)
        DECK.put_under(s, 0, ROW.remove(s, 0, goes), known(0) | known(1) if mark & UP else mark)
        ROW.insert(s, 0, 0 if a == at(LEFT, 0) else n - 1, card, known(me))
        s.tell(STASHED, me, card, 0, 0)


class Collect(Step):
    """The row goes face down into the deck (CE-2.7)."""

    def begin(self, s: State, me: int, it: int) -> None:
        while ROW.count(s, 0) > 0:
            ROW.move(s, 0, 0, DECK, 0)
        s.tell(SHUFFLED, me, 0, 0, 0)


class Next(Step):
    """The other seat's turn, or the end (CE-2)."""

    def begin(self, s: State, me: int, it: int) -> None:
        TURN.add(s, 0, 1)
        if TURN.get(s, 0) == TURNS:
            s.end()
            return
        s.hand(0, 2, 1 - me)


def said(words: str) -> Words:
    return lambda s, a: words


REFUSALS = (
    Refusal(NOT_ASKED, "CE-2", said("That is no answer."), said("Choose an option.")),
    Refusal(NO_CARD, "CE-1", said("No card lies there."), said("Choose another.")),
    Refusal(LIES_UP, "CE-2.1", said("It is face up."), said("Choose one face down.")),
    Refusal(LIES_DOWN, "CE-2.3", said("It is face down."), said("Choose one face up.")),
    Refusal(NOT_HELD, "CE-2.6", said("You do not hold it."), said("Stash what you hold.")),
    Refusal(KNOWN, "CE-2.1", said("You know it."), said("Peek at another.")),
)
HAPPENINGS = (
    Happening(PEEKED, "peeked", "CE-2.1", "{card} at {x}.", face=OWNER_SEES, unseen="At {x}."),
    Happening(SHOWN, "shown", "CE-2.2", "Seat {seat} shows {card} at {x}."),
    Happening(HIDDEN, "hidden", "CE-2.3", "{card} at {x} is hidden."),
    Happening(SWAPPED, "swapped", "CE-2.4", "{x} changes places with the next."),
    Happening(TAKEN, "taken", "CE-2.5", "{card} taken.", face=OWNER_SEES, unseen="A card taken."),
    Happening(STASHED, "stashed", "CE-2.6", "{card} put.", face=OWNER_SEES, unseen="A card put."),
    Happening(SHUFFLED, "shuffled", "CE-2.7", "Seat {seat} shuffles."),
)
INDEX = Number(0, ROOMS - 1)
VERBS = Verbs(
    KINDS,
    (
        Verb(2, "order", "CE-1"),
        Verb(PEEK, "peek", "CE-2.1", x=INDEX),
        Verb(SHOW, "show", "CE-2.2", x=INDEX),
        Verb(HIDE, "hide", "CE-2.3", x=INDEX),
        Verb(SWAP, "swap", "CE-2.4", x=INDEX),
        Verb(TAKE, "take", "CE-2.5", x=INDEX),
        Verb(STASH, "stash", "CE-2.6", card=Card(), secret=True),
        Verb(LEFT, "left", "CE-2.6"),
        Verb(RIGHT, "right", "CE-2.6"),
        Verb(SHUFFLE, "shuffle", "CE-2.7", idle=True),
    ),
)


def outcome(game: Game, s: State) -> Outcome:
    scores = tuple(SCORE.get(s, seat) for seat in range(SEATS))
    winners = tuple(seat for seat in range(SEATS) if scores[seat] == max(scores))
    name = f"seat {winners[0] + 1}" if len(winners) == 1 else "tie"
    return Outcome(name, "CE-2", "The higher score.", scores, winners)


def game() -> Game:
    turn = All(Turn(Stash(), All(Collect(), Order(DECK, 0))), Deal(), Next())
    turn.name = "Round"
    forever = Again(turn)
    forever.name = "Rounds"
    root = All(Gather(), Order(DECK, 0), Deal(), forever)
    return Game(
        name="cellar",
        title="Cellar",
        version="CE 1",
        variant=(),
        seats=SEATS,
        places=PLACES,
        kinds=KINDS,
        verbs=VERBS,
        book=Book(root, SEATS, PLACES.length(SEATS), 10, VERBS.idle()),
        refusals=REFUSALS,
        happenings=HAPPENINGS,
        settle=lambda s: None,
        rest=lambda s, given: s.do(s.book.names["Rounds"], 0, 0),
        outcome_of=outcome,
        look_of=look,
        prefer=lambda game, view, a: 0,
    )
