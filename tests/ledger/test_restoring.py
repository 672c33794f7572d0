# SPDX-License-Identifier: MIT
"""A backup in the place of the ledger: what is said before, what comes of it, and that all of it can be undone."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger.backups import Backup, Why, back_up, backups_folder, backups_in
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerForeign, LedgerLocked, LedgerUnreachable
from mahjong_desk.ledger.holdings import Holdings, MatchGone
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import book_folder, companions, ledger_path
from mahjong_desk.ledger.rebuilding import rebuild
from mahjong_desk.ledger.restoring import preview, restore
from mahjong_desk.ledger.second_book import SecondBook
from tests.ledger.acts import AT, OPENING
from tests.ledger.test_two_books import everything
from tests.ledger.world import as_ordinary_user, contents, no_room_beyond, open_folder

LATER = "2026-02-01T10:00:00Z"
DRAW = Act.record({"type": "draw"})


@pytest.fixture
def folder(path: Path) -> Path:
    """Where the backups are."""
    return backups_folder(path.parent)


@pytest.fixture
def earlier(path: Path, folder: Path, ledger: Ledger, played: Journal) -> Backup:
    """A backup, after which the ledger went on; it is closed."""
    backup = back_up(path, folder, Why.BY_ITSELF)
    assert backup is not None
    ledger.append(played, Act.undo(), LATER)
    session = ledger.start_session("Sunday", LATER)
    seats = OPENING.__class__("arushiaru", "1", {}, ("Aoi", "Ben", "Chie", "Rin"))
    journal = ledger.open_match(session.id, seats, LATER)
    for _ in range(2):
        journal = ledger.append(journal, DRAW, LATER)
    ledger.house_rules.save("boo", "1", "Ours", {}, LATER)
    ledger.close()
    return backup


def test_what_would_go_is_said_before(path: Path, earlier: Backup) -> None:
    before = contents(path.parent)
    found = preview(path, earlier.path, WAIT)
    assert (found.now, found.then) == (Holdings(2, 2, 4, 11, 5), Holdings(1, 1, 3, 5, 4))
    assert found.goes is not None
    assert found.goes.entries == 6
    assert found.goes.sessions == (("Sunday", LATER),)
    assert found.goes.matches == (
        MatchGone("Friday", AT, 1, whole=False, hands=-1),
        MatchGone("Sunday", LATER, 1, whole=True, hands=2),
    )
    assert found.goes.players == ("Rin",)
    assert found.goes.others == {LinkKind.HOUSE_RULES: 1}
    assert found.comes is not None
    assert (found.comes.entries, found.comes.matches, found.comes.players) == (0, (), ())
    assert contents(path.parent) == before


def test_the_backup_is_there_then_and_both_books_agree(path: Path, folder: Path, earlier: Backup) -> None:
    wanted = preview(path, earlier.path, WAIT)
    restored = restore(path, earlier.path, folder, WAIT)
    with Ledger.open(path) as ledger:
        assert ledger.end == wanted.end
        assert ledger.check().sound
        assert ledger.journal(1).length == 4
        assert [session.name for session in ledger.sessions()] == ["Friday"]
    assert SecondBook(book_folder(path)).end() == wanted.end
    assert restored.aside is None
    assert list(path.parent.glob(".mahjong-desk-*")) == []


def test_what_was_there_is_kept_and_comes_back(path: Path, folder: Path, earlier: Backup, tmp_path: Path) -> None:
    before = everything(path)
    restored = restore(path, earlier.path, folder, WAIT)
    assert restored.before is not None
    assert restored.before.seal is not None
    assert restored.before.seal.why is Why.BEFORE_RESTORE
    assert restored.before in backups_in(folder)
    # Of the book that is kept, too, the ledger can be built anew.
    assert restored.book is not None
    built = ledger_path(tmp_path / "built")
    shutil.copytree(restored.book, book_folder(built))
    rebuild(built, WAIT)
    assert everything(built) == before
    restore(path, restored.before.path, folder, WAIT)
    assert everything(path) == before


def test_a_ledger_that_is_gone_is_restored(path: Path, folder: Path, earlier: Backup) -> None:
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)
    found = preview(path, earlier.path, WAIT)
    assert (found.now, found.goes) == (None, None)
    restored = restore(path, earlier.path, folder, WAIT)
    assert (restored.before, restored.aside) == (None, None)
    assert restored.book is not None
    with Ledger.open(path) as ledger:
        assert ledger.end == found.end


def test_a_damaged_ledger_is_kept_as_it_is(path: Path, folder: Path, earlier: Backup) -> None:
    path.write_bytes(b"damaged" * 999)
    companions(path)[0].write_bytes(b"its log")
    assert preview(path, earlier.path, WAIT).now is None
    restored = restore(path, earlier.path, folder, WAIT)
    assert restored.before is None
    assert restored.aside is not None
    assert restored.aside.read_bytes() == b"damaged" * 999
    assert companions(restored.aside)[0].read_bytes() == b"its log"
    with Ledger.open(path) as ledger:
        assert ledger.check().sound


def test_a_ledger_that_somebody_has_open_is_left_alone(path: Path, folder: Path, earlier: Backup) -> None:
    with Ledger.open(path) as ledger:
        with pytest.raises(LedgerLocked):
            restore(path, earlier.path, folder, 0.05)
        ledger.start_session("Monday", LATER)
        assert ledger.check().sound


def test_what_is_no_backup_is_refused(path: Path, folder: Path, earlier: Backup, tmp_path: Path) -> None:
    before = everything(path)
    text, foreign = tmp_path / "text", tmp_path / "foreign.sqlite3"
    text.write_text("x" * 999)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE birds (name)")
    earlier.path.write_bytes(earlier.path.read_bytes()[:9000])
    for file, kind in (
        (text, LedgerDamaged),
        (foreign, LedgerForeign),
        (earlier.path, LedgerDamaged),
        (tmp_path / "none", LedgerUnreachable),
        (tmp_path, LedgerUnreachable),
    ):
        with pytest.raises(kind):
            preview(path, file, WAIT)
        with pytest.raises(kind):
            restore(path, file, folder, WAIT)
    with pytest.raises(LedgerUnreachable):
        restore(path, path, folder, WAIT)
    assert everything(path) == before


def test_without_room_everything_stays_as_it_was(path: Path, folder: Path, earlier: Backup) -> None:
    before = everything(path)
    kept = contents(folder)
    for room in (0, 500, 4096, 30_000):
        with no_room_beyond(room), pytest.raises(LedgerError):
            restore(path, earlier.path, folder, WAIT)
        assert list(path.parent.glob(".mahjong-desk-*")) == []
        assert contents(folder) == kept
        assert everything(path) == before


def test_a_backup_on_a_disk_that_takes_no_writing_is_restored() -> None:
    with open_folder() as club, open_folder() as stick:
        path = ledger_path(club)
        with Ledger.open(path) as ledger:
            ledger.start_session("Friday", AT)
            backup = back_up(path, stick, Why.BY_HAND)
            assert backup is not None
            ledger.start_session("Sunday", AT)
        with as_ordinary_user(club, stick):
            backup.path.chmod(0o444)
            stick.chmod(0o555)
            before = contents(stick)
            restore(path, backup.path, backups_folder(club), WAIT)
            assert contents(stick) == before
            with Ledger.open(path) as ledger:
                assert [session.name for session in ledger.sessions()] == ["Friday"]


@pytest.mark.parametrize("version", ["0001", "0005"])
def test_a_backup_of_an_older_version_is_brought_up_to_date(
    version: str, path: Path, folder: Path, earlier: Backup, tmp_path: Path
) -> None:
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript((Path(__file__).parent / f"ledger_{version}.sql").read_text(encoding="utf-8"))
    before = old.read_bytes()
    assert preview(path, old, WAIT).then.matches > 0
    restore(path, old, folder, WAIT)
    assert old.read_bytes() == before
    with Ledger.open(path) as ledger:
        assert ledger.end == preview(path, old, WAIT).end
