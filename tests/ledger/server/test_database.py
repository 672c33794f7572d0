# SPDX-License-Identifier: MIT
"""A ledger on a server: one order for all who write, a witness on each machine, and what is refused in words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import LedgerBehind, LedgerChanged, LedgerLocked
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.rebuilding import take_back
from mahjong_desk.ledger.second_book import SecondBook
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
from tests.ledger.acts import AT
from tests.ledger.server.club import Club, begun, event


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
