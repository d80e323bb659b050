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

    open_streams()
    try:
        code = app.run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        fall_silent()
        return UNHEARD
    except OSError as error:
        fall_silent()
        return app.complain(f"the output could not be written: {error.strerror or error}")
    return code


def open_streams() -> None:
    """Read and write what the streams cannot encode; one that is closed leads nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def fall_silent() -> None:
    """What is still to be written when the process ends goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
