"""The cards of a document: which lie where, which are left, and dealing what was left open."""
# plain: once a position that is read

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import underdeck.core.sight as sight
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.kinds import UNKNOWN, Kinds
from underdeck.core.misplaced import Misplaced, Path
from underdeck.core.places import FIRST_MARK, UP, Zone, known
from underdeck.core.toml import said
from underdeck.core.verbs import nearest
from underdeck.core.written import backs, holds, owners, several

ANY = 0  # a card that is left, whatever its back


@dataclass
class Slot:
    """A card as the document has it: a kind, a back (negative) or ANY, with its marks."""

    card: int
    mark: int
    path: Path


Held = list[list[Slot]]  # of a place: the cards of each owner


# Reading -------------------------------------------------------------------------------------


def held(game: Game, zone: Zone, given: object, wrong: list[Misplaced]) -> Held:
    """The cards of a place, each owner's; what is wrong is added to `wrong`."""
    path: Path = (zone.name,)
    n = owners(game, zone)
    if not isinstance(given, list):
        wrong.append(Misplaced(path, f"{zone.name!r} is no list", "cards stand in a list [...]"))
        return [[] for _ in range(n)]
    if not several(game, zone):
        return [row(game, zone, given, path, wrong)]
    if zone.room == 1:
        return spots(game, zone, given, wrong)
    if len(given) > n:
        what = f"{zone.name!r} has {len(given)} lists"
        wrong.append(Misplaced((*path, n), what, f"there are {n} of it, so at most {n} lists"))
    rows: Held = []
    for me, cards in enumerate(given[:n]):
        if isinstance(cards, list):
            rows.append(row(game, zone, cards, (*path, me), wrong))
        else:
            right = f"{zone.name!r} is a list of lists, one for each of {n}"
            wrong.append(Misplaced((*path, me), "this is no list", right))
    return rows + [[] for _ in range(n - len(rows))]


def spots(game: Game, zone: Zone, given: list[object], wrong: list[Misplaced]) -> Held:
    """A place with room for one card an owner: a flat list, "" for an empty spot."""
    path: Path = (zone.name,)
    n = owners(game, zone)
    if len(given) != n:
        at = (*path, n) if len(given) > n else path
        what = f"{zone.name!r} has {len(given)} entries"
        wrong.append(Misplaced(at, what, f'it needs {n}, "" where no card lies'))
    return [
        [] if one == "" else row(game, zone, [one], path, wrong, first=me)
        for me, one in enumerate(given[:n])
    ]


def row(
    game: Game, zone: Zone, given: list[object], path: Path, wrong: list[Misplaced], first: int = 0
) -> list[Slot]:
    """The cards of one owner; `first` is the number of the first of them in the document."""
    if len(given) > zone.room:
        what = f"{zone.name!r} has {len(given)} cards"
        wrong.append(Misplaced((*path, zone.room), what, f"there is room for {zone.room}"))
    slots = [slot(game, zone, one, (*path, first + i), wrong) for i, one in enumerate(given)]
    return [one for one in slots if one is not None]


def slot(game: Game, zone: Zone, given: object, path: Path, wrong: list[Misplaced]) -> Slot | None:
    """One card, by its name or as a table; None if something is wrong with it."""
    before = len(wrong)
    mark = 0
    name, at = given, path
    if isinstance(given, dict):
        mark = marks(game, zone, given, path, wrong)
        name, at = given.get("card"), (*path, "card") if "card" in given else path
    if not isinstance(name, str):
        example = game.kinds.names[1]
        right = f'a card is like "{example}", {{card = "{example}", ...}}, or "?" for any card left'
        wrong.append(Misplaced(at, "this is no card", right))
        return None
    card = kind(game.kinds, zone, name, at, wrong)
    return Slot(card, mark, at) if len(wrong) == before else None


def kind(kinds: Kinds, zone: Zone, name: str, path: Path, wrong: list[Misplaced]) -> int:
    """The kind of card, or the back, that a name stands for."""
    holding = zone.holds.split()
    if name == UNKNOWN:
        looks = backs(kinds, zone)
        return looks.pop() if len(looks) == 1 else ANY
    if name.startswith(f"{UNKNOWN} "):
        group = name[2:]
        if group in holding:
            return next(
                kinds.backs[k] for k in range(1, len(kinds.names)) if kinds.groups[k] == group
            )
        what = f"no {group!r} cards lie in {zone.name!r}"
        wrong.append(Misplaced(path, what, "it could be: " + ", ".join(f"? {g}" for g in holding)))
        return ANY
    if name not in kinds.numbers:
        near = nearest(name, list(kinds.numbers))
        wrong.append(Misplaced(path, f"no card is called {name!r}", near))
        return ANY
    card = kinds.numbers[name]
    if not holds(kinds, zone, card):
        right = f"{zone.name!r} holds {' and '.join(holding)} cards"
        wrong.append(Misplaced(path, f"the {name} is a {kinds.groups[card]} card", right))
    return card


def marks(
    game: Game, zone: Zone, given: dict[str, object], path: Path, wrong: list[Misplaced]
) -> int:
    """The marks that a card's table gives."""
    bits = {"up": UP} | {word: FIRST_MARK << bit for bit, word in enumerate(zone.marks)}
    mark = 0
    for key, value in given.items():
        at: Path = (*path, key)
        if key == "card":
            continue
        if key not in bits and key != "known":
            keys = ["card", "known", *bits]
            what = f"a card in {zone.name!r} has no {key!r}"
            wrong.append(Misplaced(at, what, nearest(key, keys), key=True))
        elif not zone.marked:
            what = f"the cards in {zone.name!r} carry no marks"
            wrong.append(Misplaced(at, what, "leave it out", key=True))
        elif key == "known":
            mark |= knowing(game, value, at, wrong)
        elif not isinstance(value, bool):
            wrong.append(Misplaced(at, f"{key!r} is {said(value)}", "it is true or false"))
        elif value:
            mark |= bits[key]
    return mark


def knowing(game: Game, given: object, path: Path, wrong: list[Misplaced]) -> int:
    """The marks of a card that some seats know."""
    mark = 0
    right = f"it is a list of seats, from 1 to {game.seats}"
    if not isinstance(given, list):
        wrong.append(Misplaced(path, f"'known' is {said(given)}", right))
        return 0
    for i, seat in enumerate(given):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= game.seats:
            wrong.append(Misplaced((*path, i), f"{said(seat)} is no seat", right))
        else:
            mark |= known(seat - 1)
    return mark


# Dealing -------------------------------------------------------------------------------------


def pool(game: Game, places: Sequence[Held], wrong: list[Misplaced]) -> list[int]:
    """The cards that no slot names; a card that is named too often is wrong."""
    left = [0] * len(game.kinds.names)
    for card in game.cards:
        left[card] += 1
    for one in [one for place in places for row in place for one in row]:
        if one.card > 0:
            left[one.card] -= 1
            if left[one.card] < 0:
                copies = game.kinds.copies[one.card]
                name = game.kinds.name(one.card)
                right = f"there {'is' if copies == 1 else 'are'} {copies or 'none in this variant'}"
                wrong.append(Misplaced(one.path, f"the {name} is here too often", right))
    return [card for card in range(len(left)) for _ in range(left[card])]


def deal(game: Game, zones: Sequence[tuple[Zone, Held]], left: list[int]) -> list[Misplaced]:
    """Put cards of `left`, which is in random order, where a slot leaves its card open.

    Slots that want a certain back are dealt first; then those that any card may fill.
    """
    wrong: list[Misplaced] = []
    for any_back in (False, True):
        for zone, place in zones:
            for one in [one for row in place for one in row]:
                if one.card > 0 or (one.card == ANY) != any_back:
                    continue
                card = next_card(game.kinds, zone, one, left)
                if card:
                    left.remove(card)
                    one.card = card
                else:
                    what = "no card is left that could lie here"
                    wrong.append(Misplaced(one.path, what, "leave this '?' out"))
    return wrong


def next_card(kinds: Kinds, zone: Zone, one: Slot, left: list[int]) -> int:
    """The first card that may be dealt to a slot, of what the place is foremost for if there is
    one; 0 if there is none."""
    fit = [card for card in left if fills(kinds, zone, one, card)]
    foremost = zone.holds.split()[0]
    return next((card for card in fit if kinds.groups[card] == foremost), fit[0] if fit else 0)


def fills(kinds: Kinds, zone: Zone, one: Slot, card: int) -> bool:
    """Whether a card may be dealt to a slot."""
    return holds(kinds, zone, card) and one.card in (ANY, kinds.back(card))


def over(game: Game, s: State, left: list[int]) -> list[Misplaced]:
    """What is wrong if the card backs in a state are not as many as the cards left."""
    spare = list(left)
    for zone in game.places.zones:
        for me in range(0 if zone.tally else sight.owners(s, zone)):
            for i in range(zone.count(s, me)):
                back = zone.card(s, me, i)
                if back < 0:
                    found = next((c for c in spare if game.kinds.back(c) == back), 0)
                    if not found:
                        what = f"more cards lie face down in {zone.name!r} than are left"
                        return [Misplaced((zone.name,), what, "leave some out")]
                    spare.remove(found)
    if not spare:
        return []
    spare.sort()
    some = ", ".join(game.kinds.name(card) for card in spare[:3]) + (" ..." if spare[3:] else "")
    n = f"{len(spare)} cards lie nowhere" if spare[1:] else "a card lies nowhere"
    homes = [
        repr(z.name)
        for z in game.places.zones
        if not z.tally and owners(game, z) > 0 and holds(game.kinds, z, spare[0])
    ]
    return [Misplaced((), f"{n}: {some}", f"put them into a place: {', '.join(homes)}")]
