# SPDX-License-Identifier: MIT
"""Backups of a ledger in use: each can be read, none hinders anybody, and nothing of others is ever deleted."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from mahjong_desk.ledger.backups import Backup, Done, Seal, Why, back_up, backups_folder, backups_in, copy_to
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerDiskFull, LedgerReadOnly
from mahjong_desk.ledger.holdings import Holdings
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import book_folder, ledger_path
from tests.ledger.acts import AT, OPENING
from tests.ledger.world import (
    as_ordinary_user,
    contents,
    locked_by_another_process,
    no_room_beyond,
    open_folder,
    tamper,
)

NOW = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)


@pytest.fixture
def folder(path: Path) -> Path:
    """Where the backups are."""
    return backups_folder(path.parent)


def made(path: Path, folder: Path, why: Why = Why.BY_ITSELF, now: datetime = NOW) -> Backup:
    backup = back_up(path, folder, why, now)
    assert backup is not None
    return backup


def test_a_backup_is_a_whole_ledger_in_one_file(
    path: Path, folder: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    backup = made(path, folder, Why.SESSION)
    assert backup.path.name == "ledger-20260131-201500.sqlite3"
    assert backup.seal is not None
    assert (backup.seal.why, backup.seal.end, backup.seal.holds) == (Why.SESSION, ledger.end, Holdings(1, 1, 3, 5, 4))
    assert backups_in(folder) == [backup]
    assert sorted(file.name for file in folder.iterdir()) == [
        "ledger-20260131-201500.json",
        "ledger-20260131-201500.sqlite3",
    ]
    elsewhere = ledger_path(tmp_path / "elsewhere")
    elsewhere.parent.mkdir()
    shutil.copyfile(backup.path, elsewhere)
    with Ledger.open(elsewhere) as copy:
        assert copy.journal(played.match_id) == played
        assert copy.check().sound


def test_recording_goes_on_meanwhile(path: Path, folder: Path, ledger: Ledger, played: Journal) -> None:
    with locked_by_another_process(path):
        # Whoever writes is not waited for either.
        before = made(path, folder)
    longer = ledger.append(played, Act.undo(), AT)
    after = made(path, folder)
    assert before.seal is not None
    assert after.seal is not None
    assert (before.seal.end.number, after.seal.end.number) == (5, 6)
    assert (before.seal.holds.hands, after.seal.holds.hands) == (3, 2)
    assert ledger.journal(longer.match_id) == longer


def test_two_in_the_same_second_are_two(path: Path, folder: Path, ledger: Ledger, played: Journal) -> None:
    first, second = made(path, folder), made(path, folder)
    assert [second, first] == backups_in(folder)
    assert second.path.name == "ledger-20260131-201500-2.sqlite3"


def test_nothing_entered_is_nothing_to_back_up(path: Path, folder: Path, ledger: Ledger) -> None:
    assert back_up(path, folder, Why.CLOSING, NOW) is None
    assert backups_in(folder) == []


def test_they_grow_fewer_as_they_grow_older(path: Path, folder: Path, ledger: Ledger, played: Journal) -> None:
    for minutes in range(14):
        made(path, folder, now=NOW + timedelta(minutes=minutes))
    found = backups_in(folder)
    assert [backup.stamp.at.minute for backup in found] == [28, 27, 26, 25, 24, 23, 22, 21, 20, 19]
    assert len(list(folder.iterdir())) == 2 * len(found)


def test_what_it_has_not_written_it_does_not_delete(
    path: Path, folder: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    elsewhere = ledger_path(tmp_path / "other")
    with Ledger.open(elsewhere) as other:
        other.start_session("Elsewhere", AT)
        of_another = made(elsewhere, folder)
    before_restore = made(path, folder, Why.BEFORE_RESTORE)
    unsealed = folder / "ledger-20251231-201500.sqlite3"
    shutil.copyfile(before_restore.path, unsealed)
    mine = [folder / name for name in ("ledger-2025.sqlite3", "ledger-20251231-201500 copy.sqlite3", "holiday.json")]
    for file in mine:
        file.write_text("mine")
    exchanged = made(path, folder)
    exchanged.path.write_bytes(b"something else")
    for days in range(800, 840):
        made(path, folder, now=NOW + timedelta(days=days))
    for file in (of_another.path, before_restore.path, unsealed, *mine, exchanged.path):
        assert file.exists(), file


def test_what_was_interrupted_is_cleared_at_the_next(path: Path, folder: Path, ledger: Ledger, played: Journal) -> None:
    backup = made(path, folder)
    (folder / ".mahjong-desk-abc").mkdir()
    (folder / ".mahjong-desk-abc" / "ledger.sqlite3").write_bytes(b"half")
    backup.path.unlink()
    made(path, folder, now=NOW + timedelta(minutes=1))
    assert sorted(file.name for file in folder.iterdir()) == [
        "ledger-20260131-201600.json",
        "ledger-20260131-201600.sqlite3",
    ]


def test_a_damaged_ledger_makes_no_backup_and_drops_none(path: Path, folder: Path, ledger: Ledger) -> None:
    session = ledger.start_session("Friday", AT)
    for _ in range(12):
        journal = ledger.open_match(session.id, OPENING, AT)
        for number in range(8):
            journal = ledger.append(journal, Act.record({"type": "draw", "note": f"{number}" * 300}), AT)
    ledger.close()
    before = made(path, folder)
    pages = bytearray(path.read_bytes())
    middle = len(pages) // 2
    pages[middle : middle + 8192] = bytes(8192)
    path.write_bytes(pages)
    with pytest.raises(LedgerDamaged) as caught:
        back_up(path, folder, Why.BY_ITSELF, NOW + timedelta(days=900))
    assert caught.value.path == path
    assert backups_in(folder) == [before]
    assert len(list(folder.iterdir())) == 2


def test_without_room_nothing_is_left_and_recording_goes_on(
    path: Path, folder: Path, ledger: Ledger, played: Journal
) -> None:
    before = made(path, folder)
    for room in (0, 100, 4096, 20_000):
        with no_room_beyond(room), pytest.raises(LedgerDiskFull) as caught:
            back_up(path, folder, Why.BY_ITSELF, NOW + timedelta(minutes=1))
        assert caught.value.path == folder
        assert backups_in(folder) == [before]
        assert len(list(folder.iterdir())) == 2
    assert ledger.append(played, Act.undo(), AT).length == 5


def test_a_ledger_that_can_only_be_read_is_backed_up_elsewhere() -> None:
    with open_folder() as club, open_folder() as stick:
        path = ledger_path(club)
        with Ledger.open(path) as ledger:
            ledger.start_session("Friday", AT)
        before = contents(club)
        with as_ordinary_user(club, stick):
            path.chmod(0o444)
            club.chmod(0o555)
            assert made(path, stick).seal is not None
            with pytest.raises(LedgerReadOnly):
                back_up(path, backups_folder(club), Why.BY_HAND)
        assert contents(club) == before


# The second copy


def test_a_copy_goes_to_the_second_folder_once(
    path: Path, folder: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    second = tmp_path / "disk"
    backup = made(path, folder)
    assert copy_to(backup, second) is Done.MISSING
    assert not second.exists()
    second.mkdir()
    for _ in range(2):
        assert copy_to(backup, second) is Done.WRITTEN
    (copy,) = backups_in(second)
    assert (copy.stamp, copy.seal) == (backup.stamp, backup.seal)
    assert copy.path.read_bytes() == backup.path.read_bytes()


def test_a_backup_that_went_bad_is_not_copied(
    path: Path, folder: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    backup = made(path, folder)
    tamper(backup.path, "DELETE FROM chain WHERE number = 5")
    with pytest.raises(LedgerDamaged) as caught:
        copy_to(backup, tmp_path)
    assert caught.value.path == backup.path
    assert backups_in(tmp_path) == []


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b'{"format": "mahjong-desk/backup", "version": 2}', b"[" * 9999, b"\xff"]
)
def test_a_seal_that_is_none_seals_nothing(
    path: Path, folder: Path, ledger: Ledger, played: Journal, text: bytes
) -> None:
    backup = made(path, folder)
    backup.path.with_suffix(".json").write_bytes(text)
    assert [found.seal for found in backups_in(folder)] == [None]


def test_a_seal_says_again_what_it_said(path: Path, folder: Path, ledger: Ledger, played: Journal) -> None:
    backup = made(path, folder, Why.BEFORE_RESTORE)
    assert backup.seal is not None
    assert Seal.read(backup.seal.spelled()) == backup.seal
    assert book_folder(path).is_dir()
