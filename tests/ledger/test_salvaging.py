# SPDX-License-Identifier: MIT
"""What is left of two damaged books: each entry that either still has, in one new ledger."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import book_folder
from mahjong_desk.ledger.salvaging import Salvaged, salvage
from mahjong_desk.ledger.second_book import SecondBook
from tests.ledger.acts import AT, OPENING
from tests.ledger.world import tamper

ENTRIES = 62


@pytest.fixture
def club(path: Path) -> Journal:
    """A closed ledger over several pages."""
    with Ledger.open(path) as ledger:
        journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
        for number in range(ENTRIES - 2):
            journal = ledger.append(journal, Act.record({"type": "draw", "number": number, "note": "x" * 300}), AT)
    return journal


def test_a_ledger_without_its_second_book_is_read_link_by_link(path: Path, club: Journal, tmp_path: Path) -> None:
    shutil.rmtree(book_folder(path))
    target = tmp_path / "new" / "ledger.sqlite3"
    assert salvage(path, target, WAIT) == Salvaged(ENTRIES, 0, ())
    with Ledger.open(target) as ledger:
        assert ledger.journal(club.match_id) == club


def test_an_entry_that_was_changed_in_the_database_comes_from_the_second_book(
    path: Path, club: Journal, tmp_path: Path
) -> None:
    tamper(path, "UPDATE journal SET payload = json_set(payload, '$.event.number', 99) WHERE sequence = 7")
    target = tmp_path / "ledger.sqlite3"
    assert salvage(path, target, WAIT) == Salvaged(ENTRIES, 1, ())
    with Ledger.open(target) as ledger:
        assert ledger.journal(club.match_id) == club


def test_what_neither_has_ends_the_chain_and_the_rest_is_named(path: Path, club: Journal, tmp_path: Path) -> None:
    tamper(path, "DELETE FROM journal WHERE sequence = 50")
    (file,) = SecondBook(book_folder(path)).files()
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(line for line in lines if b'"sequence":50}' not in line and b'"number":52,' not in line))
    salvaged = salvage(path, tmp_path / "ledger.sqlite3", WAIT)
    assert salvaged.entries == 51
    assert salvaged.lost == tuple(range(53, ENTRIES + 1))


@pytest.mark.parametrize("seed", range(12))
def test_bad_pages_anywhere_lose_nothing_while_the_second_book_is_whole(
    seed: int, path: Path, club: Journal, tmp_path: Path
) -> None:
    chance = random.Random(seed)
    whole = bytearray(path.read_bytes())
    for _ in range(3):
        page = chance.randrange(len(whole) // 4096)
        whole[page * 4096 : (page + 1) * 4096] = chance.randbytes(4096)
    path.write_bytes(whole)
    target = tmp_path / "ledger.sqlite3"
    salvaged = salvage(path, target, WAIT)
    assert (salvaged.entries, salvaged.lost) == (ENTRIES, ())
    with Ledger.open(target) as ledger:
        assert ledger.journal(club.match_id) == club
        assert ledger.check().sound
    assert path.read_bytes() == whole


def test_nothing_readable_is_told_and_nothing_is_written(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"nothing" * 1000)
    with pytest.raises(LedgerDamaged):
        salvage(path, tmp_path / "ledger.sqlite3", WAIT)
    assert not (tmp_path / "ledger.sqlite3").exists()
    with pytest.raises(LedgerError):
        salvage(path, path, WAIT)
