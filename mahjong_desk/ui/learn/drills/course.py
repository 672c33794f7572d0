# SPDX-License-Identifier: MIT
"""A course of drills: which one comes next, and what the answers have come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom

from PySide6.QtCore import QObject, Signal

from mahjong_desk.club.club_matches import ClubMatches
from mahjong_desk.learn.drills import (
    Answer,
    Drill,
    Level,
    Subject,
    Verdict,
    drill,
    judge,
    levels,
    recorded_drill,
    scenes_of,
    subjects,
    unanswered,
)
from mahjong_desk.learn.practice.answered import Answered
from mahjong_desk.learn.practice.progress import Progress
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.journal import now
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.words import wind_name

_SEED_BITS, _OVERDUE = 48, 3


@dataclass(frozen=True, slots=True)
class CourseState:
    """A course as another one can go on with it.

    Attributes:
        ruleset: The rule system.
        subject: What is asked.
        level: How hard it is.
        ours: Whether the hands are those that the club has played.
        yaku: The yaku that are drilled; none for all.
        drill: The question.
        players: Who played its hand; nobody where it was made up.
        verdict: What the answer was worth; None until it is given.
    """

    ruleset: Ruleset
    subject: Subject
    level: Level
    ours: bool
    yaku: tuple[str, ...]
    drill: Drill | None
    players: tuple[str, ...]
    verdict: Verdict | None


class Course(QObject):
    """What is drilled, the drill that lies on the table, and how it went so far.

    Attributes:
        ruleset: The rule system.
        subject: What is asked.
        level: How hard it is, as far as the subject can be.
        ours: Whether the hands are those that the club has played.
        yaku: The yaku that are drilled; none for all.
        drill: The question; None where the club has played nothing that can be asked about.
        verdict: What the answer was worth; None until it is given.
        progress: What all answers have come to.
        chance: What decides which question of a kind comes next.

    Signals:
        asked(): Another question is there, or none.
        answered(): The answer was given.
    """

    asked = Signal()
    answered = Signal()

    def __init__(self, desk: Desk, matches: ClubMatches, ruleset_id: str, parent: QObject | None = None) -> None:
        """Begins with yaku of a rule system; nothing is asked yet."""
        super().__init__(parent)
        self._desk = desk
        self._matches = matches
        self.ruleset: Ruleset = registry.find(ruleset_id)
        self.subject, self.level = Subject.YAKU, Level.EASY
        self.ours = False
        self.yaku: tuple[str, ...] = ()
        self.drill: Drill | None = None
        self._players: tuple[str, ...] = ()
        self.verdict: Verdict | None = None
        self.progress = Progress()
        self.chance: Random = SystemRandom()
        self._read = False

    def state(self) -> CourseState:
        """Returns the course as another one can go on with it; the answers are in the ledger."""
        return CourseState(
            self.ruleset, self.subject, self.level, self.ours, self.yaku, self.drill, self._players, self.verdict
        )

    def resume(self, state: CourseState) -> None:
        """Goes on with another course, at the question that was asked there; the answer is still to be shown."""
        self._read_answers()
        self.ruleset, self.subject, self.level = state.ruleset, state.subject, state.level
        self.ours, self.yaku = state.ours, state.yaku
        self.drill, self._players = state.drill, state.players
        self.verdict = None
        self.asked.emit()

    def reveal(self, verdict: Verdict) -> None:
        """Shows again what the answer was worth that was given and kept before."""
        self.verdict = verdict
        self.answered.emit()

    def subjects(self) -> tuple[Subject, ...]:
        """Returns what can be asked about the rule system."""
        return subjects(self.ruleset)

    def levels(self) -> tuple[Level, ...]:
        """Returns how hard the subject can be."""
        return levels(self.ruleset, self.subject)

    def names(self) -> tuple[str, ...]:
        """Returns the players of the scene by seat: those of the recorded match, else the winds."""
        if self.drill is None:
            return ()
        scene = self.drill.scene
        return self._players or tuple(wind_name(scene.table.wind(seat)) for seat in range(scene.table.players))

    def choose(
        self,
        *,
        ruleset_id: str | None = None,
        subject: Subject | None = None,
        level: Level | None = None,
        ours: bool | None = None,
        yaku: Sequence[str] = (),
    ) -> None:
        """Drills something else from now on; what is left out stays as it is as far as it can, but for the yaku."""
        self.ruleset = registry.find(ruleset_id) if ruleset_id is not None else self.ruleset
        self.subject = subject if subject is not None else self.subject
        if self.subject not in self.subjects():
            self.subject = Subject.YAKU
        wanted = level if level is not None else self.level
        self.level = min(self.levels(), key=lambda one: (abs(one - wanted), one))
        self.ours = ours if ours is not None else self.ours
        self.yaku = tuple(yaku)
        self.go_on()

    def go_on(self) -> None:
        """Asks the next question: about what is due to be asked again, else about anything."""
        self._read_answers()
        due = self.progress.due(self.ruleset.id, self.subject, now())
        # Not always the first: what can no longer be asked about must not stand in the way of the others.
        topic = self.chance.choice(due[:_OVERDUE]).topic if due and not self.yaku else None
        seed = f"{self.chance.getrandbits(_SEED_BITS):x}"
        self.verdict, self._players = None, ()
        if self.ours:
            drawn = self._matches.drawn(self.ruleset.id)
            scenes = [scene for match_id, played in drawn.items() for scene in scenes_of(played, match_id)]
            self.drill = recorded_drill(scenes, self.subject, self.level, seed, topic=topic)
            if self.drill is not None and self.drill.scene.source is not None:
                # Now: another ledger may be open while the question still lies there.
                match_id, row = self.drill.scene.source
                self._players = drawn[match_id].rows[row].players
        else:
            self.drill = drill(self.ruleset, self.subject, self.level, seed, topic=topic, yaku=self.yaku)
        self.asked.emit()

    def answer(self, answer: Answer) -> None:
        """Judges an answer and keeps it; a second one to the same question is passed over.

        Raises:
            ValueError: The answer has not the form of the question.
        """
        if self.drill is not None and self.verdict is None:
            self._keep(self.drill, judge(self.drill, answer))

    def give_up(self) -> None:
        """Keeps that the answer was not known, which counts as a wrong one."""
        if self.drill is not None and self.verdict is None:
            self._keep(self.drill, unanswered(self.drill))

    def _keep(self, drill: Drill, verdict: Verdict) -> None:
        self.verdict = verdict
        answered = Answered(
            now(),
            self.ruleset.id,
            drill.subject,
            drill.level,
            verdict.right,
            verdict.topics,
            drill.scene.source is not None,
        )
        self.progress = self.progress.then(answered)
        self._desk.drills.keep(answered.payload())
        self.answered.emit()

    def _read_answers(self) -> None:
        """Reads what was answered before, once the ledger is open."""
        if self._read or self._desk.ledger is None:
            return
        try:
            documents = self._desk.drills.all()
        except LedgerError as error:
            self._desk.failed.emit(error)
            return
        self._read = True
        found = []
        for document in documents:
            try:
                found.append(Answered.from_payload(document))
            except ValueError:
                # An answer of a newer version, or a damaged one: the others still count.
                continue
        self.progress = Progress(found)
