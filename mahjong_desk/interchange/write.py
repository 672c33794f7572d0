# SPDX-License-Identifier: MIT
"""Makes JSON of matches and answers (contract.md §5)."""

from __future__ import annotations

from typing import Any

from mahjong_desk.interchange.events import write_event, write_pao
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, RULESET_VERSION
from mahjong_desk.match import Match, Replay, ReplayRow
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import (
    Evaluation,
    FinalResult,
    Party,
    Payment,
    RejectedReading,
    Settlement,
    WaitResult,
    WinningHand,
    WinOutcome,
    YakuItem,
)
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Group, Reading

Json = dict[str, Any]


def write_match(match: Match) -> Json:
    """Returns a match as the file that ``replay`` reads."""
    ruleset = match.rules.ruleset
    return {
        "format": MATCH_FORMAT,
        "version": MATCH_VERSION,
        "ruleset": ruleset.id,
        "ruleset_version": RULESET_VERSION,
        "options": dict(match.options),
        "players": list(match.players),
        "events": [write_event(event, ruleset) for event in match.events],
    }


def write_group(group: Group, pieces: PieceSet) -> Json:
    """Returns a group of a reading as JSON."""
    return {"shape": group.shape.value, "tiles": pieces.format(group.kinds), "exposed": group.exposed}


def _write_reading(reading: Reading, pieces: PieceSet) -> Json:
    answer: Json = {
        "form": reading.form.value,
        "groups": [write_group(group, pieces) for group in reading.groups],
        "won": reading.won,
        "wait": reading.wait.value,
    }
    if reading.wilds:
        answer["wilds"] = [{"group": wild.group, "tile": pieces.names[wild.kind]} for wild in reading.wilds]
    return answer


def _write_value(evaluation: Evaluation, ruleset: Ruleset) -> Json:
    answer: Json = {"yaku": [_write_yaku(item, ruleset.pieces) for item in evaluation.yaku]}
    for name in ruleset.value_fields:
        if name != "fu_items":
            answer[name] = getattr(evaluation, name)
    return {**answer, **evaluation.figures}


def _write_yaku(item: YakuItem, pieces: PieceSet) -> Json:
    answer: Json = {"id": item.id, "value": item.value, "sets": [write_group(group, pieces) for group in item.sets]}
    return {**answer, "struck": list(item.struck)} if item.struck else answer


def _write_fu_items(evaluation: Evaluation, pieces: PieceSet) -> list[Json]:
    return [
        {"id": item.id, "value": item.value, "set": write_group(item.set, pieces) if item.set else None}
        for item in evaluation.fu_items
    ]


def _write_candidate(candidate: RejectedReading, ruleset: Ruleset) -> Json:
    answer: Json = {"reading": _write_reading(candidate.reading, ruleset.pieces), "yaku": list(candidate.yaku)}
    if "han" in ruleset.value_fields:
        answer["han"] = candidate.han
    if "fu" in ruleset.value_fields:
        answer["raw_fu"] = candidate.fu
    return {**answer, "base": candidate.base}


def _write_formula(evaluation: Evaluation, ruleset: Ruleset) -> Json:
    answer: Json = {"text": " ".join(str(part) for part in evaluation.formula), "uncapped": evaluation.uncapped}
    if "fu" in ruleset.value_fields:
        answer["raw_fu"] = evaluation.raw_fu
    return answer


def write_winning_hand(won: WinningHand, ruleset: Ruleset) -> Json:
    """Returns one winner's part of an answer, with every reason."""
    evaluation = won.evaluation
    reading = evaluation.reading
    answer: Json = {"winner": won.winner, **_write_value(evaluation, ruleset)}
    if "fu_items" in ruleset.value_fields:
        answer["fu_items"] = _write_fu_items(evaluation, ruleset.pieces)
    return {
        **answer,
        "formula": _write_formula(evaluation, ruleset),
        "reading": _write_reading(reading, ruleset.pieces) if reading else None,
        "rejected": [_write_candidate(candidate, ruleset) for candidate in evaluation.rejected],
        "suggested_pao": [write_pao(pao) for pao in won.suggested_pao],
    }


def _write_party(party: int | Party) -> int | str:
    return party.value if isinstance(party, Party) else party


def _write_payment(payment: Payment) -> Json:
    return {
        "from": _write_party(payment.payer),
        "to": _write_party(payment.payee),
        "points": payment.points,
        "for": payment.reason,
    }


def write_settlement(settlement: Settlement, ruleset: Ruleset, ending: FinalResult | None) -> Json:
    """Returns a score answer.

    Args:
        ending: How the match would end with it; None if it would go on.
    """
    return {
        "ok": True,
        "wins": [write_winning_hand(won, ruleset) for won in settlement.wins],
        "payments": [_write_payment(payment) for payment in settlement.payments],
        "deltas": list(settlement.deltas),
        "warnings": list(settlement.warnings),
        "outcome": {"reason": ending.reason, "label": ending.label} if ending else None,
        **_write_side_results(settlement),
    }


def _write_side_results(settlement: Settlement) -> Json:
    return {"side_results": list(settlement.side_results)} if any(settlement.side_results) else {}


def _write_outcome(outcome: WinOutcome, ruleset: Ruleset) -> Json:
    if outcome.evaluation is None or outcome.deltas is None:
        answer: Json = {"refused": outcome.refusal.code.value if outcome.refusal else None}
        if outcome.refusal and outcome.refusal.reason:
            answer["reason"] = outcome.refusal.reason
        return answer
    answer = {**_write_value(outcome.evaluation, ruleset), "deltas": list(outcome.deltas)}
    if outcome.warnings:
        answer["warnings"] = list(outcome.warnings)
    return answer


def write_waits(waits: tuple[WaitResult, ...], ruleset: Ruleset) -> Json:
    """Returns a waits answer."""
    return {
        "ok": True,
        "waits": [
            {
                "tile": ruleset.pieces.names[wait.piece],
                "left": wait.left,
                "ron": _write_outcome(wait.ron, ruleset),
                "tsumo": _write_outcome(wait.tsumo, ruleset),
            }
            for wait in waits
        ],
    }


def _write_next(table: Table, ruleset: Ruleset) -> Json:
    return {
        "round": table.round.value,
        "number": table.number,
        "dealer": table.dealer,
        "honba": table.honba,
        "deposit": table.deposit,
        **({"order": list(table.order)} if ruleset.conventions.order else {}),
        **{field.id: table.extra_fields.get(field.id) for field in ruleset.extra_fields_of(FieldOwner.TABLE)},
    }


def _write_row(row: ReplayRow, ruleset: Ruleset) -> Json:
    settlement = row.settlement
    answer: Json = {
        "event": row.index,
        "deltas": list(settlement.deltas),
        "scores": list(row.after.scores),
        "next": None if row.ended is not None else _write_next(row.after, ruleset),
        "payments": [_write_payment(payment) for payment in settlement.payments],
        **_write_side_results(settlement),
    }
    if settlement.warnings:
        answer["warnings"] = list(settlement.warnings)
    if settlement.wins:
        answer["wins"] = [write_winning_hand(won, ruleset) for won in settlement.wins]
    return answer


def _write_final(final: FinalResult) -> Json:
    return {
        "reason": final.reason,
        "scores": list(final.scores),
        "ranks": list(final.ranks),
        "results": list(final.results),
        "house": final.house,
        "label": final.label,
    }


def write_replay(replay: Replay) -> Json:
    """Returns a replay answer.

    Raises:
        Refusal: The first event that cannot happen, with its place among the events.
    """
    fault = replay.fault
    if fault is not None and fault.refusal is not None:
        raise fault.refusal.under(f"events[{fault.index}]")
    ruleset = replay.match.rules.ruleset
    return {
        "ok": True,
        "hands": [_write_row(row, ruleset) for row in replay.rows],
        "players": list(replay.players),
        "final": _write_final(replay.final) if replay.final else None,
    }


def write_refusal(refusal: Refusal) -> Json:
    """Returns an error answer."""
    error = {"code": refusal.code.value, "message": refusal.message, "path": refusal.path}
    if refusal.reason is not None:
        error["reason"] = refusal.reason
    return {"ok": False, "error": error}
