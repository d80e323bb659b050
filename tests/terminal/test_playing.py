"""A match on the whole screen: by keys, by mouse, with all that can be asked on the way."""

from __future__ import annotations

from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from tests.games.clear_the_dungeon.dungeon import Dungeon
from tests.terminal.stage import SMALL, ending, greedy, on_screen, playing, table, told
from tests.toys import tavern
from underdeck.core.look import At
from underdeck.table import Table
from underdeck.terminal.app import Underdeck
from underdeck.terminal.board import Board
from underdeck.terminal.choice import SIGNS, Choice, is_loose, place_of
from underdeck.terminal.drawn import Keys, Says
from underdeck.terminal.pages import AskPage, Curtain, ListPage, PilePage, RulesPage, TextPage
from underdeck.terminal.signs import short


def nearly_won() -> Table:
    dungeon = Dungeon().hand("7 of hearts").monsters("jack of hearts")
    return told(dungeon.laid("jack of hearts", "5 of clubs", "6 of clubs").deck("ace of clubs"))


def nearly_lost() -> Table:
    dungeon = Dungeon().hand("2 of clubs").monsters("jack of hearts")
    return told(dungeon.bar(*[f"{n} of spades" for n in range(2, 8)]))


def short_of_it() -> Dungeon:
    """The two does not suffice for the jack."""
    dungeon = (
        Dungeon().hand("2 of clubs", "7 of spades").monsters("jack of hearts", "king of clubs")
    )
    return dungeon.laid("jack of hearts", "6 of clubs")


def says(app: Underdeck) -> str:
    says = playing(app).query_one(Says)
    return f"{says.head} {says.body}".strip()


def keys_for(app: Underdeck, match: Table, action: str) -> list[str]:
    """The keys that do an action, as a player finds them on the screen."""
    look = match.look(match.asked)
    move = next(move for move in look.moves if move.action == action)
    choice = Choice(look)
    if move in choice.buttons():
        return [key for key, button in playing(app).buttons.items() if button == move]
    assert move.start is not None
    start = SIGNS[choice.stops().index(place_of(move.start))]
    choice.press(place_of(move.start))
    aim = SIGNS[choice.stops().index(choice.aim_of(move))]
    meant = choice.meant(choice.aim_of(move))
    which = [SIGNS[meant.index(move)]] if len(meant) > 1 else []
    return [start, aim, *which]


async def play_out(pilot: Pilot[int], app: Underdeck, match: Table) -> None:
    """Play a match to its end by keys, as greedy would."""
    while not match.over:
        action = match.game.words(match.view(0), greedy(match.game, match.view(0)))
        before = len(match.lines)
        await pilot.press(*keys_for(app, match, action))
        if len(match.lines) == before:
            await pilot.press("enter")  # the move has a warning, and is asked for once more
        assert len(match.lines) > before, (action, says(app))
    await pilot.pause()


def test_a_whole_game_is_won_by_keys() -> None:
    match = ending("won", "power-reserve", "special-abilities", "boomer-ace")

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await play_out(pilot, app, match)
        assert match.outcome.name == "won"
        page = app.screen
        assert isinstance(page, ListPage)
        assert page.heading == "Won"
        assert "CD-3.1" in page.text
        assert f"Score: {match.outcome.scores[0]}" in page.text

    on_screen(match, story)


def test_a_whole_game_is_lost_by_keys() -> None:
    match = ending("lost")

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await play_out(pilot, app, match)
        page = app.screen
        assert isinstance(page, ListPage)
        assert page.heading == "Lost"
        assert "(CD-2.7)" in page.text
        assert "Score" not in page.text

    on_screen(match, story)


def test_the_last_card_is_placed_by_arrows_and_enter() -> None:
    match = nearly_won()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("enter", "enter")
        assert match.over

    on_screen(match, story)


def test_a_game_is_won_by_mouse_alone() -> None:
    match = nearly_won()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await click(pilot, app, At("hand", 0))
        await click(pilot, app, playing(app).choice.aims()[0])  # type: ignore[union-attr]
        assert match.outcome.name == "won"
        await pilot.pause()
        assert isinstance(app.screen, ListPage)

    on_screen(match, story)


async def click(pilot: Pilot[int], app: Underdeck, at: At) -> None:
    """Click a place on the table."""
    board = playing(app).query_one(Board)
    assert board.sheet is not None
    rect = board.sheet.rect_of(at)
    assert rect is not None
    await pilot.click(Board, offset=(rect.x + 1, rect.y + 1))


async def click_key(pilot: Pilot[int], app: Underdeck, line: str, key: str) -> None:
    """Click a key in one of the lines of keys."""
    keys = playing(app).query_one(line, Keys)
    rect = next(rect for rect, its in keys.places if its == key)
    await pilot.click(line, offset=(rect.x + 1, 0))


def test_buttons_and_keys_can_be_clicked() -> None:
    match = table()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await click_key(pilot, app, "#moves", "e")
        assert "Turn 2." in playing(app).said()
        await click_key(pilot, app, "#keys", "l")
        assert isinstance(app.screen, TextPage)

    on_screen(match, story)


def test_pointing_with_the_mouse_tells_what_lies_there() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        board = playing(app).query_one(Board)
        assert board.sheet is not None
        rect = board.sheet.rect_of(At("damage bar"))
        assert rect is not None
        await pilot.hover(Board, offset=(rect.x + 1, rect.y))
        assert "Damage bar: 6 of 7" in says(app)

    on_screen(nearly_lost(), story)


def test_a_move_that_loses_is_done_only_when_chosen_once_more() -> None:
    match = nearly_lost()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("e")
        assert not match.over
        assert "the game would be lost" in says(app)
        assert "Once more to do it" in says(app)
        await pilot.press("escape", "e")
        assert not match.over
        await pilot.press("e")
        assert match.over

    on_screen(match, story)


def test_a_card_that_may_go_nowhere_says_why() -> None:
    dungeon = Dungeon().hand("2 of clubs", "3 of spades").monsters("jack of hearts")
    match = told(dungeon.laid("jack of hearts", "6 of clubs"))
    jack = At("monsters", dungeon.spot("jack of hearts"))

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await click(pilot, app, At("hand", 0))
        assert "It can go nowhere now" in says(app)
        await click(pilot, app, jack)
        assert "6 + 2 = 8" in says(app)
        assert "CD-2.3" in says(app)

    on_screen(match, story)


def test_a_place_where_a_card_may_not_go_says_why_and_opens_the_rule() -> None:
    dungeon = short_of_it()
    match = told(dungeon)

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("1")
        await click(pilot, app, At("monsters", dungeon.spot("jack of hearts")))
        assert "6 + 2 = 8: the J♥ needs 11." in says(app)
        await pilot.press("?")
        page = app.screen
        assert isinstance(page, RulesPage)
        assert page.query_one(Input).value == "CD-2.3"
        text = str(page.query_one(".text Static", Static).content)
        assert "A monster takes exactly three cards" in text

    on_screen(match, story)


def test_the_rule_page_finds_rules_by_word() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("?", *"joker")
        text = str(app.screen.query_one(".text Static", Static).content)
        assert "CD-2.6" in text
        assert "CD-2.7" not in text
        await pilot.press("escape")
        assert app.screen is playing(app)

    on_screen(table(), story)


def test_a_typed_action_is_done_or_refused_with_its_rule() -> None:
    dungeon = short_of_it()
    match = told(dungeon)

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        for words, answer in (
            ('place "2 of clubs" "jack of hearts"', "CD-2.3"),
            ("why end", "That is legal (CD-2.7)."),
            ("xyzzy", "No verb 'xyzzy'"),
        ):
            await pilot.press(":")
            assert isinstance(app.screen, AskPage)
            app.screen.query_one(Input).value = words
            await pilot.press("enter")
            assert answer in says(app)
        await pilot.press(":")
        app.screen.query_one(Input).value = 'place "7 of spades" "king of clubs"'
        await pilot.press("enter")
        assert "Placed the 7 of spades on the king of clubs." in playing(app).said()

    on_screen(match, story)


def test_undo_takes_back_until_something_was_shown() -> None:
    match = table()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        before = match.state.values()
        places = [move for move in match.look(0).moves if not (is_loose(move) or move.warning)]
        await pilot.press(*keys_for(app, match, places[0].action), "u")
        assert match.state.values() == before
        assert says(app).startswith(f"Taken back: {short(places[0].label)}.")
        await pilot.press("e", "u")
        assert "was seen, and that cannot be taken back" in says(app)
        assert "Press p for practice mode" in says(app)
        await pilot.press("p", "u")
        assert match.state.values() == before
        assert match.practised
        assert playing(app).aside() == "practice"

    on_screen(match, story)


def test_a_practised_game_says_so_at_its_end() -> None:
    match = nearly_lost()
    match.act('place "2 of clubs" "jack of hearts"')
    match.act("end")
    match.undo(practice=True)
    while not match.over:
        match.act("end")

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert isinstance(app.screen, ListPage)
        assert "practice" in app.screen.text

    on_screen(match, story)


def test_a_hint_is_picked_and_enter_does_it() -> None:
    match = nearly_won()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("h")
        assert says(app).startswith("Hint: 7♥ on the J♥.")
        assert not match.over
        await pilot.press("enter")
        assert match.over

    on_screen(match, story)


def test_two_ways_to_do_it_are_asked_for() -> None:
    dungeon = Dungeon("special-abilities").hand("7 of spades").inventory("spades")
    match = told(dungeon.monsters("jack of hearts").laid("jack of hearts", "5 of clubs"))

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await click(pilot, app, At("hand", 0))
        await pilot.press("1")
        assert isinstance(app.screen, ListPage)
        assert app.screen.query_one(OptionList).option_count == 2
        await pilot.press("2")
        assert "The 7 of spades counts twice." in playing(app).said()

    on_screen(match, story)


def test_all_moves_are_in_a_list_with_their_warnings() -> None:
    match = nearly_lost()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await pilot.press("m")
        assert isinstance(app.screen, ListPage)
        warnings = [item.warning for item in app.screen.items]
        assert any("the game would be lost" in warning for warning in warnings)
        await pilot.press("down", "enter")
        assert "Placed the 2 of clubs on the jack of hearts." in playing(app).said()

    on_screen(match, story)


def test_piles_are_looked_through() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        await click(pilot, app, At("clear pile"))
        assert isinstance(app.screen, PilePage)
        await pilot.press("escape")
        assert app.screen is playing(app)

    on_screen(nearly_won(), story)


def test_a_new_game_is_begun_only_when_asked_twice() -> None:
    match = table()

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        first = playing(app)
        await pilot.press("n", "1")
        assert playing(app) is first
        await pilot.press("n", "2")
        await pilot.pause()
        assert playing(app) is not first

    on_screen(match, story)


def test_a_match_that_was_not_finished_is_offered() -> None:
    match, saved = table(), table("steps", seed=5)
    saved.act("end")

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert isinstance(app.screen, ListPage)
        assert "steps" in app.screen.text
        assert "Turn: 2." in app.screen.text
        await pilot.press("1")
        await pilot.pause()
        assert playing(app).sitting.table is saved

    on_screen(match, story, saved=saved)


def test_dark_and_light_are_a_key_apart() -> None:
    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert app.current_theme.dark
        await pilot.press("t")
        assert not app.current_theme.dark

    on_screen(table(), story)


def test_between_two_people_a_curtain_falls() -> None:
    match = Table.start(tavern.game(), seed=1)

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        assert playing(app).sitting.viewer == 1
        await pilot.press("a")
        assert isinstance(app.screen, Curtain)
        assert app.screen.seat == 2
        await pilot.pause()
        assert "discard" not in app.export_screenshot()
        await pilot.press("enter")
        await pilot.pause()
        assert playing(app).sitting.viewer == 2
        assert "discard" in app.export_screenshot()

    on_screen(match, story, size=SMALL)


def test_bots_play_their_seats_on_the_screen() -> None:
    match = Table.start(tavern.game(), seed=1)

    def first(game: object, view: object) -> int:
        return match.game.options(view)[0]  # type: ignore[arg-type]

    async def story(pilot: Pilot[int], app: Underdeck) -> None:
        for _ in range(200):
            if match.over:
                break
            if match.asked == 0:
                await pilot.press("a")
            await pilot.pause(0.02)
        assert match.over

    on_screen(match, story, seats=[None, first, first])
