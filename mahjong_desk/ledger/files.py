# SPDX-License-Identifier: MIT
"""Files that are written whole or not at all, and folders for work in progress."""

import os
import shutil
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

PREFIX: Final = ".mahjong-desk-"
"""How the name of each work folder begins; nothing else is ever cleared."""

ANSWER_TIMEOUT: Final = 0.9
"""How long a disk may take to answer, seconds."""
ANSWER_HOLDS: Final = 0.05
"""How long an answer holds, seconds: reading a whole club asks twenty times a second, not for each match."""
_ABANDONED_AFTER: Final = 10 * 60
"""The age from which a work folder counts as left by a process that died, seconds; no work takes longer."""

_questions: dict[Path, threading.Thread] = {}
"""The last question to the disk of each folder; one that hangs is not asked twice."""
_answered: dict[Path, float] = {}
"""When the disk of each folder last answered."""


@contextmanager
def scratch_folder(folder: Path) -> Iterator[Path]:
    """Makes a folder inside another and deletes it with its files at the end of the block."""
    import tempfile

    made = Path(tempfile.mkdtemp(prefix=PREFIX, dir=folder))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def remove_leftovers(folder: Path) -> list[Path]:
    """Deletes the work folders of processes that died; returns them."""
    cleared = []
    for found in sorted(folder.glob(f"{PREFIX}*")):
        with suppress(OSError):
            if found.lstat().st_mtime < time.time() - _ABANDONED_AFTER:
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


def check_disk_answers(folder: Path) -> None:
    """Raises ``TimeoutError`` if the disk of a folder does not answer in time.

    A system call on a network disk that hangs cannot be given up, so a thread asks first.
    """
    if time.monotonic() - _answered.get(folder, -ANSWER_HOLDS) < ANSWER_HOLDS:
        return
    asked = _questions.get(folder)
    if asked is None or not asked.is_alive():
        _questions[folder] = asked = threading.Thread(target=_ask_disk, args=(folder,), daemon=True)
        asked.start()
    asked.join(ANSWER_TIMEOUT)
    if asked.is_alive():
        raise TimeoutError(f"the disk of {folder} does not answer")
    _answered[folder] = time.monotonic()


def _ask_disk(folder: Path) -> None:
    with suppress(OSError):
        shutil.disk_usage(folder)
