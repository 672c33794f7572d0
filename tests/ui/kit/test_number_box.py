# SPDX-License-Identifier: MIT
"""Boxes for numbers show their digits, apart from the edge and the arrows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSpinBox
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.form_fields import NumberBox


def _checked(box: NumberBox) -> None:
    edit = box.lineEdit()
    assert box.rect().adjusted(2, 2, -2, -2).contains(edit.geometry())
    assert edit.width() > QFontMetrics(edit.font()).horizontalAdvance(edit.text())
    assert edit.height() >= QFontMetrics(edit.font()).height()


@pytest.mark.parametrize("arrows", [True, False])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_the_digits_have_their_room(qtbot: QtBot, qapp: QApplication, scale: float, arrows: bool) -> None:
    box = NumberBox(arrows=arrows)
    qtbot.addWidget(box)
    box.setRange(0, 120)
    box.setValue(110)
    box.resize(theme.px(56 if not arrows else 100), theme.px(40))
    box.show()
    _checked(box)
    theme.apply(qapp, "light", font_scale=scale)
    box.resize(theme.px(56 if not arrows else 100), theme.px(40))
    _checked(box)
    theme.apply(qapp, "dark", font_scale=scale)
    _checked(box)


def test_the_digits_keep_off_the_arrows(qtbot: QtBot) -> None:
    box = NumberBox()
    qtbot.addWidget(box)
    box.resize(120, 40)
    box.show()
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    control, up = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxUp
    arrow = box.style().subControlRect(control, option, up, box)
    edit = box.lineEdit().geometry()
    assert not arrow.intersects(edit)
    assert edit.left() >= 8
    assert box.childAt(QPoint(box.width() - 6, 10)) is None
