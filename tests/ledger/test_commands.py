# SPDX-License-Identifier: MIT
"""A ledger on the command line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mahjong_desk.cli import main
from mahjong_desk.ledger.backups import backups_folder, backups_in
from mahjong_desk.ledger.journal import Act, Journal
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import book_folder, companions, ledger_path
from tests.ledger.acts import AT
from tests.ledger.world import as_ordinary_user, contents, open_folder, tamper


def answer(capsysbinary: pytest.CaptureFixture[bytes], path: Path, *arguments: str) -> tuple[int, str]:
    status = main(["ledger", *arguments, "--data", str(path.parent)])
    return status, capsysbinary.readouterr().out.decode()


@pytest.fixture
def closed(ledger: Ledger, played: Journal) -> Journal:
    ledger.close()
    return played


def test_a_sound_ledger_says_so_with_its_fingerprint(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    with Ledger.open(path) as ledger:
        fingerprint = ledger.end.fingerprint
    assert answer(capsysbinary, path, "check") == (0, f"sound, 5 entries, fingerprint {fingerprint}\n")


def test_what_is_not_as_it_was_entered_is_named(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    tamper(path, "UPDATE sessions SET name = 'Won by Aoi'", "UPDATE journal SET at = '' WHERE sequence = 2")
    status, said = answer(capsysbinary, path, "check")
    assert status == 1
    assert "The session “Friday” is not as it was entered." in said
    assert "match 1: Entry 2 was changed" in said


def test_a_backup_is_a_ledger(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "stick.sqlite3"
    status, said = answer(capsysbinary, path, "backup", str(copy))
    assert status == 0
    assert f"written to {copy}, up to entry 5" in said
    with Ledger.open(copy) as restored:
        assert restored.journal(closed.match_id) == closed
    assert answer(capsysbinary, path, "backup", str(path))[0] == 2


def test_a_ledger_that_is_gone_is_built_anew(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)
    assert answer(capsysbinary, path, "check")[0] == 2
    status, said = answer(capsysbinary, path, "rebuild")
    assert status == 0
    assert said.startswith("built anew with 5 entries\nsound, 5 entries")
    with Ledger.open(path) as ledger:
        assert ledger.journal(closed.match_id) == closed


def test_a_sound_ledger_is_built_anew_after_a_yes_and_not_called_damaged(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    before = {part: content for part, content in contents(path.parent).items() if "-" not in part}
    status, said = answer(capsysbinary, path, "rebuild")
    assert status == 0
    assert said.splitlines()[-1].startswith("nothing was changed: --yes")
    assert {part: content for part, content in contents(path.parent).items() if "-" not in part} == before
    status, said = answer(capsysbinary, path, "rebuild", "--yes")
    assert status == 0
    assert said.splitlines()[-2] == "built anew with 5 entries"
    assert (
        [file.name for file in path.parent.glob("ledger.*-*.sqlite3")]
        == [file.name for file in path.parent.glob("ledger.before-*.sqlite3")]
        != []
    )


def test_a_damaged_ledger_is_built_anew_at_once(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    tamper(path, "UPDATE sessions SET name = 'Won by Aoi'")
    assert answer(capsysbinary, path, "rebuild")[0] == 0
    assert len(list(path.parent.glob("ledger.damaged-*.sqlite3"))) == 1
    path.write_bytes(os.urandom(8192))
    assert answer(capsysbinary, path, "rebuild")[0] == 0
    assert len(list(path.parent.glob("ledger.damaged-*.sqlite3"))) == 2


def test_nothing_is_set_aside_for_a_second_book_that_is_not_there(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    book_folder(path).rename(path.parent / "elsewhere")
    assert answer(capsysbinary, path, "rebuild")[0] == 2
    assert path.exists()
    with Ledger.open(path) as ledger:
        assert ledger.journal(closed.match_id) == closed


def test_a_damaged_ledger_is_salvaged_into_another_place(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal, tmp_path: Path
) -> None:
    damaged = os.urandom(8192)
    path.write_bytes(damaged)
    target = tmp_path / "salvaged.sqlite3"
    status, said = answer(capsysbinary, path, "salvage", str(target))
    assert status == 0
    assert "5 entries, 5 of them from the second book alone" in said
    assert path.read_bytes() == damaged
    assert answer(capsysbinary, path, "salvage", str(target))[0] == 2


def test_a_restore_is_shown_and_done_after_a_yes(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal, tmp_path: Path
) -> None:
    copy = tmp_path / "stick.sqlite3"
    answer(capsysbinary, path, "backup", str(copy))
    with Ledger.open(path) as ledger:
        ledger.append(closed, Act.undo(), AT)
        end = ledger.end
    status, said = answer(capsysbinary, path, "restore", str(copy))
    assert status == 0
    assert [line.split() for line in said.splitlines()[1:6]] == [
        ["sessions", "1", "1", "+0"],
        ["matches", "1", "1", "+0"],
        ["hands", "2", "3", "+1"],
        ["entries", "6", "5", "-1"],
        ["players", "4", "4", "+0"],
    ]
    assert "would go: later entries of match 1 of “Friday”, 2026-01-31: hands -1" in said
    assert "nothing was changed: --yes restores it" in said
    with Ledger.open(path) as ledger:
        assert ledger.end == end
    status, said = answer(capsysbinary, path, "restore", str(copy), "--yes")
    assert status == 0
    assert said.splitlines()[-1].startswith("sound, 5 entries")
    (before,) = backups_in(backups_folder(path.parent))
    assert f"what was there is the backup {before.path}" in said
    assert answer(capsysbinary, path, "restore", str(before.path), "--yes")[0] == 0
    with Ledger.open(path) as ledger:
        assert ledger.end == end
    assert answer(capsysbinary, path, "restore", str(tmp_path / "none"))[0] == 2


@pytest.mark.parametrize(
    "arguments",
    [[], ["mend"], ["check", "more"], ["backup"], ["salvage"], ["restore"], ["check", "--quick"], ["backup", "-x"]],
)
def test_what_is_no_command_says_how_it_is_used(
    arguments: list[str], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["ledger", *arguments]) == 2
    said = capsysbinary.readouterr()
    assert said.out == b""
    assert said.err.startswith(b"usage: mahjong-desk ledger")
    assert arguments == [] or b"error: " in said.err


@pytest.mark.parametrize("command", ["", "check", "backup", "restore", "rebuild", "salvage"])
def test_each_command_says_what_it_does(command: str, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["ledger", *command.split(), "--help"]) == 0
    said = capsysbinary.readouterr()
    assert said.err == b""
    assert said.out.startswith(f"usage: mahjong-desk ledger {command}".encode().rstrip())
    assert b"Exit status: 0 done and sound" in said.out


def test_the_folder_may_be_named_before_the_command(
    capsysbinary: pytest.CaptureFixture[bytes], path: Path, closed: Journal
) -> None:
    assert main(["ledger", "--data", str(path.parent), "check"]) == 0
    assert capsysbinary.readouterr().out.startswith(b"sound, 5 entries")


def test_a_ledger_on_a_medium_for_reading_is_checked_and_backed_up(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    with open_folder() as folder, open_folder() as stick:
        path, copy = ledger_path(folder), stick / "copy.sqlite3"
        with Ledger.open(path) as ledger:
            ledger.start_session("Friday", AT)
        for part in (folder, *folder.rglob("*")):
            part.chmod(0o555 if part.is_dir() else 0o444)
        before = contents(folder)
        with as_ordinary_user(folder, stick):
            assert answer(capsysbinary, path, "check")[1].startswith("sound, 1 entries")
            assert answer(capsysbinary, path, "backup", str(copy))[0] == 0
            with Ledger.open(copy) as backup:
                assert [session.name for session in backup.sessions()] == ["Friday"]
        assert contents(folder) == before
