"""What is printed on each kind of card beside its text, and what makes a card impossible."""
# plain: asked once for each card

from __future__ import annotations

from collections.abc import Iterator

from underdeck.core.cardreader import Printed, Unfit
from underdeck.core.cardset import CardText

VALUES = (
    Printed("movement", 0, 5),
    Printed("strength", 0, 9),
    Printed("gold", -9, 9),
    Printed("copies", 1, 30),
    Printed("sword", flag=True),
)

PRINTED = {
    "item": (
        Printed("cost", 0, 9, required=True, unless="locked"),
        *VALUES,
        Printed("locked", flag=True),
        Printed("trophy", flag=True),
    ),
    "monster": (
        Printed("strength", 1, 12, required=True, unless="locked"),
        Printed("gold", -9, 9),
        Printed("copies", 1, 30),
        Printed("locked", flag=True),
    ),
    "obstacle": (Printed("gold", -9, 9), Printed("copies", 1, 30), Printed("locked", flag=True)),
    "rental": (
        Printed("place", 1, 3, required=True),
        Printed("cost", 0, 9, required=True),
        *VALUES,
    ),
    "starter": VALUES,
}

ROLES = ("builder", "dungeon", "many", "starters", "solo")
WAYS = ("clears", "passed", "waits")  # the traits that say how an obstacle is cleared


def unfit(card: CardText) -> Iterator[Unfit]:
    """What is wrong with a card whose every part can be read: the key, what, what is right."""
    if card.kind == "obstacle":
        yield from unfit_obstacle(card)
    if card.printed.get("trophy") and (
        card.deeds(None) or card.deeds("energy") or {"movement", "strength"} & card.printed.keys()
    ):
        yield (
            "trophy",
            "a trophy is never played, and so needs no points and no effect",
            "leave it out",
        )
    bosses = [name for name in ("boss", "mini") if card.claims(name)]
    if bosses and card.printed.get("copies", 1) > 1:
        yield "copies", "there is only one of a boss", "leave out copies"
    if len(bosses) > 1:
        yield "text", "the card is a boss and a mini-boss", "say one of the two"
    for name in ("boss", "mini", "key", "blocks", "unvaporized", "passed"):
        if len(card.claims(name)) > 1:
            yield "text", "the text says something twice", "say it once"


def unfit_obstacle(card: CardText) -> Iterator[Unfit]:
    """An obstacle that nothing clears, or several things."""
    ways = [claim for name in WAYS for claim in card.claims(name)]
    locked = bool(card.printed.get("locked"))
    if not ways and not locked:
        right = 'say how, like text = "Cleared for 2 energy.", or write locked = true'
        yield "", "nothing clears the obstacle", right
    if ways and locked:
        yield "locked", "a locked obstacle takes a key, and nothing else clears it", "leave out one"
    if len(card.claims("clears")) > 1 or len(card.claims("waits")) > 1:
        yield "text", "the text says twice what clears the obstacle", "say one of the two"
    if card.claims("passed") and card.claims("blocks"):
        yield "text", "it cannot be moved past, and so moving past never clears it", "say one"
