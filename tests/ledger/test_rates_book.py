# SPDX-License-Identifier: MIT
from __future__ import annotations

import sqlite3
from contextlib import closing
from decimal import Decimal
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.rates import Rates, read_factor
from mahjong_desk.ledger.server_place import Place
from tests.ledger.acts import AT
from tests.ledger.everywhere import everywhere
from tests.ledger.world import locked_by_another_process, tamper

OURS = Rates("yen", {"boo/result_points": Decimal("10"), "wsom/points": Decimal("0.0005")})


@everywhere
def test_rates_are_there_after_a_restart(place: Place, ledger: Ledger) -> None:
    session = ledger.start_session("Friday", AT)
    assert ledger.rates.of(session.id) == Rates()
    ledger.rates.save(session.id, OURS, AT)
    ledger.close()
    with Ledger.open(place) as again:
        assert again.rates.of(session.id) == OURS


def test_the_last_line_of_a_session_holds(path: Path, ledger: Ledger) -> None:
    friday, saturday = (ledger.start_session(name, AT) for name in ("Friday", "Saturday"))
    later = Rates("cent", {"boo/result_points": Decimal("1.5")})
    for session, rates in ((friday, OURS), (saturday, OURS), (friday, later)):
        ledger.rates.save(session.id, rates, AT)
    assert ledger.rates.of(friday.id) == later
    assert ledger.rates.of(saturday.id) == OURS
    assert ledger.rates.latest() == later
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM session_rates").fetchone() == (3,)
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute("DELETE FROM session_rates")


@everywhere
def test_there_must_be_such_a_session(ledger: Ledger) -> None:
    with pytest.raises(LookupError):
        ledger.rates.save(77, OURS, AT)


def test_a_damaged_line_gives_way_to_the_one_before(path: Path, ledger: Ledger) -> None:
    session = ledger.start_session("Friday", AT)
    ledger.rates.save(session.id, OURS, AT)
    ledger.rates.save(session.id, Rates("other"), AT)
    tamper(path, "UPDATE session_rates SET rates = '{\"unit\":3}' WHERE id = 2")
    assert ledger.rates.of(session.id) == OURS


def test_nothing_is_kept_while_another_program_writes(path: Path, ledger: Ledger) -> None:
    session = ledger.start_session("Friday", AT)
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        ledger.rates.save(session.id, OURS, AT)
    assert ledger.rates.of(session.id) == Rates()


@pytest.mark.parametrize(
    ("text", "factor"),
    [("0.5", "0.5"), ("0,5", "0.5"), (" 10 ", "10"), ("１.５", "1.5"), ("0", "0"), ("0.0001", "0.0001")],
)
def test_a_factor_is_read_as_people_write_it(text: str, factor: str) -> None:
    assert read_factor(text) == Decimal(factor)


@pytest.mark.parametrize("text", ["", "x", "-1", "1,000", "1,0,0", "1.0,5", "0.00001", "nan", "inf", "1e9", "1 2"])
def test_what_is_no_factor_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no factor"):
        read_factor(text)
