# SPDX-License-Identifier: MIT
"""The topics that are due today, each with how well it is known and why it is due."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.days import PracticeCalendar
from mahjong_desk.learn.today.topic_tally import Mastery
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, fill, row
from mahjong_desk.ui.kit.layout.panels import clear
from mahjong_desk.ui.kit.marks import MasteryMark
from mahjong_desk.ui.kit.text_format import join_clauses, join_notes
from mahjong_desk.ui.learn.drills.drill_text import subject_name, topic_name
from mahjong_desk.ui.text.dates import long_weekday, short_day_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, yaku_name

_WEEK = 7
_TOP = Qt.AlignmentFlag.AlignTop


def strength_name(strength: Mastery) -> str:
    return {
        Mastery.NOT_MET: tr("not seen yet"),
        Mastery.WEAK: tr("weak"),
        Mastery.HALFWAY: tr("learning"),
        Mastery.NEARLY: tr("nearly mastered"),
        Mastery.SURE: tr("mastered"),
    }[strength]


def item_name(item: AgendaItem) -> str:
    """Returns the subject, or for a yaku its name, with characters unless the language uses them."""
    if item.subject is not Subject.YAKU:
        return subject_name(item.subject)
    return " ".join(part for part in yaku_name(registry.get_ruleset(item.ruleset), item.topic) if part)


def item_reason(item: AgendaItem, days: PracticeCalendar, today: date) -> str:
    """Returns the topic of any other subject than yaku, and why it is due."""
    ruleset = registry.get_ruleset(item.ruleset)
    topic = "" if item.subject is Subject.YAKU else topic_name(ruleset, item.subject, item.topic)
    return join_notes(topic, _why(item, days, today))


def _why(item: AgendaItem, days: PracticeCalendar, today: date) -> str:
    if item.why is DueReason.NEW:
        return tr("new")
    day = days.day_of(item.since)
    ago = max(0, (today - day).days)
    named = long_weekday(day) if ago < _WEEK else short_day_text(item.since)
    if item.why is DueReason.WON:
        return tr("won in your club on {day}").format(day=named) if ago else tr("won in your club today")
    if item.why is DueReason.WRONG:
        recent = {0: tr("wrong today"), 1: tr("wrong yesterday")}
        return recent.get(ago) or tr("wrong on {day}").format(day=named)
    return {0: tr("today", "already asked"), 1: tr("yesterday")}.get(ago) or tr("{days} days ago").format(days=ago)


_FIRST = 4
"""The number of rows until all are shown."""


class AgendaRow(ContentButton):
    """A due topic; a click asks for it first."""

    def __init__(self, item: AgendaItem, days: PracticeCalendar, today: date) -> None:
        self.item = item
        system = short_ruleset(registry.get_ruleset(item.ruleset))
        name, reason = item_name(item), item_reason(item, days, today)
        words = row((Label(name, bold=True, wrap=True), 1), (Label(system, role="ink2"), 0, _TOP), gap=10)
        text = column(words, Label(reason, size=13, role="ink3", wrap=True))
        mark = MasteryMark(item.strength)
        super().__init__(row((mark, 0, _TOP), (text, 1), gap=10, edges=(0, 4, 0, 5)), line=True)
        self.setAccessibleName(join_clauses(name, reason, system, strength_name(item.strength)))


class AgendaList(QWidget):
    """The due topics; the first few of many until all are wanted."""

    item_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[AgendaRow] = []
        self._items: tuple[AgendaItem, ...] = ()
        self._whole = False
        self._days, self._today = PracticeCalendar(), date.min
        self._column = column()
        self.more = LinkButton("", size=14, does=self._show_all)
        self.setLayout(column(self._column, self.more))
        self.setAccessibleName(tr("Due today"))

    def show_items(self, items: tuple[AgendaItem, ...], days: PracticeCalendar, today: date) -> None:
        shown = items if self._whole or len(items) <= _FIRST + 1 else items[:_FIRST]
        if (self._items, tuple(row.item for row in self.rows), self._today) != (items, shown, today):
            clear(self._column)
            self._items = items
            self.rows = [AgendaRow(item, days, today) for item in shown]
            for made in self.rows:
                made.clicked.connect(lambda _checked=False, item=made.item: self.item_requested.emit(item))
            fill(self._column, *self.rows)
        left = len(items) - len(shown)
        text = trn("Show {n} more topic", "Show {n} more topics", left)
        self.more.setText(text)
        self.more.setAccessibleName(text)
        self.more.setVisible(left > 0)
        self._days, self._today = days, today

    def _show_all(self) -> None:
        self._whole = True
        self.show_items(self._items, self._days, self._today)
        self.rows[_FIRST].setFocus(Qt.FocusReason.TabFocusReason)
