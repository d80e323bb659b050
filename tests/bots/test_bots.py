"""The bots: found by their files, and choosing among what they are shown."""

import pytest

from underdeck import bots, games
from underdeck.bots import UnknownBot
from underdeck.bots.bot import Bot
from underdeck.core import rng
from underdeck.core.game import Game
from underdeck.core.kernel import CHANCE, State


def dealt(game: Game, seed: int) -> State:
    """A match in which somebody must choose."""
    s = game.new()
    while s.seat() == CHANCE:
        seed = game.sample(s, seed)
    return s


def end_of(game: Game, s: State) -> int:
    return game.read_action(s, "end")


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_is_found_by_its_file_and_says_how_it_plays(name: str) -> None:
    bot = bots.find(name)

    assert bot.name == name
    assert bot.says


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownBot, match="no bot 'gredy': did you mean 'greedy'"):
        bots.find("gredy")


def test_what_a_bot_is_is_no_bot_itself() -> None:
    with pytest.raises(UnknownBot, match="no bot 'bot'"):
        bots.find("bot")


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game_name", games.names())
def test_a_bot_chooses_an_option_and_the_same_one_for_the_same_seed(
    name: str, game_name: str
) -> None:
    game, bot = games.make(game_name), bots.find(name)
    s = dealt(game, 7)
    view = None if bot.blind else game.redact(s, s.seat())

    first = bot.choose(game, view, s.options(), 11)

    assert first[0] in s.options()
    assert bot.choose(game, view, s.options(), 11) == first


def choices(bot: Bot, game: Game, s: State, n: int) -> set[int]:
    return {bot.choose(game, None, s.options(), rng.stream(1, i))[0] for i in range(n)}


def test_uniform_takes_every_option_sooner_or_later() -> None:
    game = games.make("clear_the_dungeon")
    s = dealt(game, 7)

    assert choices(bots.find("uniform"), game, s, 300) == set(s.options())


def test_random_ends_the_turn_only_when_nothing_else_is_legal() -> None:
    game = games.make("clear_the_dungeon")
    s = dealt(game, 7)
    busy = set(s.options()) - {end_of(game, s)}

    assert choices(bots.find("random"), game, s, 300) == busy
    only_end = [end_of(game, s)]
    assert bots.find("random").choose(game, None, only_end, 1)[0] == only_end[0]
