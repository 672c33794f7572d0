# SPDX-License-Identifier: MIT
"""Records of other programs in words: what they are, and what they say otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mahjong_desk.records.deals import Form
from mahjong_desk.records.differences import Difference, Matter, Said
from mahjong_desk.records.matching import Matched
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.text_format import change, figure, headed, listed, noted
from mahjong_desk.ui.text.refusals import refusal_text

_CHANGES: Final = frozenset({Matter.DELTAS, Matter.RESULTS})
_POINTS: Final = frozenset({Matter.SCORES, Matter.FINAL}) | _CHANGES
"""What is told of each player."""


def form_name(form: Form) -> str:
    """Returns what a format of records is called."""
    names = {
        Form.TENHOU: tr("Record of tenhou.net/6"),
        Form.MJAI: tr("Record of MJAI events"),
        Form.BOTZONE: tr("Record of Botzone"),
    }
    return names[form]


def record_words(found: Matched) -> str:
    """Returns what a record is, who played and how it ended, on two lines."""
    record, final = found.record, found.replay.final
    scores = final.scores if final is not None else found.replay.table.scores
    players = (
        tr("{player} {points}").format(player=player, points=figure(score))
        for player, score in zip(record.players, scores, strict=True)
    )
    head = noted(form_name(record.form), record.title) if record.title else form_name(record.form)
    return f"{head}\n{listed(players)}"


def count_words(deals: int, differences: int) -> str:
    """Returns how many deals there are, and how many differences."""
    played = trn("{n} hand", "{n} hands", deals)
    if not differences:
        return noted(played, tr("every figure as it is worked out here"))
    return noted(played, trn("{n} figure is another here", "{n} figures are others here", differences))


def difference_words(found: Matched, difference: Difference) -> str:
    """Returns what a record says otherwise, in a sentence."""
    players, seat = found.record.players, difference.seat
    told, here = (_said(said, difference, players) for said in (difference.told, difference.here))
    sentence = _sentences()[difference.matter].format(told=told, here=here)
    return headed(players[seat], sentence) if seat is not None else sentence


def _sentences() -> dict[Matter, str]:
    return {
        Matter.DELTAS: tr("The record moves {told}, these rules {here}."),
        Matter.HAN: tr("The record counts {told} han, these rules {here}."),
        Matter.FU: tr("The record counts {told} fu, these rules {here}."),
        Matter.YAKU: tr("The record names {told}; these rules {here}."),
        Matter.REFUSED: tr("These rules do not take it: {here}"),
        Matter.SCORES: tr("The record begins this hand with {told}, these rules with {here}."),
        Matter.COUNTERS: tr("Honba and deposit before this hand are {told} in the record, {here} by these rules."),
        Matter.MISSING: tr("Hands before this one are not in the record."),
        Matter.COLUMNS: tr("What was drawn and discarded fits in no order of play."),
        Matter.END: tr("The record ends here; by these rules the match would go on."),
        Matter.FINAL: tr("The record ends with {told}, these rules with {here}."),
        Matter.RESULTS: tr("The results are {told} in the record, {here} by these rules."),
    }


def _said(said: Said, difference: Difference, players: Sequence[str]) -> str:
    """Returns one side of a difference; of points those of the players for whom both sides differ."""
    if isinstance(said, Refusal):
        return refusal_text(said)
    if not isinstance(said, tuple):
        return "–" if said is None else figure(said)
    if difference.matter not in _POINTS:
        return listed(entry if isinstance(entry, str) else figure(entry) for entry in said) or "–"
    write = change if difference.matter in _CHANGES else figure
    assert isinstance(difference.told, tuple)
    assert isinstance(difference.here, tuple)
    seats = [
        seat for seat, (told, here) in enumerate(zip(difference.told, difference.here, strict=True)) if told != here
    ]
    points = [entry for entry in said if isinstance(entry, int)]
    return listed(tr("{player} {points}").format(player=players[seat], points=write(points[seat])) for seat in seats)
