"""The measure of the load runs, and says what it found."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_load_is_measured() -> None:
    few = ["--tables", "3", "--busy", "2", "--seconds", "1", "--pace", "0.1"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "load"), *few],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )

    assert re.search(r"median \d+\.\d ms, 99th percentile \d+\.\d ms", done.stdout)
    assert re.search(r"\d+ kB a table", done.stdout)
