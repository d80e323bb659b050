"""What the server reports of itself, for those who run it: one JSON object a line, no secrets.

A table's address lets one watch it, a link gives a seat, names and talk are people's own: a report
has none of them. Tables are told apart by a few letters of a hash.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("underdeck")


def report(what: str, **facts: str | float) -> None:
    """Report that something has happened."""
    LOGGER.info(what, extra={"facts": facts})


def report_fault(what: str, error: BaseException, **facts: str | float) -> None:
    """Report something that should not have happened, with where it did."""
    LOGGER.error(what, exc_info=error, extra={"facts": facts})


def mark_of(room: str) -> str:
    """What a table is called in reports: nobody finds the table by it.

    >>> mark_of("kQ3ZtUe1")
    '132d8d58'
    """
    return hashlib.sha256(room.encode()).hexdigest()[:8]


class Lines(logging.Formatter):
    """Writes a report as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = self.where(record.exc_info[1])
        return msgspec.json.encode(line).decode()

    def where(self, error: BaseException) -> list[str]:
        """The places in the code that led to an error; not its words, which may quote anything."""
        found, trace = [], error.__traceback__
        while trace is not None:
            code = trace.tb_frame.f_code
            found.append(f"{code.co_filename}:{trace.tb_lineno} {code.co_name}")
            trace = trace.tb_next
        return found


def begin(*, all_of_it: bool) -> None:
    """Write reports to standard error: all, or only what should not have happened."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for logger in (LOGGER, logging.getLogger("uvicorn.error"), logging.getLogger("asyncio")):
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
    if all_of_it:
        LOGGER.setLevel(logging.INFO)
