# SPDX-License-Identifier: MIT
"""How a subject went day by day, and what is still to be learned in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.practice.progress import DayCount
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Link, Text
from mahjong_desk.ui.kit.flow import Flow
from mahjong_desk.ui.kit.listing import headed, listed
from mahjong_desk.ui.kit.painting import follow_theme, paint_text
from mahjong_desk.ui.learn.drills.course import Course
from mahjong_desk.ui.learn.drills.words import topic_name
from mahjong_desk.ui.words.language import locale

_MOST_DAYS, _MOST_WEAK = 14, 8
_CHART, _FOOT, _WIDEST, _DATE, _APART = 92, 20, 26, 72, 4


class DayChart(QWidget):
    """A column a day, as high as the share of right answers, with their number above it."""

    def __init__(self, days: Sequence[DayCount], parent: QWidget | None = None) -> None:
        """Draws the latest days."""
        super().__init__(parent)
        self._days = list(days)[-_MOST_DAYS:]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = self.tr("{right} of {answered}")
        self.setAccessibleName(
            listed([headed(_date(one), told.format(right=one.right, answered=one.answered)) for one in self._days])
        )
        follow_theme(self)

    def sizeHint(self) -> QSize:
        """Returns a low, wide room."""
        return QSize(theme.px(240), theme.px(_CHART))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the columns."""
        painter = QPainter(self)
        shades = theme.current()
        foot = theme.px(_FOOT)
        step = min(self.width() / max(1, len(self._days)), theme.px(2 * _WIDEST))
        high = self.height() - 2 * foot
        font, middle = theme.font(13), Qt.AlignmentFlag.AlignHCenter
        for place, one in enumerate(self._days):
            left = place * step
            column = QRectF(left + 3, foot, step - 6, high)
            painter.fillRect(column, shades.sunk)
            filled = high * one.right / one.answered
            painter.fillRect(QRectF(column.left(), foot + high - filled, column.width(), filled), shades.plus)
            head = QRectF(left, 0, step, foot - 2)
            paint_text(painter, head, str(one.answered), font, shades.ink2, middle)
        below = QRectF(0, foot + high + 2, max(step * len(self._days), theme.px(_DATE)), foot)
        first, last = (_date(one) for one in (self._days[0], self._days[-1]))
        paint_text(painter, below, first, font, shades.ink3, Qt.AlignmentFlag.AlignLeft)
        if len(self._days) > _APART:
            paint_text(painter, below, last, font, shades.ink3, Qt.AlignmentFlag.AlignRight)


def _date(one: DayCount) -> str:
    return locale().toString(QDate(one.day.year, one.day.month, one.day.day), QLocale.FormatType.ShortFormat)


class ProgressPage(QWidget):
    """What a person sees of a subject before the first answer.

    Signals:
        yaku_wanted(str): The page of a yaku shall be shown.
    """

    yaku_wanted = Signal(str)

    def __init__(self, course: Course, parent: QWidget | None = None) -> None:
        """Shows how the subject of a course stands now."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(
            Text(
                self.tr("After the answer, what the rules say stands here, drawn on the tiles."), role="ink2", wrap=True
            )
        )
        days = course.progress.history(course.ruleset.id, course.subject)
        if days:
            column.addWidget(Text(self.tr("Right answers by day"), size=14, role="ink3"))
            column.addWidget(DayChart(days))
        weak = course.progress.weak(course.ruleset.id, course.subject)[:_MOST_WEAK]
        if not weak:
            return
        column.addWidget(
            Text(self.tr("Still to be learned; it comes again by itself"), size=14, role="ink3", wrap=True)
        )
        for one in weak:
            name = topic_name(course.ruleset, course.subject, one.topic)
            tally = self.tr("{right} right, {wrong} wrong").format(right=one.right, wrong=one.wrong)
            row = Flow(gap=8)
            if course.subject is Subject.YAKU:
                link = Link(name, size=15)
                link.clicked.connect(lambda _checked=False, topic=one.topic: self.yaku_wanted.emit(topic))
                row.add_widget(link)
            else:
                row.add_widget(Text(name))
            row.add_widget(Text(tally, size=14, role="ink2"))
            column.addWidget(row)
