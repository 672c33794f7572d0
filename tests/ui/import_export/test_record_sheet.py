# SPDX-License-Identifier: MIT
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_desk.club.importing.documents import replay_records
from mahjong_desk.ledger.progress import NO_PROGRESS
from mahjong_desk.records.tenhou import read_tenhou
from mahjong_desk.rules.model.events import Win
from mahjong_desk.ui.import_export.import_sheet import ImportSheet
from mahjong_desk.ui.import_export.record_sheet import RecordSheet, ShownDeal
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.sheet import ReportSheet
from tests.records.test_tenhou import START, deal, record
from tests.ui.player import User

WON = ["和了", [7_700, -7_700, 0, 0], [0, 1, 0, "40符3飜7700点", "役牌 白(1飜)", "ドラ(2飜)"]]
DRAWN = ["流局", [1_500, 1_500, -1_500, -1_500]]
SECOND = [[0, 1, 0], [32_700, 17_300, 25_000, 25_000]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of two hands; the first has another score than it has here."""
    first = deal([START, [], []], [[], [], [45]], result=WON)
    second = deal(result=DRAWN)
    second[0:2] = SECOND
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(record(first, second), ensure_ascii=False), encoding="utf-8")
    return path


def open_record(owner: User, file: Path) -> RecordSheet:
    owner.window.files.open_file(file)
    return owner.sheet(RecordSheet)


def choose(sheet: RecordSheet, row: int) -> ShownDeal:
    sheet.list.setCurrentIndex(sheet.list.model().index(row, 0))
    deal = sheet.list.current
    assert isinstance(deal, ShownDeal)
    return deal


def test_record_and_its_differences_are_shown(owner: User, file: Path) -> None:
    sheet = open_record(owner, file)
    texts = owner.texts(sheet)
    assert "cup.json" in texts
    assert any("tenhou.net/6 record" in text and "Cup 1" in text and "A 34,200" in text for text in texts)
    first, second = sheet.list.texts
    assert "A from B" in first
    assert "in the record" in first
    assert "\n" not in second


def test_the_list_can_be_limited_to_differing_hands(owner: User, file: Path) -> None:
    sheet = open_record(owner, file)
    owner.click(sheet.choice.chip(True))
    assert len(sheet.list.texts) == 1
    owner.click(sheet.choice.chip(False))
    assert len(sheet.list.texts) == 2


def test_winning_hand_opens_on_the_workbench(owner: User, file: Path) -> None:
    sheet = open_record(owner, file)
    assert not sheet.try_button.isEnabled()
    choose(sheet, 1)
    assert not sheet.try_button.isEnabled()
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert owner.window.sheet is sheet, "nobody won this hand"
    choose(sheet, 0)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert owner.window.sheet is None
    assert owner.window.current_screen == "learn"
    (workbench,) = owner.window.screen_widget("learn").workbenches.values()
    assert not workbench.entry.bench().self_drawn
    assert owner.desk.ledger.chain_head.number == 0


def test_several_records_are_named_by_their_titles(owner: User) -> None:
    cups = [read_tenhou(record(deal(result=DRAWN), title=[f"Cup {number}", ""])) for number in range(4)]
    sheet = RecordSheet(owner.window, Path("cups.json"), replay_records(cups, NO_PROGRESS))
    owner.window.push_sheet(sheet)
    texts = owner.texts(sheet)
    assert "and 1 more record" in texts
    assert "4 hands, every figure as calculated here" in texts
    assert [text.partition(":")[0] for text in sheet.list.texts] == [f"Cup {number}" for number in range(4)]


def test_record_is_saved_as_match_after_confirmation(owner: User, file: Path) -> None:
    open_record(owner, file)
    owner.enter("\n")
    assert isinstance(owner.window.sheet, ImportSheet)
    owner.enter("\n")
    assert owner.window.sheet is None
    (match,) = owner.desk.ledger.matches()
    owner.window.open_match(match.id)
    assert owner.desk.session.name == "Cup 1"
    assert sum(isinstance(row.event, Win) for row in owner.desk.replay.rows) == 1


def test_a_match_is_exported_as_a_record_but_a_session_is_not(owner: User, file: Path, saved: list[Path]) -> None:
    open_record(owner, file)
    owner.enter("\n")
    owner.enter("\n")
    owner.window.open_match(owner.desk.ledger.matches()[0].id)
    owner.window.run_command("export")
    sheet = owner.sheet(ReportSheet)
    sheet.what.setCurrentIndex(0)
    with pytest.raises(KeyError):
        sheet.kind.chip(FileKind.RECORD)
    sheet.what.setCurrentIndex(1)
    owner.click(sheet.kind.chip(FileKind.RECORD))
    owner.click(sheet.save_button)
    value = json.loads(saved[0].read_text(encoding="utf-8"))
    assert value["name"] == ["A", "B", "C", "D"]
    assert len(value["log"]) == 2
    again = open_record(owner, saved[0])
    # The record lacks the correction after the first hand, so the second hand starts with other points.
    assert [len(deal.differences) for deal in (choose(again, 0), choose(again, 1))] == [0, 1]


def test_unreadable_record_is_refused_with_its_path(owner: User, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(record(deal(result=["終"]))), encoding="utf-8")
    owner.window.files.open_file(file)
    assert owner.window.sheet is None
    assert "log[0][16][0]" in owner.window.notice.text


def test_two_winners_share_a_line(owner: User, tmp_path: Path) -> None:
    result = ["和了", [3_900, -3_900, 0, 0], [0, 1, 0], [0, -2_600, 2_600, 0], [2, 1, 2]]
    file = tmp_path / "double.json"
    other = [14, 15, 16, 27, 28, 29, 31, 32, 33, 46, 46, 46, 45]
    values = record(deal([START, [], []], [[], [], [45]], [other, [], []], result=result))
    file.write_text(json.dumps(values), encoding="utf-8")
    sheet = open_record(owner, file)
    (text,) = sheet.list.texts
    assert all(part in text for part in ("A", "C", "from B"))
    assert choose(sheet, 0).winner is not None
    assert sheet.try_button.isEnabled()


def test_differences_are_listed_under_their_hand(owner: User, tmp_path: Path) -> None:
    half = [START, [11], [60]]
    values = deal(half, [START, ["p111111"], [60]], half, half, result=["流局"], head=(3, 0, 0))
    sc = [figure for result in (70, -20, -20, -30) for figure in (25_000, result)]
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(record(values, sc=sc, rule={"disp": "般東喰赤", "aka": 1})), encoding="utf-8")
    (line,) = open_record(owner, path).list.texts
    assert "do not fit any order of play" in line
    assert "Results: A +70,000" in line


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\x1f\x8b\x08\x00", "x.json was not imported: This is a compressed file"),
        (b'{"qijia": 0, "log": []}', "x.json was not imported: This looks like JSON from 電脳麻将"),
        (b'{"seed": 1}', "x.json was not imported: This file has no Mahjong Desk match"),
    ],
)
def test_other_kinds_of_files_are_identified(owner: User, tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    owner.window.files.open_file(path)
    assert any(text.startswith(message) for text in owner.texts(owner.window))
