"""Words for a move that is not legal, so that the rules can say why."""

from __future__ import annotations

from underdeck.core.game import Game
from underdeck.core.look import At, Look, card_at, zone_of
from underdeck.core.verbs import quoted, words_of
from underdeck.table.match import Table

REHEARSED = 40  # actions of a match that is played only to hear how moves are worded


class Attempts:
    """Knows how moves between two places are worded, from the legal ones seen so far.

    A client knows no verbs. But it has seen `place "3 of hearts" "jack of clubs"` for that card
    on that monster, and so can ask about another card on another monster.
    """

    def __init__(self) -> None:
        self.seen: dict[tuple[str, str], tuple[list[str], list[str], list[str]]] = {}

    def learn(self, look: Look) -> None:
        """Remember how the legal moves of a look are worded."""
        for move in sorted(look.moves, key=lambda move: -len(words_of(move.action))):
            if move.start and move.aim:
                key = move.start.zone, move.aim.zone
                starts, aims = names(look, move.start), names(look, move.aim)
                self.seen[key] = words_of(move.action), starts, aims

    def rehearse(self, game: Game, start: At, aim: At) -> None:
        """Learn how a move between two zones is worded from a match of nobody's, if need be."""
        table = Table.start(game, seed=0)
        for n in range(REHEARSED):
            if table.over or (start.zone, aim.zone) in self.seen:
                return
            look = table.look(table.asked)
            self.learn(look)
            table.act(look.moves[(7 * n + 1) % len(look.moves)].action)

    def words(self, look: Look, start: At, aim: At) -> str:
        """The action that a move from `start` to `aim` would be; "" if none is known."""
        known = self.seen.get((start.zone, aim.zone))
        if known is None:
            return ""
        said, starts, aims = known
        new = dict(zip(aims, names(look, aim), strict=False))
        new.update(zip(starts, names(look, start), strict=False))
        if len(names(look, aim)) < len(aims) or len(names(look, start)) < len(starts):
            return ""
        return " ".join(quoted(new.get(word, word)) for word in said)


def names(look: Look, at: At) -> list[str]:
    """The names that may tell a place: of the card meant, and of the lowest one there."""
    zone = zone_of(look, at)
    if zone is None or not 0 <= at.cell < len(zone.cells):
        return []
    cards = zone.cells[at.cell].cards
    meant = card_at(look, at) if at.card > 0 else None
    lowest = cards[0] if cards else None
    faces = [card.face for card in (lowest, meant) if card is not None]
    return [face.name for face in faces if face is not None]
