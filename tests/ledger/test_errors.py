# SPDX-License-Identifier: MIT
from __future__ import annotations

import errno
import sqlite3
import string
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger.entries import Break, BreakKind
from mahjong_desk.ledger.errors import (
    BooksDiffer,
    JournalBroken,
    LedgerBehind,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerHeld,
    LedgerLost,
    LedgerMoved,
    LedgerReadOnly,
    LedgerUnreachable,
    Moved,
    NoRoomToRead,
    UpgradeFailed,
)
from mahjong_desk.ledger.faults import explain, told

PATH = Path("/club/ledger.sqlite3")


AT = "2026-01-31T20:15:00Z"


def descendants(kind: type[LedgerError]) -> list[type[LedgerError]]:
    # Those of a server have tests of their own.
    ours = [child for child in kind.__subclasses__() if child.__module__ == LedgerError.__module__]
    return [kind, *(below for child in ours for below in descendants(child))]


def examples() -> list[LedgerError]:
    special: dict[type[LedgerError], list[LedgerError]] = {
        JournalBroken: [JournalBroken(PATH, Break(BreakKind.CUT, 7))],
        NoRoomToRead: [NoRoomToRead(PATH, 1)],
        LedgerBehind: [LedgerBehind(PATH, 3, AT)],
        LedgerLost: [LedgerLost(PATH, 3, AT)],
        BooksDiffer: [BooksDiffer(PATH, 3)],
        LedgerHeld: [LedgerHeld(PATH, machine) for machine in ("", "CLUB-LAPTOP")],
        UpgradeFailed: [UpgradeFailed(PATH, PATH.with_name("copy.sqlite3"), "details")],
        LedgerMoved: [LedgerMoved(PATH, how) for how in Moved],
    }
    return [error for kind in descendants(LedgerError) for error in special.get(kind) or [kind(PATH, "details")]]


@pytest.mark.parametrize("error", examples(), ids=lambda error: f"{type(error).__name__} {error.details}")
def test_every_error_is_a_whole_sentence_with_all_its_placeholders_filled(error: LedgerError) -> None:
    placeholders = {name for _, name, _, _ in string.Formatter().parse(error.template) if name}
    assert placeholders <= set(error.params)
    assert str(error) == error.template.format(**error.params)
    assert str(error).endswith(".")
    assert error.path == PATH


def test_no_two_errors_say_the_same() -> None:
    assert len({error.template for error in examples()}) == len(examples())


def test_a_database_that_may_not_grow_is_a_full_disk(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "small.sqlite3")) as connection:
        connection.execute("CREATE TABLE t (x)")
        connection.execute("PRAGMA max_page_count = 2")
        with pytest.raises(LedgerDiskFull, match="disk is full") as caught, told(PATH):
            connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
    assert "SQLITE_FULL" in caught.value.details


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.EACCES, LedgerReadOnly),
        (errno.EROFS, LedgerReadOnly),
        (errno.ENOSPC, LedgerDiskFull),
        (errno.EDQUOT, LedgerDiskFull),
        (errno.EIO, LedgerUnreachable),
        (errno.ENOTDIR, LedgerUnreachable),
    ],
)
def test_an_error_of_the_system_is_recognised(number: int, kind: type[LedgerError]) -> None:
    assert type(explain(OSError(number, "said the system"), PATH)) is kind


def test_a_fault_of_the_application_goes_through_unchanged(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "any.sqlite3")) as connection:
        with pytest.raises(sqlite3.OperationalError, match="syntax"), told(PATH):
            connection.execute("SELEKT")
        with pytest.raises(KeyError), told(PATH):
            raise KeyError("a bug")
    assert explain(sqlite3.ProgrammingError("wrong thread"), PATH) is None


def test_an_error_already_told_keeps_its_path() -> None:
    inner = LedgerDamaged(Path("/elsewhere"))
    with pytest.raises(LedgerDamaged) as caught, told(PATH):
        raise inner
    assert caught.value is inner
