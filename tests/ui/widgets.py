# SPDX-License-Identifier: MIT
"""Widgets that are alone on the screen and closed at the end of the test."""

from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

Made = TypeVar("Made", bound=QWidget)


def add_widget(qtbot: QtBot, widget: Made, width: int | None = None, height: int | None = None) -> Made:
    """Returns the widget with this size, or with its own if ``width`` is None; it is not shown."""
    qtbot.addWidget(widget)
    if width is not None and height is not None:
        widget.resize(width, height)
    return widget


def show_widget(qtbot: QtBot, widget: Made, width: int | None = None, height: int | None = None) -> Made:
    """Does the same and shows the widget."""
    add_widget(qtbot, widget, width, height).show()
    return widget
