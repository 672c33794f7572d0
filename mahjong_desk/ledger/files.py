# SPDX-License-Identifier: MIT
"""Writes files atomically, and creates scratch folders."""

import math
import os
import shutil
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SCRATCH_PREFIX = ".mahjong-desk-"
"""The prefix of scratch folders; nothing else is ever deleted as a leftover."""

ANSWER_TIMEOUT = 0.9
"""How long a disk may take to answer, in seconds."""
ANSWER_VALIDITY = 0.05
"""How long an answer stays valid, in seconds, so that reading a whole club does not ask for each match."""
_ABANDONED_AFTER = 10 * 60
"""The age in seconds from which a scratch folder counts as left by a dead process; no work takes longer."""

_queries: dict[Path, threading.Thread] = {}
"""The latest query to the disk of each folder; a hanging query is not repeated."""
_answered_at: dict[Path, float] = {}
"""When the disk of each folder last answered."""


@contextmanager
def scratch_folder(folder: Path) -> Iterator[Path]:
    """Makes a folder inside another, which is deleted at the end of the block."""
    import tempfile

    scratch = Path(tempfile.mkdtemp(prefix=SCRATCH_PREFIX, dir=folder))
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def remove_leftovers(folder: Path) -> list[Path]:
    """Deletes the scratch folders of dead processes, and returns their paths."""
    removed, leftovers = [], list[Path]()
    with suppress(OSError):
        leftovers = sorted(folder.glob(f"{SCRATCH_PREFIX}*"))
    for leftover in leftovers:
        with suppress(OSError):
            if leftover.lstat().st_mtime < time.time() - _ABANDONED_AFTER:
                shutil.rmtree(leftover)
                removed.append(leftover)
    return removed


def write_atomically(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file completely, or leaves it unchanged."""
    # Write the target of a symbolic link, and keep the link. ``Path.resolve`` would fail for a link to itself.
    target = Path(os.path.realpath(path))
    with scratch_folder(target.parent) as scratch:
        draft = scratch / target.name
        with draft.open("wb") as file:
            file.writelines((content,) if isinstance(content, bytes) else content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            draft.chmod(target.stat().st_mode & 0o777)
        draft.replace(target)
        fsync(target.parent)


def fsync(path: Path) -> None:
    """Flushes a file, or the directory entries of a folder, to the disk."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def check_disk_answers(folder: Path) -> None:
    """Raises ``TimeoutError`` if the disk of a folder does not answer in time.

    A hanging system call on a network disk cannot be cancelled, so a thread asks first.
    """
    if time.monotonic() - _answered_at.get(folder, -math.inf) < ANSWER_VALIDITY:
        return
    query = _queries.get(folder)
    if query is None or not query.is_alive():
        _queries[folder] = query = threading.Thread(target=_ask_disk, args=(folder,), daemon=True)
        query.start()
    query.join(ANSWER_TIMEOUT)
    if query.is_alive():
        raise TimeoutError(f"the disk of {folder} does not answer")
    _answered_at[folder] = time.monotonic()


def _ask_disk(folder: Path) -> None:
    with suppress(OSError):
        shutil.disk_usage(folder)
