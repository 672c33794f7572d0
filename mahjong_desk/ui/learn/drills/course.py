# SPDX-License-Identifier: MIT
"""A course of drills: which question comes next, and how it is judged."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from random import Random, SystemRandom
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.matches import MatchSampler
from mahjong_desk.learn.drills.drill import Drill, GivenAnswer, Level, Scene, Subject, Verdict, judge, judge_unanswered
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, levels, make_drill, subjects, to_scenes
from mahjong_desk.learn.today.answer_record import AnswerRecord, HandRef, QuestionRecipe, fingerprint_of
from mahjong_desk.learn.today.practice_run import PracticeRun, SavedCourse
from mahjong_desk.learn.today.progress import PracticeProgress
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.text.vocabulary import wind_name

_SEED_BITS, _MAX_OVERDUE = 48, 3
_MAX_SECONDS = 900
"""The longest time of an answer that is recorded: after more, the user was probably away."""


class EndReason(Enum):
    """Why nothing is asked."""

    NOTHING = "nothing"  # the club has no suitable hand
    RUN = "run"  # the run is done
    QUESTION_GONE = "gone"  # the question cannot be restored


class DrillQuestion(NamedTuple):
    drill: Drill
    recipe: QuestionRecipe
    players: tuple[str, ...] = ()


class AskedQuestion(NamedTuple):
    """A question with its answer and verdict, or why nothing is asked."""

    ruleset: Ruleset
    subject: Subject
    yaku: tuple[str, ...]
    question: DrillQuestion | None
    end_reason: EndReason | None
    answer: GivenAnswer | None
    verdict: Verdict | None
    run: PracticeRun | None
    review: AnswerRecord | None


class DrillCourse(QObject):
    """The chosen drills, or the run or review, and the current question.

    ``chosen_level`` is None for the automatic level, ``yaku`` is empty for all, ``end_reason`` is why nothing is asked.
    """

    asked = Signal()
    answered = Signal()

    saves_state = True
    """Whether the course is saved, to continue later."""

    def __init__(self, store: PracticeStore, matches: MatchSampler, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._matches = matches
        saved = store.saved_course()
        self.ruleset: Ruleset = registry.get_ruleset(store.system)
        self.subject = saved.subject if saved is not None else Subject.YAKU
        self.chosen_level: Level | None = saved.level if saved is not None else None
        self.from_club = saved.from_club if saved is not None else False
        self.yaku: tuple[str, ...] = ()
        self.current_question: DrillQuestion | None = None
        self.verdict: Verdict | None = None
        self.run: PracticeRun | None = None
        self.review: AnswerRecord | None = None
        self.end_reason: EndReason | None = None
        self.chance: Random = SystemRandom()
        self.clock: Callable[[], float] = time.monotonic
        self._spent = 0.0
        self._since: float | None = None

    @property
    def drill(self) -> Drill | None:
        return self.current_question.drill if self.current_question is not None else None

    @property
    def is_guided(self) -> bool:
        """Whether a run or a review decides what is asked."""
        return self.run is not None or self.review is not None

    @property
    def progress(self) -> PracticeProgress:
        return self.store.progress

    @property
    def level(self) -> Level:
        """The level of the next question: the chosen one, or the automatic one."""
        offered, chosen_level = levels(self.ruleset, self.subject), self.chosen_level
        if chosen_level is None:
            return self.progress.level(self.ruleset.id, self.subject, offered)
        return min(offered, key=lambda level: (abs(level - chosen_level), level))

    def names(self) -> tuple[str, ...]:
        """Returns the players by seat: those of the recorded match, otherwise the winds."""
        if self.current_question is None:
            return ()
        scene = self.current_question.drill.scene
        return self.current_question.players or tuple(
            wind_name(scene.table.seat_wind(seat)) for seat in range(scene.table.players)
        )

    # State

    def asked_question(self, answer: GivenAnswer | None) -> AskedQuestion | None:
        """Returns what is asked with its answer, or None if ``remember`` saves it."""
        is_open = self.verdict is None and self.end_reason is None
        if is_open and (self.current_question is None or self.saves_state):
            return None
        asked = self.ruleset, self.subject, self.yaku, self.current_question, self.end_reason
        return AskedQuestion(*asked, answer, self.verdict, self.run, self.review)

    def show_asked(self, earlier: AskedQuestion) -> None:
        """Asks a question of an earlier course, whose answer and verdict are shown next."""
        self.ruleset, self.subject, self.yaku = earlier.ruleset, earlier.subject, earlier.yaku
        self.run, self.review = earlier.run, earlier.review
        self._ask(earlier.question, earlier.end_reason)

    def show_verdict(self, verdict: Verdict) -> None:
        """Shows the verdict on a stored answer again."""
        self.verdict = verdict
        self.answered.emit()

    def begin(self) -> GivenAnswer | None:
        """Asks the saved question or a new one; returns the unfinished answer, if any."""
        self._end_run()
        self.store.reload()
        self.yaku = ()
        saved = self.store.saved_course() if self.saves_state else None
        if saved is not None:
            self.ruleset, self.subject, self.run = registry.get_ruleset(self.store.system), saved.subject, saved.run
        if saved is not None and (saved.run or saved.ruleset == self.store.system):
            self.ruleset, self.yaku = registry.get_ruleset(saved.ruleset), saved.yaku
            question = None if saved.question is None else self._recreate(self.ruleset, self.subject, saved.question)
            if question is not None:
                self._ask(question)
                return saved.answer
        if self.subject not in subjects(self.ruleset):
            self.subject = Subject.YAKU
        self.advance()
        return None

    def remember(self, answer: GivenAnswer | None = None) -> None:
        """Saves the choices and the open question with its unfinished answer."""
        if not self.saves_state or self.review is not None:
            return
        current = self.current_question if self.verdict is None else None
        question = current.recipe if current is not None else None
        run = self.run if self.run is not None and self.run.current_item is not None else None
        choice = self.ruleset.id, self.subject, self.chosen_level, self.from_club, self.yaku
        self.store.save_course(SavedCourse(*choice, question, answer, run))

    # Questions

    def choose(
        self,
        *,
        ruleset_id: str | None = None,
        subject: Subject | None = None,
        level: Level | None = None,
        automatic: bool = False,
        from_club: bool | None = None,
        yaku: Sequence[str] = (),
    ) -> None:
        """Changes what is drilled; omitted arguments keep their value, except the yaku."""
        self._end_run()
        self.ruleset = registry.get_ruleset(ruleset_id) if ruleset_id is not None else self.ruleset
        self.subject = subject if subject is not None else self.subject
        if self.subject not in subjects(self.ruleset):
            self.subject = Subject.YAKU
        self.chosen_level = None if automatic else level if level is not None else self.chosen_level
        self.from_club = from_club if from_club is not None else self.from_club
        self.yaku = tuple(yaku)
        self.advance()

    def start_run(self, run: PracticeRun) -> GivenAnswer | None:
        """Starts a run; returns the unfinished answer to its open question, if any."""
        saved = self.store.saved_course() if self.saves_state else None
        spent, previous = self._elapsed(), self.current_question
        self._end_run()
        self.store.reload()
        self.run, self.yaku = run, ()
        recipe = saved.open_question(run.current_item) if saved is not None else None
        question = (
            self._recreate(registry.get_ruleset(saved.ruleset), saved.subject, recipe) if saved and recipe else None
        )
        if saved is None or question is None:
            self.advance()
            return None
        self.ruleset, self.subject = registry.get_ruleset(saved.ruleset), saved.subject
        self._ask(question)
        if previous is not None and previous.recipe == recipe:
            self._spent = spent
        return saved.answer

    def review_answer(self, record: AnswerRecord) -> Verdict | None:
        """Shows an answered question again; returns the verdict, or None if it is gone."""
        self._end_run()
        self.store.reload()
        self.review, self.yaku = record, ()
        ruleset = registry.find_ruleset(record.ruleset)
        question = None
        if ruleset is not None and record.question is not None:
            question = self._recreate(ruleset, record.subject, record.question)
        if ruleset is None or question is None:
            self._ask(None, EndReason.QUESTION_GONE)
            return None
        self.ruleset, self.subject = ruleset, record.subject
        self._ask(question)
        return judge(question.drill, record.answer) if record.answer is not None else judge_unanswered(question.drill)

    def advance(self) -> None:
        """Asks the next question: of the run, of a due topic, or any."""
        self.store.reload()
        self.review = None
        if self.run is not None:
            self._continue_run(self.run)
            return
        recipe = QuestionRecipe(self.level, self._seed(), self._due_topic(), self.yaku)
        if self.from_club:
            question = self._club_question(recipe)
            self._ask(question, None if question is not None else EndReason.NOTHING)
        else:
            self._ask(self._deal_question(recipe))

    def _continue_run(self, run: PracticeRun) -> None:
        item = run.current_item
        if item is None:
            self._ask(None, EndReason.RUN)
            return
        self.ruleset, self.subject = registry.get_ruleset(item.ruleset), item.subject
        recipe = QuestionRecipe(self.level, self._seed(), item.topic, hand_ref=item.hand_ref)
        question = self._question_about_hand(recipe)
        if question is None or item.topic not in question.drill.topics:
            question = self._deal_question(replace(recipe, hand_ref=None))
        self._ask(question)

    def _deal_question(self, recipe: QuestionRecipe) -> DrillQuestion:
        drill = make_drill(self.ruleset, self.subject, recipe.level, recipe.seed, topic=recipe.topic, yaku=recipe.yaku)
        return DrillQuestion(drill, replace(recipe, mark=fingerprint_of(drill)))

    def _club_question(self, recipe: QuestionRecipe) -> DrillQuestion | None:
        """Returns a question about any hand of the club; None if there is none."""
        replays = self._matches.sample(self.ruleset.id)
        scenes = [scene for match_id, replay in replays.items() for scene in to_scenes(replay, match_id)]
        drill = drill_from_matches(scenes, self.subject, recipe.level, recipe.seed, topic=recipe.topic)
        if drill is None or drill.scene.replay_position is None:
            return None
        match_id, row = drill.scene.replay_position
        recipe = replace(recipe, hand_ref=HandRef(self._matches.uuid(match_id), row), mark=fingerprint_of(drill))
        return DrillQuestion(drill, recipe, replays[match_id].rows[row].players)

    def _question_about_hand(self, recipe: QuestionRecipe) -> DrillQuestion | None:
        """Returns a question about the recipe's hand, or None if it is unsuitable."""
        scene, players = self._scene(recipe)
        if scene is None:
            return None
        drill = drill_from_matches([scene], self.subject, recipe.level, recipe.seed, topic=recipe.topic)
        return None if drill is None else DrillQuestion(drill, replace(recipe, mark=fingerprint_of(drill)), players)

    def _recreate(self, ruleset: Ruleset, subject: Subject, recipe: QuestionRecipe) -> DrillQuestion | None:
        """Returns an earlier question; None if it would differ, or its hand is gone."""
        scene, players = self._scene(recipe)
        drill = recipe.recreate(ruleset, subject, scene)
        return None if drill is None else DrillQuestion(drill, recipe, players)

    def _scene(self, recipe: QuestionRecipe) -> tuple[Scene | None, tuple[str, ...]]:
        """Returns the hand of the club to ask about and its players, or None."""
        match = None if recipe.hand_ref is None else self._matches.find(recipe.hand_ref.match)
        if recipe.hand_ref is None or match is None:
            return None, ()
        match_id, replay = match
        position = match_id, recipe.hand_ref.row
        scene = next((scene for scene in to_scenes(replay, match_id) if scene.replay_position == position), None)
        return (None, ()) if scene is None else (scene, replay.rows[recipe.hand_ref.row].players)

    def _due_topic(self) -> str | None:
        due = self.progress.due(self.ruleset.id, self.subject, self.store.now())
        # A random one of the most overdue, so that a topic that cannot be asked any more does not block the others.
        return self.chance.choice(due[:_MAX_OVERDUE]) if due and not self.yaku else None

    def _seed(self) -> str:
        return f"{self.chance.getrandbits(_SEED_BITS):x}"

    def _ask(self, question: DrillQuestion | None, end_reason: EndReason | None = None) -> None:
        self.current_question, self.end_reason, self.verdict = question, end_reason, None
        self._spent, self._since = 0.0, None if self._since is None else self.clock()
        self.asked.emit()

    def _end_run(self) -> None:
        """Ends the run or the review, and forgets why nothing was asked."""
        self.run = self.review = self.end_reason = None

    # Time

    def set_timing(self, *, active: bool) -> None:
        """Starts or stops counting the time of the question."""
        self._spent = self._elapsed()
        self._since = self.clock() if active else None

    def _elapsed(self) -> float:
        return self._spent + (self.clock() - self._since if self._since is not None else 0.0)

    # Answers

    def answer(self, answer: GivenAnswer) -> None:
        """Judges and stores an answer; later answers to the same question are ignored.

        Raises ``ValueError`` if the answer does not have the form of the question.
        """
        if self.drill is not None and self.verdict is None:
            self._save_answer(self.drill, judge(self.drill, answer), answer)

    def give_up(self) -> None:
        """Stores that the user did not know the answer, which counts as wrong."""
        if self.drill is not None and self.verdict is None:
            self._save_answer(self.drill, judge_unanswered(self.drill), None)

    def _save_answer(self, drill: Drill, verdict: Verdict, answer: GivenAnswer | None) -> None:
        assert self.current_question is not None
        self.verdict = verdict
        spent = self._elapsed()
        record = AnswerRecord(
            self.store.now(),
            self.ruleset.id,
            drill.subject,
            drill.level,
            verdict.right,
            verdict.topics,
            drill.scene.replay_position is not None,
            round(spent) if self._since is not None and spent <= _MAX_SECONDS else None,
            self.current_question.recipe,
            answer,
        )
        self.store.add_answer(record)
        if self.run is not None:
            self.run = self.run.after_answer(
                right=verdict.right, topics=verdict.topics, progress=self.progress, now=record.at
            )
        self.remember()
        self.answered.emit()
