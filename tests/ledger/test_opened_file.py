# SPDX-License-Identifier: MIT
"""What sync programs and file managers do to a file that is open: nothing is acknowledged that is on no disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from mahjong_desk.ledger.chain import Line
from mahjong_desk.ledger.errors import LedgerMoved, Moved
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import book_folder, companions
from mahjong_desk.ledger.rebuilding import put_back, put_beside
from mahjong_desk.ledger.second_book import Added
from mahjong_desk.ledger.two_books import TwoBooks
from tests.ledger.acts import AT, OPENING


def delete(path: Path, _older: Path) -> None:
    path.unlink()


def delete_all(path: Path, _older: Path) -> None:
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)


def rename(path: Path, _older: Path) -> None:
    path.rename(path.with_name("conflict copy.sqlite3"))


def replace(path: Path, older: Path) -> None:
    copy = path.with_name(".sync")
    shutil.copy(older, copy)
    os.replace(copy, path)


def overwrite(path: Path, older: Path) -> None:
    path.write_bytes(older.read_bytes())


def overwrite_with_nonsense(path: Path, _older: Path) -> None:
    path.write_bytes(b"conflict" * 2048)


def cut_off(path: Path, _older: Path) -> None:
    os.truncate(path, 4096)


def take_the_log(path: Path, _older: Path) -> None:
    companions(path)[0].unlink()


DEEDS = {
    delete: Moved.GONE,
    delete_all: Moved.GONE,
    rename: Moved.GONE,
    replace: Moved.REPLACED,
    overwrite: Moved.OVERWRITTEN,
    overwrite_with_nonsense: Moved.OVERWRITTEN,
    cut_off: Moved.OVERWRITTEN,
    take_the_log: Moved.LOG_GONE,
}
deeds = pytest.mark.parametrize(("deed", "how"), DEEDS.items(), ids=lambda given: getattr(given, "__name__", ""))


@pytest.fixture
def older(path: Path, ledger: Ledger, tmp_path: Path) -> Path:
    """A copy from before anything was played, byte by byte as sync programs make it."""
    return Path(shutil.copy(path, tmp_path / "older.sqlite3"))


@pytest.fixture
def longer(older: Path, ledger: Ledger, played: Journal) -> Journal:
    """A match that has gone on since then, not in the log alone."""
    journal = ledger.append(played, Act.undo(), AT)
    ledger.books.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return journal


@deeds
def test_nothing_is_acknowledged_once_the_file_is_another(
    deed: Callable[[Path, Path], None], how: Moved, path: Path, ledger: Ledger, longer: Journal, older: Path
) -> None:
    deed(path, older)
    for _ in range(2):
        with pytest.raises(LedgerMoved) as caught:
            ledger.append(longer, Act.redo(), AT)
        assert caught.value.how is how
    with pytest.raises(LedgerMoved):
        ledger.start_session("Sunday", AT)


@deeds
def test_what_was_open_can_be_put_back_and_what_lay_there_is_kept(
    deed: Callable[[Path, Path], None], how: Moved, path: Path, ledger: Ledger, longer: Journal, older: Path
) -> None:
    deed(path, older)
    left = path.read_bytes() if path.exists() else None
    with pytest.raises(LedgerMoved):
        ledger.append(longer, Act.redo(), AT)
    other = put_back(ledger, WAIT)
    if left is not None:
        assert other is not None
        assert other.read_bytes()[:4096] == left[:4096]
    with Ledger.open(path) as again:
        assert again.journal(longer.match_id) == longer
        assert again.append(longer, Act.redo(), AT).length == longer.length + 1
        assert again.check().sound


def test_an_older_copy_under_a_log_that_has_everything_takes_nothing_away(
    path: Path, older: Path, ledger: Ledger, played: Journal
) -> None:
    overwrite(path, older)
    longer = ledger.append(played, Act.undo(), AT)
    ledger.close()
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == longer
        assert again.check().sound


def test_what_was_open_can_be_kept_beside_what_lies_there(
    path: Path, ledger: Ledger, longer: Journal, older: Path
) -> None:
    replace(path, older)
    kept = put_beside(ledger, WAIT)
    with Ledger.open(path) as there:
        assert there.matches() == ()
    with Ledger.open(kept) as ours:
        assert ours.journal(longer.match_id) == longer
    assert book_folder(kept).is_dir()


def test_what_was_open_is_put_back_also_where_the_second_book_was_deleted_too(
    path: Path, ledger: Ledger, longer: Journal
) -> None:
    shutil.rmtree(book_folder(path))
    delete_all(path, path)
    put_back(ledger, WAIT)
    with Ledger.open(path) as again:
        assert again.journal(longer.match_id) == longer


def test_another_window_that_writes_and_tidies_up_is_no_stranger(path: Path, ledger: Ledger, played: Journal) -> None:
    with Ledger.open(path) as other:
        session = other.start_session("Sunday", AT)
        for _ in range(3):
            other.open_match(session.id, OPENING, AT)
        other.books.database.execute("PRAGMA wal_checkpoint(PASSIVE)")
    assert ledger.append(played, Act.undo(), AT).length == 5


def test_a_file_that_goes_just_after_the_commit_is_told_with_the_next_entry(
    path: Path, ledger: Ledger, played: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_down = TwoBooks.put_down

    def and_lose_the_file(books: TwoBooks, lines: Sequence[Line]) -> Added:
        added = put_down(books, lines)
        path.unlink()
        return added

    monkeypatch.setattr(TwoBooks, "put_down", and_lose_the_file)
    longer = ledger.append(played, Act.undo(), AT)
    with pytest.raises(LedgerMoved):
        ledger.append(longer, Act.redo(), AT)
    put_back(ledger, WAIT)
    with Ledger.open(path) as again:
        assert again.journal(played.match_id) == longer
