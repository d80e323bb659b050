"""Many matches: the same result however they are dealt out, and stopped without loss."""

import pytest

from underdeck import bots, games
from underdeck.arena import report
from underdeck.arena.match import Pairing, ask, pairing, play, play_match
from underdeck.arena.simulation import Simulation
from underdeck.arena.tally import Tally
from underdeck.core import rng
from underdeck.core.game import UnknownVariant
from underdeck.core.saying import Outcome

MATCHES = 24


def random_pairing(seed: int = 5) -> Pairing:
    return pairing("clear_the_dungeon", ["special-abilities"], None, ["random"], seed)


@pytest.fixture(scope="module")
def whole() -> Tally:
    return play(random_pairing(), 0, MATCHES)


@pytest.mark.parametrize("chunk", [1, 5, 100])
def test_chunks_of_any_size_give_the_same_result(chunk: int, whole: Tally) -> None:
    simulation = Simulation(random_pairing(), MATCHES, workers=1, chunk=chunk)

    simulation.run()

    assert simulation.tally == whole


@pytest.mark.parametrize("workers, chunk", [(2, 7), (3, 2)])
def test_any_number_of_workers_gives_the_same_result(
    workers: int, chunk: int, whole: Tally
) -> None:
    simulation = Simulation(random_pairing(), MATCHES, workers=workers, chunk=chunk, alone=0)

    simulation.run()

    assert simulation.tally == whole


def test_another_seed_gives_other_matches(whole: Tally) -> None:
    assert play(random_pairing(6), 0, MATCHES) != whole


@pytest.mark.parametrize("name", ["uniform", "random"])
@pytest.mark.parametrize("game_name", games.names())
def test_the_compiled_loop_comes_to_the_same_end_as_asking_the_bot(
    name: str, game_name: str
) -> None:
    game = games.make(game_name)
    seated = [bots.find(name)] * game.seats
    for n in range(5):
        luck = rng.stream(3, n)
        one, other = game.new(), game.new()

        steps = play_match(game, one, seated, luck, rng.stream(luck, 1))

        assert ask(game, other, seated, luck, rng.stream(luck, 1)) == steps
        assert one == other


def test_an_interrupted_run_keeps_what_was_finished(whole: Tally) -> None:
    simulation = Simulation(random_pairing(), MATCHES, workers=1, chunk=5)

    def stop_after_ten(done: int) -> None:
        if done == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulation.run(stop_after_ten)

    assert simulation.tally == play(random_pairing(), 0, 10)


def test_a_run_interrupted_among_workers_counts_each_match_once() -> None:
    simulation = Simulation(random_pairing(), MATCHES, workers=2, chunk=2, alone=0)

    def stop_soon(done: int) -> None:
        if done == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulation.run(stop_soon)

    assert 6 <= simulation.tally.matches < MATCHES
    assert sum(simulation.tally.outcomes.values()) == simulation.tally.matches


# What it says --------------------------------------------------------------------------------


def test_the_fields_are_those_that_other_programs_rely_on(whole: Tally) -> None:
    simulation = Simulation(random_pairing(), MATCHES, workers=1)
    simulation.run()

    found = report.fields(simulation)

    assert list(found) == [
        "game",
        "variant",
        "bots",
        "matches",
        "seconds",
        "matches_per_s",
        "steps_per_s",
        "outcomes",
        "score",
        "length",
    ]
    assert found["variant"] == ["special-abilities"]
    assert found["bots"] == ["random"]
    assert list(found["outcomes"]) == ["won", "lost"]
    assert list(found["outcomes"]["won"]) == ["count", "rate", "low", "high"]
    assert list(found["score"]) == ["mean", "low", "high"]
    assert found["length"] == {"mean": whole.steps / MATCHES, "max": whole.longest}


def won_by(seat: int) -> Outcome:
    return Outcome(f"seat {seat + 1}", "TY-1", "", (0, 0, 0), (seat,))


def test_seats_are_rotated_so_that_every_bot_sits_everywhere() -> None:
    three = Pairing("toy", (), 3, ("a", "b", "c"), 1)

    assert [three.entrants(n) for n in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_win_is_counted_for_the_seat_and_for_the_bot_that_sat_there() -> None:
    three = Pairing("toy", (), 3, ("greedy", "random", "greedy"), 1)
    simulation = Simulation(three, 3, workers=1)
    for n in range(3):
        simulation.tally.count(won_by(seat=0), three.entrants(n), 10)

    found = report.fields(simulation)

    assert found["outcomes"]["seat 1"]["count"] == 3
    assert list(found["outcomes"]) == ["seat 1", "seat 2", "seat 3", "tie"]
    assert {name: one["count"] for name, one in found["bots"].items()} == {
        "greedy": 1,
        "random": 1,
        "greedy 2": 1,
    }


def test_a_loss_counts_0_in_the_mean_score_and_is_not_in_the_histogram() -> None:
    simulation = Simulation(random_pairing(), 2, workers=1)
    simulation.tally.count(Outcome("won", "TY-1", "", (6,), (0,)), (0,), 40)
    simulation.tally.count(Outcome("lost", "TY-1", "", (None,), ()), (0,), 20)

    page = report.page(simulation, "Toy")

    assert report.fields(simulation)["score"]["mean"] == 3
    assert page.splitlines()[5:7] == ["scores", "     6            1  " + "#" * 40]


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(ValueError, match="2 bots do not fit at a table with 1 seats"):
        pairing("clear_the_dungeon", [], 1, ["random", "greedy"], 1)
    with pytest.raises(ValueError, match="for 1, not for 2"):
        pairing("clear_the_dungeon", [], None, ["random", "greedy"], 1)
    with pytest.raises(UnknownVariant):
        pairing("clear_the_dungeon", ["bomer-ace"], None, ["random"], 1)
