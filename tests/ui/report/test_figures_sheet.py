# SPDX-License-Identifier: MIT
"""The figures behind a chart: read, copied and written into files, by the keyboard too."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.report.paper_sheet import ChartDataSheet, ChartFileKind
from tests.ui.fake_window import FakeWindow

FORM = LineChart(
    "Form",
    (ChartLine("=Aoi", mark_for(0), (2.5, None)), ChartLine("Boo", mark_for(1), (1.5, 2))),
    ("12 Mar", "7 May"),
    head="Evening",
    decimals=1,
)


@pytest.fixture
def sheet(qtbot: QtBot) -> ChartDataSheet:
    """The sheet, open."""
    window = FakeWindow()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show()
    made = ChartDataSheet(FORM, window)
    made.open()
    return made


def test_the_table_reads_as_the_chart_does(sheet: ChartDataSheet) -> None:
    table = sheet.table
    heads = [item.text() for at in range(3) if (item := table.horizontalHeaderItem(at))]
    cells = [[item.text() if (item := table.item(row, at)) else "" for at in range(3)] for row in range(2)]
    assert heads == ["Evening", "=Aoi", "Boo"]
    assert cells == [["12 Mar", "2.5", "1.5"], ["7 May", "", "2"]]


def test_copied_figures_can_be_pasted_and_are_no_formulas(sheet: ChartDataSheet, qtbot: QtBot) -> None:
    qtbot.mouseClick(sheet.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Evening\t'=Aoi\tBoo\n12 Mar\t2.5\t1.5\n7 May\t\t2\n"


@pytest.mark.parametrize("kind", list(ChartFileKind))
def test_each_kind_of_file_is_written(
    sheet: ChartDataSheet, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: ChartFileKind
) -> None:
    path = tmp_path / f"form.{kind.value}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(path), ""))
    sheet.kind.choose(kind)
    qtbot.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    written = path.read_bytes()
    if kind is ChartFileKind.CSV:
        rows = list(csv.reader(io.StringIO(written.decode("utf-8-sig"))))
        assert rows == [["Evening", "'=Aoi", "Boo"], ["12 Mar", "2.5", "1.5"], ["7 May", "", "2"]]
    elif kind is ChartFileKind.XLSX:
        book = openpyxl.load_workbook(io.BytesIO(written))
        assert [cell.value for cell in book["Form"][2]] == ["12 Mar", 2.5, 1.5]
    else:
        assert written[:5] in {b"\x89PNG\r", b"<?xml"}
    assert not sheet.isVisible()


def test_a_file_that_cannot_be_written_keeps_the_sheet(
    sheet: ChartDataSheet, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(tmp_path / "none" / "a.csv"), ""))
    qtbot.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    assert "the folder does not exist" in sheet.problem
    assert sheet.isVisible()
