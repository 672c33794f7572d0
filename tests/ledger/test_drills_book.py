# SPDX-License-Identifier: MIT
from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import LedgerDiskFull, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.server_place import Place
from tests.ledger.acts import AT
from tests.ledger.everywhere import everywhere
from tests.ledger.world import locked_by_another_process, no_room_beyond, tamper

FIRST = {"subject": "yaku", "right": False, "topics": {"pinfu": False, "tanyao": True}}
SECOND = {"subject": "fu", "right": True, "topics": {"closed_ron": True}}


@everywhere
def test_answers_are_there_after_a_restart_in_their_order(place: Place, ledger: Ledger) -> None:
    assert ledger.drills.all() == ()
    for answer in (SECOND, FIRST, SECOND):
        ledger.drills.add(answer, AT)
    ledger.close()
    with Ledger.open(place) as again:
        assert again.drills.all() == (SECOND, FIRST, SECOND)


@pytest.mark.parametrize("statement", ["UPDATE drill_answers SET answer = '{}'", "DELETE FROM drill_answers"])
def test_no_statement_changes_an_answer_that_was_kept(path: Path, ledger: Ledger, statement: str) -> None:
    ledger.drills.add(FIRST, AT)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        connection.execute(statement)


@pytest.mark.parametrize("damage", ["", "[1]", '{"right": true}', '{"right":tru'])
def test_a_damaged_line_does_not_hide_the_others(path: Path, ledger: Ledger, damage: str) -> None:
    for answer in (FIRST, FIRST, SECOND):
        ledger.drills.add(answer, AT)
    tamper(path, f"UPDATE drill_answers SET answer = '{damage}' WHERE id = 2")
    assert ledger.drills.all() == (FIRST, SECOND)


def test_nothing_is_kept_while_another_program_writes(path: Path, ledger: Ledger) -> None:
    ledger.drills.add(FIRST, AT)
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        ledger.drills.add(SECOND, AT)
    assert ledger.drills.all() == (FIRST,)


def test_a_full_disk_says_so_and_keeps_what_it_had(ledger: Ledger) -> None:
    ledger.drills.add(FIRST, AT)
    with no_room_beyond(16384), pytest.raises(LedgerDiskFull):
        ledger.drills.add({"topics": {"x" * 100_000: True}}, AT)
    assert ledger.drills.all() == (FIRST,)
    ledger.drills.add(SECOND, AT)
    assert ledger.drills.all() == (FIRST, SECOND)


@everywhere
def test_what_json_has_no_word_for_is_refused(ledger: Ledger) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        ledger.drills.add({"seconds": float("nan")}, AT)
    assert ledger.drills.all() == ()
