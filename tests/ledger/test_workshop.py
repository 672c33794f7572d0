# SPDX-License-Identifier: MIT
"""What interrupted work leaves is cleared, what is worked on never."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mahjong_desk.ledger.workshop import PREFIX, clear_left_overs, hold, workshop

_WORK = """
import sys
from pathlib import Path
from mahjong_desk.ledger.workshop import workshop
with workshop(Path(sys.argv[1])) as making:
    (making / "ledger.sqlite3").write_text("half")
    print(making.name, flush=True)
    sys.stdin.read()
"""


@contextmanager
def somebody_at_work(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """Has another process make something in a folder."""
    command = [sys.executable, "-c", _WORK, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        made = folder / process.stdout.readline().strip()
        assert made.is_dir()
        try:
            yield process, made
        finally:
            process.kill()


def test_a_workshop_goes_with_its_work(tmp_path: Path) -> None:
    with workshop(tmp_path) as making:
        (making / "draft").write_text("half")
        assert clear_left_overs(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_process_left_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    others = [tmp_path / ".backup-20260131", tmp_path / "mahjong-desk-notes", tmp_path / ".mahjong-desk"]
    for other in others:
        other.mkdir()
    with somebody_at_work(tmp_path) as (process, made):
        assert clear_left_overs(tmp_path) == []
        assert (made / "ledger.sqlite3").exists()
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert clear_left_overs(tmp_path) == [made]
    assert sorted(tmp_path.iterdir()) == sorted(others)


def test_a_file_that_is_written_stays_and_a_left_one_goes(tmp_path: Path) -> None:
    draft = tmp_path / f"{PREFIX}abcd1234"
    draft.write_text("half")
    holding = hold(draft)
    assert holding is not None
    assert clear_left_overs(tmp_path) == []
    os.close(holding)
    assert clear_left_overs(tmp_path) == [draft]


def test_a_link_goes_and_what_it_leads_to_stays(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "file").write_text("ours")
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / f"{PREFIX}link").symlink_to(kept)
    clear_left_overs(folder)
    assert (kept / "file").exists()


def test_a_folder_that_is_not_there_has_nothing_left_over(tmp_path: Path) -> None:
    assert clear_left_overs(tmp_path / "nowhere") == []
