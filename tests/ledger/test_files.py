# SPDX-License-Identifier: MIT
"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from mahjong_desk.ledger.files import write_whole


def test_a_new_file_and_an_old_one(tmp_path: Path) -> None:
    target = tmp_path / "a.csv"
    write_whole(target, b"one")
    assert target.read_bytes() == b"one"
    target.chmod(0o640)
    write_whole(target, b"two")
    assert target.read_bytes() == b"two"
    assert target.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [target]


def test_a_long_name_and_a_link(tmp_path: Path) -> None:
    real = tmp_path / ("n" * 250 + ".csv")
    write_whole(real, b"one")
    link = tmp_path / "link.csv"
    link.symlink_to(real)
    write_whole(link, b"two")
    assert link.is_symlink()
    assert real.read_bytes() == b"two"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "a.csv"
    write_whole(target, b"one")

    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(target, b"two")
    assert target.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [target]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "a.csv", b"one")
    assert list(tmp_path.iterdir()) == []
