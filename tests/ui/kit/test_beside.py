# SPDX-License-Identifier: MIT
"""Parts are in a row if there is room, and in a column otherwise."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.layout.responsive_row import ResponsiveRow


def test_parts_lie_as_there_is_room(qtbot: QtBot) -> None:
    first, line, second = SecondaryButton("One"), Hairline(upright=True), SecondaryButton("Two")
    parts, outer = ResponsiveRow(400), QWidget()
    for part in (first, line, second):
        parts.add(part)
    column = QVBoxLayout(outer)
    column.addWidget(parts)
    qtbot.addWidget(outer)
    outer.resize(600, 300)
    outer.show()
    assert line.isVisible()
    assert second.x() > first.x()
    outer.resize(300, 300)
    qtbot.waitUntil(lambda: second.y() > first.y())
    assert not line.isVisible()
    assert parts.minimumSizeHint().width() < first.minimumSizeHint().width() + second.minimumSizeHint().width()
    outer.resize(600, 300)
    qtbot.waitUntil(lambda: second.x() > first.x())
    assert line.isVisible()
