# SPDX-License-Identifier: MIT
"""The score chart of a match."""

from __future__ import annotations

from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.model.events import Chombo, Draw, Riichi, Win
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.charts.lines import Line, LineChart
from mahjong_desk.ui.kit.marks import mark_of
from mahjong_desk.ui.text.vocabulary import short_hand


def curve_of(replay: Replay) -> LineChart:
    """Returns the chart: the start, then the totals after every hand, up to the current ones.

    Stakes of a hand belong to its point; an unfinished hand with payments has a point too.
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
    lines = tuple(Line(name, mark_of(seat), tuple(total[seat] for total in totals)) for seat, name in enumerate(names))
    hands = [short_hand(ruleset, row.before) for row in rows]
    return LineChart(
        tr("Path of the scores"),
        lines,
        ("", *hands),
        (tr("Start"), *hands),
        tr("Hand"),
        base=start[0],
        zero=True,
    )
