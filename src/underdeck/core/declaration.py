"""The declaration of a game's row: which places it has, and which slots are theirs."""

from __future__ import annotations

from underdeck.core.kernel import HEADER
from underdeck.core.places import EVERYONE, UP, Counter, Zone
from underdeck.core.widths import i32


class Places:  # compiled: final
    """The declaration of a game's row: shared places first, then a block for each seat.

    Declaring ends with `close`; from then on every place knows its slots.
    """

    __slots__ = ("alone", "block", "counters", "crowd", "crowded", "seats", "shared", "zones")

    zones: list[Zone]
    counters: list[Counter]
    seats: i32
    crowd: i32
    shared: i32
    block: i32
    alone: i32
    crowded: i32

    def __init__(self, seats: int, crowd: int = 7) -> None:
        """`seats`: the most seats that a match may have, at most 6: each has a bit of a mark.

        `crowd`: from how many seats on there are the places that only a crowd has.
        """
        if seats < 1 or 1 << seats > UP:
            raise ValueError(f"a match may have 1 to 6 seats, not {seats}")
        self.zones = []
        self.counters = []
        self.seats = seats
        self.crowd = crowd
        self.shared = HEADER
        self.block = 0
        self.alone = 0
        self.crowded = 0

    def zone(
        self,
        name: str,
        holds: str,
        *,
        room: int,
        owners: int = 1,
        seated: bool = False,
        sight: int = EVERYONE,
        ordered: bool = True,
        marks: tuple[str, ...] | None = None,
        tally: bool = False,
        few: int = -1,
        solo: bool = False,
    ) -> Zone:
        """A place for at most `room` cards of the groups that `holds` names ("power monster").

        One for each of `owners`, or one for each seat if `seated`. `marks` names the game's own
        marks on its cards, () if its cards only carry knowledge and faces, None for no marks.
        A `tally` holds no cards: it lists, for all to see, cards that lie elsewhere.
        `few`: of so many owners only, in a match that is no crowd. `solo`: in matches of one seat
        only. What is not there has no slots: it must not be asked for.
        """
        n = self.seats if seated else owners
        marked = marks is not None
        zone = Zone(name, holds, room, n, seated, sight, ordered, marked, marks or ())
        zone.tally = tally
        zone.few = n if few < 0 else few
        zone.crowd = self.crowd
        zone.solo = solo
        self.zones.append(zone)
        return zone

    def counter(
        self, name: str, *, owners: int = 1, seated: bool = False, least: int = 0, most: int = 32767
    ) -> Counter:
        """A number that everybody sees, for each of `owners`, or for each seat if `seated`."""
        n = self.seats if seated else owners
        counter = Counter(name, n, seated, least, most)
        self.counters.append(counter)
        return counter

    def close(self) -> Places:
        """Give every place its slots; the declaration itself.

        First what every match has, then a block for each seat, then what only a crowd has, or
        only a match of one seat. So a row is as long as its match needs.
        """
        places: list[Zone | Counter] = [*self.zones, *self.counters]
        for place in places:
            place.stride = place.size()
            if not place.seated:
                place.at = self.shared
                self.shared += place.size() * self.early(place)
        for place in places:
            if place.seated:
                place.at = self.shared + self.block
                self.block += place.size()
        for place in places:
            if place.seated:
                place.stride = self.block
        for zone in self.zones:
            if zone.solo:
                zone.at = self.shared + self.block + self.alone
                self.alone += zone.size() * zone.owners
            elif self.early(zone) < zone.owners and not zone.seated:
                self.part(zone)
        return self

    def early(self, place: Zone | Counter) -> int:
        """How many owners of a place without seats lie before the seats' blocks."""
        if isinstance(place, Counter):
            return place.owners
        if place.solo or place.few == 0:
            return 0
        return 1 if place.few == 1 else place.owners

    def part(self, zone: Zone) -> None:
        """Let the owners of a place that only a crowd has lie behind the seats' blocks."""
        late = self.shared + self.block * self.seats + self.crowded
        if zone.few == 0:
            zone.at = late
        elif zone.owners > 2:
            raise ValueError(f"{zone.name!r} cannot have 1 owner for few and {zone.owners} else")
        else:
            zone.stride = late - zone.at
        self.crowded += zone.size() * (zone.owners - zone.few)

    def length(self, seats: int) -> int:
        """Slots before the frames in a match of `seats`."""
        if seats >= self.crowd:
            return self.shared + self.block * self.seats + self.crowded
        return self.shared + self.block * seats + (self.alone if seats == 1 else 0)
