# SPDX-License-Identifier: MIT
"""Backups of a ledger: made from what can be read, continued and deleted."""

import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from mahjong_desk.ledger.care import backups as making
from mahjong_desk.ledger.care.backups import (
    Backup,
    BackupReason,
    backups_in,
    copy_backup,
    create_backup,
    delete_expired,
    is_whole,
)
from mahjong_desk.ledger.care.chains import to_source
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.errors import LedgerDamaged, ServerAway
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ServerLocation, backups_folder, ledger_path, mirror_path
from mahjong_desk.ledger.text_copy import read_file
from tests.ledger.entries import AT, checked_end, create_ledger, hand, play_on, start_match
from tests.ledger.server import world
from tests.ledger.world import locked_by_another_process, tamper

START = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)


@pytest.fixture
def path(path: Path) -> Path:
    """A ledger of five hands, in seven entries."""
    create_ledger(path, 5)
    return path


def make_backup(path: Path, minutes: int = 0, why: BackupReason = BackupReason.BY_HAND) -> Backup:
    backup = create_backup(path, backups_folder(path.parent), why, START + timedelta(minutes=minutes))
    assert sum(1 for _ in read_file(backup.path)) == backup.end.number
    assert is_whole(backup)
    return backup


def body(backup: Backup) -> bytes:
    content = backup.path.read_bytes()
    return content[content.index(b"\x1f\x8b", 2) :]


def flip_bit(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.write_bytes(content)


def test_backup_is_readable_by_gzip(path: Path) -> None:
    backup = make_backup(path)
    play_on(path, 0)
    lines = gzip.decompress(backup.path.read_bytes()).splitlines()
    assert lines[1:] == mirror_path(path).read_bytes().splitlines()[1:-1]


def test_new_entries_are_appended_to_the_last_backup(path: Path) -> None:
    play_on(path, *range(35))
    first = make_backup(path)
    play_on(path, *range(3))
    second = make_backup(path, 1)
    assert body(second).startswith(body(first))
    assert 0 < len(body(second)) - len(body(first)) < len(body(first)) / 3
    # Nothing new: the same bytes under another name, with another head.
    third = make_backup(path, 2, BackupReason.BY_HAND)
    assert (third.end, third.reason) == (second.end, BackupReason.BY_HAND)
    assert body(third).startswith(body(second))


def test_no_automatic_backup_without_new_entries(path: Path) -> None:
    last = make_backup(path)
    for why in (BackupReason.BY_ITSELF, BackupReason.SESSION, BackupReason.CLOSING):
        assert make_backup(path, 5, why) == last
    assert make_backup(path, 5, BackupReason.BEFORE_RESTORE) != last
    flip_bit(last.path, last.size // 2)
    assert make_backup(path, 6, BackupReason.CLOSING).reason is BackupReason.BEFORE_RESTORE
    for backup in backups_in(backups_folder(path.parent)):
        flip_bit(backup.path, backup.size // 2 + 1)
    assert make_backup(path, 7, BackupReason.CLOSING).reason is BackupReason.CLOSING


def test_damaged_backup_is_not_continued(path: Path) -> None:
    play_on(path, *range(35))
    first = make_backup(path)
    play_on(path, 0)
    second = make_backup(path, 1)
    flip_bit(second.path, second.size // 2)
    play_on(path, 0)
    # It continues the backup before, which is whole.
    third = make_backup(path, 2)
    assert body(third).startswith(body(first))
    assert third.end.number == 44
    flip_bit(first.path, first.size // 2)
    flip_bit(third.path, third.size // 2)
    make_backup(path, 3)


def test_backup_of_another_branch_is_left_alone(path: Path) -> None:
    first = make_backup(path)
    play_on(path, *range(5))
    second = make_backup(path, 1)
    repair(path, 1, sources=[to_source(first.path)])
    play_on(path, *range(2))
    third = make_backup(path, 2)
    assert third.end.number == 9
    assert body(third).startswith(body(first))
    assert not body(third).startswith(body(second))
    assert len(backups_in(backups_folder(path.parent))) == 3


def test_empty_ledger_has_no_backup(tmp_path: Path) -> None:
    path = ledger_path(tmp_path / "empty")
    Ledger.open(path).close()
    assert create_backup(path, backups_folder(path.parent), BackupReason.BY_HAND) is None


def test_broken_text_copy_stops_no_backup(path: Path) -> None:
    content = mirror_path(path).read_bytes()
    for broken in (content.replace(b'"number":3,"type"', b'"number":9,"type"'), content[:700], b""):
        mirror_path(path).write_bytes(broken)
        assert make_backup(path).end.number == 7
    mirror_path(path).unlink()
    assert make_backup(path).end.number == 7


def test_broken_database_stops_no_backup(path: Path) -> None:
    make_backup(path)
    play_on(path, 0)
    tamper(path, "UPDATE entries SET content = replace(content, '3', '4') WHERE number = 8")
    assert make_backup(path, 1).end.number == 8
    tamper(path, "DROP TABLE entries")
    assert make_backup(path, 2).end.number == 8
    path.write_bytes(b"not a database")
    assert make_backup(path, 3).end.number == 8
    path.unlink()
    assert make_backup(path, 4).end.number == 8


def test_failed_backup_leaves_no_file(path: Path) -> None:
    make_backup(path)
    tamper(path, "UPDATE entries SET content = replace(content, '3', '4') WHERE number = 6")
    flip_bit(mirror_path(path), 900)
    backups_in(backups_folder(path.parent))[0].path.unlink()
    with pytest.raises(LedgerDamaged, match="damaged"):
        make_backup(path, 1)
    assert list(backups_folder(path.parent).iterdir()) == []


def test_backup_does_not_wait_for_writers(path: Path) -> None:
    with locked_by_another_process(path):
        assert make_backup(path).end.number == 7


def test_backup_by_hand_renames_damaged_backups(path: Path) -> None:
    for minute in range(3):
        make_backup(path, minute)
    folder = backups_folder(path.parent)
    head, middle, _ = (backup.path for backup in backups_in(folder))
    flip_bit(head, 40)
    flip_bit(middle, middle.stat().st_size - 20)
    with Ledger.open(path) as ledger:
        assert [finding.params["name"] for finding in ledger.check().findings] == [head.name, middle.name]
    make_backup(path, 9, BackupReason.BY_HAND)
    checked_end(path)
    assert len(backups_in(folder)) == 2
    assert sorted(file.name for file in folder.glob("*.damaged")) == [f"{middle.name}.damaged", f"{head.name}.damaged"]


def test_backups_are_kept_by_age_and_size(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = backups_folder(path.parent)
    for day in range(12):
        make_backup(path, day * 24 * 60)
    last, *_ = backups = backups_in(folder)
    assert len(backups) == 12
    for most, number in ((4 * last.size, 4), (1, 3)):
        monkeypatch.setattr(making, "LARGE", most)
        delete_expired(folder, last.first, START + timedelta(days=12))
        assert backups_in(folder) == backups[:number]
    monkeypatch.undo()
    # A large club: all backups together are at most ``MANY`` times as large as the newest.
    monkeypatch.setattr(making, "SMALL", 0)
    monkeypatch.setattr(making, "MANY", 5)
    for day in range(12, 20):
        make_backup(path, day * 24 * 60)
        backups = backups_in(folder)
        assert sum(backup.size for backup in backups) <= 5 * backups[0].size


def test_backups_of_one_second_have_distinct_names(path: Path) -> None:
    backups_folder(path.parent).mkdir()
    (backups_folder(path.parent) / "ledger-20260230-101010.jsonl.gz").touch()  # of no day
    for _ in range(30):
        last = make_backup(path)
        assert backups_in(backups_folder(path.parent))[0] == last


def test_backup_before_a_restore_is_kept(path: Path) -> None:
    oldest = make_backup(path, 0, BackupReason.BEFORE_RESTORE)
    for day in range(12):
        make_backup(path, (1000 + day) * 24 * 60)
    assert oldest in backups_in(backups_folder(path.parent))


def test_second_folder_gets_a_copy(path: Path, tmp_path: Path) -> None:
    second = tmp_path / "stick"
    assert not copy_backup(make_backup(path), second)
    second.mkdir()
    for minute in range(2):
        play_on(path, 0)
        backup = make_backup(path, minute)
        assert copy_backup(backup, second)
        assert copy_backup(backup, second)
        assert backups_in(second)[0].path.read_bytes() == backup.path.read_bytes()
    create_ledger(other := ledger_path(tmp_path / "other"), 2)
    assert copy_backup(make_backup(other, 0), second)
    assert len(backups_in(second)) == 3, "that of another ledger in the same second too"
    flip_bit(second / backup.path.name, backup.size // 2)
    assert copy_backup(backup, second)
    assert is_whole(backups_in(second)[0]), "the damaged copy is replaced"
    flip_bit(backup.path, backup.size // 2)
    backups_in(second)[0].path.unlink()
    with pytest.raises(LedgerDamaged):
        copy_backup(backup, second)
    assert len(backups_in(second)) == 3


@pytest.mark.skipif(world.programs() is None, reason="needs PostgreSQL")
def test_backup_of_a_ledger_on_a_server(tmp_path: Path) -> None:
    """A backup comes from the server, or from the text copy while it is away."""
    pytest.importorskip("psycopg")
    folder = tmp_path / "backups"
    with world.running_server() as server:
        place = ServerLocation(server.url(server.new_database()), tmp_path)
        with Ledger.open(place) as ledger:
            journal = ledger.append(start_match(ledger), hand(1), AT)
            first = create_backup(place, folder, BackupReason.BY_HAND)
            ledger.append(journal, hand(2), AT)
        mirror_path(place).write_text("damaged")
        second = create_backup(place, folder, BackupReason.BY_HAND)
    assert (first.end.number, second.end.number) == (3, 4)
    assert body(second).startswith(body(first))
    # The server is gone now.
    with pytest.raises(ServerAway):
        create_backup(place, folder, BackupReason.BY_HAND)
    mirror_path(place).write_bytes(gzip.decompress(first.path.read_bytes()))
    assert create_backup(place, folder, BackupReason.BY_HAND).end == first.end
