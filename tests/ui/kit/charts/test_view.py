# SPDX-License-Identifier: MIT
"""A chart in the window: every value is reached with the keyboard, said below, and opened."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.marks import mark_for
from tests.ui.kit.charts.test_kinds import AOI, places

FORM = LineChart(
    "Form",
    (ChartLine("Riichi", mark_for(0), (2.5, None, 1.9)), ChartLine("Boo", mark_for(1), (1.5, 2.0, 3.0))),
    ("Mar", "Apr", "May"),
    decimals=1,
)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[tuple[QLineEdit, ChartView]]:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    field, chart = QLineEdit(), ChartView(FORM, opens=True)
    chart.set_chart(FORM, "average place")
    column.addWidget(field)
    column.addWidget(chart)
    page.resize(600, 400)
    with qtbot.waitExposed(page):
        page.show()
    field.setFocus()
    yield field, chart
    page.hide()


def test_tab_enters_and_arrows_move_between_values(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    field, chart = page
    assert chart.line == "average place"
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert chart.line.startswith("Riichi: Mar: 2.5")
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Up):
        qtbot.keyClick(chart, key)
        seen.append(chart.current_spot.words)
    # April was missed, and the end of a row is its end.
    assert seen == ["Riichi: May: 1.9"] * 2 + ["Boo: May: 3.0", "Boo: Apr: 2.0", "Boo: Mar: 1.5", "Riichi: Mar: 2.5"]
    qtbot.keyClick(chart, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert field.hasFocus()
    assert chart.line == "average place"


def test_enter_opens_the_value_and_t_asks_for_the_table(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    with qtbot.waitSignal(chart.activated) as opened:
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert opened.args == [0, 2]
    assert "T: table" in chart.line
    with qtbot.waitSignal(chart.table_requested):
        qtbot.keyClick(chart, Qt.Key.Key_T)


def test_a_click_opens_what_it_hits(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    spot = next(spot for spot in chart.drawing().spots if (spot.row, spot.at) == (1, 2))
    with qtbot.waitSignal(chart.activated) as opened:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot.box.center().toPoint())
    assert opened.args == [1, 2]


def test_a_chart_describes_its_figures(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    assert chart.accessibleName() == "Form"
    assert "Riichi: May: 1.9" in chart.accessibleDescription()
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    assert chart.accessibleDescription() == "Boo: Mar: 1.5"
    chart.set_chart(places(AOI), "each in its unit")
    assert chart.accessibleName() == "Results"


def test_a_low_chart_shows_the_value_over_its_foot(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    chart.setFixedHeight(round(FORM.min_size().height()))
    qtbot.waitUntil(lambda: chart.height() == round(FORM.min_size().height()))
    at_rest = [spot.box for spot in chart.drawing().spots]
    chart.setFocus()
    assert chart.line.startswith("Riichi")
    assert [spot.box for spot in chart.drawing().spots] == at_rest
