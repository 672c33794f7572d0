# SPDX-License-Identifier: MIT
from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.kit.label import Label

Made = TypeVar("Made", bound=QWidget)


def add_widget(qtbot: QtBot, widget: Made, width: int | None = None, height: int | None = None) -> Made:
    """Adds a widget to the test without showing it, and returns it."""
    qtbot.addWidget(widget)
    if width is not None and height is not None:
        widget.resize(width, height)
    return widget


def show_widget(qtbot: QtBot, widget: Made, width: int | None = None, height: int | None = None) -> Made:
    """Sets the size of a widget like ``add_widget``, and shows it."""
    add_widget(qtbot, widget, width, height).show()
    return widget


def tooltips_at(widget: QWidget, *points: QPoint) -> list[str]:
    """Returns the tooltips that appear at points of a widget."""
    texts: list[str] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(QToolTip, "showText", lambda _at, text, *_where: texts.append(text))
        for point in points:
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
    return texts


def label_texts(within: QWidget) -> list[str]:
    """Returns the texts of the labels of a widget, visible or not."""
    return [label.text() for label in within.findChildren(Label) if label.text()]


def texts(within: QWidget) -> Iterator[str]:
    """Yields the visible and accessible lines of text of a widget and its children."""
    for widget in (within, *within.findChildren(QWidget)):
        lines = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            lines.append(widget.text())
        for text in lines:
            yield from text.splitlines()
