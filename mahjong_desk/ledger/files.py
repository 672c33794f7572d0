# SPDX-License-Identifier: MIT
"""Files that are written whole or not at all, and folders for work in progress."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

PREFIX: Final = ".mahjong-desk-"
"""How the name of each work folder begins; nothing else is ever cleared."""

_DAY: Final = 24 * 60 * 60


@contextmanager
def scratch_folder(folder: Path) -> Iterator[Path]:
    """Makes a folder inside another and deletes it with its files at the end of the block."""
    import shutil
    import tempfile

    made = Path(tempfile.mkdtemp(prefix=PREFIX, dir=folder))
    holding = _hold(made)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)
        if holding is not None:
            os.close(holding)


def remove_leftovers(folder: Path) -> list[Path]:
    """Deletes the work folders of processes that died; returns them."""
    import shutil

    cleared = []
    for found in sorted(folder.glob(f"{PREFIX}*")):
        with suppress(OSError):
            if _is_abandoned(found):
                shutil.rmtree(found)
                cleared.append(found)
    return cleared


def write_atomically(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file that afterwards is either there whole or as it was before."""
    # A link stays a link: its target is written.
    target = path.resolve()
    with scratch_folder(target.parent) as place:
        draft = place / target.name
        with draft.open("wb") as file:
            file.writelines((content,) if isinstance(content, bytes) else content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            draft.chmod(target.stat().st_mode & 0o777)
        draft.replace(target)
        fsync(target.parent)


def fsync(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _hold(path: Path) -> int | None:
    """Locks a folder until the process ends, so that no other process clears it."""
    if sys.platform == "win32":
        return None
    descriptor = os.open(path, os.O_RDONLY)
    with suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    return descriptor


def _is_abandoned(path: Path) -> bool:
    """Tells whether the process that made a work folder is dead; a new one may not be locked yet."""
    age = time.time() - path.lstat().st_mtime
    if sys.platform == "win32":
        return age > _DAY
    descriptor = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return age > _DAY
    finally:
        os.close(descriptor)
    return age > 1
