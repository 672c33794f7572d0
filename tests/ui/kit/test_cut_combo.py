# SPDX-License-Identifier: MIT
"""What is chosen ends with dots where its room ends, and its tip is the whole."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.controls.form_fields import ElidedComboBox

LONG = "Thursday club in the back room of the Golden Lantern"


def test_what_is_cut_ends_with_dots_and_its_tip_is_the_whole(qtbot: QtBot) -> None:
    box = ElidedComboBox()
    qtbot.addWidget(box)
    box.addItems([LONG, "Friday"])
    box.resize(200, 40)
    box.show()
    assert box.shown_text().endswith("…")
    assert LONG.startswith(box.shown_text()[:-1])
    assert box.toolTip() == LONG
    box.setCurrentIndex(1)
    assert box.shown_text() == box.toolTip() == "Friday"
