# SPDX-License-Identifier: MIT
import csv
import errno
import io
import json
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui import file_dialogs
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.paper_sheet import CHART_FILE_KINDS, ChartDataSheet
from mahjong_desk.ui.report.sheet import ReportSheet, sheet_of_desk
from tests.club.all_people import people_of
from tests.ledger.entries import AT
from tests.ui.fake_window import FakeWindow
from tests.ui.widgets import label_texts, show_widget

LINES = (ChartLine("=Aoi", mark_for(0), (2.5, None)), ChartLine("Boo", mark_for(1), (1.5, 2)))
FORM = LineChart("Form", LINES, ("Mar", "May"), ("12 Mar", "7 May"), "Evening", decimals=1)


@pytest.fixture
def sheet(qtbot: QtBot) -> ChartDataSheet:
    chart_sheet = ChartDataSheet(FORM, show_widget(qtbot, FakeWindow(), 1000, 700))
    chart_sheet.open()
    return chart_sheet


def test_the_table_shows_the_figures_of_the_chart(sheet: ChartDataSheet) -> None:
    table = sheet.table
    headers = [item.text() for at in range(3) if (item := table.horizontalHeaderItem(at))]
    cells = [[item.text() if (item := table.item(row, at)) else "" for at in range(3)] for row in range(2)]
    assert headers == ["Evening", "=Aoi", "Boo"]
    assert cells == [["12 Mar", "2.5", "1.5"], ["7 May", "", "2"]]


def test_copied_figures_contain_no_formulas(sheet: ChartDataSheet, qtbot: QtBot) -> None:
    qtbot.mouseClick(sheet.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Evening\t'=Aoi\tBoo\n12 Mar\t2.5\t1.5\n7 May\t\t2\n"


@pytest.mark.parametrize("kind", CHART_FILE_KINDS)
def test_each_chart_format_is_saved(sheet: ChartDataSheet, qtbot: QtBot, saved: list[Path], kind: FileKind) -> None:
    sheet.kind.choose(kind)
    qtbot.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    written = saved[0].read_bytes()
    if kind is FileKind.CSV:
        rows = list(csv.reader(io.StringIO(written.decode("utf-8-sig"))))
        assert rows == [["Evening", "'=Aoi", "Boo"], ["12 Mar", "2.5", "1.5"], ["7 May", "", "2"]]
    elif kind is FileKind.XLSX:
        book = openpyxl.load_workbook(io.BytesIO(written))
        assert [cell.value for cell in book["Form"][2]] == ["12 Mar", 2.5, 1.5]
    else:
        assert written[:5] == b"\x89PNG\r"
    assert not sheet.isVisible()


def test_the_sheet_stays_open_if_the_file_cannot_be_written(
    sheet: ChartDataSheet, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(tmp_path / "none" / "a.csv"), ""))
    qtbot.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    assert "the folder does not exist" in sheet.problem
    assert sheet.isVisible()


def open_report(desk: Desk, window: Any, *, printing: bool = False) -> ReportSheet:
    sheet = sheet_of_desk(desk, window, printing=printing)
    window.open_sheet(sheet)
    return sheet


@pytest.mark.parametrize("number", [4, 5])
def test_a_match_deleted_elsewhere_is_still_exported(desk: Desk, window: Any, number: int) -> None:
    assert desk.start_match("boo", {}, ("Emi", "Fumi", "Gen", "Hana"))
    with Ledger.open(desk.ledger.place) as other:
        other.discard_match(desk.record.id, AT)
        if number > desk.record.number:
            other.open_match(desk.session.id, desk.stored.journal.header, AT)
            other.restore_match(desk.record.id, AT)
    assert open_report(desk, window).what.currentText().startswith(f"Match {number}: Boo")


def press(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("kind", [kind for kind in FileKind if kind is not FileKind.RECORD])
@pytest.mark.parametrize("what", ["The whole session", "Match 1: Ar-Shi-Ar"])
def test_each_report_format_is_saved(desk: Desk, window: Any, saved: list[Path], kind: FileKind, what: str) -> None:
    sheet = open_report(desk, window)
    sheet.what.setCurrentText(what)
    assert sheet.what.currentText() == what
    press(sheet.kind.chip(kind))
    press(sheet.save_button)
    target = saved[0]
    assert target.suffix == f".{kind.extensions[0]}"
    assert target.stat().st_size > 100
    assert sheet.isHidden()
    assert str(target) in window.messages[-1]


def test_the_full_report_can_be_saved_by_keyboard(desk: Desk, window: Any, saved: list[Path], qtbot: QtBot) -> None:
    sheet = open_report(desk, window)
    sheet.length.chip(ReportLength.SHORT).setFocus()
    QTest.keyClick(sheet.length.chip(ReportLength.SHORT), Qt.Key.Key_Right)
    assert sheet.length.value() is ReportLength.FULL
    QTest.keyClick(sheet, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(sheet.isHidden)
    assert len(PdfReader(saved[0]).pages) > 1


def test_the_preview_turns_pages(desk: Desk, window: Any) -> None:
    sheet = open_report(desk, window)
    assert sheet.length.chip(ReportLength.SHORT).text() == "Short: the results", "of many players on several pages"
    assert not sheet.preview.next_button.isEnabled()
    press(sheet.length.chip(ReportLength.FULL))
    assert not sheet.preview.previous_button.isEnabled()
    first = sheet.preview._view.grab().toImage()
    while sheet.preview.next_button.isEnabled():
        press(sheet.preview.next_button)
    count = sheet.preview.pages.count
    assert count > 1
    assert f"Page {count} of {count}" in label_texts(sheet)
    assert sheet.preview._view.grab().toImage() != first, "another page is drawn"
    press(sheet.preview.previous_button)
    assert sheet.preview.next_button.isEnabled()


def test_a_read_only_folder_is_reported_on_the_sheet(
    desk: Desk, window: Any, saved: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _content: bytes) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    sheet = open_report(desk, window)
    with monkeypatch.context() as patched:
        patched.setattr(file_dialogs, "write_atomically", refuse)
        press(sheet.save_button)
    assert "this folder is read-only" in sheet.fault.text()
    assert (sheet.isVisible(), window.messages) == (True, [])
    press(sheet.save_button)
    assert sheet.isHidden(), "saving can be tried again"


def test_a_name_without_an_extension_overwrites_no_file(
    desk: Desk, window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    existing = tmp_path / "club.mahjong"
    existing.write_text("kept")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "club"), ""))
    sheet = open_report(desk, window)
    press(sheet.kind.chip(FileKind.JSON))
    press(sheet.save_button)
    assert existing.read_text() == "kept"
    assert "club.mahjong already exists" in sheet.fault.text()
    existing.unlink()
    press(sheet.save_button)
    assert json.loads(existing.read_text(encoding="utf-8"))["format"] == "mahjong-desk/match"


def test_a_cancelled_dialog_keeps_the_sheet_open(desk: Desk, window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: ("", ""))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: QPrintDialog.DialogCode.Rejected)
    sheet = open_report(desk, window)
    press(sheet.save_button)
    press(sheet.print_button)
    assert (sheet.isVisible(), window.messages) == (True, [])


def print_to(target: Path, monkeypatch: pytest.MonkeyPatch, *, page: int = 0) -> None:
    """Makes the dialog print to a PDF, only one page if it is given."""

    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        assert dialog.testOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if page:
            printer.setPrintRange(QPrinter.PrintRange.PageRange)
            printer.setFromTo(page, page)
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", choose)


def test_printing_sends_the_pages(desk: Desk, window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "printed.pdf"
    print_to(target, monkeypatch)
    sheet = open_report(desk, window, printing=True)
    press(sheet.length.chip(ReportLength.FULL))
    press(sheet.print_button)
    pages = PdfReader(target).pages
    assert len(pages) > 1
    # Qt writes a tab for every space.
    assert "Aoi: self-draw, 180" in " ".join("".join(page.extract_text() for page in pages).split())
    assert (sheet.isHidden(), window.messages) == (True, ["Sent to the printer"])
    for number, printed in ((2, pages[1]), (99, pages[-1])):
        print_to(target, monkeypatch, page=number)
        again = open_report(desk, window)
        press(again.length.chip(ReportLength.FULL))
        press(again.print_button)
        (page,) = PdfReader(target).pages
        assert page.extract_text() == printed.extract_text(), "none is blank"


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_does_not_respond_is_reported(
    desk: Desk, window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    print_to(tmp_path / "nowhere" / "printed.pdf", monkeypatch)
    sheet = open_report(desk, window)
    press(sheet.print_button)
    assert "not responding" in sheet.fault.text()
    assert sheet.isVisible()


@pytest.mark.parametrize("kind", [FileKind.JSON, FileKind.CSV])
def test_a_file_has_the_pseudonym_not_the_name(desk: Desk, window: Any, saved: list[Path], kind: FileKind) -> None:
    PeopleRegister(desk.ledger).change(people_of(desk.ledger).person_for_name("Dai"), pseudonym="Bamboo")
    sheet = open_report(desk, window)
    press(sheet.kind.chip(kind))
    notice = next(text for text in label_texts(sheet) if text.startswith("Contains player names, except Bamboo."))
    assert ("journal" in notice) == (kind is FileKind.JSON)
    press(sheet.save_button)
    written = saved[0].read_text(encoding="utf-8")
    assert "Bamboo" in written
    assert "Dai" not in written


def test_the_match_can_be_saved_if_its_session_is_unreadable(
    desk: Desk, window: Any, saved: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_session: object = None) -> None:
        raise LedgerLocked(tmp_path)

    monkeypatch.setattr(desk.ledger, "matches", refuse)
    sheet = open_report(desk, window)
    assert [sheet.what.itemText(row) for row in range(sheet.what.count())] == ["Match 1: Ar-Shi-Ar"]
    assert sheet.fault.text()
    press(sheet.save_button)
    assert "Daiwinsthematch" in "".join(PdfReader(saved[0]).pages[0].extract_text().split())


def test_the_current_match_is_selected_in_its_session(desk: Desk, window: Any) -> None:
    sheet = open_report(desk, window)
    names = [sheet.what.itemText(row) for row in range(sheet.what.count())]
    assert [names[0], names[-1], len(names)] == ["The whole session", "Match 3: Ar-Shi-Ar", 4]
    assert sheet.what.currentText() == "Match 1: Ar-Shi-Ar"
    sheet.what.setFocus()
    QTest.keyClick(sheet.what, Qt.Key.Key_Down)
    assert sheet.what.currentText() == "Match 2: World Series of Mahjong (Zung Jung)"
