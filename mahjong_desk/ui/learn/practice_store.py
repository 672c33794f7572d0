# SPDX-License-Identifier: MIT
"""The answers and lessons of the open ledger, and what is due."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.journal.acts import now
from mahjong_desk.learn.lessons import lesson_progress
from mahjong_desk.learn.lessons.lesson import Lesson
from mahjong_desk.learn.today.agenda import Agenda, AgendaItem, WinSource, YakuKey, build_agenda, next_day
from mahjong_desk.learn.today.answer_record import AnswerRecord, HandRef
from mahjong_desk.learn.today.practice_run import PracticeRun, SavedCourse
from mahjong_desk.learn.today.progress import PracticeProgress, format_timestamp
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.club_data import facts_index_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.settings.settings import Settings

_RECENT = timedelta(days=7)


class PracticeStore(QObject):
    """The practice records of the open ledger."""

    changed = Signal()
    ledger_changed = Signal()
    game_chosen = Signal(str)

    def __init__(self, desk: Desk, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._settings = desk, settings
        self.answers: list[AnswerRecord] = []
        self.progress = PracticeProgress()
        self.lesson_progress = lesson_progress.LessonProgress()
        self.now: Callable[[], str] = now
        self._read_from: Ledger | None = None
        self._end: ChainHead | None = None
        self._won: Mapping[YakuKey, WinSource] = {}
        facts_index_of(desk).changed.connect(self._refresh_wins)
        desk.changed.connect(self._follow)

    @property
    def is_read(self) -> bool:
        """Whether the answers of the open ledger were read; more may exist by now."""
        return self._read_from is not None and self._read_from is self._desk.ledger

    def reload(self) -> None:
        """Reads the records of the open ledger if they are not read yet or it has grown."""
        ledger = self._desk.ledger
        if ledger is None:
            return
        previous = self._end if self._read_from is ledger else None
        outcome = attempt(lambda: (end := ledger.chain_head, () if end == previous else self._desk.drills.all()))
        if outcome.result is None:
            self._desk.failed.emit(outcome.error)
            return
        self._end, documents = outcome.result
        if self._end == previous:
            return
        answers, others = [], []
        for document in documents:
            try:
                answers.append(AnswerRecord.from_payload(document))
            except ValueError:
                # A lesson's progress, an answer of a newer version, or a damaged record.
                others.append(document)
        self.lesson_progress = lesson_progress.read_lesson_progress(others)
        if self._read_from is ledger and len(answers) == len(self.answers):
            return
        self._read_from, self.answers = ledger, answers
        # Imported answers may be older.
        self.answers.sort(key=lambda record: record.at)
        self.progress = PracticeProgress(self.answers)
        self._won = {}
        self._refresh_wins()

    def refresh(self) -> None:
        """Reads the answers that an import has added, unless none were read yet."""
        if self.is_read:
            self.reload()
            self.changed.emit()

    def _follow(self) -> None:
        """Reads the answers of another ledger once it is open."""
        if self._read_from is not None and self._desk.ledger not in (None, self._read_from):
            self.reload()
            self.ledger_changed.emit()
            self.changed.emit()

    def add_answer(self, record: AnswerRecord) -> None:
        self.answers.append(record)
        self.progress = self.progress.with_answer(record)
        self._store(record.payload())
        self.changed.emit()

    def _store(self, document: dict[str, object]) -> None:
        before, ledger = self._end, self._desk.ledger
        is_written = self._desk.drills.add(document)
        if not is_written or before is None or ledger is None or ledger is not self._read_from:
            return
        end = attempt(lambda: ledger.chain_head).result
        # If this is the only new entry, nothing has to be read again.
        if end is not None and end.number == before.number + 1:
            self._end = end

    def lesson_position(self, ruleset: Ruleset, lesson: Lesson) -> lesson_progress.LessonPosition:
        """Returns the position in a lesson, at most its end."""
        position = self.lesson_progress.position(ruleset.id, lesson.id)
        return lesson_progress.LessonPosition(min(position.step, lesson.length - 1), position.right, position.done)

    def save_lesson_progress(
        self, ruleset: Ruleset, lesson: Lesson, step: int, right: int = 0, *, done: bool = False
    ) -> None:
        """Stores the progress in a lesson if it is further than before."""
        position = self.lesson_position(ruleset, lesson)
        farther = (step, right) > (position.step, position.right)
        # Repeating a learned lesson leaves no record.
        if position.done or not (farther or done):
            return
        record = lesson_progress.LessonRecord(self.now(), ruleset.id, lesson.id, step, right, done)
        self.lesson_progress = self.lesson_progress.with_records(record)
        self._store(record.payload())

    def _refresh_wins(self) -> None:
        since = format_timestamp(datetime.fromisoformat(self.now()) - _RECENT)
        won_yaku = facts_index_of(self._desk).query(lambda facts: FactsIndex.won_since(facts, since))
        won = {
            (win.ruleset, win.yaku): WinSource(win.at, HandRef(win.place.match, win.place.row))
            for win in won_yaku or ()
            if win.place.row is not None
        }
        if won_yaku is not None and won != self._won:
            self._won = won
            self.changed.emit()

    @property
    def system(self) -> str:
        """The id of the current rule system.

        That is the chosen one, otherwise the one learned or practised last, that of the open match, or the first.
        """
        saved, match = self.saved_course(), self._desk.match
        games = (
            self._settings.game,
            saved.ruleset if saved is not None else None,
            self.lesson_progress.last,
            *(ruleset_id for ruleset_id, _subject in self.progress.practised_subjects()),
            match.rules.ruleset.id if match is not None else None,
        )
        return next((game for game in games if game and registry.find_ruleset(game)), registry.all_rulesets()[0].id)

    @property
    def is_newcomer(self) -> bool:
        """Whether nothing was practised, learned or chosen yet."""
        begun = self._settings.game or self.lesson_progress.last or self.saved_course()
        return not self.answers and not begun

    def choose_game(self, system: str) -> None:
        """Chooses the rule system of every page of Learn."""
        if system != self._settings.game:
            self._settings.game = system
            self.game_chosen.emit(system)

    def agenda(self) -> Agenda:
        return build_agenda(self.progress, self.now(), self.system, self._won)

    def next_day(self) -> tuple[date, date | None]:
        """Returns today and the next day with anything due or new, or None."""
        now = self.now()
        return self.progress.days.day_of(now), next_day(self.progress, now, self.agenda(), self.system)

    def run_for(self, items: tuple[AgendaItem, ...]) -> PracticeRun:
        """Returns the run through due items: the one in progress, updated, or a new one."""
        saved = self.saved_course()
        if saved is None or saved.run is None:
            return PracticeRun(items)
        return saved.run.with_due_items(items, self.progress, self.now())

    def saved_course(self) -> SavedCourse | None:
        """Returns the saved choices and open question, or None."""
        saved = SavedCourse.from_json(self._settings.saved_practice) if self._settings.saved_practice else None
        ruleset = registry.find_ruleset(saved.ruleset) if saved is not None else None
        if saved is None or ruleset is None:
            return None
        saved = replace(saved, yaku=tuple(yaku.id for yaku in ruleset.yaku if yaku.id in saved.yaku))
        items = saved.run.items if saved.run is not None else ()
        return saved if all(registry.find_ruleset(item.ruleset) for item in items) else replace(saved, run=None)

    def save_course(self, course: SavedCourse) -> None:
        self._settings.saved_practice = course.to_json()
