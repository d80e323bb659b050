"""The game that a document names: by its name, variant and seats, and the card sets it carries."""
# plain: once a document that is read

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from underdeck.core.game import Game
from underdeck.core.misplaced import BadPosition, Misplaced, Path
from underdeck.core.toml import said

Document = Mapping[str, object]


class Find(Protocol):
    """Finds a game by name, variant and seats; and by the texts of card sets, if there are any."""

    def __call__(
        self,
        name: str,
        variant: Sequence[str],
        seats: int | None,
        cards: Sequence[str] = (),
        /,
    ) -> Game: ...


def found(find: Find, document: Document) -> Game:
    """The game, its variant and seats. Raises BadPosition."""
    name, variant = document.get("game"), document.get("variant", [])
    seats = document.get("seats")
    wrong = []
    if not isinstance(name, str):
        right = 'it is a name, like game = "clear_the_dungeon"'
        where: Path = ("game",) if "game" in document else ()
        wrong.append(Misplaced(where, "the game is not named", right))
    if not isinstance(variant, list) or not all(isinstance(one, str) for one in variant):
        wrong.append(Misplaced(("variant",), "'variant' is no list of names", "like []"))
    texts = document.get("cards", [])
    if not isinstance(texts, list) or not all(isinstance(one, str) for one in texts):
        wrong.append(Misplaced(("cards",), "'cards' is no list of texts", "like []"))
        texts = []
    if isinstance(seats, bool) or not (seats is None or isinstance(seats, int)):
        wrong.append(Misplaced(("seats",), f"'seats' is {said(seats)}", "it is a number"))
    if wrong or not isinstance(name, str) or not isinstance(variant, list):
        raise BadPosition(wrong)
    try:
        number = seats if isinstance(seats, int) else None
        return find(name, variant, number, texts) if texts else find(name, variant, number)
    except ValueError:
        raise BadPosition([unfound(find, name, variant, seats, texts)]) from None


def unfound(
    find: Find, name: str, variant: list[str], seats: object, texts: Sequence[str]
) -> Misplaced:
    """Which of name, cards, variant and seats there is no game for."""
    n = seats if isinstance(seats, int) else None
    tries: list[tuple[Path, list[str], int | None]] = [(("cards",), [], None), (("seats",), [], n)]
    tries += [(("variant", i), [one], None) for i, one in enumerate(variant)]
    try:
        find(name, [], None)
    except ValueError as error:
        what, _, right = str(error).partition(": ")
        return Misplaced(("game",), what, right)
    for path, some, number in [*tries, (("variant",), variant, n)]:
        try:
            find(name, some, number, texts) if texts else find(name, some, number)
        except ValueError as error:
            what, _, right = str(error).partition(": ")
            return Misplaced(path, what, right)
    return Misplaced((), "there is no such game", "")
