# SPDX-License-Identifier: MIT
"""Event filters for composed text, touch, and unintended presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QScrollEvent,
    QScrollPrepareEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QScroller,
    QScrollerProperties,
    QTextEdit,
    QWidget,
)

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import ENTER

if TYPE_CHECKING:
    from mahjong_desk.ui.window.main_window import MainWindow


_TEMPORARY_FOCUS_LOSS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)


class ComposedText(QObject):
    """Commits composed text before its field loses the focus.

    Qt leaves this to the input method, but fcitx does not do it when it is used through IBus.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._field: QWidget | None = None
        self._composed = ""
        self._clear_timer = QTimer(self, interval=0, singleShot=True)
        self._clear_timer.timeout.connect(self._clear)
        theme.application().focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._field is not None and shiboken6.isValid(self._field):
            self._field.removeEventFilter(self)
        self._field = None
        self._clear()
        if new is not None and new.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            self._field = new
            new.installEventFilter(self)

    def _clear(self) -> None:
        self._composed = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            self._track(event)
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _TEMPORARY_FOCUS_LOSS:
            self._commit(watched)
        elif event.type() == QEvent.Type.MouseButtonPress and self._composed:
            QGuiApplication.inputMethod().commit()
            self._commit(watched)
        return super().eventFilter(watched, event)

    def _track(self, event: QInputMethodEvent) -> None:
        if event.preeditString() or event.commitString():
            self._clear_timer.stop()
            self._composed = event.preeditString()
        else:
            # Either the user has cancelled the composition, or Qt clears it because the focus is about to change.
            self._clear_timer.start()

    def _commit(self, field: QObject) -> None:
        if self._composed:
            commit = QInputMethodEvent()
            commit.setCommitString(self._composed)
            QCoreApplication.sendEvent(field, commit)


class TouchScrolling(QObject):
    """Lets a finger scroll every scroll area of a window.

    Over a scroll area, a touch becomes a click only if the finger is lifted without scrolling; elsewhere Qt
    converts it to mouse events. With reduced motion, scrolling stops when the finger is lifted.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._area: QAbstractScrollArea | None = None
        self._touch_point: QPointF | None = None
        window.installEventFilter(self)
        QScroller.grabGesture(window, QScroller.ScrollerGestureType.TouchGesture)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            return self._touch(event)
        if isinstance(event, QScrollPrepareEvent):
            self._area = self._scrollable_at(event.startPos())
            if self._area is not None:
                _prepare(event, self._area)
            return True
        if isinstance(event, QScrollEvent):
            self._touch_point = None
            # The area may have been deleted with its sheet while it was still scrolling.
            if self._area is not None and shiboken6.isValid(self._area):
                self._area.horizontalScrollBar().setValue(round(event.contentPos().x()))
                self._area.verticalScrollBar().setValue(round(event.contentPos().y()))
            event.accept()
            return True
        return False

    def _touch(self, event: QTouchEvent) -> bool:
        if event.type() == QEvent.Type.TouchBegin:
            _set_motion(QScroller.scroller(self._window))
            point = event.points()[0].position()
            area = self._scrollable_at(point)
            if area is not self._area:
                self._stop_other_areas(point, event.timestamp())
            self._touch_point = point if area is not None else None
            event.setAccepted(self._touch_point is not None)
            return event.isAccepted()
        if event.type() == QEvent.Type.TouchEnd and self._touch_point is not None:
            _click(self._window, self._touch_point)
        event.accept()
        return True

    def _stop_other_areas(self, point: QPointF, timestamp: int) -> None:
        """Stops the scrolling of any area except the one below the finger."""
        scroller = QScroller.scroller(self._window)
        scroller.stop()
        scroller.handleInput(QScroller.Input.InputPress, point, timestamp)

    def _scrollable_at(self, point: QPointF) -> QAbstractScrollArea | None:
        """Returns the innermost scrollable area below the finger, or None."""
        widget: QWidget | None = self._window.childAt(point.toPoint())
        while widget is not None and widget is not self._window and not isinstance(widget, QAbstractSlider):
            if isinstance(widget, QAbstractScrollArea) and _scroll_range(widget) != QPointF():
                return widget
            widget = widget.parentWidget()
        return None


def _set_motion(scroller: QScroller) -> None:
    """Sets whether an area continues to scroll after the finger is lifted."""
    properties = QScrollerProperties()
    if not theme.motion_duration(1):
        metric, no_overshoot = QScrollerProperties.ScrollMetric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        properties.setScrollMetric(metric.MaximumVelocity, 0.0)
        properties.setScrollMetric(metric.HorizontalOvershootPolicy, no_overshoot)
        properties.setScrollMetric(metric.VerticalOvershootPolicy, no_overshoot)
    if scroller.scrollerProperties() != properties:
        scroller.setScrollerProperties(properties)


def _scroll_range(area: QAbstractScrollArea) -> QPointF:
    """Returns how far an area can be scrolled, to the right and down."""
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    return QPointF(*(bar.maximum() - bar.minimum() for bar in bars))


def _prepare(event: QScrollPrepareEvent, area: QAbstractScrollArea) -> None:
    across, down, scroll_range = area.horizontalScrollBar(), area.verticalScrollBar(), _scroll_range(area)
    event.setViewportSize(QSizeF(area.viewport().size()))
    event.setContentPosRange(QRectF(across.minimum(), down.minimum(), scroll_range.x(), scroll_range.y()))
    event.setContentPos(QPointF(across.value(), down.value()))
    event.accept()


def _click(window: QWidget, point: QPointF) -> None:
    """Sends a mouse click to the widget at a point of a window."""
    target = window.childAt(point.toPoint())
    if target is None:
        return
    if target.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        target.setFocus(Qt.FocusReason.MouseFocusReason)
    inside, on_screen = target.mapFrom(window, point), window.mapToGlobal(point)
    left, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        QCoreApplication.sendEvent(target, QMouseEvent(kind, inside, on_screen, left, held, modifiers))


_CLICK_EVENTS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_KEY_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_PRESS_KEYS = (*ENTER, Qt.Key.Key_Space)
_COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class PressGuard(QObject):
    """Ignores clicks and keys that were meant for what the screen showed before.

    After a change of screen, sheet or match, clicks, Enter, Space and the last key are ignored during the interval of a
    double click; the second click of a double click only presses the widget of the first. A held key repeats only until
    it has changed something, and types only where it was pressed. Typing in one text field is never ignored. The guard
    filters the native window, so events that tests and assistive tools send to a widget pass.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pressed: tuple[QWidget | None, QWidget | None] = None, None
        self._since_change = QElapsedTimer()
        self._released = (0, 0)
        self._last_key = self._key_before_change = 0
        self._field: QObject | None = None
        self._focus: QObject | None = None
        self._has_changed = False
        window.screen_changed.connect(self._on_change)
        window.sheets_changed.connect(self._on_change)
        window.desk.changed.connect(self._on_change)
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            is_ignored = event.type() in _KEY_EVENTS and self._is_key_ignored(event)
            if event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
                self._released = (event.key(), event.timestamp())
        else:
            is_ignored = event.type() in _CLICK_EVENTS and (self._is_too_soon() or self._is_misplaced(event))
        if is_ignored:
            # Otherwise Qt would run a shortcut, or convert the touch to a click.
            event.accept()
        return is_ignored

    def _on_change(self) -> None:
        self._since_change.start()
        self._has_changed = True
        self._key_before_change = self._last_key

    def _is_key_ignored(self, event: QKeyEvent) -> bool:
        is_press = event.key() in _PRESS_KEYS
        field = _text_field(event)
        if field is not None and field is self._field:
            return False
        # X11 repeats a key as a release and a press with the same timestamp, which Qt does not always detect.
        if event.isAutoRepeat() or (event.key(), event.timestamp()) == self._released:
            types = bool(event.text()) and event.text().isprintable()
            return is_press or self._has_changed or (types and QApplication.focusWidget() is not self._focus)
        is_repeated = event.key() == self._key_before_change and not event.modifiers() & _COMMAND_KEYS
        if (is_press or is_repeated) and self._is_too_soon():
            return True
        self._last_key, self._key_before_change = event.key(), 0
        self._field, self._focus = field, QApplication.focusWidget()
        self._has_changed = False
        return False

    def _is_misplaced(self, event: QEvent) -> bool:
        """Returns whether the clicks of a double click are on different widgets."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = self._pressed[1], self._window.childAt(event.position().toPoint())
        # The window gets a press before each double click.
        return event.type() == QEvent.Type.MouseButtonDblClick and self._pressed[0] is not self._pressed[1]

    def _is_too_soon(self) -> bool:
        """Returns whether the last change, or the last ignored press since, is too recent."""
        if not self._since_change.isValid() or self._since_change.hasExpired(QApplication.doubleClickInterval()):
            return False
        self._since_change.start()
        return True


def _text_field(event: QKeyEvent) -> QObject | None:
    """Returns the field that a key types into, or None."""
    field = QApplication.focusWidget()
    writes = event.text().isprintable() and event.text() and not event.modifiers() & _COMMAND_KEYS
    return field if writes and isinstance(field, QLineEdit | QPlainTextEdit | QTextEdit) else None
