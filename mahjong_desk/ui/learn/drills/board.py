# SPDX-License-Identifier: MIT
"""The drills: choices, question and explanation."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from mahjong_desk.club.matches import MatchSampler
from mahjong_desk.learn.drills.drill import GivenAnswer
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.rules.model.events import Win
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.accessibility import announce
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, Panel, ScrollArea, boxed, clear, column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveWidget
from mahjong_desk.ui.kit.sheets.keyboard import claims_key
from mahjong_desk.ui.kit.text_format import format_number, join_clauses, with_heading
from mahjong_desk.ui.learn.drills.answer_forms import AnswerForm, make_answer_form
from mahjong_desk.ui.learn.drills.course import AskedQuestion, DrillCourse, EndReason
from mahjong_desk.ui.learn.drills.drill_text import next_due_text, question_texts, subject_name
from mahjong_desk.ui.learn.drills.explanation import AnswerExplanation, SceneFelt
from mahjong_desk.ui.learn.drills.setup import DrillSetup, ProgressPage, ProgressStrip
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.learn.side_panel import is_short_window
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.vocabulary import short_ruleset

_FOLDED, _SLIM, _NARROW = 1180, 956, 800
"""Below the first width the choices fold, below the second the explanation is slim, below the third under the answer."""
_SETUP, _EXPLANATION, _SLIM_EXPLANATION = 224, 392, 328
_TITLE, _LOW_TITLE = 24, 18


class DrillBoard(ResponsiveWidget):
    """A course of drills; ``form`` is None while nothing is asked."""

    yaku_requested = Signal(str, str)
    hand_requested = Signal(object, bool)
    today_requested = Signal()
    answers_requested = Signal()

    def __init__(self, store: PracticeStore, matches: MatchSampler, *, course: DrillCourse | None = None) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setAccessibleName(tr("Drills"))
        self._has_setup = course is None
        self.course = DrillCourse(store, matches, self) if course is None else course
        self.setup = DrillSetup(self.course)
        self.fold = Chip("", icon="chevron_down", on_click=self.restyle)
        self.strip = ProgressStrip(self.course)
        self.strip.leave_requested.connect(self._leave)
        self.scene = SceneFelt()
        self.form: AnswerForm | None = None
        self.explanation = AnswerExplanation()
        for signal in (self.explanation.yaku_requested, self.scene.yaku_requested, self.setup.only.link_activated):
            signal.connect(lambda yaku: self.yaku_requested.emit(self.course.ruleset.id, yaku))
        self.title = Label(size=24, serif=True, wrap=True)
        self.task = Label(role="ink2", wrap=True)
        self.check = PrimaryButton("", on_click=self.advance)
        self.check.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.unknown = SecondaryButton(tr("I don’t &know"), large=True, on_click=self.course.give_up)
        self.bench = SecondaryButton(tr("&Workbench"), large=True, icon="lens", on_click=self._request_hand)
        self.bench.setToolTip(tr("Try it on the workbench"))
        self._build()
        self.course.asked.connect(self._show_question)
        self.course.answered.connect(self._show_answer)
        store.changed.connect(self._follow_answers)

    def _build(self) -> None:
        self._answer = column()
        self._paper = column(self.task, self._answer, ..., gap=8)
        self._middle = column((boxed(self._paper, Panel()), 1), gap=8)
        self._page = ScrollArea(boxed(self._middle))
        self._right = boxed(column(self.strip, (self.explanation, 1), gap=8))
        head, foot = row((self.title, 1), self.fold, gap=12), row(self.unknown, self.bench, (self.check, 1), gap=10)
        self._side = ScrollArea(self.setup)
        self._centre = column(head, (self._page, 1), foot, gap=10)
        self._row = row(self._side, (self._centre, 1), gap=20)
        self.setLayout(self._row)
        for part in (self._side, self.strip):
            part.setVisible(self._has_setup)
        self.restyle()

    def start_run(self, run: PracticeRun) -> None:
        """Starts a run; an open question about its first topic is kept."""
        self._set_answer(self.course.start_run(run))

    def _set_answer(self, answer: GivenAnswer | None) -> None:
        if self.form is not None and answer is not None:
            self.form.set_answer(answer)

    def save_state(self) -> AskedQuestion | None:
        """Returns what is asked, or None if the course saves it."""
        return self.course.asked_question(self.form.answer() if self.form is not None else None)

    def restore_state(self, earlier: AskedQuestion) -> None:
        self.course.show_asked(earlier)
        self._set_answer(earlier.answer)
        if earlier.verdict is not None:
            self.course.show_verdict(earlier.verdict)
        # Showing the question has saved it as an open one.
        self.course.remember()

    def review(self, record: AnswerRecord) -> None:
        """Shows an answered question again with its explanation."""
        verdict = self.course.review_answer(record)
        if verdict is None:
            return
        self._set_answer(record.answer)
        self.course.show_verdict(verdict)

    # The question

    def _show_question(self) -> None:
        drill, names = self.course.drill, self.course.names()
        clear(self._answer)
        self.form = None
        self.scene.show_drill(drill, names)
        self.restyle()
        self.unknown.setVisible(drill is not None)
        self.bench.hide()
        self._show_progress()
        self.check.set_hint(tr("Enter"))
        self.course.remember()
        if drill is None:
            self._show_end()
            return
        self.fold.setText(with_heading(short_ruleset(self.course.ruleset), subject_name(self.course.subject)))
        title, task = question_texts(drill, names)
        self.title.setText(title)
        self.task.setText(task)
        self.form = make_answer_form(drill, names)
        self._answer.addWidget(self.form)
        self.form.changed.connect(self._update_check_button)
        self.form.changed.connect(self._remember)
        self.check.setText(tr("Check"))
        self._update_check_button()
        # A new form can have the focus only once it is laid out.
        QTimer.singleShot(0, self, self._focus_form)

    def _show_end(self) -> None:
        """Shows why nothing is asked."""
        title, text, action = self._end_text()
        self.title.setText(title)
        self.task.setText(text)
        self.check.setText(action)
        self.check.setEnabled(True)

    def _end_text(self) -> tuple[str, str, str]:
        course = self.course
        if course.end_reason is EndReason.RUN and course.run is not None:
            text = tr("{right} of {answered} correct. Mistakes come back sooner, the rest later.")
            filled = text.format(right=format_number(course.run.right), answered=format_number(course.run.answered))
            text = sentences(filled, next_due_text(*course.store.next_day()))
            return tr("Done for today"), text, tr("Back to today")
        if course.end_reason is EndReason.QUESTION_GONE:
            text = tr(
                "This question cannot be repeated: its hand was changed or deleted, or it came from another version."
            )
            return tr("No longer available"), text, tr("Back to the answers")
        text = tr("The club has no recorded hand for this question. Try dealt hands instead.")
        return tr("Nothing of your own yet"), text, tr("Practise dealt hands")

    def _focus_form(self) -> None:
        """Focuses the form, and scrolls to the hand."""
        if not self.isVisible():
            return
        widget = self.form if self.form is not None and self.form.focusProxy() is not None else self
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        self._page.verticalScrollBar().setValue(0)
        if self.form is not None:
            announce(self, join_clauses(self.title.text(), self.scene.accessible_text(), self.task.text()))

    def _remember(self) -> None:
        if self.form is not None:
            self.course.remember(self.form.answer())

    def _show_progress(self) -> None:
        page = ProgressPage(self.course)
        page.yaku_requested.connect(self.explanation.yaku_requested)
        self.explanation.show_page(page)

    def _update_check_button(self) -> None:
        self.check.setEnabled(self.form is not None and self.form.answer() is not None)

    def _show_answer(self) -> None:
        drill, verdict, names = self.course.drill, self.course.verdict, self.course.names()
        if drill is None or verdict is None or self.form is None:
            return
        self.form.show_verdict(verdict)
        self.explanation.show_verdict(drill, verdict, names)
        self.check.setText(tr("Back to the answers") if self.course.review is not None else tr("Next"))
        self.check.setEnabled(True)
        self.unknown.hide()
        self.bench.setVisible(drill.scene.hand is not None)
        if self.isVisible():
            self.check.setFocus()
            announce(self, with_heading(*self.explanation.verdict_texts(drill, verdict, names)))
        self.explanation.scroll_into_view(self._page)

    # What the user does

    def advance(self) -> None:
        """Submits the current answer, or moves on if it was already judged."""
        course = self.course
        if course.review is not None or course.end_reason is EndReason.RUN:
            self._leave()
        elif course.drill is None:
            course.choose(from_club=False)
        elif course.verdict is not None:
            course.advance()
        elif self.form is not None and (answer := self.form.answer()) is not None:
            course.answer(answer)

    def _leave(self) -> None:
        """Leaves the run or the review."""
        if self.course.review is not None:
            self.answers_requested.emit()
            self._set_answer(self.course.begin())
        else:
            if self.course.end_reason is EndReason.RUN:
                self.course.choose(ruleset_id=self.course.store.system)
            self.today_requested.emit()

    def _request_hand(self) -> None:
        drill = self.course.drill
        if drill is not None and drill.scene.hand is not None:
            event = drill.scene.event
            self.hand_requested.emit(drill.scene, not isinstance(event, Win) or event.discarder is None)

    def event(self, event: QEvent) -> bool:
        return claims_key(event, _is_answer_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if self.check.isEnabled():
                self.advance()
        elif event.key() == Qt.Key.Key_Escape and not self.strip.leave.isHidden():
            self._leave()
        elif event.isAutoRepeat() or self.course.verdict is not None or self.form is None:
            # A held key would choose and clear in turn.
            super().keyPressEvent(event)
        elif not self.form.handle_key(event.text()):
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Arranges the parts for the current size.

        The hand does not scroll, so that it stays visible while the user answers, except in a narrow window.
        """
        width = self.width() / theme.scale()
        folds, slim, narrow = self._has_setup and width < _FOLDED, width < _SLIM, width < _NARROW
        low = (folds or slim) and is_short_window(self)
        target, home, place = (self._middle, self._middle, 0) if narrow else (self._row, self._centre, 1)
        if target.indexOf(self._right) < 0:
            target.addWidget(self._right)
            home.insertWidget(place, self.scene)
        self.fold.setVisible(folds)
        self._side.setVisible(self._has_setup and (not folds or self.fold.isChecked()))
        self._side.setFixedWidth(max(theme.px(_SETUP), self.setup.minimumSizeHint().width() + 16))
        self._right.setVisible(narrow or not folds or not self.fold.isChecked())
        panel_width = theme.px(_SLIM_EXPLANATION if slim else _EXPLANATION)
        self._right.setMinimumWidth(0 if narrow else panel_width)
        self._right.setMaximumWidth(self.maximumWidth() if narrow else panel_width)
        self._row.setSpacing(12 if low else 20)
        self._paper.setContentsMargins(*(10, 4, 4, 4) if low else (16, 10, 16, 10))
        self.title.set_size(_LOW_TITLE if low else _TITLE)
        self.scene.set_compact(compact=low)
        self.explanation.set_compact(compact=low)
        self.explanation.set_scrolling(not narrow)
        for button in (self.unknown, self.bench, self.check):
            button.set_large(not low)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.course.set_timing(active=True)
        if self.course.drill is None and self.course.end_reason is None:
            self._set_answer(self.course.begin())
        elif self.course.end_reason is EndReason.NOTHING:
            # A suitable hand may have been recorded since.
            self.course.advance()
        else:
            self._follow_answers()

    def _follow_answers(self) -> None:
        """Updates the progress after answers were given elsewhere."""
        self.setup.refresh()
        self.strip.refresh()
        if self.course.drill is not None and self.course.verdict is None:
            self._show_progress()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.course.set_timing(active=False)


def _is_answer_key(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return is_plain and (event.text().isalnum() or event.key() in ENTER)
