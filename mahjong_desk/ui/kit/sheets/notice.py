# SPDX-License-Identifier: MIT
"""Notices of what was done or refused, and coach marks on the next step."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPolygonF, QRegion, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollArea, QWidget
from shiboken6 import isValid

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Box, column, row
from mahjong_desk.ui.kit.layout.keyboard_focus import ancestors_up_to, viewports_around
from mahjong_desk.ui.kit.painting import antialias, paint_box, register_for_theme
from mahjong_desk.ui.kit.tiles.rack import Rack

_MIN_DURATION_MS = 8000
_MS_PER_LETTER = 60
_WIDEST = 900
_PATH_SEPARATOR = re.compile(r"([/\\])")


def beep() -> None:
    """Sounds the system beep if the user has turned sound on."""
    if theme.application().property("sound"):
        QApplication.beep()


class Notice(Box):
    """A sentence below the rail that disappears automatically."""

    accessible_role = "Notification"

    def __init__(self, host: QWidget, below: QWidget) -> None:
        super().__init__(host, fill="good_wash", edge="plus", width=1.5)
        self._host, self._below = host, below
        self._sign = IconLabel("tick", "plus", size=18)
        self._text = Label(size=15, wrap=True)
        self._line = row(self._sign, (self._text, 1), gap=10, edges=(14, 7, 16, 7))
        self.setLayout(self._line)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """The current or last sentence."""
        return self.accessibleName()

    def show_message(self, text: str, *, fault: bool = False) -> None:
        """Shows a sentence for as long as it takes to read it."""
        self.set_colours(*(("error_wash", "error") if fault else ("good_wash", "plus")))
        self._sign.set_icon("octagon" if fault else "tick", "error" if fault else "plus")
        # A path may wrap after each separator.
        self._text.setText(_PATH_SEPARATOR.sub("\\1\u200b", text))
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        announce(self, text, at_once=fault)
        self._timer.start(_MIN_DURATION_MS + _MS_PER_LETTER * len(text))
        if fault:
            beep()

    def hide_now(self) -> None:
        """Hides the notice before its time, because it is no longer true."""
        self._timer.stop()
        self.hide()

    def _place(self) -> None:
        room = self._host.width() - 2 * 20
        margins = self._line.contentsMargins()
        beside = margins.left() + margins.right() + 10 + self._sign.sizeHint().width() + 2
        wanted = self._text.fontMetrics().horizontalAdvance(self._text.text()) + beside + 4
        width = min(wanted, room, theme.px(_WIDEST))
        height = max(self._text.heightForWidth(width - beside), theme.px(24)) + margins.top() + margins.bottom()
        self.setGeometry((self._host.width() - width) // 2, self._below.geometry().bottom() + 4, width, height)

    def restyle(self) -> None:
        if self.isVisible():
            self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._host.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._host.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)


_WIDTHS = (250, 330, 480)
"""Candidates from narrow and high to wide and low; the one that covers least is used."""
_TIP = 12
_DISTANCE = 6
_EDGE = 8
"""The minimum distance from the edge of the window."""
_RING = 5
_STEP = 24
"""The distance between candidate positions."""
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class _Outline(QWidget):
    """The outline of the target, transparent for the mouse."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme.current()
        box = QRectF(self.rect())
        paint_box(QPainter(self), box, None, colours.brass_ink, 10, 5)
        paint_box(QPainter(self), box.adjusted(1, 1, -1, -1), None, colours.brass, 9, 3)


class CoachMark(QWidget):
    """A step, a title and a sentence, with a tip that points at ``target``."""

    dismissed = Signal()

    def __init__(self, host: QWidget, leave: str) -> None:
        super().__init__(host)
        self._host = host
        self.target: QWidget | None = None
        self._watched: list[QWidget] = []
        self._outline = _Outline(host)
        self._step = Label(size=14, role="ink3")
        self._title = Label(size=18, serif=True, wrap=True)
        self._text = Label(wrap=True)
        self.leave = LinkButton(leave, size=14)
        self.leave.clicked.connect(self.dismissed)
        margin = theme.px(14) + _TIP
        edges = (margin, theme.px(8) + _TIP, margin, theme.px(12) + _TIP)
        header = row((self._step, 1), self.leave, gap=-1)
        self._column = column(header, self._title, self._text, gap=theme.px(4), edges=edges)
        self.setLayout(self._column)
        self._placing_timer = QTimer(self, singleShot=True)
        self._placing_timer.timeout.connect(self._place)
        self.setProperty("ground", "paper")
        self.hide()
        register_for_theme(self)

    def point(self, target: QWidget, step: str, title: str, text: str) -> None:
        if (target, step, title, text) == (self.target, self._step.text(), self._title.text(), self._text.text()):
            return
        self._step.setText(step)
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(" ".join(part for part in (step, title, text) if part))
        announce(self, self.accessibleName())
        self._watch(target)
        for view in viewports_around(target, self._host):
            area = view.parentWidget()
            if isinstance(area, QScrollArea) and target.height() <= view.height():
                area.ensureWidgetVisible(target)
        self._place()

    def hide_mark(self) -> None:
        """Hides the mark until the next call of ``point``."""
        self._watch(None)
        self.hide()
        self._outline.hide()

    def _watch(self, target: QWidget | None) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self.target = target
        self._watched = list(ancestors_up_to(target, self._host)) if target is not None else []
        for widget in self._watched:
            widget.installEventFilter(self)

    def _place(self) -> None:
        target = self.target
        if target is None or not isValid(target) or not target.isVisible():
            self.hide()
            self._outline.hide()
            return
        box = QRect(target.mapTo(self._host, QPoint(0, 0)), target.size())
        ring = box.adjusted(-_RING, -_RING, _RING, _RING).intersected(self._host.rect())
        for view in viewports_around(target, self._host):
            seen = QRect(view.mapTo(self._host, QPoint(0, 0)), view.size())
            ring = ring.intersected(seen.adjusted(-_RING, -_RING, _RING, _RING))
        self._outline.setGeometry(ring)
        self.setGeometry(self._best_position(ring))
        paper, tip = self._paper_and_tip()
        # Outside paper and tip, clicks reach the widgets below.
        self.setMask(QRegion(paper.toRect()) + QRegion(tip.toPolygon()))
        for widget in (self._outline, self):
            widget.show()
            widget.raise_()
        self.update()

    def _best_position(self, ring: QRect) -> QRect:
        """Returns the position that covers the fewest controls and texts."""
        # Around the paper there is room for the tip, which may be outside the window.
        edge = _EDGE - _TIP
        room = self._host.rect().adjusted(edge, edge, -edge, -edge)
        # What a sheet covers is disabled.
        usable = [widget for widget in self._host.findChildren(QWidget) if widget.isVisible() and widget.isEnabled()]
        shown = [widget for widget in usable if widget is not self and not self.isAncestorOf(widget)]
        controls = [w for w in shown if isinstance(w, QAbstractButton | QLineEdit | Rack) or w.property("ring")]
        texts = [widget for widget in shown if isinstance(widget, Label) and widget.text()]
        needed = [QRect(widget.mapTo(self._host, QPoint(0, 0)), widget.size()) for widget in controls]
        needed += [self._letters_box(text) for text in texts if text.accessible_role == "Heading"]
        read = [self._letters_box(text) for text in texts]

        def cost(position: QRect) -> tuple[int, int, int]:
            paper = position.adjusted(_TIP, _TIP, -_TIP, -_TIP)
            hidden = 500 * _overlap(position, ring) + sum(_overlap(paper, other) for other in needed)
            unread = sum(_overlap(paper, other) for other in read)
            return hidden, unread, (position.center() - ring.center()).manhattanLength()

        widths = sorted({min(theme.px(width), room.width()) for width in _WIDTHS})
        sizes = [(width, self._column.totalHeightForWidth(width)) for width in widths]
        return min((_moved_into(room, box) for size in sizes for box in _candidate_positions(ring, *size)), key=cost)

    def _letters_box(self, text: Label) -> QRect:
        """Returns roughly the box of the letters; a label may be much wider."""
        size = text.size().boundedTo(QSize(text.fontMetrics().horizontalAdvance(text.text()), text.height()))
        return QRect(text.mapTo(self._host, QPoint(0, 0)), size)

    def restyle(self) -> None:
        if self.isVisible():
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._placing_timer.start(0)
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme.current()
        paper, tip = self._paper_and_tip()
        paint_box(painter, paper, colours.paper, colours.brass_text, 4, 2)
        with antialias(painter, brush=colours.brass_text):
            painter.drawPolygon(tip)

    def _paper_and_tip(self) -> tuple[QRectF, QPolygonF]:
        paper = QRectF(self.rect()).adjusted(_TIP, _TIP, -_TIP, -_TIP)
        return paper, _tip(paper, QRectF(self._outline.geometry().translated(-self.pos())))


def _candidate_positions(ring: QRect, width: int, height: int) -> Iterator[QRect]:
    """Yields positions at all four sides of a target, in steps along each."""
    for y in range(ring.top() - height + _STEP, ring.bottom(), _STEP):
        yield QRect(ring.right() + _DISTANCE, y, width, height)
        yield QRect(ring.left() - _DISTANCE - width, y, width, height)
    for x in range(ring.left() - width + _STEP, ring.right(), _STEP):
        yield QRect(x, ring.bottom() + _DISTANCE, width, height)
        yield QRect(x, ring.top() - _DISTANCE - height, width, height)


def _moved_into(room: QRect, position: QRect) -> QRect:
    """Returns a position moved into the window."""
    position.moveRight(min(position.right(), room.right()))
    position.moveBottom(min(position.bottom(), room.bottom()))
    position.moveLeft(max(position.left(), room.left()))
    position.moveTop(max(position.top(), room.top()))
    return position


def _tip(paper: QRectF, ring: QRectF) -> QPolygonF:
    """Returns the tip on the side that faces the target."""
    x = max(paper.left() + 2 * _TIP, min(ring.center().x(), paper.right() - 2 * _TIP))
    y = max(paper.top() + 2 * _TIP, min(ring.center().y(), paper.bottom() - 2 * _TIP))
    if ring.left() >= paper.right():
        points = ((paper.right(), y - _TIP), (paper.right() + _TIP, y), (paper.right(), y + _TIP))
    elif ring.right() <= paper.left():
        points = ((paper.left(), y - _TIP), (paper.left() - _TIP, y), (paper.left(), y + _TIP))
    elif ring.top() >= paper.bottom():
        points = ((x - _TIP, paper.bottom()), (x, paper.bottom() + _TIP), (x + _TIP, paper.bottom()))
    else:
        points = ((x - _TIP, paper.top()), (x, paper.top() - _TIP), (x + _TIP, paper.top()))
    return QPolygonF([QPointF(*point) for point in points])


def _overlap(box: QRect, other: QRect) -> int:
    shared = box.intersected(other)
    return max(0, shared.width()) * max(0, shared.height())
