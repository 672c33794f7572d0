# SPDX-License-Identifier: MIT
"""Files are written whole or not at all, and what interrupted work has left is cleared."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from mahjong_desk.ledger.files import PREFIX, remove_leftovers, scratch_folder, write_atomically


def test_file_is_written_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, link = tmp_path / ("n" * 250 + ".csv"), tmp_path / "link.csv"
    write_atomically(target, b"one")
    target.chmod(0o640)
    link.symlink_to(target)
    write_atomically(link, b"two")
    assert link.is_symlink()
    assert (target.read_bytes(), target.stat().st_mode & 0o777) == (b"two", 0o640)

    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(target, b"three")
    assert target.read_bytes() == b"two"
    with pytest.raises(FileNotFoundError):
        write_atomically(tmp_path / "nowhere" / "a.csv", b"one")
    assert sorted(tmp_path.iterdir()) == sorted([target, link])


def test_old_work_folders_are_deleted(tmp_path: Path) -> None:
    kept = tmp_path / "mahjong-desk-notes"
    (kept / "inner").mkdir(parents=True)
    (tmp_path / f"{PREFIX}link").symlink_to(kept)
    left, fresh = tmp_path / f"{PREFIX}left", tmp_path / f"{PREFIX}fresh"
    for folder in (left, fresh):
        folder.mkdir()
        (folder / "ledger.sqlite3").write_text("half")
    old = time.time() - 2 * 60 * 60
    for path in (left, kept):
        os.utime(path, (old, old))
    with scratch_folder(tmp_path) as mine:
        assert remove_leftovers(tmp_path) == [left]
        assert mine.exists()
    assert (fresh / "ledger.sqlite3").exists()
    assert (kept / "inner").exists()
    assert remove_leftovers(tmp_path / "nowhere") == []
