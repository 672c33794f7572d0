# SPDX-License-Identifier: MIT

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField, WholeRows
from tests.ui.widgets import show_widget

ALL = 5_000


class Source:
    def __init__(self) -> None:
        self.asked = 0

    def __iter__(self) -> Iterator[object]:
        for number in reversed(range(ALL)):
            self.asked += 1
            yield number


def currents(lines: LazyListView) -> list[object]:
    return [] if lines.current is None else [lines.current]


@pytest.fixture
def lines(qtbot: QtBot) -> LazyListView:
    made = show_widget(qtbot, LazyListView(lambda number: f"Evening {number}", 200), 260, 300)
    return made


def test_only_visible_pages_are_read(lines: LazyListView, qtbot: QtBot) -> None:
    source = Source()
    lines.show_lines(source)
    assert lines.texts[0] == f"Evening {ALL - 1}"
    first = source.asked
    assert first < 100
    assert not lines.is_complete
    bar = lines.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    with qtbot.waitSignal(lines.rows_loaded):
        bar.setValue(bar.maximum())
    assert first < source.asked < 200
    assert len(lines.texts) == source.asked
    assert currents(lines) == []


def test_words_filter_rows_that_are_not_read_yet(lines: LazyListView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "EVENING 17")
    assert set(lines.texts) <= {f"Evening {number}" for number in range(ALL) if "17" in str(number)}
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "4999")
    assert [*lines.texts] == ["Evening 4999"]
    assert lines.is_complete
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "evening nowhere")
    assert [*lines.texts] == []


def test_the_current_line_stays_while_it_matches(lines: LazyListView, qtbot: QtBot) -> None:
    lines.show_lines(Source(), current=4321)
    assert currents(lines) == [4321]
    with qtbot.waitSignal(lines.rows_loaded):
        lines.show_lines(Source(), "48", current=4987)
    assert currents(lines) == []
    lines.show_lines(Source(), "4987", current=4987)
    assert currents(lines) == [4987]


def test_arrow_down_moves_from_the_field_to_the_list(qtbot: QtBot) -> None:
    around, lines = QWidget(), LazyListView(str, 200)
    qtbot.addWidget(around)
    column = QVBoxLayout(around)
    field = ListFilterField("Find an evening", lines)
    for widget in (field, lines):
        column.addWidget(widget)
    around.show()
    lines.show_lines(Source())
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert currents(lines) == [ALL - 1]
    QTest.keyClick(lines, Qt.Key.Key_Down)
    assert currents(lines) == [ALL - 2]
    with qtbot.waitSignal(lines.wanted):
        QTest.keyClick(lines, Qt.Key.Key_Return)


def test_a_hidden_list_stops_reading(lines: LazyListView, qtbot: QtBot) -> None:
    source = Source()
    lines.show_lines(source, "nowhere")
    lines.hide()
    asked = source.asked
    QApplication.processEvents()
    assert source.asked == asked < ALL


@pytest.mark.parametrize("height", [211, 240, 269])
def test_a_list_ends_below_a_whole_row(qtbot: QtBot, lines: LazyListView, height: int) -> None:
    lines.show_lines(range(40))
    lines.resize(260, height)
    qtbot.waitUntil(lambda: lines.viewport().height() % lines.sizeHintForRow(0) == 0)
    assert height - lines.viewport().height() < lines.sizeHintForRow(0) + 4


@pytest.mark.parametrize("height", [311, 340])
def test_a_table_ends_below_a_whole_row(qtbot: QtBot, height: int) -> None:
    table, rows = QTableView(), QStandardItemModel(12, 3)
    qtbot.addWidget(table)
    table.setModel(rows)
    table.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().setDefaultSectionSize(43)
    table.setShowGrid(False)
    WholeRows(table)
    table.resize(300, height)
    table.show()
    qtbot.waitUntil(lambda: table.viewport().height() % 43 == 0)
    bar = table.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert table.visualRect(rows.index(11, 0)).bottom() < table.viewport().height()
    rows.setRowCount(2)
    qtbot.waitUntil(lambda: table.viewport().height() > 3 * 43)
