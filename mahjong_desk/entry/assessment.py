# SPDX-License-Identifier: MIT
"""The assessment by the rules of a hand that is being entered, complete or not."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from mahjong_desk.entry.circumstances import (
    RefusedCircumstances,
    rescuing_circumstances,
    settle_toggled,
    split_circumstances,
)
from mahjong_desk.entry.draft import Draft, HandSpec, PieceEntry, hand_spec, to_event, to_hand, to_win
from mahjong_desk.entry.questions import (
    FieldQuestion,
    PaoOffers,
    PossibleWin,
    advance,
    find_questions,
    pao_offers,
    possible_wins,
    settle_unrestricted,
)
from mahjong_desk.match.declared import LateRiichi, declare_riichi
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Event, Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, FinalResult, Settlement, WaitResult
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


def _with_cached_settlements(rules: TableRules) -> TableRules:
    """Returns the rules with a cache of settlements, for a single assessment."""
    cache: list[tuple[Table, Event, Settlement | Refusal]] = []

    def settle(table: Table, event: Event) -> Settlement:
        # Events cannot be hashed, and there are only a few.
        result = next((result for before, other, result in cache if before is table and other == event), None)
        if result is None:
            result = rules.try_settle(table, event)
            cache.append((table, event, result))
        if isinstance(result, Refusal):
            raise result
        return result

    return replace(rules, settle=settle)


class AssessmentStage(Enum):
    """The state of a hand that is being entered."""

    MISSING = "missing"
    WAITING = "waiting"
    UNDECIDED = "undecided"
    WON = "won"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Assessment:
    """The assessment of a draft by the rules.

    Attributes:
        settlement: What the win moves; None if it is not known.
        forbidden_settlement: What a forbidden win would have moved; None for others.
        forbidden_final: The end of the match that it would have been; None if the match would go on.
        end_reason: Why the match ends with it, or None.
    """

    rules: TableRules
    table: Table
    draft: Draft
    spec: HandSpec
    missing_pieces: int
    stage: AssessmentStage = AssessmentStage.MISSING
    refusal: Refusal | None = None
    settlement: Settlement | None = None
    forbidden_settlement: Settlement | None = None
    forbidden_final: FinalResult | None = None
    waits: tuple[WaitResult, ...] = ()
    assumed_discarder: int | None = None
    possible_wins: tuple[PossibleWin, ...] = ()
    table_after: Table | None = None
    end_reason: str | None = None
    final: FinalResult | None = None
    allowed_circumstances: tuple[str, ...] = ()
    refused_circumstances: RefusedCircumstances = ()
    pao_offers: PaoOffers = field(default_factory=PaoOffers)
    questions: tuple[FieldQuestion, ...] = ()
    late_riichi: tuple[LateRiichi, ...] = ()
    rescuing_circumstances: tuple[str, ...] = ()

    @property
    def wildcard_kind(self) -> Piece | None:
        """The kind of the wildcard, or None if it is not entered or there is none."""
        return self.rules.ruleset.wildcard_kind(self.draft.indicators)

    @property
    def evaluation(self) -> Evaluation | None:
        """The value of the win, even if forbidden; if undecided, of the first allowed win."""
        possible = () if self.draft.is_decided else self.possible_wins
        for settlement in (self.settlement, self.forbidden_settlement, *(win.settlement for win in possible)):
            if settlement is not None:
                return next((win.evaluation for win in settlement.wins if win.winner == self.draft.winner), None)
        return None

    @property
    def is_refused_win(self) -> bool:
        """Whether the hand is complete but may not win: forbidden, or worth too little."""
        codes = (ErrorCode.FORBIDDEN_WIN, ErrorCode.BELOW_MINIMUM)
        return self.draft.is_decided and self.refusal is not None and self.refusal.code in codes

    @property
    def pao_undecided(self) -> bool:
        """Whether the melds suggest pao that is neither charged nor declined."""
        return bool(self.pao_offers.suggested) and not self.draft.pao and not self.draft.pao_declined

    @property
    def open_questions(self) -> tuple[FieldQuestion, ...]:
        """The open questions that change payments, except the question of pao."""
        return tuple(question for question in self.questions if not question.is_answered)

    @property
    def is_valid_win(self) -> bool:
        """Whether the rules allow the win and nothing is half typed."""
        return self.stage is AssessmentStage.WON and not (self.draft.unparsed_text and self.draft.value is None)

    @property
    def can_record(self) -> bool:
        """Whether the win is valid and no question that changes payments is open."""
        return self.is_valid_win and not self.pao_undecided and not self.open_questions


def assess(rules: TableRules, table: Table, draft: Draft) -> Assessment:
    return replace(_assess(_with_cached_settlements(rules), table, draft), rules=rules)


def _assess(rules: TableRules, table: Table, draft: Draft) -> Assessment:
    spec = hand_spec(rules, table.players, table.turn_order)
    missing = spec.hand_size + 1 - draft.size
    allowed, barred = split_circumstances(rules, table, spec, draft)
    assessment = Assessment(
        rules, table, draft, spec, missing, allowed_circumstances=allowed, refused_circumstances=barred
    )
    winners = {draft.winner, *(winner.seat for winner in draft.other_winners)}
    try:
        declarations, table = declare_riichi(rules, table, draft.late_riichi & winners)
    except Refusal as refusal:
        return replace(assessment, stage=AssessmentStage.REFUSED, refusal=refusal.without_traceback())
    assessment = replace(assessment, table=table, late_riichi=declarations)
    if draft.value is None and (missing > 0 or draft.winning_piece is None):
        return _check_incomplete(assessment)
    if draft.winner is None:
        return replace(assessment, stage=AssessmentStage.UNDECIDED)
    assessment = replace(assessment, possible_wins=possible_wins(rules, table, spec, draft))
    if draft.is_decided:
        return _settle_decided(assessment)
    if any(win.settlement is not None for win in assessment.possible_wins):
        return replace(assessment, stage=AssessmentStage.UNDECIDED)
    return _with_waits(replace(assessment, stage=AssessmentStage.REFUSED, refusal=assessment.possible_wins[0].refusal))


def _check_incomplete(assessment: Assessment) -> Assessment:
    """Checks an incomplete hand, and adds its waits if one piece is missing."""
    rules, table, draft, missing = assessment.rules, assessment.table, assessment.draft, assessment.missing_pieces
    if missing > 1 and not all(draft.indicators.pieces_of(kind) for kind in rules.indicators if kind.required):
        # The allowed pieces depend on an indicator that may still be entered before the hand is complete.
        return assessment
    # Until winner and source are entered, assume that a non-dealer wins from the player before.
    winner = draft.winner if draft.winner is not None else table.next_seat(table.dealer)
    discarder = draft.discarder if draft.discarder is not None else table.previous_seat(winner)
    # A marked winning piece counts as one of the hand.
    hand = to_hand(assessment.spec, replace(draft, winner=winner), whole=False)
    try:
        rules.check_hand(table, winner, discarder, rules.hand_with_circumstances(hand, ()))
        if missing > 1:
            return assessment
        waits = rules.waits(table, Winner(winner, hand), discarder)
    except Refusal as refusal:
        return replace(assessment, stage=AssessmentStage.REFUSED, refusal=refusal.without_traceback())
    return replace(assessment, stage=AssessmentStage.WAITING, waits=waits, assumed_discarder=discarder)


def _settle_decided(assessment: Assessment) -> Assessment:
    rules, table, draft, spec = assessment.rules, assessment.table, assessment.draft, assessment.spec
    assessment = replace(assessment, questions=find_questions(rules, table, spec, draft))
    win, event = to_win(spec, draft), to_event(spec, draft)
    settlement = rules.try_settle(table, event)
    if isinstance(settlement, Refusal):
        refused = replace(assessment, stage=AssessmentStage.REFUSED, refusal=settlement)
        if settlement.code is ErrorCode.FORBIDDEN_WIN:
            return _with_forbidden(refused if draft.claim_field else _with_pao(refused, win), win)
        if settlement.code is ErrorCode.BELOW_MINIMUM and not draft.claim_field:
            rescuing = rescuing_circumstances(rules, table, spec, draft, assessment.allowed_circumstances)
            refused = replace(refused, rescuing_circumstances=rescuing)
        # Without its pao the hand still has a value, which should stay visible.
        return _with_waits(_with_pao(refused, win))
    after, ended, final = advance(rules, table, event, settlement)
    won = replace(
        assessment, stage=AssessmentStage.WON, settlement=settlement, table_after=after, end_reason=ended, final=final
    )
    return won if draft.claim_field else _with_pao(won, win)


def _with_forbidden(assessment: Assessment, win: Win) -> Assessment:
    """Adds the payments and the end of a forbidden win."""
    rules, table = assessment.rules, assessment.table
    forbidden = settle_unrestricted(rules, table, win)
    if forbidden is None:
        return assessment
    return replace(assessment, forbidden_settlement=forbidden, forbidden_final=advance(rules, table, win, forbidden)[2])


def _with_pao(assessment: Assessment, win: Win) -> Assessment:
    assert assessment.draft.winner is not None
    return replace(assessment, pao_offers=pao_offers(assessment.rules, assessment.table, win, assessment.draft.winner))


def _with_waits(assessment: Assessment) -> Assessment:
    """Adds the waits of a hand whose pieces form no winning shape."""
    draft = assessment.draft
    refusal = assessment.refusal
    if (
        draft.value is not None
        or draft.winning_piece is None
        or refusal is None
        or refusal.code is not ErrorCode.NOT_A_WIN
    ):
        return assessment
    seats = [winner.seat for winner in to_win(assessment.spec, draft).winners] if draft.other_winners else []
    if draft.winner in seats and seats.index(draft.winner) != refusal.win_index:
        return assessment
    others = tuple(entry for entry in draft.entries if not (isinstance(entry, PieceEntry) and entry.is_winning))
    incomplete = _check_incomplete(replace(assessment, missing_pieces=1, draft=replace(draft, entries=others)))
    return replace(assessment, waits=incomplete.waits, assumed_discarder=incomplete.assumed_discarder)


class CircumstanceHint(NamedTuple):
    """A circumstance that may have been forgotten.

    Attributes:
        gain: The points that the winner would gain in all.
    """

    situation: str
    gain: int


def find_circumstance_hint(assessment: Assessment) -> CircumstanceHint | None:
    """Returns a circumstance that would raise the value of a win, or None.

    It is the first one that is easily forgotten, because it needs another, such as ippatsu after riichi, or is
    declared, such as riichi. Pure luck, such as the last tile, fits nearly every hand: a hint each time would be noise.
    The search ends at the first find, so that a key press rarely settles more than one hand.
    """
    settlement, draft = assessment.settlement, assessment.draft
    if settlement is None or draft.winner is None or draft.value is not None or draft.claim_field:
        return None
    entered = set(draft.situation)
    free = set(assessment.allowed_circumstances) - entered
    base = _evaluation(settlement, draft.winner).base
    fitting = [item for item in assessment.rules.circumstances if item.id in free]
    likely = [item for item in fitting if item.is_declared or not entered.isdisjoint(item.requires_any)]
    for circumstance in sorted(likely, key=lambda candidate: entered.isdisjoint(candidate.requires_any)):
        result = settle_toggled(assessment.rules, assessment.table, assessment.spec, draft, circumstance.id)
        if result is None or not entered < set(result[0].situation):
            continue
        if _evaluation(result[1], draft.winner).base > base:
            return CircumstanceHint(circumstance.id, result[1].deltas[draft.winner])
    return None


def _evaluation(settlement: Settlement, winner: int) -> Evaluation:
    return next(win.evaluation for win in settlement.wins if win.winner == winner)
