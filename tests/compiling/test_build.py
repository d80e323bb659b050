"""A toy game of three modules is compiled, and does what it does as plain Python."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiling.build import Build, build, is_current
from compiling.compiler import missing
from tests.compiling.small import foundation

TOY = Path(__file__).parent / "toy"
MODULES = ["toy.core.pile", "toy.core.state", "toy.games.nim"]

pytestmark = [
    pytest.mark.skipif(bool(missing()), reason=missing()),
    pytest.mark.xdist_group("toy"),
]

PLAY = """
import json, sys
from toy.core import pile, state
from toy.games import nim

class Greedy(state.Step):
    def begin(self, s, me):
        s.offer(3)
    def worth(self, s, me):
        return super().worth(s, me) + 1

nim.STEPS.append(Greedy())
s = state.State()
nim.STEPS[2].begin(s, 0)
print(json.dumps({
    "file": nim.__file__,
    "matches": [nim.summary(seed) for seed in range(50)],
    "constants": [nim.START, state.NOBODY, pile.MIX, nim.HEAP.room],
    "subclass": [s.options(), nim.STEPS[2].worth(s, 0), nim.BOLD.name],
    "python": s.score(0)._asdict(),
}))
"""

BREAK = """
from toy.core import pile, state
from toy.games import nim

def attempt(f, *arguments):
    try:
        print(f(*arguments))
    except Exception as error:
        print(type(error).__name__, error)

s = state.State()
attempt(nim.HEAP.size, s, 2)
attempt(nim.HEAP.add, s, 0, 101)
attempt(nim.STEPS[0].begin, None, 0)
"""

TRAPS = """
attempt(s.get, 8)
attempt(s.get, -1)
attempt(s.set, 0, 40000)
attempt(s.add, 0, 32768)
s.offer(7)
print(s.options())
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy game as plain Python, compiled, and compiled with traps."""
    folder = tmp_path_factory.mktemp("a toy")  # spaces in a path are nothing special
    source = folder / "plain" / "toy"
    shutil.copytree(TOY, source, ignore=shutil.ignore_patterns("__pycache__"))
    foundation(source, "toy")
    for plan in (plan_of(folder), plan_of(folder, checked=True)):
        assert sorted(build(plan, workers=2)) == MODULES
    return folder


def plan_of(folder: Path, *, checked: bool = False) -> Build:
    name = "traps" if checked else "compiled"
    source = folder / "plain" / "toy"
    return Build("toy", source, folder / "c" / name, folder / name, checked=checked)


def run(folder: Path, code: str) -> str:
    """What a program prints with the toy package of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("form", ["compiled", "traps"])
def test_compiled_and_plain_agree(toy: Path, form: str) -> None:
    plain = json.loads(run(toy / "plain", PLAY))
    compiled = json.loads(run(toy / form, PLAY))

    assert plain.pop("file").endswith("nim.py")
    assert not compiled.pop("file").endswith(".py")
    assert compiled == plain


def test_errors_are_the_same_ones(toy: Path) -> None:
    """But for what a None does, which the types rule out: only the trapped build catches it."""
    plain = run(toy / "plain", BREAK).splitlines()
    traps = run(toy / "traps", BREAK).splitlines()

    assert plain[:2] == ["Full no owner 2", "Full 101 are more than 100"]
    assert traps[:2] == plain[:2]
    assert traps[2].startswith(("AttributeError", "TypeError"))


def test_traps_catch_what_c_would_not_notice(toy: Path) -> None:
    assert run(toy / "traps", BREAK + TRAPS).splitlines()[3:] == [
        "IndexError slot 8 of a block of 8",
        "IndexError slot -1 of a block of 8",
        "OverflowError 40000 does not fit in a slot",
        "OverflowError 32768 does not fit in a slot",
        "[7]",
    ]


def test_only_what_has_changed_is_compiled_again(toy: Path) -> None:
    plan = plan_of(toy)
    assert is_current(plan)

    game = plan.source / "games" / "nim.py"
    text = game.read_text()
    game.write_text(text.replace("START = 21", "START = 22"))
    assert not is_current(plan)
    assert build(plan, workers=1) == ["toy.games.nim"]
    game.write_text(text)
    assert build(plan, workers=1) == ["toy.games.nim"]
    assert is_current(plan)
