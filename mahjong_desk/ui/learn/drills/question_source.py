# SPDX-License-Identifier: MIT
"""Finds questions, each with what leads to it again: dealt ones, and those about hands of the club."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from mahjong_desk.club.matches import MatchSampler
from mahjong_desk.learn.drills import Drill, Level, Scene, Subject, Verdict, drill_from_matches, make_drill, scenes_of
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.practice_run import PracticeRun
from mahjong_desk.learn.today.question_recipe import HandRef, QuestionRecipe
from mahjong_desk.rules.ruleset import Ruleset


class DrillQuestion(NamedTuple):
    """A question."""

    drill: Drill
    question: QuestionRecipe
    players: tuple[str, ...] = ()


class QuestionSource:
    """Finds questions."""

    def __init__(self, matches: MatchSampler) -> None:
        self._matches = matches

    def dealt(
        self,
        ruleset: Ruleset,
        subject: Subject,
        level: Level,
        seed: str,
        topic: str | None = None,
        yaku: Sequence[str] = (),
    ) -> DrillQuestion:
        """Returns a question about a hand that is dealt; the arguments are those of ``drill``."""
        made = make_drill(ruleset, subject, level, seed, topic=topic, yaku=yaku)
        return DrillQuestion(made, QuestionRecipe(level, seed, topic, tuple(yaku)).of(made))

    def ours(
        self, ruleset: Ruleset, subject: Subject, level: Level, seed: str, topic: str | None = None
    ) -> DrillQuestion | None:
        """Returns a question about any hand that the club has played; None where none can be asked about."""
        drawn = self._matches.drawn(ruleset.id)
        scenes = [scene for match_id, played in drawn.items() for scene in scenes_of(played, match_id)]
        made = drill_from_matches(scenes, subject, level, seed, topic=topic)
        if made is None or made.scene.source is None:
            return None
        match_id, row = made.scene.source
        question = QuestionRecipe(level, seed, topic, played=HandRef(self._matches.uuid(match_id), row))
        return DrillQuestion(made, question.of(made), drawn[match_id].rows[row].players)

    def about(
        self, played: HandRef, subject: Subject, level: Level, seed: str, topic: str | None
    ) -> DrillQuestion | None:
        """Returns a question about one hand of the club; None where it is gone, or cannot be asked about."""
        scene, players = self._scene(played)
        made = None if scene is None else drill_from_matches([scene], subject, level, seed, topic=topic)
        if made is None:
            return None
        return DrillQuestion(made, QuestionRecipe(level, seed, topic, played=played).of(made), players)

    def again(self, ruleset: Ruleset, subject: Subject, question: QuestionRecipe) -> DrillQuestion | None:
        """Returns a question that was asked before; None where it would be another one, or its hand is gone."""
        players: tuple[str, ...] = ()

        def scene_of(played: HandRef) -> Scene | None:
            nonlocal players
            scene, players = self._scene(played)
            return scene

        made = question.again(ruleset, subject, scene_of)
        return None if made is None else DrillQuestion(made, question, players)

    def _scene(self, played: HandRef) -> tuple[Scene | None, tuple[str, ...]]:
        found = self._matches.found(played.match)
        if found is None:
            return None, ()
        match_id, replay = found
        scene = next((one for one in scenes_of(replay, match_id) if one.source == (match_id, played.row)), None)
        return (None, ()) if scene is None else (scene, replay.rows[played.row].players)


class EndReason(Enum):
    """Why nothing is asked.

    ``NOTHING``: the club has played nothing that can be asked about. ``RUN``: what was due is done. ``SPRINT``: the time is
    over. ``GONE``: a question cannot be laid again.
    """

    NOTHING = "nothing"
    RUN = "run"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class CourseState:
    """A course as another one can go on with it.

    Attributes:
        level: How hard it is; None for as hard as it suits the rating.
        yaku: The yaku that are drilled; none for all.
        asked: The question with what leads to it; None where there is none.
        verdict: What the answer was worth; None until it is given.
        run: What is worked through; None where nothing is.
        review: The answer that is looked at again; None where none is.
        over: Why nothing is asked; None where something is.
        spent: How long the question was looked at, seconds.
    """

    ruleset: Ruleset
    subject: Subject
    level: Level | None
    ours: bool
    yaku: tuple[str, ...]
    asked: DrillQuestion | None = None
    verdict: Verdict | None = None
    run: PracticeRun | None = None
    review: AnswerRecord | None = None
    over: EndReason | None = None
    spent: float = 0.0
