# SPDX-License-Identifier: MIT
"""Drills of every kind are valid and depend on their seed alone."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk.learn.cases.win_case import yaku_ids
from mahjong_desk.learn.drills.drill import (
    AnswerSpec,
    ChoiceQuestion,
    Drill,
    FuComponent,
    FuQuestion,
    FuSource,
    Level,
    Scene,
    ScoreQuestion,
    Subject,
    judge,
    judge_unanswered,
)
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import DORA, all_pieces
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.shapes import MeldKind
from tests.learn.drills.asking import MakeDrills, choice, combinations, get_drill, usual_rules

ROOT = Path(__file__).parents[3]
STAKES = {"boo": 100, "shogi": 2, "riichi": 1000}
MAX_GUESSED = 0.4
"""Share of easy yaku questions, 0 to 1, that frequency alone may answer; one in four is right by chance."""
MAX_AT_ONE_POSITION = 0.25
MOST = 0.75
"""Share of questions, 0 to 1, that counts as most of them."""
MAX_SAME_ANSWER = 0.9
"""Share of questions, 0 to 1, of which one answer may be right."""
MIN_AT_LEVEL = 0.9
"""Minimum share of questions, 0 to 1, that have the requested level."""
SHOWN = (FieldKind.NUMBER, FieldKind.BOOLEAN)
"""Kinds of extra hand fields that a question shows in words."""
EACH_SUBJECT = pytest.mark.parametrize("subject", Subject)
FIRST_TURN = {"tenhou", "chiihou", "renhou"}


@EACH_SUBJECT
def test_each_hand_is_possible(drills: MakeDrills, subject: Subject) -> None:
    for drill in drills(subject):
        hand, ruleset, rules = drill.scene.hand, drill.scene.ruleset, drill.scene.rules
        if hand is None:
            continue
        assert len(hand.concealed) + 3 * len(hand.melds) == ruleset.hand_size
        seen = [*all_pieces(hand), *hand.indicators.pieces]
        assert all(count <= rules.faces[face] for face, count in Counter(seen).items())
        kan_of_wildcards = isinstance(drill.scene.event, Win) and drill.scene.event.extra_fields
        if "chankan" in hand.situation and hand.winning_piece is not None and not kan_of_wildcards:
            assert ruleset.pieces.counts(seen)[ruleset.pieces.kind_of_face[hand.winning_piece]] == 1


@EACH_SUBJECT
def test_each_meld_is_claimed_from_a_possible_player(drills: MakeDrills, subject: Subject) -> None:
    for drill in drills(subject):
        scene = drill.scene
        for meld in scene.hand.melds if scene.hand is not None else ():
            others = set(range(scene.table.players)) - {scene.seat}
            before = {scene.table.previous_seat(scene.seat)}
            if meld.kind is MeldKind.ANKAN:
                assert meld.claimed_from is None
            else:
                assert meld.claimed_from in (before if meld.kind is MeldKind.CHI else others)


@EACH_SUBJECT
def test_circumstances_fit_the_hand_and_the_table(drills: MakeDrills, subject: Subject) -> None:
    for drill in drills(subject):
        hand, ruleset = drill.scene.hand, drill.scene.ruleset
        if hand is None:
            continue
        if "riichi" in hand.situation:
            assert hand.is_closed
            assert drill.scene.table.deposit >= STAKES[ruleset.id]
        if FIRST_TURN & set(hand.situation):
            assert not hand.melds
            assert len(hand.situation) == 1
        shown_ids = {field.id for field in ruleset.extra_fields_of(FieldOwner.HAND) if field.kind in SHOWN}
        assert set(hand.extra_fields) <= shown_ids
        if ruleset.has_dora:
            dora = next(indicator for indicator in ruleset.indicators if indicator.id == DORA.id)
            own = sum(meld.kind.is_kan for meld in hand.melds) if dora.grows_with_kans else 0
            # Kans of other players reveal indicators as well.
            assert 1 + own <= len(hand.indicators.pieces_of(dora)) <= dora.max_count


@EACH_SUBJECT
def test_each_table_can_occur_in_a_match(drills: MakeDrills, subject: Subject) -> None:
    for drill in drills(subject):
        rules, table = drill.scene.rules, drill.scene.table
        assert sum(table.scores) + table.deposit == sum(rules.opening_table(table.players).scores)
        if rules.target_score is not None:
            assert all(0 < score < rules.target_score and score % 10 == 0 for score in table.scores)
        rules.check_table(table)


@pytest.mark.parametrize("subject", sorted(set(Subject) - {Subject.FU, Subject.PAYMENT}))
def test_options_are_unique_and_include_the_right_ones(drills: MakeDrills, subject: Subject) -> None:
    for drill in drills(subject):
        ask = choice(drill)
        assert len(set(ask.options)) == len(ask.options)
        assert ask.right <= set(ask.options)


@EACH_SUBJECT
def test_requested_level_is_almost_always_met(subject: Subject) -> None:
    for ruleset, level in combinations(subject):
        met = [get_drill(ruleset, subject, level, seed).level for seed in range(3)]
        assert met.count(level) >= MIN_AT_LEVEL * len(met), (ruleset.id, level)


PRINT_DRILLS = """
from mahjong_desk.learn.drills.drill_maker import levels, make_drill, subjects
from mahjong_desk.learn.today.answer_record import fingerprint_of
from mahjong_desk.rules.registry import get_ruleset
for ruleset in map(get_ruleset, ("boo", "shogi")):
    for subject in subjects(ruleset):
        drill = make_drill(ruleset, subject, levels(ruleset, subject)[0], "seed")
        print(fingerprint_of(drill), drill.topics, getattr(drill.answer_spec, "options", ()))
"""
"""A program that makes and prints drills."""


def test_drills_are_the_same_in_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    # Another hash seed iterates sets in another order.
    other = {**os.environ, "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"}
    command = [sys.executable, "-c", PRINT_DRILLS]
    elsewhere = subprocess.run(command, env=other, capture_output=True, text=True, cwd=ROOT, check=True)
    exec(PRINT_DRILLS, {})
    assert capsys.readouterr().out == elsewhere.stdout
    assert elsewhere.stdout.count("\n") == sum(len(subjects(get_ruleset(name))) for name in ("boo", "shogi"))


@EACH_SUBJECT
def test_different_seeds_make_different_drills(drills: MakeDrills, subject: Subject) -> None:
    pairs = [(drill.scene, drill.answer_spec) for drill in drills(subject)]
    parts = [(scene.ruleset.id, scene.hand, scene.event, scene.table, spec) for scene, spec in pairs]
    assert len(set(map(repr, parts))) >= MOST * len(parts)


@pytest.mark.parametrize("subject", sorted(set(Subject) - {Subject.DISCARD, Subject.PIECES}))
def test_no_answer_is_right_nearly_always(seeds: range, subject: Subject) -> None:
    for ruleset, level in combinations(subject):
        sample = [get_drill(ruleset, subject, level, seed) for seed in seeds]
        answers: list[object] = [drill.answer_spec.right for drill in sample]
        if subject is Subject.ALLOWED:
            # Seats vary between hands, so only the number of forbidden ways could be guessed.
            answers = [len(ask.options) - len(ask.right) for ask in map(choice, sample)]
        assert max(Counter(answers).values()) <= MAX_SAME_ANSWER * len(answers), (ruleset.id, level)


def test_right_amount_cannot_be_guessed_by_its_position(seeds: range) -> None:
    pairs = combinations(Subject.VALUE)
    questions = [choice(get_drill(ruleset, Subject.VALUE, level, seed)) for ruleset, level in pairs for seed in seeds]
    positions = Counter(ask.options.index(right) for ask in questions for right in ask.right)
    # No position among the six amounts, such as the middle one, is right too often.
    assert max(positions.values()) <= MAX_AT_ONE_POSITION * len(questions), positions


def test_an_easy_yaku_cannot_be_guessed_by_frequency(seeds: range) -> None:
    number = hits = 0
    for ruleset in all_rulesets():
        specs = [get_drill(ruleset, Subject.YAKU, Level.EASY, seed).answer_spec for seed in seeds]
        choices = [ask for ask in specs if isinstance(ask, ChoiceQuestion) and ask.right]
        offered = Counter(option for ask in choices for option in ask.options)
        right = Counter(option for ask in choices for option in ask.right)
        for ask in choices:
            guessed = max(ask.options, key=lambda yaku: (right[yaku] - (yaku in ask.right) + 0.3) / offered[yaku])
            number, hits = number + 1, hits + (guessed in ask.right)
    assert hits <= MAX_GUESSED * number


def test_fu_and_ways_to_win_are_asked_only_if_they_matter() -> None:
    with_fu = {ruleset.id for ruleset in all_rulesets() if Subject.FU in subjects(ruleset)}
    assert with_fu == {"arushiaru", "boo", "riichi"}
    with pytest.raises(ValueError, match="not asked about"):
        make_drill(get_ruleset("wsom"), Subject.FU, Level.EASY, "seed")
    assert {ruleset.id for ruleset in all_rulesets() if Subject.ALLOWED not in subjects(ruleset)} == {"arushiaru"}


def test_levels_depend_on_the_rule_system() -> None:
    assert levels(get_ruleset("boo"), Subject.ALLOWED) == (Level.EASY, Level.HARD)
    for subject in (Subject.WAITS, Subject.DISCARD):
        assert levels(get_ruleset("shogi"), subject) == (Level.EASY, Level.MEDIUM)
    assert levels(get_ruleset("beijing"), Subject.YAKU) == tuple(Level)


TOPICS = (
    "arushiaru/fu/wait_penchan arushiaru/payment/pao boo/payment/extra boo/allowed/must_float wsom/allowed/penalty_set"
    " wsom/waits/pairs beijing/value/hungang beijing/allowed/discarded_wild shogi/payment/draw riichi/payment/several"
    " boo/pieces/terminals shogi/pieces/copies shogi/discard/one_away"
)


@pytest.mark.parametrize("line", TOPICS.split())
def test_requested_topic_is_mostly_exercised(line: str) -> None:
    ruleset, subject, topic = line.split("/")
    arguments = get_ruleset(ruleset), Subject(subject), Level.EASY
    sample = [make_drill(*arguments, f"{seed}", topic=topic) for seed in range(8)]
    assert sum(topic in drill.topics for drill in sample) >= MOST * len(sample)


@pytest.mark.parametrize("subject", [Subject.YAKU, Subject.FU, Subject.VALUE, Subject.PAYMENT])
def test_won_hand_has_one_of_the_requested_yaku(subject: Subject) -> None:
    for seed in range(6):
        scene = make_drill(get_ruleset("boo"), subject, Level.MEDIUM, f"{seed}", yaku=["ittsuu", "toitoi"]).scene
        settled = scene.settle()
        assert isinstance(settled, Settlement)
        assert {"ittsuu", "toitoi"} & {item.id for item in settled.wins[0].evaluation.yaku}


@pytest.mark.parametrize("ruleset", ["boo", "mcr"])
@pytest.mark.parametrize("subject", [Subject.YAKU, Subject.VALUE, Subject.PAYMENT])
def test_each_win_is_accepted_by_the_default_rules(seeds: range, subject: Subject, ruleset: str) -> None:
    default_rules = get_ruleset(ruleset).bind({})
    for seed in seeds:
        scene = get_drill(get_ruleset(ruleset), subject, levels(get_ruleset(ruleset), subject)[0], seed).scene
        assert isinstance(scene.event, Win)
        default_rules.settle(scene.table, scene.event)


def test_yaku_without_a_question_are_skipped() -> None:
    # A limit yaku has no fu to ask about.
    settled = make_drill(get_ruleset("arushiaru"), Subject.FU, Level.EASY, "seed", yaku=["daisangen"]).scene.settle()
    assert isinstance(settled, Settlement)
    assert settled.wins[0].evaluation.fu is not None
    assert "daisangen" not in yaku_ids(settled)


RULES = usual_rules("arushiaru")
SCENE = Scene(RULES, RULES.opening_table(), 0, None)
YAKU = ChoiceQuestion(("pinfu", "tanyao", "chanta"), frozenset({"pinfu", "tanyao"}), all_required=True)
ANY_WAY = ChoiceQuestion((1, 2, 3), frozenset({1, 2}), all_required=False)
_GROUPS = (FuComponent(FuSource.GROUP, 4, ("ankou",), 0), FuComponent(FuSource.GROUP, 8, ("ankou",), 1))
FU = FuQuestion((*_GROUPS, FuComponent(FuSource.WAIT, 0, ())), 40)


def drill_with(ask: AnswerSpec, subject: Subject = Subject.WAITS, topics: tuple[str, ...] = ("topic",)) -> Drill:
    return Drill(subject, Level.EASY, SCENE, ask, topics)


@pytest.mark.parametrize(
    ("ask", "right", "wrong"),
    [
        (YAKU, {"pinfu", "tanyao"}, [{"pinfu"}, {"pinfu", "tanyao", "chanta"}]),
        (ANY_WAY, {2}, [{2, 3}, set()]),
        (ChoiceQuestion((1, 2), frozenset(), all_required=True), set(), [{1}]),
    ],
    ids=["all of them", "one of them", "none"],
)
def test_answer_needs_all_or_any_right_options(ask: ChoiceQuestion, right: set[Any], wrong: list[set[Any]]) -> None:
    assert judge(drill_with(ask), frozenset(right)).right
    assert not any(judge(drill_with(ask), frozenset(chosen)).right for chosen in wrong)


def test_a_verdict_names_missing_and_wrong_yaku() -> None:
    verdict = judge(drill_with(YAKU, Subject.YAKU, ("pinfu", "tanyao")), frozenset({"pinfu", "chanta"}))
    assert verdict.missing == {"tanyao"}
    assert verdict.wrong == {"chanta"}
    assert verdict.topics == {"pinfu": True, "tanyao": False, "chanta": False}


def test_numbers_are_right_only_together() -> None:
    assert judge(drill_with(ScoreQuestion((-10, 10))), (-10, 10)).right
    verdict = judge(drill_with(ScoreQuestion((-10, 10))), (-10, 20))
    assert not verdict.right
    assert verdict.missing == {1}
    assert verdict.topics == {"topic": False}


def test_fu_topic_is_wrong_if_any_component_is_wrong() -> None:
    drill = drill_with(FU, Subject.FU, ("ankou", "nothing"))
    assert judge(drill, (4, 8, 0, 40)).topics == {"ankou": True, "nothing": True}
    assert judge(drill, (4, 4, 0, 40)).topics == {"ankou": False, "nothing": True}
    assert judge(drill, (4, 8, 2, 40)).topics == {"ankou": True, "nothing": False}


def test_a_wrong_total_of_fu_leaves_the_topics_right() -> None:
    verdict = judge(drill_with(FU, Subject.FU, ("ankou", "nothing")), (4, 8, 0, 30))
    assert not verdict.right
    assert verdict.missing == {3}
    assert all(verdict.topics.values())


@pytest.mark.parametrize(
    ("ask", "answer"), [(YAKU, (1, 2)), (ScoreQuestion((1, 2)), frozenset({1})), (ScoreQuestion((1, 2)), (1,))]
)
def test_answer_of_another_type_is_refused(ask: AnswerSpec, answer: frozenset[int] | tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="the answer must be"):
        judge(drill_with(ask), answer)


def test_unanswered_drill_misses_all_right_options() -> None:
    verdict = judge_unanswered(drill_with(YAKU, Subject.YAKU, ("pinfu", "tanyao")))
    assert (verdict.right, verdict.missing) == (False, YAKU.right)
    assert verdict.topics == {"pinfu": False, "tanyao": False}
    assert judge_unanswered(drill_with(ScoreQuestion((-10, 10)))).missing == {0, 1}
