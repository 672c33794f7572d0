# SPDX-License-Identifier: MIT
"""Each wrong or missed option gets a reason, and the engine confirms the reason."""

from dataclasses import replace
from itertools import islice

import pytest

from mahjong_desk.learn.drills import mistakes
from mahjong_desk.learn.drills.drill import (
    ChoiceQuestion,
    Drill,
    FuQuestion,
    Scene,
    ScoreQuestion,
    Subject,
    judge,
    judge_unanswered,
)
from mahjong_desk.learn.drills.mistakes import Mistake, find_mistakes
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, topic_kinds
from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import all_pieces
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.value.fu import SET_FU
from mahjong_desk.rules.yaku.conditions import PieceKinds, YakuFailure, YakuIds
from mahjong_desk.rules.yaku.row import enabled_yaku
from tests.learn.drills.asking import MakeDrills, all_wrong, choice, drill_about, usual_rules, win_scene


def settled(scene: Scene) -> Settlement:
    settlement = scene.settle()
    assert isinstance(settlement, Settlement)
    return settlement


def with_piece(scene: Scene, piece: Piece) -> Settlement | Refusal:
    """Settles the hand of a scene with another, self-drawn winning piece."""
    return scene.settle(Win(discarder=None, winners=(Winner(scene.seat, replace(scene.hand, winning_piece=piece)),)))


@pytest.mark.parametrize("subject", Subject)
def test_each_wrong_answer_gets_a_true_reason(subject: Subject, drills: MakeDrills) -> None:
    for drill in drills(subject):
        verdict = all_wrong(drill)
        explained = find_mistakes(drill, verdict)
        options = {mistake.option for mistake in explained}
        missed = [mistake.missed for mistake in explained]
        assert missed == sorted(missed), "wrong options come first"
        assert options <= verdict.missing | verdict.wrong
        assert options >= verdict.wrong
        # If any right option suffices, only the wrong choice needs a reason.
        if not isinstance(drill.answer_spec, ChoiceQuestion) or drill.answer_spec.all_required:
            assert options >= verdict.missing
        for mistake in explained:
            chosen = isinstance(drill.answer_spec, ChoiceQuestion)
            assert mistake.missed is (chosen and mistake.option in verdict.missing)
            CHECKS[subject](drill, mistake)


def check_yaku(drill: Drill, mistake: Mistake) -> None:
    evaluation = settled(drill.scene).wins[0].evaluation
    if mistake.missed:
        assert isinstance(mistake.reason, mistakes.YakuCounts)
        assert mistake.reason.items
        assert {item.id for item in mistake.reason.items} == {mistake.option}
        return
    why = mistake.reason
    assert isinstance(why, YakuFailure)
    for text in why.message.to_json().values():
        assert text.format(**dict.fromkeys(why.message_values, "…"))
    hand, kinds = drill.scene.hand, drill.scene.ruleset.pieces.kind_of_face
    visible = {kinds[piece] for piece in all_pieces(hand)}
    # Pieces that wildcards replace are visible as well.
    visible |= {kind for group in evaluation.reading.groups for kind in group.kinds} if evaluation.reading else set()
    for name, figure in why.message_values.items():
        # Pieces that are missing need not be visible, but pieces named as present must be.
        if isinstance(figure, PieceKinds) and name in ("pieces", "piece", "there"):
            assert {kind for group in figure for kind in group} <= visible
        if isinstance(figure, YakuIds):
            assert set(figure) <= {item.id for item in evaluation.yaku}
    condition = enabled_yaku(drill.scene.ruleset.yaku, drill.scene.rules.options)[str(mistake.option)].condition
    failing = [part.diagnostic.id for part in condition.clauses if not part.test(evaluation.facts)]
    if not condition.counted_separately and why.clause_id in {part.diagnostic.id for part in condition.clauses}:
        assert why.clause_id in failing
    # A win without a shape has no other condition to test.
    if failing and not condition.counted_separately and evaluation.reading is not None:
        assert why.clause_id in failing or condition.clauses[0].ways or why.clause_id == "other_reading"


def check_waits(drill: Drill, mistake: Mistake) -> None:
    piece, why = int(mistake.option), mistake.reason
    outcome = with_piece(drill.scene, piece)
    if isinstance(why, mistakes.PieceCompletes):
        assert not isinstance(outcome, Refusal) or outcome.code is not ErrorCode.NOT_A_WIN
        return
    assert isinstance(outcome, Refusal)
    if isinstance(why, Refusal):
        assert why == outcome
        return
    assert isinstance(why, mistakes.PieceDoesNotComplete)
    assert outcome.code is ErrorCode.NOT_A_WIN
    near = with_piece(drill.scene, why.near)
    assert not isinstance(near, Refusal) or near.code is not ErrorCode.NOT_A_WIN
    hand = drill.scene.hand
    kinds = drill.scene.ruleset.pieces.kind_of_face
    assert set(why.left) <= {kinds[concealed] for concealed in hand.concealed}


def test_wrong_wait_is_compared_with_the_nearest_of_its_suit() -> None:
    drill = drill_about(win_scene(usual_rules("boo"), 1, 0, "123m456p789s55m11p", "5m"), Subject.WAITS)
    explained = find_mistakes(drill, judge(drill, frozenset(map(MAHJONG.face_names.index, ("8m", "4p", "7z")))))
    reasons = [mistake.reason for mistake in explained if isinstance(mistake.reason, mistakes.PieceDoesNotComplete)]
    assert [MAHJONG.format((reason.near, *reason.left)) for reason in reasons] == ["555m", "111p", "111p"]


def check_allowed(drill: Drill, mistake: Mistake) -> None:
    seat = int(mistake.option)
    event = drill.scene.event
    assert isinstance(event, Win)
    outcome = drill.scene.settle(replace(event, discarder=None if seat == drill.scene.seat else seat))
    if isinstance(mistake.reason, mistakes.WinAllowed):
        assert isinstance(outcome, Settlement)
        assert mistake.reason.gain == outcome.deltas[drill.scene.seat]
        return
    assert mistake.reason == outcome
    assert isinstance(outcome, Refusal)
    if outcome.hand is not None and outcome.hand.mismatch is not None and outcome.hand.reading is not None:
        groups = [outcome.hand.reading.groups[at] for at in outcome.hand.mismatch.groups]
        assert set(outcome.hand.mismatch.kinds) <= {kind for group in groups for kind in group.kinds}


def check_discard(drill: Drill, mistake: Mistake) -> None:
    why = mistake.reason
    assert isinstance(why, mistakes.WorseDiscard)
    assert why.discard.piece == mistake.option
    assert why.best.piece in choice(drill).right
    assert why.discard.distance.rank > why.best.distance.rank


def check_value(drill: Drill, mistake: Mistake) -> None:
    why, scene, event = mistake.reason, drill.scene, drill.scene.event
    assert isinstance(why, mistakes.OtherWinAmount)
    assert isinstance(event, Win)
    assert why.own == settled(scene).wins[0].evaluation
    others = [replace(event, winners=(Winner(scene.seat, value=value),)) for value in scene.rules.value_ladder]
    others += [replace(event, discarder=discarder) for discarder in (None, (scene.seat + 1) % scene.table.players)]
    tried = [settlement for settlement in map(scene.settle, others) if isinstance(settlement, Settlement)]
    rivals = [settlement for settlement in tried if settlement.wins[0].evaluation.base == why.other.base]
    assert mistake.option in [settlement.deltas[scene.seat] for settlement in rivals]


def check_fu(drill: Drill, mistake: Mistake) -> None:
    why, ask = mistake.reason, drill.answer_spec
    assert isinstance(ask, FuQuestion)
    assert mistake.entered_number == ask.right[int(mistake.option)] + 2
    evaluation = settled(drill.scene).wins[0].evaluation
    if isinstance(why, mistakes.DifferentTotal):
        assert sum(why.terms) == evaluation.raw_fu
        assert why.fu == evaluation.fu
        return
    assert isinstance(why, mistakes.DifferentFu)
    assert why.part == ask.components[int(mistake.option)]
    if why.doubled is not None:
        assert why.part.fu == SET_FU << why.doubled.times
    elif why.group is not None and why.part.fu == 0:
        assert not [item for item in evaluation.fu_items if item.set is why.group and not item.id.startswith("wait")]


def check_payment(drill: Drill, mistake: Mistake) -> None:
    why = mistake.reason
    assert isinstance(why, mistakes.DifferentScoreChange)
    got = sum(payment.points for payment in why.payments if payment.payee == why.seat)
    paid = sum(payment.points for payment in why.payments if payment.payer == why.seat)
    assert isinstance(drill.answer_spec, ScoreQuestion)
    assert got - paid == why.change == drill.answer_spec.right[why.seat]


def check_pieces(drill: Drill, mistake: Mistake) -> None:
    pieces, (topic,), ask = drill.scene.ruleset.pieces, drill.topics, choice(drill)
    kind, why = int(mistake.option), mistake.reason
    if topic == BY_NAME:
        (named,) = (int(option) for option in ask.right)
        names = pieces.face_names[kind], pieces.face_names[named]
        assert isinstance(why, mistakes.DifferentPiece)
        if pieces.suit_ranges and "z" not in names[0] + names[1]:
            assert (why.suit, why.number) == (names[0][1] != names[1][1], names[0][0] != names[1][0])
        else:
            assert why.suit, "a piece without a suit never has the right suit"
            assert why.number
        return
    assert isinstance(why, mistakes.PieceCategory)
    assert why.count == pieces.copies_per_kind[kind]
    assert kind in topic_kinds(pieces, why.topic, why.count)
    if topic == COPIES:
        assert mistake.missed == (why.count == pieces.copies_per_kind[int(next(iter(ask.right)))])
    else:
        assert mistake.missed == (why.topic == topic)


CHECKS = {Subject.YAKU: check_yaku, Subject.FU: check_fu, Subject.VALUE: check_value, Subject.PAYMENT: check_payment}
CHECKS |= {Subject.WAITS: check_waits, Subject.ALLOWED: check_allowed, Subject.DISCARD: check_discard}
CHECKS |= {Subject.PIECES: check_pieces}


@pytest.mark.parametrize("subject", Subject)
def test_only_wrong_answers_are_explained(subject: Subject, drills: MakeDrills) -> None:
    for drill in islice(drills(subject), 5):
        ask = drill.answer_spec
        any_right = isinstance(ask, ChoiceQuestion) and not ask.all_required
        right = frozenset(list(ask.right)[:1]) if any_right else ask.right
        verdict = judge(drill, right)
        assert verdict.answer == right
        assert find_mistakes(drill, verdict) == ()
        assert judge_unanswered(drill).answer is None
        assert find_mistakes(drill, judge_unanswered(drill)) == ()
