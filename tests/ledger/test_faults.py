# SPDX-License-Identifier: MIT
"""Errors of the system become ledger errors; bugs of the program pass unchanged."""

import errno
import random
import shutil
import sqlite3
import string
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from mahjong_desk.ledger import errors
from mahjong_desk.ledger.errors import (
    Continuation,
    Damage,
    FileChange,
    Holder,
    LedgerChanged,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerGone,
    LedgerLocked,
    LedgerNewer,
    LedgerReadOnly,
    LedgerReplaced,
    Obstacle,
    ServerAway,
    ServerLoginFailed,
    to_ledger_error,
    translate_errors,
)
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ServerLocation, ledger_path, side_files
from tests.ledger.entries import AT, create_ledger, hand, start_match
from tests.ledger.world import as_ordinary_user, contents, file_size_limit, locked_by_another_process, open_folder

PATH = Path("/club/ledger.sqlite3")
SERVER = ServerLocation("postgresql://aoi:secret@club/mahjong", Path("/data"))
EXAMPLES = [
    LedgerLocked(PATH),
    LedgerLocked(PATH, reason=Holder.WINDOW),
    LedgerLocked(PATH, reason=Holder.MACHINE, machine="CLUB-LAPTOP"),
    *(kind(PATH, "details") for kind in (LedgerReadOnly, LedgerDiskFull, LedgerGone, LedgerNewer, ServerAway)),
    *(LedgerDamaged(PATH, reason=why, count=3, last=AT, entry=7) for why in Damage),
    *(LedgerReplaced(PATH, reason=why) for why in FileChange),
    *(LedgerChanged(PATH, reason=why) for why in Continuation),
    *(ServerLoginFailed(PATH, "because.", reason=why) for why in Obstacle),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_has_its_own_sentence(error: LedgerError) -> None:
    assert {name for _, name, _, _ in string.Formatter().parse(error.template) if name} <= set(error.params)
    assert str(error).endswith(".")
    assert [example.template for example in EXAMPLES].count(error.template) == 1


def test_every_error_has_an_example() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, LedgerError)}
    assert {type(error) for error in EXAMPLES} == kinds - {LedgerError}


def sqlite_error(code: str) -> sqlite3.Error:
    error = sqlite3.OperationalError(code)
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, code), code
    return error


def server_error(state: str) -> Exception:
    psycopg = pytest.importorskip("psycopg")
    if (len(state) == 5 and state.isupper()) or state.isdigit():
        return psycopg.errors.lookup(state)("said the server")  # type: ignore[no-any-return]
    return psycopg.OperationalError(state)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("make", "code", "kind"),
    [
        *((lambda number: OSError(number, "x"), number, kind) for number, kind in (
            (errno.EACCES, LedgerReadOnly), (errno.EROFS, LedgerReadOnly), (errno.ENOSPC, LedgerDiskFull),
            (errno.EDQUOT, LedgerDiskFull), (errno.EIO, LedgerGone), (errno.ENOTDIR, LedgerGone),
        )),
        *((sqlite_error, code, kind) for code, kind in (
            ("SQLITE_BUSY", LedgerLocked), ("SQLITE_READONLY_DBMOVED", LedgerReadOnly), ("SQLITE_FULL", LedgerDiskFull),
            ("SQLITE_IOERR_WRITE", LedgerDiskFull), ("SQLITE_IOERR_READ", LedgerGone),
            ("SQLITE_CORRUPT_VTAB", LedgerDamaged), ("SQLITE_NOTADB", LedgerDamaged), ("SQLITE_CONSTRAINT", None),
            ("SQLITE_ERROR", None), ("SQLITE_MISUSE", None),
        )),
        *((server_error, code, kind) for code, kind in (
            ("28P01", ServerLoginFailed), ("3D000", ServerLoginFailed), ("42501", ServerLoginFailed), ("25006", LedgerReadOnly),
            ("53100", LedgerDiskFull), ("53300", ServerAway), ("55P03", LedgerLocked), ("40001", LedgerLocked),
            ("XX001", LedgerDamaged), ("57P01", ServerAway), ("08006", ServerAway), ("42P01", None), ("23505", None),
            ("FATAL:  password authentication failed for user", ServerLoginFailed),
            ("fe_sendauth: no password supplied", ServerLoginFailed), ('FATAL:  role "aoi" does not exist', ServerLoginFailed),
            ("server does not support SSL, but SSL was required", ServerLoginFailed), ("connection refused", ServerAway),
        )),
        (KeyError, "a bug", None), (sqlite3.ProgrammingError, "wrong thread", None),
    ],
)  # fmt: skip
def test_errors_are_known(make: Callable[[object], Exception], code: object, kind: type[LedgerError] | None) -> None:
    for place in (PATH, SERVER):
        error = make(code)
        translated = to_ledger_error(error, place)
        assert (type(translated) if translated is not None else None) is kind
        assert translated is None or "secret" not in f"{translated}{translated!r}"
        with pytest.raises(kind or type(error)), translate_errors(place):
            raise error


def test_explained_ledger_error_is_not_replaced() -> None:
    inner = LedgerDamaged(Path("/elsewhere"))
    with pytest.raises(LedgerDamaged, check=lambda error: error is inner), translate_errors(PATH):
        raise inner


def opening_error(path: Path, kind: type[LedgerError]) -> LedgerError:
    """Checks that opening a ledger fails and changes no file; returns the error."""
    before = contents(path.parent)
    with pytest.raises(kind) as caught:
        Ledger.open(path, timeout=0.05)
    assert contents(path.parent) == before
    assert caught.value.path == path
    return caught.value


def test_lock_delays_the_window_less_than_a_second(path: Path) -> None:
    journal = create_ledger(path, 3)

    def read() -> None:
        with Ledger.open(path, timeout=0.2) as reader:
            assert reader.journal(1) == ledger.journal(1) == journal

    def enter(act: Callable[[], object]) -> None:
        with pytest.raises(LedgerLocked):
            act()

    with Ledger.open(path, timeout=0.2) as ledger:
        with locked_by_another_process(path):
            append = partial(ledger.append, journal, hand(1), AT)
            for act in (partial(enter, append), partial(enter, ledger.catch_up), ledger.can_write, read):
                begin = monotonic()
                act()
                assert monotonic() - begin < 1
        assert append().length == journal.length + 1


@pytest.mark.parametrize("closed", ["file", "folder", "locked", "log", "unreadable", "new"])
def test_missing_permissions_mean_read_only(closed: str) -> None:
    with open_folder() as folder:
        path = ledger_path(folder)
        if closed != "new":
            journal = create_ledger(path, 3)
        with as_ordinary_user(folder):
            if closed in ("file", "unreadable"):
                path.chmod(0o444 if closed == "file" else 0)
            if closed in ("folder", "locked", "new"):
                folder.chmod(0 if closed == "locked" else 0o555)
            if closed == "log":
                with Ledger.open(path) as ledger:
                    longer = ledger.append(journal, hand(7), AT)
                    side_files(path)[0].chmod(0o444)
                    with pytest.raises(LedgerReadOnly):
                        Ledger.open(path)
                    journal = ledger.append(longer, hand(8), AT)
            else:
                with pytest.raises(LedgerReadOnly):
                    Ledger.open(ledger_path(folder / "club" if closed == "new" else folder))
            folder.chmod(0o755)
            if closed != "new":
                path.chmod(0o644)
                with Ledger.open(path) as ledger:
                    assert ledger.journal(1) == journal


@pytest.mark.parametrize("look", [Ledger.open, Ledger.open_read_only])
def test_second_connection_keeps_all_locks(path: Path, ledger: Ledger, look: Callable[[Path], Ledger]) -> None:
    """Without its locks, another program that closes the file would delete the log."""
    journal = start_match(ledger)
    with look(path) as other:
        assert other.check().is_sound
    script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT * FROM sessions').fetchall()"
    subprocess.run([sys.executable, "-c", script, str(path)], check=True)
    assert side_files(path)[0].exists()
    assert ledger.append(journal, hand(1), AT).length == 2


def test_swapped_file_and_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("a file where the folder should be")
    with pytest.raises(LedgerGone):
        Ledger.open(ledger_path(tmp_path / "club"))
    ledger_path(tmp_path).mkdir()
    with pytest.raises(LedgerGone):
        Ledger.open(ledger_path(tmp_path))


def test_no_space_to_create_or_open_a_ledger(path: Path) -> None:
    with file_size_limit(8192), pytest.raises(LedgerDiskFull):
        Ledger.open(path)
    journal = create_ledger(path, 30)
    before = contents(path.parent)
    with file_size_limit(4096), pytest.raises(LedgerDiskFull):
        Ledger.open(path)
    assert contents(path.parent) == before
    with Ledger.open(path) as ledger:
        assert ledger.journal(1) == journal


@pytest.mark.parametrize("left", [1, 50, 100, 4096, 5000, 12288, -4096, -1])
def test_truncated_file_is_damaged(path: Path, left: int) -> None:
    create_ledger(path, 20)
    path.write_bytes(path.read_bytes()[:left])
    opening_error(path, LedgerDamaged)


@pytest.mark.parametrize("filling", [b"Not a database at all. " * 500, bytes(20000), random.Random(1).randbytes(20000)])
def test_file_without_a_database_is_damaged(path: Path, filling: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(filling)
    opening_error(path, LedgerDamaged)


def test_log_without_its_database_is_damage(path: Path, tmp_path: Path) -> None:
    with Ledger.open(path) as ledger:
        start_match(ledger)
        shutil.copytree(path.parent, tmp_path / "cut")
    cut = ledger_path(tmp_path / "cut")
    cut.unlink()
    opening_error(cut, LedgerDamaged)


@pytest.mark.parametrize("statement", ["CREATE TABLE sessions (id)", "PRAGMA application_id = 7"])
def test_database_of_another_program_is_left_alone(path: Path, statement: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.execute("CREATE TABLE x (y)")
        connection.commit()
    error = opening_error(path, LedgerReplaced)
    assert isinstance(error, LedgerReplaced)
    assert error.reason is FileChange.FOREIGN


def test_newer_version_in_the_log_is_refused(path: Path, ledger: Ledger) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 2")
        connection.commit()
        opening_error(path, LedgerNewer)


def test_locations_are_shown_without_password() -> None:
    assert str(LedgerGone(PATH).params["path"]) == str(PATH)
    assert str(LedgerGone(SERVER).params["path"]) == "postgresql://aoi:***@club/mahjong"
