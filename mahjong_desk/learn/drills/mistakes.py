# SPDX-License-Identifier: MIT
"""Explains each wrong or missed option of an answer from the engine's evaluation."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.drill import AnswerOption, Drill, FuComponent, FuQuestion, Scene, Subject, Verdict
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, category_of, suit_position
from mahjong_desk.learn.drills.value import wins_by_amount
from mahjong_desk.learn.drills.waits import find_waits, rank_discards, to_reading
from mahjong_desk.learn.workbench.distance import DiscardOption
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Payment, Settlement, WaitResult, YakuItem
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.value.fu import FuDoublings, doublings
from mahjong_desk.rules.yaku.conditions import YakuFailure
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.shapes import Group, GroupShape, Reading, WaitKind

_SUIT = 9


class YakuCounts(NamedTuple):
    items: tuple[YakuItem, ...]


class PieceCompletes(NamedTuple):
    group: Group
    wait: WaitKind


class PieceDoesNotComplete(NamedTuple):
    near: Piece  # the nearest wait
    left: tuple[Piece, ...]  # the pieces that wait for ``near``, or empty
    reading: Reading | None


class WinAllowed(NamedTuple):
    """The win is allowed; ``gain`` is in points."""

    gain: int


class WorseDiscard(NamedTuple):
    discard: DiscardOption
    best: DiscardOption
    lost: tuple[Piece, ...]


class OtherWinAmount(NamedTuple):
    """The amount would be right for another win."""

    other: Evaluation
    self_drawn: bool
    own: Evaluation


class DifferentFu(NamedTuple):
    """A part of the hand gives another amount of fu."""

    part: FuComponent
    group: Group | None
    doubled: FuDoublings | None  # None unless it is a triplet or kan
    reading: Reading


class DifferentTotal(NamedTuple):
    terms: tuple[int, ...]  # the amounts of all items except rounding
    fu: int


class DifferentScoreChange(NamedTuple):
    seat: int
    change: int
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class PieceCategory:
    topic: str
    count: int


class DifferentPiece(NamedTuple):
    """A piece is not the named one."""

    suit: bool  # whether it differs
    number: bool  # whether it differs


MistakeReason = (
    YakuFailure
    | Refusal
    | YakuCounts
    | PieceCompletes
    | PieceDoesNotComplete
    | WinAllowed
    | WorseDiscard
    | OtherWinAmount
    | DifferentFu
    | DifferentTotal
    | DifferentScoreChange
    | PieceCategory
    | DifferentPiece
)
"""The reason for a mistake."""


class Mistake(NamedTuple):
    """One wrong part of an answer; ``entered_number`` is the number entered, or None."""

    option: AnswerOption
    missed: bool
    reason: MistakeReason
    entered_number: int | None = None


def find_mistakes(drill: Drill, verdict: Verdict) -> tuple[Mistake, ...]:
    """Returns the mistakes in an answer, wrong options first."""
    if verdict.right or verdict.answer is None:
        return ()
    return tuple(_MISTAKES[drill.subject](drill, verdict))


def _in_order(drill: Drill, verdict: Verdict) -> Iterator[tuple[AnswerOption, bool]]:
    order = getattr(drill.answer_spec, "options", ())
    for missed, options in ((False, verdict.wrong), (True, verdict.missing)):
        yield from ((option, missed) for option in order if option in options)


def _settle(scene: Scene) -> Settlement:
    settled = scene.settle()
    if isinstance(settled, Refusal):
        raise settled
    return settled


def _yaku_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    settled = _settle(drill.scene)
    for option, missed in _in_order(drill, verdict):
        items = tuple(item for item in settled.wins[0].evaluation.yaku if item.id == option)
        failure = why_not_counted(drill.scene.rules, settled, str(option))
        yield Mistake(option, missed, YakuCounts(items) if failure is None else failure)


def _wait_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    scene, kinds = drill.scene, drill.scene.ruleset.pieces.kind_of_face
    answers = {kinds[answer.piece]: answer for answer in reversed(find_waits(scene))}
    for option, missed in _in_order(drill, verdict):
        kind = int(option)
        reading = to_reading(answers[kind]) if missed else None
        if reading is not None:
            yield Mistake(option, missed, PieceCompletes(reading.groups[reading.winning_group_index], reading.wait))
        elif not missed:
            yield Mistake(option, missed, _why_incomplete(scene, kind, tuple(answers.values())))


def _why_incomplete(scene: Scene, kind: Piece, answers: tuple[WaitResult, ...]) -> PieceDoesNotComplete | Refusal:
    """Returns why a piece is not a wait. Raises ``ValueError`` if it is one."""
    if scene.hand is None:
        raise ValueError("the scene must have a hand")
    hand = replace(scene.hand, winning_piece=kind)
    settled = scene.settle(Win(discarder=None, winners=(Winner(scene.seat, hand),)))
    if not isinstance(settled, Refusal):
        raise ValueError("the piece completes the hand")
    if settled.code is not ErrorCode.NOT_A_WIN:
        return settled
    kinds = scene.ruleset.pieces.kind_of_face
    near = min(answers, key=lambda answer: _kind_distance(kind, kinds[answer.piece]))
    reading, piece = to_reading(near), kinds[near.piece]
    waiting = (
        list(reading.groups[reading.winning_group_index].kinds) if reading is not None and not reading.wildcards else []
    )
    if piece in waiting:
        waiting.remove(piece)
    else:
        waiting = []
    return PieceDoesNotComplete(piece, tuple(waiting), reading)


def _kind_distance(one: Piece, other: Piece) -> int:
    """Returns the distance of two kinds, larger between suits."""
    return abs(one - other) + _SUIT * (one // _SUIT != other // _SUIT)


def _allowed_win_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    ways = outcomes_by_seat(drill.scene)
    for option, missed in _in_order(drill, verdict):
        settled = ways[int(option)]
        why = settled if isinstance(settled, Refusal) else WinAllowed(settled.deltas[drill.scene.seat])
        yield Mistake(option, missed, why)


def _discard_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    discards = rank_discards(drill.scene)
    best = discards[0]
    for option, missed in _in_order(drill, verdict):
        if missed:
            continue
        discard = next(discard for discard in discards if discard.piece == option)
        accepted = {useful.piece for useful in discard.distance.useful}
        lost = tuple(useful.piece for useful in best.distance.useful if useful.piece not in accepted)
        yield Mistake(option, missed, WorseDiscard(discard, best, lost))


def _value_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    own = _settle(drill.scene).wins[0].evaluation
    wins = wins_by_amount(drill.scene)
    for option, missed in _in_order(drill, verdict):
        if not missed:
            win, settled = wins[int(option)]
            yield Mistake(option, missed, OtherWinAmount(settled.wins[0].evaluation, win.discarder is None, own))


def _fu_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    spec, numbers = drill.answer_spec, verdict.answer
    evaluation = _settle(drill.scene).wins[0].evaluation
    if not isinstance(spec, FuQuestion) or not isinstance(numbers, tuple) or evaluation.reading is None:
        raise ValueError("the answer must be numbers")
    for index in sorted(int(option) for option in verdict.missing):
        if index == len(spec.components):
            terms = tuple(item.value for item in evaluation.fu_items if item.id != "rounding")
            yield Mistake(index, False, DifferentTotal(terms, spec.total), numbers[index])
            continue
        part = spec.components[index]
        group = None if part.group_index is None else evaluation.reading.groups[part.group_index]
        doubled = (
            doublings(group) if group is not None and group.shape in (GroupShape.TRIPLET, GroupShape.KAN) else None
        )
        yield Mistake(index, False, DifferentFu(part, group, doubled, evaluation.reading), numbers[index])


def _payment_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    settled, numbers = _settle(drill.scene), verdict.answer
    if not isinstance(numbers, tuple):
        raise ValueError("the answer must be numbers")
    table = drill.scene.table
    for seat in filter(verdict.missing.__contains__, table.turn_order_from(table.dealer)):
        payments = tuple(payment for payment in settled.payments if seat in (payment.payer, payment.payee))
        yield Mistake(seat, False, DifferentScoreChange(seat, settled.deltas[seat], payments), numbers[seat])


def _piece_mistakes(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    pieces, (topic,) = drill.scene.ruleset.pieces, drill.topics
    named_piece = next(iter(getattr(drill.answer_spec, "right", ())), None)
    for option, missed in _in_order(drill, verdict):
        kind = int(option)
        if topic != BY_NAME:
            category = COPIES if topic == COPIES else category_of(pieces, kind)
            yield Mistake(option, missed, PieceCategory(category, pieces.copies_per_kind[kind]))
        elif not missed:
            actual, wanted = suit_position(pieces, kind), suit_position(pieces, int(named_piece or 0))
            if actual is None or wanted is None:
                yield Mistake(option, missed, DifferentPiece(suit=True, number=True))
            else:
                yield Mistake(option, missed, DifferentPiece(actual[0] != wanted[0], actual[1] != wanted[1]))


_MISTAKES = {
    Subject.YAKU: _yaku_mistakes,
    Subject.FU: _fu_mistakes,
    Subject.VALUE: _value_mistakes,
    Subject.PAYMENT: _payment_mistakes,
    Subject.WAITS: _wait_mistakes,
    Subject.ALLOWED: _allowed_win_mistakes,
    Subject.DISCARD: _discard_mistakes,
    Subject.PIECES: _piece_mistakes,
}
