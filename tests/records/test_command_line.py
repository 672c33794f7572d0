# SPDX-License-Identifier: MIT
"""``mahjong-desk convert``, and the import of records into a ledger."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.cli import main
from mahjong_desk.cli.parser import parse
from mahjong_desk.club.importing.commands import run_import
from mahjong_desk.club.importing.reading import inspect_file
from mahjong_desk.interchange import read_match
from mahjong_desk.ledger.commands import run
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.match import replay
from tests.club.importing.evening import AT, LATER
from tests.records.test_botzone import text, turn
from tests.records.test_mjai import END, GAME, kyoku
from tests.records.test_tenhou import deal, record

Capture = pytest.CaptureFixture[str]
DRAWN = text(*turn(0, "B9"), "Huang", "Score 0 0 0 0")
WON = ["和了", [-1_300, 1_300, 0, 0], [1, 0, 1, "30符1飜1000点"]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(record(deal(result=WON))), encoding="utf-8")
    return path


def convert(path: Path, capfd: Capture) -> tuple[int, Any, str]:
    status = main(["convert", str(path)])
    capture_result = capfd.readouterr()
    return status, json.loads(capture_result.out) if capture_result.out else None, capture_result.err


def test_a_record_becomes_a_match_with_its_differences(file: Path, capfd: Capture) -> None:
    status, document, stderr = convert(file, capfd)
    assert status == 0
    assert (document["ruleset"], document["players"]) == ("riichi", ["A", "B", "C", "D"])
    assert replay(read_match(document)).final is not None
    assert "record of tenhou.net/6 “Cup 1”: A, B, C, D; 1 deal, 1 difference" in stderr
    assert "log[0]: deltas: record -1300 1300 0 0, here -1000 1000 0 0" in stderr


def test_a_match_becomes_a_record_and_a_match_again(file: Path, capfd: Capture, tmp_path: Path) -> None:
    _, document, _ = convert(file, capfd)
    match = tmp_path / "match.json"
    match.write_text(json.dumps(document), encoding="utf-8")
    status, value, stderr = convert(match, capfd)
    assert (status, stderr) == (0, "")
    assert value["log"][0][16] == ["和了", [-1_000, 1_000, 0, 0], [1, 0, 1, "30符1飜1000点"]]
    match.write_text(json.dumps(value), encoding="utf-8")
    status, again, stderr = convert(match, capfd)
    assert (status, "0 differences" in stderr) == (0, True)
    assert again["events"][0] == document["events"][0]


def test_several_records_become_a_session(capfd: Capture, tmp_path: Path) -> None:
    path = tmp_path / "league.txt"
    path.write_text(DRAWN + DRAWN.replace("5f3a", "5f3b"), encoding="utf-8")
    status, document, _ = convert(path, capfd)
    assert status == 0
    assert (document["format"], document["name"], len(document["matches"])) == ("mahjong-desk/session", "league", 2)
    assert len({match["uuid"] for match in document["matches"]}) == 2


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("{", "This is not JSON"),
        ('{"seed": [1, 2]}', "no Mahjong Desk match and no record"),
        ('{"format": "mahjong-desk/session", "version": 1, "matches": []}', "format: This file has no Mahjong Desk match"),
        (json.dumps(record(deal(result=["終"]))), "log[0][16][0]"),
        (json.dumps({"format": "mahjong-desk/match", "version": 1, "ruleset": "boo", "players": list("ABCD"), "events": []}), "record format"),
    ],
)  # fmt: skip
def test_unconvertible_files_are_reported(content: str, expected: str, capfd: Capture, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(content, encoding="utf-8")
    status, document, error = convert(path, capfd)
    assert (status, document) == (2, None)
    assert expected in error
    path.unlink()
    assert convert(path, capfd)[2].endswith("x.json: No such file or directory\n")


def test_a_record_is_read_from_standard_input(file: Path, capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    with file.open(encoding="utf-8") as source:
        monkeypatch.setattr(sys, "stdin", source)
        status, document, _ = convert(Path("-"), capfd)
    assert (status, document["ruleset"]) == (0, "riichi")
    monkeypatch.setattr(sys, "stdin", None)
    assert convert(Path("-"), capfd)[0] == 2


@pytest.mark.parametrize(
    ("name", "content", "session"),
    [
        ("cup.json", json.dumps(record(deal(result=WON))), "Cup 1"),
        ("game.mjson", "\n".join(map(json.dumps, [GAME, kyoku(), {"type": "ryukyoku"}, END])), "game"),
        ("league.txt", DRAWN + DRAWN, "league"),
    ],
)
def test_a_record_is_imported_once_as_a_named_session(name: str, content: str, session: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    read = inspect_file(file, AT)
    assert read.records
    assert len(Ledger(read.ledger).matches()) == len(read.records)
    assert [stored.name for stored in Ledger(read.ledger).sessions()] == [session]
    with Ledger.open(ledger_path(tmp_path / "club")) as ledger:
        assert ledger.import_data(read.ledger, {}, name, AT).has_changes
        assert not ledger.import_data(inspect_file(file, LATER).ledger, {}, name, LATER).has_changes
        assert ledger.check().is_sound
        assert len(ledger.matches()) == len(read.records)


def test_the_import_command_reports_differences(file: Path, tmp_path: Path) -> None:
    lines: list[str] = []
    arguments = parse(["ledger", "import", str(file), "--data", str(tmp_path / "club")])
    assert run({"import": run_import}[arguments.action], arguments, lines.append) == 0
    assert lines[0].endswith("1 deal, 1 difference")
    assert lines[1].startswith("  log[0]: deltas")
