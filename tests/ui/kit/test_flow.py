# SPDX-License-Identifier: MIT
"""Rows that wrap: their height follows their items."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.layout.flow import FlowBox

WIDTH = 240


class CountedChip(Chip):
    """A chip that counts how often it is measured."""

    measured = 0

    def width_at(self, *, dense: bool) -> int:
        """Counts and returns the width."""
        self.measured += 1
        return super().width_at(dense=dense)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def row(page: QWidget) -> FlowBox:
    """A row with three short chips on a page in sight."""
    column = QVBoxLayout(page)
    flow = FlowBox()
    column.addWidget(flow)
    column.addStretch(1)
    for text in ("A", "B", "C"):
        flow.add_widget(CountedChip(text))
    page.resize(WIDTH, 400)
    page.show()
    QApplication.processEvents()
    return flow


def settled(row: FlowBox) -> int:
    """Returns the height for the width after layout; a new row would have the same."""
    QApplication.processEvents()
    height = row.heightForWidth(WIDTH)
    fresh = FlowBox()
    for chip in row.widgets():
        if not chip.isHidden() and isinstance(chip, Chip):
            fresh.add_widget(Chip(chip.text()))
    assert height == fresh.heightForWidth(WIDTH)
    return height


def test_the_height_follows_a_text_that_becomes_longer(row: FlowBox) -> None:
    one = settled(row)
    chips = row.widgets()
    assert isinstance(chips[0], Chip)
    chips[0].setText("much longer than half of the row")
    assert settled(row) > one


def test_the_height_follows_parts_that_come_and_go(row: FlowBox) -> None:
    one = settled(row)
    added = Chip("wider than the room that is left")
    row.add_widget(added)
    two = settled(row)
    assert two > one
    added.hide()
    assert settled(row) == one
    added.show()
    assert settled(row) == two
    row.remove_widget(added)
    added.deleteLater()
    assert settled(row) == one


def test_the_height_follows_changes_out_of_sight(row: FlowBox) -> None:
    one = settled(row)
    row.hide()
    chips = row.widgets()
    assert isinstance(chips[0], Chip)
    chips[0].setText("much longer than half of the row")
    QApplication.processEvents()
    row.show()
    assert row.heightForWidth(WIDTH) > one
    assert settled(row) > one


def test_what_has_not_changed_is_not_measured_again(row: FlowBox) -> None:
    settled(row)
    chips = [chip for chip in row.widgets() if isinstance(chip, CountedChip)]
    assert chips
    assert all(chip.measured for chip in chips)
    before = [chip.measured for chip in chips]
    for _ in range(10):
        row.heightForWidth(WIDTH)
    assert [chip.measured for chip in chips] == before


def test_a_part_that_appears_out_of_sight_has_its_room_later(row: FlowBox, page: QWidget) -> None:
    column = page.layout()
    assert column is not None
    pages, own = QStackedWidget(), QWidget()
    column.addWidget(pages)
    QVBoxLayout(own).addWidget(row)
    pages.addWidget(own)
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
    shown = [chip for chip in row.widgets() if not chip.isHidden()]
    assert shown[0].x() == 0
    assert not any(before.geometry().intersects(after.geometry()) for before, after in pairwise(shown))


def test_only_the_widest_yields_if_one_line_then_fits(qtbot: QtBot) -> None:
    flow = FlowBox(gap=10, yielding=True)
    qtbot.addWidget(flow)
    texts = ("A session with a long name to choose", "Add", "Export")
    parts = [Chip(text) for text in texts]
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
