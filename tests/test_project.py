"""What holds of the project's files: no addresses, nothing generated, packages pinned by hash."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# In pieces, so that this file does not hold them.
ADDRESSES = re.compile(
    "|".join(["--" + "index-url", "py" + "pi.org/simple", "file:" + "//", "/o" + "pt/"])
)
GENERATED = {".c", ".so", ".pxd", ".pyd", ".whl", ".egg-info"}


def committed() -> list[Path]:
    """The files that git knows."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        pytest.skip("this is not a git checkout")
    names = done.stdout.decode().split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_package_registry() -> None:
    for path in committed():
        found = ADDRESSES.search(path.read_text(encoding="utf-8", errors="replace"))
        assert found is None, f"{path}: {found}"


def test_nothing_generated_is_committed() -> None:
    paths = committed()
    assert not [path for path in paths if path.suffix in GENERATED]
    assert not {"uv.lock", "pylock.toml"} & {path.name for path in paths}


@pytest.mark.parametrize("name", ["play", "test"])
def test_every_requirement_is_pinned_with_a_hash(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[a-z0-9-]+==\S+", requirement), requirement
        assert "--hash=sha256:" in requirement, requirement


def test_what_is_played_with_is_what_is_tested() -> None:
    play, test = (
        set((ROOT / "requirements" / f"{name}.txt").read_text().split("\n"))
        for name in ("play", "test")
    )
    assert {line for line in play if "==" in line} <= {line for line in test if "==" in line}
