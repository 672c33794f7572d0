# SPDX-License-Identifier: MIT
"""Cut connections lose no entry and store none twice, even during a commit."""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import ServerAway
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ServerLocation
from tests.ledger.entries import AT, HEADER, hand, start_match
from tests.ledger.server.world import ServerClub, numbers
from tests.scope import amount

pytest.importorskip("psycopg")
from mahjong_desk.ledger.database.server import Connection

LATER = "2026-02-01T10:00:00Z"


def test_cut_connection_is_reopened(club: ServerClub) -> None:
    ledger = club.open("one")
    journal = start_match(ledger)
    club.cut()
    assert ledger.journal(journal.match_id) == journal
    club.cut()
    journal = ledger.append(journal, hand(1), AT)
    club.cut()
    assert ledger.rates.latest().unit == ""
    assert ledger.check().is_sound


@pytest.mark.parametrize("reached", [True, False], ids=["went-through", "did-not"])
def test_connection_cut_during_a_commit(club: ServerClub, monkeypatch: pytest.MonkeyPatch, reached: bool) -> None:
    ledger = club.open("one")
    journal = start_match(ledger)
    commit = Connection.commit

    def cut(connection: Connection) -> None:
        monkeypatch.undo()
        if reached:
            commit(connection)
        club.cut()
        connection.execute("COMMIT")

    monkeypatch.setattr(Connection, "commit", cut)
    with pytest.raises(ServerAway):
        ledger.append(journal, hand(1), AT)
    longer = ledger.append(journal, hand(1), LATER)
    assert longer.entries[-1].at == (AT if reached else LATER)
    assert ledger.journal(journal.match_id) == longer
    # Repeated on purpose, the same act is entered again.
    assert numbers(ledger.append(longer, hand(1), LATER)) == [1, 1]
    assert ledger.check().is_sound


def test_unconfirmed_commit_is_found_on_retry(club: ServerClub, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = club.open("one")
    journal = start_match(ledger)
    commit = Connection.commit

    def fail_after_commit(enter: Callable[[], object]) -> None:
        def commit_and_stop(connection: Connection) -> None:
            commit(connection)
            club.server.stop()
            connection.execute("")

        with monkeypatch.context() as patch:
            patch.setattr(Connection, "commit", commit_and_stop)
            with pytest.raises(ServerAway):
                enter()
        club.server.start()

    fail_after_commit(lambda: ledger.append(journal, hand(1), AT))
    other = club.open("other")
    after_ours = other.append(other.journal(journal.match_id), hand(2), AT)
    assert ledger.append(journal, hand(1), LATER).entries == after_ours.entries[:-1]
    fail_after_commit(lambda: ledger.start_session("Saturday", AT))
    assert ledger.start_session("Saturday", LATER) == ledger.sessions()[-1]
    fail_after_commit(lambda: ledger.open_match(2, HEADER, AT))
    again = ledger.open_match(2, HEADER, LATER)
    fail_after_commit(lambda: ledger.drills.add({"right": True}, AT))
    ledger.drills.add({"right": True}, LATER)
    assert [session.name for session in ledger.sessions()] == ["Friday", "Saturday"]
    assert [match.id for match in ledger.matches(2)] == [again.match_id]
    assert ledger.journal(again.match_id) == again
    ledger.drills.add({"right": True}, LATER)
    assert len(ledger.drills.all()) == 2
    assert ledger.check().is_sound


def test_promoted_standby_takes_over(club: ServerClub, tmp_path: Path) -> None:
    with club.server.standby() as other:
        hosts = f"host={club.server.folder},{other.folder}&target_session_attrs=read-write"
        place = ServerLocation(f"postgresql://club@/{club.database}?{hosts}", tmp_path / "one")
        with Ledger.open(place, timeout=0.2) as ledger:
            journal = start_match(ledger)
            for number in range(5):
                journal = ledger.append(journal, hand(number), AT)
            # The standby needs a moment to replicate the tables.
            while other.say("SELECT to_regclass('entries') IS NOT NULL", club.database) != [(True,)]:
                time.sleep(0.02)
            while other.say("SELECT count(*) FROM entries", club.database) != [(7,)]:
                time.sleep(0.02)
            club.server.stop("immediate")
            try:
                with pytest.raises(ServerAway):
                    ledger.append(journal, hand(5), AT)
                other.promote()
                journal = ledger.append(journal, hand(5), AT)
                assert numbers(ledger.journal(1)) == list(range(6))
                assert ledger.check().is_sound
                assert ledger.mirror.end() == ledger.chain_head
            finally:
                club.server.start()


_WRITES = """
import logging, sys
from mahjong_desk.ledger.errors import LedgerChanged, LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ServerLocation
from pathlib import Path
from tests.ledger.entries import AT, Act

url, folder, who, stop = sys.argv[1], Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4])
logging.disable()
ledger, journal, number = None, None, 0
while not stop.exists():
    try:
        ledger = ledger or Ledger.open(ServerLocation(url, folder), timeout=1)
        journal = journal or ledger.journal(1)
        journal = ledger.append(journal, Act.record({"who": who, "number": number}), AT)
    except LedgerChanged:
        journal = None
    except LedgerError:
        # What a player would do: try again with the same.
        if ledger:
            ledger._database._away_until = 0
    else:
        number += 1
        print(number, flush=True)
"""


def test_two_writers_while_connections_are_cut(club: ServerClub, tmp_path: Path) -> None:
    """A thorough run cuts a thousand times; the server is also restarted now and then."""
    cuts = amount(30, 1_000)
    start_match(club.open("one"))
    chance, root = random.Random(20260131), Path(__file__).parents[3]
    cut_count = 0

    def writer(who: str) -> subprocess.Popen[str]:
        places = club.place("one").url, str(tmp_path / who), who, str(tmp_path / "stop")
        command = [sys.executable, "-c", _WRITES, *places]
        return subprocess.Popen(command, cwd=root, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    with ExitStack() as ending:
        writers = [ending.enter_context(writer(who)) for who in ("Aoi", "Ben")]
        for moment in count(1):
            if cut_count >= cuts or any(writer.poll() is not None for writer in writers):
                break
            time.sleep(chance.uniform(0, 0.03))
            if moment % 50 == 0:
                club.server.stop(chance.choice(["fast", "immediate"]))
                club.server.start()
            cut_count += club.server.cut(club.database)
        time.sleep(1)
        (tmp_path / "stop").touch()
        ended = [writer.communicate() for writer in writers]
        assert [writer.returncode for writer in writers] == [0, 0], ended
        output = [words.split() for words, _ in ended]
    print(f"{cut_count} connections cut, {[len(lines) for lines in output]} entries acknowledged")
    with Ledger.open(club.place("one")) as ledger:
        journal = ledger.journal(1)
        assert journal.chain_break is None
        for who, lines in zip(("Aoi", "Ben"), output, strict=True):
            entered = [row.event["number"] for row in journal.rows if row.event["who"] == who]
            # The last entry may be stored without having been acknowledged.
            assert entered in (list(range(len(lines))), list(range(len(lines) + 1)))
            assert lines
    for machine in ("one", "Aoi", "Ben"):
        assert club.open(machine).check().is_sound
