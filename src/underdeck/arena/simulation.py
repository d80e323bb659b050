"""Many matches on many processes, with the same result however they are dealt out."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process

from underdeck.arena.match import Pairing, play
from underdeck.arena.tally import Tally

ALONE = 0.5  # seconds that one process plays before others are started to help it
PIECES = 64  # chunks for each worker, unless they would be too large
LARGEST = 1000  # matches in a chunk


def cores() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Simulation:
    """A number of matches of one pairing: `run` plays them, `tally` says what came of them.

    An interrupted run leaves the tally of what was finished, and can go no further.
    """

    def __init__(
        self,
        pairing: Pairing,
        matches: int,
        *,
        workers: int | None = None,
        chunk: int | None = None,
        alone: float = ALONE,
    ) -> None:
        """`workers`: processes at most, None for one on each core. `chunk`: matches at a time."""
        self.pairing = pairing
        self.matches = matches
        self.workers = cores() if workers is None else workers
        self.chunk = chunk or max(1, min(LARGEST, matches // (self.workers * PIECES)))
        self.alone = alone
        self.tally = Tally()
        self.seconds = 0.0

    def run(self, hear: Callable[[int], None] = lambda done: None) -> None:
        """Play all matches; `hear` is told how many are done. Ctrl-C stops it.

        Raises KeyboardInterrupt then, when the matches that were being played are counted too.
        """
        began = time.perf_counter()
        chunks = self.chunks()
        try:
            for start, stop in chunks:
                self.take(play(self.pairing, start, stop), hear)
                if self.workers > 1 and time.perf_counter() - began >= self.alone:
                    self.share(chunks, hear)
        finally:
            self.seconds = time.perf_counter() - began

    def chunks(self) -> Iterator[tuple[int, int]]:
        """The matches in pieces: from a first one up to, not including, another."""
        for start in range(0, self.matches, self.chunk):
            yield start, min(start + self.chunk, self.matches)

    def take(self, part: Tally, hear: Callable[[int], None]) -> None:
        self.tally = self.tally + part
        hear(self.tally.matches)

    def share(self, chunks: Iterator[tuple[int, int]], hear: Callable[[int], None]) -> None:
        """Deal the chunks that are left out to other processes, two ahead for each."""
        waiting: set[Future[Tally]] = set()
        with ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=serve,
        ) as pool:
            try:
                for start, stop in chunks:
                    with deaf():
                        waiting.add(pool.submit(play, self.pairing, start, stop))
                    if len(waiting) >= 2 * self.workers:
                        self.collect(waiting, hear)
                while waiting:
                    self.collect(waiting, hear)
            except KeyboardInterrupt:
                for future in [one for one in waiting if not one.cancel()]:
                    self.take(future.result(), hear)
                raise

    def collect(self, waiting: set[Future[Tally]], hear: Callable[[int], None]) -> None:
        """Wait until something is finished, and take it in."""
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            waiting.remove(future)
            self.take(future.result(), hear)


def serve() -> None:
    """A worker never hears Ctrl-C, and does not outlive the process that it works for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    """End this process when another one does, however that one ends."""
    connection.wait([sentinel])
    os._exit(1)


@contextmanager
def deaf() -> Iterator[None]:
    """What is started here never hears Ctrl-C; this process hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
