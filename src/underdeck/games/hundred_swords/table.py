"""The cards of a match: from the card sets in use, the kinds and what is printed on them."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from underdeck.core.cardreader import CardReader
from underdeck.core.cardset import CardSet, CardText
from underdeck.core.deeds import Series
from underdeck.core.kernel import Step
from underdeck.core.kinds import Kinds
from underdeck.core.shipped import beside, shipped_sets
from underdeck.games.hundred_swords.cards import ITEM, MONSTER, OBSTACLE, Cards
from underdeck.games.hundred_swords.printed import PRINTED, ROLES, unfit
from underdeck.games.hundred_swords.vocabulary import reader

KIND = {"item": ITEM, "rental": ITEM, "starter": ITEM, "monster": MONSTER, "obstacle": OBSTACLE}
GROUP = {"rental": "rental", "starter": "starter"}


NAME = "hundred_swords"


def card_reader() -> CardReader:
    """A reader of card files."""
    return CardReader(NAME, reader(), PRINTED, ROLES, unfit)


@cache
def shipped() -> dict[str, CardSet]:
    """The card sets of the package, by name."""
    return shipped_sets(__package__, card_reader())


def own_reader() -> CardReader:
    """A reader of the card files that people write: no name is one that comes with the game."""
    return beside(card_reader(), shipped())


@dataclass(frozen=True)
class Table:
    """Kinds and printed cards of a match, and each card's text by its number."""

    kinds: Kinds
    cards: Cards
    texts: tuple[CardText | None, ...]

    def numbers(self, chosen: Sequence[tuple[CardText, int]]) -> list[int]:
        """The numbers of those cards, each as often as it is said."""
        return [self.kinds.numbers[text.name] for text, n in chosen for _ in range(n)]

    def bosses(self, trait: str = "boss") -> list[int]:
        """The cards that are bosses, or mini-bosses."""
        return [n for n, text in enumerate(self.texts) if text is not None and text.claims(trait)]


def lay_out(chosen: Sequence[tuple[CardText, int]]) -> Table:
    """The kinds and cards of a match: each card that is in it, with its copies."""
    kinds, cards = Kinds(), Cards()
    texts: list[CardText | None] = [None]
    for text, copies in chosen:
        group = GROUP.get(text.kind, "dungeon")
        kinds.add(text.name, group, copies, back=1 if group != "rental" else 2)
        add(cards, text)
        texts.append(text)
    return Table(kinds, cards, tuple(texts))


def add(cards: Cards, text: CardText) -> None:
    """One more card in the table, with the steps that its text is."""
    printed = text.printed
    monster = text.kind == "monster"
    cards.kind.append(KIND[text.kind])
    cards.cost.append(printed.get("strength" if monster else "cost", 0))
    cards.movement.append(printed.get("movement", 0))
    cards.strength.append(0 if monster else printed.get("strength", 0))
    cards.gold.append(printed.get("gold", 0))
    for name in ("locked", "sword", "trophy"):
        getattr(cards, name).append(bool(printed.get(name, 0)))
    cards.starter.append(text.kind == "starter")
    cards.rental.append(text.kind == "rental")
    for name in ("key", "boss", "mini", "blocks", "unvaporized", "passed"):
        getattr(cards, name).append(bool(text.claims(name)))
    price = (text.claims("clears") or [{"n": 0, "points": 0}])[0]
    cards.clears.append(price["n"])
    cards.open_by.append(price["points"])
    cards.witnessed.append((text.claims("waits") or [{"kind": 0}])[0]["kind"])
    cards.played.append(step(text, None))
    cards.energized.append(step(text, "energy"))
    cards.revealed.append(step(text, "revealed"))
    cards.defeated.append(step(text, "defeated"))
    cards.acquired.append(step(text, "acquired"))
    cards.cleared.append(step(text, "cleared"))
    cards.whiles.append(step(text, "while"))


def step(text: CardText, trigger: str | None) -> Step | None:
    """What a card does at a trigger, None if nothing."""
    deeds = [sentence.step() for sentence in text.deeds(trigger)]
    for deed in deeds:
        deed.name = text.name
    if not deeds:
        return None
    whole = deeds[0] if len(deeds) == 1 else Series(deeds)
    whole.name = text.name
    return whole
