"""All cards of all sets, with what each does."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from underdeck import games
from underdeck.core.cardset import CardSet, CardText
from underdeck.core.look import Face
from underdeck.core.manual import steps
from underdeck.server.pages.lobby import titles
from underdeck.server.pages.page import page


@dataclass(frozen=True)
class Shown:
    """A card as the page shows it."""

    card: CardText
    face: Face
    of: CardSet
    steps: list[str]


def face(card: CardText) -> Face:
    """The front of a card, from what its set says."""
    numbers = tuple(
        (what, str(figure)) for what, figure in card.printed.items() if what not in HIDDEN
    )
    return Face(card.name, card.kind, numbers=numbers, text=card.text)


HIDDEN = ("copies", "place", "sword", "trophy", "locked", "floor", "columns")


def shown(game: str, of: str, kind: str, words: list[str]) -> list[Shown]:
    """The cards that fit."""
    found = []
    for name in games.names():
        package = games.find(name)
        if game not in ("", name) or not hasattr(package, "card_sets"):
            continue
        for one in package.card_sets():
            for card in one.cards:
                said = f"{card.name} {card.text} {card.kind} {card.korean}".lower()
                fits = of in ("", one.name) and kind in ("", card.kind)
                if fits and all(word in said for word in words):
                    found.append(Shown(card, face(card), one, does(name, card)))
    return found


def does(game: str, card: CardText) -> list[str]:
    """What a card does, step by step; empty if it has no text."""
    return steps(games.card_reader(game).reader.vocabulary, card) if card.text else []


def sets() -> list[CardSet]:
    """Every card set there is."""
    having = [games.find(name) for name in games.names()]
    return [
        one for package in having if hasattr(package, "card_sets") for one in package.card_sets()
    ]


async def cards(request: Request) -> HTMLResponse:
    """The cards, or those that are looked for."""
    asked = {name: request.query_params.get(name, "")[:60] for name in ("set", "kind", "q")}
    found = shown("", asked["set"], asked["kind"], asked["q"].lower().split())
    kinds = sorted({card.kind for one in sets() for card in one.cards})
    return page(
        request, "cards.html", found=found, sets=sets(), kinds=kinds, asked=asked, titles=titles()
    )


ROUTES = [Route("/cards", cards)]
