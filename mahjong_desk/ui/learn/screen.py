# SPDX-License-Identifier: MIT
"""The Learn screen with its pages."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import QComboBox, QStackedWidget, QWidget

from mahjong_desk.club.matches import MatchSampler
from mahjong_desk.learn.atlas.near_miss import EvaluatedHand
from mahjong_desk.learn.drills.drill import Scene, Subject
from mahjong_desk.learn.lessons.lesson_file import load_lessons
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.workbench.bench import bench_from_win
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import PageChips
from mahjong_desk.ui.kit.layout.boxes import column, reserve_place, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveWidget
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.learn.atlas.atlas import Atlas
from mahjong_desk.ui.learn.atlas.filter import AtlasFilterState
from mahjong_desk.ui.learn.atlas.yaku_page import PageView
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.drills.course import AskedQuestion
from mahjong_desk.ui.learn.lessons.lessons_view import LessonsState, LessonsView
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.learn.side_panel import is_short_window
from mahjong_desk.ui.learn.today.page import AnswerFilter, TodayView
from mahjong_desk.ui.learn.workbench.conditions import BenchMode
from mahjong_desk.ui.learn.workbench.entry import BenchUndoStack
from mahjong_desk.ui.learn.workbench.workbench import WorkbenchView, bench_ruleset
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.vocabulary import short_ruleset

_TODAY, _LESSONS, _ATLAS, _WORKBENCH, _DRILLS = "today", "lessons", "atlas", "workbench", "drills"


@dataclass(frozen=True, slots=True)
class LearnScreenState:
    """The state of the screen; None for pages that were not opened."""

    page: str
    filter: AtlasFilterState
    yaku: tuple[str, str] | None
    view: PageView
    benches: Mapping[str, tuple[BenchUndoStack, BenchMode]]
    lesson: LessonsState | None
    drill: AskedQuestion | None
    answers: tuple[AnswerFilter, str] | None


class LearnScreen(ResponsiveWidget):
    """Today, the lessons, the atlas, the workbench or the drills of the chosen game."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        match = desk.match
        self._matches = MatchSampler(lambda: desk.ledger, desk.failed.emit, desk.with_public_names)
        self._window = window
        self.store = PracticeStore(desk, window.settings, self)
        self.today = TodayView(self.store)
        self.today.page.lessons.lesson_requested.connect(self._open_lesson)
        self.today.page.lessons.lessons_requested.connect(self._show_lessons)
        self.today.page.welcome.game_requested.connect(self._begin_game)
        self.today.page.run_requested.connect(self._start_run)
        self.today.page.yaku_requested.connect(self.show_yaku)
        self.today.page.drill_requested.connect(self._start_drills)
        self.today.answer_requested.connect(self._review_answer)
        first = match.rules.ruleset.id if match is not None and not window.settings.game else self.store.system
        self.atlas = Atlas(first, desk)
        self.atlas.page.hand_requested.connect(self._try_evaluated_hand)
        self.atlas.drill_requested.connect(self._start_drills)
        self.atlas.page.system_diff_requested.connect(window.show_system_diff)
        self.workbenches: dict[str, WorkbenchView] = {}
        self.drills: DrillBoard | None = None
        self.lessons: LessonsView | None = None
        self.chips = PageChips(tr("Learn"), self)
        self.chips.set_choices(
            [
                (_TODAY, tr("Today")),
                (_LESSONS, tr("Lessons")),
                (_ATLAS, tr("Atlas")),
                (_WORKBENCH, tr("Workbench")),
                (_DRILLS, tr("Drills")),
            ]
        )
        self.chips.choose(_TODAY)
        self.chips.chosen.connect(lambda name: self.show_page(str(name)))
        self.games = QComboBox()
        self.games.setAccessibleName(tr("Rule system"))
        for ruleset in registry.all_rulesets():
            self.games.addItem(short_ruleset(ruleset), ruleset.id)
        reserve_place(self.games)
        self.games.activated.connect(lambda _at: self.store.choose_game(str(self.games.currentData())))
        self.store.game_chosen.connect(self._follow_game)
        self.store.changed.connect(self.restyle)
        desk.changed.connect(self._follow_desk)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.today)
        self._stack.addWidget(self.atlas)
        head = row((self.chips, 1), self.games, gap=10)
        self.setLayout(column(head, (self._stack, 1), gap=10, edges=(20, 10, 20, 12)))
        redirect_focus(self, self.today)
        register_for_theme(self)

    @property
    def page(self) -> str:
        """The name of the current page."""
        return str(self.chips.value())

    @property
    def help_page(self) -> str:
        """The help section about the current page."""
        return f"learn#{self.page}"

    def save_state(self) -> LearnScreenState:
        page = self.atlas.page.page
        return LearnScreenState(
            self.page,
            self.atlas.filter.save_state(),
            page.entry.key if page is not None else None,
            self.atlas.page.view,
            {name: (bench.entry.steps, bench.choices.mode) for name, bench in self.workbenches.items()},
            self.lessons.save_state() if self.lessons is not None else None,
            self.drills.save_state() if self.drills is not None else None,
            self.today.save_state(),
        )

    def restore_state(self, state: LearnScreenState) -> None:
        self.atlas.filter.restore_state(state.filter)
        self.atlas.search.finish()
        if state.yaku is not None:
            self.atlas.show_yaku(*state.yaku)
        self.atlas.page.show_view(state.view)
        for name, (steps, mode) in state.benches.items():
            self._workbench(name).choices.mode = mode
            self._workbench(name).entry.restore_state(steps)
        if state.lesson is not None:
            self._lessons().restore_state(state.lesson)
        if state.drill is not None:
            self.board().restore_state(state.drill)
        if state.answers is not None:
            self.today.restore_state(state.answers)
        self.show_page(state.page)

    def show_yaku(self, ruleset_id: str, yaku_id: str) -> None:
        """Shows the page of a yaku. Raises ``KeyError`` if there is no such yaku."""
        self.show_page(_ATLAS)
        self.atlas.page.show_view(PageView.PAGE)
        self.atlas.show_yaku(ruleset_id, yaku_id)

    def try_hand(
        self, rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
    ) -> None:
        """Opens a winner's hand on the workbench for its pieces.

        Raises ``ValueError`` if the value was typed without a hand.
        """
        bench = bench_from_win(rules, table, winner, self_drawn=self_drawn, discarder=discarder)
        if bench_ruleset(self.store.system).pieces.copies_per_kind != bench.pieces.copies_per_kind:
            self.store.choose_game(rules.ruleset.id)
        self.show_page(_WORKBENCH)
        self._workbench(bench_ruleset(self.store.system).id).entry.load_bench(bench)

    def show_page(self, name: str) -> None:
        self.chips.choose(name)
        if name == _DRILLS:
            page: QWidget = self.board()
        elif name == _TODAY:
            page = self.today
        elif name == _LESSONS:
            page = self._lessons()
        elif name == _ATLAS:
            page = self.atlas
        else:
            page = self._workbench(bench_ruleset(self.store.system).id)
        self._stack.setCurrentWidget(page)
        self.restyle()
        redirect_focus(self, page)
        page.setFocus()

    def restyle(self) -> None:
        """Hides the page chips and the game chooser if they do not fit or are not used."""
        in_lesson = self.page == _LESSONS and self.lessons is not None and self.lessons.is_lesson_open
        is_guided = self.page == _DRILLS and self.drills is not None and self.drills.course.is_guided
        is_welcome = self.page == _TODAY and self.store.is_newcomer
        self.chips.setVisible(not in_lesson or not is_short_window(self))
        self.games.setCurrentIndex(self.games.findData(self.store.system))
        self.games.setVisible(not (in_lesson or is_guided or is_welcome or self.page == _ATLAS))

    def _follow_desk(self) -> None:
        if self.today.isVisible():
            self.store.refresh()

    def _try_evaluated_hand(self, evaluated: EvaluatedHand) -> None:
        case = evaluated.case
        winner = Winner(case.winner, evaluated.hand)
        self.try_hand(case.rules.with_default_restrictions, case.table, winner, self_drawn=case.self_drawn)

    def _start_run(self, run: PracticeRun) -> None:
        self.board().start_run(run)
        self.show_page(_DRILLS)

    def _review_answer(self, record: AnswerRecord) -> None:
        self.show_page(_DRILLS)
        self.board().review(record)

    def _show_answers(self) -> None:
        self.today.show_answers()
        self.show_page(_TODAY)

    def _show_lessons(self) -> None:
        self.show_page(_LESSONS)
        self._lessons().show_map()

    def _follow_game(self, ruleset_id: str) -> None:
        """Switches every page to the game that was just chosen."""
        ruleset = registry.get_ruleset(ruleset_id)
        if not self.atlas.filter.ruleset_boxes[ruleset_id].isChecked():
            self.atlas.filter.clear(ruleset_id)
        if self.lessons is not None and load_lessons(ruleset):
            self.lessons.show_map(ruleset)
        if self.drills is not None and not self.drills.course.is_guided:
            self.drills.course.choose(ruleset_id=ruleset_id)
        if self.page == _WORKBENCH:
            self.show_page(_WORKBENCH)
        self.restyle()

    def _begin_game(self, ruleset_id: str) -> None:
        self._open_lesson(ruleset_id, load_lessons(registry.get_ruleset(ruleset_id))[0].id)

    def _open_lesson(self, ruleset_id: str, lesson: str) -> None:
        self.store.choose_game(ruleset_id)
        self.show_page(_LESSONS)
        self._lessons().show_map(registry.get_ruleset(ruleset_id))
        self._lessons().open(lesson)

    def _start_drills(self, ruleset_id: str, yaku: tuple[str, ...]) -> None:
        self.store.choose_game(ruleset_id)
        self.board().course.choose(ruleset_id=ruleset_id, subject=Subject.YAKU, from_club=False, yaku=yaku)
        self.show_page(_DRILLS)

    def _try_scene(self, scene: Scene, self_drawn: bool) -> None:
        if scene.hand is not None:
            rules = scene.rules if scene.replay_position is not None else scene.rules.with_default_restrictions
            winner, discarder = Winner(scene.seat, scene.hand), getattr(scene.event, "discarder", None)
            self.try_hand(rules, scene.table, winner, self_drawn=self_drawn, discarder=discarder)

    def _lessons(self) -> LessonsView:
        if self.lessons is None:
            self.lessons = LessonsView(self._matches, self.store)
            self.lessons.yaku_requested.connect(self.show_yaku)
            self.lessons.hand_requested.connect(self._try_scene)
            self.lessons.view_changed.connect(self.restyle)
            self._stack.addWidget(self.lessons)
        return self.lessons

    def board(self) -> DrillBoard:
        """Returns the drills, created on first use."""
        if self.drills is None:
            self.drills = DrillBoard(self.store, self._matches)
            self.drills.today_requested.connect(lambda: self.show_page(_TODAY))
            self.drills.answers_requested.connect(self._show_answers)
            self.drills.yaku_requested.connect(self.show_yaku)
            self.drills.hand_requested.connect(self._try_scene)
            self.drills.course.asked.connect(self.restyle)
            self._stack.addWidget(self.drills)
        return self.drills

    def _workbench(self, ruleset_id: str) -> WorkbenchView:
        if ruleset_id not in self.workbenches:
            workbench = WorkbenchView(registry.get_ruleset(ruleset_id))
            workbench.yaku_requested.connect(self.show_yaku)
            self._stack.addWidget(workbench)
            self.workbenches[ruleset_id] = workbench
        return self.workbenches[ruleset_id]
