# SPDX-License-Identifier: MIT
"""Reading where nothing can be written: on a medium for reading, on a full disk, with a log or without, of any age."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from mahjong_desk.ledger import file_to_read
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerDiskFull, LedgerError, LedgerReadOnly, NoRoomToRead
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.rates import Rates
from tests.ledger.acts import AT, OPENING
from tests.ledger.test_upgrade import left_by
from tests.ledger.world import as_ordinary_user, contents, filled, open_folder, small_disk

Maker = Callable[[Path], Journal]


def make_club(path: Path) -> Journal:
    with Ledger.open(path) as ledger:
        session = ledger.start_session("Friday", AT)
        ledger.rates.save(session.id, Rates("point"), AT)
        journal = ledger.open_match(session.id, OPENING, AT)
        return ledger.append(journal, Act.record({"type": "draw"}), AT)


def with_a_log(path: Path) -> Journal:
    """Makes a club whose last entry is in the log alone, as a program that was killed leaves it."""
    journal = make_club(path)
    with Ledger.open(path) as ledger:
        longer = ledger.append(journal, Act.record({"type": "draw", "number": 2}), AT)
        kept = {part: part.read_bytes() for part in (path, path.with_name(path.name + "-wal"))}
    for part, content in kept.items():
        part.write_bytes(content)
    return longer


def reads(path: Path, journal: Journal) -> None:
    """Checks that everything can be read and nothing entered."""
    with Ledger.open_to_read(path) as ledger:
        assert ledger.journal(journal.match_id) == journal
        assert [session.name for session in ledger.sessions()] == ["Friday"]
        assert ledger.rates.latest() == Rates("point")
        assert ledger.check().sound
        for enter in (
            lambda: ledger.append(journal, Act.record({"type": "end"}), AT),
            lambda: ledger.start_session("Saturday", AT),
            lambda: ledger.rates.save(1, Rates(), AT),
        ):
            with pytest.raises(LedgerReadOnly):
                enter()
        assert ledger.journal(journal.match_id) == journal


@pytest.mark.parametrize("make", [make_club, with_a_log])
def test_on_a_medium_for_reading(make: Maker) -> None:
    with open_folder() as folder:
        path = ledger_path(folder)
        journal = make(path)
        before = contents(folder)
        with as_ordinary_user(folder):
            for file in folder.iterdir():
                file.chmod(0o555 if file.is_dir() else 0o444)
            folder.chmod(0o555)
            with pytest.raises(LedgerReadOnly):
                Ledger.open(path)
            reads(path, journal)
        assert contents(folder) == before


def test_where_a_copy_is_needed_and_no_disk_has_room_for_it_that_is_said(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_by(5, path)
    before = contents(path.parent)
    with small_disk(1 << 16) as elsewhere:
        monkeypatch.setattr(tempfile, "gettempdir", lambda: str(elsewhere))
        monkeypatch.setattr(file_to_read, "_IN_MEMORY", elsewhere)
        with pytest.raises(NoRoomToRead) as told:
            Ledger.open_to_read(path)
        assert str(path) in str(told.value)
        assert "1 MB" in str(told.value)
        assert list(elsewhere.iterdir()) == []
    assert contents(path.parent) == before


@pytest.mark.parametrize("make", [make_club, with_a_log])
def test_on_a_full_disk(make: Maker) -> None:
    with small_disk(1 << 21) as folder:
        path = ledger_path(folder)
        journal = make(path)
        before = contents(folder)
        with filled(folder):
            with pytest.raises(LedgerDiskFull):
                Ledger.open(path)
            reads(path, journal)
        assert contents(folder) == before


def test_one_of_an_older_version_stays_as_it_is(path: Path) -> None:
    left_by(4, path)
    before = contents(path.parent)
    with Ledger.open_to_read(path) as ledger:
        assert ledger.is_copy
        checkup = ledger.check()
        assert len(ledger.matches()) == 5
        assert (checkup.database, checkup.matches) == ((), {})
    assert contents(path.parent) == before


def test_what_is_no_ledger_is_refused_as_ever(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(bytes(range(256)) * 64)
    with pytest.raises(LedgerDamaged):
        Ledger.open_to_read(path)
    path.unlink()
    with pytest.raises(LedgerError):
        Ledger.open_to_read(path)
