# SPDX-License-Identifier: MIT
"""A ledger of before there was one chain is taken over once, and stays beside the new one."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import LedgerDamaged, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.old_ledger import _FIRST_DEFAULTS
from mahjong_desk.rules.registry import get_ruleset
from tests.ledger.killing import Say, killed
from tests.ledger.things import begun
from tests.scope import amount

OLD_BOOK = Path(__file__).with_name("old.book")
"""The second book of a ledger that version 0.9 wrote, with everything that can be entered."""


@pytest.fixture
def old(path: Path) -> Path:
    shutil.copytree(OLD_BOOK, path.with_name("ledger.book"))
    with closing(sqlite3.connect(path)) as database:
        for statement in ("journal_mode = WAL", "application_id = 0x4D4A4431", "user_version = 7"):
            database.execute(f"PRAGMA {statement}")
        database.execute("CREATE TABLE chain (number INTEGER)")
    return path


def test_old_ledger_is_taken_over(old: Path) -> None:
    with Ledger.open(old) as ledger:
        assert [(session.id, session.name) for session in ledger.sessions()] == [(1, "Freitag"), (2, "Saturday")]
        matches = ledger.matches()
        assert [(match.id, match.session_id, match.number) for match in matches] == [
            (1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 2, 1)
        ]  # fmt: skip
        assert matches[0].players == ("Anne", "Bernd", "千代", "D")
        assert matches[3].header is not None
        assert dict(matches[3].header.options) == {}
        assert matches[0].header is not None
        first = {"points": "small", "yaku_suukantsu": False, "yaku_ryuuiisou": False, "pao_melds": "honours"}
        assert matches[0].header.options == ledger.house_rules.all()[0].options == first
        journal = ledger.journal(1)
        assert journal.events == ({"note": "é", "type": "draw"},)
        assert [act.kind for act in journal.entries] == ["open", "record", "record", "undo", "redo", "delete", "rename"]
        assert [(rules.id, rules.name) for rules in ledger.house_rules.all()] == [(1, "Home")]
        assert ledger.rates.for_session(1).unit == "yen"
        assert ledger.drills.all() == ({"right": True},)
        assert ledger.club.actions("evenings")[0].act["matches"] == tuple(match.uuid for match in matches[1:3])
        assert ledger.chain_head.number == 21
        assert ledger.check().is_sound
        begun(ledger)
    with Ledger.open(old) as ledger:
        assert ledger.chain_head.number == 23
    (book,) = old.parent.glob("ledger.before-*.book")
    for file in OLD_BOOK.iterdir():
        assert (book / file.name).read_bytes() == file.read_bytes()
    with closing(sqlite3.connect(book.with_suffix(".sqlite3"))) as database:
        assert database.execute("SELECT count(*) FROM chain").fetchone() == (0,)
    assert sorted(file.suffix for file in old.parent.iterdir()) == [".book", ".jsonl", ".sqlite3", ".sqlite3"]


@pytest.mark.parametrize("ruleset", _FIRST_DEFAULTS)
def test_first_defaults_can_still_be_chosen(ruleset: str) -> None:
    options = {option.id: option for option in get_ruleset(ruleset).options}
    assert all(
        options[one].choice(value).value != options[one].default for one, value in _FIRST_DEFAULTS[ruleset].items()
    )


def test_unreadable_old_ledger_is_left_alone(old: Path) -> None:
    month = old.with_name("ledger.book") / "2026-02.jsonl"
    content = month.read_bytes()
    month.write_bytes(content.replace("é".encode(), b"e"))
    with pytest.raises(LedgerDamaged, match="damaged"):
        Ledger.open(old)
    month.write_bytes(content)
    with closing(sqlite3.connect(old)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LedgerLocked):
            Ledger.open(old)
    assert sorted(file.name for file in old.parent.iterdir()) == ["ledger.book", "ledger.sqlite3"]
    old.unlink()
    with Ledger.open(old) as ledger:
        assert ledger.chain_head.number == 21


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")
def test_kill_while_taking_over(old: Path, tmp_path: Path) -> None:
    chance, finished = random.Random(9), 0
    for number in range(amount(40)):
        path = tmp_path / str(number) / old.name
        shutil.copytree(old.parent, path.parent)

        def work(say: Say, path: Path = path) -> None:
            Ledger.open(path).close()
            say(1)

        finished += bool(killed(work, chance, longest=0.03))
        with Ledger.open(path) as ledger:
            assert ledger.chain_head.number == 21
            assert ledger.check().is_sound
        shutil.rmtree(path.parent)
    print("finished before the kill:", finished)
