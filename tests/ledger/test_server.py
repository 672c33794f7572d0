# SPDX-License-Identifier: MIT
"""A ledger on a PostgreSQL server: several machines, cut connections, a server that is stopped."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from mahjong_desk.ledger.database.in_memory import InMemory
from mahjong_desk.ledger.errors import LedgerChanged, LedgerError, LedgerNewer, ServerAway
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Decision
from mahjong_desk.ledger.server_place import ServerPlace
from mahjong_desk.ledger.text.ledger_file import read_file
from tests.ledger.things import AT, begun, hand

psycopg = pytest.importorskip("psycopg")
from mahjong_desk.ledger.database import database as database_module  # noqa: E402
from mahjong_desk.ledger.database.server import Listener, Server  # noqa: E402
from tests.ledger.server import world  # noqa: E402

pytestmark = pytest.mark.skipif(world.programs() is None, reason="needs PostgreSQL")


@pytest.fixture(scope="module")
def server() -> Iterator[world.Server]:
    with world.running() as running:
        yield running


@pytest.fixture
def database(server: world.Server) -> str:
    return server.new_database()


def place(server: world.Server, database: str, folder: Path) -> ServerPlace:
    return ServerPlace(server.url(database), folder)


def test_a_file_is_imported(server: world.Server, database: str, tmp_path: Path) -> None:
    with (
        Ledger.open(tmp_path / "elsewhere.sqlite3") as elsewhere,
        Ledger.open(place(server, database, tmp_path)) as ledger,
    ):
        journal = elsewhere.append(begun(elsewhere), hand(1), AT)

        def incoming() -> InMemory:
            elsewhere.export(tmp_path / "all.jsonl")
            return InMemory(tmp_path / "all.jsonl", read_file(tmp_path / "all.jsonl"))

        assert ledger.take_in(incoming(), {}, "all.jsonl", AT).entries == 3
        assert ledger.end == elsewhere.end
        ledger.append(ledger.journal(1), hand(2), AT)
        elsewhere.append(journal, hand(3), AT)
        begun(elsewhere)
        file = incoming()
        (item,) = ledger.compare(file, {}, AT).diverged
        ledger.take_in(file, {item.key: Decision.THEIRS}, "all.jsonl", AT)
        assert [event["number"] for event in ledger.journal(1).events] == [1, 3]
        assert len(ledger.matches()) == 2
        assert not ledger.take_in(file, {item.key: Decision.THEIRS}, "all.jsonl", AT).changes
        assert ledger.check().sound


def test_two_machines(server: world.Server, database: str, tmp_path: Path) -> None:
    with (
        Ledger.open(place(server, database, tmp_path / "a")) as one,
        Ledger.open(place(server, database, tmp_path / "b")) as other,
    ):
        journal = one.append(begun(one), hand(1), AT)
        assert other.catch_up()
        theirs = other.append(other.journal(journal.match_id), hand(2), AT)
        with pytest.raises(LedgerChanged):
            one.append(journal, hand(3), AT)
        one.append(theirs, hand(3), AT)
        other.catch_up()
        assert one.end == one.mirror.end() == other.mirror.end()
        assert one.mirror.path.read_bytes() == other.mirror.path.read_bytes()
        one.reindex()
        assert one.check().sound
        assert other.check().sound
        with pytest.raises(psycopg.Error, match="only grow"):
            one._database.execute("DELETE FROM entries")


def test_a_cut_connection_enters_nothing_twice(
    server: world.Server, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Ledger.open(place(server, database, tmp_path)) as ledger:
        journal = begun(ledger)
        for number in range(6):
            if number % 2:
                server.cut(database)
            journal = ledger.append(journal, hand(number), AT)
        database_of_it = ledger._database
        assert isinstance(database_of_it, Server)
        commit = database_of_it._connection.commit

        def commit_and_cut() -> None:
            commit()
            server.cut(database)
            database_of_it._connection.execute("")

        monkeypatch.setattr(database_of_it._connection, "commit", commit_and_cut)
        with pytest.raises(ServerAway):
            ledger.append(journal, hand(7), AT)
        journal = ledger.append(journal, hand(7), "2026-01-31T20:15:09Z")
        assert journal.entries[-1].at == AT
        assert [row.event["number"] for row in journal.rows] == [0, 1, 2, 3, 4, 5, 7]
        assert ledger.journal(journal.match_id) == journal
        assert ledger.check().sound


def test_a_stopped_server_blocks_nobody(server: world.Server, database: str, tmp_path: Path) -> None:
    with Ledger.open(place(server, database, tmp_path), timeout=0.2) as ledger:
        journal = begun(ledger)
        pids = [pid for (pid,) in server.say("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")]
        postmaster = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
        for pid in (*pids, postmaster):
            os.kill(pid, signal.SIGSTOP)
        try:
            waited = []
            listener = Listener(place(server, database, tmp_path), lambda: None, lambda _error: None)
            acts = [
                lambda: ledger.append(journal, hand(1), AT),
                ledger.sessions,
                ledger.catch_up,
                lambda: Ledger.open(ledger.place, timeout=0.2),
                lambda: Ledger.open(ledger.place, timeout=0.2),
            ]
            for act in acts:
                start = monotonic()
                with pytest.raises(LedgerError):
                    act()
                waited.append(round(monotonic() - start, 2))
            start = monotonic()
            assert not ledger.is_free()
            listener.stop()
            waited.append(round(monotonic() - start, 2))
            print("waited", waited)
            assert max(waited) < 1.1
        finally:
            for pid in (*pids, postmaster):
                os.kill(pid, signal.SIGCONT)
        assert isinstance(ledger._database, Server)
        ledger._database._away_until = 0
        ledger.append(journal, hand(1), AT)
        assert ledger.end.number == 3
        assert ledger.check().sound


def test_a_listener_hears(server: world.Server, database: str, tmp_path: Path) -> None:
    heard, lost = threading.Semaphore(0), threading.Semaphore(0)
    where = place(server, database, tmp_path)
    with Ledger.open(where) as ledger:
        listener = Listener(where, heard.release, lambda _error: lost.release())
        assert heard.acquire(timeout=5)
        ledger.start_session("Friday", AT)
        assert heard.acquire(timeout=5)
        server.cut(database)
        assert lost.acquire(timeout=5)
        assert heard.acquire(timeout=5)
        listener.stop()


def test_an_older_server_is_upgraded(
    server: world.Server, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = place(server, database, tmp_path)
    with Ledger.open(where) as ledger:
        begun(ledger)
    monkeypatch.setattr(database_module, "VERSION", 2)
    upgrade = "ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT 'club'"
    monkeypatch.setattr(database_module, "UPGRADES", (lambda executes: executes.execute(upgrade),))
    for number in range(2):
        with Ledger.open(where) as ledger:
            ledger.append(ledger.journal(1), hand(number), AT)
            assert ledger._database.execute("SELECT place FROM sessions").fetchall() == [("club",)]
            with pytest.raises(psycopg.Error, match="only grow"):
                ledger._database.execute("DELETE FROM entries")


def test_a_newer_server_is_refused(server: world.Server, database: str, tmp_path: Path) -> None:
    with Ledger.open(place(server, database, tmp_path)):
        server.say("INSERT INTO mahjong_desk_version VALUES (2)", database)
    with pytest.raises(LedgerNewer):
        Ledger.open(place(server, database, tmp_path))
