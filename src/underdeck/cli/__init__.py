"""The command line: `underdeck play`, `underdeck simulate` and the others."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130
UNHEARD = 1  # whoever read the output has gone


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, those of the process if none is given; the exit code."""
    from underdeck.cli import app

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = app.run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    return code
