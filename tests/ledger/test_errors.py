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
    JournalBroken,
    LedgerDamaged,
    LedgerDiskFull,
    LedgerError,
    LedgerReadOnly,
    LedgerUnreachable,
    explain,
    told,
)

PATH = Path("/club/ledger.sqlite3")


def kinds() -> list[type[LedgerError]]:
    return [LedgerError, *LedgerError.__subclasses__(), JournalBroken]


@pytest.mark.parametrize("kind", kinds())
def test_every_error_is_a_whole_sentence_with_all_its_placeholders_filled(kind: type[LedgerError]) -> None:
    error = JournalBroken(PATH, Break(BreakKind.CUT, 7)) if kind is JournalBroken else kind(PATH, "details")
    placeholders = {name for _, name, _, _ in string.Formatter().parse(error.template) if name}
    assert placeholders <= set(error.params)
    assert str(error) == error.template.format(**error.params)
    assert str(error).endswith(".")
    assert error.path == PATH


def test_no_two_errors_say_the_same() -> None:
    assert len({kind.template for kind in kinds()}) == len(kinds())


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
