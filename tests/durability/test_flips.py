# SPDX-License-Identifier: MIT
"""A bit that flips on the disk: told or harmless, never a wrong figure, and everything comes back from the other book."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.ledger.acts import AT, OPENING

from mahjong_desk.ledger.care.repair import salvage
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal.journal import Act, Journal
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import ledger_path, mirror_path
from mahjong_desk.ledger.text.mirror import SecondBook

HANDS = 40


@dataclass(frozen=True, slots=True)
class Club:
    """A ledger as it lies on the disk after a power cut, its last entries in the log alone.

    Attributes:
        folder: Where it lies.
        journal: The match in it.
    """

    folder: Path
    journal: Journal


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    folder = tmp_path_factory.mktemp("club")
    with Ledger.open(ledger_path(folder)) as ledger:
        journal = ledger.open_match(ledger.start_session("Friday", AT).id, OPENING, AT)
        for number in range(HANDS):
            journal = ledger.append(journal, Act.record({"type": "draw", "number": number, "note": "x" * 80}), AT)
            if number == HANDS // 2:
                ledger.books.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = tmp_path_factory.mktemp("cut") / "club"
        shutil.copytree(folder, kept)
    return Club(kept, journal)


def flipped(club: Club, suffix: str, count: int, tmp_path: Path) -> Iterator[Path]:
    """Yields the ledger with one bit flipped in one of its files, again and again."""
    chance = random.Random(suffix)
    for number in range(count):
        folder = tmp_path / str(number)
        shutil.copytree(club.folder, folder)
        path = ledger_path(folder)
        file = path.with_name(path.name + suffix) if suffix != ".book" else SecondBook(mirror_path(path)).files()[0]
        content = bytearray(file.read_bytes())
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        file.write_bytes(content)
        yield path
        shutil.rmtree(folder)


@pytest.mark.parametrize("suffix", ["", "-wal", ".book"])
def test_a_flipped_bit_is_told_or_harmless_and_nothing_is_lost(
    suffix: str, club: Club, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    told = 0
    for path in flipped(club, suffix, request.config.getoption("--flips"), tmp_path):
        target = path.parent / "salvaged" / "ledger.sqlite3"
        salvaged = salvage(path, target, WAIT)
        assert (salvaged.entries, salvaged.lost) == (HANDS + 2, ())
        with Ledger.open(target) as ledger:
            assert ledger.journal(club.journal.match_id) == club.journal
        try:
            with Ledger.open(path) as ledger:
                sound = ledger.check().sound
                told += not sound
                if sound:
                    assert ledger.journal(club.journal.match_id) == club.journal
        except (LedgerError, LookupError):
            told += 1
    assert told > 0
