# SPDX-License-Identifier: MIT
"""Empties a layout that is filled anew with every change of the hand."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def clear(layout: QLayout) -> None:
    """Takes all widgets out of a layout and deletes them as soon as Qt is free to."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
