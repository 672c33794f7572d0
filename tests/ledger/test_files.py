# SPDX-License-Identifier: MIT
"""Files are written whole or not at all, and what interrupted work has left is cleared."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_desk.ledger.files import PREFIX, remove_leftovers, scratch_folder, write_atomically

_WORK = """
import sys
from pathlib import Path
from mahjong_desk.ledger.files import scratch_folder
with scratch_folder(Path(sys.argv[1])) as making:
    (making / "ledger.sqlite3").write_text("half")
    print(making.name, flush=True)
    sys.stdin.read()
"""


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_what_a_killed_process_left_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    kept = tmp_path / "mahjong-desk-notes"
    (kept / "inner").mkdir(parents=True)
    (tmp_path / f"{PREFIX}link").symlink_to(kept)
    command = [sys.executable, "-c", _WORK, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        made = tmp_path / process.stdout.readline().strip()
        with scratch_folder(tmp_path) as mine:
            old = made.stat().st_mtime - 10
            for folder in (made, mine):
                os.utime(folder, (old, old))
            remove_leftovers(tmp_path)
            assert (made / "ledger.sqlite3").exists()
            assert mine.exists()
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    assert made in remove_leftovers(tmp_path)
    assert (kept / "inner").exists()
    assert remove_leftovers(tmp_path / "nowhere") == []
