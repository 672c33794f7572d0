# SPDX-License-Identifier: MIT
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from mahjong_desk.cli import main
from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.care.backups import BackupReason, backups_in
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import backups_folder, ledger_path, mirror_path
from mahjong_desk.ledger.text_copy import read_file
from tests.ledger.entries import checked_end, create_ledger, hand, play_on
from tests.ledger.world import as_ordinary_user, contents, delete_database, open_folder, tamper

RunCommand = Callable[..., tuple[int, str]]


@pytest.fixture
def path(path: Path) -> Path:
    """A ledger of three hands, in five entries."""
    create_ledger(path, 3)
    return path


@pytest.fixture
def run_command(capsysbinary: pytest.CaptureFixture[bytes]) -> RunCommand:
    """Runs a command for a ledger; returns its status and what it writes."""

    def run(path: Path, *arguments: object) -> tuple[int, str]:
        status = main(["ledger", *map(str, arguments), "--data", str(path.parent)])
        return status, capsysbinary.readouterr().out.decode()

    return run


def test_check_of_a_sound_ledger_shows_the_fingerprint(run_command: RunCommand, path: Path) -> None:
    with Ledger.open(path) as ledger:
        fingerprint = ledger.chain_head.fingerprint
    assert run_command(path, "check") == (0, f"sound, 5 entries, fingerprint {fingerprint}\n")


@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        ("UPDATE sessions SET name = 'Won by Aoi'", "The list of sessions is wrong at “Friday”."),
        ("UPDATE entries SET at = '' WHERE number = 2", "Entry 2 was changed or removed outside Mahjong Desk."),
        ("DELETE FROM entries WHERE number = 3", "Entry 3 was changed or removed outside Mahjong Desk."),
        ("UPDATE matches SET length = 9", "The list of matches is wrong at match 1."),
    ],
)
def test_check_names_what_was_changed(run_command: RunCommand, path: Path, statement: str, finding: str) -> None:
    tamper(path, statement)
    status, text = run_command(path, "check")
    assert status == 1
    assert finding in text.splitlines()


def test_reindex_rebuilds_the_lists(run_command: RunCommand, path: Path) -> None:
    tamper(path, "UPDATE sessions SET name = 'Won by Aoi'", "DELETE FROM matches")
    assert [run_command(path, command)[0] for command in ("check", "reindex", "check")] == [1, 0, 0]


def test_backup_to_the_folder_or_a_file(run_command: RunCommand, path: Path, tmp_path: Path) -> None:
    status, text = run_command(path, "backup")
    (backup,) = backups_in(backups_folder(path.parent))
    assert (status, backup.reason) == (0, BackupReason.BY_HAND)
    assert f"written to {backup.path}: 5 entries, fingerprint {backup.end.fingerprint}" in text
    file = tmp_path / "stick.jsonl.gz"
    assert run_command(path, "backup", file)[0] == run_command(path, "backup", file)[0] == 0
    assert sum(1 for _ in read_file(file)) == 5
    os.mkfifo(pipe := tmp_path / "pipe")
    before = contents(path.parent)
    assert run_command(path, "backup", path)[0] == run_command(path, "backup", mirror_path(path))[0] == 2
    for command in ("backup", "export"):
        answer = run_command(path, command, tmp_path / "no" / "folder")
        assert answer == (2, f"mahjong-desk: there is no folder {tmp_path / 'no'}\n")
        for other in (tmp_path, pipe):
            assert run_command(path, command, other) == (2, f"mahjong-desk: {other} is not a file\n")
        loop = tmp_path / command
        loop.symlink_to(loop)
        assert run_command(path, command, loop)[0] == 0
    assert contents(path.parent) == before


def test_backup_of_a_damaged_ledger(run_command: RunCommand, path: Path) -> None:
    mirror_path(path).write_bytes(mirror_path(path).read_bytes().replace(b'"number":1,"type"', b'"number":9,"type"'))
    status, text = run_command(path, "backup")
    assert status == 1
    assert "The text copy cannot be read" in text
    assert ": 5 entries, fingerprint" in text
    mirror_path(path).write_text("nothing")
    path.write_bytes(os.urandom(8192))
    assert run_command(path, "backup")[0] == 2
    assert len(backups_in(backups_folder(path.parent))) == 1


def test_repair_of_a_sound_ledger_needs_yes(run_command: RunCommand, path: Path) -> None:
    later = "2026-02-01T10:00:00Z"
    with Ledger.open(path) as ledger:
        late_riichi = Act.record({"type": "riichi", "player": 0})
        ledger.append(ledger.journal(1), Act.batch([late_riichi, hand(3)]), later)
    before = contents(path.parent)
    status, text = run_command(path, "repair")
    assert status == 0
    now, then, change, nothing = text.splitlines()
    assert now == f"before: 6 entries: 1 session, 1 match, 4 hands, the last hand of {later}"
    assert then.startswith(now.replace("before", "after"))
    assert change == "0 entries would be removed, 0 added"
    assert nothing.startswith("nothing was changed: use --yes")
    assert contents(path.parent) == before
    status, text = run_command(path, "repair", "--yes")
    assert status == 0
    assert "6 entries from database\nthe old files are kept as " in text
    assert len(list(path.parent.glob("ledger.before-*.sqlite3"))) == 1


@pytest.mark.parametrize("what", ["gone", "cut", "noise", "text copy", "older"])
def test_damaged_ledger_is_repaired(run_command: RunCommand, path: Path, what: str) -> None:
    if what == "gone":
        delete_database(path)
    elif what == "cut":
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    elif what == "noise":
        path.write_bytes(os.urandom(8192))
    elif what == "text copy":
        mirror_path(path).write_bytes(os.urandom(900) + b"\n")
    else:
        old = path.read_bytes()
        play_on(path, 9)
        path.write_bytes(old)
    assert run_command(path, "check")[0] in (1, 2)
    status, text = run_command(path, "repair", "--yes")
    assert status == 0, text
    assert text.splitlines()[-1].startswith(f"sound, {6 if what == 'older' else 5} entries")
    assert run_command(path, "check")[0] == 0


def test_repair_names_what_was_not_kept(run_command: RunCommand, path: Path) -> None:
    mirror_path(path).write_bytes(mirror_path(path).read_bytes().replace(b'"number":1,"type"', b'"number":9,"type"'))
    tamper(path, "UPDATE entries SET content = replace(content, '1', '8') WHERE number = 4")
    status, text = run_command(path, "repair", "--yes")
    assert status == 1
    assert "not kept: 2 entries of database\nnot kept: 2 entries of text copy" in text
    assert text.splitlines()[-1].startswith("sound, 3 entries")


def test_restore_is_previewed_and_needs_yes(run_command: RunCommand, path: Path, tmp_path: Path) -> None:
    backup, other = tmp_path / "stick.jsonl.gz", tmp_path / "other"
    run_command(path, "backup", backup)
    play_on(path, 9)
    status, text = run_command(path, "repair", backup)
    assert status == 0
    assert "1 entry would be removed, 0 added\nnothing was changed" in text
    assert checked_end(path).number == 6
    status, text = run_command(path, "repair", backup, "--yes")
    assert status == 0, text
    assert text.splitlines()[-1].startswith("sound, 5 entries")
    assert run_command(path, "check")[0] == 0
    # The replaced ledger is kept as a backup, which can be restored.
    (before,) = backups_in(backups_folder(path.parent))
    assert (before.reason, before.end.number) == (BackupReason.BEFORE_RESTORE, 6)
    assert run_command(path, "repair", before.path, "--yes")[0] == 0
    assert checked_end(path).number == 6
    # A folder without a ledger gets one.
    assert run_command(ledger_path(other), "repair", backup, "--yes")[0] == 0
    assert checked_end(ledger_path(other)).number == 5


def test_restore_from_another_file_is_refused(run_command: RunCommand, path: Path, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("two pairs")
    refusal = f"mahjong-desk: {note} has no entry of a ledger that can be read\n"
    assert run_command(path, "repair", note, "--yes") == (2, refusal)
    assert run_command(path, "repair", tmp_path, "--yes")[0] == 2
    assert run_command(path, "repair", tmp_path / "no", "--yes")[0] == 2
    assert checked_end(path).number == 5


def test_restore_from_an_export(run_command: RunCommand, path: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    assert run_command(path, "export", file) == (0, f"written to {file}: 5 entries\n")
    play_on(path, 9)
    assert run_command(path, "repair", file, "--yes")[0] == 0
    assert checked_end(path).number == 5


def test_a_linked_ledger_is_backed_up_next_to_its_file(run_command: RunCommand, path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link" / path.name
    link.parent.mkdir()
    link.symlink_to(path)
    assert run_command(link, "backup")[0] == 0
    assert len(backups_in(backups_folder(path.parent))) == 1


@pytest.mark.parametrize("command", [("check",), ("backup",), ("export", "x"), ("reindex",)])
def test_commands_do_not_create_a_ledger(run_command: RunCommand, tmp_path: Path, command: tuple[str, ...]) -> None:
    path = ledger_path(tmp_path / "nowhere")
    assert run_command(path, *command) == (2, f"mahjong-desk: there is no ledger {path}\n")
    assert not path.parent.exists()
    assert run_command(path, "repair") == (2, f"mahjong-desk: there is no ledger {path}\n")
    assert not path.exists()
    path = tmp_path / ("x" * 300) / path.name
    assert run_command(path, *command) == (2, f"mahjong-desk: {path}: File name too long\n")


def test_read_only_ledger_is_checked_and_backed_up(run_command: RunCommand) -> None:
    with open_folder() as folder:
        path = ledger_path(folder / "club")
        create_ledger(path, 3)
        stick = folder / "stick"
        stick.mkdir()
        path.chmod(0o444)
        path.parent.chmod(0o555)
        with as_ordinary_user(stick):
            assert run_command(path, "check")[0] == 0
            assert run_command(path, "backup", stick / "x.gz")[0] == 0
            assert run_command(path, "reindex")[0] == 2
        assert sum(1 for _ in read_file(stick / "x.gz")) == 5
