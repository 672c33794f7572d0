# SPDX-License-Identifier: MIT
"""A ledger on a server: one order for all who write, a witness on each machine, and nothing lost or twice in a cut."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from psycopg import OperationalError
from sqlalchemy.engine.default import DefaultDialect

from mahjong_desk.cli import main
from mahjong_desk.ledger.errors import LedgerBehind, LedgerChanged, LedgerForeign, LedgerLocked, LedgerNewer
from mahjong_desk.ledger.inspection import NEWEST
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.rebuilding import take_back
from mahjong_desk.ledger.schema import APPEND_ONLY
from mahjong_desk.ledger.second_book import SecondBook
from mahjong_desk.ledger.server import database, tables
from mahjong_desk.ledger.server.connecting import connect
from mahjong_desk.ledger.server.errors import (
    NoSuchAddress,
    NoSuchDatabase,
    ServerBusy,
    ServerForbids,
    ServerRefuses,
    ServerRestored,
    ServerUnreachable,
)
from mahjong_desk.ledger.server_place import ServerPlace
from tests.ledger.acts import AT, OPENING
from tests.ledger.server.world import Server

LATER = "2026-02-01T10:00:00Z"


class Club:
    """A ledger on a server with machines that each have a folder of their own.

    Attributes:
        server: The server.
        database: The name of the database.
    """

    def __init__(self, server: Server, folder: Path, closing: ExitStack) -> None:
        self.server, self.database = server, server.new_database()
        self._folder, self._closing = folder, closing

    def place(self, machine: str, user: str = "club") -> ServerPlace:
        """Returns the ledger as a machine knows it."""
        return ServerPlace(self.server.url(self.database, user), self._folder / machine)

    def open(self, machine: str, timeout: float = WAIT) -> Ledger:
        """Opens the ledger on a machine."""
        return self._closing.enter_context(Ledger.open(self.place(machine), timeout=timeout))

    def cut(self) -> None:
        """Cuts all connections."""
        assert self.server.cut(self.database)


@pytest.fixture
def club(server: Server, tmp_path: Path) -> Iterator[Club]:
    """A ledger on a server with nothing in it."""
    with ExitStack() as closing:
        yield Club(server, tmp_path, closing)


def begun(ledger: Ledger) -> Journal:
    """Returns a new match."""
    return ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)


def event(number: int) -> Act:
    """Returns an act that can be told from others."""
    return Act.record({"type": "draw", "number": number})


def numbers(journal: Journal) -> list[int]:
    """Returns the numbers of the events that stand."""
    return [row.event["number"] for row in journal.rows]


def test_what_one_machine_enters_another_reads_and_both_witness(club: Club) -> None:
    one, other = club.open("one"), club.open("other")
    journal = one.append(begun(one), event(1), AT)
    assert other.sessions() == one.sessions()
    assert other.journal(journal.match_id) == journal
    longer = other.append(journal, event(2), AT)
    assert [line.link.number for line in SecondBook(club.place("other").book).lines()] == [1, 2, 3, 4]
    with pytest.raises(LedgerChanged):
        one.append(journal, event(3), AT)
    assert one.append(longer, event(3), AT).length == 4
    for ledger in (one, other):
        checkup = ledger.check()
        assert checkup.sound, checkup
        assert SecondBook(ledger.books.second.folder).end() == checkup.end
        assert checkup.end.number == 5


def test_a_machine_that_comes_later_writes_down_what_was_before(club: Club) -> None:
    one = club.open("one")
    one.append(begun(one), event(1), AT)
    other = club.open("other")
    assert list(SecondBook(other.books.second.folder).lines()) == list(SecondBook(one.books.second.folder).lines())


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


def test_who_writes_waits_for_the_others_and_is_told_when_it_takes_too_long(club: Club) -> None:
    one, other = club.open("one"), club.open("other", timeout=0.05)
    journal = begun(one)
    with one.books.database.transaction(writing=True):
        with pytest.raises(ServerBusy) as told:
            other.append(journal, event(1), AT)
        assert isinstance(told.value, LedgerLocked)
        assert not other.is_free()
        assert other.journal(journal.match_id) == journal
        assert club.open("third", timeout=0.05).sessions() == other.sessions()
    assert other.is_free()
    assert other.append(journal, event(1), AT).length == 2


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


def test_entries_that_the_server_has_lost_come_back_from_any_machine(club: Club) -> None:
    one = club.open("one")
    journal = one.append(begun(one), event(1), AT)
    club.open("other").close()
    say = club.server.say
    club.cut()
    say(f"CREATE DATABASE {club.database}_backup TEMPLATE {club.database}")
    longer = one.append(journal, event(2), AT)
    club.cut()
    say(f"DROP DATABASE {club.database}")
    say(f"ALTER DATABASE {club.database}_backup RENAME TO {club.database}")
    with pytest.raises(ServerRestored):
        one.append(longer, event(3), AT)
    with pytest.raises(LedgerBehind) as behind:
        Ledger.open(club.place("one"))
    assert behind.value.count == 1
    assert take_back(club.place("one"), WAIT) == 1
    again = club.open("one")
    assert again.journal(journal.match_id) == longer
    assert again.check().sound


def test_a_server_that_was_set_up_anew_is_filled_from_the_second_book(club: Club) -> None:
    one = club.open("one")
    one.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
    journal = one.append(begun(one), event(1), AT)
    end = one.end
    one.close()
    club.server.say(f"DROP DATABASE {club.database}")
    with pytest.raises(NoSuchDatabase):
        Ledger.open(club.place("one"))
    club.server.say(f"CREATE DATABASE {club.database}")
    with pytest.raises(LedgerBehind):
        Ledger.open(club.place("one"))
    take_back(club.place("one"), WAIT)
    again = club.open("one")
    assert again.end == end
    assert again.journal(journal.match_id) == journal
    assert again.check().sound


def test_a_machine_that_lost_its_book_writes_it_anew(club: Club) -> None:
    one = club.open("one")
    one.append(begun(one), event(1), AT)
    shutil.rmtree(club.place("one").book)
    one.start_session("Saturday", AT)
    assert SecondBook(club.place("one").book).end() == one.end
    assert one.check().sound


def test_a_server_refuses_in_words(club: Club, tmp_path: Path) -> None:
    club.open("one").start_session("Friday", AT)
    say = club.server.say
    say(f"CREATE ROLE looker_{club.database} LOGIN")
    say(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO looker_{club.database}", club.database)
    for user, refusal in ((f"looker_{club.database}", ServerForbids), ("stranger", ServerRefuses)):
        with pytest.raises(refusal):
            Ledger.open(club.place("other", user))
    nowhere = "postgresql://127.0.0.1:9/club?connect_timeout=2"
    with pytest.raises(ServerUnreachable):
        Ledger.open(ServerPlace(nowhere, tmp_path))
    for address in ("postgresql://%zz:secret@club/x", "postgresql://club/x?secret=1", "mysql://club/x"):
        with pytest.raises(NoSuchAddress) as refused:
            Ledger.open(ServerPlace(address, tmp_path))
        assert not refused.value.details


def test_a_password_is_in_no_word_of_a_refusal(club: Club, tmp_path: Path) -> None:
    url = club.server.url("nothing").replace("club@", "club:secret@")
    with pytest.raises(NoSuchDatabase) as refused:
        Ledger.open(ServerPlace(url, tmp_path))
    assert "secret" not in f"{refused.value} {refused.value!r} {refused.value.details}"
    assert "***" in str(refused.value)


def test_tables_of_another_program_and_of_a_newer_version_are_left_alone(club: Club) -> None:
    club.server.say("CREATE TABLE sessions (id integer)", club.database)
    with pytest.raises(LedgerForeign):
        club.open("one")
    club.server.say("DROP TABLE sessions", club.database)
    club.open("one").close()
    club.server.say(f"UPDATE mahjong_desk_schema SET version = {NEWEST + 1}", club.database)
    with pytest.raises(LedgerNewer):
        club.open("one")


def test_tables_of_an_older_version_are_made_anew_out_of_the_chain(club: Club) -> None:
    one = club.open("one")
    one.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
    journal = one.append(begun(one), event(1), AT)
    end, rules = one.end, one.house_rules.all()
    one.close()
    club.server.say("UPDATE mahjong_desk_schema SET version = version - 1", club.database)
    again = club.open("one")
    assert (again.end, again.house_rules.all(), again.journal(journal.match_id)) == (end, rules, journal)
    assert again.check().sound


@pytest.mark.parametrize("statement", ["UPDATE {} SET at = ''", "DELETE FROM {}", "TRUNCATE {} CASCADE"])
def test_the_server_itself_refuses_to_change_what_only_grows(club: Club, statement: str) -> None:
    begun(club.open("one"))
    assert {trigger.split(" ON ")[1].split()[0] for trigger in APPEND_ONLY} == set(tables.GROWING)
    for table in tables.GROWING:
        with pytest.raises(Exception, match="append-only"):
            club.server.say(statement.format(table), club.database)


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


def test_the_command_line_checks_and_backs_up_a_ledger_on_a_server(
    club: Club, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = club.open("one")
    journal = one.append(begun(one), event(1), AT)
    url = club.place("one").url.replace("club@", "club:secret@")
    copy = tmp_path / "copy.sqlite3"

    def said(*arguments: str) -> tuple[int, str]:
        status = main(["ledger", *arguments, "--data", str(tmp_path / "terminal")])
        captured = capsysbinary.readouterr()
        return status, (captured.out + captured.err).decode()

    status, words = said("check", "--ledger", url)
    assert (status, words) == (0, f"sound, 3 entries, fingerprint {one.end.fingerprint}\n")
    monkeypatch.setenv("MAHJONG_DESK_LEDGER", url)
    status, words = said("backup", str(copy))
    assert status == 0
    assert f"written to {copy}, up to entry 3" in words
    with Ledger.open(copy) as backup:
        assert (backup.journal(journal.match_id), backup.end) == (journal, one.end)
    for command in (["rebuild"], ["salvage", str(tmp_path / "x")], ["restore", str(copy)]):
        status, words = said(*command)
        assert status == 2
        assert "on a server" in words
        assert "secret" not in words


def test_a_ledger_in_a_file_is_brought_to_a_server(
    club: Club, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder = tmp_path / "before"
    with Ledger.open(ledger_path(folder)) as ledger:
        ledger.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
        journal = ledger.append(begun(ledger), event(1), AT)
        end, rules = ledger.end, ledger.house_rules.all()
    bring = ["ledger", "--data", str(folder), "bring"]
    assert main(bring) == 2
    assert main([*bring, "--ledger", club.place("one").url]) == 0
    assert end.fingerprint.encode() in capsysbinary.readouterr().out
    one = club.open("one")
    assert (one.end, one.house_rules.all(), one.journal(journal.match_id)) == (end, rules, journal)
    assert main([*bring, "--ledger", club.place("one").url]) == 2
    assert b"has 4 entries already" in capsysbinary.readouterr().out


def test_who_may_add_and_read_alone_can_record(club: Club) -> None:
    journal = begun(club.open("one"))
    user = f"player_{club.database}"
    for grant in (
        f"CREATE ROLE {user} LOGIN",
        f"GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO {user}",
        f"GRANT UPDATE (name) ON sessions TO {user}",
        f"GRANT UPDATE (head, length) ON matches TO {user}",
    ):
        club.server.say(grant, club.database)
    with Ledger.open(club.place("other", user)) as other:
        other.append(journal, event(1), AT)
        other.rename_session(1, "Thursday", AT)
        other.open_match(other.start_session("Saturday", AT).id, OPENING, AT)
        other.drills.add({"right": True}, AT)
        assert other.check().sound
