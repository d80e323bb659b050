"""Which form of the rules runs: compiled where it was compiled, plain where that is wished."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import underdeck

ASK = """
import json, underdeck
from underdeck.core import kernel
print(json.dumps([underdeck.compiled(), kernel.__file__]))
"""


def ask(**environment: str) -> tuple[bool, str]:
    """What a child process with this environment runs."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(underdeck.__file__).parents[1]),
        **environment,
    }
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    compiled, file = json.loads(done.stdout)
    return compiled, file


def test_the_package_says_whether_it_is_compiled() -> None:
    compiled, file = ask(UNDERDECK_PLAIN="")

    assert compiled == underdeck.compiled()
    assert compiled != file.endswith(".py")


def test_plain_runs_where_it_is_wished() -> None:
    compiled, file = ask(UNDERDECK_PLAIN="1")

    assert not compiled
    assert file.endswith("kernel.py")
