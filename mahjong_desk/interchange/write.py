# SPDX-License-Identifier: MIT
"""Makes JSON of events, matches and answers (contract.md §4–5)."""

from __future__ import annotations

from typing import Any

from mahjong_desk.interchange.read import EVENT_NAMES, MATCH_FORMAT, MATCH_VERSION
from mahjong_desk.match import Match, Replay, Row
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.events import Adjust, Chombo, DeadHand, Draw, End, Event, Pao, Win, Winner
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.reasons import (
    Candidate,
    Evaluation,
    Final,
    Outcome,
    Party,
    Payment,
    Settlement,
    WaitAnswer,
    WonHand,
)
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.table import Table
from mahjong_desk.shapes import Group, Reading

Json = dict[str, Any]


def write_event(event: Event, pieces: PieceSet) -> Json:
    """Returns an event as JSON; what is absent is left out."""
    answer: Json = {"type": EVENT_NAMES[type(event)]}
    if isinstance(event, Win):
        answer["from"] = event.discarder
        answer["wins"] = [_write_winner(winner, pieces) for winner in event.wins]
    elif isinstance(event, Draw):
        answer["kind"] = event.kind
        if event.tenpai:
            answer["tenpai"] = list(event.tenpai)
    elif isinstance(event, Adjust):
        answer["deltas"] = list(event.deltas)
        if event.house:
            answer["house"] = True
    elif isinstance(event, Chombo):
        answer["player"] = event.player
        answer.update(event.details)
    elif isinstance(event, DeadHand):
        answer["player"] = event.player
    if isinstance(event, Chombo | DeadHand | Adjust | End) and event.reason is not None:
        answer["reason"] = event.reason
    for name, text in (("note", event.note), ("at", event.at)):
        if text is not None:
            answer[name] = text
    return answer


def _write_winner(winner: Winner, pieces: PieceSet) -> Json:
    answer: Json = {"winner": winner.seat}
    if winner.hand is not None:
        answer["hand"] = write_hand(winner.hand, pieces)
    else:
        answer["value"] = dict(winner.value or {})
    if winner.pao:
        answer["pao"] = [_write_pao(pao) for pao in winner.pao]
    return answer


def _write_pao(pao: Pao) -> Json:
    return {"player": pao.player, "for": pao.reason}


def write_hand(hand: Hand, pieces: PieceSet) -> Json:
    """Returns a hand as JSON, the winning piece and the situation where there are any."""
    answer: Json = {
        "concealed": pieces.format(hand.concealed),
        "melds": [_write_meld(meld, pieces) for meld in hand.melds],
    }
    if hand.winning_piece is not None:
        answer["winning_tile"] = pieces.names[hand.winning_piece]
    if hand.situation:
        answer["situation"] = [situation.value for situation in hand.situation]
    return answer


def _write_meld(meld: Meld, pieces: PieceSet) -> Json:
    answer: Json = {"kind": meld.kind.value, "tiles": pieces.format(meld.pieces)}
    if meld.giver is not None:
        answer["from"] = meld.giver
    return answer


def write_match(match: Match) -> Json:
    """Returns a match as the file that ``replay`` reads."""
    pieces = match.rules.ruleset.pieces
    return {
        "format": MATCH_FORMAT,
        "version": MATCH_VERSION,
        "ruleset": match.rules.ruleset.id,
        "options": dict(match.options),
        "players": list(match.players),
        "events": [write_event(event, pieces) for event in match.events],
    }


def write_group(group: Group, pieces: PieceSet) -> Json:
    """Returns a group of a reading as JSON."""
    return {"shape": group.shape.value, "tiles": pieces.format(group.kinds), "exposed": group.exposed}


def _write_reading(reading: Reading, pieces: PieceSet) -> Json:
    return {
        "form": reading.form.value,
        "groups": [write_group(group, pieces) for group in reading.groups],
        "won": reading.won,
        "wait": reading.wait.value,
    }


def _write_value(evaluation: Evaluation, pieces: PieceSet) -> Json:
    return {
        "yaku": [
            {"id": item.id, "value": item.value, "sets": [write_group(group, pieces) for group in item.sets]}
            for item in evaluation.yaku
        ],
        "fu": evaluation.fu,
        "han": evaluation.han,
        "limit": evaluation.limit,
        "base": evaluation.base,
    }


def _write_fu_items(evaluation: Evaluation, pieces: PieceSet) -> list[Json]:
    return [
        {"id": item.id, "value": item.value, "set": write_group(item.set, pieces) if item.set else None}
        for item in evaluation.fu_items
    ]


def _write_candidate(candidate: Candidate, pieces: PieceSet) -> Json:
    return {
        "reading": _write_reading(candidate.reading, pieces),
        "yaku": list(candidate.yaku),
        "han": candidate.han,
        "raw_fu": candidate.fu,
        "base": candidate.base,
    }


def write_won_hand(won: WonHand, pieces: PieceSet) -> Json:
    """Returns one winner's part of an answer, with every reason."""
    evaluation = won.evaluation
    reading = evaluation.reading
    return {
        "winner": won.winner,
        **_write_value(evaluation, pieces),
        "fu_items": _write_fu_items(evaluation, pieces),
        "formula": {
            "raw_fu": evaluation.raw_fu,
            "fu": evaluation.fu,
            "han": evaluation.han,
            "uncapped": evaluation.uncapped,
        },
        "reading": _write_reading(reading, pieces) if reading else None,
        "rejected": [_write_candidate(candidate, pieces) for candidate in evaluation.rejected],
        "suggested_pao": [_write_pao(pao) for pao in won.suggested_pao],
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


def write_settlement(settlement: Settlement, pieces: PieceSet) -> Json:
    """Returns a score answer."""
    return {
        "ok": True,
        "wins": [write_won_hand(won, pieces) for won in settlement.wins],
        "payments": [_write_payment(payment) for payment in settlement.payments],
        "deltas": list(settlement.deltas),
    }


def _write_outcome(outcome: Outcome, pieces: PieceSet) -> Json:
    if outcome.evaluation is None or outcome.deltas is None:
        return {"refused": outcome.refusal.code.value if outcome.refusal else None}
    return {**_write_value(outcome.evaluation, pieces), "deltas": list(outcome.deltas)}


def write_waits(waits: tuple[WaitAnswer, ...], pieces: PieceSet) -> Json:
    """Returns a waits answer."""
    return {
        "ok": True,
        "waits": [
            {
                "tile": pieces.names[wait.piece],
                "left": wait.left,
                "ron": _write_outcome(wait.ron, pieces),
                "tsumo": _write_outcome(wait.tsumo, pieces),
            }
            for wait in waits
        ],
    }


def _write_next(table: Table) -> Json:
    return {
        "round": table.round.value,
        "number": table.number,
        "dealer": table.dealer,
        "honba": table.honba,
        "deposit": table.deposit,
    }


def _write_row(row: Row, pieces: PieceSet) -> Json:
    answer: Json = {
        "event": row.index,
        "deltas": list(row.settlement.deltas),
        "scores": list(row.after.scores),
        "next": None if row.ended is not None else _write_next(row.after),
        "payments": [_write_payment(payment) for payment in row.settlement.payments],
    }
    if row.settlement.wins:
        answer["wins"] = [write_won_hand(won, pieces) for won in row.settlement.wins]
    return answer


def _write_final(final: Final) -> Json:
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
    pieces = replay.match.rules.ruleset.pieces
    return {
        "ok": True,
        "hands": [_write_row(row, pieces) for row in replay.rows],
        "final": _write_final(replay.final) if replay.final else None,
    }


def write_refusal(refusal: Refusal) -> Json:
    """Returns an error answer."""
    error = {"code": refusal.code.value, "message": refusal.message, "path": refusal.path}
    if refusal.reason is not None:
        error["reason"] = refusal.reason
    return {"ok": False, "error": error}
