# SPDX-License-Identifier: MIT
from __future__ import annotations

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import platformdirs
import pytest

from mahjong_desk.ledger.errors import LedgerUnreachable
from mahjong_desk.ledger.place import VARIABLE, data_folder, ledger_path, set_aside

WHEN = datetime(2026, 1, 31, 20, 15)


def test_the_command_line_beats_the_environment_which_beats_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "environment"))
    assert data_folder(tmp_path / "line") == tmp_path / "line"
    assert data_folder() == tmp_path / "environment"
    monkeypatch.setenv(VARIABLE, "")
    assert data_folder() == platformdirs.user_data_path("mahjong-desk", appauthor=False)


def test_a_relative_folder_is_fixed_where_the_application_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert ledger_path(data_folder(Path("club"))) == tmp_path / "club" / "ledger.sqlite3"


def test_a_damaged_ledger_is_put_aside_with_all_its_files(tmp_path: Path) -> None:
    path = ledger_path(tmp_path)
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).write_text(f"contents{ending}")
    aside = set_aside(path, WHEN)
    assert aside.name == "ledger.damaged-20260131-201500.sqlite3"
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {
        aside.name + ending: f"contents{ending}" for ending in ("", "-wal", "-shm")
    }


def test_what_was_put_aside_before_is_never_replaced(tmp_path: Path) -> None:
    path = ledger_path(tmp_path)
    for contents in ("first", "second", "third"):
        path.write_text(contents)
        set_aside(path, WHEN)
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["first", "second", "third"]


def test_a_log_left_alone_is_put_aside_too(tmp_path: Path) -> None:
    path = ledger_path(tmp_path)
    path.with_name(path.name + "-wal").write_text("log")
    aside = set_aside(path, WHEN)
    assert [file.name for file in tmp_path.iterdir()] == [aside.name + "-wal"]


def test_what_cannot_be_put_aside_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ledger_path(tmp_path)
    path.write_text("contents")

    def refuse(_self: Path, _target: Path) -> Path:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(LedgerUnreachable):
        set_aside(path, WHEN)


def test_finding_the_place_and_knowing_the_errors_needs_no_database_library() -> None:
    source = (
        "import sys, mahjong_desk.ledger.place, mahjong_desk.ledger.errors, mahjong_desk.ledger.journal;"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'sqlalchemy', 'alembic', 'PySide6'}))"
    )
    root = Path(__file__).parents[2]
    answer = subprocess.run([sys.executable, "-c", source], cwd=root, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"
