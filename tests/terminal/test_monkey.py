"""Whatever keys are pressed and wherever is clicked, the client goes on and the record is whole."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from tests.terminal.stage import CLEAR, SMALL, on_screen, playing
from tests.terminal.test_screens import crammed
from tests.toys import cellar, lair, tavern
from underdeck import games
from underdeck.core.game import Game
from underdeck.table import Table
from underdeck.terminal.app import Underdeck

KEYS = [
    *"1234567890eeaupmhlktn?:",
    *(
        "enter",
        "enter",
        "enter",
        "escape",
        "escape",
        "escape",
        "tab",
        "shift+tab",
        "up",
        "down",
        "left",
        "right",
    ),
    *("space", "pagedown", "home", "f1", "ctrl+x", "é"),
]
PRESSES = 100


def clear() -> Game:
    return games.make(CLEAR, ("extreme", "boomer-ace", "power-reserve", "special-abilities"))


@pytest.mark.parametrize("made", [clear, tavern.game, cellar.game, lair.game])
def test_no_key_and_no_click_breaks_it(made: object) -> None:
    game: Game = made()  # type: ignore[operator]
    match = Table.start(game, seed=4)
    random = Random(4)

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        for _ in range(PRESSES):
            if random.random() < 0.2:
                await pilot.click(offset=(random.randrange(80), random.randrange(24)))
            else:
                await pilot.press(random.choice(KEYS))
            if not app.is_running or app.return_code:
                break
            if random.random() < 0.1:
                assert list(crammed(app)) == []
        else:
            assert playing(app).sitting.table is match
        found = Table.continued(match.record().encode(), lambda *_: game)
        assert found.state.values() == match.state.values()

    on_screen(match, story, size=SMALL)
