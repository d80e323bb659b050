"""The file of a record: only ever added to, and each line is on the disk before it counts."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from underdeck.core.bounded import LARGEST

if sys.platform != "win32":
    import fcntl


CHUNK = 1 << 16  # bytes read at once


class InUse(OSError):
    """The record is being written to by another program."""


class Journal:
    """A record that is open for writing. Lines are written whole, and then wait for the disk."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self.file = file
        self.size = os.fstat(file).st_size

    @classmethod
    def create(cls, path: Path, lines: Sequence[str]) -> Journal:
        """A new file with its first lines. Raises FileExistsError; if it fails there is none."""
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
        journal = cls(path, file)
        lock(file, path)
        try:
            journal.append(lines)
        except BaseException:
            journal.close()
            path.unlink()
            raise
        sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """Go on with a file. Raises OSError, InUse if another program writes to it."""
        file = os.open(path, os.O_RDWR | _BINARY)
        try:
            check_file(os.fstat(file), path)
        except OSError:
            os.close(file)
            raise
        lock(file, path)
        return cls(path, file)

    def contents(self) -> bytes:
        """What the file says."""
        os.lseek(self.file, 0, os.SEEK_SET)
        data = b""
        while chunk := os.read(self.file, CHUNK):
            data += chunk
        return data

    def cut(self, size: int) -> None:
        """Cut off what follows the first `size` bytes."""
        if self.size > size:
            os.ftruncate(self.file, size)
            os.fsync(self.file)
            self.size = size

    def append(self, lines: Sequence[str]) -> None:
        """Write lines, and return when they are on the disk. If it fails nothing is written."""
        data = "".join(line + "\n" for line in lines).encode()
        try:
            os.lseek(self.file, self.size, os.SEEK_SET)
            written = 0
            while written < len(data):
                written += os.write(self.file, data[written:])
            os.fsync(self.file)
        except BaseException:
            os.ftruncate(self.file, self.size)
            raise
        self.size += len(data)

    def close(self) -> None:
        """Let the file go."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


_BINARY = getattr(os, "O_BINARY", 0)


def check_file(found: os.stat_result, path: Path) -> None:
    """Raise OSError unless what was found is a file, and not far too large for a record."""
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is not a file", str(path))
    if found.st_size > LARGEST:
        raise OSError(errno.EFBIG, f"it is larger than {LARGEST:,} bytes", str(path))


def lock(file: int, path: Path) -> None:
    """Keep other programs from writing to the file. Raises InUse if one does."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise InUse(f"{path} is being played in another window") from None


def sync_folder(folder: Path) -> None:
    """See to it that a new file's name is on the disk too."""
    if sys.platform != "win32":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
