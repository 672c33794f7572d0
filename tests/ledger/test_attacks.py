# SPDX-License-Identifier: MIT
"""Tampering with a ledger is found and never accepted as entries."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.care.repair import repair
from mahjong_desk.ledger.entry import ChainHead, next_entry
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerDiskFull, LedgerError, LedgerReadOnly
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path, mirror_path, side_files
from tests.ledger import world
from tests.ledger.entries import AT, HEADER, RandomWriter, checked_end, create_ledger, hand, start_match

_VIEW = ("ALTER TABLE {0} RENAME TO other", "CREATE VIEW {0} AS SELECT * FROM other")
_TABLES = {
    "gone": ("DROP TABLE {0}",),
    "a view": _VIEW,
    "a view that swallows": (*_VIEW, "CREATE TRIGGER t INSTEAD OF INSERT ON {0} BEGIN SELECT 1; END"),
    "another": ("ALTER TABLE {0} RENAME TO other", "CREATE TABLE {0} (x)"),
}


def repaired_end(path: Path) -> int:
    """Checks that damage is found, repairs it and returns the number of entries."""
    try:
        with Ledger.open(path) as ledger:
            assert not ledger.check().is_sound
    except LedgerDamaged:
        pass
    end = repair(path, 1).end
    assert checked_end(path) == end
    return end.number


@pytest.mark.parametrize("table", ["entries", "sessions", "matches"])
@pytest.mark.parametrize("how", _TABLES)
def test_foreign_table_is_found_and_repaired(how: str, table: str, path: Path) -> None:
    journal = create_ledger(path, 5)
    with Ledger.open(path) as ledger:
        world.tamper(path, *(statement.format(table) for statement in _TABLES[how]))
        try:
            ledger.append(journal, hand(6), AT)
            entered = 1
        except LedgerError:
            entered = 0
    assert repaired_end(path) == 7 + entered


_REWRITTEN = {
    "a row is gone": ("DELETE FROM entries WHERE number = 5",),
    "the last rows are gone": ("DELETE FROM entries WHERE number > 5",),
    "a row is changed": ("UPDATE entries SET content = replace(content, '3', '4') WHERE number = 6",),
    "a time is changed": ("UPDATE entries SET at = '2026-01-31T20:15:01Z' WHERE number = 6",),
    "two rows are exchanged": (
        "UPDATE entries SET number = -1 WHERE number = 5",
        "UPDATE entries SET number = 5 WHERE number = 6",
        "UPDATE entries SET number = 6 WHERE number = -1",
    ),
    "a row is added": ("INSERT INTO entries SELECT 8, at, kind, subject, content, hash FROM entries WHERE number = 7",),
    "a name is changed": ("UPDATE sessions SET name = 'Won by Anna'",),
    "a match is shorter": ("UPDATE matches SET length = 3",),
    "a match is hidden": ("UPDATE matches SET discarded = 1",),
    "a match is gone": ("DELETE FROM matches",),
}


@pytest.mark.parametrize("how", _REWRITTEN)
def test_rewritten_rows_are_found_and_repaired(how: str, path: Path) -> None:
    journal = create_ledger(path, 5)
    world.tamper(path, *_REWRITTEN[how])
    assert repaired_end(path) == 7
    with Ledger.open(path) as ledger:
        assert ledger.journal(1) == journal


@pytest.mark.parametrize("where", ["database", "both"])
def test_rewritten_chain_differs_from_text_copy_or_paper(where: str, path: Path) -> None:
    create_ledger(path, 5)
    with Ledger.open(path) as ledger:
        paper, entries = ledger.chain_head.fingerprint, ledger.entries()
    end, forged = ChainHead(), []
    for entry in entries:
        content = entry.content.replace('"number":3', '"number":8')
        forged.append(next_entry(end, entry.kind, entry.subject, content, entry.at))
        end = forged[-1].end
    rewrite = "UPDATE entries SET content = '{0.content}', hash = '{0.hash}' WHERE number = {0.number}"
    world.tamper(path, *map(rewrite.format, forged), f"UPDATE matches SET head = '{end.hash}'")
    if where == "database":
        with pytest.raises(LedgerDamaged, match="disagree from entry 6 on"):
            Ledger.open(path)
        return
    lines = mirror_path(path).read_bytes().splitlines(keepends=True)
    mirror_path(path).write_bytes(lines[0] + b"".join(entry.line() for entry in forged))
    with Ledger.open(path) as ledger:
        assert ledger.check().is_sound
        assert paper.replace(" ", "").lower().encode() not in mirror_path(path).read_bytes()


@pytest.mark.parametrize("name", ["a\0b", "half \ud83c", "\udc00", "日本\u2028", "x" * 100_000, " ", "", '"\\'])
def test_unusual_names_survive(name: str, ledger: Ledger, path: Path) -> None:
    session = ledger.start_session(name, AT)
    ledger.rename_session(session.id, name, AT)
    journal = ledger.open_match(session.id, HEADER._replace(players=(name, "B", "C", "D"), note=name), AT)
    journal = ledger.append(journal, Act.rename(name, f"{name}x", (f"{name}x", "B", "C", "D"), {}), AT)
    ledger.house_rules.save("arushiaru", f"h{name}", {name: name}, AT)
    ledger.drills.add({name: name}, AT)
    ledger.club.add("people", {"act": name}, AT)
    assert ledger.drills.all() == ({name: name},)
    assert ledger.club.has("people", name)
    with Ledger.open(path) as other:
        assert other.journal(journal.match_id) == journal
        assert other.match(journal.match_id).players[0] == f"{name}x"
        assert other.sessions() == ledger.sessions()
        other.reindex()
        assert other.check().is_sound


def test_number_beyond_64_bits_names_no_match(ledger: Ledger) -> None:
    """The settings may contain ``match=99999999999999999999999``."""
    start_match(ledger)
    for number in (-1, 10**18, 10**23):
        for look in (ledger.match, ledger.journal, ledger.session):
            with pytest.raises(LookupError):
                look(number)
    assert len(ledger.matches()) == 1


def test_ledger_behind_a_symbolic_link(tmp_path: Path) -> None:
    target, folder = tmp_path / "disk" / "club.sqlite3", tmp_path / "data"
    target.parent.mkdir()
    folder.mkdir()
    (folder / "ledger.sqlite3").symlink_to(target)
    for number in range(1, 3):
        with Ledger.open(ledger_path(folder)) as ledger:
            start_match(ledger)
            assert len(ledger.matches()) == number
            assert ledger.check().is_sound
    assert (folder / "ledger.sqlite3").is_symlink()
    assert sorted(file.name for file in target.parent.iterdir()) == ["club.jsonl", "club.sqlite3"]


def test_full_disk_of_the_text_copy_stops_no_entry(tmp_path: Path) -> None:
    """The entry is stored, and the text copy is completed as soon as there is space."""
    path = ledger_path(tmp_path / "club")
    path.parent.mkdir()
    with world.small_disk(1 << 20) as disk:
        mirror_path(path).symlink_to(disk / "ledger.jsonl")
        with Ledger.open(path) as ledger:
            journal = start_match(ledger)
            with world.fill_disk(disk, 0):
                for number in range(30):
                    journal = ledger.append(journal, hand(number), AT)
                assert isinstance(ledger.mirror_error, LedgerDiskFull)
            journal = ledger.append(journal, hand(30), AT)
            assert str(ledger.mirror_error) == "None"
            assert ledger.mirror.end() == ledger.chain_head
            assert ledger.check().is_sound
            assert len(journal.rows) == 31


@contextmanager
def mounted_read_only(folder: Path) -> Iterator[None]:
    for command in (["--bind", folder, folder], ["-o", "remount,ro,bind", folder]):
        result = subprocess.run(["mount", *map(str, command)], capture_output=True, text=True, check=False)
        if result.returncode:
            pytest.skip(f"nothing can be mounted here: {result.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.skipif(not sys.platform.startswith("linux") or os.geteuid() != 0, reason="only root mounts")
@pytest.mark.parametrize("cut", [False, True])
def test_read_only_mount_allows_only_reading(cut: bool, path: Path, tmp_path: Path) -> None:
    with Ledger.open(path) as ledger:
        journal = ledger.append(start_match(ledger), hand(1), AT)
        if cut:
            shutil.copytree(path.parent, tmp_path / "cut")
    path = ledger_path(tmp_path / "cut") if cut else path
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    with mounted_read_only(path.parent):
        with pytest.raises(LedgerReadOnly):
            Ledger.open(path)
        with Ledger.open_read_only(path) as ledger:
            assert ledger.journal(1) == journal
            assert ledger.check().is_sound
            ledger.export(tmp_path / "all.jsonl")
            for write in (lambda: ledger.append(journal, hand(2), AT), lambda: ledger.start_session("x", AT)):
                with pytest.raises(LedgerReadOnly):
                    write()
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before


def test_random_damage_raises_only_ledger_errors(tmp_path: Path) -> None:
    """Files are truncated, overwritten with zeros or noise, or exchanged."""
    chance, opened, path = random.Random(3), 0, ledger_path(tmp_path / "club")
    with Ledger.open(path) as ledger:
        writer = RandomWriter(ledger, chance)
        for _ in range(60):
            writer.enter()
        shutil.copytree(path.parent, tmp_path / "kept")
    for number in range(80):
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path / "kept", folder)
        files = [ledger_path(folder), side_files(ledger_path(folder))[0], mirror_path(ledger_path(folder))]
        for file in chance.sample(files, chance.choice([1, 1, 2])):
            content = bytearray(file.read_bytes())
            start = chance.randrange(len(content) + 1)
            size = chance.choice([1, 100, 4096, len(content)])
            match chance.randrange(4):
                case 0:
                    del content[start:]
                case 1:
                    content[start : start + size] = bytes(len(content[start : start + size]))
                case 2:
                    content[start : start + size] = chance.randbytes(len(content[start : start + size]))
                case 3:
                    content = bytearray(chance.choice(files).read_bytes())
            file.write_bytes(content)
        try:
            with Ledger.open(ledger_path(folder)) as ledger:
                opened += ledger.check().is_sound
                for match in ledger.matches():
                    ledger.journal(match.id)
        except (LedgerError, LookupError):
            pass
        shutil.rmtree(folder)
    assert opened < 80
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
