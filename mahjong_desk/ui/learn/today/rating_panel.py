# SPDX-License-Identifier: MIT
"""How strong somebody is in each subject, on a scale round the rating of the beginning, with what has changed."""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.practice.progress import Progress
from mahjong_desk.learn.practice.rating import BEGIN, Rating
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import Link
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.flow import Flow
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.painting import cut_text, follow_theme, paint_ground, paint_text, text_width
from mahjong_desk.ui.kit.text_format import change, clauses, figure, headed
from mahjong_desk.ui.learn.drills.words import subject_name

_ROW, _SCALE, _NARROWEST, _DOT, _TICK = 36, 92, 36, 5, 8
_SPAN = 500
"""How far from the middle of the scale its ends are."""
_MONTH = timedelta(days=30)
_RIGHT = Qt.AlignmentFlag.AlignRight


class RatingRow(QWidget):
    """The rating of one subject."""

    spoken_as = "StaticText"

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = subject_name(subject)
        self._rating, self._gained = Rating(), 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def show_rating(self, rating: Rating, before: float) -> None:
        """Shows a rating, and what it has gained since it was ``before``."""
        self._rating, self._gained = rating, round(rating.value) - round(before)
        told = clauses(*self._figures()) if rating.answers else tr("not answered yet")
        self.setAccessibleName(headed(self._name, told))
        self.setToolTip(
            headed(
                self._name,
                tr("{rating}, give or take {doubt}").format(
                    rating=figure(round(rating.value)), doubt=figure(round(rating.deviation))
                ),
            )
            if rating.answers
            else ""
        )
        self.update()

    def _figures(self) -> tuple[str, str]:
        if not self._rating.answers:
            return "–", ""
        return figure(round(self._rating.value)), change(self._gained)

    def _widths(self) -> tuple[float, float]:
        return text_width(theme.font(15, bold=True), "0,000") + 8, text_width(theme.font(14), "+000") + 8

    def sizeHint(self) -> QSize:
        wide = text_width(theme.font(15), self._name) + theme.px(_SCALE) + sum(self._widths()) + theme.px(20)
        return QSize(round(wide), theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        wide = text_width(theme.font(15), self._name) + sum(self._widths()) + theme.px(10)
        return QSize(round(wide), theme.px(_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shades = theme.current()
        paint_ground(painter, QRectF(0, 0, self.width(), 1), shades.line)
        plain, bold, small = theme.font(15), theme.font(15, bold=True), theme.font(14)
        value, gained = self._figures()
        wide, narrow = self._widths()
        high = float(self.height())
        right = float(self.width())
        colour = shades.plus if self._gained > 0 else shades.minus if self._gained < 0 else shades.ink2
        paint_text(painter, QRectF(right - narrow, 0, narrow, high), gained, small, colour, _RIGHT)
        paint_text(painter, QRectF(right - narrow - wide, 0, wide, high), value, bold, shades.ink, _RIGHT)
        room = right - narrow - wide
        # All rows have scales of one width, beside the longest name.
        names = max(text_width(plain, subject_name(subject)) for subject in Subject)
        scale = min(float(theme.px(_SCALE)), room - names - theme.px(14))
        if scale < theme.px(_NARROWEST):
            paint_text(painter, QRectF(0, 0, room, high), cut_text(plain, self._name, room), plain, shades.ink)
            return
        paint_text(painter, QRectF(0, 0, room, high), self._name, plain, shades.ink)
        left, middle = room - scale - theme.px(4), high / 2
        painter.setPen(QPen(shades.control, 1.2))
        painter.drawLine(QPointF(left, middle), QPointF(left + scale, middle))
        tick = theme.px(_TICK) / 2
        painter.drawLine(QPointF(left + scale / 2, middle - tick), QPointF(left + scale / 2, middle + tick))
        if self._rating.answers:
            share = max(-1.0, min(1.0, (self._rating.value - BEGIN) / _SPAN))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shades.plus)
            painter.drawEllipse(QPointF(left + scale * (1 + share) / 2, middle), theme.px(_DOT), theme.px(_DOT))


class RatingPanel(Panel):
    """The ratings of all subjects."""

    months_wanted = Signal()
    answers_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 10, 20, 8)
        column.setSpacing(0)
        head = Flow(gap=8)
        head.add_widget(Label(tr("Rating", "in exercises"), size=20, serif=True))
        base = tr("tick: {rating} · change in 30 days")
        head.add_widget(Label(base.format(rating=figure(BEGIN)), size=14, role="ink3"))
        column.addWidget(head)
        column.addSpacing(4)
        self.rows = {subject: RatingRow(subject) for subject in Subject}
        for row in self.rows.values():
            column.addWidget(row)
        column.addStretch(1)
        foot = Flow(gap=16)
        self.months = Link(tr("Over the months"))
        self.months.clicked.connect(lambda _checked=False: self.months_wanted.emit())
        self.answers = Link(tr("All answers"))
        self.answers.clicked.connect(lambda _checked=False: self.answers_wanted.emit())
        foot.add_widget(self.months)
        foot.add_widget(self.answers)
        column.addWidget(foot)

    def show_progress(self, progress: Progress, today: date) -> None:
        """Shows the ratings as they stand, and what they gained in a month."""
        for subject, row in self.rows.items():
            row.show_rating(progress.rating(subject), progress.rating_before(subject, today - _MONTH))
