"""What is printed on each kind of card beside its text, and what makes a card impossible."""
# plain: asked once for each card

from __future__ import annotations

from collections.abc import Iterator

from underdeck.core.cardreader import Printed, Unfit
from underdeck.core.cardset import CardText

FLOOR = Printed("floor", 1, 3, required=True)
COPIES = Printed("copies", 1, 9)
ICONS = (Printed("sword", 0, 9), Printed("bow", 0, 9), Printed("spear", 0, 9))
HP = Printed("hp", 1, 99, required=True)

PRINTED = {
    "monster": (FLOOR, HP, *ICONS, Printed("soul", 0, 9, required=True), COPIES),
    "elemental": (FLOOR, HP, *ICONS, COPIES),
    "devil": (
        HP,
        Printed("hp_second", 1, 99, required=True),
        Printed("hp_third", 1, 99, required=True),
        *ICONS,
        Printed("soul", 0, 9, required=True),
    ),
    "follower": (FLOOR, *ICONS, COPIES),
    "weapon": (FLOOR, *ICONS, COPIES),
    "treatment": (FLOOR, HP, COPIES),
    "trap": (FLOOR, Printed("damage", 1, 9), COPIES),
    "class": (Printed("soul", 0, 9, required=True), *ICONS),
    "power": ICONS,
    "layout": (Printed("columns", 1, 5, required=True),),
}

ROLES = ("duel", "more")  # all that a match needs; further cards for another set


def unfit(card: CardText) -> Iterator[Unfit]:
    """What is wrong with a card whose every part can be read: the key, what, what is right."""
    puts = any(said.word.__name__ == "PutDamage" for one in card.deeds(None) for said in one.said())
    if card.kind == "trap":
        if not card.deeds(None):
            yield (
                "text",
                "the trap does nothing",
                'say what, like text = "Your opponent loses 2 HP."',
            )
        if puts != ("damage" in card.printed):
            right = "leave it out" if not puts else "write damage = 3"
            yield (
                "damage",
                "damage is what a damage token deals, and stands where one is put",
                right,
            )
    if card.kind in ("elemental", "power") and len(card.claims("element")) != 1:
        yield "text", "it has one element", 'say which, like text = "Fire element."'
    if card.kind in ("follower", "weapon") and useless(card):
        yield "", "it does nothing in a fight", "give it a sword, a bow or a spear, or a text"


def useless(card: CardText) -> bool:
    """Whether a fighter has neither an icon nor a text."""
    return not card.sentences and not any(card.printed.get(one.name) for one in ICONS)
