"""Places: what a game's row holds, declared once, with what it is called and who sees it."""

from __future__ import annotations

from underdeck.core.kernel import State
from underdeck.core.refusal import Overrun
from underdeck.core.widths import i32

EVERYONE = 0  # sight: all seats see the cards
OWNER = 1  # only the seat whose place it is
NOONE = 2  # nobody, but for marks

UP = 64  # mark: the card lies face up; the six bits below say which seats know it
FIRST_MARK = 128  # the first of the marks that a game names


def known(seat: i32) -> int:
    """The mark of a card that `seat` knows."""
    return 1 << seat


class Zone:  # compiled: final
    """A row of cards for each owner, the last one on top; perhaps with a mark on each card."""

    __slots__ = (
        "at",
        "crowd",
        "few",
        "holds",
        "marked",
        "marks",
        "name",
        "ordered",
        "owners",
        "room",
        "seated",
        "sight",
        "solo",
        "stride",
        "tally",
    )  # fmt: skip

    name: str
    holds: str
    at: i32
    stride: i32
    room: i32
    owners: i32
    few: i32
    crowd: i32
    seated: bool
    solo: bool
    sight: i32
    ordered: bool
    marked: bool
    marks: tuple[str, ...]
    tally: bool

    def __init__(
        self,
        name: str,
        holds: str,
        room: i32,
        owners: i32,
        seated: bool,
        sight: i32,
        ordered: bool,
        marked: bool,
        marks: tuple[str, ...],
    ) -> None:
        self.name = name
        self.holds = holds
        self.at = 0
        self.stride = 0
        self.room = room
        self.owners = owners
        self.few = owners
        self.crowd = 0
        self.seated = seated
        self.solo = False
        self.sight = sight
        self.ordered = ordered
        self.marked = marked
        self.marks = marks
        self.tally = False

    def size(self) -> int:
        """Slots for one owner: a count, the cards, the marks."""
        return 1 + self.room * (2 if self.marked else 1)

    def owned(self, seats: i32) -> int:
        """How many owners there are in a match of so many seats; see `Places.zone`."""
        if self.seated:
            return seats
        if self.solo:
            return self.owners if seats == 1 else 0
        return self.owners if seats >= self.crowd else self.few

    # Looking -------------------------------------------------------------------------------

    def base(self, me: i32) -> int:  # compiled: inline
        """The slot where the cards of owner `me` are counted."""
        if me < 0 or me >= self.owners:
            raise Overrun(f"{self.name!r} has {self.owners} owners, and no number {me}")
        return self.at + me * self.stride

    def count(self, s: State, me: i32) -> int:  # compiled: inline
        """How many cards lie there."""
        return s.row[self.base(me)]

    def slot(self, s: State, me: i32, i: i32) -> int:  # compiled: inline
        """The slot of card `i`, 0 the lowest. Raises Overrun where no card lies."""
        at = self.base(me)
        n = s.row[at]
        if i < 0 or i >= n:
            raise Overrun(f"{self.name!r} holds {n} cards, and no number {i}")
        return at + 1 + i

    def card(self, s: State, me: i32, i: i32) -> int:  # compiled: inline
        """The kind of card `i`, 0 the lowest; a back is negative."""
        return s.row[self.slot(s, me, i)]

    def top(self, s: State, me: i32) -> int:
        """The card on top."""
        return self.card(s, me, self.count(s, me) - 1)

    def mark(self, s: State, me: i32, i: i32) -> int:  # compiled: inline
        """The marks of card `i`."""
        at = self.slot(s, me, i)
        return s.row[at + self.room] if self.marked else 0

    def lowest_mark(self, s: State, me: i32) -> int:  # compiled: inline
        """The marks of the lowest card, 0 if no card lies there: a place for one card or none."""
        return s.row[self.base(me) + 1 + self.room] if self.marked else 0

    def find(self, s: State, me: i32, card: i32) -> int:  # compiled: inline
        """Where the first copy of `card` lies, or -1."""
        at = self.base(me)
        n = s.row[at]
        for i in range(n):
            if s.row[at + 1 + i] == card:
                return i
        return -1

    def holding(self, s: State, me: i32, card: i32) -> bool:  # compiled: inline
        """Whether a copy of `card` lies there."""
        return self.find(s, me, card) >= 0

    # Changing ------------------------------------------------------------------------------

    def put(self, s: State, me: i32, card: i32) -> None:
        """Put a card without marks on top (in an unordered place: where it belongs)."""
        self.put_marked(s, me, card, 0)

    def put_marked(self, s: State, me: i32, card: i32, mark: i32) -> None:
        """Put a card with its marks on top (in an unordered place: where it belongs)."""
        n = self.count(s, me)
        i = n
        if not self.ordered:
            at = self.base(me)
            while i > 0 and s.row[at + i] > card:
                i -= 1
            while i > 0 and s.row[at + i] == card and self.mark(s, me, i - 1) > mark:
                i -= 1
        self.insert(s, me, i, card, mark)

    def put_under(self, s: State, me: i32, card: i32, mark: i32) -> None:
        """Put a card with its marks at the bottom."""
        self.insert(s, me, 0, card, mark)

    def insert(self, s: State, me: i32, i: i32, card: i32, mark: i32) -> None:
        """Put a card at place `i`, those from there on moving up. Raises Overrun if full."""
        at = self.base(me)
        n = s.row[at]
        if n >= self.room:
            raise Overrun(f"{self.name!r} has room for {self.room} cards")
        if i < 0 or i > n:
            raise Overrun(f"{self.name!r} holds {n} cards: none can be put at {i}")
        j = n
        while j > i:
            s.row[at + 1 + j] = s.row[at + j]
            if self.marked:
                s.row[at + 1 + self.room + j] = s.row[at + self.room + j]
            j -= 1
        s.set(at + 1 + i, card)
        if self.marked:
            s.set(at + 1 + self.room + i, mark)
        s.row[at] = n + 1

    def remove(self, s: State, me: i32, i: i32) -> int:
        """Take card `i` away, the others closing up; which card it was."""
        slot = self.slot(s, me, i)
        card = s.row[slot]
        at = self.base(me)
        n = s.row[at]
        last = at + n
        while slot < last:
            s.row[slot] = s.row[slot + 1]
            if self.marked:
                s.row[slot + self.room] = s.row[slot + self.room + 1]
            slot += 1
        s.row[last] = 0
        if self.marked:
            s.row[last + self.room] = 0
        s.row[at] = n - 1
        return card

    def pop(self, s: State, me: i32) -> int:
        """Take the card on top."""
        return self.remove(s, me, self.count(s, me) - 1)

    def take(self, s: State, me: i32, card: i32) -> None:
        """Take one copy of `card`. Raises Overrun if there is none."""
        self.remove(s, me, self.find(s, me, card))

    def set_mark(self, s: State, me: i32, i: i32, mark: i32) -> None:
        """Give card `i` these marks. Raises Overrun if the place has no marks."""
        if not self.marked:
            raise Overrun(f"the cards in {self.name!r} carry no marks")
        s.set(self.slot(s, me, i) + self.room, mark)
        if not self.ordered:
            card = self.remove(s, me, i)
            self.put_marked(s, me, card, mark)

    def forget(self, s: State, me: i32) -> None:
        """Take all marks off the cards, as a shuffle does: nobody knows which is which."""
        if self.marked:
            at = self.base(me) + 1 + self.room
            for i in range(self.count(s, me)):
                s.row[at + i] = 0

    def replace(self, s: State, me: i32, i: i32, card: i32) -> None:  # compiled: inline
        """Another card lies there instead, with the same marks; the order is not looked at."""
        s.set(self.slot(s, me, i), card)

    def move(self, s: State, me: i32, i: i32, to: Zone, owner: i32) -> int:
        """Move card `i` with its marks on top of another place; which card it was."""
        mark = self.mark(s, me, i)
        card = self.remove(s, me, i)
        to.put_marked(s, owner, card, mark)
        return card

    def clear(self, s: State, me: i32) -> None:
        """Take all cards away."""
        while self.count(s, me) > 0:
            self.pop(s, me)


class Counter:  # compiled: final
    """A number for each owner, from `least` to `most`, seen by all."""

    __slots__ = ("at", "least", "most", "name", "owners", "seated", "stride")

    name: str
    at: i32
    stride: i32
    owners: i32
    seated: bool
    least: i32
    most: i32

    def __init__(self, name: str, owners: i32, seated: bool, least: i32, most: i32) -> None:
        self.name = name
        self.at = 0
        self.stride = 0
        self.owners = owners
        self.seated = seated
        self.least = least
        self.most = most

    def size(self) -> int:
        """Slots for one owner."""
        return 1

    def owned(self, seats: i32) -> int:
        """How many owners there are in a match of so many seats."""
        return seats if self.seated else self.owners

    def base(self, me: i32) -> int:  # compiled: inline
        """The slot of owner `me`."""
        if me < 0 or me >= self.owners:
            raise Overrun(f"{self.name!r} has {self.owners} owners, and no number {me}")
        return self.at + me * self.stride

    def get(self, s: State, me: i32) -> int:
        """The number."""
        return s.row[self.base(me)]

    def set(self, s: State, me: i32, value: i32) -> None:
        """Write the number. Raises Overrun outside `least` to `most`."""
        if value < self.least or value > self.most:
            raise Overrun(f"{self.name!r} goes from {self.least} to {self.most}, not to {value}")
        s.set(self.base(me), value)

    def add(self, s: State, me: i32, by: i32) -> None:
        """Change the number by `by`."""
        self.set(s, me, self.get(s, me) + by)
