# SPDX-License-Identifier: MIT
"""Scrolling by finger: what lies below the finger moves with it, wherever in the window that is."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QScrollEvent, QScrollPrepareEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QScroller, QScrollerProperties, QWidget

from mahjong_desk.ui import theme


class TouchScrolling(QObject):
    """Lets a finger scroll every list, page and table of a window, those that come later too; a mouse drags as ever.

    Where something can be scrolled, a touch becomes a click only when the finger is lifted again at its place: what it was laid
    on would else be pressed by every scrolling. Elsewhere Qt makes of it what a mouse would have done.

    Where motion is reduced, nothing runs on once the finger is lifted, and nothing springs back at an end.
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
            # What still runs on by itself may be gone meanwhile, with its sheet.
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
        """Stops what another area still does by itself: it is not what the finger lies on now."""
        scroller = QScroller.scroller(self._window)
        scroller.stop()
        scroller.handleInput(QScroller.Input.InputPress, place, at)

    def _scrollable_at(self, place: QPointF) -> QAbstractScrollArea | None:
        """Returns the innermost area below the finger that has somewhere to scroll to."""
        at: QWidget | None = self._window.childAt(place.toPoint())
        while at is not None and at is not self._window and not isinstance(at, QAbstractSlider):
            if isinstance(at, QAbstractScrollArea) and _room(at) != QPointF():
                return at
            at = at.parentWidget()
        return None


def _take_motion(scroller: QScroller) -> None:
    """Lets what was pushed run on, or stop with the finger where motion is reduced."""
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
    """Clicks on what lies at a place of a window, as a mouse does."""
    target = window.childAt(place.toPoint())
    if target is None:
        return
    if target.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        target.setFocus(Qt.FocusReason.MouseFocusReason)
    inside, everywhere = target.mapFrom(window, place), window.mapToGlobal(place)
    left, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        QCoreApplication.sendEvent(target, QMouseEvent(kind, inside, everywhere, left, held, modifiers))
