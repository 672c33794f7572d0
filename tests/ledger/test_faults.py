# SPDX-License-Identifier: MIT
"""The world against the ledger: each fault has its own error, and the ledger is as it was before."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger import inspection
from mahjong_desk.ledger.errors import (
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerForeign,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
    LedgerUnreachable,
)
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import book_folder, ledger_path, set_aside
from tests.ledger.acts import AT, OPENING
from tests.ledger.world import as_ordinary_user, contents, locked_by_another_process, no_room_beyond, open_folder

END = Act.record({"type": "end"})


def test_locked_by_another_process(path: Path, ledger: Ledger, played: Journal) -> None:
    with locked_by_another_process(path):
        with pytest.raises(LedgerLocked) as caught:
            ledger.append(played, END, AT)
        assert caught.value.path == path
        assert ledger.journal(played.match_id) == played
        with Ledger.open(path, timeout=0.05) as reader:
            assert reader.journal(played.match_id) == played
    assert ledger.append(played, END, AT).length == 5


def test_locked_while_it_is_opened_for_the_first_time_since_it_was_restored(
    path: Path, ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    ledger.backup(copy)
    with locked_by_another_process(copy), pytest.raises(LedgerLocked):
        Ledger.open(copy, timeout=0.05)
    with Ledger.open(copy) as opened:
        assert opened.journal(played.match_id) == played


def make_played(path: Path) -> Journal:
    with Ledger.open(path) as ledger:
        journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
        for number in range(20):
            event = {"type": "draw", "kind": "exhaustive", "tenpai": [0, 2], "note": f"hand {number}, nobody was ready"}
            journal = ledger.append(journal, Act.record(event), AT)
        return journal


def test_stopped_while_a_backup_that_was_put_there_got_its_log(path: Path, tmp_path: Path) -> None:
    journal = make_played(path)
    half = ledger_path(tmp_path / "half")
    half.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("journal_mode = DELETE", "cache_size = 1"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        connection.execute("CREATE TABLE half (text)")
        connection.executemany("INSERT INTO half VALUES (?)", [("half" * 999,)] * 99)
        for ending in ("", "-journal"):
            shutil.copyfile(f"{path}{ending}", f"{half}{ending}")
        connection.execute("ROLLBACK")
    with Ledger.open(half) as ledger:
        assert ledger.journal(journal.match_id) == journal
        assert ledger.check().sound


@pytest.mark.parametrize("closed", ["file", "folder", "both"])
def test_read_only_file_or_folder(closed: str) -> None:
    with open_folder() as folder:
        path = ledger_path(folder)
        journal = make_played(path)
        before = contents(folder)
        with as_ordinary_user(folder):
            if closed != "folder":
                path.chmod(0o444)
            if closed != "file":
                folder.chmod(0o555)
            with pytest.raises(LedgerReadOnly) as caught:
                Ledger.open(path)
            folder.chmod(0o755)
            path.chmod(0o644)
            assert caught.value.path == path
            assert contents(folder) == before
            with Ledger.open(path) as ledger:
                assert ledger.journal(journal.match_id) == journal


def test_a_file_that_becomes_read_only_while_it_is_open() -> None:
    with open_folder() as folder:
        path = ledger_path(folder)
        journal = make_played(path)
        with as_ordinary_user(folder), Ledger.open(path) as ledger:
            folder.chmod(0o555)
            for file in folder.iterdir():
                file.chmod(0o444)
            with pytest.raises(LedgerReadOnly):
                Ledger.open(path)
            assert ledger.journal(journal.match_id) == journal


def test_a_file_that_may_not_even_be_read() -> None:
    with open_folder() as folder:
        path = ledger_path(folder)
        make_played(path)
        with as_ordinary_user(folder):
            path.chmod(0)
            with pytest.raises(LedgerReadOnly):
                Ledger.open(path)


def test_a_log_that_is_read_only_while_the_file_is_not() -> None:
    with open_folder() as folder:
        path = ledger_path(folder)
        journal = make_played(path)
        with as_ordinary_user(folder), Ledger.open(path) as ledger:
            longer = ledger.append(journal, END, AT)
            path.with_name(path.name + "-wal").chmod(0o444)
            with pytest.raises(LedgerReadOnly):
                Ledger.open(path)
            assert ledger.append(longer, END, AT).length == longer.length + 1


def test_a_new_ledger_in_a_read_only_folder() -> None:
    with open_folder() as folder, as_ordinary_user(folder):
        folder.chmod(0o555)
        for place in (folder, folder / "club"):
            with pytest.raises(LedgerReadOnly):
                Ledger.open(ledger_path(place))
        assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_or_a_file_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("a file where the folder should be")
    with pytest.raises(LedgerUnreachable):
        Ledger.open(ledger_path(tmp_path / "club"))
    ledger_path(tmp_path).mkdir()
    with pytest.raises(LedgerUnreachable):
        Ledger.open(ledger_path(tmp_path))


def test_disk_full_while_an_entry_is_written(path: Path, ledger: Ledger, played: Journal) -> None:
    log = path.with_name(path.name + "-wal")
    bulky = Act.record({"type": "draw", "note": "x" * 100_000})
    with no_room_beyond(log.stat().st_size + 4096):
        with pytest.raises(LedgerDiskFull) as caught:
            ledger.append(played, bulky, AT)
        assert ledger.journal(played.match_id) == played
    assert caught.value.path in (path, book_folder(path))
    longer = ledger.append(played, bulky, AT)
    ledger.close()
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == longer
        assert again.check().sound


def test_disk_full_while_what_is_in_the_log_moves_into_the_file(path: Path, ledger: Ledger, played: Journal) -> None:
    longer = ledger.append(played, Act.record({"type": "draw", "note": "x" * 100_000}), AT)
    with no_room_beyond(path.stat().st_size + 8192):
        ledger.close()
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == longer
        assert again.check().sound


def test_disk_full_while_a_new_ledger_is_made(path: Path) -> None:
    with no_room_beyond(8192), pytest.raises(LedgerDiskFull):
        Ledger.open(path)
    assert list(path.parent.iterdir()) == []
    with Ledger.open(path) as ledger:
        assert ledger.sessions() == ()


def test_disk_full_while_a_ledger_is_opened(path: Path) -> None:
    journal = make_played(path)
    before = contents(path.parent)
    with no_room_beyond(4096), pytest.raises(LedgerDiskFull):
        Ledger.open(path)
    assert contents(path.parent) == before
    with Ledger.open(path) as ledger:
        assert ledger.journal(journal.match_id) == journal


def test_disk_full_while_a_backup_is_written_keeps_the_one_before(
    ledger: Ledger, played: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "backup.sqlite3"
    ledger.backup(copy)
    before = copy.read_bytes()
    longer = ledger.append(played, Act.record({"note": "x" * 100_000}), AT)
    with no_room_beyond(16384), pytest.raises(LedgerDiskFull) as caught:
        ledger.backup(copy)
    assert caught.value.path == copy
    assert copy.read_bytes() == before
    assert ledger.journal(played.match_id) == longer


def test_a_backup_to_a_folder_that_is_gone(ledger: Ledger, tmp_path: Path) -> None:
    with pytest.raises(LedgerUnreachable):
        ledger.backup(tmp_path / "gone" / "backup.sqlite3")


def expect_untouched(path: Path, kind: type[LedgerError]) -> LedgerError:
    before = contents(path.parent)
    with pytest.raises(kind) as caught:
        Ledger.open(path)
    assert contents(path.parent) == before
    assert caught.value.path == path
    return caught.value


@pytest.mark.parametrize("left", [0, 1, 50, 100, 4096, 5000, 12288, -4096, -1])
def test_a_file_cut_off_anywhere(path: Path, left: int) -> None:
    make_played(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:left])
    expect_untouched(path, LedgerDamaged)


@pytest.mark.parametrize("filling", [b"Not a database at all. " * 500, bytes(20000), random.Random(1).randbytes(20000)])
def test_a_file_of_something_else(path: Path, filling: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(filling)
    expect_untouched(path, LedgerDamaged)


@pytest.mark.parametrize("page", range(1, 5))
def test_a_page_overwritten(path: Path, page: int) -> None:
    make_played(path)
    whole = bytearray(path.read_bytes())
    whole[page * 4096 : (page + 1) * 4096] = random.Random(page).randbytes(4096)
    path.write_bytes(whole)
    expect_untouched(path, LedgerDamaged)


def test_a_flipped_bit_is_refused_found_in_the_chain_or_harmless(path: Path) -> None:
    journal = make_played(path)
    whole = path.read_bytes()
    chance = random.Random(20260131)
    told = 0
    for _ in range(150):
        place, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
        flipped = bytearray(whole)
        flipped[place] ^= bit
        path.write_bytes(flipped)
        try:
            with Ledger.open(path) as ledger:
                read = ledger.journal(journal.match_id)
                assert read == journal or read.broken is not None
                told += read.broken is not None
        except (LedgerDamaged, LedgerForeign, LedgerNewer):
            told += 1
        except LookupError:
            # The number of the match was hit: nothing shows a wrong figure.
            told += 1
        for left in path.parent.glob("ledger.sqlite3*"):
            left.unlink()
    assert told > 10


def test_a_damaged_file_with_a_log_keeps_its_log(path: Path, ledger: Ledger, played: Journal, tmp_path: Path) -> None:
    crashed = ledger_path(tmp_path / "crashed")
    crashed.parent.mkdir()
    for ending in ("", "-wal"):
        source = path.with_name(path.name + ending)
        crashed.with_name(crashed.name + ending).write_bytes(source.read_bytes())
    with crashed.open("r+b") as file:
        file.write(b"overwritten by something")
    expect_untouched(crashed, LedgerDamaged)


def test_a_log_whose_database_is_gone_is_not_given_to_a_new_one(path: Path, ledger: Ledger, played: Journal) -> None:
    path.rename(path.with_name("elsewhere"))
    expect_untouched(path, LedgerDamaged)


def test_after_a_damaged_file_is_put_aside_a_new_ledger_begins(path: Path) -> None:
    make_played(path)
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(LedgerDamaged):
        Ledger.open(path)
    aside = set_aside(path)
    with Ledger.open(path) as ledger:
        assert ledger.sessions() == ()
    assert aside.stat().st_size == 5000


def test_a_missing_table_is_damage(path: Path) -> None:
    make_played(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE journal")
    assert "journal" in expect_untouched(path, LedgerDamaged).details


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE sessions (id)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"]
)
def test_a_database_of_another_program(path: Path, statement: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    expect_untouched(path, LedgerForeign)


def test_a_file_of_a_newer_version(path: Path) -> None:
    make_played(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {inspection.NEWEST + 1}")
    expect_untouched(path, LedgerNewer)


def test_a_newer_version_that_stands_in_the_log_alone(path: Path, ledger: Ledger) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {inspection.NEWEST + 1}")
        connection.commit()
        expect_untouched(path, LedgerNewer)


def test_a_name_in_the_schema_that_is_no_text_any_more_is_damage(path: Path) -> None:
    make_played(path)
    whole = path.read_bytes()
    place = whole.index(b"CREATE TABLE journal") + len(b"CREATE TABLE j")
    path.write_bytes(whole[:place] + b"\xec" + whole[place + 1 :])
    expect_untouched(path, LedgerDamaged)


def test_a_column_that_was_renamed_is_damage(path: Path) -> None:
    make_played(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE sessions RENAME COLUMN name TO called")
    assert "name" in expect_untouched(path, LedgerDamaged).details
