# SPDX-License-Identifier: MIT
"""The first page of Learn: the items due today, or the list of all answers."""

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.today.agenda import Agenda, AgendaItem
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import (
    NO_LIMIT,
    Hairline,
    Panel,
    ScrollArea,
    boxed,
    column,
    fill,
    row,
    set_direction,
)
from mahjong_desk.ui.kit.layout.flow import ResponsiveWidget, flow
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.text_format import join_clauses, join_items, with_heading
from mahjong_desk.ui.learn.drills.drill_text import next_due_text, subject_name, topic_name
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.learn.today.cards import AgendaList, LessonCard, Welcome, YakuMap
from mahjong_desk.ui.text.phrases import short_day_text, time_of_day
from mahjong_desk.ui.text.vocabulary import short_ruleset

_DUE_WIDTH, _NARROW = 400, 1040
_MINUTE = 60_000
"""The interval at which the page checks for items that have become due, in milliseconds."""


class TodayPage(ResponsiveWidget):
    """What is due today; a newcomer is asked which game to learn instead."""

    run_requested = Signal(object)
    yaku_requested = Signal(str, str)
    drill_requested = Signal(str, object)
    answers_requested = Signal()

    def __init__(self, store: PracticeStore) -> None:
        super().__init__()
        self._store = store
        self._agenda = Agenda((), 0, 0.0)
        self._run = PracticeRun(())
        self.setAccessibleName(tr("Today"))
        self.welcome = Welcome()
        self.welcome.practice_requested.connect(self._practise)
        self.title = Label(size=26, serif=True, wrap=True)
        self.minutes = Label(role="ink2", wrap=True)
        self.start = PrimaryButton(tr("&Start"), icon="play", on_click=lambda: self._begin(None))
        self.practise_anyway_button = SecondaryButton(
            tr("Practise &anyway"), large=True, on_click=lambda: self.drill_requested.emit(self._store.system, ())
        )
        self.queue = AgendaList()
        self.queue.item_requested.connect(self._begin)
        self._overflow_label = Label(size=14, role="ink3", wrap=True)
        self.answers = LinkButton(tr("All answers"), on_click=self.answers_requested.emit)
        self.map = YakuMap()
        self.map.yaku_requested.connect(self.yaku_requested)
        self.map.drill_requested.connect(self.drill_requested)
        self.lessons = LessonCard(store)
        self.clock = QTimer(self, interval=_MINUTE)
        self.clock.timeout.connect(self.refresh)
        heading = column(self.title, self.minutes)
        self._head = row((heading, 1), self.start, self.practise_anyway_button, gap=-1)
        due = column(self._head, Hairline(), self.queue, self._overflow_label, self.answers, ..., gap=8)
        due.setContentsMargins(20, 12, 20, 12)
        self._due = boxed(due, Panel())
        self._halves = row(self._due, (column(self.map, self.lessons, ..., gap=12), 1), gap=16)
        self._practice = boxed(self._halves)
        page = boxed(column(self.welcome, (self._practice, 1)))
        fill(QVBoxLayout(self), ScrollArea(page)).setContentsMargins(0, 0, 0, 0)
        redirect_focus(self, self.start)
        store.changed.connect(self._refresh_if_visible)
        store.game_chosen.connect(self._refresh_if_visible)

    # Contents

    def refresh(self) -> None:
        store = self._store
        progress, now = store.progress, store.now()
        today = progress.days.day_of(now)
        self._agenda = store.agenda()
        due = self._agenda.items
        self._run = store.run_for(due)
        newcomer = store.is_newcomer
        had_focus = self.hasFocus() or self.start.hasFocus()
        self.welcome.setVisible(newcomer)
        self._practice.setVisible(not newcomer)
        if newcomer:
            redirect_focus(self, self.welcome.begin)
            if had_focus:
                self.welcome.begin.setFocus()
            return
        self._show_due(len(due))
        self.queue.show_items(due, progress.days, today)
        self._overflow_label.setText(tr("{count} more on later days").format(count=self._agenda.overflow))
        self._overflow_label.setVisible(self._agenda.overflow > 0)
        self.answers.setVisible(bool(store.answers))
        self._show_map()
        self.lessons.refresh(store.system)

    def _show_due(self, due: int) -> None:
        shown, hidden = (self.start, self.practise_anyway_button) if due else (self.practise_anyway_button, self.start)
        had_focus = self.hasFocus() or hidden.hasFocus()
        shown.show()
        redirect_focus(self, shown)
        if had_focus:
            shown.setFocus()
        hidden.hide()
        set_direction(self._head, across=bool(due))
        if due:
            self.start.setText(tr("&Continue") if self._run.done else tr("&Start"))
            self.title.setText(tr("Today: {count} due").format(count=due))
            self.minutes.setText(trn("about {n} minute", "about {n} minutes", self._agenda.minutes))
        else:
            self.title.setText(tr("Nothing due"))
            self.minutes.setText(next_due_text(*self._store.next_day()))

    def _show_map(self) -> None:
        ruleset = registry.get_ruleset(self._store.system)
        due = {item.topic for item in self._agenda.items if item.ruleset == ruleset.id and item.subject is Subject.YAKU}
        tallies = self._store.progress.tallies(ruleset.id, Subject.YAKU)
        self.map.show_yaku(ruleset, tallies, due)
        self.map.setVisible(bool(tallies))

    def _refresh_if_visible(self) -> None:
        if self.isVisible():
            self.refresh()

    # What the user does

    def _practise(self, system: str) -> None:
        self._store.choose_game(system)
        self.start.setFocus()

    def _begin(self, item: AgendaItem | None) -> None:
        """Starts the run, with ``item`` first unless it is None."""
        items = self._agenda.items
        if item in items:
            self.run_requested.emit(PracticeRun((item, *(other for other in items if other != item))))
        elif items:
            self.run_requested.emit(self._run)

    def restyle(self) -> None:
        narrow = self.width() < theme.px(_NARROW)
        set_direction(self._halves, across=not narrow)
        self._due.setMaximumWidth(NO_LIMIT if narrow else theme.px(_DUE_WIDTH))
        self._due.setMinimumWidth(0 if narrow else theme.px(_DUE_WIDTH))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._store.is_read:
            self.refresh()
        QTimer.singleShot(0, self, self._reload)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.stop()

    def _reload(self) -> None:
        if self.isVisible():
            self._store.reload()
            # Later refreshes keep the game that the user has chosen.
            self.welcome.show_game(self._store.system)
            self.refresh()
            self.clock.start()


_WIDTH = 900


class AnswerFilter(Enum):
    ALL = "all"
    WRONG = "wrong"
    CLUB = "club"


class AnswersPage(QWidget):
    closed = Signal()
    answer_requested = Signal(object)

    def __init__(self, store: PracticeStore) -> None:
        super().__init__()
        self._store = store
        self.setAccessibleName(tr("All answers"))
        self.back = LinkButton(tr("Back to today"), on_click=self.closed.emit)
        head = flow(Label(tr("All answers"), size=24, serif=True), self.back, gap=16)
        offered = (
            (AnswerFilter.ALL, tr("All")),
            (AnswerFilter.WRONG, tr("Wrong ones")),
            (AnswerFilter.CLUB, tr("About our own hands")),
        )
        self.which = ChipGroup(tr("Show"), choices=offered, chosen=AnswerFilter.ALL)
        self.which.chosen.connect(lambda _which: self.refresh())
        self.list = LazyListView(self._row_text, _WIDTH)
        self.list.setAccessibleName(tr("Answers"))
        self.field = ListFilterField(tr("Find an answer"), self.list)
        self.field.textChanged.connect(lambda _text: self.refresh())
        redirect_focus(self, self.field)
        self._note = Label(size=14, role="ink3", wrap=True)
        self.review_button = PrimaryButton(tr("&Review"), on_click=self._review)
        self.list.current_changed.connect(self._update_buttons)
        self.list.rows_loaded.connect(self._update_buttons)
        self.list.opened.connect(self._review)
        foot = row(..., self.review_button)
        paper = column(head, self.which, self.field, (self.list, 1), self._note, foot, gap=8, edges=(20, 12, 20, 14))
        self.setLayout(column(boxed(paper, Panel())))
        store.changed.connect(self._refresh_if_visible)

    def _refresh_if_visible(self) -> None:
        if self.isVisible():
            self.refresh()

    def clear(self) -> None:
        """Resets the filter."""
        self.which.choose(AnswerFilter.ALL)
        self.field.clear()

    def refresh(self) -> None:
        """Lists the answers, and keeps the current one selected."""
        self.list.show_lines(self._filtered_answers(), self.field.text(), self.list.current)
        self._update_buttons()

    def _filtered_answers(self) -> Iterator[AnswerRecord]:
        which = self.which.value()
        for record in reversed(self._store.answers):
            matches = {
                AnswerFilter.ALL: True,
                AnswerFilter.WRONG: not record.right,
                AnswerFilter.CLUB: record.from_club,
            }
            if matches[which]:
                yield record

    def _row_text(self, line: object) -> str:
        assert isinstance(line, AnswerRecord)
        ruleset = registry.find_ruleset(line.ruleset)
        system = short_ruleset(ruleset) if ruleset is not None else line.ruleset
        topics = []
        if ruleset is not None:
            topics = [topic_name(ruleset, line.subject, topic) for topic in line.topics]
        if line.subject is not Subject.YAKU:
            topics = topics[:3]
        verdict = tr("Correct", "the answer") if line.right else tr("Wrong")
        when = " ".join((short_day_text(line.at), time_of_day(line.at)))
        duration = tr("{seconds} s").format(seconds=line.seconds) if line.seconds is not None else ""
        return join_clauses(
            with_heading(when, verdict), system, with_heading(subject_name(line.subject), join_items(topics)), duration
        )

    def _update_buttons(self) -> None:
        current = self.list.current
        can_review = isinstance(current, AnswerRecord) and current.question is not None
        self.review_button.setEnabled(can_review)
        note = ""
        if isinstance(current, AnswerRecord) and not can_review:
            note = tr("Only the result of this answer was saved: it is older than the question history.")
        elif not self._store.answers:
            note = tr("No answers yet")
        elif not self.list.texts:
            note = tr("No matching answers")
        self._note.setText(note)

    def _review(self) -> None:
        current = self.list.current
        if isinstance(current, AnswerRecord) and current.question is not None:
            self.answer_requested.emit(current)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._store.reload()
        self.refresh()


class TodayView(QStackedWidget):
    """Today, or the list of answers; ``answers`` is None before its first use."""

    answer_requested = Signal(object)

    def __init__(self, store: PracticeStore) -> None:
        super().__init__()
        self._store = store
        self.answers: AnswersPage | None = None
        self.page = TodayPage(store)
        self.page.answers_requested.connect(self._open_answers)
        self.addWidget(self.page)
        redirect_focus(self, self.page)

    def show_today(self) -> None:
        self._show(self.page)

    def _open_answers(self) -> None:
        if self.answers is not None:
            self.answers.clear()
        self.show_answers()

    def show_answers(self) -> None:
        if self.answers is None:
            self.answers = AnswersPage(self._store)
            self.answers.closed.connect(self.show_today)
            self.answers.answer_requested.connect(self.answer_requested)
            self.addWidget(self.answers)
        self._show(self.answers)

    def save_state(self) -> tuple[AnswerFilter, str] | None:
        """Returns the filter of the list of answers, or None if it is not shown."""
        page = self.answers
        return (page.which.value(), page.field.text()) if page is not None and page is self.currentWidget() else None

    def restore_state(self, carried: tuple[AnswerFilter, str]) -> None:
        self.show_answers()
        assert self.answers is not None
        which, words = carried
        self.answers.which.choose(which)
        self.answers.field.setText(words)
        self.answers.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.currentWidget()
        if event.key() != Qt.Key.Key_Escape or page is self.page:
            super().keyPressEvent(event)
        elif isinstance(page, AnswersPage) and page.field.text():
            page.field.clear()
        else:
            self.show_today()

    def _show(self, page: QWidget) -> None:
        self.setCurrentWidget(page)
        redirect_focus(self, page)
        page.setFocus()
