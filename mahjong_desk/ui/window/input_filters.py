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


_COMES_BACK = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)


class ComposedText(QObject):
    """Commits composed text before its field loses the focus.

    Qt leaves this to the input method, and fcitx does not do it when it is reached through IBus.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._field: QWidget | None = None
        self._composed = ""
        self._cleared = QTimer(self, interval=0, singleShot=True)
        self._cleared.timeout.connect(self._forget)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._field is not None and shiboken6.isValid(self._field):
            self._field.removeEventFilter(self)
        self._field = None
        self._forget()
        if new is not None and new.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            self._field = new
            new.installEventFilter(self)

    def _forget(self) -> None:
        self._composed = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            self._note(event)
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _COMES_BACK:
            self._commit(watched)
        elif event.type() == QEvent.Type.MouseButtonPress and self._composed:
            QGuiApplication.inputMethod().commit()
            self._commit(watched)
        return super().eventFilter(watched, event)

    def _note(self, event: QInputMethodEvent) -> None:
        if event.preeditString() or event.commitString():
            self._cleared.stop()
            self._composed = event.preeditString()
        else:
            # Either the user has cancelled it, or Qt clears it because the focus is about to change.
            self._cleared.start()

    def _commit(self, field: QObject) -> None:
        if self._composed:
            commit = QInputMethodEvent()
            commit.setCommitString(self._composed)
            QCoreApplication.sendEvent(field, commit)


class TouchScrolling(QObject):
    """Lets a finger scroll every scroll area of a window.

    Over a scroll area a touch becomes a click only when the finger is lifted without scrolling; elsewhere Qt
    makes mouse events of it. With reduced motion, nothing moves on after the finger is lifted.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._area: QAbstractScrollArea | None = None
        self._laid_on: QPointF | None = None
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
            self._laid_on = None
            # The area may have been deleted with its sheet while it still moved.
            if self._area is not None and shiboken6.isValid(self._area):
                self._area.horizontalScrollBar().setValue(round(event.contentPos().x()))
                self._area.verticalScrollBar().setValue(round(event.contentPos().y()))
            event.accept()
            return True
        return False

    def _touch(self, event: QTouchEvent) -> bool:
        if event.type() == QEvent.Type.TouchBegin:
            _take_motion(QScroller.scroller(self._window))
            place = event.points()[0].position()
            area = self._scrollable_at(place)
            if area is not self._area:
                self._stop_other_areas(place, event.timestamp())
            self._laid_on = place if area is not None else None
            event.setAccepted(self._laid_on is not None)
            return event.isAccepted()
        if event.type() == QEvent.Type.TouchEnd and self._laid_on is not None:
            _click(self._window, self._laid_on)
        event.accept()
        return True

    def _stop_other_areas(self, place: QPointF, at: int) -> None:
        """Stops the motion of another area than the one below the finger."""
        scroller = QScroller.scroller(self._window)
        scroller.stop()
        scroller.handleInput(QScroller.Input.InputPress, place, at)

    def _scrollable_at(self, place: QPointF) -> QAbstractScrollArea | None:
        """Returns the innermost area below the finger that can be scrolled, or None."""
        at: QWidget | None = self._window.childAt(place.toPoint())
        while at is not None and at is not self._window and not isinstance(at, QAbstractSlider):
            if isinstance(at, QAbstractScrollArea) and _room(at) != QPointF():
                return at
            at = at.parentWidget()
        return None


def _take_motion(scroller: QScroller) -> None:
    """Sets whether a scrolled area moves on after the finger is lifted."""
    properties = QScrollerProperties()
    if not theme.motion(1):
        metric, never = QScrollerProperties.ScrollMetric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        properties.setScrollMetric(metric.MaximumVelocity, 0.0)
        properties.setScrollMetric(metric.HorizontalOvershootPolicy, never)
        properties.setScrollMetric(metric.VerticalOvershootPolicy, never)
    if scroller.scrollerProperties() != properties:
        scroller.setScrollerProperties(properties)


def _room(area: QAbstractScrollArea) -> QPointF:
    """Returns how far an area can be scrolled, to the right and down."""
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    return QPointF(*(bar.maximum() - bar.minimum() for bar in bars))


def _prepare(event: QScrollPrepareEvent, area: QAbstractScrollArea) -> None:
    across, down, room = area.horizontalScrollBar(), area.verticalScrollBar(), _room(area)
    event.setViewportSize(QSizeF(area.viewport().size()))
    event.setContentPosRange(QRectF(across.minimum(), down.minimum(), room.x(), room.y()))
    event.setContentPos(QPointF(across.value(), down.value()))
    event.accept()


def _click(window: QWidget, place: QPointF) -> None:
    """Sends a mouse click to the widget at a point of a window."""
    target = window.childAt(place.toPoint())
    if target is None:
        return
    if target.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        target.setFocus(Qt.FocusReason.MouseFocusReason)
    inside, everywhere = target.mapFrom(window, place), window.mapToGlobal(place)
    left, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        QCoreApplication.sendEvent(target, QMouseEvent(kind, inside, everywhere, left, held, modifiers))


_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_PRESSING = (*ENTER, Qt.Key.Key_Space)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class PressGuard(QObject):
    """Ignores presses on what the user cannot have seen yet.

    After a change of screen, sheet or match, clicks, Enter, Space and the last key count only after a pause of a
    double click. A held key repeats only until it has changed something. Typing in one text field is never ignored.
    The guard watches the native window, so events that tests and assistive tools send to a widget pass.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._since_change = QElapsedTimer()
        self._released = (0, 0)
        self._pressed = self._before_change = 0
        self._field: QObject | None = None
        self._acted = False
        window.place_changed.connect(self._hear_of_change)
        window.sheets_changed.connect(self._hear_of_change)
        window.desk.changed.connect(self._hear_of_change)
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            held_back = event.type() in _KEYS and self._holds_back_key(event)
            if event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
                self._released = (event.key(), event.timestamp())
        else:
            held_back = event.type() in _CLICKS and self._is_too_soon()
        if held_back:
            # Otherwise Qt would look for a shortcut, or make a click of the touch.
            event.accept()
        return held_back

    def _hear_of_change(self) -> None:
        self._since_change.start()
        self._acted = True
        self._before_change = self._pressed

    def _holds_back_key(self, event: QKeyEvent) -> bool:
        presses = event.key() in _PRESSING
        field = _text_field(event)
        if field is not None and field is self._field:
            return False
        # X11 repeats a key by a release and a press at the same time, which Qt does not always notice.
        if event.isAutoRepeat() or (event.key(), event.timestamp()) == self._released:
            return presses or self._acted
        again = event.key() == self._before_change and not event.modifiers() & _COMMANDS
        if (presses or again) and self._is_too_soon():
            return True
        self._pressed, self._before_change = event.key(), 0
        self._field = field
        self._acted = False
        return False

    def _is_too_soon(self) -> bool:
        """Returns whether the last change, or the last ignored press since, is too recent."""
        if not self._since_change.isValid() or self._since_change.hasExpired(QApplication.doubleClickInterval()):
            return False
        self._since_change.start()
        return True


def _text_field(event: QKeyEvent) -> QObject | None:
    """Returns the field that a key writes into, or None."""
    field = QApplication.focusWidget()
    writes = event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS
    return field if writes and isinstance(field, QLineEdit | QPlainTextEdit | QTextEdit) else None
