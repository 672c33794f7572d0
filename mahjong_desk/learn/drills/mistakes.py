# SPDX-License-Identifier: MIT
"""Why what was answered is not right: for each thing that was chosen wrongly or missed, what the engine knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.discard import rank_discards
from mahjong_desk.learn.drills.drill import Drill, FuComponent, FuQuestion, Option, Scene, Subject, Verdict
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, category_of, suit_position
from mahjong_desk.learn.drills.value import wins_by_amount
from mahjong_desk.learn.drills.waits import reading_of, waits_of
from mahjong_desk.learn.workbench import DiscardOption
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Payment, Settlement, WaitResult, YakuItem
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.value.fu import FuDoublings, doublings
from mahjong_desk.rules.yaku.conditions import YakuFailure
from mahjong_desk.rules.yaku.failing import why_not_counted
from mahjong_desk.shapes import Group, GroupShape, Reading, WaitKind

_SUIT = 9


@dataclass(frozen=True, slots=True)
class YakuCounts:
    """A yaku that was missed counts."""

    items: tuple[YakuItem, ...]


@dataclass(frozen=True, slots=True)
class PieceCompletes:
    """A piece that was missed completes the hand."""

    group: Group
    wait: WaitKind


@dataclass(frozen=True, slots=True)
class PieceDoesNotComplete:
    """A piece completes nothing.

    Attributes:
        left: The pieces that wait for that one, by their kinds; none where they are not its own neighbours.
        reading: The reading with that one; None where there is no such.
    """

    near: Piece
    left: tuple[Piece, ...]
    reading: Reading | None = None


@dataclass(frozen=True, slots=True)
class WinAllowed:
    """A way that was missed is allowed.

    Attributes:
        gain: What the winner gets, in points.
    """

    gain: int


@dataclass(frozen=True, slots=True)
class WorseDiscard:
    """A discard leaves less than the best one."""

    discard: DiscardOption
    best: DiscardOption
    lost: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class OtherWinAmount:
    """An amount is what another win would bring."""

    other: Evaluation
    self_drawn: bool
    own: Evaluation


@dataclass(frozen=True, slots=True)
class DifferentFu:
    """A part of the hand gives other fu than were answered.

    Attributes:
        doubled: What doubles the fu of a triplet or kan; None for all else.
    """

    part: FuComponent
    group: Group | None
    doubled: FuDoublings | None
    reading: Reading


@dataclass(frozen=True, slots=True)
class DifferentTotal:
    """The fu add up to another number.

    Attributes:
        terms: All fu items but rounding, as they stand in the sum.
    """

    terms: tuple[int, ...]
    fu: int


@dataclass(frozen=True, slots=True)
class DifferentScoreChange:
    """The points of a seat change otherwise."""

    seat: int
    change: int
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class PieceCategory:
    """What a piece is of all that was asked for."""

    topic: str
    count: int


@dataclass(frozen=True, slots=True)
class DifferentPiece:
    """A piece is not the one that was named.

    Attributes:
        suit: Whether it is of another suit, or one of both is of none.
        number: Whether it has another place in its suit, or one of both has none.
    """

    suit: bool
    number: bool


Why = (
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
"""What the engine knows of a mistake: what fails, or what is there."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing that was answered wrongly.

    Attributes:
        given: The number that was answered; None where none was, or none was asked for.
    """

    option: Option
    missed: bool
    given: int | None
    why: Why


def find_mistakes(drill: Drill, verdict: Verdict) -> tuple[Mistake, ...]:
    """Returns what was wrong in an answer and why, what was chosen first; nothing for a right one.

    Where the answer was not known, it is nothing: there is no answer to explain.
    """
    if verdict.right or verdict.given is None:
        return ()
    return tuple(_MISTAKES[drill.subject](drill, verdict))


def _in_order(drill: Drill, verdict: Verdict) -> Iterator[tuple[Option, bool]]:
    """Returns what was chosen wrongly, then what was missed, each as the question has them in order."""
    order = getattr(drill.ask, "options", ())
    for missed, some in ((False, verdict.wrong), (True, verdict.missing)):
        yield from ((option, missed) for option in order if option in some)


def _settled(scene: Scene) -> Settlement:
    settled = scene.settled()
    if isinstance(settled, Refusal):
        raise settled
    return settled


def _of_yaku(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    settled = _settled(drill.scene)
    for option, missed in _in_order(drill, verdict):
        items = tuple(item for item in settled.wins[0].evaluation.yaku if item.id == option)
        failure = why_not_counted(drill.scene.rules, settled, str(option))
        yield Mistake(option, missed, None, YakuCounts(items) if failure is None else failure)


def _of_waits(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    scene, kinds = drill.scene, drill.scene.ruleset.pieces.kinds
    answers = {kinds[one.piece]: one for one in reversed(waits_of(scene))}
    for option, missed in _in_order(drill, verdict):
        kind = int(option)
        reading = reading_of(answers[kind]) if missed else None
        if reading is not None:
            yield Mistake(option, missed, None, PieceCompletes(reading.groups[reading.won], reading.wait))
        elif not missed:
            yield Mistake(option, missed, None, _incomplete(scene, kind, tuple(answers.values())))


def _incomplete(scene: Scene, kind: Piece, answers: tuple[WaitResult, ...]) -> PieceDoesNotComplete | Refusal:
    """Returns why a piece does not complete the hand of a scene.

    Raises:
        ValueError: It completes it.
    """
    if scene.hand is None:
        raise ValueError("what completes a hand is asked of one")
    hand = replace(scene.hand, winning_piece=kind)
    settled = scene.settled(Win(discarder=None, wins=(Winner(scene.seat, hand),)))
    if not isinstance(settled, Refusal):
        raise ValueError("the piece completes the hand")
    if settled.code is not ErrorCode.NOT_A_WIN:
        return settled
    kinds = scene.ruleset.pieces.kinds
    near = min(answers, key=lambda one: _kind_distance(kind, kinds[one.piece]))
    reading, piece = reading_of(near), kinds[near.piece]
    left = list(reading.groups[reading.won].kinds) if reading is not None and not reading.wilds else []
    if piece in left:
        left.remove(piece)
    else:
        left = []
    return PieceDoesNotComplete(piece, tuple(left), reading)


def _kind_distance(one: Piece, other: Piece) -> int:
    """Returns how far two kinds lie from each other, those of another suit further than any of the own."""
    return abs(one - other) + _SUIT * (one // _SUIT != other // _SUIT)


def _of_ways(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    ways = outcomes_by_seat(drill.scene)
    for option, missed in _in_order(drill, verdict):
        settled = ways[int(option)]
        why = settled if isinstance(settled, Refusal) else WinAllowed(settled.deltas[drill.scene.seat])
        yield Mistake(option, missed, None, why)


def _of_discards(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    found = rank_discards(drill.scene)
    best = found[0]
    for option, missed in _in_order(drill, verdict):
        if missed:
            continue
        discard = next(one for one in found if one.piece == option)
        accepted = {one.piece for one in discard.accepting}
        lost = tuple(one.piece for one in best.accepting if one.piece not in accepted)
        yield Mistake(option, missed, None, WorseDiscard(discard, best, lost))


def _of_value(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    own = _settled(drill.scene).wins[0].evaluation
    wins = wins_by_amount(drill.scene)
    for option, missed in _in_order(drill, verdict):
        # What another version of the program offered need not be what a win comes to.
        if not missed and int(option) in wins:
            win, settled = wins[int(option)]
            yield Mistake(option, missed, None, OtherWinAmount(settled.wins[0].evaluation, win.discarder is None, own))


def _of_fu(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    ask, given = drill.ask, verdict.given
    evaluation = _settled(drill.scene).wins[0].evaluation
    if not isinstance(ask, FuQuestion) or not isinstance(given, tuple) or evaluation.reading is None:
        raise ValueError("numbers were asked for")
    for place in sorted(int(one) for one in verdict.missing):
        if place == len(ask.parts):
            terms = tuple(item.value for item in evaluation.fu_items if item.id != "rounding")
            yield Mistake(place, False, given[place], DifferentTotal(terms, ask.total))
            continue
        part = ask.parts[place]
        group = None if part.place is None else evaluation.reading.groups[part.place]
        doubled = (
            doublings(group) if group is not None and group.shape in (GroupShape.TRIPLET, GroupShape.KAN) else None
        )
        yield Mistake(place, False, given[place], DifferentFu(part, group, doubled, evaluation.reading))


def _of_payments(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    settled, given = _settled(drill.scene), verdict.given
    if not isinstance(given, tuple):
        raise ValueError("numbers were asked for")
    table = drill.scene.table
    for seat in filter(verdict.missing.__contains__, table.in_turn(table.dealer)):
        payments = tuple(one for one in settled.payments if seat in (one.payer, one.payee))
        yield Mistake(seat, False, given[seat], DifferentScoreChange(seat, settled.deltas[seat], payments))


def _of_pieces(drill: Drill, verdict: Verdict) -> Iterator[Mistake]:
    pieces, (topic,) = drill.scene.ruleset.pieces, drill.topics
    named = next(iter(getattr(drill.ask, "right", ())), None)
    for option, missed in _in_order(drill, verdict):
        kind = int(option)
        if topic != BY_NAME:
            own = COPIES if topic == COPIES else category_of(pieces, kind)
            yield Mistake(option, missed, None, PieceCategory(own, pieces.copies[kind]))
        elif not missed:
            place, wanted = suit_position(pieces, kind), suit_position(pieces, int(named or 0))
            if place is None or wanted is None:
                yield Mistake(option, missed, None, DifferentPiece(suit=True, number=True))
            else:
                yield Mistake(option, missed, None, DifferentPiece(place[0] != wanted[0], place[1] != wanted[1]))


_MISTAKES = {
    Subject.YAKU: _of_yaku,
    Subject.FU: _of_fu,
    Subject.VALUE: _of_value,
    Subject.PAYMENT: _of_payments,
    Subject.WAITS: _of_waits,
    Subject.ALLOWED: _of_ways,
    Subject.DISCARD: _of_discards,
    Subject.PIECES: _of_pieces,
}
