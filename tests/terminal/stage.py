"""Tables, players and screens for the tests of the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from io import StringIO

from textual.pilot import Pilot

from tests.games.clear_the_dungeon.dungeon import Dungeon
from underdeck import bots, games
from underdeck.core import rulebook
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.look import Look
from underdeck.table import Table
from underdeck.terminal import Player, plain
from underdeck.terminal.app import Host, Underdeck
from underdeck.terminal.playing import PlayScreen

CLEAR = "clear_the_dungeon"
RULES = rulebook.of(f"underdeck.games.{CLEAR}")
SMALL, LARGE = (80, 24), (120, 40)
ALL_ON = ("boomer-ace", "power-reserve", "special-abilities", "strict-deck", "no-jokers")
ODD = ("rows-12", "rows-1-1-1-1-1-1-1-1-1-1-1-1", "rows-6-6", "rows-1-2-3-3-3")

Story = Callable[[Pilot[int], Underdeck], Awaitable[None]]


def table(*variant: str, seed: int = 3) -> Table:
    """A match dealt from a seed."""
    return Table.start(games.make(CLEAR, variant), seed=seed)


def told(dungeon: Dungeon) -> Table:
    """A match that begins with a position."""
    return Table.start(dungeon.game, seed=1, begin=dungeon.state)


def greedy(game: Game, view: State) -> int:
    """The option that the game's rules of thumb like best."""
    return bots.find("greedy").choose(game, view, game.options(view), 1)[0]


def ending(outcome: str, *variant: str) -> Table:
    """A match that has just begun, and that greedy brings to that outcome."""
    for seed in range(100):
        match = table(*variant, seed=seed)
        while not match.over:
            match.act(greedy(match.game, match.view(0)))
        if match.outcome.name == outcome:
            return table(*variant, seed=seed)
    raise AssertionError(f"greedy never {outcome}")


def looks(*variant: str, seed: int = 3) -> Iterator[Look]:
    """Every look of a match that greedy plays to its end."""
    match = table(*variant, seed=seed)
    yield match.look(0)
    while not match.over:
        match.act(greedy(match.game, match.view(match.asked)))
        yield match.look(0)


def on_screen(
    match: Table,
    story: Story,
    *,
    size: tuple[int, int] = SMALL,
    seats: list[Player] | None = None,
    saved: Table | None = None,
) -> None:
    """Play a story on the screen, with the keys and the mouse that it uses."""
    keep = (lambda: saved) if saved is not None else None
    host = Host(lambda: match, keep, seats or [], greedy, RULES)

    host.prepare()

    async def played() -> None:
        app = Underdeck(host.begin)
        app.animation_level = "none"
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(pilot, app)

    asyncio.run(played())


def playing(app: Underdeck) -> PlayScreen:
    """The screen on which the match is played, perhaps under a page."""
    return next(screen for screen in app.screen_stack if isinstance(screen, PlayScreen))


def said(match: Table, *lines: str, seats: list[Player] | None = None) -> list[str]:
    """What is said when these lines are piped in."""
    out = StringIO()
    lines_in = StringIO("".join(line + "\n" for line in lines))
    code = plain.play(lambda: match, None, seats or [], greedy, RULES, lines_in, out)
    assert code == 0
    return out.getvalue().splitlines()
