# SPDX-License-Identifier: MIT
"""What a server and the way there can do is told by what it means, be it said by SQLSTATE or in libpq's own words."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest
from psycopg import errors as said
from sqlalchemy.exc import DBAPIError

from mahjong_desk.ledger.errors import LedgerDamaged, LedgerDiskFull, LedgerError, LedgerReadOnly
from mahjong_desk.ledger.server.errors import (
    NoSuchDatabase,
    ServerBusy,
    ServerDistrusted,
    ServerForbids,
    ServerFull,
    ServerRefuses,
    ServerUnreachable,
    explain,
    told,
)
from mahjong_desk.ledger.server_place import ServerPlace

PLACE = ServerPlace("postgresql://aoi:secret@club/mahjong", Path("/data"))


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (said.InvalidPassword("x"), ServerRefuses),
        (said.InvalidCatalogName("x"), NoSuchDatabase),
        (said.InsufficientPrivilege("x"), ServerForbids),
        (said.ReadOnlySqlTransaction("x"), LedgerReadOnly),
        (said.DiskFull("x"), LedgerDiskFull),
        (said.TooManyConnections("x"), ServerFull),
        (said.LockNotAvailable("x"), ServerBusy),
        (said.DataCorrupted("x"), LedgerDamaged),
        (said.AdminShutdown("x"), ServerUnreachable),
        (said.ConnectionFailure("x"), ServerUnreachable),
        (psycopg.OperationalError('FATAL:  password authentication failed for user "aoi"'), ServerRefuses),
        (psycopg.OperationalError("fe_sendauth: no password supplied"), ServerRefuses),
        (psycopg.OperationalError('FATAL:  role "aoi" does not exist'), ServerRefuses),
        (psycopg.OperationalError('FATAL:  database "mahjong" does not exist'), NoSuchDatabase),
        (psycopg.OperationalError('no pg_hba.conf entry for host "1", user "a", no encryption'), ServerDistrusted),
        (psycopg.OperationalError("server does not support SSL, but SSL was required"), ServerDistrusted),
        (psycopg.OperationalError("SSL error: certificate verify failed"), ServerDistrusted),
        (psycopg.OperationalError("FATAL:  sorry, too many clients already"), ServerFull),
        (psycopg.OperationalError("connection refused"), ServerUnreachable),
        (DBAPIError("COMMIT", {}, psycopg.OperationalError("the connection is lost")), ServerUnreachable),
    ],
)
def test_what_the_server_says_is_told_in_words(error: Exception, meaning: type[LedgerError]) -> None:
    with pytest.raises(meaning) as known, told(PLACE):
        raise error
    assert type(known.value) is meaning
    assert "postgresql://aoi:***@club/mahjong" in str(known.value)


def test_a_fault_of_the_application_is_none_of_the_world() -> None:
    assert explain(said.UndefinedTable("x"), PLACE) is None
    assert explain(psycopg.ProgrammingError("x"), PLACE) is None
    assert explain(OSError("x"), PLACE) is None
