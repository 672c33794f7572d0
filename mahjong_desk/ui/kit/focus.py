# SPDX-License-Identifier: MIT
"""The ring of the keyboard: two pixels wide, two off the edge, gold on felt and wood."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QScrollArea,
    QWidget,
)

from mahjong_desk.ui.kit.painting import paint_box, ring_colour

_OFF = 4
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show, QEvent.Type.ParentChange})


class FocusRing(QWidget):
    """Shows the ring round the widget that the keyboard is at; the mouse goes through it.

    Widgets with the property ``ring`` set to false draw their own sign of focus.
    """

    def __init__(self, app: QApplication) -> None:
        """Follows the focus of the application."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        app.focusChanged.connect(self.follow)

    @property
    def target(self) -> QWidget | None:
        """The widget that the ring is drawn round, or None."""
        return self._target

    def follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Moves the ring to the widget that has got the focus, unless a mouse put it there."""
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._leave()
        if new is None or by_mouse or not _wants_ring(new):
            return
        self._target = new
        holder = _holder(new)
        self.setParent(holder)
        at: QWidget | None = new
        while at is not None and at is not holder:
            at.installEventFilter(self)
            at.destroyed.connect(self._leave)
            self._watched.append(at)
            at = at.parentWidget()
        self._place()

    def _leave(self) -> None:
        for widget in self._watched:
            try:
                widget.removeEventFilter(self)
                widget.destroyed.disconnect(self._leave)
            except RuntimeError:
                # The widget is gone already, and its filters with it.
                continue
        self._watched = []
        self._target = None
        self.hide()
        # A ring inside a window would die with it.
        self.setParent(None)

    def _place(self) -> None:
        target = self._target
        holder = self.parentWidget()
        if target is None or holder is None:
            return
        box = QRect(target.mapTo(holder, QPoint(0, 0)), target.size())
        self.setGeometry(box.adjusted(-_OFF, -_OFF, _OFF, _OFF))
        self.setVisible(target.isVisibleTo(holder))
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps the ring round its widget."""
        if event.type() in _MOVES and self._target is not None:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the ring."""
        if self._target is None:
            return
        painter = QPainter(self)
        radius = self._target.property("ringRadius")
        corner = (radius if isinstance(radius, int) else 8) + _OFF
        paint_box(painter, QRectF(self.rect()), None, ring_colour(self._target), corner, 2)


def install_focus_ring(app: QApplication) -> FocusRing:
    """Returns the ring of the application; it is made at the first call and kept by the application."""
    found = app.property("focusRing")
    if isinstance(found, FocusRing):
        return found
    ring = FocusRing(app)
    app.setProperty("focusRing", ring)
    return ring


def _wants_ring(widget: QWidget) -> bool:
    wish = widget.property("ring")
    if isinstance(wish, bool):
        return wish
    return isinstance(widget, QAbstractButton | QAbstractItemView | QAbstractSlider)


def _holder(widget: QWidget) -> QWidget:
    at = widget.parentWidget()
    while at is not None and not at.isWindow():
        above = at.parentWidget()
        if isinstance(above, QScrollArea) and above.viewport() is at:
            return at
        at = above
    return widget.window()
