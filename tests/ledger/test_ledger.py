# SPDX-License-Identifier: MIT
"""What is entered is read back, in the same process and the next."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from mahjong_desk.journal.journal import Act
from mahjong_desk.ledger.care.chains import sources_of
from mahjong_desk.ledger.care.repair import preview
from mahjong_desk.ledger.database import database, sqlite_file
from mahjong_desk.ledger.errors import LedgerChanged, LedgerLocked, LedgerNewer
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.things import AT, HEADER, Guest, begun, filled, hand


def test_acts_are_read_back(ledger: Ledger, path: Path) -> None:
    journal = begun(ledger)
    for act in (hand(1), hand(2), Act.undo(), Act.redo(), Act.delete(1), Act.batch([hand(3), hand(4)])):
        journal = ledger.append(journal, act, AT)
    assert ledger.journal(journal.match_id) == journal
    assert [row.event["number"] for row in journal.rows] == [2, 3, 4]
    with Ledger.open(path) as other:
        assert other.journal(journal.match_id) == journal
        assert other.match(journal.match_id).head == journal.head
    assert ledger.mirror.end() == ledger.chain_head
    assert ledger.check().is_sound


def test_lists_of_matches(ledger: Ledger) -> None:
    first, second = begun(ledger), begun(ledger)
    end = ledger.chain_head
    renamed = Act.rename("Anna", "Anne", ("Anne", *HEADER.players[1:]), {})
    first = ledger.append(first, renamed, AT)
    assert [match.id for match in ledger.matches()] == [first.match_id, second.match_id]
    assert [match.id for match in ledger.latest_matches(5)] == [first.match_id, second.match_id]
    assert ledger.match(first.match_id).players[0] == "Anne"
    assert ledger.seatings()[0].people[0] == ("Anne", "")
    first = ledger.append(first, Act.undo(), AT)
    assert ledger.seatings()[0].people[0] == ("Anna", "")
    first = ledger.append(first, Act.redo(), AT)
    assert ledger.seatings()[0].people[0] == ("Anne", "")
    assert [head.id for head in ledger.heads_since(end) or ()] == [first.match_id]
    assert ledger.match_counts() == {1: 1, 2: 1}
    assert [match.id for match in ledger.matches_before(second.match_id, 9)] == [first.match_id]


def test_seatings_follow_substitutes(ledger: Ledger) -> None:
    journal = begun(ledger)

    def do(act: Act) -> list[str]:
        nonlocal journal
        journal = ledger.append(journal, act, AT)
        assert ledger.match(journal.match_id).players == journal.history.all_players
        return [name for name, _ in ledger.seatings()[0].people]

    players = list(HEADER.players)
    substitute = {"type": "substitute", "player": 1, "name": "Emi"}
    assert do(hand(1)) == players
    assert do(Act.record(substitute)) == [*players, "Emi"]
    assert do(Act.undo()) == players
    assert do(Act.redo()) == [*players, "Emi"]
    assert do(Act.replace(journal.rows[-1].id, {**substitute, "name": "Fei"})) == [*players, "Fei"]
    assert do(Act.batch([Act.delete(journal.rows[-1].id), Act.record(substitute)])) == [*players, "Emi"]
    assert do(Act.delete(journal.rows[-1].id)) == players
    assert ledger.check().is_sound
    ledger.reindex()
    assert ledger.check().is_sound


def test_two_programs(path: Path, ledger: Ledger) -> None:
    journal = begun(ledger)
    with Ledger.open(path, timeout=0.1) as other:
        theirs = other.append(other.journal(journal.match_id), hand(1), AT)
        with pytest.raises(LedgerChanged):
            ledger.append(journal, hand(2), AT)
        assert ledger.catch_up()
        assert not ledger.catch_up()
        ledger.append(theirs, hand(2), AT)
        with other._database.appending(), Ledger.open(path, timeout=0.1) as third:
            assert not ledger.can_write()
            with pytest.raises(LedgerLocked):
                third.append(theirs, hand(3), AT)
        assert ledger.can_write()
    assert ledger.check().is_sound
    assert ledger.mirror.end() == ledger.chain_head


def test_reindex_changes_nothing(ledger: Ledger) -> None:
    guest = Guest(ledger, random.Random(1))
    for _ in range(150):
        guest.enter()
    before = ledger.matches(), ledger.sessions(), ledger.match_heads()
    ledger.reindex()
    assert (ledger.matches(), ledger.sessions(), ledger.match_heads()) == before
    assert ledger.check().is_sound


def test_discarded_match_can_be_restored(ledger: Ledger, path: Path) -> None:
    kept, mistake = ledger.append(begun(ledger), hand(1), AT), begun(ledger)
    other = ledger.open_match(ledger.match(mistake.match_id).session_id, HEADER, AT)
    end = ledger.chain_head
    with pytest.raises(ValueError, match="cannot be discarded"):
        ledger.discard_match(kept.match_id, AT)
    with pytest.raises(LookupError):
        ledger.discard_match(99, AT)
    ledger.discard_match(mistake.match_id, AT)
    with pytest.raises(ValueError, match="cannot be discarded"):
        ledger.discard_match(mistake.match_id, AT)
    with pytest.raises(LedgerChanged):
        ledger.append(mistake, hand(2), AT)
    for _ in range(2):
        there = [kept.match_id, other.match_id]
        assert [match.id for match in ledger.matches()] == there
        assert [match.id for match in ledger.matches(2)] == [other.match_id]
        assert [match.id for match in ledger.matches_before(None, 9)] == there[::-1]
        assert sorted(match.id for match in ledger.latest_matches(9)) == there
        assert [head.id for head in ledger.match_heads()] == there
        assert [seating.match_id for seating in ledger.seatings()] == there
        assert ledger.match_counts() == {1: 1, 2: 1}
        assert ledger.heads_since(end) is None
        assert ledger.match(mistake.match_id).discarded
        ledger.reindex()
    third = ledger.open_match(2, HEADER, AT)
    assert ledger.match(third.match_id).number == 3
    ledger.restore_match(mistake.match_id, AT)
    with pytest.raises(ValueError, match="was not discarded"):
        ledger.restore_match(mistake.match_id, AT)
    assert [(match.id, match.number) for match in ledger.matches(2)] == [(2, 4), (3, 2), (4, 3)]
    ledger.append(ledger.journal(mistake.match_id), hand(2), AT)
    ledger.discard_match(third.match_id, AT)
    ledger.reindex()
    assert ledger.check().is_sound
    found = preview(path, sources_of(path))
    assert found.now is not None
    assert (found.then.matches, len(ledger.matches())) == (3, 3)
    assert [entry.kind for entry in found.then.last_match] == ["open", "record"]


def test_older_file_is_upgraded_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = filled(path, 3)

    def upgrade(executes: database.Executes) -> None:
        executes.execute("ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT 'club'")

    monkeypatch.setattr(database, "UPGRADES", (upgrade,))
    for module in (database, database, sqlite_file):
        monkeypatch.setattr(module, "VERSION", 2)
    monkeypatch.setattr(database, "UPGRADES", (upgrade,))
    for _ in range(2):
        with Ledger.open(path) as ledger:
            assert ledger._database.version() == 2
            assert ledger._database.execute("SELECT place FROM sessions").fetchall() == [("club",)]
            assert ledger.journal(journal.match_id) == journal
    monkeypatch.undo()
    with pytest.raises(LedgerNewer, match="made by a newer version of Mahjong Desk"):
        Ledger.open(path)


def test_strict_tables_in_wal_mode_with_full_sync(ledger: Ledger) -> None:
    pragmas = {"journal_mode": "wal", "synchronous": 2, "user_version": 1, "foreign_keys": 0}
    for name, value in pragmas.items():
        assert ledger._database.execute(f"PRAGMA {name}").fetchone() == (value,)
    tables_found = ledger._database.execute("SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%'")
    assert sorted(tables_found) == [("entries", 1), ("matches", 1), ("sessions", 1)]


def test_entries_only_grow(ledger: Ledger) -> None:
    ledger.start_session("Friday", AT)
    for statement in ("UPDATE entries SET at = at", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="only grow"):
            ledger._database.execute(statement)
