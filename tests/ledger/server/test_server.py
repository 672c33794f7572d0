# SPDX-License-Identifier: MIT
"""A ledger on a PostgreSQL server, shared by machines, unavailable or restored."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from queue import Queue
from time import monotonic

import pytest

from mahjong_desk.cli import main
from mahjong_desk.ledger import errors
from mahjong_desk.ledger.care.chains import find_sources
from mahjong_desk.ledger.care.repair import preview, repair
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, ServerAway, ServerLoginFailed
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution
from mahjong_desk.ledger.place import ServerLocation, ledger_path, mirror_path
from mahjong_desk.ledger.text_copy import read_file
from tests.ledger.entries import AT, create_ledger, hand, start_match
from tests.ledger.server.world import PostgresServer, ServerClub, numbers

psycopg = pytest.importorskip("psycopg")
from mahjong_desk.ledger.database import database  # noqa: E402
from mahjong_desk.ledger.database import server as of_server  # noqa: E402

WINDOW = 0.2
"""The timeout that the window uses, in seconds."""


def test_two_machines_share_a_ledger(club: ServerClub) -> None:
    one, other = club.open("one"), club.open("other")
    journal = one.append(start_match(one), hand(1), AT)
    assert other.catch_up()
    theirs = other.append(other.journal(journal.match_id), hand(2), AT)
    with pytest.raises(errors.LedgerChanged):
        one.append(journal, hand(3), AT)
    one.append(theirs, hand(3), AT)
    other.catch_up()
    assert one.chain_head == one.mirror.end() == other.mirror.end()
    assert one.mirror.path.read_bytes() == other.mirror.path.read_bytes()
    one.reindex()
    assert one.check().is_sound
    assert other.check().is_sound
    with pytest.raises(psycopg.Error, match="only grow"):
        one._database.execute("DELETE FROM entries")
    # A machine that joins later or lost its text copy writes the whole copy.
    later = club.open("later")
    mirror_path(other.place).unlink()
    other.start_session("a\0b \ud800", AT)
    one.catch_up()
    later.catch_up()
    assert one.mirror.path.read_bytes() == other.mirror.path.read_bytes() == later.mirror.path.read_bytes()


def test_lock_of_another_machine_refuses_writing(club: ServerClub) -> None:
    one, other = club.open("one"), club.open("other", timeout=0.05)
    journal = start_match(one)
    with one._database.write_transaction():
        with pytest.raises(errors.LedgerLocked):
            other.append(journal, hand(1), AT)
        assert not other.can_write()
        assert other.journal(journal.match_id) == journal
    assert other.can_write()
    assert other.append(journal, hand(1), AT).length == 2


@contextmanager
def frozen_server(server: PostgresServer) -> Iterator[None]:
    """Freezes all processes of a server: they neither answer nor close connections."""
    pids = [pid for (pid,) in server.say("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")]
    pids.append(int((server.folder / "data" / "postmaster.pid").read_text().split()[0]))
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_stopped_server_delays_less_than_a_second(club: ServerClub) -> None:
    ledger = club.open("one", timeout=WINDOW)
    journal = start_match(ledger)
    waited: list[float] = []

    def timed(act: Callable[[], object], *, refused: bool = False) -> None:
        start = monotonic()
        with pytest.raises(LedgerError) if refused else nullcontext():
            act()
        waited.append(round(monotonic() - start, 2))

    with frozen_server(club.server):
        listener = of_server.Listener(club.place("one"), lambda: None, lambda _error: None)
        entering, opening = partial(ledger.append, journal, hand(1), AT), partial(club.open, "other", timeout=WINDOW)
        for act in (entering, ledger.sessions, ledger.catch_up, opening, opening):
            timed(act, refused=True)
        timed(ledger.can_write)
        timed(listener.stop)
        timed(ledger.close)
    print("waited", waited)
    assert max(waited) < 1.05
    again = club.open("one")
    again.append(journal, hand(1), AT)
    assert again.chain_head.number == 3
    assert again.check().is_sound


def test_listener_hears_others_and_reconnects(club: ServerClub) -> None:
    news: Queue[LedgerError | None] = Queue()
    ledger = club.open("one")
    listener = of_server.Listener(club.place("one"), lambda: news.put(None), news.put)
    assert news.get(timeout=20) is None
    ledger.start_session("Friday", AT)
    assert news.get(timeout=20) is None
    club.server.stop()
    assert any(isinstance(ledger_error, ServerAway) for ledger_error in iter(lambda: news.get(timeout=20), ...))
    club.server.start()
    assert any(ledger_error is None for ledger_error in iter(lambda: news.get(timeout=20), ...))
    ledger.start_session("Saturday", AT)
    assert news.get(timeout=20) is None
    listener.stop()
    heard = news.qsize()
    ledger.start_session("Sunday", AT)
    assert news.qsize() == heard


@contextmanager
def restored_afterwards(club: ServerClub) -> Iterator[None]:
    """Restores the current state of the database after the block."""
    club.cut()
    club.server.say(f"CREATE DATABASE {club.database}_older TEMPLATE {club.database}")
    yield
    club.cut()
    club.server.say(f"DROP DATABASE {club.database}")
    club.server.say(f"ALTER DATABASE {club.database}_older RENAME TO {club.database}")


def test_server_that_lost_entries_is_refused(club: ServerClub) -> None:
    ledger = club.open("one")
    journal = ledger.append(start_match(ledger), hand(1), AT)
    with restored_afterwards(club):
        longer = ledger.append(journal, hand(2), AT)
    with pytest.raises(errors.LedgerReplaced) as moved:
        ledger.append(longer, hand(3), AT)
    assert moved.value.reason is errors.FileChange.RESTORED
    with pytest.raises(LedgerDamaged) as damaged:
        club.open("one")
    assert damaged.value.reason is errors.Damage.BEHIND
    assert damaged.value.params["count"] == 1


def test_repair_of_a_ledger_on_a_server(club: ServerClub) -> None:
    ledger = club.open("one")
    journal = ledger.append(start_match(ledger), hand(1), AT)
    with restored_afterwards(club):
        longer = ledger.append(ledger.append(journal, hand(2), AT), hand(3), AT)
    place = club.place("one")
    plan = preview(place, find_sources(place))
    assert (plan.before.entries, plan.after.entries, plan.removed_count, plan.added_count) == (3, 5, 0, 2)
    result = repair(place, 1)
    assert (result.end.number, dict(result.kept), result.old_path) == (5, {"server": 3, "text copy": 2}, None)
    again = club.open("one")
    assert again.journal(1) == longer
    assert again.check().is_sound
    # If both were continued, the server keeps its entries and the text copy is put aside.
    lines = mirror_path(place).read_bytes().splitlines(keepends=True)
    other = club.open("other")
    other.append(longer, hand(4), AT)
    with Ledger.open(ledger_path(place.folder / "fork")) as fork:
        fork.start_session("Sunday", AT)
        strange = mirror_path(fork.place).read_bytes().splitlines(keepends=True)
    mirror_path(place).write_bytes(b"".join([lines[0], *strange[1:]]))
    with pytest.raises(LedgerDamaged):
        club.open("one")
    result = repair(place, 1)
    assert result.end.number == 6
    assert result.old_path.exists()
    assert club.open("one").check().is_sound


def test_number_beyond_64_bits_names_no_match(club: ServerClub) -> None:
    ledger = club.open("one")
    start_match(ledger)
    for number in (-1, 10**18, 10**23):
        for look in (ledger.match, ledger.journal, ledger.session):
            with pytest.raises(LookupError):
                look(number)
    assert len(ledger.matches()) == 1


def test_older_server_is_upgraded_and_newer_refused(club: ServerClub, monkeypatch: pytest.MonkeyPatch) -> None:
    start_match(club.open("one"))
    upgrade = "ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT 'club'"
    with monkeypatch.context() as patch:
        patch.setattr(database, "VERSION", 2)
        patch.setattr(database, "UPGRADES", (lambda executes: executes.execute(upgrade),))
        for number in range(2):
            ledger = club.open("one")
            ledger.append(ledger.journal(1), hand(number), AT)
            assert ledger._database.execute("SELECT place FROM sessions").fetchall() == [("club",)]
            with pytest.raises(psycopg.Error, match="only grow"):
                ledger._database.execute("DELETE FROM entries")
            ledger.close()
    with pytest.raises(errors.LedgerNewer):
        club.open("one")


def test_refused_access_is_explained(club: ServerClub, tmp_path: Path) -> None:
    club.open("one").start_session("Friday", AT)
    club.server.say(f"CREATE ROLE looker_{club.database} LOGIN")
    club.server.say(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO looker_{club.database}", club.database)
    for user in (f"looker_{club.database}", "stranger"):
        with pytest.raises(ServerLoginFailed) as refused, Ledger.open(club.place("other", user)) as ledger:
            ledger.start_session("Saturday", AT)
        assert refused.value.reason is errors.Obstacle.ACCESS
    with pytest.raises(ServerAway):
        Ledger.open(ServerLocation("postgresql://127.0.0.1:9/club", tmp_path))
    url = club.server.url("nothing").replace("club@", "club:secret@")
    with pytest.raises(ServerLoginFailed) as refused:
        Ledger.open(ServerLocation(url, tmp_path))
    assert "secret" not in f"{refused.value} {refused.value!r} {refused.value.details}"
    for address in ("postgresql://%zz:secret@club/x", "postgresql://club/x?secret=1", "mysql://club/x", "host=club"):
        with pytest.raises(ServerLoginFailed) as refused:
            Ledger.open(ServerLocation(address, tmp_path))
        assert refused.value.reason is errors.Obstacle.ADDRESS
        assert not refused.value.details


def test_moved_ledger_keeps_its_fingerprint(
    club: ServerClub, server: PostgresServer, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    here, file = tmp_path / "here", str(tmp_path / "all.jsonl")
    journal = create_ledger(ledger_path(here), 0)
    first, second = club.place("one").url.replace("club@", "club:secret@"), server.url(server.new_database())
    assert main(["ledger", "export", file, "--data", str(here)]) == 0
    assert main(["ledger", "import", file, "--yes", "--ledger", first, "--data", str(tmp_path / "one")]) == 0
    assert main(["ledger", "export", file, "--ledger", first, "--data", str(tmp_path / "one")]) == 0
    assert main(["ledger", "import", file, "--yes", "--ledger", second, "--data", str(tmp_path / "two")]) == 0
    assert main(["ledger", "check", "--ledger", second, "--data", str(tmp_path / "two")]) == 0
    assert b"secret" not in capsysbinary.readouterr().out
    with Ledger.open(ledger_path(here)) as ledger, Ledger.open(ServerLocation(second, tmp_path / "two")) as other:
        assert other.chain_head == ledger.chain_head
        assert other.journal(journal.match_id) == journal


def test_player_needs_few_rights(club: ServerClub) -> None:
    """The rights granted in ``resources/docs/ledger.md`` §6 survive a reindex."""
    journal = start_match(club.open("one"))
    player = f"player_{club.database}"
    club.server.say(f"CREATE ROLE {player} LOGIN")
    club.server.say(f"GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO {player}", club.database)
    club.server.say(f"GRANT UPDATE ON sessions, matches TO {player}", club.database)
    with Ledger.open(club.place("other", player)) as ledger:
        journal = ledger.append(journal, hand(1), AT)
        ledger.rename_session(1, "Saturday", AT)
        club.open("one").reindex()
        journal = ledger.append(journal, hand(2), AT)
        assert ledger.check().is_sound
        assert numbers(ledger.journal(1)) == [1, 2]


def test_import_on_a_server(club: ServerClub, tmp_path: Path) -> None:
    with Ledger.open(tmp_path / "elsewhere.sqlite3") as elsewhere:
        ledger, journal = club.open("one"), elsewhere.append(start_match(elsewhere), hand(1), AT)

        def incoming() -> InMemory:
            elsewhere.export(tmp_path / "all.jsonl")
            return InMemory(tmp_path / "all.jsonl", read_file(tmp_path / "all.jsonl"))

        assert ledger.import_data(incoming(), {}, "all.jsonl", AT).entries == 3
        assert ledger.chain_head == elsewhere.chain_head
        ledger.append(ledger.journal(1), hand(2), AT)
        elsewhere.append(journal, hand(3), AT)
        start_match(elsewhere)
        file = incoming()
        (item,) = ledger.preview_import(file, {}, AT).diverged
        ledger.import_data(file, {item.key: ConflictResolution.THEIRS}, "all.jsonl", AT)
        assert numbers(ledger.journal(1)) == [1, 3]
        assert len(ledger.matches()) == 2
        assert not ledger.import_data(file, {item.key: ConflictResolution.THEIRS}, "all.jsonl", AT).has_changes
        assert ledger.check().is_sound


def test_missing_driver_is_explained(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from mahjong_desk.cli import main\n"
        f"sys.exit(main(['ledger', 'check', '--ledger', 'postgresql://club/x', '--data', {str(tmp_path)!r}]))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (2, "")
    assert "install mahjong-desk[postgresql]" in result.stdout


def test_ids_are_small_numbers(club: ServerClub) -> None:
    ledger = club.open("one")
    assert [start_match(ledger).match_id for _ in range(3)] == [1, 2, 3]
    ledger.discard_match(2, AT)
    ledger.restore_match(2, AT)
    assert numbers(ledger.append(ledger.journal(2), hand(5), AT)) == [5]
    assert [session.id for session in ledger.sessions()] == [1, 2, 3]
