# SPDX-License-Identifier: MIT
"""What is due today: a row for each topic, with how well it is known and why it comes."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.days import PracticeCalendar
from mahjong_desk.learn.today.topic_tally import Mastery
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PaintedButton
from mahjong_desk.ui.kit.layout.panels import clear
from mahjong_desk.ui.kit.marks import paint_mastery
from mahjong_desk.ui.kit.painting import paint_ground, text_height, text_width
from mahjong_desk.ui.kit.text_format import join_clauses, join_notes
from mahjong_desk.ui.learn.drills.drill_text import subject_name, topic_name
from mahjong_desk.ui.text.dates import long_weekday, short_date_text
from mahjong_desk.ui.text.phrases import plural
from mahjong_desk.ui.text.vocabulary import short_ruleset, yaku_name

_WEEK = 7


def strength_name(strength: Mastery) -> str:
    """Returns what a strength is called."""
    return {
        Mastery.NOT_MET: tr("not met"),
        Mastery.WEAK: tr("weak"),
        Mastery.HALFWAY: tr("halfway"),
        Mastery.NEARLY: tr("nearly"),
        Mastery.SURE: tr("sure"),
    }[strength]


def item_name(item: AgendaItem) -> str:
    """Returns what is asked for: the yaku, with its characters where they are not those of the language, or the subject."""
    ruleset = registry.get_ruleset(item.ruleset)
    if item.subject is not Subject.YAKU:
        return subject_name(item.subject)
    return " ".join(part for part in yaku_name(ruleset, item.topic) if part)


def item_reason(item: AgendaItem, days: PracticeCalendar, today: date) -> str:
    """Returns what is exercised, and why it is asked for.

    Args:
        days: The days at the place.
    """
    ruleset = registry.get_ruleset(item.ruleset)
    topic = "" if item.subject is Subject.YAKU else topic_name(ruleset, item.subject, item.topic)
    return join_notes(topic, _why(item, days, today))


def _why(item: AgendaItem, days: PracticeCalendar, today: date) -> str:
    if item.why is DueReason.NEW:
        return tr("new")
    day = days.of(item.since)
    ago = (today - day).days
    if item.why is DueReason.RESTED:
        return _days_ago(ago)
    named = long_weekday(day) if ago < _WEEK else short_date_text(item.since)
    if item.why is DueReason.WON:
        if ago <= 0:
            return tr("won in your club today")
        return tr("won in your club on {day}").format(day=named)
    if ago <= 0:
        return tr("wrong today")
    if ago == 1:
        return tr("wrong yesterday")
    return tr("wrong on {day}").format(day=named)


def _days_ago(days: int) -> str:
    """Returns how long ago a day was."""
    if days <= 0:
        return tr("today", "already asked")
    if days == 1:
        return tr("yesterday")
    return tr("{days} days ago").format(days=days)


_ROW, _MARK, _INDENT, _APART = 47, 8, 28, 10
_WRAPPED = int(Qt.TextFlag.TextWordWrap.value)
_SYSTEM_SHARE = 0.4
_FIRST = 6
"""So many rows are shown until all are wanted."""


class AgendaRow(PaintedButton):
    """One topic that is due; pressed, it is asked for at once."""

    def __init__(self, item: AgendaItem, days: PracticeCalendar, today: date, parent: QWidget | None = None) -> None:
        self.item = item
        ruleset = registry.get_ruleset(item.ruleset)
        self._name, self._reason = item_name(item), item_reason(item, days, today)
        self._system = short_ruleset(ruleset)
        super().__init__("", parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        told = join_clauses(self._name, self._reason, short_ruleset(ruleset), strength_name(item.strength))
        self.setAccessibleName(told)

    def _fonts(self) -> tuple[QFont, QFont]:
        return theme.font(15, bold=True), theme.font(13)

    def _boxes(self, width: float) -> tuple[QRectF, QRectF, QRectF]:
        """Returns where name, reason and system stand."""
        title, small = self._fonts()
        system = min(text_width(theme.font(15), self._system), width * _SYSTEM_SHARE)
        left, room = float(theme.px(_INDENT)), width - theme.px(_INDENT)
        wide = QRectF(0, 0, room - system - theme.px(_APART), 10_000)
        high = _height(title, self._name, wide)
        below = _height(small, self._reason, QRectF(0, 0, room, 10_000)) if self._reason else 0.0
        top = max(theme.px(3), (max(theme.px(_ROW), high + below + theme.px(6)) - high - below) / 2)
        name = QRectF(left, top, wide.width(), high)
        beside = _height(theme.font(15), self._system, QRectF(0, 0, system, 10_000))
        return name, QRectF(left, top + high, room, below), QRectF(width - system, top, system, max(high, beside))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        name, reason, system = self._boxes(width)
        need = max(reason.bottom(), system.bottom()) + name.top()
        return max(theme.px(_ROW), theme.min_touch_size(), round(need))

    def sizeHint(self) -> QSize:
        title, _ = self._fonts()
        wide = theme.px(_INDENT + _APART) + text_width(title, self._name) + text_width(theme.font(15), self._system)
        return QSize(round(wide) + 2, self.heightForWidth(round(wide) + 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shades = theme.current()
        if self.underMouse() or self.isDown():
            paint_ground(painter, self.rect(), shades.sunk if self.isDown() else shades.brass_wash)
        paint_ground(painter, QRectF(0, self.height() - 1, self.width(), 1), shades.line)
        title, small = self._fonts()
        name, reason, system = self._boxes(self.width())
        middle = QPointF(theme.px(_MARK), name.top() + text_height(title) / 2)
        paint_mastery(painter, middle, int(self.item.strength), theme.px(_MARK))
        for box, text, font, colour, align in (
            (name, self._name, title, shades.ink, Qt.AlignmentFlag.AlignLeft),
            (reason, self._reason, small, shades.ink3, Qt.AlignmentFlag.AlignLeft),
            (system, self._system, theme.font(15), shades.ink2, Qt.AlignmentFlag.AlignRight),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(box, _WRAPPED | int(align.value), text)


class AgendaList(QWidget):
    """The rows below each other; of many the first ones, until all are wanted."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AgendaRow] = []
        self._items: tuple[AgendaItem, ...] = ()
        self._whole = False
        self._days, self._today = PracticeCalendar(), date.min
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        outer.addLayout(self._column)
        self.more = LinkButton("", size=14)
        self.more.clicked.connect(self._show_all)
        outer.addWidget(self.more)
        self.setAccessibleName(tr("Due today"))

    def show_items(self, items: tuple[AgendaItem, ...], days: PracticeCalendar, today: date) -> None:
        """Shows what is due."""
        shown = items if self._whole or len(items) <= _FIRST + 1 else items[:_FIRST]
        if (self._items, tuple(row.item for row in self.rows), self._today) != (items, shown, today):
            clear(self._column)
            self._items = items
            self.rows = [AgendaRow(item, days, today) for item in shown]
            for row in self.rows:
                row.clicked.connect(lambda _checked=False, item=row.item: self.wanted.emit(item))
                self._column.addWidget(row)
                row.show()
        left = len(items) - len(shown)
        text = plural(lambda: trn("Show {n} more topic", "Show {n} more topics", left), left, "topic")
        self.more.setText(text)
        self.more.setAccessibleName(text)
        self.more.setVisible(left > 0)
        self._days, self._today = days, today

    def _show_all(self) -> None:
        self._whole = True
        self.show_items(self._items, self._days, self._today)
        self.rows[_FIRST].setFocus(Qt.FocusReason.TabFocusReason)


def _height(font: QFont, text: str, room: QRectF) -> float:
    return QFontMetricsF(font).boundingRect(room, _WRAPPED, text).height()
