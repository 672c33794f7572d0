# SPDX-License-Identifier: MIT
"""Entries are read back in the same process and in the next."""

import random
import sqlite3
from decimal import Decimal
from pathlib import Path

import pytest

from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.books import HouseRulesNameTaken, Rates, parse_factor
from mahjong_desk.ledger.care.chains import find_sources
from mahjong_desk.ledger.care.repair import preview
from mahjong_desk.ledger.database import database, sqlite_file
from mahjong_desk.ledger.errors import LedgerChanged, LedgerLocked, LedgerNewer
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.entries import AT, HEADER, RandomWriter, create_ledger, hand, start_match
from tests.ledger.world import locked_by_another_process, tamper


def test_acts_are_read_back(ledger: Ledger, path: Path) -> None:
    journal = start_match(ledger)
    for act in (hand(1), hand(2), Act.undo(), Act.redo(), Act.delete(1), Act.batch([hand(3), hand(4)])):
        journal = ledger.append(journal, act, AT)
    assert ledger.journal(journal.match_id) == journal
    assert [row.event["number"] for row in journal.rows] == [2, 3, 4]
    with Ledger.open(path) as other:
        assert other.journal(journal.match_id) == journal
        assert other.match(journal.match_id).head == journal.head
    assert ledger.mirror.end() == ledger.chain_head
    assert ledger.check().is_sound


def test_lists_of_matches_follow_undo_and_redo(ledger: Ledger) -> None:
    first, second = start_match(ledger), start_match(ledger)
    end = ledger.chain_head
    first = ledger.append(first, Act.rename("Anna", "Anne", ("Anne", *HEADER.players[1:]), {}), AT)
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
    journal = start_match(ledger)

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


def test_two_programs_share_a_ledger(path: Path, ledger: Ledger) -> None:
    journal = start_match(ledger)
    with Ledger.open(path, timeout=0.1) as other:
        theirs = other.append(other.journal(journal.match_id), hand(1), AT)
        with pytest.raises(LedgerChanged):
            ledger.append(journal, hand(2), AT)
        assert ledger.catch_up()
        assert not ledger.catch_up()
        ledger.append(theirs, hand(2), AT)
        with other._database.write_transaction(), Ledger.open(path, timeout=0.1) as third:
            assert not ledger.can_write()
            with pytest.raises(LedgerLocked):
                third.append(theirs, hand(3), AT)
        assert ledger.can_write()
    assert ledger.check().is_sound
    assert ledger.mirror.end() == ledger.chain_head


def test_reindex_changes_nothing(ledger: Ledger) -> None:
    writer = RandomWriter(ledger, random.Random(1))
    for _ in range(150):
        writer.enter()
    before = ledger.matches(), ledger.sessions(), ledger.match_heads()
    ledger.reindex()
    assert (ledger.matches(), ledger.sessions(), ledger.match_heads()) == before
    assert ledger.check().is_sound


def test_discarded_match_can_be_restored(ledger: Ledger, path: Path) -> None:
    played, mistake = ledger.append(start_match(ledger), hand(1), AT), start_match(ledger)
    other = ledger.open_match(ledger.match(mistake.match_id).session_id, HEADER, AT)
    end = ledger.chain_head
    with pytest.raises(LedgerChanged):
        ledger.discard_match(played.match_id, AT)
    with pytest.raises(LookupError):
        ledger.discard_match(99, AT)
    ledger.discard_match(mistake.match_id, AT)
    with pytest.raises(ValueError, match="cannot be discarded"):
        ledger.discard_match(mistake.match_id, AT)
    with pytest.raises(LedgerChanged):
        ledger.append(mistake, hand(2), AT)
    for _ in range(2):
        listed = [played.match_id, other.match_id]
        assert [match.id for match in ledger.matches()] == listed
        assert [match.id for match in ledger.matches(2)] == [other.match_id]
        assert [match.id for match in ledger.matches_before(None, 9)] == listed[::-1]
        assert sorted(match.id for match in ledger.latest_matches(9)) == listed
        assert [head.id for head in ledger.match_heads()] == listed
        assert [seating.match_id for seating in ledger.seatings()] == listed
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
    plan = preview(path, find_sources(path))
    assert plan.before is not None
    assert (plan.after.matches, len(ledger.matches())) == (3, 3)
    assert [entry.kind for entry in plan.after.last_match] == ["open", "record"]


def test_older_file_is_upgraded_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = create_ledger(path, 3)

    def upgrade(executes: database.Executes) -> None:
        executes.execute("ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT 'club'")

    for module in (database, sqlite_file):
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


def test_entries_only_grow_and_are_synced(ledger: Ledger) -> None:
    # A power cut cannot be tested; SQLite survives one only with these settings.
    for name, value in (("journal_mode", "wal"), ("synchronous", 2)):
        assert ledger._database.execute(f"PRAGMA {name}").fetchone() == (value,)
    ledger.start_session("Friday", AT)
    for statement in ("UPDATE entries SET at = at", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="only grow"):
            ledger._database.execute(statement)


EARLIER, LATER = "2026-01-01T20:15:00Z", "2026-02-01T20:15:00Z"
SHORT = {"length": "hanchan", "unit": 2}


def test_house_rules_are_saved_renamed_and_deleted(ledger: Ledger, path: Path) -> None:
    rules = ledger.house_rules
    ours = rules.save("arushiaru", " Short evening ", SHORT, AT)
    assert (ours.id, ours.name, ours.options, ours.changed_at) == (1, "Short evening", SHORT, AT)
    for ruleset, name in (("wsom", "a"), ("arushiaru", "b"), ("arushiaru", "A"), ("wsom", "A later one")):
        rules.save(ruleset, name, {}, AT)
    assert [item.name for item in rules.all()] == ["A", "b", "Short evening", "a", "A later one"]
    again = rules.save("arushiaru", "SHORT evening", {"unit": 3}, LATER)
    assert (again.id, again.options) == (1, {"unit": 3})
    assert again in ledger.house_rules.all("arushiaru")
    with pytest.raises(HouseRulesNameTaken):
        rules.rename(1, " B", LATER)
    assert rules.rename(1, "Ours", LATER).options == {"unit": 3}
    for name in ("", "  "):
        with pytest.raises(ValueError, match="need a name"):
            rules.save("arushiaru", name, {}, AT)
    rules.delete(1, LATER)
    for missing in (lambda: rules.delete(1, LATER), lambda: rules.rename(1, "x", LATER)):
        with pytest.raises(LookupError):
            missing()
    assert rules.save("arushiaru", "Ours", SHORT, LATER).id == 6
    with Ledger.open(path) as other:
        assert other.house_rules.all() == rules.all()
        other.house_rules.save("boo", "from elsewhere", {}, AT)
    assert "from elsewhere" in [item.name for item in rules.all()]


def test_rates_are_saved_per_session(ledger: Ledger, path: Path) -> None:
    friday, imported = ledger.start_session("Friday", LATER), ledger.start_session("A year ago", AT)
    assert ledger.rates.for_session(friday.id) == ledger.rates.latest() == Rates()
    ours = Rates("yen", {"boo/result_points": Decimal("10"), "wsom/points": Decimal("0.0005")})
    later = Rates("cent", {"boo/result_points": Decimal("1.5")})
    for session, rates in ((friday, ours), (friday, later), (imported, ours)):
        ledger.rates.save(session.id, rates, AT)
    assert ledger.rates.for_session(friday.id) == ledger.rates.latest() == later
    assert ledger.rates.for_session(imported.id) == ours
    with pytest.raises(LookupError):
        ledger.rates.save(77, ours, AT)
    tamper(path, """UPDATE entries SET content = '{"unit":3}' WHERE number = 4""")
    assert ledger.rates.for_session(friday.id) == ours


@pytest.mark.parametrize("text", ["0.5", "0,5", "0,125", " 10 ", "１.５", "0", "0.0001"])
def test_factors_are_parsed_as_typed(text: str) -> None:
    assert parse_factor(text) == Decimal(text.replace(",", "."))


@pytest.mark.parametrize("text", ["", "x", "-1", "1,000", "1,0,0", "1.0,5", "0.00001", "nan", "inf", "1e9", "1 2"])
def test_invalid_factors_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a (factor|number)"):
        parse_factor(text)


def test_club_acts_are_stored_in_time_order(ledger: Ledger, path: Path) -> None:
    entered = [ledger.club.add("people", {"act": act}, at) for act, at in (("a", AT), ("b", LATER), ("a", EARLIER))]
    assert [act.at for act in entered] == [AT, LATER, LATER]
    assert ledger.club.actions("people") == tuple(entered)
    assert (ledger.club.has("people", "b"), ledger.club.has("people", "c")) == (True, False)
    session = ledger.start_session("Friday", AT)
    opened = ledger.club.open_matches(session.uuid, [HEADER, HEADER], "evenings", {"act": "go"}, AT, after="")
    assert [record.uuid for record in ledger.matches(session.id)] == list(opened.act["matches"])
    with Ledger.open(path) as other:
        assert other.club.open_matches(session.uuid, [HEADER], "evenings", {"act": "go"}, AT, after="") is None
        assert other.club.open_matches(session.uuid, [HEADER], "evenings", {"act": "go"}, AT, after=opened.uuid)
    assert len(ledger.club.actions("evenings")) == 2
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        ledger.club.add("people", {"act": "c"}, AT)
    assert ledger.club.actions("people") == tuple(entered)


def test_damaged_entry_hides_no_other(ledger: Ledger, path: Path) -> None:
    for number in range(3):
        ledger.drills.add({"answer": number}, AT)
        ledger.club.add("people", {"act": str(number)}, AT)
        ledger.house_rules.save("boo", str(number), {}, AT)
    tamper(path, "UPDATE entries SET content = '{' WHERE number IN (4, 5, 6)")
    with Ledger.open(path) as other:
        assert [answer["answer"] for answer in other.drills.all()] == [0, 2]
        assert [act.act["act"] for act in other.club.actions("people")] == ["0", "2"]
        assert [rules.name for rules in other.house_rules.all()] == ["0", "2"]
