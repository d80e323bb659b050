"""The cards of a match: from the card sets in use, the kinds and what is printed on them."""
# plain: built once a game

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from underdeck.core.cardreader import CardReader
from underdeck.core.cardset import CardSet, CardText
from underdeck.core.deeds import Series
from underdeck.core.game import UnknownVariant
from underdeck.core.kernel import Step
from underdeck.core.kinds import Kinds
from underdeck.core.shipped import beside, shipped_sets
from underdeck.games.dungeon_duel import cards as printed
from underdeck.games.dungeon_duel.cards import Cards
from underdeck.games.dungeon_duel.places import ROWS
from underdeck.games.dungeon_duel.printed import PRINTED, ROLES, unfit
from underdeck.games.dungeon_duel.vocabulary import reader

NAME = "dungeon_duel"
KIND = {
    "monster": printed.MONSTER,
    "elemental": printed.ELEMENTAL,
    "devil": printed.DEVIL,
    "follower": printed.FOLLOWER,
    "weapon": printed.WEAPON,
    "treatment": printed.TREATMENT,
    "trap": printed.TRAP,
    "class": printed.CLASS,
    "power": printed.POWER,
}
FLOORS = ("first", "second", "third")
GROUPS = (*FLOORS, "devil", "class", "power")


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

    def of(self, group: str) -> list[int]:
        """The cards of a group, each as often as it has copies."""
        return [card for card in self.kinds.all() if self.kinds.groups[card] == group]


def group(text: CardText) -> str:
    """The group of a card, which its back tells (DD-1.1, DD-1.2)."""
    return text.kind if text.kind in GROUPS else FLOORS[text.printed["floor"] - 1]


def lay_out(sets: Sequence[CardSet]) -> Table:
    """The kinds and cards of a match with those sets. Raises UnknownVariant."""
    kinds, cards = Kinds(), Cards()
    texts: list[CardText | None] = [None]
    for text in (text for one in sets for text in one.cards):
        if text.kind == "layout":
            lay(cards, text)
            continue
        back = GROUPS.index(group(text)) + 1
        kinds.add(text.name, group(text), text.printed.get("copies", 1), back)
        add(cards, text)
        texts.append(text)
    if not cards.rows_up:
        raise UnknownVariant("the sets do not say how a floor is laid: one has a layout")
    return Table(kinds, cards, tuple(texts))


def lay(cards: Cards, text: CardText) -> None:
    """How a floor is laid (DD-1.5R)."""
    up = {claim["n"] for claim in text.claims("up")}
    cards.columns = text.printed["columns"]
    cards.rows_up = [row in up for row in range(1, ROWS + 1)]


def add(cards: Cards, text: CardText) -> None:
    """One more card in the table, with the steps that its text is."""
    printed = text.printed
    cards.kind.append(KIND[text.kind])
    for name in ("hp", "hp_second", "hp_third", "sword", "bow", "spear"):
        getattr(cards, name).append(printed.get(name, 0))
    required = text.kind == "class"
    cards.soul.append(0 if required else printed.get("soul", 0))
    cards.need.append(printed.get("soul", 0) if required else 0)
    cards.element.append((text.claims("element") or [{"element": 0}])[0]["element"])
    for trait, column in (
        ("flat", cards.flat),
        ("weakens", cards.weakens),
        ("bonus", cards.weapon_bonus),
        ("rest", cards.rest),
        ("cheaper", cards.cheaper_followers),
        ("sacrifice", cards.cheaper_sacrifices),
        ("lessons", cards.easier_lessons),
    ):
        column.append(sum(claim["n"] for claim in text.claims(trait)))
    cards.any_icon.append(bool(text.claims("any")))
    cards.safe.append(bool(text.claims("safe")))
    cards.second_choice.append(bool(text.claims("second")))
    said = {said.word.__name__ for one in text.deeds(None) for said in one.said()}
    cards.places_tokens.append(bool(said & {"PutDamage", "PutDeath"}))
    cards.used.append(step(text, None))
    cards.recruited.append(step(text, "recruited"))
    cards.learned.append(step(text, "learned"))
    cards.beaten.append(step(text, "beaten"))
    if "damage" in printed:
        agree(cards, text)


def agree(cards: Cards, text: CardText) -> None:
    """All damage tokens of a floor deal the same (DD-4.8R). Raises UnknownVariant."""
    floor = text.printed["floor"]
    if cards.trap_damage[floor] not in (0, text.printed["damage"]):
        raise UnknownVariant(
            f"{text.name!r} deals {text.printed['damage']}, but another damage trap of floor "
            f"{floor} deals {cards.trap_damage[floor]}: let them deal the same"
        )
    cards.trap_damage[floor] = text.printed["damage"]


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
