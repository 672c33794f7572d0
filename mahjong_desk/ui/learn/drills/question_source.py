# SPDX-License-Identifier: MIT
"""Questions with their recipes, and the state of a course."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from mahjong_desk.club.matches import MatchSampler
from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches, make_drill, scenes_of
from mahjong_desk.learn.today.answer_record import HandRef, QuestionRecipe
from mahjong_desk.rules.ruleset import Ruleset


class DrillQuestion(NamedTuple):
    drill: Drill
    recipe: QuestionRecipe
    players: tuple[str, ...] = ()


class QuestionSource:
    """Makes questions from dealt hands and hands of the club."""

    def __init__(self, matches: MatchSampler) -> None:
        self._matches = matches

    def deal_question(
        self,
        ruleset: Ruleset,
        subject: Subject,
        level: Level,
        seed: str,
        topic: str | None = None,
        yaku: Sequence[str] = (),
    ) -> DrillQuestion:
        """Returns a question about a dealt hand."""
        made = make_drill(ruleset, subject, level, seed, topic=topic, yaku=yaku)
        return DrillQuestion(made, QuestionRecipe(level, seed, topic, tuple(yaku)).of(made))

    def club_question(
        self, ruleset: Ruleset, subject: Subject, level: Level, seed: str, topic: str | None = None
    ) -> DrillQuestion | None:
        """Returns a question about a hand of the club; None if there is none."""
        drawn = self._matches.sample(ruleset.id)
        scenes = [scene for match_id, played in drawn.items() for scene in scenes_of(played, match_id)]
        made = drill_from_matches(scenes, subject, level, seed, topic=topic)
        if made is None or made.scene.replay_position is None:
            return None
        match_id, row = made.scene.replay_position
        question = QuestionRecipe(level, seed, topic, played=HandRef(self._matches.uuid(match_id), row))
        return DrillQuestion(made, question.of(made), drawn[match_id].rows[row].players)

    def question_about(
        self, played: HandRef, subject: Subject, level: Level, seed: str, topic: str | None
    ) -> DrillQuestion | None:
        """Returns a question about one hand of the club; None if it is gone or unsuitable."""
        scene, players = self._scene(played)
        made = None if scene is None else drill_from_matches([scene], subject, level, seed, topic=topic)
        if made is None:
            return None
        return DrillQuestion(made, QuestionRecipe(level, seed, topic, played=played).of(made), players)

    def recreate(self, ruleset: Ruleset, subject: Subject, question: QuestionRecipe) -> DrillQuestion | None:
        """Returns an earlier question; None if it would differ, or its hand is gone."""
        players: tuple[str, ...] = ()

        def scene_of(played: HandRef) -> Scene | None:
            nonlocal players
            scene, players = self._scene(played)
            return scene

        made = question.again(ruleset, subject, scene_of)
        return None if made is None else DrillQuestion(made, question, players)

    def _scene(self, played: HandRef) -> tuple[Scene | None, tuple[str, ...]]:
        found = self._matches.find(played.match)
        if found is None:
            return None, ()
        match_id, replay = found
        scene = next(
            (one for one in scenes_of(replay, match_id) if one.replay_position == (match_id, played.row)), None
        )
        return (None, ()) if scene is None else (scene, replay.rows[played.row].players)


class EndReason(Enum):
    """Why nothing is asked: the club has no suitable hand, the run is done, or a question cannot be restored."""

    NOTHING = "nothing"
    RUN = "run"
    QUESTION_GONE = "gone"
