# SPDX-License-Identifier: MIT
"""Counts the elements that a user sees on a screen."""

from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLabel, QLineEdit, QWidget

from gallery.painted import record_painting

_CONTROLS = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit)


def count_elements(screen: QWidget) -> int:
    """Returns the number of visible labels, painted texts, controls and list rows."""
    with record_painting() as painted:
        screen.grab()
    shown = [widget for widget in screen.findChildren(QWidget) if not widget.visibleRegion().isEmpty()]
    alone = {widget for widget in shown if not _is_inside_unit(widget, screen)}
    units = sum(_is_unit(widget) for widget in alone)
    labels = sum(isinstance(widget, QLabel) and bool(widget.text().strip()) for widget in alone)
    texts = {(text.widget, text.text, text.box.toRect().getRect()) for text in painted.texts}
    own = [text for text in texts if text[0] in alone and not isinstance(text[0], QLabel) and not _is_unit(text[0])]
    return units + labels + len(own)


def _is_unit(widget: QWidget) -> bool:
    return isinstance(widget, _CONTROLS) or getattr(widget, "accessible_role", "") in ("ListItem", "Row")


def _is_inside_unit(widget: QWidget, screen: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not screen:
        if _is_unit(parent):
            return True
        parent = parent.parentWidget()
    return False
