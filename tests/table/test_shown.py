"""What cannot be taken back is told without telling what others have seen."""

from __future__ import annotations

import pytest

from tests.toys import cellar
from underdeck.table import CannotUndo, Table


def refusal(table: Table) -> str:
    """Why the latest action cannot be taken back."""
    with pytest.raises(CannotUndo) as caught:
        table.undo()
    return str(caught.value)


def test_a_card_that_one_seat_alone_has_seen_is_not_named() -> None:
    table = Table.start(cellar.game(), seed=1)
    table.act("peek 1")

    assert refusal(table) == "a card was seen, and that cannot be taken back"


def test_a_card_that_is_new_to_everybody_is_named() -> None:
    table = Table.start(cellar.game(), seed=1)
    card = table.game.kinds.name(cellar.ROW.card(table.state, 0, 1))
    table.act("show 1")

    assert refusal(table) == f"the {card} was seen, and that cannot be taken back"
