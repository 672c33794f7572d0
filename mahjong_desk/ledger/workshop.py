# SPDX-License-Identifier: MIT
"""Where files are made before they get their names, and the clearing of what interrupted work has left there."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

PREFIX: Final = ".mahjong-desk-"
"""How the name of everything begins that is there only while work goes on: nothing else is ever cleared."""

_DAY: Final = 24 * 60 * 60


@contextmanager
def workshop(folder: Path) -> Iterator[Path]:
    """Gives a folder inside another, on the same disk, which goes with all that is in it when the block ends."""
    # Loaded when it is wanted: the window does not wait for it.
    import shutil
    import tempfile

    while True:
        made = Path(tempfile.mkdtemp(prefix=PREFIX, dir=folder))
        holding = hold(made)
        # Whoever clears up may have found it before it was held.
        if made.exists():
            break
        let_go(holding)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)
        let_go(holding)


def hold(path: Path) -> int | None:
    """Tells other processes that work on a file or folder goes on, until it lets go or dies."""
    if sys.platform == "win32":
        # What is open there cannot be deleted; a folder is told by its age.
        return None
    descriptor = os.open(path, os.O_RDONLY)
    with suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    return descriptor


def let_go(holding: int | None) -> None:
    """Lets go of what was held."""
    if holding is not None:
        os.close(holding)


def clear_left_overs(folder: Path) -> list[Path]:
    """Deletes what interrupted work has left in a folder; returns what it was.

    What a living process works on stays. On disks that cannot tell, so does what is younger than a day.
    """
    import shutil

    cleared = []
    with suppress(OSError):
        for found in sorted(folder.glob(f"{PREFIX}*")):
            with suppress(OSError), _unused(found) as unused:
                if not unused:
                    continue
                if found.is_dir() and not found.is_symlink():
                    shutil.rmtree(found)
                else:
                    found.unlink()
                cleared.append(found)
    return cleared


@contextmanager
def _unused(path: Path) -> Iterator[bool]:
    """Tells whether nobody works on it, and sees to it that nobody begins to meanwhile."""
    old = time.time() - path.lstat().st_mtime > _DAY
    if sys.platform == "win32" or not (path.is_dir() or path.is_file()):
        yield old
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        except OSError:
            yield old
        else:
            yield True
    finally:
        os.close(descriptor)
