# SPDX-License-Identifier: MIT
"""Writes a match as ``tenhou.net/6`` (``resources/docs/records.md`` §5).

What a match contains is written: points, value, yaku, tenpai, the entered hands of winners. What it does not
contain, such as the other hands, draws and discards, is left empty.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.records.deals import Json, RecordFormat
from mahjong_desk.records.matching import NOT_IN_RECORD
from mahjong_desk.records.play import plain_tile
from mahjong_desk.records.tenhou_pieces import (
    NO_CODE,
    TSUMOGIRI,
    to_code,
    write_added_kan,
    write_claim,
    write_concealed_kan,
)
from mahjong_desk.records.words import DORA_FIGURES, TENHOU_DRAWS, TENHOU_LIMITS, TENHOU_YAKU
from mahjong_desk.rules.model.events import Draw, RiichiDeclaration, Win, Winner
from mahjong_desk.rules.model.hand import DORA, URA, Hand, Meld
from mahjong_desk.rules.model.reasons import Evaluation, WinningHand
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind

_STAKE = 1_000
_STOPPED = "end"
"""The end reason of a match that the players stopped early."""
_WINDS = "東南西北"
_VALUE_PAYMENTS = ("win", "pao")
"""The reasons of payments for the value of a hand."""


def export_format(ruleset: Ruleset) -> RecordFormat | None:
    """Returns the format for matches of a rule system, or None."""
    return RecordFormat.TENHOU if ruleset.id == "riichi" else None


def export_match(played: Replay, title: str) -> Json:
    """Returns a match of Riichi as ``tenhou.net/6``."""
    options = played.match.rules.options
    reds, rows = options["red_fives"], groupby(played.rows, attrgetter("deals_before"))
    assert isinstance(reds, int)
    disp = "東" if options["length"] == "tonpuu" else "南"
    disp += "喰" * bool(options["open_tanyao"]) + "赤" * bool(reds)
    answer: Json = {
        "title": [title, ""],
        "name": list(played.match.players),
        "rule": {"disp": disp, "aka51": min(reds, 1), "aka52": reds - 2 * min(reds, 1), "aka53": min(reds, 1)},
        "log": [deal for _, group in rows if (deal := _write_deal(played, list(group)))],
    }
    if played.final is not None and played.final.end_reason != _STOPPED:
        pairs = zip(played.final.scores, played.final.results, strict=True)
        answer["sc"] = [number for score, result in pairs for number in (score, _thousands(result))]
    return answer


def _thousands(result: float) -> float:
    """Returns a result in thousands, as an integer if it is whole."""
    amount = result / 1_000
    return int(amount) if amount == int(amount) else amount


def _write_deal(played: Replay, rows: Sequence[ReplayRow]) -> list[Any] | None:
    """Returns a deal, or None if it has no win or draw, or replaces an omitted one."""
    rows = [row for row in rows if row.refusal is None]
    last = rows[-1] if rows else None
    if last is None or not isinstance(last.event, Win | Draw) or last.event.note == NOT_IN_RECORD:
        return None
    table = last.before
    declared = [row.event.player for row in rows if isinstance(row.event, RiichiDeclaration)]
    stakes = Counter(declared)
    scores = [score + _STAKE * stakes[seat] for seat, score in enumerate(table.scores)]
    columns = [_Columns() for _ in scores]
    for seat in declared:
        columns[seat].outgoing.append(f"r{TSUMOGIRI}")
    head = [4 * table.round_wind.position + table.hand_number - 1, table.honba, table.deposit // _STAKE - len(declared)]
    dora: list[int] = []
    ura: list[int] = []
    if isinstance(last.event, Win):
        names = played.match.rules.ruleset.pieces.face_names
        for winner in last.event.winners:
            if winner.hand is not None:
                _place_hand(columns, winner.seat, winner.hand, last.event.discarder, names)
                indicators = winner.hand.indicators
                dora = [_code(piece, names) for piece in indicators.pieces_of(DORA)]
                ura = [_code(piece, names) for piece in indicators.pieces_of(URA)] or ura
        result = _win_result(last, last.event)
    else:
        result = _draw_result(last, last.event)
    parts = [part for column in columns for part in (column.start, column.incoming, column.outgoing)]
    return [head, scores, dora, ura, *parts, result]


class _Columns:
    """The columns of one player: start hand, draws and claims, discards and melds.

    An unknown discard is ``NO_CODE``, so that a kan stays next to the piece that completed it.
    """

    def __init__(self) -> None:
        self.start: list[int] = []
        self.incoming: list[int | str] = []
        self.outgoing: list[int | str] = []


def _code(piece: int, names: Sequence[str]) -> int:
    return to_code(names[piece])


def _place_hand(columns: list[_Columns], seat: int, hand: Hand, discarder: int | None, names: Sequence[str]) -> None:
    """Writes a winner's hand into the columns, as if it had been dealt."""
    column = columns[seat]
    column.start += [_code(piece, names) for piece in hand.concealed]
    for meld in hand.melds:
        _place_meld(column, seat, meld, [names[piece] for piece in meld.pieces])
    assert hand.winning_piece is not None
    winning = names[hand.winning_piece]
    if discarder is None:
        column.incoming.append(to_code(winning))
        return
    is_robbed = "chankan" in {str(circumstance) for circumstance in hand.situation}
    last = write_added_kan(winning, [plain_tile(winning)] * 3, 3) if is_robbed else to_code(winning)
    columns[discarder].outgoing[:] = [*_riichi_discards(columns[discarder]), last]


def _riichi_discards(column: _Columns) -> list[int | str]:
    """Returns the discards with a riichi declaration."""
    return [discard for discard in column.outgoing if isinstance(discard, str) and discard[0] == "r"]


def _place_meld(column: _Columns, seat: int, meld: Meld, pieces: list[str]) -> None:
    offset = 3 if meld.claimed_from is None else (meld.claimed_from - seat) % 4
    match meld.kind:
        case MeldKind.ANKAN:
            column.start += map(to_code, pieces[:3])
            column.incoming.append(to_code(pieces[3]))
            column.outgoing.append(write_concealed_kan(pieces))
        case MeldKind.SHOUMINKAN:
            # It is unknown which piece was added; a red five is assumed to be the last.
            pieces.sort(key=lambda piece: piece[0] == "0")
            pon, added = pieces[:3], pieces[3]
            column.start += map(to_code, pon[:2])
            column.incoming += [write_claim("pon", pon[2], pon[:2], offset), to_code(added)]
            column.outgoing += [NO_CODE, write_added_kan(added, pon, offset)]
        case _:
            column.start += map(to_code, pieces[1:])
            column.incoming.append(write_claim(meld.kind.value, pieces[0], pieces[1:], offset))
            column.outgoing.append(NO_CODE)


def _draw_result(row: ReplayRow, event: Draw) -> list[Any]:
    deltas = list(row.settlement.deltas)
    if event.kind != "exhaustive":
        return [next(name for name, kind in TENHOU_DRAWS.items() if kind == event.kind)]
    if event.extra_fields.get("nagashi"):
        return ["流し満貫", deltas]
    ready = len(event.tenpai or ())
    if ready in {0, len(deltas)}:
        return ["全員聴牌" if ready else "全員不聴"]
    return ["流局", deltas]


def _win_result(row: ReplayRow, event: Win) -> list[Any]:
    answer: list[Any] = ["和了"]
    for winner, won in zip(event.winners, row.settlement.wins, strict=True):
        deltas = [0] * row.before.players
        for payment in row.settlement.payments:
            if payment.payee == winner.seat:
                deltas[winner.seat] += payment.points
                if isinstance(payment.payer, int):
                    deltas[payment.payer] -= payment.points
        source = winner.seat if event.discarder is None else event.discarder
        liable = winner.pao[0].player if winner.pao else winner.seat
        texts = [_value(row, winner, won, self_drawn=event.discarder is None), *_yaku(row, winner.seat, won.evaluation)]
        # Only the names of yaku say how many yakuman it was, and a typed value has none.
        times = winner.value.get("times", 1) if winner.value is not None else 1
        texts += [f"{TENHOU_LIMITS['yakuman']}(役満)"] * times if isinstance(times, int) and times > 1 else []
        answer += [deltas, [winner.seat, source, liable, *texts]]
    return answer


def _value(row: ReplayRow, winner: Winner, won: WinningHand, *, self_drawn: bool) -> str:
    """Returns the value of a hand as text, without honba and deposits."""
    evaluation = won.evaluation
    fu_and_han = f"{evaluation.fu}符{evaluation.han}飜"
    name = fu_and_han if evaluation.limit is None else TENHOU_LIMITS[evaluation.limit]
    points = [
        payment.points
        for payment in row.settlement.payments
        if payment.payee == winner.seat and payment.reason in _VALUE_PAYMENTS
    ]
    if self_drawn and len(points) == row.before.players - 1:
        if winner.seat == row.before.dealer:
            return f"{name}{points[0]}点∀"
        return f"{name}{min(points)}-{max(points)}点"
    return f"{name}{sum(points)}点"


def _yaku(row: ReplayRow, seat: int, evaluation: Evaluation) -> list[str]:
    winds: Mapping[str, str] = {
        "yakuhai_round": f" {_WINDS[row.before.round_wind.position]}",
        "yakuhai_seat": f" {_WINDS[row.before.seat_wind(seat)]}",
    }
    names = []
    for item in evaluation.yaku:
        name = f"{TENHOU_YAKU.get(item.id, item.id)}{winds.get(item.id, '')}"
        names.append(f"{name}(役満)" if evaluation.limit == "yakuman" else f"{name}({item.value}飜)")
    if names and evaluation.limit != "yakuman":
        counts = ((figure, evaluation.extra_numbers.get(figure)) for figure in DORA_FIGURES)
        names += [f"{TENHOU_YAKU[figure]}({count}飜)" for figure, count in counts if count]
    return names
