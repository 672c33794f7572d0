# SPDX-License-Identifier: MIT
"""The focus ring, the tab order and the arrow keys."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QLayout, QScrollArea, QWidget
from shiboken6 import isValid

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import layout_children
from mahjong_desk.ui.kit.layout.flow import HeightForWidthBox
from mahjong_desk.ui.kit.painting import paint_box, ring_colour

_RING_DISTANCE = 2
_CORNER_RADIUS = 8
_RINGED_CLASSES = ("QAbstractButton", "QAbstractItemView", "QAbstractSlider")
"""The classes that get a ring by default, by name to avoid importing them early."""
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show, QEvent.Type.ParentChange})


class _Ring(QWidget):
    """The painted ring, transparent for the mouse; each window has at most one."""

    def __init__(self, holder: QWidget) -> None:
        super().__init__(holder)
        self.target: QWidget = holder
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def place(self) -> None:
        """Moves the ring around its target."""
        holder = self.parentWidget()
        if holder is None or not isValid(self.target) or not holder.isAncestorOf(self.target):
            self.hide()
            return
        box = QRect(self.target.mapTo(holder, QPoint(0, 0)), self.target.size())
        reach = _ring_margin()
        ring = box.adjusted(-reach, -reach, reach, reach)
        seen = ring
        for view in viewports_around(self.target, holder):
            # The ring may overlap the edge of a scroll area, but must not surround what is scrolled out of view.
            edge = QRect(view.mapTo(holder, QPoint(0, 0)), view.size())
            seen = seen.intersected(edge.adjusted(-reach, -reach, reach, reach))
        self.setGeometry(ring)
        self.setMask(QRegion(seen.translated(-ring.topLeft())))
        self.setVisible(self.target.isVisibleTo(holder) and not seen.isEmpty())
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if isValid(self.target):
            box, radius = QRectF(self.rect()), _CORNER_RADIUS + _ring_margin()
            paint_box(QPainter(self), box, None, ring_colour(self.target), radius, theme.current().ring)


class FocusRing(QObject):
    """Shows a ring around the focused widget, unless a mouse focused it.

    Widgets with the property ``ring`` set to false paint their own; those with true get one although they are not buttons.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.target: QWidget | None = None
        self.ring_widget: _Ring | None = None
        self._watched: list[QWidget] = []
        app.focusChanged.connect(self.follow)

    def follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Moves the ring to the newly focused widget, unless a mouse focused it."""
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._hide()
        if new is None or by_mouse or not _wants_ring(new):
            return
        self.target = new
        holder = new.window()
        for view in viewports_around(new, holder):
            # Qt scrolls there only if the focus was already inside the area.
            area = view.parentWidget()
            if isinstance(area, QScrollArea) and new.visibleRegion().isEmpty():
                area.ensureWidgetVisible(new)
        self.ring_widget = holder.findChild(_Ring, options=Qt.FindChildOption.FindDirectChildrenOnly) or _Ring(holder)
        self._watched = list(ancestors_up_to(new, holder))
        for widget in self._watched:
            widget.installEventFilter(self)
        self.ring_widget.target = new
        self.ring_widget.place()

    def _hide(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
        self.target = None
        if self.ring_widget is not None and isValid(self.ring_widget):
            self.ring_widget.hide()
        self.ring_widget = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and self.ring_widget is not None and isValid(self.ring_widget):
            self.ring_widget.place()
        return super().eventFilter(watched, event)


def install_focus_ring(app: QApplication) -> FocusRing:
    """Returns the ring of the application, creating it at the first call."""
    return app.findChild(FocusRing) or FocusRing(app)


def _ring_margin() -> int:
    """Returns how far the ring extends beyond the widget."""
    return _RING_DISTANCE + theme.current().ring


def _wants_ring(widget: QWidget) -> bool:
    wish = widget.property("ring")
    if isinstance(wish, bool):
        return wish
    return any(widget.inherits(kind) for kind in _RINGED_CLASSES)


def viewports_around(widget: QWidget, holder: QWidget) -> list[QWidget]:
    """Returns the viewports of the scroll areas around a widget, up to ``holder``."""
    _, *around = ancestors_up_to(widget, holder)
    return [inner for inner, outer in pairwise(around) if isinstance(outer, QScrollArea) and outer.viewport() is inner]


def ancestors_up_to(widget: QWidget, holder: QWidget) -> Iterator[QWidget]:
    """Yields a widget and its ancestors, up to and including ``holder``."""
    ancestor: QWidget | None = widget
    while ancestor is not None:
        yield ancestor
        ancestor = None if ancestor is holder else ancestor.parentWidget()


def set_tab_order_from_layout(screen: QWidget) -> None:
    """Makes Tab follow the order of the layouts of a screen.

    Widgets without a layout are visited in the order of creation.
    """
    for current, next_one in pairwise(_focusable_children(screen)):
        QWidget.setTabOrder(current, next_one)


def _focusable_children(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    if isinstance(widget, QScrollArea):
        if (inside := widget.widget()) is not None:
            yield from _focusable_children(inside)
    elif isinstance(widget, HeightForWidthBox):
        for child in widget.widgets():
            yield from _focusable_children(child)
    elif (layout := widget.layout()) is not None:
        yield from _focusable_in_layout(layout)
    else:
        for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if not child.isWindow():
                yield from _focusable_children(child)


def _focusable_in_layout(layout: QLayout) -> Iterator[QWidget]:
    for item in layout_children(layout):
        yield from _focusable_in_layout(item) if isinstance(item, QLayout) else _focusable_children(item)


class _FocusRedirect(QObject):
    """Passes the focus from a screen to its main widget."""

    def __init__(self, screen: QWidget, target: QWidget) -> None:
        super().__init__(screen)
        self.target = target
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent) and isValid(self.target):
            self.target.setFocus(event.reason())
        return super().eventFilter(watched, event)


def redirect_focus(screen: QWidget, target: QWidget) -> None:
    """Makes a screen that gets the focus pass it to its main widget.

    With a Qt focus proxy, Tab would skip everything before the main widget.
    """
    existing = screen.findChild(_FocusRedirect, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if existing is None:
        _FocusRedirect(screen, target)
    else:
        existing.target = target


_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class ArrowKeys(QObject):
    """Moves the focus between buttons with the arrow keys, Home and End.

    It wraps around and skips disabled buttons. If ``choosing``, the keys also choose checkable buttons. In a ``grid``,
    up and down lead to the nearest button of another row. Without ``click_focus``, a click leaves the focus where it
    is, so that digits typed next still go to the hand.
    """

    moved = Signal()

    def __init__(self, parent: QWidget, *, choosing: bool = True, grid: bool = False, click_focus: bool = True) -> None:
        super().__init__(parent)
        self._buttons: list[QAbstractButton] = []
        self._choosing, self._grid, self._has_one_stop = choosing, grid, False
        policies = Qt.FocusPolicy
        if click_focus:
            self._stop_policy, self._skip_policy = policies.StrongFocus, policies.ClickFocus
        else:
            self._stop_policy, self._skip_policy = policies.TabFocus, policies.NoFocus

    def serve(self, buttons: Iterable[QAbstractButton], *, stop: QAbstractButton | None = None) -> None:
        """Sets the buttons, and the only one at which Tab stops, if any."""
        self._buttons, self._has_one_stop = list(buttons), stop is not None
        for button in self._buttons:
            button.installEventFilter(self)
        self.stop_at(stop)

    def stop_at(self, stop: QAbstractButton | None) -> None:
        """Moves the tab stop to another button, if there is a single stop."""
        for button in self._buttons if self._has_one_stop else ():
            button.setFocusPolicy(self._stop_policy if button is stop else self._skip_policy)

    def _next_button(self, button: QAbstractButton, key: Qt.Key) -> QAbstractButton | None:
        """Returns the button to which a key moves the focus, or None."""
        usable = [other for other in self._buttons if other is button or (other.isEnabled() and not other.isHidden())]
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return usable[0 if key == Qt.Key.Key_Home else -1]
        step = _STEPS.get(key)
        if step is None:
            return None
        if not self._grid or key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return usable[(usable.index(button) + step) % len(usable)]
        ahead = [other for other in usable if (other.y() - button.y()) * step > 0]

        def distance(other: QAbstractButton) -> tuple[int, int]:
            offset = other.geometry().center() - button.geometry().center()
            # Beyond the last row, wrap around to the first one, which is the farthest.
            return abs(offset.x()), abs(offset.y()) if ahead else -abs(offset.y())

        return min(ahead or usable, key=distance)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or watched not in self._buttons:
            return False
        assert isinstance(watched, QAbstractButton)
        following = self._next_button(watched, Qt.Key(event.key()))
        if following is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.stop_at(following)
        following.setFocus(Qt.FocusReason.TabFocusReason)
        if self._choosing and following.isCheckable() and not following.isChecked():
            following.click()
        self.moved.emit()
        return True
