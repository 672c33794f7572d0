# SPDX-License-Identifier: MIT
from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.house_rules import NameTaken
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.server_place import Place
from tests.ledger.acts import AT
from tests.ledger.everywhere import everywhere
from tests.ledger.world import locked_by_another_process, tamper

LATER = "2026-02-01T20:15:00Z"
SHORT = {"length": "hanchan", "unit": 2}


def lines(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT preset, kept, name, options FROM house_rules ORDER BY id").fetchall()


@everywhere
def test_what_was_saved_is_there_after_a_restart(place: Place, ledger: Ledger) -> None:
    saved = ledger.house_rules.save("arushiaru", "1", " Short evening ", SHORT, AT)
    assert (saved.name, saved.options, saved.changed_at) == ("Short evening", SHORT, AT)
    ledger.close()
    with Ledger.open(place) as again:
        assert again.house_rules.all() == (saved,)


@everywhere
def test_lists_are_by_rule_system_and_name(ledger: Ledger) -> None:
    for ruleset, name in (("wsom", "a"), ("arushiaru", "b"), ("arushiaru", "A"), ("wsom", "A later one")):
        ledger.house_rules.save(ruleset, "1", name, {}, AT)
    assert [rules.name for rules in ledger.house_rules.all()] == ["A", "b", "a", "A later one"]
    assert [rules.name for rules in ledger.house_rules.all("arushiaru")] == ["A", "b"]


def test_the_same_name_replaces_the_options_and_keeps_what_they_were(path: Path, ledger: Ledger) -> None:
    first = ledger.house_rules.save("arushiaru", "1", "Ours", {"unit": 10}, AT)
    second = ledger.house_rules.save("arushiaru", "1", "OURS", {"unit": 2}, LATER)
    assert second.id == first.id
    assert ledger.house_rules.all() == (second,)
    other = ledger.house_rules.save("wsom", "1", "Ours", {}, LATER)
    assert other.id != first.id
    assert lines(path)[0] == (first.id, 1, "Ours", '{"unit":10}')


@everywhere
def test_a_name_can_be_changed_but_not_to_one_that_is_taken(ledger: Ledger) -> None:
    ours = ledger.house_rules.save("arushiaru", "1", "Ours", SHORT, AT)
    ledger.house_rules.save("arushiaru", "1", "Theirs", {}, AT)
    with pytest.raises(NameTaken):
        ledger.house_rules.rename(ours.id, " theirs", LATER)
    renamed = ledger.house_rules.rename(ours.id, "OURS", LATER)
    assert (renamed.id, renamed.name, renamed.options) == (ours.id, "OURS", SHORT)
    assert [rules.name for rules in ledger.house_rules.all()] == ["OURS", "Theirs"]


def test_what_is_deleted_leaves_the_list_but_not_the_file(path: Path, ledger: Ledger) -> None:
    ours = ledger.house_rules.save("arushiaru", "1", "Ours", SHORT, AT)
    ledger.house_rules.delete(ours.id, LATER)
    assert ledger.house_rules.all() == ()
    assert [line[1] for line in lines(path)] == [1, 0]
    with pytest.raises(LookupError):
        ledger.house_rules.delete(ours.id, LATER)
    with pytest.raises(LookupError):
        ledger.house_rules.rename(ours.id, "Again", LATER)
    again = ledger.house_rules.save("arushiaru", "1", "Ours", SHORT, LATER)
    assert again.id != ours.id


@everywhere
def test_a_name_of_blanks_is_none(ledger: Ledger) -> None:
    with pytest.raises(ValueError, match="need a name"):
        ledger.house_rules.save("arushiaru", "1", "  ", {}, AT)
    ours = ledger.house_rules.save("arushiaru", "1", "Ours", {}, AT)
    with pytest.raises(ValueError, match="need a name"):
        ledger.house_rules.rename(ours.id, "", AT)
    assert ledger.house_rules.all() == (ours,)


@pytest.mark.parametrize("statement", ["UPDATE house_rules SET name = 'x'", "DELETE FROM house_rules"])
def test_no_statement_changes_a_line_that_was_kept(path: Path, ledger: Ledger, statement: str) -> None:
    ledger.house_rules.save("arushiaru", "1", "Ours", SHORT, AT)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        connection.execute(statement)


def test_one_damaged_line_does_not_hide_the_others(path: Path, ledger: Ledger) -> None:
    ledger.house_rules.save("arushiaru", "1", "Ours", SHORT, AT)
    sound = ledger.house_rules.save("arushiaru", "1", "Theirs", SHORT, AT)
    tamper(path, "UPDATE house_rules SET options = '{' WHERE name = 'Ours'")
    assert ledger.house_rules.all() == (sound,)


def test_a_locked_ledger_says_so_and_keeps_what_it_had(path: Path, ledger: Ledger) -> None:
    ours = ledger.house_rules.save("arushiaru", "1", "Ours", SHORT, AT)
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        ledger.house_rules.save("arushiaru", "1", "Ours", {}, LATER)
    assert ledger.house_rules.all() == (ours,)
