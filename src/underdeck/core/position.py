"""A position read from a document: any state of a game, with some of its cards left open."""
# plain: once a position that is read

from __future__ import annotations

import underdeck.core.cards as cards
import underdeck.core.rng as rng
import underdeck.core.sight as sight
import underdeck.core.waiting as waiting
from underdeck.core.cards import Held
from underdeck.core.finding import Document, Find, found
from underdeck.core.game import Game, Unfit
from underdeck.core.kernel import ALL, HEADER, NOBODY, VIEWER, State
from underdeck.core.misplaced import BadPosition, Misplaced, Path
from underdeck.core.places import Counter, Zone
from underdeck.core.refusal import Illegal, Overrun
from underdeck.core.toml import said
from underdeck.core.verbs import nearest
from underdeck.core.written import fingerprint, numbers, owners, several, text

KEYS = ("game", "variant", "cards", "seats", "seat", "viewer", "waiting")

__all__ = ["BadPosition", "Document", "Find", "fingerprint", "read", "text"]


def read(find: Find, document: Document, seed: int = 0) -> tuple[Game, State]:
    """The game and the state (or view) that a document describes. Raises BadPosition.

    `seed` deals the cards that are left open. Every card is somewhere exactly once afterwards,
    and the state stands at a question or at the end.
    """
    game = found(find, document)
    return game, Position(game, document).state(seed)


class Position:
    """A document of a game, on its way to a state."""

    def __init__(self, game: Game, document: Document) -> None:
        self.game = game
        self.document = document
        self.wrong: list[Misplaced] = []
        self.given = frozenset(key for key in document if key not in KEYS)
        self.zones = [zone for zone in game.places.zones if owners(game, zone) > 0]

    def state(self, seed: int) -> State:
        """The state. Raises BadPosition."""
        self.check_keys()
        held = [(z, self.held(z)) for z in self.zones]
        counted = [(c, self.counted(c)) for c in self.game.places.counters]
        viewer = self.seat("viewer", ALL, NOBODY)
        lying = [(zone, place) for zone, place in held if not zone.tally]
        left = cards.pool(self.game, [place for _, place in lying], self.wrong)
        self.stop_if_wrong()
        seed = sight.shuffled(left, rng.stream(seed, 0))
        if viewer == ALL:
            self.wrong += cards.deal(self.game, lying, left)
            self.wrong += open_tallies(held)
        else:
            self.wrong += open_slots(held)
        self.stop_if_wrong()
        s = self.laid(held, counted)
        s.set(VIEWER, viewer)
        if viewer == ALL:
            self.game.fill(s, self.given, left)
        self.wrong += cards.over(self.game, s, left)
        self.stop_if_wrong()
        if viewer == ALL:
            s = sight.complete(s, self.game.places, self.game.kinds, self.game.cards, seed)
        self.stand(s)
        self.check_sight(s)
        return s

    def stop_if_wrong(self) -> None:
        """Raise BadPosition if anything is wrong so far."""
        if self.wrong:
            raise BadPosition(self.wrong)

    # What the document says ----------------------------------------------------------------

    def check_keys(self) -> None:
        """Every key is one that a position of this game has."""
        counters = self.game.places.counters
        known = [*KEYS, *(z.name for z in self.zones), *(c.name for c in counters)]
        for key in self.document:
            if key not in known:
                what = f"a position of {self.game.title} has no {key!r}"
                self.wrong.append(Misplaced((key,), what, nearest(key, known), key=True))

    def held(self, zone: Zone) -> Held:
        """The cards that the document puts in a place."""
        if zone.name not in self.document:
            return [[] for _ in range(owners(self.game, zone))]
        return cards.held(self.game, zone, self.document[zone.name], self.wrong)

    def counted(self, counter: Counter) -> list[int] | None:
        """The numbers that the document gives a counter; None if it gives none."""
        if counter.name not in self.document:
            return None
        value = self.document[counter.name]
        n = owners(self.game, counter)
        if not several(self.game, counter):
            return [self.count(counter, value, (counter.name,))]
        if not isinstance(value, list) or len(value) != n:
            right = f"it is a list of {n} numbers"
            self.wrong.append(
                Misplaced((counter.name,), f"{counter.name!r} is {said(value)}", right)
            )
            return None
        return [self.count(counter, one, (counter.name, i)) for i, one in enumerate(value)]

    def count(self, counter: Counter, value: object, path: Path) -> int:
        """One number of a counter."""
        right = f"it is a number from {counter.least} to {counter.most}"
        fit = isinstance(value, int) and not isinstance(value, bool)
        if fit and isinstance(value, int) and counter.least <= value <= counter.most:
            return value
        self.wrong.append(Misplaced(path, f"{counter.name!r} is {said(value)}", right))
        return counter.least

    def seat(self, key: str, absent: int, zero: int) -> int:
        """A seat from 0, `zero` for 0, `absent` if the key is not there."""
        if key not in self.document:
            return absent
        value = self.document[key]
        n = self.game.seats
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= n:
            right = f"it is a seat from 1 to {n}, or 0 for none"
            self.wrong.append(Misplaced((key,), f"{key!r} is {said(value)}", right))
            return absent
        return value - 1 if value else zero

    # What becomes of it --------------------------------------------------------------------

    def laid(
        self, held: list[tuple[Zone, Held]], counted: list[tuple[Counter, list[int] | None]]
    ) -> State:
        """A state with these cards and numbers, in which nothing waits yet."""
        s = State(self.game.book)
        for zone, place in held:
            for me, row in enumerate(place):
                for one in row:
                    zone.put_marked(s, me, one.card, one.mark)
        for counter, values in counted:
            for me in range(owners(self.game, counter)):
                counter.set(s, me, values[me] if values else counter.least)
        return s

    def stand(self, s: State) -> None:
        """The steps wait, the game makes it one of its positions, and somebody is asked."""
        if "waiting" in self.document:
            self.wrong += waiting.wait(self.game, s, self.document["waiting"])
            self.stop_if_wrong()
        else:
            self.game.rest(s, self.given)
        self.settle(s)
        if "waiting" in self.document or s.viewer() != ALL:
            self.check_question(s)
        s.run()
        asked = max(0, s.seat() + 1)
        if self.seat("seat", asked - 1, -1) != asked - 1:
            right = f"seat {asked} is asked here" if asked else "no seat is asked here: it is 0"
            self.wrong.append(
                Misplaced(("seat",), f"'seat' is {said(self.document['seat'])}", right)
            )
        self.stop_if_wrong()

    def check_question(self, s: State) -> None:
        """The innermost step asks at once, and changes nothing. Raises BadPosition."""
        asks = s.copy()
        try:
            asks.run()
            same = asks.values()[HEADER:] == s.values()[HEADER:]
        except (Illegal, Overrun):
            same = False
        if not same:
            step = s.asking().name
            right = "let the last be one that asks, or leave 'waiting' out"
            path = ("waiting", s.depth() - 1)
            raise BadPosition([Misplaced(path, f"{step!r} asks nobody in this position", right)])

    def settle(self, s: State) -> None:
        """Let the game make it one of its positions; what the document says must stay."""
        counters = self.game.places.counters
        before = [numbers(self.game, s, counter) for counter in counters]
        try:
            self.game.settle(s)
        except Unfit as error:
            raise BadPosition([self.unfit(error)]) from None
        for counter, was in zip(counters, before, strict=True):
            now = numbers(self.game, s, counter)
            if counter.name in self.document and now != was:
                what = f"{counter.name!r} is {said(was)}"
                self.wrong.append(
                    Misplaced((counter.name,), what, f"with these cards it is {said(now)}")
                )
        self.stop_if_wrong()

    def unfit(self, error: Unfit) -> Misplaced:
        """What the game says of a place, with its path."""
        path: Path = (error.place,) if error.place in self.document else ()
        place = self.document.get(error.place)
        if isinstance(place, list) and error.owner < len(place):
            zone = next((z for z in self.zones if z.name == error.place), None)
            if zone is not None and several(self.game, zone):
                path = (*path, error.owner)
        what, _, right = str(error).partition("; ")
        return Misplaced(path, f"{error.place}: {what}", right)

    def check_sight(self, s: State) -> None:
        """A view shows exactly what its viewer sees."""
        viewer = s.viewer()
        if viewer == ALL:
            return
        for zone in self.zones:
            for me in range(sight.owners(s, zone)):
                for i in range(zone.count(s, me)):
                    sees = sight.visible(s, zone, me, i, viewer)
                    if sees != (zone.card(s, me, i) > 0):
                        what = f"the viewer {'sees' if sees else 'does not see'} a card here"
                        right = "give its name" if sees else "write it as '?'"
                        self.wrong.append(Misplaced((zone.name,), what, right))
        self.stop_if_wrong()


def open_tallies(held: list[tuple[Zone, Held]]) -> list[Misplaced]:
    """The cards that a tally leaves open, which lists only what is known."""
    return [
        Misplaced(one.path, "a list of what is known has no card left open", "give its name")
        for zone, place in held
        for row in place
        for one in row
        if zone.tally and one.card <= 0
    ]


def open_slots(held: list[tuple[Zone, Held]]) -> list[Misplaced]:
    """The cards of a view of which not even the back is known."""
    return [
        Misplaced(one.path, "a card's back is not told", f"write '? {zone.holds.split()[0]}'")
        for zone, place in held
        for row in place
        for one in row
        if one.card == cards.ANY
    ]
