"""A server in a process of its own, as its user starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ENDS_WITHIN = 20  # seconds


class Running:
    """`underdeck serve`, with its data in a folder; it can be killed and started again."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = "0"
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it, at the same port as before; return when pages can be had."""
        command = [sys.executable, "-m", "underdeck", "serve", "--port", self.port, *self.options]
        environment = {**os.environ, "UNDERDECK_DATA": str(self.data), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if " is at http" not in said:
            raise RuntimeError(f"the server did not start: {said}{self.process.communicate()}")
        self.address = next(word for word in said.split() if word.startswith("http"))
        self.port = self.address.split("/")[2].rpartition(":")[2]

    def kill(self) -> None:
        """End it without warning, as a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """End it; its exit code, and what it said besides its address."""
        assert self.process is not None
        self.process.send_signal(how)
        said, wrong = self.process.communicate(timeout=ENDS_WITHIN)
        return self.process.returncode, said + wrong


@contextmanager
def running(data: Path, *options: str) -> Iterator[Running]:
    """A server that is ended at last."""
    server = Running(data, *options)
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
