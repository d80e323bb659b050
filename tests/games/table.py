"""A table for tests: a position set up by hand, then a story of plays, refusals and changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE, State
from underdeck.core.look import Look
from underdeck.core.places import Counter, Zone
from underdeck.core.refusal import Illegal
from underdeck.core.saying import Event, Outcome
from underdeck.core.sight import owners
from underdeck.core.steps import ROLL


class Table:
    """One match of any game, from a real deal or from a position put together card by card.

    `told` is every event so far. A story ends with `settled`.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told: list[Event] = []
        self.made: State | None = None
        self.begun = False

    # Setting up ----------------------------------------------------------------------------

    def deal(self) -> Self:
        """The match begins as the rules say; CHANCE is asked, and answered by the story."""
        assert self.made is None
        self.made = self.game.book.begin()
        self.begin()
        return self

    def put(self, place: str, *names: str, owner: int = 0, mark: int = 0) -> Self:
        """Cards lie in a place before the story begins, the last one on top."""
        assert not self.begun, "the story has begun"
        for name in names:
            self.zone(place).put_marked(self.row, owner, self.card(name), mark)
        return self

    def rest(self) -> None:
        """Let the steps wait where the story is to begin."""
        self.game.rest(self.row, frozenset())

    def begin(self) -> None:
        """From here on the rules are at work."""
        self.begun = True
        self.row.listener = self
        self.row.run()
        self.check_cards()

    @property
    def row(self) -> State:
        """The state, the rules not yet at work."""
        if self.made is None:
            self.made = State(self.game.book)
        return self.made

    @property
    def state(self) -> State:
        """The state, at a question or at the end."""
        if not self.begun:
            self.rest()
            self.begin()
        return self.row

    # Asking --------------------------------------------------------------------------------

    def zone(self, name: str) -> Zone:
        return next(zone for zone in self.game.places.zones if zone.name == name)

    def counter(self, name: str) -> Counter:
        return next(counter for counter in self.game.places.counters if counter.name == name)

    def card(self, name: str) -> int:
        return self.game.kinds.numbers[name]

    def cards(self, place: str, owner: int = 0) -> list[str]:
        """The cards of a place by name, the lowest first."""
        zone, s = self.zone(place), self.state
        return [self.game.kinds.name(zone.card(s, owner, i)) for i in range(zone.count(s, owner))]

    def number(self, name: str, owner: int = 0) -> int:
        """A counter's number, or how many cards lie in a place (of all owners, if -1)."""
        for counter in self.game.places.counters:
            if counter.name == name:
                return counter.get(self.state, owner)
        zone, s = self.zone(name), self.state
        everybody = range(owners(s, zone)) if owner < 0 else (owner,)
        return sum(zone.count(s, me) for me in everybody)

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.state.seat()

    @property
    def options(self) -> list[str]:
        """What the seat that is asked may do, in words."""
        return [self.game.words(self.state, a) for a in self.game.options(self.state)]

    def offers(self, words: str) -> bool:
        """Whether that may be done now."""
        return self.read(words) in self.game.options(self.state)

    @property
    def view(self) -> State:
        """What the seat that is asked sees (all, when nobody is asked)."""
        return self.game.redact(self.state, self.asked) if self.asked >= 0 else self.state

    @property
    def look(self) -> Look:
        return self.game.look(self.view)

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def said(self, seat: int = 0) -> list[str]:
        """What a seat was told so far."""
        return [event.sentence(self.game.kinds, seat) for event in self.told]

    # Playing -------------------------------------------------------------------------------

    def read(self, words: str) -> int:
        return self.game.read_action(self.state, words)

    def play(self, *several: str) -> Self:
        """Do these, one after the other; each must be legal."""
        for words in several:
            a = self.read(words)
            reason = self.game.why(self.view, a)
            assert reason.legal, f"{words}: {reason.facts} ({reason.rule})"
            self.game.apply(self.state, a)
            self.check_cards()
        return self

    def roll(self, shows: int) -> Self:
        """The die that CHANCE is asked for shows this."""
        assert self.asked == CHANCE
        self.game.apply(self.state, ROLL | shows << 8)
        return self

    def order(self, *names: str) -> Self:
        """CHANCE puts these cards on top, the first named uppermost, the others below."""
        assert self.game.orders(self.state)
        below: list[int] = self.state.asking().cards(self.state, self.state.frame(0, 2))  # type: ignore[attr-defined]
        top = [self.card(name) for name in reversed(names)]
        for card in top:
            below.remove(card)
        self.game.arrange(self.state, below + top)
        return self

    # Claims --------------------------------------------------------------------------------

    def refuses(
        self,
        words: str,
        rule: str,
        *,
        facts: str = "",
        remedy: str = "",
        also: tuple[str, ...] = (),
    ) -> None:
        """That is not legal, by this rule, with these facts and what would be legal."""
        a = self.read(words)
        before = self.state.values()
        reason = self.game.why(self.view, a)
        assert not reason.legal, f"{words} is legal by {reason.rule}"
        assert (reason.rule, reason.also) == (rule, also), reason
        assert facts in reason.facts, reason.facts
        assert remedy in reason.remedy, reason.remedy
        try:
            self.game.apply(self.state, a)
        except Illegal:
            assert self.state.values() == before
        else:
            raise AssertionError(f"{words} is refused, and yet it was done")

    @contextmanager
    def changes(self, **by: int) -> Iterator[None]:
        """Places (how many cards, of all owners) and counters change by exactly this much.

        What is not named does not change. A space in a name is written as an underscore.
        """
        before = self.numbers()
        yield
        after = self.numbers()
        wanted = dict.fromkeys(before, 0) | {name.replace("_", " "): n for name, n in by.items()}
        assert wanted.keys() == before.keys(), f"no such place: {wanted.keys() - before.keys()}"
        assert {name: after[name] - before[name] for name in before} == wanted

    def numbers(self) -> dict[str, int]:
        """Every place and counter, of all owners together."""
        counted = {zone.name: self.number(zone.name, -1) for zone in self.game.places.zones}
        for counter in self.game.places.counters:
            everybody = range(self.game.seats if counter.seated else counter.owners)
            counted[counter.name] = sum(counter.get(self.state, me) for me in everybody)
        return counted

    def settled(self, *resting: str) -> None:
        """No question is left over: the match is over, or one of the resting steps asks."""
        s = self.state
        self.check_cards()
        if s.over():
            assert (s.depth(), self.options) == (0, [])
            return
        assert s.asking().name in resting, f"{s.asking().name} still asks"

    def check_cards(self) -> None:
        """Every card lies somewhere exactly once."""
        lying = [
            zone.card(self.row, me, i)
            for zone in self.game.places.zones
            if not zone.tally
            for me in range(owners(self.row, zone))
            for i in range(zone.count(self.row, me))
        ]
        assert sorted(lying) == sorted(self.game.cards)

    def hear(self, s: State, kind: int, me: int, card: int, x: int, y: int) -> None:
        what = next(one for one in self.game.happenings if one.number == kind)
        self.told.append(Event(what, me, card, x, y))
