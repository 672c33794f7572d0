# SPDX-License-Identifier: MIT
from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger.brought import brought_by
from mahjong_desk.ledger.entries import MatchHeader
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.server_place import Place
from tests.ledger.acts import AT
from tests.ledger.everywhere import everywhere
from tests.ledger.world import locked_by_another_process, tamper

AOI = {"act": "add", "name": "Aoi"}
BEN = {"act": "add", "name": "Ben", "aliases": ["Benjamin", "ベン"]}
SPRING = {"act": "add", "name": "Spring"}
EARLIER, LATER = "2026-01-01T10:00:00Z", "2026-03-01T10:00:00Z"


@everywhere
def test_acts_are_there_after_a_restart_by_subject_in_their_order(place: Place, ledger: Ledger) -> None:
    entered = [ledger.club.enter("people", act, AT) for act in (AOI, BEN, AOI)]
    season = ledger.club.enter("seasons", SPRING, AT)
    assert len({act.uuid for act in (*entered, season)}) == 4
    assert (season.subject, season.at, season.act) == ("seasons", AT, SPRING)
    ledger.close()
    with Ledger.open(place) as again:
        assert again.club.acts("people") == tuple(entered)
        assert again.club.acts("seasons") == (season,)
        assert again.club.acts("evenings") == ()


@everywhere
def test_what_is_entered_last_comes_last_also_by_a_clock_that_was_set_back(ledger: Ledger) -> None:
    entered = [ledger.club.enter("people", act, at) for act, at in ((AOI, LATER), (BEN, EARLIER), (AOI, EARLIER))]
    assert ledger.club.acts("people") == tuple(entered)
    assert ledger.club.enter("seasons", SPRING, EARLIER).at == EARLIER


def test_two_ledgers_that_hold_the_same_acts_give_them_in_the_same_order(tmp_path: Path) -> None:
    with Ledger.open(ledger_path(tmp_path / "here")) as here, Ledger.open(ledger_path(tmp_path / "there")) as there:
        here.club.enter("people", AOI, LATER)
        there.club.enter("people", BEN, EARLIER)
        for ledger, other in ((here, there), (there, here), (here, there)):
            ledger.take_in(brought_by(other.lines()), {}, "other.json", LATER)
        assert [act.act["name"] for act in here.club.acts("people")] == ["Ben", "Aoi"]
        assert there.club.acts("people") == here.club.acts("people")


@everywhere
def test_matches_are_opened_with_the_act_that_begins_them_unless_another_came_between(ledger: Ledger) -> None:
    session = ledger.start_session("Thursday club", AT)
    header = MatchHeader("arushiaru", "1.0.0", {}, ("Aoi", "Ben", "Chie", "Dai"))
    opened = ledger.club.open_matches(session.uuid, [header, header], "evenings", AOI, AT, after="")
    assert opened is not None
    records = ledger.matches(session.id)
    assert [record.uuid for record in records] == list(opened.act["matches"])
    assert [record.number for record in records] == [1, 2]
    assert ledger.club.acts("evenings") == (opened,)
    before = ledger.end
    assert ledger.club.open_matches(session.uuid, [header], "evenings", BEN, AT, after="") is None
    assert ledger.end == before
    assert ledger.club.open_matches(session.uuid, [header], "evenings", BEN, AT, after=opened.uuid) is not None
    assert ledger.check().sound


@pytest.mark.parametrize("statement", ["UPDATE club_acts SET act = '{}'", "DELETE FROM club_acts"])
def test_no_statement_changes_an_act_that_was_kept(path: Path, ledger: Ledger, statement: str) -> None:
    ledger.club.enter("people", AOI, AT)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        connection.execute(statement)


@pytest.mark.parametrize("damage", ["", "[1]", '{"act": 1}', '{"act":'])
def test_a_damaged_line_does_not_hide_the_others(path: Path, ledger: Ledger, damage: str) -> None:
    first, _, last = (ledger.club.enter("people", act, AT) for act in (AOI, BEN, AOI))
    tamper(path, f"UPDATE club_acts SET act = '{damage}' WHERE id = 2")
    assert ledger.club.acts("people") == (first, last)


def test_nothing_is_kept_while_another_program_writes(path: Path, ledger: Ledger) -> None:
    act = ledger.club.enter("people", AOI, AT)
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        ledger.club.enter("people", BEN, AT)
    assert ledger.club.acts("people") == (act,)
