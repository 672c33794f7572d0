# SPDX-License-Identifier: MIT
"""The ring of the keyboard: two pixels off the edge, as wide as the theme has it, gold on felt and wood."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import paint_box, ring_colour

_OFF = 2
_CORNER = 8
_NAME = "focusRing"
_RINGED = ("QAbstractButton", "QAbstractItemView", "QAbstractSlider")
"""What gets a ring by itself; by name, so that no start loads what no place at the start has."""
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show, QEvent.Type.ParentChange})


class _Ring(QWidget):
    """The ring as it is drawn; the mouse goes through it. Each window keeps one for good."""

    def __init__(self, holder: QWidget) -> None:
        super().__init__(holder)
        self._target: QWidget = holder
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def surround(self, target: QWidget) -> None:
        """Goes round another widget."""
        self._target = target
        self.place()

    def place(self) -> None:
        """Follows the target."""
        holder = self.parentWidget()
        if holder is None or not shiboken6.isValid(self._target) or not holder.isAncestorOf(self._target):
            self.hide()
            return
        box = QRect(self._target.mapTo(holder, QPoint(0, 0)), self._target.size())
        reach = _reach()
        ring = box.adjusted(-reach, -reach, reach, reach)
        seen = ring
        for view in views_around(self._target, holder):
            # The ring may reach over the edge of what scrolls, but not show what is scrolled away.
            edge = QRect(view.mapTo(holder, QPoint(0, 0)), view.size())
            seen = seen.intersected(edge.adjusted(-reach, -reach, reach, reach))
        self.setGeometry(ring)
        self.setMask(QRegion(seen.translated(-ring.topLeft())))
        self.setVisible(self._target.isVisibleTo(holder) and not seen.isEmpty())
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if shiboken6.isValid(self._target):
            colour = ring_colour(self._target)
            paint_box(QPainter(self), QRectF(self.rect()), None, colour, _CORNER + _reach(), theme.current().ring)


class FocusRing(QObject):
    """Shows a ring round the widget that the keyboard is at, but not where a mouse put it.

    Widgets with the property ``ring`` set to false draw their own sign of focus; those with true get one
    though they are no buttons.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName(_NAME)
        self._target: QWidget | None = None
        self._drawn: _Ring | None = None
        self._watched: list[QWidget] = []
        app.focusChanged.connect(self.follow)

    @property
    def target(self) -> QWidget | None:
        """The widget that the ring is drawn round, or None."""
        return self._target

    @property
    def drawn(self) -> QWidget | None:
        """The ring itself, or None."""
        return self._drawn

    def follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Moves the ring to the widget that has got the focus, unless a mouse put it there."""
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._leave()
        if new is None or by_mouse or not _wants_ring(new):
            return
        self._target = new
        holder = new.window()
        for view in views_around(new, holder):
            # Qt does so only where the focus was inside before.
            area = view.parentWidget()
            if isinstance(area, QScrollArea) and new.visibleRegion().isEmpty():
                area.ensureWidgetVisible(new)
        found = holder.findChild(_Ring, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self._drawn = found if isinstance(found, _Ring) else _Ring(holder)
        at: QWidget | None = new
        while at is not None and at is not holder:
            at.installEventFilter(self)
            self._watched.append(at)
            at = at.parentWidget()
        self._drawn.surround(new)

    def _leave(self) -> None:
        for widget in self._watched:
            if shiboken6.isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
        self._target = None
        if self._drawn is not None and shiboken6.isValid(self._drawn):
            self._drawn.hide()
        self._drawn = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and self._drawn is not None and shiboken6.isValid(self._drawn):
            self._drawn.place()
        return super().eventFilter(watched, event)


def install_focus_ring(app: QApplication) -> FocusRing:
    """Returns the ring of the application; it is made at the first call and belongs to the application."""
    found = app.findChild(FocusRing, _NAME)
    return found if isinstance(found, FocusRing) else FocusRing(app)


def _reach() -> int:
    """Returns how far the ring reaches over the edge."""
    return _OFF + theme.current().ring


def _wants_ring(widget: QWidget) -> bool:
    wish = widget.property("ring")
    if isinstance(wish, bool):
        return wish
    return any(widget.inherits(kind) for kind in _RINGED)


def views_around(widget: QWidget, holder: QWidget) -> list[QWidget]:
    """Returns the views that a widget is scrolled in, up to the window."""
    found = []
    at = widget.parentWidget()
    while at is not None and at is not holder:
        above = at.parentWidget()
        if isinstance(above, QScrollArea) and above.viewport() is at:
            found.append(at)
        at = above
    return found
