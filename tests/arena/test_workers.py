"""Workers: none is left when the simulation that started them has ended, however it ended."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
from underdeck.arena.match import pairing
from underdeck.arena.simulation import Simulation

if __name__ == "__main__":
    paired = pairing("clear_the_dungeon", [], None, ["random"], 1)
    simulation = Simulation(paired, 10**9, workers=2, chunk=1, alone=0)
    simulation.run(lambda done: print(done, flush=True))
"""


def test_workers_end_when_the_simulation_is_killed() -> None:
    """Each holds the pipe that it prints to: only when all are gone does it end."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAY], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as simulation:
        assert simulation.stdout is not None
        counted = [simulation.stdout.readline() for _ in range(4)]
        simulation.kill()
        simulation.stdout.read()

    assert all(line.strip().isdigit() for line in counted)
