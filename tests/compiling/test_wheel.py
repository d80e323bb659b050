"""What `pip install .` installs: compiled where there is a compiler, plain where there is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from compiling.compiler import missing

ROOT = Path(__file__).parents[2]
GAME = "underdeck/games/clear_the_dungeon"


def wheel(folder: Path, **environment: str) -> zipfile.ZipFile:
    """The wheel that pip builds, with the build's own packages at hand."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--wheel-dir", str(folder)]
    offline = ["--no-deps", "--no-index", "--no-build-isolation", str(ROOT)]
    subprocess.run(
        [*command, *offline],
        env={**os.environ, "PYTHONPATH": "", **environment},
        check=True,
        timeout=300,
    )
    (made,) = folder.glob("underdeck-*.whl")
    return zipfile.ZipFile(made)


def test_without_a_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    with wheel(tmp_path, CC=str(tmp_path / "no-compiler")) as made:
        assert str(made.filename).endswith("-py3-none-any.whl")
        assert f"{GAME}/rules.md" in made.namelist()
        assert not [name for name in made.namelist() if name.endswith((".so", ".pyd", ".pxd"))]

        tests = json.loads(made.read(f"{GAME}/tests.json"))
        assert any(name.startswith("cd_") for name in tests)


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_with_a_compiler_the_rules_are_compiled_beside_their_text(tmp_path: Path) -> None:
    """What the check has compiled already is not compiled again, only put where wheels have it."""
    with wheel(tmp_path, UNDERDECK_BUILD=str(ROOT / "build")) as made:
        names = made.namelist()
        assert not str(made.filename).endswith("-any.whl")
        for module in ("underdeck/core/kernel", f"{GAME}/turn"):
            assert f"{module}.py" in names
            assert [
                name for name in names if name.startswith(f"{module}.") and name.endswith(".so")
            ]

        made.extractall(tmp_path / "site")
    ask = "import underdeck; from underdeck.core import kernel; print(kernel.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    for plain, ends in (("0", ".so"), ("1", ".py")):
        done = subprocess.run(
            [sys.executable, "-c", ask],
            env={**environment, "UNDERDECK_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip().endswith(ends)
