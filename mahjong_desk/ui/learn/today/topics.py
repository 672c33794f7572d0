# SPDX-License-Identifier: MIT
"""The topics that are due today, and the yaku by how well they are known."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.topic_tally import UNSEEN, Mastery, PracticeCalendar, TopicTally
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ArrowKeys, column, fill, row
from mahjong_desk.ui.kit.layout.flow import Columns, flow
from mahjong_desk.ui.kit.layout.panels import Panel, clear
from mahjong_desk.ui.kit.marks import MasteryMark
from mahjong_desk.ui.kit.painting import paint_box
from mahjong_desk.ui.kit.text_format import join_clauses, join_notes, with_heading
from mahjong_desk.ui.learn.atlas.systems_table import own_name
from mahjong_desk.ui.learn.drills.drill_text import subject_name, topic_name
from mahjong_desk.ui.text.phrases import long_weekday, short_day_text
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


_CELL = 122
_LONG = 6
"""A name with this many characters is set smaller."""


class YakuCell(ContentButton):
    """A yaku with its mark and its name in characters."""

    def __init__(self, ruleset: Ruleset, yaku: str) -> None:
        self.yaku = yaku
        name = own_name(ruleset, ruleset.yaku_by_id(yaku))
        self._spoken = yaku_name(ruleset, yaku)[0]
        self._due = False
        self._mark = MasteryMark()
        self._name = Label(name, size=14 if len(name) >= _LONG else 15, serif=True, wrap=True)
        super().__init__(row(self._mark, (self._name, 1), gap=8, edges=(7, 6, 4, 6)))
        self.show_tally(UNSEEN, due=False)

    def show_tally(self, tally: TopicTally, *, due: bool) -> None:
        self._due = due
        self._mark.set_quarters(tally.strength)
        self._name.set_role("ink" if tally.repetition else "ink3")
        counts = ""
        if tally.right or tally.wrong:
            counts = tr("{right} correct, {wrong} wrong").format(right=tally.right, wrong=tally.wrong)
        text = with_heading(
            self._spoken, join_clauses(strength_name(tally.strength), tr("due today") if due else "", counts)
        )
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._due:
            now = theme.current()
            box = QRectF(self.rect()).adjusted(0, 1, 0, -1)
            paint_box(QPainter(self), box, now.brass_wash, now.brass_text, 6, 2)


class YakuMap(Panel):
    """The yaku of a rule system that were met or are due, and the others on request."""

    yaku_requested = Signal(str, str)
    drill_requested = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.cells: dict[str, YakuCell] = {}
        self._ruleset: Ruleset | None = None
        self._tallies: Mapping[str, TopicTally] = {}
        self._due: Collection[str] = ()
        self._weak: tuple[str, ...] = ()
        self._grid, self._arrows = Columns(_CELL, gap=4, below=0), ArrowKeys(self, grid=True)
        self._grid.setAccessibleName(tr("Your yaku"))
        self.more = LinkButton("", does=lambda: self._show(whole=True))
        self.drill = SecondaryButton("", icon="play", does=self._drill)
        foot = flow(self.more, self.drill, gap=14)
        title = Label(tr("Your yaku"), size=22, serif=True)
        self.setLayout(column(title, self._grid, ..., foot, gap=6, edges=(20, 8, 20, 10)))

    def show_yaku(self, ruleset: Ruleset, tallies: Mapping[str, TopicTally], due: Collection[str]) -> None:
        whole = ruleset is self._ruleset and bool(self.cells) and self.more.isHidden()
        self._ruleset, self._tallies, self._due = ruleset, tallies, due
        self._weak = tuple(yaku for yaku, tally in tallies.items() if tally.strength is Mastery.WEAK)
        number = len(self._weak)
        self.drill.setText(trn("Practise {n} weak yaku", "Practise {n} weak yaku", number))
        self.drill.setVisible(bool(number))
        self._show(whole=whole)

    def _show(self, *, whole: bool) -> None:
        assert self._ruleset is not None
        ruleset, every = self._ruleset, [entry.id for entry in self._ruleset.yaku]
        shown = [yaku for yaku in every if whole or yaku in self._tallies or yaku in self._due]
        if list(self.cells) != shown:
            self._grid.clear()
            self.cells = {yaku: YakuCell(ruleset, yaku) for yaku in shown}
            for yaku, cell in self.cells.items():
                cell.clicked.connect(lambda _checked=False, yaku=yaku: self.yaku_requested.emit(ruleset.id, yaku))
                self._grid.add_widget(cell)
            self._arrows.serve(self.cells.values(), stop=next(iter(self.cells.values()), None))
        for yaku, cell in self.cells.items():
            cell.show_tally(self._tallies.get(yaku, UNSEEN), due=yaku in self._due)
        self.more.setText(tr("Show all {count} yaku").format(count=len(every)))
        self.more.setVisible(len(shown) < len(every))

    def _drill(self) -> None:
        if self._ruleset is not None:
            self.drill_requested.emit(self._ruleset.id, self._weak)
