# SPDX-License-Identifier: MIT
"""Connections that are cut, also under a commit: nothing is lost, nothing entered twice, and the chain has one order."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from psycopg import OperationalError
from sqlalchemy.engine.default import DefaultDialect

from mahjong_desk.ledger.server import database
from mahjong_desk.ledger.server.connecting import connect
from mahjong_desk.ledger.server.errors import (
    ServerUnreachable,
)
from tests.ledger.acts import AT, OPENING
from tests.ledger.server.club import Club, begun, event, numbers

LATER = "2026-02-01T10:00:00Z"


def test_a_connection_that_was_cut_is_made_anew_without_a_word(club: Club) -> None:
    one = club.open("one")
    journal = begun(one)
    club.cut()
    assert one.journal(journal.match_id) == journal
    club.cut()
    journal = one.append(journal, event(1), AT)
    club.cut()
    assert one.rates.latest().unit == ""
    assert one.check().sound


@pytest.mark.parametrize("reached", [True, False], ids=["went-through", "did-not"])
def test_a_connection_cut_under_a_commit_loses_nothing_and_enters_nothing_twice(
    club: Club, monkeypatch: pytest.MonkeyPatch, reached: bool
) -> None:
    one = club.open("one")
    journal = begun(one)

    def cut(*_what: object) -> None:
        monkeypatch.undo()
        if reached:
            one.books.database.execute("COMMIT")
        club.cut()
        one.books.database.execute("COMMIT")

    monkeypatch.setattr(DefaultDialect, "do_commit", cut)
    if not reached:
        with pytest.raises(ServerUnreachable):
            one.append(journal, event(1), AT)
        assert one.journal(journal.match_id) == journal
    longer = one.append(journal, event(1), AT)
    assert numbers(one.journal(journal.match_id)) == [1]
    assert one.journal(journal.match_id) == longer
    assert one.check().sound


def test_what_went_through_unheard_is_found_when_it_is_tried_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    one = club.open("one")
    journal = begun(one)

    def unheard(*_what: object) -> None:
        one.books.database.execute("COMMIT")
        club.server.stop()
        one.books.database.execute("COMMIT")

    def tried(enter: Callable[[], object]) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(DefaultDialect, "do_commit", unheard)
            with pytest.raises(ServerUnreachable):
                enter()
        club.server.start()

    tried(lambda: one.append(journal, event(1), AT))
    other = club.open("other")
    after_ours = other.append(other.journal(journal.match_id), event(2), AT)
    longer = one.append(journal, event(1), LATER)
    assert longer.entries == after_ours.entries[:-1]
    tried(lambda: one.start_session("Saturday", AT))
    assert one.start_session("Saturday", LATER) == one.sessions()[-1]
    tried(lambda: one.open_match(2, OPENING, AT))
    again = one.open_match(2, OPENING, LATER)
    tried(lambda: one.drills.add({"right": True}, AT))
    one.drills.add({"right": True}, LATER)
    assert [session.name for session in one.sessions()] == ["Friday", "Saturday"]
    assert [match.id for match in one.matches(2)] == [again.match_id]
    assert one.journal(again.match_id) == again
    assert len(one.drills.all()) == 1
    # What is entered once more on purpose is entered.
    one.drills.add({"right": True}, LATER)
    assert len(one.drills.all()) == 2
    assert one.check().sound


def test_nobody_waits_twice_for_a_server_that_does_not_even_refuse(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    one = club.open("one")
    journal = begun(one)
    clock = [1000.0]

    def silent(*_what: object) -> None:
        clock[0] += 2
        raise OperationalError("timeout expired")

    monkeypatch.setattr(database, "monotonic", lambda: clock[0])
    monkeypatch.setattr(database, "connect", silent)
    club.cut()
    for _ in range(3):
        with pytest.raises(ServerUnreachable):
            one.append(journal, event(1), AT)
    assert clock[0] == 1002
    monkeypatch.setattr(database, "connect", connect)
    with pytest.raises(ServerUnreachable):
        one.sessions()
    # Somebody has heard of the server.
    one.books.catch_up()
    assert one.append(journal, event(1), AT).length == 2


_WRITES = """
import sys
from pathlib import Path
from mahjong_desk.ledger.errors import LedgerChanged, LedgerError, LedgerLocked
from mahjong_desk.ledger.journal import Act
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.server.errors import ServerUnreachable
from mahjong_desk.ledger.server_place import ServerPlace

url, folder, who, count, block = sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
with Ledger.open(ServerPlace(url, folder), timeout=20) as ledger:
    journal = ledger.journal(1)
    number = waits = 0
    while number < count:
        if number == waits:
            sys.stdin.readline()
            waits += block
        try:
            journal = ledger.append(journal, Act.record({"who": who, "number": number}), "2026-01-31T20:15:00Z")
        except (ServerUnreachable, LedgerLocked):
            # What a person would do: try again with the same.
            continue
        except LedgerChanged:
            try:
                journal = ledger.journal(1)
            except ServerUnreachable:
                pass
            continue
        number += 1
        print(number, flush=True)
"""


def test_two_who_write_one_match_lose_nothing_however_often_the_connection_is_cut(
    club: Club, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    entries, cuts = (1000, 50) if request.config.getoption("--long") else (100, 5)
    block = entries // 2 // cuts
    begun(club.open("one"))
    command = [sys.executable, "-c", _WRITES, club.place("one").url]
    with ExitStack() as ending:
        writers = [
            ending.enter_context(
                subprocess.Popen(
                    [*command, str(tmp_path / who), who, str(entries // 2), str(block)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    bufsize=1,
                )
            )
            for who in ("Aoi", "Ben")
        ]
        for entry in range(1, entries // 2 + 1):
            for writer in writers:
                assert writer.stdin is not None
                if entry % block == 1:
                    writer.stdin.write("\n")
            for writer in writers:
                assert writer.stdout is not None
                assert writer.stdout.readline() == f"{entry}\n"
            if entry % block == block // 2:
                club.cut()
        assert [writer.wait() for writer in writers] == [0, 0]
    ledger = club.open("one")
    journal = ledger.journal(1)
    told = [(row.event["who"], row.event["number"]) for row in journal.rows]
    assert sorted(told) == [(who, number) for who in ("Aoi", "Ben") for number in range(entries // 2)]
    assert [number for who, number in told if who == "Aoi"] == list(range(entries // 2))
    assert journal.broken is None
    for machine in ("one", "Aoi", "Ben"):
        checkup = club.open(machine).check()
        assert checkup.sound, checkup
        assert checkup.end.number == entries + 2
