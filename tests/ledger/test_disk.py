# SPDX-License-Identifier: MIT
"""Moved, replaced or hanging files of an open ledger, and the order of syncs."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import pytest

from mahjong_desk.ledger.care.chains import to_source
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.errors import FileChange, LedgerGone, LedgerReplaced
from mahjong_desk.ledger.files import (
    ANSWER_TIMEOUT,
    ANSWER_VALIDITY,
    SCRATCH_PREFIX,
    remove_leftovers,
    scratch_folder,
    write_atomically,
)
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path, mirror_path, side_files
from tests.ledger.entries import AT, create_ledger, hand, start_match
from tests.ledger.world import delete_database


@contextmanager
def hanging_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A disk that does not answer until the block ends."""
    answers = Event()
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda _folder: answers.wait(60))
        time.sleep(ANSWER_VALIDITY)  # until the last answer no longer counts
        yield
        answers.set()


def test_hanging_disk_is_reported_within_a_second(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Ledger.open(path) as ledger:
        journal = start_match(ledger)
        with hanging_disk(monkeypatch):
            read = (lambda: ledger.journal(journal.match_id), lambda: Ledger.open(path))
            for entered in (lambda: ledger.append(journal, hand(1), AT), *read):
                began = time.monotonic()
                with pytest.raises(LedgerGone, match="cannot be reached"):
                    entered()
                assert time.monotonic() - began < 2 * ANSWER_TIMEOUT
        assert ledger.append(journal, hand(1), AT).length == journal.length + 1


def _replace_folder(path: Path, older: Path) -> None:
    path.parent.rename(older.parent.with_name("elsewhere"))
    shutil.copytree(older.parent, path.parent)


def _overwrite_sessions(path: Path, _older: Path) -> None:
    """Overwrites a page of a table that contains no entries."""
    with closing(sqlite3.connect(path)) as database:
        page, size = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sessions'").fetchone()[0], 4096
        assert database.execute("PRAGMA page_size").fetchone() == (size,)
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"conflict" * (size // 8))


ACTIONS: dict[str, tuple[Callable[[Path, Path], object], FileChange]] = {
    "file renamed": (lambda path, older: path.rename(path.with_name("conflict copy.sqlite3")), FileChange.GONE),
    "file deleted": (lambda path, older: path.unlink(), FileChange.GONE),
    "file and log deleted": (lambda path, older: delete_database(path), FileChange.GONE),
    "folder renamed": (lambda path, older: path.parent.rename(older.parent.with_name("elsewhere")), FileChange.GONE),
    "folder deleted": (lambda path, older: shutil.rmtree(path.parent), FileChange.GONE),
    "folder replaced": (_replace_folder, FileChange.REPLACED),
    "file replaced": (lambda path, older: os.replace(older, path), FileChange.REPLACED),
    "overwritten by an older copy": (lambda path, older: path.write_bytes(older.read_bytes()), FileChange.OVERWRITTEN),
    "overwritten by nonsense": (lambda path, older: path.write_bytes(b"conflict" * 2048), FileChange.OVERWRITTEN),
    "overwritten in one page": (_overwrite_sessions, FileChange.OVERWRITTEN),
    "cut off": (lambda path, older: os.truncate(path, 4096), FileChange.OVERWRITTEN),
    "log deleted": (lambda path, older: side_files(path)[0].unlink(), FileChange.WAL_GONE),
}


@pytest.mark.parametrize("how", ACTIONS)
def test_files_moved_or_replaced_while_open(how: str, path: Path, tmp_path: Path) -> None:
    """New entries are refused, but the open ledger can still be exported."""
    action, moved = ACTIONS[how]
    older = tmp_path / "older" / path.name
    create_ledger(older, 1)
    with Ledger.open(path) as ledger:
        journal = ledger.append(start_match(ledger), hand(1), AT)
        end = ledger.chain_head
        ledger._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        action(path, older)
        new = (lambda: ledger.append(journal, hand(2), AT), lambda: ledger.start_session("x", AT))
        for act in (*new, ledger.catch_up):
            with pytest.raises(LedgerReplaced) as caught:
                act()
            assert caught.value.reason is moved
        if moved is not FileChange.OVERWRITTEN:
            ledger.export(tmp_path / "rescued.jsonl")
    if moved is not FileChange.OVERWRITTEN:
        assert repair(path, 1, sources=[to_source(tmp_path / "rescued.jsonl")]).end == end
        with Ledger.open(path) as ledger:
            assert ledger.journal(1) == journal
            assert ledger.check().is_sound
    if how == "folder renamed":
        with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
            assert ledger.chain_head == end


def test_checkpoint_by_another_window_is_accepted(path: Path, ledger: Ledger) -> None:
    journal = start_match(ledger)
    with Ledger.open(path) as other:
        for number in range(3):
            other.append(start_match(other), hand(number), AT)
        other._database.execute("PRAGMA wal_checkpoint(PASSIVE)")
    assert ledger.append(journal, hand(1), AT).length == 2
    assert ledger.mirror.end() == ledger.chain_head


def test_unwritable_text_copy_stops_no_entry(path: Path) -> None:
    with Ledger.open(path) as ledger:
        journal = start_match(ledger)
        mirror_path(path).unlink()
        mirror_path(path).mkdir()
        journal = ledger.append(journal, hand(1), AT)
        assert str(ledger.mirror_error)
        mirror_path(path).rmdir()
        ledger.append(journal, hand(2), AT)
        assert ledger.mirror_error is None
        assert [entry.number for entry in ledger.mirror.entries()] == [1, 2, 3, 4]


_ENTERING = """
import os, sys, tests.ledger.entries as things
from pathlib import Path
from mahjong_desk.ledger.database import sqlite_file
from mahjong_desk.ledger.files import ANSWER_VALIDITY, ANSWER_TIMEOUT
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger import text_copy
{sabotage}
ledger = Ledger.open(Path(sys.argv[1]))
for number in range(2):
    os.write(2, b"BEGIN\\n")
    ledger.start_session("Friday", things.AT)
    os.write(2, b"ANSWER\\n")
"""
_SABOTAGE = {
    "nothing": "",
    "log": "connect = sqlite_file.connect\n"
    "def careless(*given):\n"
    "    made = connect(*given)\n"
    "    made.execute('PRAGMA synchronous = OFF')\n"
    "    return made\n"
    "sqlite_file.connect = careless",
    "text copy": "os.fsync = lambda file: None",
    "folder": "text_copy.fsync = lambda folder: None",
}


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
@pytest.mark.parametrize("careless", _SABOTAGE)
def test_syncs_precede_the_answer_in_order(careless: str, tmp_path: Path) -> None:
    """The log is synced, then the text copy, then its folder, then the call returns."""
    traced, path = tmp_path / "trace", tmp_path / "club" / "ledger.sqlite3"
    script = _ENTERING.format(sabotage=_SABOTAGE[careless])
    calls = "trace=write,pwrite64,fsync,fdatasync"
    command = ["strace", "-y", "-o", str(traced), "-e", calls, sys.executable, "-c", script, str(path)]
    result = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    first, second = (part.partition("ANSWER")[0] for part in traced.read_text().split("BEGIN")[1:])
    expected = ["write log", "sync log", "write text copy", "sync text copy"]
    in_order = _steps(first, path)[-5:] == [*expected, "sync folder"] and _steps(second, path) == expected
    assert in_order == (careless == "nothing"), (_steps(first, path), _steps(second, path))


def _steps(trace: str, path: Path) -> list[str]:
    """Returns the writes and syncs of a trace, without immediate repetitions."""
    names = {f"{path}-wal": "log", str(mirror_path(path)): "text copy", str(path.parent): "folder"}
    steps: list[str] = []
    for line in trace.splitlines():
        name = next((name for file, name in names.items() if f"<{file}>" in line), None)
        step = f"{'sync' if 'sync(' in line else 'write'} {name}"
        if name is not None and steps[-1:] != [step]:
            steps.append(step)
    return steps


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
    foreign = tmp_path / "mahjong-desk-notes"
    (foreign / "inner").mkdir(parents=True)
    (tmp_path / f"{SCRATCH_PREFIX}link").symlink_to(foreign)
    left, fresh = tmp_path / f"{SCRATCH_PREFIX}left", tmp_path / f"{SCRATCH_PREFIX}fresh"
    for folder in (left, fresh):
        folder.mkdir()
        (folder / "ledger.sqlite3").write_text("half")
    old = time.time() - 2 * 60 * 60
    for path in (left, foreign):
        os.utime(path, (old, old))
    with scratch_folder(tmp_path) as mine:
        assert remove_leftovers(tmp_path) == [left]
        assert mine.exists()
    assert (fresh / "ledger.sqlite3").exists()
    assert (foreign / "inner").exists()
    assert remove_leftovers(tmp_path / "nowhere") == []


_SCRIPT = """
import sys, time
from pathlib import Path
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.entries import AT, hand, start_match
while time.time() < float(sys.argv[2]):
    pass
with Ledger.open(Path(sys.argv[1]), timeout=20) as ledger:
    journal = start_match(ledger)
    for number in range(25):
        journal = ledger.append(journal, hand(number), AT)
"""


def test_six_processes_create_one_ledger_at_once(path: Path) -> None:
    begin = str(time.time() + 3)
    command = [sys.executable, "-c", _SCRIPT, str(path), begin]
    root = Path(__file__).parents[2]
    running = [subprocess.Popen(command, cwd=root, stderr=subprocess.PIPE, text=True) for _ in range(6)]
    for process in running:
        _, errors = process.communicate()
        assert process.returncode == 0, errors
    with Ledger.open(path) as ledger:
        assert ledger.chain_head.number == 6 * 27
        assert ledger.mirror.end() == ledger.chain_head
        assert ledger.check().is_sound
