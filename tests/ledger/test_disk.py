# SPDX-License-Identifier: MIT
"""What happens to the disk while a ledger is open: moved, deleted, exchanged, full, read-only; and the order of syncs."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_desk.ledger.care.repair import repair, source_of
from mahjong_desk.ledger.errors import LedgerDiskFull, LedgerMoved, LedgerReadOnly, Moved
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import companions, ledger_path, mirror_path
from tests.ledger.things import AT, begun, filled, hand


@pytest.mark.parametrize("how", ["renamed", "deleted", "replaced", "overwritten", "log"])
def test_the_files_move_while_open(how: str, path: Path, tmp_path: Path) -> None:
    older = tmp_path / "older" / path.name
    filled(older, 1)
    with Ledger.open(path) as ledger:
        journal = ledger.append(begun(ledger), hand(1), AT)
        end = ledger.end
        if how == "renamed":
            path.parent.rename(tmp_path / "elsewhere")
        elif how == "deleted":
            shutil.rmtree(path.parent)
        elif how == "replaced":
            os.replace(older, path)
        elif how == "overwritten":
            ledger._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            path.write_bytes(older.read_bytes())
        else:
            companions(path)[0].unlink()
        with pytest.raises(LedgerMoved) as moved:
            ledger.append(journal, hand(2), AT)
        wanted = {"replaced": Moved.REPLACED, "overwritten": Moved.OVERWRITTEN, "log": Moved.LOG_GONE}
        assert moved.value.more["how"] is wanted.get(how, Moved.GONE)
        if how == "deleted":
            # What was open can still be read, and comes back through an export.
            ledger.export(tmp_path / "rescued.jsonl")
            assert repair(path, 1, sources=[source_of(tmp_path / "rescued.jsonl")]).end == end
    if how == "deleted":
        with Ledger.open(path) as ledger:
            assert ledger.end == end
    if how == "renamed":
        with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
            assert ledger.end == end


@pytest.mark.skipif(os.name == "nt", reason="limits of POSIX")
def test_a_full_disk_loses_nothing(path: Path) -> None:
    """A limit on the size of files stops the log first, then the text copy alone."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Ledger.open(path) as ledger:
        journal = begun(ledger)
        entered = refused = lagging = 0
        for number in range(60):
            size = max(file.stat().st_size for file in path.parent.iterdir())
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + number * 37 % 3000, before[1]))
            try:
                journal = ledger.append(journal, hand(number), AT)
                entered += 1
                lagging += ledger.mirror_error is not None
            except LedgerDiskFull:
                refused += 1
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert entered > 0
        assert refused > 0
        assert ledger.end.number == entered + 2
        ledger.append(journal, hand(0), AT)
        assert ledger.mirror_error is None
        assert ledger.mirror.end() == ledger.end
        assert ledger.check().sound
    print(f"entered {entered}, refused {refused}, text copy behind {lagging}")


def test_a_text_copy_that_cannot_be_written_stops_nobody(path: Path) -> None:
    with Ledger.open(path) as ledger:
        journal = begun(ledger)
        mirror_path(path).unlink()
        mirror_path(path).mkdir()
        journal = ledger.append(journal, hand(1), AT)
        assert str(ledger.mirror_error)
        mirror_path(path).rmdir()
        ledger.append(journal, hand(2), AT)
        assert ledger.mirror_error is None
        assert [entry.number for entry in ledger.mirror.entries()] == [1, 2, 3, 4]


def test_a_read_only_medium(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = filled(path, 3)
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    before = sorted(path.parent.iterdir())
    with pytest.raises(LedgerReadOnly):
        Ledger.open(path)
    with Ledger.open_to_read(path) as ledger:
        assert ledger.journal(1) == journal
        assert ledger.check().sound
        with pytest.raises(LedgerReadOnly):
            ledger.append(journal, hand(4), AT)
    assert sorted(path.parent.iterdir()) == before


def test_a_log_on_a_read_only_medium(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Ledger.open(path) as ledger:
        journal = ledger.append(begun(ledger), hand(1), AT)
        shutil.copytree(path.parent, tmp_path / "cut", ignore=shutil.ignore_patterns("*-shm"))
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    with Ledger.open_to_read(ledger_path(tmp_path / "cut")) as ledger:
        assert ledger.journal(1) == journal


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_the_entry_is_on_the_disk_before_the_text_copy_and_that_before_the_answer(path: Path, tmp_path: Path) -> None:
    filled(path, 1)
    script = (
        "import os, sys; from pathlib import Path; from mahjong_desk.ledger.ledger import Ledger; "
        "from tests.ledger.things import AT, hand; ledger = Ledger.open(Path(sys.argv[1])); journal = ledger.journal(1); "
        "os.write(2, b'BEGIN\\n'); ledger.append(journal, hand(7), AT); os.write(2, b'ANSWER\\n')"
    )
    traced = tmp_path / "trace"
    calls = "trace=write,pwrite64,fsync,fdatasync"
    command = ["strace", "-y", "-o", str(traced), "-e", calls, sys.executable, "-c", script, str(path)]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = traced.read_text().splitlines()
    begin = next(place for place, line in enumerate(lines) if "BEGIN" in line)
    answer = next(place for place, line in enumerate(lines) if "ANSWER" in line)
    order = []
    for line in lines[begin + 1 : answer]:
        file = next((name for name in ("-wal", ".jsonl", "-shm") if f"{name}>" in line), "other")
        order.append((line.split("(")[0].replace("fdatasync", "fsync").replace("pwrite64", "write"), file))
    shortened = [step for place, step in enumerate(order) if place == 0 or order[place - 1] != step]
    print(shortened)
    steps = [step for step in shortened if step[1] in ("-wal", ".jsonl")]
    assert steps[-4:] == [("write", "-wal"), ("fsync", "-wal"), ("write", ".jsonl"), ("fsync", ".jsonl")]
    assert all(file == "-wal" for _, file in steps[:-2])
