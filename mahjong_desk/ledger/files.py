# SPDX-License-Identifier: MIT
"""Files for others, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from mahjong_desk.ledger.workshop import PREFIX, hold, let_go


def write_whole(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file that is afterwards either there whole or as it was before.

    Args:
        path: The file.
        content: What it holds, or its parts as they come.

    Raises:
        OSError: It cannot be written.
    """
    # Loaded when it is wanted: the window does not wait for it.
    import tempfile

    # A link stays one: what it leads to is written.
    target = path.resolve()
    number, name = tempfile.mkstemp(prefix=PREFIX, dir=target.parent)
    draft = Path(name)
    holding = hold(draft)
    try:
        with os.fdopen(number, "wb") as file:
            file.writelines((content,) if isinstance(content, bytes) else content)
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(_mode(target))
        draft.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    finally:
        let_go(holding)


def _mode(target: Path) -> int:
    """Returns the permissions of the file that was there, else those that the system gives to new files."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def sync(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
