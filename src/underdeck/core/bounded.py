"""Files read whole, but never without end: a device or a huge file is refused."""
# plain: once a file

from __future__ import annotations

import errno
from pathlib import Path
from typing import IO

LARGEST = 1 << 24  # bytes; records and positions have thousands


def contents(path: Path) -> bytes:
    """The bytes of a file or a pipe. Raises OSError, also if there are more than LARGEST."""
    with path.open("rb") as file:
        return drained(file, str(path))


def drained(file: IO[bytes], name: str) -> bytes:
    """The bytes that are left in an open file. Raises OSError for more than LARGEST."""
    data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(errno.EFBIG, f"it is larger than {LARGEST:,} bytes", name)
    return data
