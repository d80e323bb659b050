"""What a player is told on the screen: hints, rules, why not, and what was taken back."""

from __future__ import annotations

from textual.pilot import Pilot
from textual.widgets import Input

from tests.games.clear_the_dungeon.dungeon import Dungeon
from tests.terminal.stage import on_screen, playing, table, told
from tests.terminal.test_playing import click, nearly_lost, says, short_of_it
from underdeck.core.game import Game
from underdeck.core.kernel import State
from underdeck.core.look import At
from underdeck.table import branch
from underdeck.terminal.app import Underdeck
from underdeck.terminal.pages import RulesPage
from underdeck.terminal.sitting import Sitting


def end(game: Game, view: State) -> int:
    """Somebody who always ends the turn."""
    return game.read_action(view, "end")


def test_no_move_with_a_warning_is_hinted_at_where_one_has_none() -> None:
    sitting = Sitting(nearly_lost(), hint=end)
    move = sitting.hint(sitting.look())

    assert move is not None
    assert move.action == 'place "2 of clubs" "jack of hearts"'


def test_a_hint_tells_the_warning_that_every_move_has() -> None:
    dungeon = Dungeon().hand("2 of clubs").monsters("jack of hearts")
    dungeon.laid("jack of hearts", "6 of clubs").bar(*[f"{n} of spades" for n in range(2, 8)])

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("h")
        assert "Warning: The damage bar would hold 7 or more" in says(app)

    on_screen(told(dungeon), story)


def test_a_hint_says_when_enter_leads_to_a_question() -> None:
    dungeon = Dungeon("special-abilities").hand("10 of spades").inventory("spades")
    match = told(dungeon.monsters("jack of hearts").laid("jack of hearts", "5 of clubs"))

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("h")
        assert "Enter, then choose." in says(app)

    on_screen(match, story)


def test_before_the_first_move_there_is_nothing_to_practise() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("u")
        assert says(app).startswith("Nothing is played yet.")
        assert "practice" not in says(app)

    on_screen(table(), story)


def test_a_match_that_branched_off_is_in_practice_mode() -> None:
    match = table()
    match.act("end")
    off = branch(match.lines, match.game, len(match.lines))

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert playing(app).aside() == "practice"
        await pilot.press("u")
        assert says(app).startswith("Taken back: End the turn, 3 to the damage bar.")
        await pilot.press("p")
        assert "This game is practice to its end" in says(app)

    on_screen(off, story)


def test_the_rule_of_the_moves_at_hand_is_shown_first() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("?")
        assert isinstance(app.screen, RulesPage)
        assert app.screen.query_one(Input).value == "CD-2.2"

    on_screen(table(), story)


def test_a_card_aimed_where_no_card_goes_names_its_own_rule() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await click(pilot, app, At("hand", 1))
        await click(pilot, app, At("deck"))
        assert "It cannot go there. It can go to what is lit. (CD-2.3)" in says(app)
        assert "CD-1.2" not in says(app)

    on_screen(told(short_of_it()), story)
