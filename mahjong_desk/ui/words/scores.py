# SPDX-License-Identifier: MIT
"""How scores stand and what moved them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.events import Chombo, Draw, Riichi, Win
from mahjong_desk.rules.reasons import Party
from mahjong_desk.ui.kit.curve import Curve, CurveLine
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.words.hands import short_hand

translate = QCoreApplication.translate


def party_name(party: int | Party, names: Sequence[str]) -> str:
    """Returns who pays or receives: a player, the table or the house."""
    if isinstance(party, int):
        return f"{names[party]}"
    return translate("Words", "the table") if party is Party.TABLE else translate("Words", "the house")


def standing_words(score: int, start: int) -> str:
    """Returns how a score stands to the start, such as ``560 over`` or ``level with the start``."""
    if score == start:
        return translate("Words", "level with the start")
    if score > start:
        return translate("Words", "{points} over the start").format(points=figure(score - start))
    return translate("Words", "{points} under the start").format(points=figure(start - score))


def changes_line(deltas: Sequence[int], names: Sequence[str]) -> str:
    """Returns the changes of those whom an event moved, such as ``Aoi +240, Ben −240``."""
    moved = [f"{name} {change(delta)}" for name, delta in zip(names, deltas, strict=True) if delta]
    return noted(*moved) if moved else translate("Words", "no points move")


def curve_of(replay: Replay) -> Curve:
    """Returns the path of the scores: the start, then the totals after every hand, up to the present ones.

    What was staked in a hand goes into its point; a hand in which points moved and that still goes on has one too.
    """
    names, ruleset = replay.players, replay.match.rules.ruleset
    rows: list[Row] = []
    for row in replay.rows:
        if row.refusal is not None or not (any(row.settlement.deltas) or isinstance(row.event, Win | Draw | Chombo)):
            continue
        if rows and isinstance(rows[-1].event, Riichi):
            rows[-1] = row
        else:
            rows.append(row)
    start = replay.match.start.scores
    totals = [start, *(row.after.scores for row in rows)]
    lines = tuple(CurveLine(name, tuple(total[seat] for total in totals)) for seat, name in enumerate(names))
    return Curve(lines, tuple(short_hand(ruleset, row.before) for row in rows), start[0])
