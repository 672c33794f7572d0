# SPDX-License-Identifier: MIT
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import Chip, ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, boxed, column
from mahjong_desk.ui.kit.layout.flow import ColumnGrid, FlowBox, PageHeader, ResponsiveRow
from tests.ui.widgets import add_widget, show_widget

WIDTH = 240


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    return add_widget(qtbot, QWidget())


@pytest.fixture
def row(page: QWidget) -> FlowBox:
    layout, flow = QVBoxLayout(page), FlowBox()
    layout.addWidget(flow)
    layout.addStretch(1)
    for text in ("A", "B", "C"):
        flow.add_widget(Chip(text))
    page.resize(WIDTH, 400)
    page.show()
    QApplication.processEvents()
    return flow


def settled_height(row: FlowBox) -> int:
    """Returns the height after layout, and checks that a new row has the same."""
    QApplication.processEvents()
    height = row.heightForWidth(WIDTH)
    fresh = FlowBox()
    for chip in row.widgets():
        if not chip.isHidden() and isinstance(chip, Chip):
            fresh.add_widget(Chip(chip.text()))
    assert height == fresh.heightForWidth(WIDTH)
    return height


def test_the_height_follows_added_and_hidden_parts(row: FlowBox) -> None:
    one_line = settled_height(row)
    added = Chip("wider than the room that is left")
    row.add_widget(added)
    two_lines = settled_height(row)
    assert two_lines > one_line
    added.hide()
    assert settled_height(row) == one_line
    added.show()
    assert settled_height(row) == two_lines
    row.remove_widget(added)
    added.deleteLater()
    assert settled_height(row) == one_line


def test_a_chip_added_while_hidden_does_not_overlap(row: FlowBox, page: QWidget) -> None:
    pages = QStackedWidget()
    page.layout().addWidget(pages)
    pages.addWidget(boxed(column(row)))
    pages.addWidget(QWidget())
    late = Chip("D")
    row.add_widget(late)
    late.hide()
    QApplication.processEvents()
    pages.setCurrentIndex(1)
    late.show()
    row.widgets()[0].hide()
    QApplication.processEvents()
    pages.setCurrentIndex(0)
    QApplication.processEvents()
    chips = [chip for chip in row.widgets() if not chip.isHidden()]
    assert chips[0].x() == 0
    assert not any(before.geometry().intersects(after.geometry()) for before, after in pairwise(chips))


def test_only_the_widest_part_shrinks_to_keep_one_line(qtbot: QtBot) -> None:
    flow = add_widget(qtbot, FlowBox(gap=10, shrinks_widest=True))
    parts = [Chip(text) for text in ("A session with a long name to choose", "Add", "Export")]
    for part in parts:
        flow.add_widget(part)
    whole = [part.sizeHint().width() for part in parts]
    flow.resize(sum(whole) + 20, 40)
    flow.show()
    assert [part.width() for part in parts] == whole
    flow.resize(sum(whole) - 20, 40)
    assert len({part.y() for part in parts}) == 1
    assert [part.width() for part in parts] == [whole[0] - 40, *whole[1:]]
    flow.resize(2 * whole[2] + whole[1], 40)
    assert len({part.y() for part in parts}) > 1
    assert [part.width() for part in parts][1:] == whole[1:]


LONG = "What is worth most stands first, and what is left over wraps into the lines that it needs. " * 2


def columns(page: QWidget, width: int, texts: tuple[str, ...]) -> tuple[ColumnGrid, list[Label]]:
    grid = ColumnGrid(200, gap=20)
    boxed(column(grid, (...,)), page)
    labels = [Label(text, wrap=True) for text in texts]
    for text in labels:
        grid.add_widget(text)
    page.resize(width, 600)
    page.show()
    QApplication.processEvents()
    return grid, labels


def positions(labels: list[Label]) -> list[QPoint]:
    return [text.geometry().topLeft() for text in labels]


@pytest.mark.parametrize(("width", "expected"), [(150, 1), (419, 1), (420, 2), (859, 2), (2000, 4)])
def test_the_number_of_columns_follows_the_width(page: QWidget, width: int, expected: int) -> None:
    _, labels = columns(page, width, ("first", "second", "third", "fourth"))
    assert len({position.x() for position in positions(labels)}) == expected


def test_columns_are_filled_row_by_row_without_clipping(page: QWidget) -> None:
    grid, labels = columns(page, 420, (LONG, "short", "below", LONG))
    first, second, third, _ = positions(labels)
    assert (first.y(), second.y()) == (0, 0)
    assert second.x() > first.x() == third.x()
    for text in labels:
        assert text.height() >= text.heightForWidth(text.width())
        assert grid.rect().contains(text.geometry())
    assert labels[2].y() > labels[0].geometry().bottom()


def test_columns_grow_with_a_longer_text(qtbot: QtBot, page: QWidget) -> None:
    grid, labels = columns(page, 300, ("first", "second"))
    before = grid.height()
    labels[0].setText(LONG)
    qtbot.waitUntil(lambda: labels[0].height() >= labels[0].heightForWidth(labels[0].width()))
    assert grid.height() > before
    assert labels[1].y() > labels[0].geometry().bottom()


WORDS = "playing since Thursday, August 6, 2026, 15 matches"


@pytest.fixture
def parts(qtbot: QtBot) -> tuple[PageHeader, QLabel, QLabel, SecondaryButton]:
    title, about = Label("Maximiliane Brandstätter", size=25, serif=True), Label(WORDS, wrap=True)
    action = SecondaryButton("Edit…")
    head = show_widget(qtbot, PageHeader((title,), about, (action,)))
    return head, title, about, action


def centre_y(part: QWidget, head: QWidget) -> int:
    return part.mapTo(head, part.rect().center()).y()


@pytest.mark.parametrize(("width", "lines"), [(900, 1), (500, 2), (260, 3)])
def test_header_parts_wrap_as_the_width_shrinks(
    qtbot: QtBot, parts: tuple[PageHeader, QLabel, QLabel, SecondaryButton], width: int, lines: int
) -> None:
    head, title, about, action = parts
    head.resize(width, 140)

    def is_arranged() -> bool:
        actions_below = centre_y(action, head) > centre_y(about, head) + 10
        words_below = centre_y(about, head) > centre_y(title, head) + 10
        beside = abs(centre_y(action, head) - centre_y(title, head)) <= 10
        expected = {1: (False, False, True), 2: (False, True, True), 3: (True, True, False)}[lines]
        return (actions_below, words_below, beside) == expected

    qtbot.waitUntil(is_arranged)
    assert head.rect().contains(action.mapTo(head, action.rect().bottomRight()))


def test_a_responsive_row_stacks_when_narrow(qtbot: QtBot) -> None:
    first, line, second = boxed(column(SecondaryButton("One"), ...)), Hairline(upright=True), QTextEdit()
    parts = ResponsiveRow(400, (first, 1), line, (second, 1))
    outer = show_widget(qtbot, boxed(column(parts, ...)), 600, 300)
    assert line.isVisible()
    assert second.x() > first.x()
    outer.resize(300, 300)
    qtbot.waitUntil(lambda: second.y() > first.y())
    assert not line.isVisible()
    qtbot.waitUntil(lambda: first.height() == first.sizeHint().height())
    assert parts.minimumSizeHint().width() < first.minimumSizeHint().width() + second.minimumSizeHint().width()
    outer.resize(600, 300)
    qtbot.waitUntil(lambda: second.x() > first.x())
    assert line.isVisible()


def test_a_row_omits_hidden_parts_and_can_align_right(qtbot: QtBot) -> None:
    flow = add_widget(qtbot, FlowBox(gap=10, to_right=True))
    first, second = SecondaryButton("One"), SecondaryButton("Two")
    flow.add_widget(first)
    flow.add_widget(second)
    flow.resize(400, 40)
    flow.show()
    assert second.geometry().right() == 399
    second.hide()
    qtbot.waitUntil(lambda: first.geometry().right() == 399)
    assert flow.sizeHint().width() == first.sizeHint().width()
    flow.clear()
    assert flow.widgets() == []


def test_a_long_line_wraps_and_gets_its_height(qtbot: QtBot) -> None:
    flow = add_widget(qtbot, FlowBox(gap=10))
    group, after = ChipGroup("Winner"), SecondaryButton("After")
    group.set_choices(list(enumerate(("Aoi", "Ben", "Chie", "Dai"))))
    for widget in (group, after):
        flow.add_widget(widget)
    line = group.sizeHint()
    narrow = line.width() - 40
    flow.resize(narrow, flow.heightForWidth(narrow))
    flow.show()
    assert group.height() == group.heightForWidth(narrow) > line.height()
    assert group.chip(3).geometry().top() > group.chip(0).geometry().bottom()
    assert after.geometry().top() > group.geometry().bottom()
